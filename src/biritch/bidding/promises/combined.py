"""Promises about both hands of a side: points and cards together, stoppers in their suits.

They stand in agreements about many auctions at once. In a given auction each becomes plain
points, lengths or stoppers of the hand that calls, computed from what partner and opponents
have shown (:meth:`~biritch.bidding.promises.promise.Promise.bind`); that is what is explained
and kept.
"""

from __future__ import annotations

from dataclasses import dataclass

from biritch.bidding.promises.honours import control, stopper
from biritch.bidding.promises.points import Points
from biritch.bidding.promises.promise import Promise, conjunction, detail
from biritch.bidding.promises.shapes import Length, length, not_shorter
from biritch.bidding.promises.suit_letters import (
    AnySuit,
    AuctionContext,
    Suits,
    require_suit,
    settle,
    t,
)
from biritch.core.cards import Suit

_ENDLESS = 40


def _context(suits: Suits) -> AuctionContext:
    return suits if isinstance(suits, AuctionContext) else AuctionContext(suits)


class _OfAuction(Promise):
    """A promise that means what the auction has shown."""

    __slots__ = ()
    of_auction = True


@dataclass(frozen=True, slots=True)
class CombinedPoints(_OfAuction):
    """From *low* to *high* points between us, partner having the fewest shown.

    Example:
        >>> context = AuctionContext({})
        >>> context.partner = 15
        >>> CombinedPoints(25, 32).bind(context).strength()
        (10, 17)
    """

    low: int
    high: int
    trump: AnySuit | None = None

    def bind(self, suits: Suits) -> Promise:
        """Return the points left to find in this hand."""
        partner = _context(suits).partner
        low = max(0, self.low - partner)
        high = _ENDLESS if self.high >= _ENDLESS else max(0, self.high - partner)
        if self.trump is None:
            return Points(low, high, "hl")
        return Points(low, high, "hld", settle(self.trump, suits))


@dataclass(frozen=True, slots=True)
class CombinedLength(_OfAuction):
    """At least *total* cards of a suit between us, partner having the fewest shown.

    Example:
        >>> context = AuctionContext({})
        >>> context.least = (0, 0, 0, 5)
        >>> CombinedLength(Suit.SPADES, 8).bind(context).project().lengths[Suit.SPADES]
        (3, 13)
    """

    suit: AnySuit
    total: int

    def bind(self, suits: Suits) -> Promise:
        """Return the cards left to find in this hand."""
        suit = require_suit(settle(self.suit, suits))
        return Length(suit, max(0, self.total - _context(suits).least[suit]))


@dataclass(frozen=True, slots=True)
class TheirSuitsStopped(_OfAuction):
    """Every suit of theirs stopped, by this hand or as partner has said."""

    def bind(self, suits: Suits) -> Promise:
        """Return a stopper in each that partner has not said to stop."""
        return conjunction(stopper(suit) for suit in _context(suits).unstopped)


@dataclass(frozen=True, slots=True)
class TheirLastSuit(_OfAuction):
    """From *low* to *high* cards of the suit they bid last.

    Example:
        >>> context = AuctionContext({})
        >>> context.theirs = (Suit.HEARTS,)
        >>> TheirLastSuit(0, 2).bind(context).project().lengths[Suit.HEARTS]
        (0, 2)
    """

    low: int
    high: int

    def bind(self, suits: Suits) -> Promise:
        """Return the length of that suit; nothing where they bid notrump."""
        return conjunction(
            length(suit, self.low, self.high) for suit in _context(suits).theirs[-1:]
        )


@dataclass(frozen=True, slots=True)
class UnbidSuits(_OfAuction):
    """That many cards of every suit nobody has bid."""

    low: int

    def bind(self, suits: Suits) -> Promise:
        """Return the lengths."""
        return conjunction(length(suit, self.low) for suit in _context(suits).unbid)


@dataclass(frozen=True, slots=True)
class UnbidStopped(_OfAuction):
    """Every suit nobody has bid stopped."""

    def bind(self, suits: Suits) -> Promise:
        """Return a stopper in each."""
        return conjunction(stopper(suit) for suit in _context(suits).unbid)


@dataclass(frozen=True, slots=True)
class LongestUnbid(_OfAuction):
    """No suit nobody has bid is longer than this one."""

    suit: AnySuit

    def bind(self, suits: Suits) -> Promise:
        """Return the comparisons with the others."""
        suit = require_suit(settle(self.suit, suits))
        others = (other for other in _context(suits).unbid if other != suit)
        return detail(not_shorter(suit, *others))


@dataclass(frozen=True, slots=True)
class SidesControlled(_OfAuction):
    """A control in every suit but trumps that partner is not known to control."""

    trump: AnySuit

    def bind(self, suits: Suits) -> Promise:
        """Return the controls left to hold."""
        trump = require_suit(settle(self.trump, suits))
        safe = (trump, *_context(suits).safe)
        return detail(conjunction(control(suit) for suit in Suit if suit not in safe))


def together(low: int, high: int = _ENDLESS, trump: AnySuit | None = None) -> Promise:
    """Promise *low* to *high* points between us, in support of *trump* if there is one."""
    return CombinedPoints(low, high, trump)


def fitting(suit: AnySuit, total: int) -> Promise:
    """Promise at least *total* cards of *suit* between us."""
    return CombinedLength(suit, total)


THEIR_SUITS_STOPPED: Promise = TheirSuitsStopped()
"""A stopper in every suit they have shown."""
UNBID_STOPPED: Promise = UnbidStopped()
"""A stopper in every suit nobody has bid."""
SIDES_CONTROLLED: Promise = SidesControlled(t)
"""A control in every side suit that partner is not known to control."""


def in_theirs(low: int, high: int = 13) -> Promise:
    """Promise *low* to *high* cards of the suit they bid last."""
    return TheirLastSuit(low, high)


def in_unbid(low: int) -> Promise:
    """Promise at least *low* cards of every suit nobody has bid."""
    return UnbidSuits(low)


def longest_unbid(suit: AnySuit) -> Promise:
    """Promise that *suit* is the longest of those nobody has bid."""
    return LongestUnbid(suit)
