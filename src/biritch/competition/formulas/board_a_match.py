"""Board-a-match: each board is won, halved or lost, between all teams."""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind

FORMULA = Formula(
    "Board-a-match",
    EntrantKind.TEAMS,
    (3, 25),
    lambda _: (FormulaStage(StageFormat.ROUND_ROBIN, StageScoring.BOARD_A_MATCH, 4),),
    "docs/movements.md, 5 (American Whist, round robin)",
)

SENTENCES = {
    "en": """
formula-board-a-match = Board-a-match
""",
    "fr": """
formula-board-a-match = Board-a-match
""",
}
