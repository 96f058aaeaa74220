"""Tricks transferred after a revoke, and the score before and after (Laws 64 and 77)."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.calls import Contract
from biritch.core.seats import Side, Vulnerability
from biritch.rulings.irregularity import Ruling
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF


@dataclass(frozen=True, slots=True)
class TrickTransfer:
    """A board before and after the transfer: tricks of declarer, points of North-South."""

    tricks: tuple[int, int]
    points: tuple[int, int]


def transfer(
    ruling: Ruling, contract: Contract, tricks: int, vulnerable: Vulnerability
) -> TrickTransfer:
    """Return what *ruling* makes of *contract*, *tricks* of which were made at the table.

    Nobody ends with more than thirteen tricks, or with fewer than none.

    Example:
        >>> from biritch.core.seats import Seat
        >>> ruling = Ruling("64A2", (), tricks=-1)
        >>> four_spades = Contract.parse("4S", Seat.SOUTH)
        >>> transfer(ruling, four_spades, 10, Vulnerability.NONE)
        TrickTransfer(tricks=(10, 9), points=(420, -50))
    """
    after = min(13, max(0, tricks + (ruling.tricks or 0)))
    side = contract.declarer.side
    sign = 1 if side is Side.NS else -1
    before_points, after_points = (
        sign * score(TARIFF, contract, won, vulnerable=side in vulnerable)
        for won in (tricks, after)
    )
    return TrickTransfer((tricks, after), (before_points, after_points))
