"""Deals bid out call by call, and each call tried: legal, and true of its hand."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from biritch.rules.auction import Auction

if TYPE_CHECKING:
    from collections.abc import Iterator

    from biritch.bidding.meaning import Choice
    from biritch.bidding.system import System
    from biritch.core.boards import Board
    from biritch.core.deals import Deal

LONGEST = 50


def bid_out(system: System, deal: Deal, board: Board) -> Iterator[tuple[Auction, Choice]]:
    """Yield each auction and the choice made at it; exit at a call that is not as it should."""
    auction = Auction(board.dealer)
    while not auction.over:
        hand = deal[auction.turn]
        choice = system.choose(hand, auction, board.vulnerability)
        promise = choice.meaning.promise
        wrong = (
            (auction.standing.objection(choice.call) and "illegal")
            or (not promise.accepts(hand) and "a promise not kept")
            or (hand not in promise.project() and "a hand outside its box")
            or (len(auction.calls) > LONGEST and "no end")
        )
        if wrong:
            said = " ".join(map(str, auction.calls))
            sys.exit(f"{wrong}: {deal} {auction.dealer} {said}: {choice.call}")
        yield auction, choice
        auction = auction.add(choice.call)
