"""Knock-out of teams: matches of two halves, the IMPs decide and the loser leaves."""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind

FORMULA = Formula(
    "Knock-out of teams",
    EntrantKind.TEAMS,
    (2, 128),
    lambda _: (FormulaStage(StageFormat.KNOCK_OUT, StageScoring.IMPS, 32, segments=2),),
    "Bridge, les règles élémentaires (2007), B.I",
)

SENTENCES = {
    "en": """
formula-knock-out = Knock-out of teams
""",
    "fr": """
formula-knock-out = Élimination directe par équipes
""",
}
