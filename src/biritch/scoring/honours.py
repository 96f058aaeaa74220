"""Honours: who held them, and what they are worth in each code.

In contract bridge honours must lie in one hand and are claimed after the play (Laws of Rubber
Bridge 2014). In bridge-whist they are counted in tricks of the trump suit and never doubled
(« Règles du Bridge et variante à deux joueurs », "Comment se marquent les honneurs"); in
auction bridge in points (Laws of Auction Bridge, Whist Club of New York, 1926).
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
"""Honours of a trump suit at bridge-whist, in tricks.

The text in French has no figure for five divided three to two; 5 is that of the English laws.
"""

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
"""Chicane, a hand without a trump: what it gains its side, in tricks."""


def honour_cards(strain: Strain) -> tuple[Card, ...]:
    """Return the honours of *strain*: five trumps, or the four aces.

    Example:
        >>> honour_cards(Strain.SPADES)
        (ST, SJ, SQ, SK, SA)
    """
    if (suit := strain.suit) is None:
        return tuple(Card.of(suit, 14) for suit in Suit)
    return tuple(Card.of(suit, rank) for rank in _TOP)


def honour_counts(hands: Sequence[Hand], strain: Strain) -> tuple[int, ...]:
    """Return how many honours each of the four seats was dealt.

    Example:
        >>> from biritch.core.deals import Deal
        >>> honour_counts(Deal.from_rank(0).hands, Strain.NOTRUMP)
        (1, 1, 1, 1)
    """
    honours = honour_cards(strain)
    return tuple(sum(card in hand for card in honours) for hand in hands)


def in_one_hand(hands: Sequence[Hand], strain: Strain) -> tuple[Seat, int] | None:
    """Return who holds honours of contract bridge, and their points (150 or 100).

    Example:
        >>> from biritch.core.deals import Deal
        >>> in_one_hand(Deal.from_rank(0).hands, Strain.HEARTS)
        (<Seat.EAST: 1>, 150)
    """
    for seat, count in zip(Seat, honour_counts(hands, strain), strict=True):
        if strain is Strain.NOTRUMP:
            if count == 4:
                return seat, 150
        elif count >= 4:
            return seat, 150 if count == 5 else 100
    return None


def kind(ours: int, partners: int) -> str | None:
    """Return the name of the honours two partners hold, or ``None`` below three.

    It is a key of :data:`IN_TRICKS`, or of :data:`OF_ACES`.

    Example:
        >>> kind(4, 1), kind(2, 2), kind(1, 1)
        ('5-four-one-hand', '4-divided', None)
    """
    total, most = ours + partners, max(ours, partners)
    if total < 3:
        return None
    if total == 3:
        return "3"
    if most == total:
        return f"{total}-one-hand"
    return "5-four-one-hand" if most == 4 else f"{total}-divided"


def of_side(hands: Sequence[Hand], strain: Strain) -> tuple[Side, str] | None:
    """Return the side that holds three honours or more, and the name of what it holds.

    Example:
        >>> from biritch.core.deals import Deal
        >>> of_side(Deal.from_rank(0).hands, Strain.CLUBS)
        (<Side.EW: 1>, '5-one-hand')
    """
    north, east, south, west = honour_counts(hands, strain)
    for side, pair in ((Side.NS, (north, south)), (Side.EW, (east, west))):
        if (name := kind(*pair)) is not None:
            return side, name
    return None


def bridge_whist_value(name: str, strain: Strain, value: int) -> int:
    """Return what honours are worth at bridge-whist, *value* being an odd trick's.

    Raises:
        ValueError: No such honours in that strain.

    Example:
        >>> bridge_whist_value("4-one-hand", Strain.HEARTS, 8)
        64
    """
    if strain is Strain.NOTRUMP:
        if name not in OF_ACES:
            raise ValueError(f"no such honours at notrump: {name} (want {', '.join(OF_ACES)})")
        return OF_ACES[name]
    if name not in IN_TRICKS:
        raise ValueError(f"no such honours: {name} (want {', '.join(IN_TRICKS)})")
    return IN_TRICKS[name] * value


def honours_claimed(
    code: Tariff, hands: Sequence[Hand], contract: Contract
) -> tuple[Paid, ...]:
    """Return what a table claims for honours under *code*, with the side that gets it.

    Example:
        >>> from biritch.core.deals import Deal
        >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
        >>> honours_claimed(TARIFF, Deal.from_rank(0).hands, Contract.parse("4S", Seat.NORTH))
        ((<Side.NS: 0>, 150),)
    """
    if not code.honours:
        return ()
    if code.odd:
        return _at_whist(hands, contract.strain, code.row(contract.strain)[0])
    if code.values:
        holding = of_side(hands, contract.strain)
        table = OF_ACES if contract.strain is Strain.NOTRUMP else IN_POINTS
        return () if holding is None else ((holding[0], table[holding[1]]),)
    # At duplicate honours do not count (Law 77 knows none).
    keeps_a_sheet = code.form.goal or code.form.deals
    holder = in_one_hand(hands, contract.strain) if keeps_a_sheet else None
    return () if holder is None else ((holder[0].side, holder[1]),)


def _at_whist(hands: Sequence[Hand], strain: Strain, value: int) -> tuple[Paid, ...]:
    """Return honours and chicane: two tricks for each hand without a trump.

    The text adds chicane to its side's honours or takes it off the other side's: what one side
    pays the other is the same, and here it always goes to its own side.
    """
    holding = of_side(hands, strain)
    paid = []
    if holding is not None:
        paid.append((holding[0], bridge_whist_value(holding[1], strain, value)))
    if (trump := strain.suit) is None:
        return tuple(paid)
    for seat, hand in zip(Seat, hands, strict=True):
        if not hand.length(trump):
            paid.append((seat.side, CHICANE * value))
    return tuple(paid)
