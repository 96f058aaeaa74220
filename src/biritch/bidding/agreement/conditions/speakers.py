"""Conditions about who has bid, and who has only passed."""

from __future__ import annotations

from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.situation import Situation
from biritch.core.calls import PASS, Bid
from biritch.core.seats import Seat


def _opener(situation: Situation) -> Seat | None:
    return next((entry.seat for entry in situation.calls if isinstance(entry.call, Bid)), None)


CONDITIONS = (
    AuctionCondition(
        "we have only passed", lambda situation: not situation.we_acted, "we have spoken"
    ),
    AuctionCondition(
        "they have only passed", lambda situation: not situation.they_acted, "they have spoken"
    ),
    AuctionCondition(
        "they have spoken once",
        lambda situation: (
            sum(
                made.call is not PASS
                for made in situation.calls
                if made.seat.side is not situation.me.side
            )
            == 1
        ),
    ),
    AuctionCondition(
        "they opened",
        lambda situation: _opener(situation) in (situation.me.after(), situation.me.after(3)),
    ),
    AuctionCondition(
        "the opponent before me passed",
        lambda situation: situation.quiet,
        "the opponent before me spoke",
    ),
    AuctionCondition(
        "partner has only passed",
        lambda situation: not situation.has_acted(situation.me.partner),
        "partner has spoken",
    ),
    AuctionCondition(
        "partner has spoken once",
        lambda situation: (
            sum(
                made.call is not PASS
                for made in situation.calls
                if made.seat is situation.me.partner
            )
            == 1
        ),
    ),
    AuctionCondition(
        "I have only passed",
        lambda situation: not situation.has_acted(situation.me),
        "I have spoken",
    ),
    AuctionCondition(
        "partner answered my opening",
        lambda situation: (
            not situation.they_acted
            and [made.seat for made in situation.calls if made.call is not PASS]
            == [situation.me, situation.me.partner]
        ),
        "partner did not answer my opening",
    ),
    AuctionCondition(
        "a pass would end the auction", lambda situation: situation.standing.passes == 2
    ),
    AuctionCondition(
        "I have named no suit twice",
        lambda situation: (
            len(
                {
                    made.natural
                    for made in situation.calls
                    if made.seat == situation.me and made.natural
                }
            )
            == sum(
                made.natural is not None
                for made in situation.calls
                if made.seat == situation.me
            )
        ),
    ),
)
