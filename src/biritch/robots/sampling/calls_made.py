"""What calls reveal beyond their promises: that no other call was preferred.

A hand that fits a call's promise may fit a preferred call too: with a 1NT opening one does not
open one of a suit. So, among hands that keep a promise, those whose system makes this call are
likelier. The others are not excluded: people, and robots, use judgement.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np

from biritch.bidding.promises import charts
from biritch.bidding.promises.promise import Not
from biritch.core.seats import Seat
from biritch.robots.sampling.hand_arrays import (
    Flags,
    HandArray,
    HandTest,
    chart_test,
    compile_promise,
    exact_chart,
)

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
class _Step:
    """Some of the agreements where a call was made, the preferred ones first.

    ``made`` tests whether a hand that none before them took makes the call by one of them,
    ``left`` whether none of them takes it.
    """

    made: HandTest | None
    left: HandTest | None


@dataclass(frozen=True, slots=True)
class _CallMade:
    """One call, and the agreements where it was made, the preferred ones first."""

    steps: tuple[_Step, ...]

    @classmethod
    def of(cls, call: Call, offers: Sequence[CandidateCall]) -> _CallMade:
        """Return the steps of *call* among the *offers* where it was made."""
        by_chart = groupby(offers, key=lambda offer: exact_chart(offer.promise) is not None)
        *before, last = [
            step
            for exact, some in by_chart
            for step in (_chart_steps if exact else _card_steps)(call, some)
        ]
        # What the last one leaves is not asked for.
        return cls((*before, replace(last, left=None)))

    def fits(self, crowd: HandArray) -> Flags:
        """Return which hands would make it."""
        fits = np.zeros(len(crowd.bits), dtype=bool)
        left = ~fits
        for step in self.steps:
            if step.made is not None:
                fits |= left & step.made(crowd)
            if step.left is not None:
                left &= step.left(crowd)
            if not left.any():
                break
        return fits


def _chart_steps(call: Call, offers: Iterable[CandidateCall]) -> Iterator[_Step]:
    """Yield one step for all *offers*: shape and points decide each of them."""
    made, left = charts.NONE, charts.EVERY
    for offer in offers:
        drawn = exact_chart(offer.promise)
        assert drawn is not None
        if offer.call == call:
            made |= left & drawn
        left &= ~drawn
    yield _Step(chart_test(made) if made else None, chart_test(left))


def _card_steps(call: Call, offers: Iterable[CandidateCall]) -> Iterator[_Step]:
    """Yield a step for each of *offers*: some cards decide it."""
    for offer in offers:
        keeps = compile_promise(offer.promise)
        yield _Step(keeps if offer.call == call else None, compile_promise(Not(offer.promise)))


@dataclass(frozen=True)
class CallsMade:
    """The calls of an auction by seat, and how well hands explain them.

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

    @staticmethod
    def of(auction: Auction, book: BiddingMethod, vulnerability: Vulnerability) -> CallsMade:
        """Return the calls of *auction*, as chosen by *book*."""
        return _read_calls(auction, book, vulnerability)

    def likelihood(self, seat: Seat, hands: Bits) -> NDArray[np.float64]:
        """Return how well each of *hands* (one integer a hand) explains the calls of *seat*."""
        crowd, fits = HandArray(hands), np.ones(len(hands), dtype=bool)
        for made in self.by_seat.get(seat, ()):
            fits &= made.fits(crowd)
        return np.where(fits, 1.0, OFF_CALL)


@lru_cache(maxsize=64)
def _read_calls(
    auction: Auction, book: BiddingMethod, vulnerability: Vulnerability
) -> CallsMade:
    """Return the calls of *auction*, read once for all cards of a board."""
    by_seat: dict[Seat, list[_CallMade]] = defaultdict(list)
    for seat, made in _agreed_calls(auction, book, vulnerability):
        by_seat[seat].append(made)
    return CallsMade({seat: tuple(made) for seat, made in by_seat.items()})


def _agreed_calls(
    auction: Auction, book: BiddingMethod, vulnerability: Vulnerability
) -> Iterator[tuple[Seat, _CallMade]]:
    """Yield each call with an agreement, and the offers up to its last one."""
    before = type(auction)(auction.dealer, (), auction.callers)
    for seat, call in auction.calls_by_seat:
        offers = book.book_of(seat.side).page(before, vulnerability).candidates
        own = [place for place, offer in enumerate(offers) if offer.call == call]
        # Of a call nobody agreed on there is nothing to prefer it to.
        if own:
            yield seat, _CallMade.of(call, offers[: own[-1] + 1])
        before = before.add(call)
