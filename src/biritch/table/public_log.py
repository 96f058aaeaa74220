"""What everyone may know of an action: the line it adds to what is told."""

from __future__ import annotations

from biritch.core.cards import Card, Strain
from biritch.core.seats import Seat
from biritch.games.actions import HIDDEN, BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.phase import Action, Facts
from biritch.table.events import PublicEvent


def public_events(n: int, seat: Seat, action: Action, after: Facts) -> tuple[PublicEvent, ...]:
    """Return what everyone may know of an action from the hand of *seat*."""
    match action:
        case Card():
            played = PublicEvent(n, "play", seat, str(action))
        case BridgeWhistCall() | NamedTrump():
            return (PublicEvent(n, "say", seat, str(action)),)
        case WidowShare():
            return (PublicEvent(n, "say", seat, str(HIDDEN)),)
        case _:
            return (PublicEvent(n, "call", seat, str(action)),)
    trick, contract = after.last, after.contract
    assert trick is not None
    if not trick.full:
        return (played,)
    winner = trick.winner(Strain.NOTRUMP if contract is None else contract.strain)
    return played, PublicEvent(n, "trick", winner, str(len(after.tricks or after.drawn)))
