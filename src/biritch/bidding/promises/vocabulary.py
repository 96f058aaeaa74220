"""The words promises are made of: points, lengths, shapes, stoppers, honours, aces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, TypeAlias

from biritch.bidding.promises import evaluation
from biritch.bidding.promises.boxes import (
    ANY_LENGTH,
    ANY_POINTS,
    SHAPES,
    Lengths,
    Span,
    meet,
    touching,
)
from biritch.bidding.promises.charts import NONE, Chart, of_length, of_points, of_shapes
from biritch.bidding.promises.details import Detail
from biritch.bidding.promises.promise import NOTHING, Promise, conjunction, disjunction
from biritch.bidding.promises.suit_letters import AnySuit, Suits, settle, settled
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

_ENDLESS = 40
"""A span that reaches so many points has no end."""
_OPEN = 30
"""A span that reaches so many points is said to have no end."""
Count: TypeAlias = Literal["hcp", "hl", "hld"]
"""High cards; with long suits; with long and short suits in support of a trump suit."""


def span_phrase(name: str, span: Span, most: int, **said: str | int | Phrase) -> Phrase:
    """Return *name* with an ending that says how the span reads: 5+, at most 3, 4, 4-5."""
    low, high = span
    if low == high:
        return Phrase.of(f"{name}-exactly", low=str(low), count=low, **said)
    if high >= most:
        return Phrase.of(f"{name}-from", low=str(low), **said)
    if low <= 0:
        return Phrase.of(f"{name}-up-to", high=str(high), count=high, **said)
    return Phrase.of(f"{name}-between", low=str(low), high=str(high), **said)


def suit_name(suit: AnySuit) -> Phrase:
    """Return the name of a suit, as in *5+ spades*."""
    return Phrase.of(f"promise-suit-{str(settled(suit)).lower()}")


def _more(count: Count, trump: AnySuit | None, lengths: Lengths) -> int:
    """Return what the shape is worth beside the high cards."""
    if count == "hcp":
        return 0
    if trump is None:
        return evaluation.length_points(lengths)
    return evaluation.fit_points(lengths, settled(trump))


@cache
def _worth(count: Count, trump: AnySuit | None) -> tuple[tuple[int, Chart], ...]:
    """Return what shapes are worth, with the shapes worth that much."""
    sorted_out: dict[int, list[Lengths]] = {}
    for lengths in SHAPES:
        sorted_out.setdefault(_more(count, trump, lengths), []).append(lengths)
    return tuple((more, of_shapes(shapes)) for more, shapes in sorted_out.items())


@dataclass(frozen=True, slots=True)
class Points(Promise):
    """Points from *low* to *high*, counted as *count* says (for *trump*, if with a fit)."""

    decided = "shape"

    low: int
    high: int
    count: Count = "hcp"
    trump: AnySuit | None = None

    def _more(self, lengths: Lengths) -> int:
        return _more(self.count, self.trump, lengths)

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand counts so many."""
        more = self._more(hand.lengths) if self.count != "hcp" else 0
        return self.low <= hand.hcp + more and (
            self.high >= _ENDLESS or hand.hcp + more <= self.high
        )

    def points(self, lengths: Lengths) -> Span | None:
        """Return the same less what the shape is worth."""
        more = self._more(lengths)
        high = ANY_POINTS[1] if self.high >= _ENDLESS else self.high - more
        return meet(ANY_POINTS, (self.low - more, high))

    def chart(self) -> Chart:
        """Return the same, the shapes worth as much taken together."""
        found = NONE
        for more, shapes in _worth(self.count, self.trump):
            high = ANY_POINTS[1] if self.high >= _ENDLESS else self.high - more
            span = meet(ANY_POINTS, (self.low - more, high))
            found |= of_points(span) & shapes if span else NONE
        return found

    def strength(self) -> Span:
        """Return the points as they are said."""
        return self.low, self.high

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``12-14 HCP``."""
        if self.low <= 0 and self.high >= 37:
            return ()
        return (span_phrase(f"promise-{self.count}", (self.low, self.high), _OPEN),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the trump suit."""
        return self if self.trump is None else replace(self, trump=settle(self.trump, suits))

    def denied(self) -> Promise:
        """Return: fewer points, or more."""
        less = () if self.low <= 0 else (replace(self, low=0, high=self.low - 1),)
        more = () if self.high >= 40 else (replace(self, low=self.high + 1, high=40),)
        return disjunction((*less, *more))

    def merged(self, other: Promise) -> Promise | None:
        """Return what is left of two spans counted alike."""
        if not isinstance(other, Points) or (self.count, self.trump) != (
            other.count,
            other.trump,
        ):
            return None
        both = meet((self.low, self.high), (other.low, other.high))
        return replace(self, low=both[0], high=both[1]) if both else NOTHING

    def joined(self, other: Promise) -> Promise | None:
        """Return what covers two spans counted alike that touch."""
        if not isinstance(other, Points) or (self.count, self.trump) != (
            other.count,
            other.trump,
        ):
            return None
        both = touching((self.low, self.high), (other.low, other.high))
        return replace(self, low=both[0], high=both[1]) if both else None


