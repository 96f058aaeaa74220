"""What is kept without being said: details too long for a sentence, and what a call denies."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.bidding.box import ANY_POINTS, Lengths, Span
from biritch.bidding.promise import ANY_STRENGTH, Promise
from biritch.bidding.variables import Suits
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Silent(Promise):
    """A detail: kept and reckoned with, but too long for the sentence."""

    part: Promise

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand keeps it."""
        return self.part.accepts(hand)

    def points(self, lengths: Lengths) -> Span | None:
        """Return what it leaves."""
        return self.part.points(lengths)

    def strength(self) -> Span:
        """Return nothing new: details say no strength."""
        return ANY_STRENGTH

    def sentences(self) -> tuple[Phrase, ...]:
        """Return nothing."""
        return ()

    def bind(self, suits: Suits) -> Promise:
        """Replace its letters."""
        return Silent(self.part.bind(suits))

    def denied(self) -> Promise:
        """Return the other hands, as silently."""
        return Silent(self.part.denied())


@dataclass(frozen=True, slots=True)
class Denial(Promise):
    """No other call fits: none of the hands in *others*."""

    others: tuple[Promise, ...]

    def accepts(self, hand: Hand) -> bool:
        """Whether no other promise is kept."""
        return not any(other.accepts(hand) for other in self.others)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points."""
        del lengths
        return ANY_POINTS

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``nothing else to say``."""
        return (Phrase.of("promise-denial"),)
