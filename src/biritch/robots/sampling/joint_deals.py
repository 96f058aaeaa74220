"""Random deals of all hidden hands at once, within the promised shapes and points.

First the shapes of all hidden hands are drawn together, in proportion to the number of deals
with them; then the honours are assigned one by one, so that each hand gets an allowed number of
points; then the small cards. The assignment of honours makes some deals too frequent; a weight
for each deal corrects that. So conditions on shape and points always hold: only promises of
stoppers, aces and the like can fail.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.bidding.promises import charts
from biritch.bidding.promises.hand_ranges import SHAPES
from biritch.core.cards import Suit
from biritch.core.seats import Seat
from biritch.robots.sampling.hand_arrays import Flags, chart_table
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.splits import Bits

Floats: TypeAlias = NDArray[np.float64]
Left: TypeAlias = dict[Seat, charts.Chart]
"""The shapes and points that the promises of each hidden seat leave open to it."""

_WIDTH = charts.WIDTH
_SHAPES = np.array(SHAPES)
# By the place of a card in its suit, the two being 0: ace, king, queen, jack.
_POINTS = {12: 4, 11: 3, 10: 2, 9: 1}
_SIDE = _WIDTH + 4
"""Points of one seat in a table, with room for an ace too many."""
_KINDS = 48
"""Kinds of pairs of shapes, by the points allowed with them, that are distinguished at most."""
_NOBODY = np.zeros((1, 4), dtype=np.int64)


@dataclass(frozen=True)
class _Taker:
    """The possible shares of a seat: shapes, and the points allowed with each."""

    shapes: Bits
    allowed: Flags
    cards: int

    @classmethod
    def of(cls, known_cards: KnownCards, seat: Seat, chart: charts.Chart) -> _Taker:
        """Return the shares of *seat*, given the chart of its whole hand."""
        played = known_cards.held[seat] | known_cards.played[seat]
        shapes = _SHAPES - np.array(played.lengths)
        room = np.array([known_cards.room(seat, suit) for suit in Suit])
        fits = ((shapes >= 0) & (shapes <= room)).all(axis=1)
        allowed = np.zeros((len(SHAPES), _WIDTH), dtype=bool)
        allowed[:, : _WIDTH - played.hcp] = chart_table(chart)[:, played.hcp :]
        fits &= allowed.any(axis=1)
        return cls(shapes[fits], allowed[fits], known_cards.needs[seat])

    @cached_property
    def kinds(self) -> tuple[Flags, Bits]:
        """The distinct rows of allowed points, and the row of each shape."""
        rows, which = np.unique(self.allowed, axis=0, return_inverse=True)
        return rows, which.reshape(-1)

    @cached_property
    def any_shape(self) -> Flags:
        """The points allowed with at least one shape."""
        return np.asarray(self.allowed.any(axis=0))


def _empty_taker() -> _Taker:
    allowed = np.zeros((1, _WIDTH), dtype=bool)
    allowed[0, 0] = True
    return _Taker(_NOBODY, allowed, 0)


class JointDeals:
    """All deals of the pool to two or three hidden seats, within shapes and points."""

    def __init__(self, known_cards: KnownCards, charts_left: Left) -> None:
        """Compute the joint shapes of the hidden seats."""
        self.pool = known_cards.pool
        takers = sorted(
            (
                (seat, _Taker.of(known_cards, seat, charts_left[seat]))
                for seat in known_cards.hidden
            ),
            # The two seats with the fewest shapes come first: all pairs of theirs are drawn up.
            key=lambda pair: len(pair[1].shapes),
        )
        self.seats = tuple(seat for seat, _ in takers)
        self.takers = [taker for _, taker in takers]
        # The code below deals to three; of two, the one in the middle is given nothing.
        if len(takers) == 2:
            self.takers.insert(1, _empty_taker())
            self.seats = (self.seats[0], self.seats[0], self.seats[1])
        self._honours = [
            (suit, place, worth)
            for place, worth in _POINTS.items()
            for suit in range(4)
            if self.pool.bits >> 13 * suit + place & 1
        ]
        self._draw_up()

    def _draw_up(self) -> None:
        """Weight every pair of shapes of the first two seats; the third has the rest."""
        first_taker, second_taker, third_taker = self.takers
        # rest[i, j] is the shape the third hand is left with; index finds that shape's place
        # among its own, from three of the four lengths, or -1 where it may not have it.
        third_lengths = (
            np.array(self.pool.lengths)
            - first_taker.shapes[:, None, :]
            - second_taker.shapes[None, :, :]
        )
        index = np.full((14, 14, 14), -1)
        index[third_taker.shapes[:, 0], third_taker.shapes[:, 1], third_taker.shapes[:, 2]] = (
            range(len(third_taker.shapes))
        )
        third = np.where(
            (third_lengths >= 0).all(axis=2),
            index[tuple(np.maximum(third_lengths[..., suit], 0) for suit in range(3))],
            -1,
        )
        first, second = np.nonzero(third >= 0)
        self._picked = (first, second, third[first, second])
        weight = np.ones(len(first))
        for suit, pooled in enumerate(self.pool.lengths):
            split = _splits(pooled)
            weight *= split[first_taker.shapes[first, suit], second_taker.shapes[second, suit]]
        self._sort(first, second)
        self._summed = np.cumsum(weight * self._guess)

    def _sort(self, first: Bits, second: Bits) -> None:
        """Group the pairs of shapes by their allowed points, and look ahead for each group."""
        first_taker, second_taker, _ = self.takers
        rows, columns = first_taker.kinds, second_taker.kinds
        # A table for every pair of kinds would not fit in memory: past _KINDS the points are
        # told apart by fewer shapes. The weights put right what this leaves out.
        if len(rows[0]) * len(columns[0]) > _KINDS:
            columns = (
                second_taker.any_shape[None],
                np.zeros(len(second_taker.shapes), dtype=np.int64),
            )
        if len(rows[0]) > _KINDS:
            rows = (
                first_taker.any_shape[None],
                np.zeros(len(first_taker.shapes), dtype=np.int64),
            )
        pairs = rows[1][first] * len(columns[0]) + columns[1][second]
        kinds, self._kind = np.unique(pairs, return_inverse=True)
        firsts, seconds = np.divmod(kinds, len(columns[0]))
        self._ahead = self._look_ahead(rows[0][firsts], columns[0][seconds])
        self._guess = self._ahead[0][self._kind.reshape(-1) * _SIDE**2]

    @property
    def possible(self) -> bool:
        """Whether there is any such deal."""
        return bool(len(self._summed)) and bool(self._summed[-1] > 0)

    def deal(self, count: int, rng: np.random.Generator) -> tuple[dict[Seat, Bits], Floats]:
        """Return *count* shares of the pool for each seat, and the weight of each deal.

        A deal of weight 0 violates the promises.
        """
        marks = rng.random(count) * self._summed[-1]
        drawn = np.minimum(np.searchsorted(self._summed, marks, "right"), len(self._summed) - 1)
        places = [choice[drawn] for choice in self._picked]
        room = [taker.shapes.T[:, at] for taker, at in zip(self.takers, places, strict=True)]
        # Pairs of shapes were drawn by weight times guess: the guess is taken back.
        weight = 1 / self._guess[drawn]
        bits = [np.zeros(count, dtype=np.int64) for _ in range(3)]
        points = self._give_honours(room, bits, weight, (self._kind[drawn], rng))
        for taker, at, points_held in zip(self.takers, places, points, strict=True):
            weight *= taker.allowed[at, points_held]
        self._give_spots(room, bits, rng)
        # Backwards: of two hidden seats the first is named twice, and its own share must
        # replace that of the nobody in the middle.
        return dict(zip(self.seats[::-1], bits[::-1], strict=True)), weight

    def _look_ahead(self, first_allowed: Flags, second_allowed: Flags) -> list[Floats]:
        """Return the value of each state of points, for every honour still to assign.

        Rows of *first_allowed* and *second_allowed* are the points allowed to the first two
        seats. Each table is flat: the points of the first seat, then those of the second, kind
        by kind.
        """
        # Backwards from the last honour: a position is as good as the mean of those that the
        # next honour leads to, each seat having it with the chance of its share of the pool.
        total = sum(worth for *_, worth in self._honours)
        first, second = np.indices((_WIDTH, _WIDTH))
        third = total - first - second
        ends = first_allowed[:, :, None] & second_allowed[:, None, :] & (third >= 0)
        ends &= self.takers[2].any_shape[np.clip(third, 0, _WIDTH - 1)]
        last = np.zeros((len(first_allowed), _SIDE, _SIDE))
        last[:, :_WIDTH, :_WIDTH] = ends
        tables = [last]
        share = [taker.cards / max(1, len(self.pool)) for taker in self.takers]
        for *_, worth in reversed(self._honours):
            after, before = tables[0], share[2] * tables[0]
            before[:, :-worth] += share[0] * after[:, worth:]
            before[:, :, :-worth] += share[1] * after[:, :, worth:]
            tables.insert(0, before)
        return [flat.ravel() for flat in tables]

    def _give_honours(
        self,
        room: list[Bits],
        bits: list[Bits],
        weight: Floats,
        drawn: tuple[Bits, np.random.Generator],
    ) -> tuple[Bits, Bits, Bits]:
        """Assign every honour to a seat with room for it; return the points of each seat.

        The probability of a seat is its room times the value of the resulting state; the weight
        corrects for the second factor.
        """
        kind, rng = drawn
        at = kind * _SIDE**2
        for turn, (suit, place, worth) in enumerate(self._honours):
            good = self._ahead[turn + 1]
            here = [good[at + worth * _SIDE], good[at + worth], good[at]]
            one, two, three = (
                seat[suit] * chance for seat, chance in zip(room, here, strict=True)
            )
            both = one + two
            mark = rng.random(len(weight)) * (both + three)
            first = mark < one
            second = (mark < both) ^ first
            weight *= both + three
            # 1e-300: where all three chances are 0 the deal fails, and its weight is 0 already.
            weight /= np.where(first, here[0], np.where(second, here[1], here[2])) + 1e-300
            at += (first * _SIDE + second) * worth
            _hand_out(room, bits, (first, second), suit, place)
        total = sum(worth for *_, worth in self._honours)
        one, two = np.divmod(at - kind * _SIDE**2, _SIDE)
        return (
            np.minimum(one, _WIDTH - 1),
            np.minimum(two, _WIDTH - 1),
            np.clip(total - one - two, 0, _WIDTH - 1),
        )

    def _give_spots(self, room: list[Bits], bits: list[Bits], rng: np.random.Generator) -> None:
        """Fill the hands with random small cards of each suit."""
        count = len(bits[0])
        for suit in range(4):
            places = [p for p in range(9) if self.pool.bits >> 13 * suit + p & 1]
            for places_left, place in zip(range(len(places), 0, -1), places, strict=True):
                mark = rng.random(count) * places_left
                first = mark < room[0][suit]
                second = (mark < room[0][suit] + room[1][suit]) ^ first
                _hand_out(room, bits, (first, second), suit, place)


def _hand_out(
    room: list[Bits], bits: list[Bits], choices: tuple[Flags, Flags], suit: int, place: int
) -> None:
    """Assign one card to the first, second or third seat."""
    first, second = choices
    for turn, takes in enumerate((first, second, ~(first | second))):
        room[turn][suit] -= takes
        bits[turn] |= takes.astype(np.int64) << 13 * suit + place


def _splits(cards: int) -> Floats:
    """Return the number of splits of a suit of *cards* cards, by the first two lengths."""
    return np.array(
        [
            [comb(cards, a) * comb(cards - a, b) if a + b <= cards else 0 for b in range(14)]
            for a in range(14)
        ],
        dtype=np.float64,
    )
