"""Patton: short matches of all against all, a point for each board and points for the size."""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind

FORMULA = Formula(
    "Patton",
    EntrantKind.TEAMS,
    (3, 25),
    lambda _: (FormulaStage(StageFormat.ROUND_ROBIN, StageScoring.PATTON, 4),),
    "Hackett, EBU magazine, winter 2009 (matches of four boards)",
)

SENTENCES = {
    "en": """
formula-patton = Patton
""",
    "fr": """
formula-patton = Patton
""",
}
