"""A planted movement: a Howell under another name."""

from dataclasses import replace

from biritch.competition.movements import howell

MOVEMENT = replace(howell.MOVEMENT, title="Planted movement")

SENTENCES = {
    "en": """
movement-planted = Planted movement
movement-planted-about = Planted: every pair meets every other.
""",
    "fr": """
movement-planted = Mouvement planté
movement-planted-about = Planté : chaque paire rencontre toutes les autres.
""",
}
