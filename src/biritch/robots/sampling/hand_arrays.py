"""Thousands of hands as arrays, and which of them keep a promise.

Conditions on shape and points are looked up in a chart; conditions on one suit, in a table of
its 8,192 holdings; aces, key cards and tricks are counted for all hands together. Only other
kinds of promises are tested hand by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """Return a chart as a table: one row a shape, one column a number of points."""
    size = len(SHAPES) * charts.WIDTH
    # A chart is one long integer with a bit a cell, the first cell in the lowest bit.
    raw = np.frombuffer(drawn.to_bytes((size + 7) // 8, "little"), dtype=np.uint8)
    return (
        np.unpackbits(raw, count=size, bitorder="little").astype(bool).reshape(len(SHAPES), -1)
    )


class HandArray:
    """Hands of thirteen cards, one integer a hand.

    Example:
        >>> pair = [Hand.parse(text).bits for text in ("AKQ2.AK2.432.432", "432.432.432.5432")]
        >>> HandArray(np.array(pair)).count(Hand.parse("A.A.A.A").bits)
        array([2, 0])
    """

    def __init__(self, bits: Bits) -> None:
        """Take *bits*, one bit a card, as in :class:`~biritch.core.hands.Hand`."""
        self.bits = bits

    @cached_property
    def suits(self) -> tuple[Bits, ...]:
        """The holdings of each suit, clubs first."""
        return tuple(self.bits >> 13 * suit & SUIT for suit in Suit)

    @cached_property
    def cells(self) -> Bits:
        """The index of each hand in a chart."""
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
        if isinstance(promise, promises.Promise):
            return compile_promise(promise)(self)
        return np.array(
            [promise.accepts(Hand(bits)) for bits in self.bits.tolist()], dtype=bool
        )


HandTest: TypeAlias = Callable[[HandArray], Flags]
"""Which of many hands pass a test."""


@lru_cache(maxsize=1 << 13)
def compile_promise(promise: promises.Promise) -> HandTest:
    """Return the test of *promise*: what shape and points decide of it is one chart.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> hands = HandArray(np.array([Hand.parse("AKQ2.AK2.432.432").bits]))
        >>> compile_promise(hcp(15, 17))(hands).tolist()
        [True]
    """
    drawn = exact_chart(promise)
    if drawn is not None:
        return chart_test(drawn)
    match promise:
        case Detail(part):
            test = compile_promise(part)
        case Not(part):
            test = _negate(compile_promise(part))
        case And(parts):
            test = _test_parts(parts)
        case Or(parts):
            # One part holds unless each of them fails.
            test = _negate(_test_parts(list(map(Not, parts))))
        case Denial(others):
            test = _test_parts(list(map(Not, others)))
        case _:
            test = _test_cards(promise)
    return test


def _negate(test: HandTest) -> HandTest:
    return lambda hands: ~test(hands)


def chart_test(drawn: Chart) -> HandTest:
    """Return the test whether shape and points are in the chart *drawn*.

    Example:
        >>> hands = HandArray(np.array([Hand.parse("AKQ2.AK2.432.432").bits]))
        >>> chart_test(charts.of_points((15, 17)))(hands).tolist()
        [True]
    """
    table = chart_table(drawn).ravel()
    return lambda hands: np.asarray(table[hands.cells])


def _test_parts(parts: Sequence[promises.Promise]) -> HandTest:
    """Return the test that every one of *parts* holds, one chart for all it can settle."""
    tests: list[HandTest] = []
    drawn = charts.EVERY
    for part in parts:
        exact = exact_chart(part)
        if exact is None:
            tests.append(compile_promise(part))
        else:
            drawn &= exact
    if drawn != charts.EVERY:
        tests.insert(0, chart_test(drawn))

    def holds(hands: HandArray) -> Flags:
        held = np.ones(len(hands.bits), dtype=bool)
        for test in tests:
            held &= test(hands)
            if not held.any():
                break
        return held

    return holds


def _test_cards(promise: Any) -> HandTest:  # noqa: ANN401 - any kind of promise
    """Return the test of a promise that shape and points do not decide."""
    match promise:
        case AcesOrKings(rank, counts):
            return lambda hands: np.isin(hands.count(_rank(rank)), counts)
        case KeyCards(suit, counts):
            # A suit has 13 bits, the two in the lowest: a rank stands at rank - 2.
            king = 1 << 13 * require_suit(suit) + 11
            return lambda hands: np.isin(hands.count(_rank(14) | king), counts)
        case HoldsCard(suit, rank, no):
            place = 13 * require_suit(suit) + rank - 2
            return lambda hands: np.asarray((hands.bits >> place & 1) == (not no))
        case PlayingTricks(low, high):

            def within(hands: HandArray) -> Flags:
                won = np.sum([_tricks()[held] for held in hands.suits], axis=0)
                return np.asarray((low <= won) & (won <= high))

            return within
        case _ if getattr(promise, "decided", "cards") == "suit":
            # Such a promise asks the same of any suit: one table, made for clubs, serves
            # all four.
            clubs, of_suit = replace(promise, suit=Suit.CLUBS), promise.suit
            return lambda hands: np.asarray(_by_suit(clubs)[hands.suits[of_suit]])
        case _:
            return _test_each(promise)


def _test_each(promise: PromiseLike) -> HandTest:
    """Return the test that asks hand by hand."""
    return lambda hands: np.array(
        [promise.accepts(Hand(bits)) for bits in hands.bits.tolist()], dtype=bool
    )


def _rank(rank: int) -> int:
    return sum(1 << 13 * suit + rank - 2 for suit in Suit)


@lru_cache(maxsize=1 << 13)
def exact_chart(promise: promises.Promise) -> Chart | None:
    """Return the chart of *promise* if shape and points alone decide it.

    Example:
        >>> from biritch.bidding.promises.honours import aces
        >>> exact_chart(aces(2)) is None
        True
    """
    match promise:
        case And(parts):
            return _together([exact_chart(part) for part in parts], and_, charts.EVERY)
        case Or(parts):
            return _together([exact_chart(part) for part in parts], or_, charts.NONE)
        case Not(part):
            inside = exact_chart(part)
            return None if inside is None else charts.EVERY ^ inside
        case Detail(part):
            return exact_chart(part)
        case Denial(others):
            return exact_chart(Not(Or(others)))
        case _:
            return promise.chart() if promise.decided == "shape" else None


def _together(
    parts: list[Chart | None], how: Callable[[Chart, Chart], Chart], start: Chart
) -> Chart | None:
    charts_of_parts = [part for part in parts if part is not None]
    return reduce(how, charts_of_parts, start) if len(charts_of_parts) == len(parts) else None


@lru_cache(maxsize=1 << 12)
def unsettled_part(promise: promises.Promise) -> promises.Promise | None:
    """Return the part of *promise* that shape and points do not decide, or ``None``.

    A hand dealt to fit the promise's chart need only be checked against that part.
    """
    if exact_chart(promise) is not None:
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
            return Denial(
                tuple(other for other in others if certain(other) != exact_chart(other))
            )
        case _:
            return promise


@cache
def _by_suit(promise: promises.Promise) -> Flags:
    return np.array([promise.accepts(Hand(bits)) for bits in range(1 << 13)], dtype=bool)


@cache
def _tricks() -> NDArray[np.float64]:
    return np.array([playing_tricks(Hand(bits)) for bits in range(1 << 13)])
