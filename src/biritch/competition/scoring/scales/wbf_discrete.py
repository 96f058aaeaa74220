"""The WBF's scale of 2013 in whole victory points: 10-10, 11-9 ... 20-0."""

from bisect import bisect_left
from fractions import Fraction
from functools import lru_cache

from biritch.competition.scoring.scale import Points, VPScale
from biritch.competition.scoring.wbf_curve import margins

_margins = lru_cache(maxsize=64)(margins)


def row(boards: int, margin: int) -> Points:
    """Return the VPs of both; together they are 20."""
    winner = Fraction(10 + bisect_left(_margins(boards), margin))
    return winner, 20 - winner


SCALE = VPScale(
    title="WBF 20-0, discrete",
    source="WBF Scoring Panel, 2012; the ranges as EBU and ACBL print them",
    most=Fraction(20),
    row=row,
)

SENTENCES = {
    "en": """
scale-wbf-discrete = WBF, whole points (20-0)
""",
    "fr": """
scale-wbf-discrete = WBF, points entiers (20-0)
""",
}
