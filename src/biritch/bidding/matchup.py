"""Two systems at one table: each side's calls are read as those who make them play.

Law 40A1: what a pair has agreed is known to its opponents, who reckon with it. So a weak
notrump is read as weak by a pair whose own is strong, and a strong club as strong.
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
    """What North-South play, and what East-West do."""

    ns: System
    ew: System

    @cached_property
    def _books(self) -> tuple[Book, Book]:
        ns, ew = knowing(self.ns, self.ew), knowing(self.ew, self.ns)
        one = Book(ns.agreements, ns.partnership.body)
        other = Book(ew.agreements, ew.partnership.body)
        one.theirs, other.theirs = (Side.EW, other), (Side.NS, one)
        return one, other

    def book_of(self, side: Side) -> Book:
        """Return the book of those who sit on *side*."""
        return self._books[0 if side is Side.NS else 1]


_LATELY: dict[tuple[str, str], Matchup] = {}


def knowing(system: System, theirs: System) -> System:
    """Return *system* as it is played against opponents who play *theirs*."""
    if not theirs.explain(_CLUB, Vulnerability.NONE)[0].artificial:
        return system
    tools = system.partnership.tools | {_AGAINST_A_STRONG_CLUB}
    return replace(system, partnership=replace(system.partnership, tools=tools))


def meet(ns: System, ew: System) -> BiddingMethod:
    """Return what is spoken where one side plays *ns* and the other *ew*.

    Systems are known by their names, which say what is varied; the last meetings are kept,
    with the pages of their books.
    """
    key = ns.name, ew.name
    if ns.name == ew.name:
        return ns
    found = _LATELY.pop(key, None)
    if found is None or found.ns is not ns or found.ew is not ew:
        found = Matchup(ns, ew)
    _LATELY[key] = found
    while len(_LATELY) > _KEPT:
        _LATELY.pop(next(iter(_LATELY)), None)  # another thread may have let it go
    return found
