"""Swiss pairs: short matches between pairs of the same rank, victory points from IMPs."""

from biritch.competition.formula import Count, Formula, Play, Stage
from biritch.competition.movement import Form


def _stages(pairs: int) -> tuple[Stage, ...]:
    rounds = min(7, (pairs - 1) // 2)
    return (Stage(Play.SWISS, Count.VPS, 4, rounds=rounds, scale="wbf-continuous"),)


FORMULA = Formula("Swiss pairs", Form.PAIRS, (8, 400), _stages, "docs/movements.md, 6")

SENTENCES = {
    "en": """
formula-swiss-pairs = Swiss pairs
""",
    "fr": """
formula-swiss-pairs = Suisse par paires
""",
}
