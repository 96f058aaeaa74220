"""Poule: every team meets every other, and victory points are ranked."""

from biritch.competition.formula import Count, Formula, Play, Stage
from biritch.competition.movement import Form

FORMULA = Formula(
    "Pool of teams",
    Form.TEAMS,
    (3, 32),
    lambda _: (Stage(Play.ROUND_ROBIN, Count.VPS, 16, scale="wbf-25-0"),),
    "document 000, line 238",
)

SENTENCES = {
    "en": """
formula-poule = Pool of teams
""",
    "fr": """
formula-poule = Poule d'équipes
""",
}
