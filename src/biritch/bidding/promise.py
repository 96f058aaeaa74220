"""Promises: one object, read three ways.

``accepts`` chooses a call, ``describe`` discloses it, ``project`` lets the other three
players, and a sampling robot, turn it back into hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

Span = tuple[int, int]
"""From the first to the second, both included."""

ANY_POINTS: Span = (0, 37)
ANY_LENGTHS: tuple[Span, Span, Span, Span] = ((0, 13), (0, 13), (0, 13), (0, 13))
BALANCED = ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2))
LONGEST_BONUS = 9
"""A hand's length points are never more than this: thirteen cards, less four."""


def meet(one: Span, two: Span) -> Span:
    """Return what two spans have in common; empty when its ends are crossed."""
    return max(one[0], two[0]), min(one[1], two[1])


@dataclass(frozen=True, slots=True)
class Box:
    """Bounds on one hand: high-card points, and lengths in clubs up to spades."""

    hcp: Span = ANY_POINTS
    lengths: tuple[Span, Span, Span, Span] = ANY_LENGTHS

    def __and__(self, other: Box) -> Box:
        c, d, h, s = (meet(a, b) for a, b in zip(self.lengths, other.lengths, strict=True))
        return Box(meet(self.hcp, other.hcp), (c, d, h, s))

    def __or__(self, other: Box) -> Box:
        """Return the least box around both."""
        pairs = zip(self.lengths, other.lengths, strict=True)
        c, d, h, s = ((min(a[0], b[0]), max(a[1], b[1])) for a, b in pairs)
        return Box(_hull(self.hcp, other.hcp), (c, d, h, s))

    def __contains__(self, hand: Hand) -> bool:
        return self.hcp[0] <= hand.hcp <= self.hcp[1] and all(
            low <= length <= high
            for length, (low, high) in zip(hand.lengths, self.lengths, strict=True)
        )

    @property
    def empty(self) -> bool:
        """Whether no hand fits."""
        return any(low > high for low, high in (self.hcp, *self.lengths))


def _hull(one: Span, two: Span) -> Span:
    return min(one[0], two[0]), max(one[1], two[1])


class Promise(Protocol):
    """What a call says of the hand that makes it."""

    def accepts(self, hand: Hand) -> bool:
        """Whether *hand* keeps the promise."""

    def describe(self) -> Phrase:
        """Return the promise in words, for the opponents."""

    def project(self) -> Box:
        """Return a box that holds every hand accepted."""


def total(hand: Hand) -> int:
    """Return high-card and length points: one more for each card from the fifth of a suit."""
    return hand.hcp + sum(max(0, length - 4) for length in hand.lengths)


def stopped(hand: Hand, suit: Suit) -> bool:
    """Whether *suit* is stopped: the ace, or an honour long enough to be kept."""
    length = hand.length(suit)
    return any(Card.of(suit, rank) in hand and length >= 15 - rank for rank in (14, 13, 12, 11))


@dataclass(frozen=True, slots=True)
class Hold:
    """A promise in which everything said must be so.

    ``hcp`` are high-card points, ``points`` those plus length; ``longest`` a suit no other
    is longer than; ``stops`` the suits stopped; ``aces`` how many of them.
    """

    hcp: Span = ANY_POINTS
    points: Span | None = None
    lengths: tuple[Span, Span, Span, Span] = ANY_LENGTHS
    balanced: bool = False
    longest: Suit | None = None
    stops: tuple[Suit, ...] = ()
    aces: tuple[int, ...] = ()

    def accepts(self, hand: Hand) -> bool:
        """Whether *hand* is all that was said."""
        box = Box(self.hcp, self.lengths)
        return (
            hand in box
            and (self.points is None or self.points[0] <= total(hand) <= self.points[1])
            and (not self.balanced or hand.shape in BALANCED)
            and (self.longest is None or hand.length(self.longest) == hand.shape[0])
            and all(stopped(hand, suit) for suit in self.stops)
            and (not self.aces or sum(Card.of(s, 14) in hand for s in Suit) in self.aces)
        )

    def project(self) -> Box:
        """Return the bounds of all that was said."""
        box = Box(self.hcp, self.lengths)
        if self.points is not None:
            box &= Box(hcp=(max(0, self.points[0] - LONGEST_BONUS), self.points[1]))
        if self.balanced:
            box &= Box(lengths=((2, 5), (2, 5), (2, 5), (2, 5)))
        if self.longest is not None:
            spans = [(4, 13) if suit == self.longest else (0, 13) for suit in Suit]
            c, d, h, s = spans
            box &= Box(lengths=(c, d, h, s))
        return box

    def describe(self) -> Phrase:
        """Return everything said, points first, then the longest suits."""
        parts = [*self._points(), *self._shape()]
        parts += [Phrase.of("bid-stopper", suit=name(suit)) for suit in self.stops]
        if self.aces:
            parts.append(Phrase.of("bid-aces", count=" / ".join(map(str, self.aces))))
        return Phrase.several(*(parts or [Phrase.of("bid-anything")]))

    def _points(self) -> list[Phrase]:
        found = [said for said in [_span("bid-hcp", self.hcp, ANY_POINTS)] if said]
        if self.points and (said := _span("bid-points", self.points, ANY_POINTS)):
            found.append(said)
        return found

    def _shape(self) -> list[Phrase]:
        found = [Phrase.of("bid-balanced")] if self.balanced else []
        for suit in reversed(Suit):
            said = _span("bid-length", self.lengths[suit], (0, 13), suit=name(suit))
            found += [said] if said else []
        if self.longest is not None and self.lengths[self.longest] == (0, 13):
            found.append(Phrase.of("bid-longest", suit=name(self.longest)))
        return found


@dataclass(frozen=True, slots=True)
class Either:
    """A promise kept by any of several."""

    options: tuple[Promise, ...]

    def accepts(self, hand: Hand) -> bool:
        """Whether *hand* keeps one of them."""
        return any(option.accepts(hand) for option in self.options)

    def project(self) -> Box:
        """Return the box around them all."""
        first, *others = (option.project() for option in self.options)
        for other in others:
            first |= other
        return first

    def describe(self) -> Phrase:
        """Return one or the other."""
        words = [option.describe() for option in self.options]
        said = words[0]
        for word in words[1:]:
            said = Phrase.of("bid-or", one=said, two=word)
        return said


ANYTHING = Hold()
"""No promise at all."""


def name(suit: Suit) -> Phrase:
    """Return the name of *suit*, as a phrase."""
    return Phrase.of(f"bid-suit-{suit.name.lower()}")


def _span(message: str, span: Span, whole: Span, **more: Phrase) -> Phrase | None:
    low, high = span
    if span == whole or (low <= whole[0] and high >= whole[1]):
        return None
    if low == high:
        return Phrase.of(f"{message}-exactly", low=low, **more)
    if high >= whole[1]:
        return Phrase.of(f"{message}-up", low=low, **more)
    if low <= whole[0]:
        return Phrase.of(f"{message}-down", high=high, **more)
    return Phrase.of(f"{message}-between", low=low, high=high, **more)
