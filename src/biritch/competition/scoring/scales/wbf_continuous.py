"""The WBF's continuous scale of 2013: 10.00 to 20.00, to two decimals."""

from fractions import Fraction
from functools import lru_cache

from biritch.competition.scoring.scale import Points, VPScale
from biritch.competition.scoring.wbf_curve import hundredths

_table = lru_cache(maxsize=64)(hundredths)


def row(boards: int, margin: int) -> Points:
    """Return the VPs of both; together they are 20."""
    table = _table(boards)
    # Beyond the last margin of the table every win is worth 20.
    winner = Fraction(table[min(margin, len(table) - 1)], 100)
    return winner, 20 - winner


SCALE = VPScale(
    title="WBF 20-0, continuous",
    source="WBF Scoring Panel, technical report, 2012; in force since 2013",
    most=Fraction(20),
    row=row,
)

SENTENCES = {
    "en": """
scale-wbf-continuous = WBF, with decimals (20-0)
""",
    "fr": """
scale-wbf-continuous = WBF, avec décimales (20-0)
""",
}
