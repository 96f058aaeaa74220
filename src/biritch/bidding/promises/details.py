"""What is kept without being said: details too long for a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.bidding.promises.boxes import Lengths, Span
from biritch.bidding.promises.charts import Chart
from biritch.bidding.promises.promise import ANY_STRENGTH, Promise
from biritch.bidding.promises.suit_letters import Suits
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Detail(Promise):
    """A detail: kept and reckoned with, but too long for the sentence."""

    part: Promise

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand keeps it."""
        return self.part.accepts(hand)

    def points(self, lengths: Lengths) -> Span | None:
        """Return what it leaves."""
        return self.part.points(lengths)

    def chart(self) -> Chart:
        """Return every shape and number of points it leaves."""
        return self.part.chart()

    def strength(self) -> Span:
        """Return nothing new: details say no strength."""
        return ANY_STRENGTH

    def sentences(self) -> tuple[Phrase, ...]:
        """Return nothing."""
        return ()

    def bind(self, suits: Suits) -> Promise:
        """Replace its letters."""
        return Detail(self.part.bind(suits))

    def denied(self) -> Promise:
        """Return the other hands, as silently."""
        return Detail(self.part.denied())
