"""Hand figures for many deals at once: points, controls, losers, Kaplan-Rubens count.

The Kaplan-Rubens count and suit quality are those of *The Bridge World*, October 1982, times a
hundred, as the program *Dealer* gives them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.int64]
"""A value for each of the 8,192 holdings of a suit."""
_A, _K, _Q, _J, _T, _9, _8 = (1 << place for place in range(12, 5, -1))

POINTS: Final = (4, 3, 2, 1)
COUNTS: Final[dict[int, tuple[int, ...]]] = {
    0: (0, 0, 0, 0, 1),
    1: (0, 0, 0, 1),
    2: (0, 0, 1),
    3: (0, 1),
    4: (1,),
    5: (1, 1),
    6: (1, 1, 1),
    7: (1, 1, 1, 1),
    8: (1, 1, 1, 1, 1),
    9: (6, 4, 2, 1),
}
"""What ``pt0`` to ``pt9`` count unless ``altcount`` says otherwise, from the ace down."""


def rank_table(values: tuple[int, ...]) -> Table:
    """Return the sum of *values* (ace first) for every holding.

    Example:
        >>> int(rank_table((4, 3, 2, 1))[0b1100000000000])
        7
    """
    held = np.arange(1 << 13)
    total = np.zeros(1 << 13, dtype=np.int64)
    for place, value in enumerate(values):
        total += value * (held >> (12 - place) & 1)
    return total


@cache
def length_table() -> Table:
    """Return the number of cards of every holding."""
    return rank_table((1,) * 13)


def _table(figure: Callable[[int, int], int]) -> Table:
    return np.array([figure(held, held.bit_count()) for held in range(1 << 13)], dtype=np.int64)


@cache
def losers_table() -> Table:
    """Return the losers of every holding: ace, king and queen missing in the first three."""

    def losers(held: int, length: int) -> int:
        honours = (_A, _K, _Q)[:length]
        if length == 2:
            honours = (_A, _K)
        return sum(not held & honour for honour in honours)

    return _table(losers)


@cache
def quality_table() -> Table:
    """Return the quality of every suit, times a hundred."""
    return _table(_quality)


def _quality(held: int, length: int) -> int:
    factor = length * 10
    has = [bool(held & honour) for honour in (_A, _K, _Q, _J, _T, _9, _8)]
    ace, king, queen, jack, ten, nine, eight = has
    quality = 4 * factor * ace + 3 * factor * king + 2 * factor * queen + factor * jack
    higher = ace + king + queen + jack
    if length > 6:
        # A long suit draws missing honours: one step for seven cards, three from nine on.
        missing = 2 * (not queen) + (not jack)
        return quality + factor * min(missing, length - 6)
    if ten:
        quality += factor if higher > 1 or jack else factor // 2
    if nine and (higher == 2 or ten or eight):
        quality += factor // 2
    return quality


@cache
def honours_table() -> Table:
    """Return Kaplan and Rubens' points for honours, times a hundred, of every holding."""
    return _table(_honours)


def _honours(held: int, length: int) -> int:
    ace, king, queen, jack, ten, nine = (
        bool(held & honour) for honour in (_A, _K, _Q, _J, _T, _9)
    )
    points, higher = 0, 0
    if ace:
        points, higher = 300, 1
    if king:
        points += 200 if length > 1 else 50
        higher += 1
    if queen:
        if length > 1:
            points += (100 if length > 2 else 75) - (0 if higher else 25)
        higher += 1
    if jack:
        points += 50 if higher == 2 else 25 if higher == 1 else 0
        higher += 1
    if ten and (higher == 2 or (higher == 1 and nine)):
        points += 25
    return points


@cache
def shortness_table() -> Table:
    """Return Kaplan and Rubens' points for shortness, times a hundred, of every holding."""
    return _table(lambda _, length: {0: 300, 1: 200, 2: 100}.get(length, 0))
