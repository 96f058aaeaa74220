"""What everyone may know of an action: the line it adds to what is told."""

from __future__ import annotations

from biritch.core.cards import Card, Strain
from biritch.core.seats import Seat
from biritch.games.actions import HIDDEN, BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.phase import Action, Facts
from biritch.table.events import Told


def told_of(n: int, seat: Seat, action: Action, after: Facts) -> tuple[Told, ...]:
    """Return what everyone may know of an action from the hand of *seat*."""
    match action:
        case Card():
            played = Told(n, "play", seat, str(action))
        case BridgeWhistCall() | NamedTrump():
            return (Told(n, "say", seat, str(action)),)
        case WidowShare():
            return (Told(n, "say", seat, str(HIDDEN)),)
        case _:
            return (Told(n, "call", seat, str(action)),)
    trick, contract = after.last, after.contract
    assert trick is not None
    if not trick.full:
        return (played,)
    winner = trick.winner(Strain.NOTRUMP if contract is None else contract.strain)
    return played, Told(n, "trick", winner, str(len(after.tricks or after.drawn)))
