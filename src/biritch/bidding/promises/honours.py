"""More words for promises, about high cards: stoppers, suit quality, aces, kings, tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.bidding.promises import evaluation
from biritch.bidding.promises.boxes import ANY_POINTS, Lengths, Span
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.suit_letters import AnySuit, Suits, settle, settled
from biritch.bidding.promises.vocabulary import suit_name
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

_WORTH = (4, 3, 2, 1, 0)


@dataclass(frozen=True, slots=True)
class Stopper(Promise):
    """A stopper in a suit: A, Kx, Qxx or Jxxx."""

    decided = "suit"

    suit: AnySuit

    def accepts(self, hand: Hand) -> bool:
        """Whether the suit is stopped."""
        return evaluation.stops(hand, settled(self.suit))

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points of the least honour that stops a suit of that length."""
        held = lengths[settled(self.suit)]
        return (max(1, 5 - held), ANY_POINTS[1]) if held else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``a stopper in spades``."""
        return (Phrase.of("promise-stopper", suit=suit_name(self.suit)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))


@dataclass(frozen=True, slots=True)
class SuitQuality(Promise):
    """At least *least* of the *top* highest cards of a suit."""

    decided = "suit"

    suit: AnySuit
    least: int
    top: int

    def accepts(self, hand: Hand) -> bool:
        """Whether so many are held."""
        return evaluation.honours(hand, settled(self.suit), self.top) >= self.least

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points of the lowest such honours, at least."""
        if lengths[settled(self.suit)] < self.least:
            return None
        return sum(_WORTH[: self.top][-self.least :]), ANY_POINTS[1]

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``good spades``."""
        return (
            Phrase.of(
                "promise-quality", suit=suit_name(self.suit), least=self.least, top=self.top
            ),
        )

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))


def either(counts: tuple[int, ...]) -> Phrase:
    """Return ``1 or 4``."""
    many = Phrase.of("promise-count-one", one=str(counts[0]))
    for count in counts[1:]:
        many = Phrase.of("promise-count-two", one=many, other=str(count))
    return many


@dataclass(frozen=True, slots=True)
class AcesOrKings(Promise):
    """So many aces (rank 14) or kings (13): any of *counts*."""

    rank: int
    counts: tuple[int, ...]

    def accepts(self, hand: Hand) -> bool:
        """Whether that many are held."""
        return evaluation.count_rank(hand, self.rank) in self.counts

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points of the fewest, at least, and what the others leave at most."""
        del lengths
        each = self.rank - 10
        most = ANY_POINTS[1] + 3 - (4 - max(self.counts)) * each
        return min(self.counts) * each, min(ANY_POINTS[1], most)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``1 or 4 aces``."""
        name = "promise-aces" if self.rank == 14 else "promise-kings"
        return (Phrase.of(name, count=either(self.counts), plural=max(self.counts)),)

    def denied(self) -> Promise:
        """Return every other number."""
        return AcesOrKings(self.rank, tuple(n for n in range(5) if n not in self.counts))


@dataclass(frozen=True, slots=True)
class PlayingTricks(Promise):
    """Tricks the hand wins by itself, in halves: from *low* to *high*."""

    low: float
    high: float = 13

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand wins that many."""
        return self.low <= evaluation.playing_tricks(hand) <= self.high

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points."""
        del lengths
        return ANY_POINTS

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``8+ playing tricks``."""
        return (Phrase.of("promise-tricks", low=f"{self.low:g}"),)


def stopper(suit: AnySuit) -> Promise:
    """Return: a stopper in *suit*."""
    return Stopper(suit)


def good(suit: AnySuit, least: int = 2, top: int = 3) -> Promise:
    """Return: at least *least* of the *top* highest cards of *suit*."""
    return SuitQuality(suit, least, top)


def aces(*counts: int) -> Promise:
    """Return: one of so many aces."""
    return AcesOrKings(14, counts)


def kings(*counts: int) -> Promise:
    """Return: one of so many kings."""
    return AcesOrKings(13, counts)


def tricks(low: float, high: float = 13) -> Promise:
    """Return: from *low* to *high* playing tricks."""
    return PlayingTricks(low, high)
