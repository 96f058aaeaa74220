"""Knock-out of teams: matches of two halves, the IMPs decide and the loser leaves."""

from biritch.competition.formula import Count, Formula, Play, Stage
from biritch.competition.movement import Form

FORMULA = Formula(
    "Knock-out of teams",
    Form.TEAMS,
    (2, 128),
    lambda _: (Stage(Play.KNOCK_OUT, Count.IMPS, 32, segments=2),),
    "document 000, lines 216 and 238",
)

SENTENCES = {
    "en": """
formula-knock-out = Knock-out of teams
""",
    "fr": """
formula-knock-out = Élimination directe par équipes
""",
}
