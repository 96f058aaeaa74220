"""Tricks that a side cannot lose, however the remaining cards are played (Law 71)."""

from __future__ import annotations

from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat, Side
from biritch.rules.play import Trick
from biritch.solver.solver import Position

_FEW = 3
"""Cards left to a hand up to which every way to play them is followed."""


def sure_tricks(at: Position, side: Side) -> int:
    """Return the fewest of the remaining tricks that *side* wins with any play.

    With at most three cards a hand all plays are tried. Before that, the highest remaining
    trumps are counted if one hand holds them: no play can lose those.

    Example:
        >>> from biritch.core.cards import Strain
        >>> hands = tuple(map(Hand.parse, ("A2..3.", "3.4.5.", "4.5.6.", "5.6.7.")))
        >>> sure_tricks(Position(hands, Strain.SPADES, Trick(Seat.EAST)), Side.NS)
        1
    """
    if max(map(len, at.hands)) <= _FEW:
        return _fewest(at, side)
    trump = at.strain.suit
    if trump is None:
        return 0
    everybody = FULL_PACK - FULL_PACK
    for hand in at.hands:
        everybody |= hand.holding(trump)
    everybody |= Hand.of([card for card in at.trick.cards if card.suit is trump])
    most = 0
    for seat, hand in zip(Seat, at.hands, strict=True):
        tops = 0
        for card in everybody:  # from the top
            if card not in hand:
                break
            tops += 1
        most = max(most, tops if seat.side is side else 0)
    return most


def _fewest(at: Position, side: Side) -> int:
    seat = at.trick.turn
    if not at.hands[seat]:
        return 0
    found = 13
    for card in at.trick.legal(at.hands[seat]):
        trick = at.trick.add(card)
        hands = tuple(
            hand.without(card) if who is seat else hand
            for who, hand in zip(Seat, at.hands, strict=True)
        )
        won = 0
        if trick.full:
            winner = trick.winner(at.strain)
            won, trick = int(winner.side is side), Trick(winner, seats=trick.seats)
        found = min(found, won + _fewest(Position(hands, at.strain, trick), side))
    return found
