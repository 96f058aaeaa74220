"""Four cards a byte: the spade, heart, diamond and club of one rank, from the aces down."""

from __future__ import annotations

from biritch.core.deals import Deal
from biritch.records.machines.cards import owned, owners


def packed(deal: Deal, turned: int) -> str:
    """Return thirteen characters of a byte each; seats are counted from *turned* on."""
    seats = owners(deal)
    return "".join(
        chr(
            sum(((seats[13 * suit + rank] + turned) % 4) << 2 * (3 - suit) for suit in range(4))
        )
        for rank in range(13)
    )


def unpacked(text: str, turned: int) -> Deal:
    """Return the deal of thirteen such characters."""
    seats = [0] * 52
    for rank, sign in enumerate(text):
        for suit in range(4):
            seats[13 * suit + rank] = ((ord(sign) >> 2 * (3 - suit)) - turned) % 4
    return owned(seats)
