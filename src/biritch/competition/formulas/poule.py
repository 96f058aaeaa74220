"""Poule: every team meets every other, and victory points are ranked."""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind

FORMULA = Formula(
    "Pool of teams",
    EntrantKind.TEAMS,
    (3, 32),
    lambda _: (FormulaStage(StageFormat.ROUND_ROBIN, StageScoring.VPS, 16, scale="wbf-25-0"),),
    "Bridge, les règles élémentaires (2007), B.I",
)

SENTENCES = {
    "en": """
formula-poule = Pool of teams
""",
    "fr": """
formula-poule = Poule d'équipes
""",
}
