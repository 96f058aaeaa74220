"""Conditions about the points we have shown."""

from __future__ import annotations

from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.situation import Situation
from biritch.core.calls import PASS, Bid

_OPEN = 4
"""Points partner may hold above the least shown, for that least to say little."""


def _has_passed(situation: Situation) -> bool:
    """Return whether the player to call passed before the opening."""
    calls = (
        entry
        for entry in situation.calls
        if entry.seat == situation.me or isinstance(entry.call, Bid)
    )
    first = next(calls, None)
    return first is not None and first.call is PASS


CONDITIONS = (
    AuctionCondition("a passed hand", _has_passed),
    AuctionCondition(
        "I am limited to 12",
        lambda situation: situation.mine.strength[1] <= 12,
        "I may hold more than 12",
    ),
    AuctionCondition(
        "I have told my points within 3",
        lambda situation: situation.mine.strength[1] - situation.mine.strength[0] <= 3,
        "I have more to tell",
    ),
    AuctionCondition(
        "I have shown 11",
        lambda situation: situation.mine.strength[0] >= 11,
        "I have not shown 11",
    ),
    AuctionCondition(
        "partner has shown 11",
        lambda situation: situation.partner.strength[0] >= 11,
        "partner has not shown 11",
    ),
    AuctionCondition(
        "partner may hold four more",
        lambda situation: (
            situation.partner.strength[1] - situation.partner.strength[0] >= _OPEN
        ),
        "partner is limited",
    ),
)
