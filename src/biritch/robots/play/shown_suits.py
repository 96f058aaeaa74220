"""The suits each player has shown, by the promises of calls rather than their names."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from biritch.core.calls import Bid
from biritch.core.cards import Suit
from biritch.core.seats import FOUR, Seat, Vulnerability
from biritch.games.view import View
from biritch.rules.auction import Auction

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.method import BiddingMethod

ShownSuits: TypeAlias = tuple[frozenset[Suit], ...]
"""The suits shown by each of the four seats, North first."""

NONE_SHOWN: ShownSuits = (frozenset(),) * len(FOUR)
_LEAD = "lead-directing"
"""The kind of a double of a conventional bid that asks for a lead of the suit bid."""
_NATURAL, _LONG = 3, 4
"""Cards that make a bid of a suit natural, and cards that show a suit by any other call."""


def shown_suits(view: View, book: BiddingMethod) -> ShownSuits:
    """Return the suits each seat has shown in the auction of *view*, by *book*.

    A suit is shown by a natural bid of it that promises three cards, by any call that promises
    four, and by a lead-directing double of it: a transfer shows the suit it means, Stayman
    none.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> from biritch.robots.calls.bidder import read_system
        >>> game = bw.game()
        >>> for call in ("1NT", "P", "2D"):
        ...     game = game.after(parse_call(call))
        >>> shown_suits(game.view(bw.Seat.WEST), read_system("sayc"))[bw.Seat.SOUTH]
        frozenset({<Suit.HEARTS: 2>})
    """
    if view.auction is None or len(view.players) < len(FOUR):
        return named_suits(view)
    return _suits_shown(view.auction, view.board.vulnerability, book)


@lru_cache(maxsize=256)
def _suits_shown(
    auction: Auction, vulnerability: Vulnerability, book: BiddingMethod
) -> ShownSuits:
    shown: list[set[Suit]] = [set() for _ in FOUR]
    meanings = book.explain(auction, vulnerability)
    last: Suit | None = None
    for (seat, call), meaning in zip(auction.calls_by_seat, meanings, strict=True):
        if isinstance(call, Bid):
            last = call.strain.suit
        shown[seat] |= suits_of_call(last if isinstance(call, Bid) else None, meaning)
        if meaning.kind == _LEAD and last is not None:
            # A strong hand may double too, so that the promise alone does not say it.
            shown[seat].add(last)
    return tuple(map(frozenset, shown))


def suits_of_call(named: Suit | None, meaning: Meaning) -> frozenset[Suit]:
    """Return the suits that one call promises; *named* is the suit it bids, if any.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Vulnerability
        >>> from biritch.robots.calls.bidder import read_system
        >>> auction = Auction(Seat.NORTH, (parse_call("1D"),))
        >>> (opening,) = read_system("sayc").explain(auction, Vulnerability.NONE)
        >>> suits_of_call(Suit.DIAMONDS, opening)
        frozenset({<Suit.DIAMONDS: 1>})
    """
    lengths = meaning.promise.project().lengths
    return frozenset(
        suit
        for suit in Suit
        if lengths[suit][0] >= (_NATURAL if suit is named and not meaning.artificial else _LONG)
    )


def named_suits(view: View) -> ShownSuits:
    """Return the suits each seat has bid by name, for auctions without a known system.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> view = bw.game().after(parse_call("1H")).view(bw.Seat.SOUTH)
        >>> named_suits(view)[bw.Seat.NORTH]
        frozenset({<Suit.HEARTS: 2>})
    """
    shown: list[set[Suit]] = [set() for _ in FOUR]
    for seat, call in view.auction.calls_by_seat if view.auction else ():
        if isinstance(call, Bid) and call.strain.suit is not None:
            shown[seat].add(call.strain.suit)
    return tuple(map(frozenset, shown))


def suits_shown_by(shown: ShownSuits, seats: Collection[Seat]) -> frozenset[Suit]:
    """Return the suits shown by any of *seats*.

    Example:
        >>> suits_shown_by(NONE_SHOWN, (Seat.NORTH, Seat.SOUTH))
        frozenset()
    """
    return frozenset().union(*(shown[seat] for seat in seats))
