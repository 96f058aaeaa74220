"""Swiss pairs: short matches between pairs of the same rank, victory points from IMPs."""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind


def _stages(pairs: int) -> tuple[FormulaStage, ...]:
    # Fewer than half as many as pairs: nobody meets an opponent twice, and a draw is always
    # left.
    rounds = min(7, (pairs - 1) // 2)
    return (
        FormulaStage(
            StageFormat.SWISS, StageScoring.VPS, 4, rounds=rounds, scale="wbf-continuous"
        ),
    )


FORMULA = Formula("Swiss pairs", EntrantKind.PAIRS, (8, 400), _stages, "docs/movements.md, 6")

SENTENCES = {
    "en": """
formula-swiss-pairs = Swiss pairs
""",
    "fr": """
formula-swiss-pairs = Suisse par paires
""",
}
