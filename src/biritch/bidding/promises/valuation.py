"""Other ways of counting: dummy points for a raise, and the rule of twenty for an opening.

Dummy points (ACBL booklet SP-3, revised January 2006): void 5, singleton 3, doubleton 1, in
place of points for length; in Acol 3, 2, 1; with three trumps only, half as much. Rule of
twenty (EBU *Standard English*): high-card points and the two longest suits make twenty.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from biritch.bidding.promises.boxes import ANY_POINTS, Lengths, Span, meet, touching
from biritch.bidding.promises.promise import NOTHING, Promise, disjunction
from biritch.bidding.promises.suit_letters import AnySuit, Suits, settle, settled
from biritch.bidding.promises.vocabulary import suit_name
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

Scale: TypeAlias = tuple[int, int, int]
"""What a void, a singleton and a doubleton are worth with four trumps."""
DUMMY: Scale = (5, 3, 1)
SHORT: Scale = (3, 2, 1)


def dummy_points(lengths: Lengths, trump: Suit, scale: Scale) -> int:
    """Return what the short suits of a hand of *lengths* add when *trump* is raised."""
    if lengths[trump] < 3:
        return 0
    worth = scale if lengths[trump] > 3 else tuple((one + 1) // 2 for one in scale)
    return sum(worth[held] for suit, held in enumerate(lengths) if suit != trump and held < 3)


@dataclass(frozen=True, slots=True)
class DummyPoints(Promise):
    """Points from *low* to *high* as the hand that will be dummy counts them."""

    decided = "shape"

    low: int
    high: int
    trump: AnySuit
    scale: Scale = DUMMY

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand counts so many."""
        more = dummy_points(hand.lengths, settled(self.trump), self.scale)
        return self.low <= hand.hcp + more <= self.high

    def points(self, lengths: Lengths) -> Span | None:
        """Return the same less what the short suits are worth."""
        more = dummy_points(lengths, settled(self.trump), self.scale)
        return meet(ANY_POINTS, (self.low - more, self.high - more))

    def strength(self) -> Span:
        """Return the points as they are said."""
        return self.low, self.high

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``6-10 dummy points``."""
        if self.high >= 30:
            return (Phrase.of("promise-dummy-from", low=str(self.low)),)
        return (Phrase.of("promise-dummy-between", low=str(self.low), high=str(self.high)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the trump suit."""
        return replace(self, trump=settle(self.trump, suits))

    def denied(self) -> Promise:
        """Return: fewer points, or more."""
        less = () if self.low <= 0 else (replace(self, low=0, high=self.low - 1),)
        more = () if self.high >= 40 else (replace(self, low=self.high + 1, high=40),)
        return disjunction((*less, *more))

    def merged(self, other: Promise) -> Promise | None:
        """Return what is left of two spans for one trump suit."""
        if (
            not isinstance(other, DummyPoints)
            or replace(other, low=self.low, high=self.high) != self
        ):
            return None
        both = meet((self.low, self.high), (other.low, other.high))
        return replace(self, low=both[0], high=both[1]) if both else NOTHING

    def joined(self, other: Promise) -> Promise | None:
        """Return what covers two spans for one trump suit that touch."""
        if (
            not isinstance(other, DummyPoints)
            or replace(other, low=self.low, high=self.high) != self
        ):
            return None
        both = touching((self.low, self.high), (other.low, other.high))
        return replace(self, low=both[0], high=both[1]) if both else None


@dataclass(frozen=True, slots=True)
class LongSuits(Promise):
    """High-card points and the cards of the two longest suits make *total*."""

    decided = "shape"

    total: int

    def accepts(self, hand: Hand) -> bool:
        """Whether they do."""
        return hand.hcp + sum(sorted(hand.lengths)[2:]) >= self.total

    def points(self, lengths: Lengths) -> Span | None:
        """Return what the shape leaves to high cards."""
        return meet(ANY_POINTS, (self.total - sum(sorted(lengths)[2:]), ANY_POINTS[1]))

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``the rule of 20``."""
        return (Phrase.of("promise-long-suits", total=str(self.total)),)


@dataclass(frozen=True, slots=True)
class PointsAndSpades(Promise):
    """High-card points and spades make *total*, or where *no* is set they do not."""

    decided = "shape"

    total: int
    no: bool = False

    def accepts(self, hand: Hand) -> bool:
        """Whether they do."""
        return (hand.hcp + hand.length(Suit.SPADES) >= self.total) != self.no

    def points(self, lengths: Lengths) -> Span | None:
        """Return what the spades leave to high cards."""
        edge = self.total - lengths[Suit.SPADES]
        return meet(ANY_POINTS, (0, edge - 1) if self.no else (edge, ANY_POINTS[1]))

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``points and spades make 15``."""
        name = "promise-few-spades" if self.no else "promise-with-spades"
        return (Phrase.of(name, total=str(self.total)),)

    def denied(self) -> Promise:
        """Return the other hands."""
        return replace(self, no=not self.no)


def with_spades(total: int) -> Promise:
    """Return: points and spades make *total*, the test of an opening in fourth seat."""
    return PointsAndSpades(total)


def dummy(trump: AnySuit, low: int, high: int = 40, scale: Scale = DUMMY) -> Promise:
    """Return: from *low* to *high* dummy points in support of *trump*, by that *scale*."""
    return DummyPoints(low, high, trump, scale)


def rule_of(total: int) -> Promise:
    """Return: points and the two longest suits make *total*."""
    return LongSuits(total)


@dataclass(frozen=True, slots=True)
class Longest(Promise):
    """No suit is longer, and of suits as long none ranks higher."""

    decided = "shape"

    suit: AnySuit

    def _holds(self, lengths: Lengths) -> bool:
        mine = settled(self.suit)
        return all((held, suit) <= (lengths[mine], mine) for suit, held in enumerate(lengths))

    def accepts(self, hand: Hand) -> bool:
        """Whether it is so."""
        return self._holds(hand.lengths)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points where it is."""
        return ANY_POINTS if self._holds(lengths) else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``spades the longest suit``."""
        return (Phrase.of("promise-longest", suit=suit_name(self.suit)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))


def longest(suit: AnySuit) -> Promise:
    """Return: *suit* is the longest, or the highest of the longest."""
    return Longest(suit)
