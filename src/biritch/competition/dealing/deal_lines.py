"""Output of the print actions of dealer scripts."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def one_line(hand: Hand) -> str:
    """Return a hand on one line, suits separated by dots.

    Example:
        >>> one_line(Hand.parse("AQJ.K92.A32.8765"))
        'AQJ.K92.A32.8765'
    """
    return ".".join(hand.ranks(suit) for suit in _SUITS)


def print_deal(deal: Deal, form: str, seats: Sequence[Seat] = ()) -> str:
    """Return *deal* in the form of a print action.

    Example:
        >>> print_deal(Deal.random(seed=7), "printoneline").split()[0]
        'n'
    """
    if form == "printoneline":
        return " ".join(f"{str(seat).lower()} {one_line(deal[seat])}" for seat in Seat)
    if form == "printcompact":
        return "\n".join(f"{str(seat).lower()} {one_line(deal[seat])}" for seat in Seat)
    if form == "printpbn":
        return f'[Deal "{deal}"]'
    wanted = {"printew": (Seat.WEST, Seat.EAST), "printns": (Seat.NORTH, Seat.SOUTH)}
    columns = [
        [" ".join(deal[seat].ranks(suit)) or "-" for suit in _SUITS]
        for seat in (wanted.get(form) or tuple(seats) or tuple(Seat))
    ]
    rows = zip(*columns, strict=True)
    return "\n".join("".join(f"{cell:<28}" for cell in row).rstrip() for row in rows)
