"""The usual points of a call, as a book prints them: those of nearly all hands.

A promise such as ``12-25 points with length, at most 21 HCP, or 11 with a long suit`` allows
many hands; a teacher says ``12-21 HCP``. The rare rest appears only in full explanations.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, prod

from biritch.bidding.promises.charts import WIDTH, Chart
from biritch.bidding.promises.hand_ranges import SHAPES, Span

BELOW, ABOVE = Fraction(1, 4), Fraction(1, 200)
"""The shares of the hands that may hold fewer points, and more, than the printed range."""
_HONOURS, _CARDS, _HAND = 4, 52, 13
_ROW = (1 << WIDTH) - 1


@cache
def _hands_by_points() -> tuple[int, ...]:
    """Return the number of hands with 0, 1, 2 … high-card points."""
    ways = {(0, 0): 1}
    for worth in (1, 2, 3, 4):
        more: dict[tuple[int, int], int] = {}
        for (points, cards), count in ways.items():
            for held in range(_HONOURS + 1):
                key = points + worth * held, cards + held
                more[key] = more.get(key, 0) + count * comb(_HONOURS, held)
        ways = more
    hands = [0] * WIDTH
    for (points, cards), count in ways.items():
        if cards <= _HAND and points < WIDTH:
            hands[points] += count * comb(_CARDS - 4 * _HONOURS, _HAND - cards)
    return tuple(hands)


@cache
def _hands_by_shape() -> tuple[int, ...]:
    """Return the number of hands with each shape of a chart."""
    return tuple(prod(comb(_HAND, length) for length in lengths) for lengths in SHAPES)


@lru_cache(4096)
def usual_points(chart: Chart) -> Span | None:
    """Return the range of points of *chart* without the lowest quarter and the top 0.5 %.

    Points and shape are treated as independent, which they nearly are.

    Example:
        >>> from biritch.bidding.promises.points import hl
        >>> usual_points(hl(12, 22).chart())
        (12, 21)
    """
    # Few rows of a chart differ: the hands of equal rows are added up first.
    digits, hands_by_row = f"{chart:0{WIDTH * len(SHAPES)}b}", dict[str, int]()
    for place, weight in enumerate(reversed(_hands_by_shape())):
        row = digits[WIDTH * place : WIDTH * (place + 1)]
        hands_by_row[row] = hands_by_row.get(row, 0) + weight
    by_points = [
        sum(hands for row, hands in hands_by_row.items() if row[~points] == "1")
        for points in range(WIDTH)
    ]
    weights = [held * hands for held, hands in zip(by_points, _hands_by_points(), strict=True)]
    total = sum(weights)
    if not total:
        return None
    so_far = tuple(accumulate(weights))
    low = next(points for points, below in enumerate(so_far) if below > BELOW * total)
    high = next(points for points, upto in enumerate(so_far) if total - upto <= ABOVE * total)
    return low, high
