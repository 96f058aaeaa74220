"""Deals bid out call by call, and each call tried: legal, and true of its hand."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from biritch.rules.auction import Auction

if TYPE_CHECKING:
    from collections.abc import Iterator

    from biritch.bidding.meaning import Meaning
    from biritch.bidding.system import System
    from biritch.core.boards import Board
    from biritch.core.calls import Call
    from biritch.core.deals import Deal

LONGEST = 50


def bid_out(
    system: System, deal: Deal, board: Board
) -> Iterator[tuple[Auction, Call, Meaning]]:
    """Yield each auction, the call made and what it says; exit at one that is not as it should.

    The meaning is what the table is told of the call, not what the caller thought.
    """
    auction = Auction(board.dealer)
    while not auction.over:
        hand = deal[auction.turn]
        call = system.pick(hand, auction, board.vulnerability)
        legal = auction.standing.objection(call) is None
        after = auction.add(call) if legal else auction
        meaning = system.explain(after, board.vulnerability)[-1]
        wrong = (
            (not legal and "illegal")
            or (not meaning.promise.accepts(hand) and "a promise not kept")
            or (hand not in meaning.promise.project() and "a hand outside its box")
            or (len(auction.calls) > LONGEST and "no end")
        )
        if wrong:
            said = " ".join(map(str, auction.calls))
            sys.exit(f"{wrong}: {deal} {auction.dealer} {said}: {call}")
        yield auction, call, meaning
        auction = after
