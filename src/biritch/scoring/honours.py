"""Honours: who held them, and what they are worth in each code.

In contract bridge honours must lie in one hand and are claimed after the play (document
002, lines 130 to 136). In bridge-whist they are counted in tricks of the trump suit, never
doubled (document 001, lines 45 to 57); in auction bridge in points (laws of 1926).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.scoring.tariff import Tariff

Paid: TypeAlias = tuple[Side, int]
"""Points, and who gets them."""

_TOP = range(10, 15)

IN_TRICKS = {
    "3": 2,
    "4-divided": 4,
    "4-one-hand": 8,
    "5-divided": 5,
    "5-four-one-hand": 9,
    "5-one-hand": 10,
}
"""Honours of a trump suit at bridge-whist, in tricks; the fifth is a completion."""

OF_ACES = {"3": 30, "4-divided": 40, "4-one-hand": 100}
"""Aces at notrump, in points."""

IN_POINTS = {
    "3": 30,
    "4-divided": 40,
    "5-divided": 50,
    "4-one-hand": 80,
    "5-four-one-hand": 90,
    "5-one-hand": 100,
}
"""Honours of a trump suit at auction bridge, in points."""

CHICANE = 2
"""What a side without a trump in one hand gains, in tricks."""


def honour_cards(strain: Strain) -> tuple[Card, ...]:
    """Return the honours of *strain*: five trumps, or the four aces."""
    if (suit := strain.suit) is None:
        return tuple(Card.of(each, 14) for each in Suit)
    return tuple(Card.of(suit, rank) for rank in _TOP)


def held(hands: Sequence[Hand], strain: Strain) -> tuple[int, ...]:
    """Return how many honours each of the four seats was dealt."""
    honours = honour_cards(strain)
    return tuple(sum(card in hand for card in honours) for hand in hands)


def in_one_hand(hands: Sequence[Hand], strain: Strain) -> tuple[Seat, int] | None:
    """Return who holds honours of contract bridge, and their points (150 or 100)."""
    for seat, count in zip(Seat, held(hands, strain), strict=True):
        if strain is Strain.NOTRUMP:
            if count == 4:
                return seat, 150
        elif count >= 4:
            return seat, 150 if count == 5 else 100
    return None


def kind(ours: int, partners: int) -> str | None:
    """Return the name of the honours two partners hold, or ``None`` below three."""
    total, most = ours + partners, max(ours, partners)
    if total < 3:
        return None
    if total == 3:
        return "3"
    if most == total:
        return f"{total}-one-hand"
    return "5-four-one-hand" if most == 4 else f"{total}-divided"


def of_side(hands: Sequence[Hand], strain: Strain) -> tuple[Side, str] | None:
    """Return the side that holds three honours or more, and the name of what it holds."""
    north, east, south, west = held(hands, strain)
    for side, pair in ((Side.NS, (north, south)), (Side.EW, (east, west))):
        if (name := kind(*pair)) is not None:
            return side, name
    return None


def whist(name: str, strain: Strain, value: int) -> int:
    """Return what honours are worth at bridge-whist, *value* being an odd trick's.

    Raises:
        ValueError: No such honours in that strain.
    """
    if strain is Strain.NOTRUMP:
        if name not in OF_ACES:
            raise ValueError(f"no such honours at notrump: {name} (want {', '.join(OF_ACES)})")
        return OF_ACES[name]
    if name not in IN_TRICKS:
        raise ValueError(f"no such honours: {name} (want {', '.join(IN_TRICKS)})")
    return IN_TRICKS[name] * value


def claimed(code: Tariff, hands: Sequence[Hand], contract: Contract) -> tuple[Paid, ...]:
    """Return what a table claims for honours under *code*, with the side that gets it."""
    if not code.honours:
        return ()
    if code.odd:
        return _at_whist(hands, contract.strain, code.row(contract.strain)[0])
    if code.values:
        found = of_side(hands, contract.strain)
        table = OF_ACES if contract.strain is Strain.NOTRUMP else IN_POINTS
        return () if found is None else ((found[0], table[found[1]]),)
    keeps = code.form.goal or code.form.deals
    one = in_one_hand(hands, contract.strain) if keeps else None
    return () if one is None else ((one[0].side, one[1]),)


def _at_whist(hands: Sequence[Hand], strain: Strain, value: int) -> tuple[Paid, ...]:
    """Return honours and chicane: two tricks for each hand without a trump.

    Document 001, line 53, adds them to its side's honours or takes them off the others':
    what one side pays the other is the same, and here they are always its side's.
    """
    found = of_side(hands, strain)
    paid = [] if found is None else [(found[0], whist(found[1], strain, value))]
    if (trump := strain.suit) is None:
        return tuple(paid)
    for seat, hand in zip(Seat, hands, strict=True):
        if not hand.length(trump):
            paid.append((seat.side, CHICANE * value))
    return tuple(paid)
