"""Two systems at one table: each side's calls have the meanings of its own system.

A pair makes its agreements available to its opponents (Laws of Duplicate Bridge 2017, Law
40A1(b)), who take them into account. So a weak notrump is understood as weak by a pair whose
own is strong, and a strong club as strong.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from biritch.bidding.book import Book
from biritch.bidding.method import BiddingMethod
from biritch.bidding.system import System
from biritch.core.calls import Bid
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.rules.auction import Auction

_CLUB = Auction.of(Seat.NORTH, [Bid(1, Strain.CLUBS)])
_AGAINST_A_STRONG_CLUB = "they_strong_club"
_KEPT = 32


@dataclass(frozen=True)
class Matchup(BiddingMethod):
    """The systems of North-South and of East-West.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> table = Matchup(catalogue.find("sayc"), catalogue.find("acol"))
        >>> west = Auction.of(Seat.WEST, [parse_call("1NT")])
        >>> table.explain(west, Vulnerability.NONE)[0].promise.project().hcp
        (12, 14)
    """

    ns: System
    ew: System

    @cached_property
    def _books(self) -> tuple[Book, Book]:
        ns, ew = knowing(self.ns, self.ew), knowing(self.ew, self.ns)
        ns_book = Book(ns.agreements, ns.partnership.body, ns.struck)
        ew_book = Book(ew.agreements, ew.partnership.body, ew.struck)
        ns_book.theirs, ew_book.theirs = (Side.EW, ew_book), (Side.NS, ns_book)
        return ns_book, ew_book

    def book_of(self, side: Side) -> Book:
        """Return the book of *side*."""
        return self._books[0 if side is Side.NS else 1]


_LATELY: dict[tuple[str, str], Matchup] = {}


def knowing(system: System, theirs: System) -> System:
    """Return *system* as played against opponents who play *theirs*."""
    if not theirs.explain(_CLUB, Vulnerability.NONE)[0].artificial:
        return system
    tools = system.partnership.tools | {_AGAINST_A_STRONG_CLUB}
    return replace(system, partnership=replace(system.partnership, tools=tools))


def meet(ns: System, ew: System) -> BiddingMethod:
    """Return the bidding method of North-South playing *ns* and East-West *ew*.

    Systems are identified by name, including variations; recent pairs of systems are cached
    with their books.
    """
    key = ns.name, ew.name
    if ns.name == ew.name:
        return ns
    matchup = _LATELY.pop(key, None)
    if matchup is None or matchup.ns is not ns or matchup.ew is not ew:
        matchup = Matchup(ns, ew)
    # Put back last, so that the first key is the matchup longest unused.
    _LATELY[key] = matchup
    while len(_LATELY) > _KEPT:
        _LATELY.pop(next(iter(_LATELY)), None)  # another thread may have let it go
    return matchup