@dataclass(frozen=True, slots=True)
class Length(Promise):
    """From *low* to *high* cards of a suit."""

    decided = "shape"

    suit: AnySuit
    low: int
    high: int = 13

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand holds so many."""
        return self.low <= hand.length(settled(self.suit)) <= self.high

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points where the suit is that long."""
        return ANY_POINTS if self.low <= lengths[settled(self.suit)] <= self.high else None

    def chart(self) -> Chart:
        """Return the same for every shape at once."""
        return of_length(settled(self.suit), self.low, self.high)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``5+ spades``."""
        if (self.low, self.high) == ANY_LENGTH:
            return ()
        suit = suit_name(self.suit)
        return (span_phrase("promise-length", (self.low, self.high), 13, suit=suit),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))

    def denied(self) -> Promise:
        """Return: fewer cards, or more."""
        less = () if self.low <= 0 else (Length(self.suit, 0, self.low - 1),)
        more = () if self.high >= 13 else (Length(self.suit, self.high + 1),)
        return disjunction((*less, *more))

    def merged(self, other: Promise) -> Promise | None:
        """Return what is left of two spans of one suit."""
        if not isinstance(other, Length) or self.suit != other.suit:
            return None
        both = meet((self.low, self.high), (other.low, other.high))
        return Length(self.suit, *both) if both else NOTHING

    def joined(self, other: Promise) -> Promise | None:
        """Return what covers two spans of one suit that touch."""
        if not isinstance(other, Length) or self.suit != other.suit:
            return None
        both = touching((self.low, self.high), (other.low, other.high))
        return Length(self.suit, *both) if both else None


@dataclass(frozen=True, slots=True)
class Longer(Promise):
    """A suit is longer than another, or *at_least* as long."""

    decided = "shape"

    suit: AnySuit
    than: AnySuit
    at_least: bool = False

    def _holds(self, lengths: Lengths) -> bool:
        more = lengths[settled(self.suit)] - lengths[settled(self.than)]
        return more >= (0 if self.at_least else 1)

    def accepts(self, hand: Hand) -> bool:
        """Whether the suits compare so."""
        return self._holds(hand.lengths)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points where they do."""
        return ANY_POINTS if self._holds(lengths) else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``more spades than hearts``."""
        name = "promise-not-shorter" if self.at_least else "promise-longer"
        return (Phrase.of(name, suit=suit_name(self.suit), than=suit_name(self.than)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace both letters."""
        return replace(self, suit=settle(self.suit, suits), than=settle(self.than, suits))

    def denied(self) -> Promise:
        """Return the comparison the other way round."""
        return Longer(self.than, self.suit, not self.at_least)


_BALANCED = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
_SEMI_BALANCED = _BALANCED | {(5, 4, 2, 2), (6, 3, 2, 2)}


@dataclass(frozen=True, slots=True)
class Balanced(Promise):
    """A balanced hand, 4333, 4432 or 5332; *semi*, 5422 and 6322 too; or *no* such hand."""

    decided = "shape"

    semi: bool = False
    no: bool = False

    def _holds(self, lengths: Lengths) -> bool:
        shapes = _SEMI_BALANCED if self.semi else _BALANCED
        return (tuple(sorted(lengths, reverse=True)) in shapes) != self.no

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand has such a shape."""
        return self._holds(hand.lengths)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points on those shapes."""
        return ANY_POINTS if self._holds(lengths) else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``balanced``."""
        kind = "semi-balanced" if self.semi else "balanced"
        return (Phrase.of(f"promise-not-{kind}" if self.no else f"promise-{kind}"),)

    def denied(self) -> Promise:
        """Return the other shapes."""
        return replace(self, no=not self.no)


def hcp(low: int, high: int = 40) -> Promise:
    """Return: from *low* to *high* high-card points."""
    return Points(low, high)


def hl(low: int, high: int = 40) -> Promise:
    """Return: from *low* to *high* points with those for long suits."""
    return Points(low, high, "hl")


def hld(trump: AnySuit, low: int, high: int = 40) -> Promise:
    """Return: from *low* to *high* points in support of *trump*."""
    return Points(low, high, "hld", trump)


def length(suit: AnySuit, low: int, high: int = 13) -> Promise:
    """Return: from *low* to *high* cards of *suit*."""
    return Length(suit, low, high)


def longer(suit: AnySuit, *than: AnySuit) -> Promise:
    """Return: more cards of *suit* than of each of *than*."""
    return conjunction(Longer(suit, one) for one in than)


def not_shorter(suit: AnySuit, *than: AnySuit) -> Promise:
    """Return: as many cards of *suit* as of each of *than*, or more."""
    return conjunction(Longer(suit, one, at_least=True) for one in than)


def detail(part: Promise) -> Promise:
    """Return *part*, kept but not told in the sentence."""
    return Detail(part)


BALANCED: Promise = Balanced()
SEMI_BALANCED: Promise = Balanced(semi=True)
