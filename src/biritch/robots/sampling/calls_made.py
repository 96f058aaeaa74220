"""What the calls made tell beyond their promises: which other call a hand would have preferred.

A call promises what it says, and hands that fit it may fit a better call too: who would have
opened 1NT did not open one of a suit. Of the hands that keep a promise those are likelier
that their system would have bid so. The others are not ruled out, for people judge for
themselves, and so do robots.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from biritch.core.seats import Seat
from biritch.robots.sampling.hand_arrays import Flags, HandArray

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from biritch.bidding.agreement.meaning import CandidateCall
    from biritch.bidding.method import BiddingMethod
    from biritch.core.calls import Call
    from biritch.core.seats import Vulnerability
    from biritch.robots.sampling.splits import Bits
    from biritch.rules.auction import Auction

OFF_CALL = 0.1
"""How likely a hand is that would have called otherwise, beside one that would call so."""


@dataclass(frozen=True, slots=True)
class _CallMade:
    """One call, and what was agreed where it was made, the preferred calls first."""

    call: Call
    offers: tuple[CandidateCall, ...]

    def fits(self, crowd: HandArray) -> Flags:
        """Return which hands would make it."""
        fits = np.zeros(len(crowd.bits), dtype=bool)
        left = ~fits
        for offer in self.offers:
            keeps = left & crowd.keeps(offer.promise)
            left &= ~keeps
            if offer.call == self.call:
                fits |= keeps
        return fits


@dataclass(frozen=True)
class CallsMade:
    """The calls of an auction, by who made them: how well hands, as dealt, explain them.

    Example:
        >>> from biritch.core.hands import Hand
        >>> from biritch.core.seats import Vulnerability
        >>> from biritch.robots.calls.bidder import read_system
        >>> from biritch.rules.auction import Auction
        >>> made = CallsMade.of(Auction.parse("1D"), read_system("sayc"), Vulnerability.NONE)
        >>> balanced = [Hand.parse(text) for text in ("A62.KQ4.KJ53.Q72", "A62.KQ4.KJ53.J72")]
        >>> made.likelihood(Seat.NORTH, np.array([hand.bits for hand in balanced])).tolist()
        [0.1, 1.0]
    """

    by_seat: dict[Seat, tuple[_CallMade, ...]]

    @classmethod
    def of(
        cls, auction: Auction, book: BiddingMethod, vulnerability: Vulnerability
    ) -> CallsMade:
        """Return the calls of *auction*, as those who bid *book* choose them."""
        by_seat: dict[Seat, list[_CallMade]] = defaultdict(list)
        for seat, made in _agreed_calls(auction, book, vulnerability):
            by_seat[seat].append(made)
        return cls({seat: tuple(made) for seat, made in by_seat.items()})

    def likelihood(self, seat: Seat, hands: Bits) -> NDArray[np.float64]:
        """Return how well each of *hands*, one number a hand, explains the calls of *seat*."""
        crowd, fits = HandArray(hands), np.ones(len(hands), dtype=bool)
        for made in self.by_seat.get(seat, ()):
            fits &= made.fits(crowd)
        return np.where(fits, 1.0, OFF_CALL)


def _agreed_calls(
    auction: Auction, book: BiddingMethod, vulnerability: Vulnerability
) -> Iterator[tuple[Seat, _CallMade]]:
    """Yield each call something is agreed about, with the offers up to its last one."""
    before = type(auction)(auction.dealer, (), auction.callers)
    for seat, call in auction.calls_by_seat:
        offers = book.book_of(seat.side).page(before, vulnerability).candidates
        own = [place for place, offer in enumerate(offers) if offer.call == call]
        # Of a call nobody agreed on there is nothing to prefer it to.
        if own:
            yield seat, _CallMade(call, offers[: own[-1] + 1])
        before = before.add(call)
