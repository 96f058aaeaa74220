"""Promises about high cards: stoppers, good suits, aces and kings, key cards, controls."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.bidding.promises import evaluation
from biritch.bidding.promises.denials import Denial
from biritch.bidding.promises.hand_ranges import ANY_POINTS, Lengths, Span
from biritch.bidding.promises.phrases import one_of, suit_name
from biritch.bidding.promises.promise import And, Detail, Or, Promise
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import AnySuit, Suits, require_suit, settle
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

_WORTH = (4, 3, 2, 1, 0)
"""High-card points of the ace, the king, the queen, the jack and the ten."""


@dataclass(frozen=True, slots=True)
class Stopper(Promise):
    """A stopper in a suit: A, Kx, Qxx or Jxxx.

    Example:
        >>> Stopper(Suit.HEARTS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    decided = "suit"

    suit: AnySuit

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* stops the suit.

        Example:
            >>> Stopper(Suit.CLUBS).accepts(Hand.parse("AKJ75.K82.Q42.63"))
            False
        """
        return evaluation.stops(hand, require_suit(self.suit))

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points possible with a stopper in a suit of that length.

        Example:
            >>> Stopper(Suit.HEARTS).points((5, 3, 2, 3))
            (3, 37)
        """
        cards = lengths[require_suit(self.suit)]
        return (max(1, 5 - cards), ANY_POINTS[1]) if cards else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``a stopper in spades``."""
        return (Phrase.of("promise-stopper", suit=suit_name(self.suit), one=one_of(self.suit)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))


@dataclass(frozen=True, slots=True)
class SuitQuality(Promise):
    """At least *least* of the *top* highest cards of a suit.

    Example:
        >>> SuitQuality(Suit.SPADES, 2, 3).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    decided = "suit"

    suit: AnySuit
    least: int
    top: int

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* holds that many.

        Example:
            >>> SuitQuality(Suit.HEARTS, 2, 3).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            False
        """
        return evaluation.honours(hand, require_suit(self.suit), self.top) >= self.least

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points possible with the lowest such honours.

        Example:
            >>> SuitQuality(Suit.SPADES, 2, 3).points((3, 3, 2, 5))
            (5, 37)
        """
        if lengths[require_suit(self.suit)] < self.least:
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


@dataclass(frozen=True, slots=True)
class AcesOrKings(Promise):
    """A number of aces (rank 14) or kings (13): any of *counts*.

    Example:
        >>> AcesOrKings(14, (1, 4)).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    rank: int
    counts: tuple[int, ...]

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* holds that many.

        Example:
            >>> AcesOrKings(13, (2,)).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            True
        """
        return evaluation.count_rank(hand, self.rank) in self.counts

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points possible with one of these counts.

        Example:
            >>> AcesOrKings(14, (3,)).points((4, 3, 3, 3))
            (12, 36)
        """
        del lengths
        worth = self.rank - 10
        # The pack has 40 points, less those of the aces or kings that are not held.
        most = ANY_POINTS[1] + 3 - (4 - max(self.counts)) * worth
        return min(self.counts) * worth, min(ANY_POINTS[1], most)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``1 or 4 aces``."""
        name = "promise-aces" if self.rank == 14 else "promise-kings"
        return (Phrase.of(name, count=either(self.counts), plural=max(self.counts)),)

    def negate(self) -> Promise:
        """Return the promise of any other count.

        Example:
            >>> AcesOrKings(14, (1, 4)).negate().counts
            (0, 2, 3)
        """
        return AcesOrKings(self.rank, tuple(n for n in range(5) if n not in self.counts))


@dataclass(frozen=True, slots=True)
class PlayingTricks(Promise):
    """Playing tricks, in halves: from *low* to *high*.

    Example:
        >>> PlayingTricks(8).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        False
    """

    low: float
    high: float = 13

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* has that many playing tricks.

        Example:
            >>> PlayingTricks(5).accepts(Hand.parse("AKQJ75.K82.64.J3"))
            True
        """
        return self.low <= evaluation.playing_tricks(hand) <= self.high

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points: they are not restricted."""
        del lengths
        return ANY_POINTS

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``8+ playing tricks``."""
        whole, _, tenth = f"{self.low:g}".partition(".")
        # Half tricks are written 8.5 in English and 8,5 in French.
        low = Phrase.of("promise-decimal", whole=whole, tenth=tenth) if tenth else whole
        return (Phrase.of("promise-tricks", low=low),)


@dataclass(frozen=True, slots=True)
class KeyCards(Promise):
    """Key cards, any of *counts*: the aces, without that of *out*, and the king of a suit.

    Example:
        >>> KeyCards(Suit.SPADES, (2,)).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    suit: AnySuit
    counts: tuple[int, ...]
    out: AnySuit | None = None

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* holds that many."""
        held = evaluation.count_rank(hand, 14) + (
            hand.bits >> 13 * require_suit(self.suit) + 11 & 1
        )
        if self.out is not None:
            held -= hand.bits >> 13 * require_suit(self.out) + 12 & 1
        return held in self.counts

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points possible with the fewest key cards."""
        del lengths
        fewest = min(self.counts)
        return max(0, 4 * fewest - 1), ANY_POINTS[1]

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``1 or 4 key cards``."""
        count, plural = either(self.counts), max(self.counts)
        if self.out is None:
            return (Phrase.of("promise-keys", count=count, plural=plural),)
        outside = {"suit": suit_name(self.out), "one": one_of(self.out)}
        return (Phrase.of("promise-keys-outside", count=count, plural=plural, **outside),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letters of the suits."""
        out = None if self.out is None else settle(self.out, suits)
        return replace(self, suit=settle(self.suit, suits), out=out)

    def negate(self) -> Promise:
        """Return the promise of any other count.

        Example:
            >>> KeyCards(Suit.SPADES, (1, 4)).negate().counts
            (0, 2, 3, 5)
        """
        return replace(self, counts=tuple(n for n in range(6) if n not in self.counts))


@dataclass(frozen=True, slots=True)
class HoldsCard(Promise):
    """One card: the *rank* (14 is the ace) of a suit; or *no* such card.

    Example:
        >>> HoldsCard(Suit.DIAMONDS, 12).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    suit: AnySuit
    rank: int
    no: bool = False

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* holds the card (or, with *no*, does not).

        Example:
            >>> HoldsCard(Suit.SPADES, 14).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            True
        """
        held = bool(hand.bits >> 13 * require_suit(self.suit) + self.rank - 2 & 1)
        return held != self.no

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points possible with the card, or with *no*, every number."""
        worth = max(0, self.rank - 10)
        if self.no:
            return 0, ANY_POINTS[1] - worth
        return (worth, ANY_POINTS[1]) if lengths[require_suit(self.suit)] else None

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``the queen of spades``."""
        name = "promise-without-card" if self.no else "promise-card"
        words = {"suit": suit_name(self.suit), "one": one_of(self.suit)}
        return (Phrase.of(name, **words, rank=self.rank),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return replace(self, suit=settle(self.suit, suits))

    def negate(self) -> Promise:
        """Return the promise not to hold the card.

        Example:
            >>> HoldsCard(Suit.SPADES, 12).negate().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            True
        """
        return replace(self, no=not self.no)


@dataclass(frozen=True, slots=True)
class Control(Or):
    """A control in a suit (ace, king, singleton or void): *parts* with a common name.

    Example:
        >>> control(Suit.HEARTS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    suit: AnySuit = Suit.CLUBS

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``control in clubs``."""
        return (Phrase.of("promise-control", suit=suit_name(self.suit), one=one_of(self.suit)),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return control(settle(self.suit, suits))

    def negate(self) -> Promise:
        """Return the promise of no control there."""
        return NoControl(tuple(part.negate() for part in self.parts), self.suit)


@dataclass(frozen=True, slots=True)
class NoControl(And):
    """No control: at least two cards of a suit, without the ace and the king.

    Example:
        >>> control(Suit.CLUBS).negate().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    suit: AnySuit = Suit.CLUBS

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``no control in clubs``."""
        return (
            Phrase.of("promise-no-control", suit=suit_name(self.suit), one=one_of(self.suit)),
        )

    def bind(self, suits: Suits) -> Promise:
        """Replace the letter of the suit."""
        return control(settle(self.suit, suits)).negate()

    def negate(self) -> Promise:
        """Return the promise of a control there."""
        return control(self.suit)


def either(counts: tuple[int, ...]) -> Phrase:
    """Return the numbers as ``1 or 4``, ``2, 3 or 4``."""
    numbers = Phrase.of("promise-count-one", one=str(counts[0]))
    for count in counts[1:-1]:
        numbers = Phrase.of("promise-count-more", one=numbers, other=str(count))
    if len(counts) > 1:
        numbers = Phrase.of("promise-count-two", one=numbers, other=str(counts[-1]))
    return numbers


def stopper(suit: AnySuit) -> Promise:
    """Promise a stopper in *suit*: A, Kx, Qxx or Jxxx.

    Example:
        >>> stopper(Suit.CLUBS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        False
    """
    return Stopper(suit)


def stopped_suits(promise: Promise) -> frozenset[Suit]:
    """Return the suits that every hand with *promise* stops, without last resorts.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> hearts, spades = stopper(Suit.HEARTS), stopper(Suit.SPADES)
        >>> [suit.name for suit in stopped_suits(hcp(8, 11) & (hearts | hearts & spades))]
        ['HEARTS']
    """
    match promise:
        case Stopper(suit) if isinstance(suit, Suit):
            return frozenset((suit,))
        case And(parts):
            return frozenset().union(*map(stopped_suits, parts))
        case Or(parts):
            kept = [stopped_suits(part) for part in parts if not isinstance(part, Denial)]
            return frozenset.intersection(*kept) if kept else frozenset()
        case Detail(part):
            return stopped_suits(part)
        case _:
            return frozenset()


def good(suit: AnySuit, least: int = 2, top: int = 3) -> Promise:
    """Promise at least *least* of the *top* highest cards of *suit*.

    Example:
        >>> good(Suit.SPADES).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return SuitQuality(suit, least, top)


def aces(*counts: int) -> Promise:
    """Promise one of those numbers of aces.

    Example:
        >>> aces(0, 3).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        False
    """
    return AcesOrKings(14, counts)


def kings(*counts: int) -> Promise:
    """Promise one of those numbers of kings.

    Example:
        >>> kings(2).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return AcesOrKings(13, counts)


def tricks(low: float, high: float = 13) -> Promise:
    """Promise *low* to *high* playing tricks.

    Example:
        >>> tricks(9).accepts(Hand.parse("AKQJ9753.A.KQ4.3"))
        True
    """
    return PlayingTricks(low, high)


def keys(suit: AnySuit, *counts: int, out: AnySuit | None = None) -> Promise:
    """Promise one of those numbers of key cards: four aces and the king of *suit*.

    The ace of *out*, a void of the player who asks, does not count.

    Example:
        >>> keys(Suit.SPADES, 1, 4).accepts(Hand.parse("KJ875.K82.A4.J63"))
        False
    """
    return KeyCards(suit, counts, out)


def holds(suit: AnySuit, rank: int) -> Promise:
    """Promise the card of that *rank* in *suit*: 14 is the ace, 12 the queen.

    Example:
        >>> holds(Suit.SPADES, 14).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    return HoldsCard(suit, rank)


def control(suit: AnySuit) -> Promise:
    """Promise a control of *suit*: the ace, the king, a singleton or a void.

    Example:
        >>> control(Suit.DIAMONDS).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        False
    """
    return Control((length(suit, 0, 1), good(suit, 1, 2)), suit)
