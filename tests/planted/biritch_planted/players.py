"""A planted robot: the one that plays by rule, under another name."""

from dataclasses import replace

from biritch.core.phrase import Phrase
from biritch.robots.players import rule

ROBOT = replace(rule.ROBOT, about=Phrase.of("robot-about-planted"))

SENTENCES = {
    "en": """
robot-about-planted = Planted, and plays by rule.
""",
    "fr": """
robot-about-planted = Planté, et joue selon les règles d'usage.
""",
}
