"""Random splits of the unseen cards between two seats, all equally likely.

The splits are counted suit by suit, by the cards and the points of the first seat so far; a
split is then drawn by walking that count forwards. Nothing is rejected, so tight limits cost no
more than loose ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Span: TypeAlias = tuple[int, int]
"""Least and most, both allowed."""

Bits: TypeAlias = NDArray[np.int64]
"""Sets of cards, one bit each, as :class:`~biritch.core.hands.Hand` has them."""

# By the place of a card in its suit, the two being 0: ace, king, queen, jack.
_POINTS = {12: 4, 11: 3, 10: 2, 9: 1}
ANY_POINTS: Span = (0, 40)
ANY_LENGTHS: tuple[Span, ...] = ((0, 13),) * 4


@dataclass(frozen=True, slots=True)
class Need:
    """The limits of a seat's share: cards, cards of each suit, points.

    Points are high-card points; suits come in ascending order, clubs first.

    Example:
        >>> Need(13, points=(15, 17)) + Need(13)
        Need(cards=26, lengths=((0, 26), (0, 26), (0, 26), (0, 26)), points=(15, 57))
    """

    cards: int
    lengths: tuple[Span, ...] = ANY_LENGTHS
    points: Span = ANY_POINTS

    def __add__(self, other: Need) -> Need:
        """Return the limits of two seats together."""
        spans = zip(self.lengths, other.lengths, strict=True)
        return Need(
            self.cards + other.cards,
            tuple((low + less, high + more) for (low, high), (less, more) in spans),
            (self.points[0] + other.points[0], self.points[1] + other.points[1]),
        )


@dataclass(frozen=True, slots=True)
class _Options:
    """The ways to take cards of one suit: how many, their points, which honours."""

    cards: NDArray[np.int64]
    points: NDArray[np.int64]
    honours: Bits
    spots: NDArray[np.int64]
    weight: NDArray[np.float64]


def _options(pool: int, suit: int, least: int, most: int) -> _Options:
    holding = pool >> 13 * suit & 0x1FFF
    honours = [place for place in _POINTS if holding >> place & 1]
    loose = holding.bit_count() - len(honours)
    # Honours are taken one by one, small cards by number: which ones is drawn at the end.
    rows = [
        (size + spots, sum(_POINTS[h] for h in chosen), _mask(chosen) << 13 * suit, spots)
        for size in range(len(honours) + 1)
        for chosen in combinations(honours, size)
        for spots in range(loose + 1)
        if least <= size + spots <= most
    ]
    table = np.array(rows, dtype=np.int64).reshape(-1, 4)
    weight = np.array([comb(loose, row[3]) for row in rows], dtype=np.float64)
    return _Options(table[:, 0], table[:, 1], table[:, 2], table[:, 3], weight)


def _mask(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places)


class Split:
    """All splits of *pool* within the limits of two seats.

    Example:
        >>> pool = (1 << 26) - 1  # all the clubs and the diamonds
        >>> Split(pool, Need(13, ((13, 13), (0, 13), (0, 0), (0, 0))), Need(13)).ways
        1.0
    """

    def __init__(self, pool: int, first: Need, second: Need) -> None:
        """Count the splits.

        *pool* is a set of cards, one bit each, as in :class:`~biritch.core.hands.Hand`.
        """
        self._pool = pool
        self._cards = first.cards
        pooled = [(pool >> 13 * suit & 0x1FFF).bit_count() for suit in range(4)]
        total = sum(
            points * (pool >> 13 * suit + place & 1)
            for suit in range(4)
            for place, points in _POINTS.items()
        )
        fits = first.cards + second.cards == pool.bit_count()
        self._options = [
            _options(
                pool,
                suit,
                max(first.lengths[suit][0], pooled[suit] - second.lengths[suit][1]),
                min(first.lengths[suit][1], pooled[suit] - second.lengths[suit][0]),
            )
            for suit in range(4)
        ]
        low = max(first.points[0], total - second.points[1], 0)
        high = min(first.points[1], total - second.points[0], total)
        end = np.zeros((first.cards + 1, total + 1))
        if fits and low <= high:
            end[first.cards, low : high + 1] = 1.0
        # _ahead[n][cards, points]: in how many ways the suits from the n-th on bring the first
        # seat from there to what it needs.
        self._ahead = [end]
        for options in reversed(self._options):
            self._ahead.insert(0, _before(self._ahead[0], options))

    @property
    def ways(self) -> float:
        """The number of splits; 0.0 if the limits cannot both be met."""
        return float(self._ahead[0][0, 0])

    def draw(self, count: int, rng: np.random.Generator) -> Bits:
        """Return the first seat's share in *count* random splits."""
        if self.ways == 0:
            return np.zeros(0, dtype=np.int64)
        cards = np.zeros(count, dtype=np.int64)
        points = np.zeros(count, dtype=np.int64)
        bits = np.zeros(count, dtype=np.int64)
        for suit, options in enumerate(self._options):
            chosen = _choose(self._ahead[suit + 1], options, cards, points, rng)
            cards += options.cards[chosen]
            points += options.points[chosen]
            bits |= options.honours[chosen]
            bits |= _spots(self._pool, suit, options.spots[chosen], rng)
        return bits


def _before(after: NDArray[np.float64], options: _Options) -> NDArray[np.float64]:
    """Return the counts before a suit, given those after it."""
    before = np.zeros_like(after)
    most, top = after.shape
    merged: dict[tuple[int, int], float] = {}
    for cards, points, weight in zip(
        options.cards.tolist(), options.points.tolist(), options.weight.tolist(), strict=True
    ):
        merged[cards, points] = merged.get((cards, points), 0.0) + weight
    for (cards, points), weight in merged.items():
        if cards < most and points < top:
            before[: most - cards, : top - points] += weight * after[cards:, points:]
    return before


def _choose(
    after: NDArray[np.float64],
    options: _Options,
    cards: NDArray[np.int64],
    points: NDArray[np.int64],
    rng: np.random.Generator,
) -> NDArray[np.int64]:
    """Return the option taken in this suit, for each split."""
    most, top = after.shape
    then = cards[:, None] + options.cards, points[:, None] + options.points
    inside = (then[0] < most) & (then[1] < top)
    ways = after[np.minimum(then[0], most - 1), np.minimum(then[1], top - 1)]
    summed = np.cumsum(np.where(inside, ways * options.weight, 0.0), axis=1)
    mark = rng.random(len(cards)) * summed[:, -1]
    chosen: NDArray[np.int64] = (summed <= mark[:, None]).sum(axis=1)
    return chosen


def _spots(pool: int, suit: int, counts: NDArray[np.int64], rng: np.random.Generator) -> Bits:
    """Return *counts* random spot cards of *suit* from the pool."""
    cards = np.array(
        [1 << 13 * suit + place for place in range(9) if pool >> 13 * suit + place & 1],
        dtype=np.int64,
    )
    if not len(cards):
        return np.zeros(len(counts), dtype=np.int64)
    # The ranks of random numbers are a random order of the cards; each row takes the first.
    order = rng.random((len(counts), len(cards))).argsort(axis=1)
    drawn: Bits = np.where(order < counts[:, None], cards, 0).sum(axis=1)
    return drawn
