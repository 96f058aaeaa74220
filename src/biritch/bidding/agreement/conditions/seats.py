"""Conditions about the opener's seat and the opening."""

from __future__ import annotations

from collections.abc import Callable

from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.situation import Situation
from biritch.core.calls import Bid


def _before(situation: Situation) -> int:
    return len(situation.auction.calls)


def _ask_about_opening_seat(*seats: int) -> Callable[[Situation], bool]:
    """Return the condition that the opening was made in one of *seats*, 1 to 4.

    Unlike the seat of the player to call, it stays the same as the auction goes on.
    """

    def is_asked(situation: Situation) -> bool:
        calls = enumerate(situation.auction.calls, 1)
        return next((place for place, call in calls if isinstance(call, Bid)), 0) in seats

    return is_asked


CONDITIONS = (
    AuctionCondition("in first seat", lambda situation: _before(situation) == 0),
    AuctionCondition("in second seat", lambda situation: _before(situation) == 1),
    AuctionCondition("in third seat", lambda situation: _before(situation) == 2),
    AuctionCondition("in fourth seat", lambda situation: _before(situation) == 3),
    AuctionCondition("in first or second seat", lambda situation: _before(situation) in (0, 1)),
    AuctionCondition("in third or fourth seat", lambda situation: _before(situation) in (2, 3)),
    AuctionCondition(
        "the opening was in first seat",
        _ask_about_opening_seat(1),
        "the opening was not in first seat",
    ),
    AuctionCondition(
        "the opening was in second seat",
        _ask_about_opening_seat(2),
        "the opening was not in second seat",
    ),
    AuctionCondition(
        "the opening was in third seat",
        _ask_about_opening_seat(3),
        "the opening was not in third seat",
    ),
    AuctionCondition(
        "the opening was in fourth seat",
        _ask_about_opening_seat(4),
        "the opening was not in fourth seat",
    ),
    AuctionCondition(
        "the opening was in first or second seat",
        _ask_about_opening_seat(1, 2),
        "the opening was not in first or second seat",
    ),
    AuctionCondition(
        "the opening was in third or fourth seat",
        _ask_about_opening_seat(3, 4),
        "the opening was not in third or fourth seat",
    ),
)
