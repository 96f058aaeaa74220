"""Promises about both hands of a side: combined points and lengths, stoppers.

They are used in agreements about many auctions. In a given auction each becomes plain points,
lengths or stoppers of the hand that calls, computed from what partner and opponents have shown
(:meth:`~biritch.bidding.promises.promise.Promise.bind`); that is what is explained and tested.
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
    """A promise that depends on what the auction has shown."""

    __slots__ = ()
    of_auction = True


@dataclass(frozen=True, slots=True)
class CombinedPoints(_OfAuction):
    """From *low* to *high* points together, with the fewest that partner has shown.

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
        """Return the points that this hand must have."""
        partner = _context(suits).partner
        low = max(0, self.low - partner)
        high = _ENDLESS if self.high >= _ENDLESS else max(0, self.high - partner)
        if self.trump is None:
            return Points(low, high, "hl")
        return Points(low, high, "hld", settle(self.trump, suits))


@dataclass(frozen=True, slots=True)
class CombinedLength(_OfAuction):
    """At least *total* cards of a suit together, with the fewest that partner has shown.

    Example:
        >>> context = AuctionContext({})
        >>> context.least = (0, 0, 0, 5)
        >>> CombinedLength(Suit.SPADES, 8).bind(context).project().lengths[Suit.SPADES]
        (3, 13)
    """

    suit: AnySuit
    total: int

    def bind(self, suits: Suits) -> Promise:
        """Return the cards that this hand must have."""
        suit = require_suit(settle(self.suit, suits))
        return Length(suit, max(0, self.total - _context(suits).least[suit]))


@dataclass(frozen=True, slots=True)
class TheirSuitsStopped(_OfAuction):
    """A stopper in every suit of theirs, in this hand or shown by partner."""

    def bind(self, suits: Suits) -> Promise:
        """Return a stopper in each of their suits without a stopper of partner's."""
        return conjunction(stopper(suit) for suit in _context(suits).unstopped)


@dataclass(frozen=True, slots=True)
class TheirLastSuit(_OfAuction):
    """From *low* to *high* cards of their last suit.

    Example:
        >>> context = AuctionContext({})
        >>> context.theirs = (Suit.HEARTS,)
        >>> TheirLastSuit(0, 2).bind(context).project().lengths[Suit.HEARTS]
        (0, 2)
    """

    low: int
    high: int

    def bind(self, suits: Suits) -> Promise:
        """Return the length of that suit; no restriction if they bid notrump."""
        return conjunction(
            length(suit, self.low, self.high) for suit in _context(suits).theirs[-1:]
        )


@dataclass(frozen=True, slots=True)
class UnbidSuits(_OfAuction):
    """At least *low* cards of every unbid suit."""

    low: int

    def bind(self, suits: Suits) -> Promise:
        """Return the required length of each unbid suit."""
        return conjunction(length(suit, self.low) for suit in _context(suits).unbid)


@dataclass(frozen=True, slots=True)
class UnbidStopped(_OfAuction):
    """A stopper in every unbid suit."""

    def bind(self, suits: Suits) -> Promise:
        """Return a stopper in each."""
        return conjunction(stopper(suit) for suit in _context(suits).unbid)


@dataclass(frozen=True, slots=True)
class LongestUnbid(_OfAuction):
    """The suit is at least as long as every unbid suit."""

    suit: AnySuit

    def bind(self, suits: Suits) -> Promise:
        """Return the comparisons with the others."""
        suit = require_suit(settle(self.suit, suits))
        others = (other for other in _context(suits).unbid if other != suit)
        return detail(not_shorter(suit, *others))


@dataclass(frozen=True, slots=True)
class SidesControlled(_OfAuction):
    """A control in every side suit that partner is not known to control."""

    trump: AnySuit

    def bind(self, suits: Suits) -> Promise:
        """Return the controls that this hand must have."""
        trump = require_suit(settle(self.trump, suits))
        safe = (trump, *_context(suits).safe)
        return detail(conjunction(control(suit) for suit in Suit if suit not in safe))


def together(low: int, high: int = _ENDLESS, trump: AnySuit | None = None) -> Promise:
    """Promise *low* to *high* points together, in support of *trump* if given."""
    return CombinedPoints(low, high, trump)


def fitting(suit: AnySuit, total: int) -> Promise:
    """Promise at least *total* cards of *suit* together."""
    return CombinedLength(suit, total)


THEIR_SUITS_STOPPED: Promise = TheirSuitsStopped()
"""A stopper in every suit they have shown."""
UNBID_STOPPED: Promise = UnbidStopped()
"""A stopper in every suit nobody has bid."""
SIDES_CONTROLLED: Promise = SidesControlled(t)
"""A control in every side suit that partner is not known to control."""


def in_theirs(low: int, high: int = 13) -> Promise:
    """Promise *low* to *high* cards of their last suit."""
    return TheirLastSuit(low, high)


def in_unbid(low: int) -> Promise:
    """Promise at least *low* cards of every unbid suit."""
    return UnbidSuits(low)


def longest_unbid(suit: AnySuit) -> Promise:
    """Promise that *suit* is the longest unbid one."""
    return LongestUnbid(suit)
