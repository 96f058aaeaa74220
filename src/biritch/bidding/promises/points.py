"""Promises about points, in various counts.

High-card points (HCP, French *H*): ace 4, king 3, queen 2, jack 1. HL adds a point for every
card beyond the fourth of a suit, and HLD also points for short suits in support of a trump suit
(:mod:`~biritch.bidding.promises.evaluation`). Dummy points (ACBL, *SAYC System Booklet* SP-3,
2006): void 5, singleton 3, doubleton 1, instead of length points; in Acol 3, 2, 1; with only
three trumps half as much. Rule of twenty (EBU, *Standard English*): high-card points and the
cards of the two longest suits make twenty.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from biritch.bidding.promises import evaluation
from biritch.bidding.promises.charts import NONE, Chart, of_points, of_shapes
from biritch.bidding.promises.hand_ranges import (
    ANY_POINTS,
    SHAPES,
    Lengths,
    Span,
    meet,
    touching,
)
from biritch.bidding.promises.phrases import span_phrase
from biritch.bidding.promises.promise import NOTHING, Promise, disjunction
from biritch.bidding.promises.suit_letters import AnySuit, Suits, require_suit, settle
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

_ENDLESS = 40
"""A span that reaches that many points has no end."""
_OPEN = 30
"""A span that reaches that many points is said to have no end."""
Count: TypeAlias = Literal["hcp", "hl", "hld"]
"""High cards; with length points; with points for length and shortness, given a fit."""
Scale: TypeAlias = tuple[int, int, int]
"""What a void, a singleton and a doubleton are worth with four trumps."""
DUMMY: Scale = (5, 3, 1)
"""Dummy points of Standard American."""
SHORT: Scale = (3, 2, 1)
"""Points for shortness as Acol counts them."""


def _more(count: Count, trump: AnySuit | None, lengths: Lengths) -> int:
    """Return the points for shape, beyond high cards."""
    if count == "hcp":
        return 0
    if trump is None:
        return evaluation.length_points(lengths)
    return evaluation.fit_points(lengths, require_suit(trump))


@cache
def _worth(count: Count, trump: AnySuit | None) -> tuple[tuple[int, Chart], ...]:
    """Return each number of points for shape, with the chart of its shapes."""
    # The shapes worth as much share one chart, so that a span costs a few operations, not 560.
    by_worth: dict[int, list[Lengths]] = {}
    for lengths in SHAPES:
        by_worth.setdefault(_more(count, trump, lengths), []).append(lengths)
    return tuple((more, of_shapes(shapes)) for more, shapes in by_worth.items())


@lru_cache(maxsize=1 << 10)
def _chart(low: int, high: int, count: Count, trump: AnySuit | None) -> Chart:
    chart = NONE
    for more, shapes in _worth(count, trump):
        most = ANY_POINTS[1] if high >= _ENDLESS else high - more
        span = meet(ANY_POINTS, (low - more, most))
        chart |= of_points(span) & shapes if span else NONE
    return chart


@dataclass(frozen=True, slots=True)
class Points(Promise):
    """Points from *low* to *high* in the given *count* (with a fit, for *trump*).

    Example:
        >>> Points(12, 14).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    decided = "shape"

    low: int
    high: int
    count: Count = "hcp"
    trump: AnySuit | None = None

    def _more(self, lengths: Lengths) -> int:
        return _more(self.count, self.trump, lengths)

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* has that many points in this count.

        Example:
            >>> Points(15, 17).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            False
        """
        more = self._more(hand.lengths) if self.count != "hcp" else 0
        return self.low <= hand.hcp + more and (
            self.high >= _ENDLESS or hand.hcp + more <= self.high
        )

    def points(self, lengths: Lengths) -> Span | None:
        """Return the high-card points left when the points for shape are subtracted.

        Example:
            >>> Points(15, 17).points((4, 3, 3, 3))
            (15, 17)
        """
        more = self._more(lengths)
        high = ANY_POINTS[1] if self.high >= _ENDLESS else self.high - more
        return meet(ANY_POINTS, (self.low - more, high))

    def chart(self) -> Chart:
        """Return the hands that satisfy it."""
        return _chart(self.low, self.high, self.count, self.trump)

    def strength(self) -> Span:
        """Return the range of points as stated.

        Example:
            >>> Points(15, 17).strength()
            (15, 17)
        """
        return self.low, self.high

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``12-14 HCP``."""
        if self.low <= 0 and self.high >= _OPEN:
            return ()
        return (span_phrase(f"promise-{self.count}", (self.low, self.high), _OPEN),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the trump suit."""
        return self if self.trump is None else replace(self, trump=settle(self.trump, suits))

    def negate(self) -> Promise:
        """Return the promise of fewer points, or more.

        Example:
            >>> Points(12, 14).negate().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            False
        """
        less = () if self.low <= 0 else (replace(self, low=0, high=self.low - 1),)
        more = () if self.high >= 40 else (replace(self, low=self.high + 1, high=40),)
        return disjunction((*less, *more))

    def merge_and(self, other: Promise) -> Promise | None:
        """Return the intersection of two ranges in the same count, or ``None``.

        Example:
            >>> Points(12, 40).merge_and(Points(0, 14)) == Points(12, 14)
            True
        """
        if not isinstance(other, Points) or (self.count, self.trump) != (
            other.count,
            other.trump,
        ):
            return None
        span = meet((self.low, self.high), (other.low, other.high))
        return replace(self, low=span[0], high=span[1]) if span else NOTHING

    def merge_or(self, other: Promise) -> Promise | None:
        """Return the union of two ranges in the same count, if they touch or overlap.

        Example:
            >>> Points(12, 14).merge_or(Points(15, 17)) == Points(12, 17)
            True
        """
        if not isinstance(other, Points) or (self.count, self.trump) != (
            other.count,
            other.trump,
        ):
            return None
        span = touching((self.low, self.high), (other.low, other.high))
        return replace(self, low=span[0], high=span[1]) if span else None


def dummy_points(lengths: Lengths, trump: Suit, scale: Scale) -> int:
    """Return the points for short suits of a hand that raises *trump*.

    Example:
        >>> dummy_points((5, 4, 0, 4), Suit.SPADES, DUMMY)
        5
    """
    if lengths[trump] < 3:
        return 0
    worth = scale if lengths[trump] > 3 else tuple((points + 1) // 2 for points in scale)
    return sum(worth[held] for suit, held in enumerate(lengths) if suit != trump and held < 3)


@dataclass(frozen=True, slots=True)
class DummyPoints(Promise):
    """Dummy points from *low* to *high*.

    Example:
        >>> raised = DummyPoints(10, 12, Suit.HEARTS)
        >>> raised.accepts(Hand.parse("4.K982.AJ842.J63"))
        True
    """

    decided = "shape"

    low: int
    high: int
    trump: AnySuit
    scale: Scale = DUMMY

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* has *low* to *high* points, including those for short suits."""
        more = dummy_points(hand.lengths, require_suit(self.trump), self.scale)
        return self.low <= hand.hcp + more <= self.high

    def points(self, lengths: Lengths) -> Span | None:
        """Return the high-card points left when those for short suits are subtracted."""
        more = dummy_points(lengths, require_suit(self.trump), self.scale)
        return meet(ANY_POINTS, (self.low - more, self.high - more))

    def strength(self) -> Span:
        """Return the range of points as stated.

        Example:
            >>> DummyPoints(10, 12, Suit.HEARTS).strength()
            (10, 12)
        """
        return self.low, self.high

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``6-10 dummy points``."""
        if self.high >= 30:
            return (Phrase.of("promise-dummy-from", low=str(self.low)),)
        return (Phrase.of("promise-dummy-between", low=str(self.low), high=str(self.high)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the trump suit."""
        return replace(self, trump=settle(self.trump, suits))

    def negate(self) -> Promise:
        """Return the promise of fewer points, or more."""
        less = () if self.low <= 0 else (replace(self, low=0, high=self.low - 1),)
        more = () if self.high >= 40 else (replace(self, low=self.high + 1, high=40),)
        return disjunction((*less, *more))

    def merge_and(self, other: Promise) -> Promise | None:
        """Return the intersection of two ranges for the same trump suit, or ``None``."""
        if (
            not isinstance(other, DummyPoints)
            or replace(other, low=self.low, high=self.high) != self
        ):
            return None
        span = meet((self.low, self.high), (other.low, other.high))
        return replace(self, low=span[0], high=span[1]) if span else NOTHING

    def merge_or(self, other: Promise) -> Promise | None:
        """Return the union of two ranges for the same trump suit, if they touch or overlap."""
        if (
            not isinstance(other, DummyPoints)
            or replace(other, low=self.low, high=self.high) != self
        ):
            return None
        span = touching((self.low, self.high), (other.low, other.high))
        return replace(self, low=span[0], high=span[1]) if span else None


@dataclass(frozen=True, slots=True)
class LongSuits(Promise):
    """High-card points plus the cards of the two longest suits are at least *total*.

    Example:
        >>> LongSuits(20).accepts(Hand.parse("AQ875.K9842.Q4.3"))
        True
    """

    decided = "shape"

    total: int

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* satisfies it.

        Example:
            >>> LongSuits(20).accepts(Hand.parse("AKJ7.K82.J42.763"))
            False
        """
        return hand.hcp + sum(sorted(hand.lengths)[2:]) >= self.total

    def points(self, lengths: Lengths) -> Span | None:
        """Return the high-card points needed with the given shape."""
        return meet(ANY_POINTS, (self.total - sum(sorted(lengths)[2:]), ANY_POINTS[1]))

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``the rule of 20``."""
        return (Phrase.of("promise-long-suits", total=str(self.total)),)


@dataclass(frozen=True, slots=True)
class PointsAndSpades(Promise):
    """High-card points plus spades are at least *total*, or with *no* fewer.

    Example:
        >>> PointsAndSpades(15).accepts(Hand.parse("5.KQ82.AQ42.8632"))
        False
    """

    decided = "shape"

    total: int
    no: bool = False

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* satisfies it."""
        return (hand.hcp + hand.length(Suit.SPADES) >= self.total) != self.no

    def points(self, lengths: Lengths) -> Span | None:
        """Return the high-card points possible with that many spades."""
        edge = self.total - lengths[Suit.SPADES]
        return meet(ANY_POINTS, (0, edge - 1) if self.no else (edge, ANY_POINTS[1]))

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``points and spades make 15``."""
        name = "promise-few-spades" if self.no else "promise-with-spades"
        return (Phrase.of(name, total=str(self.total)),)

    def negate(self) -> Promise:
        """Return the opposite promise."""
        return replace(self, no=not self.no)


def hcp(low: int, high: int = 40) -> Promise:
    """Promise *low* to *high* high-card points.

    Example:
        >>> from biritch.core.hands import Hand
        >>> hcp(12, 14).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return Points(low, high)


def hl(low: int, high: int = 40) -> Promise:
    """Promise *low* to *high* points, including those for long suits.

    Example:
        >>> from biritch.core.hands import Hand
        >>> hl(15, 15).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return Points(low, high, "hl")


def hld(trump: AnySuit, low: int, high: int = 40) -> Promise:
    """Promise *low* to *high* points in support of *trump*, for long and short suits too.

    Example:
        >>> hld(Suit.HEARTS, 11, 12).accepts(Hand.parse("4.K982.AJ842.J63"))
        True
    """
    return Points(low, high, "hld", trump)


def dummy(trump: AnySuit, low: int, high: int = 40, scale: Scale = DUMMY) -> Promise:
    """Promise *low* to *high* dummy points in support of *trump*, by that *scale*.

    Example:
        >>> dummy(Suit.HEARTS, 10, 12).accepts(Hand.parse("4.K982.AJ842.J63"))
        True
    """
    return DummyPoints(low, high, trump, scale)


def rule_of(total: int) -> Promise:
    """Promise that points plus the cards of the two longest suits are at least *total*.

    Example:
        >>> from biritch.core.hands import Hand
        >>> rule_of(20).accepts(Hand.parse("AKJ75.Q8.Q9842.3"))
        True
    """
    return LongSuits(total)


def with_spades(total: int) -> Promise:
    """Promise that points plus spades are at least *total*, for fourth-seat openings.

    Example:
        >>> with_spades(15).accepts(Hand.parse("5.KQ82.AQ42.8632"))
        False
    """
    return PointsAndSpades(total)
