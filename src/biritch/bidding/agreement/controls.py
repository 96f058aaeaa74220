"""What control bids have told: which suits our side is known to control, which a player denied.

The cheapest control is bid first: who goes past a suit has none in it, and who goes on over
that holds one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from biritch.core.calls import Bid
from biritch.core.cards import Strain, Suit

if TYPE_CHECKING:
    from biritch.bidding.agreement.situation import Situation

CONTROL = "control"
"""The kind of a call that shows one."""
LONG = 4
"""Cards partner has named a suit with, in which a control is reckoned."""


def safe(s: Situation) -> tuple[Suit, ...]:
    """Return the suits partner is known to control, or may be reckoned to."""
    found = {suit for suit in Suit if _reckoned(s, suit)}
    passed: set[Suit] = set()
    above: Bid | None = None
    for one in s.spoken:
        if not isinstance(one.call, Bid):
            continue
        if one.seat in s.us and one.meaning.kind == CONTROL and above is not None:
            named = one.call.strain.suit
            if one.seat is s.me.partner:
                found |= passed | ({named} if named is not None else set())
            passed = set(_between(above, one.call))
        above = one.call
    return tuple(sorted(found))


def _reckoned(s: Situation, suit: Suit) -> bool:
    """Whether partner has length in *suit*, or is known to be short."""
    least, most = s.partner.lengths[suit]
    return least >= LONG or most <= 1


def _between(low: Bid, high: Bid) -> Iterator[Suit]:
    """Yield the suits that could have been bid between two bids."""
    for suit in Suit:
        if any(low < Bid(level, Strain(suit)) < high for level in range(low.level, 8)):
            yield suit
