"""Promises about shape: lengths of suits, and balanced hands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.bidding.promises.charts import Chart, of_length
from biritch.bidding.promises.hand_ranges import (
    ANY_LENGTH,
    ANY_POINTS,
    Lengths,
    Span,
    meet,
    touching,
)
from biritch.bidding.promises.phrases import one_of, span_phrase, suit_name
from biritch.bidding.promises.promise import NOTHING, Promise, conjunction, disjunction
from biritch.bidding.promises.suit_letters import AnySuit, Suits, require_suit, settle
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Length(Promise):
    """From *low* to *high* cards of a suit.

    Example:
        >>> from biritch.core.cards import Suit
        >>> Length(Suit.HEARTS, 2, 3).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    decided = "shape"

    suit: AnySuit
    low: int
    high: int = 13

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* holds that many.

        Example:
            >>> from biritch.core.cards import Suit
            >>> Length(Suit.SPADES, 6).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            False
        """
        return self.low <= hand.length(require_suit(self.suit)) <= self.high

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points if the suit has an allowed length, else ``None``.

        Example:
            >>> from biritch.core.cards import Suit
            >>> Length(Suit.SPADES, 5).points((3, 2, 3, 5))
            (0, 37)
        """
        return ANY_POINTS if self.low <= lengths[require_suit(self.suit)] <= self.high else None

    def chart(self) -> Chart:
        """Return the hands that satisfy it."""
        return of_length(require_suit(self.suit), self.low, self.high)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``5+ spades``."""
        if (self.low, self.high) == ANY_LENGTH:
            return ()
        words = {"suit": suit_name(self.suit), "one": one_of(self.suit)}
        return (span_phrase("promise-length", (self.low, self.high), 13, **words),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        suit = settle(self.suit, suits)
        return self if suit is self.suit else Length(suit, self.low, self.high)

    def negate(self) -> Promise:
        """Return the promise of fewer cards, or more.

        Example:
            >>> from biritch.core.cards import Suit
            >>> Length(Suit.SPADES, 5).negate() == Length(Suit.SPADES, 0, 4)
            True
        """
        less = () if self.low <= 0 else (Length(self.suit, 0, self.low - 1),)
        more = () if self.high >= 13 else (Length(self.suit, self.high + 1),)
        return disjunction((*less, *more))

    def merge_and(self, other: Promise) -> Promise | None:
        """Return the intersection of two ranges for the same suit, or ``None``."""
        if not isinstance(other, Length) or self.suit != other.suit:
            return None
        span = meet((self.low, self.high), (other.low, other.high))
        return Length(self.suit, *span) if span else NOTHING

    def merge_or(self, other: Promise) -> Promise | None:
        """Return the union of two ranges for the same suit, if they touch or overlap."""
        if not isinstance(other, Length) or self.suit != other.suit:
            return None
        span = touching((self.low, self.high), (other.low, other.high))
        return Length(self.suit, *span) if span else None


@dataclass(frozen=True, slots=True)
class Longer(Promise):
    """One suit is longer than another, or with *at_least* as long.

    Example:
        >>> from biritch.core.cards import Suit
        >>> Longer(Suit.SPADES, Suit.HEARTS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    decided = "shape"

    suit: AnySuit
    than: AnySuit
    at_least: bool = False

    def _holds(self, lengths: Lengths) -> bool:
        more = lengths[require_suit(self.suit)] - lengths[require_suit(self.than)]
        return more >= (0 if self.at_least else 1)

    def accepts(self, hand: Hand) -> bool:
        """Return whether the suits of *hand* compare so.

        Example:
            >>> from biritch.core.cards import Suit
            >>> Longer(Suit.CLUBS, Suit.SPADES).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            False
        """
        return self._holds(hand.lengths)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points if the lengths compare so, else ``None``."""
        return ANY_POINTS if self._holds(lengths) else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``more spades than hearts``."""
        name = "promise-not-shorter" if self.at_least else "promise-longer"
        return (Phrase.of(name, suit=suit_name(self.suit), than=suit_name(self.than)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace both letters."""
        return replace(self, suit=settle(self.suit, suits), than=settle(self.than, suits))

    def negate(self) -> Promise:
        """Return the opposite comparison."""
        return Longer(self.than, self.suit, not self.at_least)


@dataclass(frozen=True, slots=True)
class Longest(Promise):
    """The suit is the longest, or the highest-ranking of the longest.

    Example:
        >>> from biritch.core.cards import Suit
        >>> Longest(Suit.CLUBS).accepts(Hand.parse("K2.K82.Q974.J963"))
        False
    """

    decided = "shape"

    suit: AnySuit

    def _holds(self, lengths: Lengths) -> bool:
        mine = require_suit(self.suit)
        return all((held, suit) <= (lengths[mine], mine) for suit, held in enumerate(lengths))

    def accepts(self, hand: Hand) -> bool:
        """Return whether it is so in *hand*.

        Example:
            >>> from biritch.core.cards import Suit
            >>> Longest(Suit.SPADES).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            True
        """
        return self._holds(hand.lengths)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points if it is so for these lengths, else ``None``."""
        return ANY_POINTS if self._holds(lengths) else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``spades the longest suit``."""
        return (Phrase.of("promise-longest", suit=suit_name(self.suit)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))


_BALANCED = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
_SEMI_BALANCED = _BALANCED | {(5, 4, 2, 2), (6, 3, 2, 2)}


@dataclass(frozen=True, slots=True)
class Balanced(Promise):
    """A balanced hand: 4333, 4432, 5332; with *semi* 5422 and 6322 too; with *no* the others.

    Example:
        >>> Balanced().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    decided = "shape"

    semi: bool = False
    no: bool = False

    def _holds(self, lengths: Lengths) -> bool:
        shapes = _SEMI_BALANCED if self.semi else _BALANCED
        return (tuple(sorted(lengths, reverse=True)) in shapes) != self.no

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* has such a shape.

        Example:
            >>> Balanced().accepts(Hand.parse("AKJ7.K82.Q42.J63"))
            True
        """
        return self._holds(hand.lengths)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points for those shapes, else ``None``."""
        return ANY_POINTS if self._holds(lengths) else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``balanced``."""
        kind = "semi-balanced" if self.semi else "balanced"
        return (Phrase.of(f"promise-not-{kind}" if self.no else f"promise-{kind}"),)

    def negate(self) -> Promise:
        """Return the promise of the other shapes."""
        return replace(self, no=not self.no)


def length(suit: AnySuit, low: int, high: int = 13) -> Promise:
    """Promise *low* to *high* cards of *suit*.

    Example:
        >>> from biritch.core.cards import Suit
        >>> from biritch.core.hands import Hand
        >>> length(Suit.SPADES, 5).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return Length(suit, low, high)


def longer(suit: AnySuit, *than: AnySuit) -> Promise:
    """Promise more cards of *suit* than of each of *than*.

    Example:
        >>> from biritch.core.cards import Suit
        >>> longer(Suit.SPADES, Suit.HEARTS, Suit.CLUBS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return conjunction(Longer(suit, other) for other in than)


def not_shorter(suit: AnySuit, *than: AnySuit) -> Promise:
    """Promise at least as many cards of *suit* as of each of *than*.

    Example:
        >>> from biritch.core.cards import Suit
        >>> not_shorter(Suit.CLUBS, Suit.HEARTS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return conjunction(Longer(suit, other, at_least=True) for other in than)


def longest(suit: AnySuit) -> Promise:
    """Promise that *suit* is the longest, or the highest-ranking of the longest.

    Example:
        >>> from biritch.core.cards import Suit
        >>> longest(Suit.SPADES).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return Longest(suit)


BALANCED: Promise = Balanced()
"""4333, 4432 or 5332."""
SEMI_BALANCED: Promise = Balanced(semi=True)
"""Balanced, or 5422 or 6322."""
