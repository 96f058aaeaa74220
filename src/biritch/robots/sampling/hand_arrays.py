"""Thousands of hands as arrays, and which of them keep a promise.

What shape and points decide is looked up in a chart of all shapes and points; what the cards
of one suit decide, in a table of its 8,192 holdings; aces, key cards and tricks are counted
for all hands together. Only a promise of a kind not handled here is asked hand by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, cached_property, lru_cache, reduce
from operator import and_, or_
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.bidding.promises import charts
from biritch.bidding.promises import promise as promises
from biritch.bidding.promises.denials import Denial, certain
from biritch.bidding.promises.evaluation import playing_tricks
from biritch.bidding.promises.hand_ranges import SHAPES
from biritch.bidding.promises.honours import AcesOrKings, HoldsCard, KeyCards, PlayingTricks
from biritch.bidding.promises.promise import And, Detail, Not, Or
from biritch.bidding.promises.suit_letters import require_suit
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.robots.sampling.splits import Bits

if TYPE_CHECKING:
    from biritch.bidding.promises.charts import Chart
    from biritch.robots.sampling.evidence import PromiseLike

Flags: TypeAlias = NDArray[np.bool_]

SUIT = (1 << 13) - 1
LENGTH = np.array([holding.bit_count() for holding in range(1 << 13)], dtype=np.int64)
"""Cards in each holding of a suit."""
POINTS = np.array([Hand(holding).hcp for holding in range(1 << 13)], dtype=np.int64)
"""High-card points in each holding of a suit."""
# The place of a shape among SHAPES by its clubs, diamonds and hearts; the spades follow.
_PLACE = np.zeros((14, 14, 14), dtype=np.int64)
for _place, (_clubs, _diamonds, _hearts, _) in enumerate(SHAPES):
    _PLACE[_clubs, _diamonds, _hearts] = _place


def chart_table(drawn: Chart) -> Flags:
    """Return a chart as a table: a row a shape, a column a number of points."""
    size = len(SHAPES) * charts.WIDTH
    # A chart is one long integer with a bit a cell, the first cell in the lowest bit.
    raw = np.frombuffer(drawn.to_bytes((size + 7) // 8, "little"), dtype=np.uint8)
    return (
        np.unpackbits(raw, count=size, bitorder="little").astype(bool).reshape(len(SHAPES), -1)
    )


class HandArray:
    """Whole hands, thirteen cards each, one number a hand.

    Example:
        >>> pair = [Hand.parse(text).bits for text in ("AKQ2.AK2.432.432", "432.432.432.5432")]
        >>> HandArray(np.array(pair)).count(Hand.parse("A.A.A.A").bits)
        array([2, 0])
    """

    def __init__(self, bits: Bits) -> None:
        """Take *bits*, one bit a card, as :class:`~biritch.core.hands.Hand` has them."""
        self.bits = bits

    @cached_property
    def suits(self) -> tuple[Bits, ...]:
        """The holdings of each suit, clubs first."""
        return tuple(self.bits >> 13 * suit & SUIT for suit in Suit)

    @cached_property
    def cells(self) -> Bits:
        """The place of each hand in a chart."""
        clubs, diamonds, hearts, _ = (LENGTH[held] for held in self.suits)
        points = sum(POINTS[held] for held in self.suits)
        cells: Bits = _PLACE[clubs, diamonds, hearts] * charts.WIDTH + points
        return cells

    def count(self, mask: int) -> Bits:
        """Return how many of the cards in *mask* each hand holds."""
        held = self.bits & mask
        counts: Bits = sum(
            LENGTH[held >> 13 * suit & SUIT] for suit in Suit if mask >> 13 * suit & SUIT
        )
        return counts

    def keeps(self, promise: PromiseLike) -> Flags:
        """Return which hands keep *promise*.

        Example:
            >>> from biritch.bidding.promises.points import hcp
            >>> hands = [Hand.parse("AKQ2.AK2.432.432"), Hand.parse("5432.432.432.432")]
            >>> HandArray(np.array([hand.bits for hand in hands])).keeps(hcp(15, 17)).tolist()
            [True, False]
        """
        drawn = _exact(promise) if isinstance(promise, promises.Promise) else None
        if drawn is not None:
            flags: Flags = _look_up_chart(drawn)[self.cells]
            return flags
        return self._compose_flags(promise)

    def _compose_flags(self, promise: PromiseLike) -> Flags:
        match promise:
            case And(parts):
                return _all([self.keeps(part) for part in parts], len(self.bits))
            case Or(parts):
                return ~_all([~self.keeps(part) for part in parts], len(self.bits))
            case Not(part):
                return ~self.keeps(part)
            case Detail(part):
                return self.keeps(part)
            case Denial(others):
                return _all([~self.keeps(other) for other in others], len(self.bits))
            case _:
                return self._simple(promise)

    def _simple(self, promise: Any) -> Flags:  # noqa: ANN401 - any kind of promise
        match promise:
            case AcesOrKings(rank, counts):
                return np.isin(self.count(_rank(rank)), counts)
            case KeyCards(suit, counts):
                # A suit has 13 bits, the two in the lowest: a rank stands at rank - 2.
                king = 1 << 13 * require_suit(suit) + 11
                return np.isin(self.count(_rank(14) | king), counts)
            case HoldsCard(suit, rank, no):
                holding: Flags = (self.bits >> 13 * require_suit(suit) + rank - 2 & 1) == (
                    not no
                )
                return holding
            case PlayingTricks(low, high):
                won = np.sum([_tricks()[held] for held in self.suits], axis=0)
                return np.asarray((low <= won) & (won <= high))
            case _ if getattr(promise, "decided", "cards") == "suit":
                # Such a promise asks the same of any suit: one table, made for clubs, serves
                # all four.
                clubs = _by_suit(replace(promise, suit=Suit.CLUBS))
                return np.asarray(clubs[self.suits[promise.suit]])
            case _:
                hands = map(Hand, self.bits.tolist())
                return np.array([promise.accepts(hand) for hand in hands], dtype=bool)


def _all(parts: list[Flags], count: int) -> Flags:
    return np.logical_and.reduce(parts) if parts else np.ones(count, dtype=bool)


def _rank(rank: int) -> int:
    return sum(1 << 13 * suit + rank - 2 for suit in Suit)


@lru_cache(maxsize=1 << 13)
def _exact(promise: promises.Promise) -> Chart | None:
    """Return the chart of *promise* if shape and points alone decide it."""
    match promise:
        case And(parts):
            return _together([_exact(part) for part in parts], and_, charts.EVERY)
        case Or(parts):
            return _together([_exact(part) for part in parts], or_, charts.NONE)
        case Not(part):
            inside = _exact(part)
            return None if inside is None else charts.EVERY ^ inside
        case Detail(part):
            return _exact(part)
        case _:
            return promise.chart() if promise.decided == "shape" else None


def _together(
    parts: list[Chart | None], how: Callable[[Chart, Chart], Chart], start: Chart
) -> Chart | None:
    charts_of_parts = [part for part in parts if part is not None]
    return reduce(how, charts_of_parts, start) if len(charts_of_parts) == len(parts) else None


@lru_cache(maxsize=1 << 12)
def unsettled_part(promise: promises.Promise) -> promises.Promise | None:
    """Return the part of *promise* that shape and points do not decide, if any.

    A hand dealt to fit the chart of a promise need only be checked against that part.
    """
    if _exact(promise) is not None:
        return None
    match promise:
        case And(parts):
            unsettled = [
                remainder for part in parts if (remainder := unsettled_part(part)) is not None
            ]
            return And(tuple(unsettled)) if unsettled else None
        case Detail(part):
            return unsettled_part(part)
        case Denial(others):
            # The chart of a denial leaves out what is certain to keep the other promise; where
            # that is all of it, nothing remains to be asked.
            return Denial(tuple(other for other in others if certain(other) != _exact(other)))
        case _:
            return promise


@lru_cache(maxsize=1 << 11)
def _look_up_chart(drawn: Chart) -> Flags:
    return chart_table(drawn).ravel()


@cache
def _by_suit(promise: promises.Promise) -> Flags:
    return np.array([promise.accepts(Hand(bits)) for bits in range(1 << 13)], dtype=bool)


@cache
def _tricks() -> NDArray[np.float64]:
    return np.array([playing_tricks(Hand(bits)) for bits in range(1 << 13)])
