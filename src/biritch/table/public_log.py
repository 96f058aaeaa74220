"""The public log of a table: what everybody may know of each event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.cards import Card, Strain
from biritch.core.seats import Seat
from biritch.games.actions import HIDDEN, BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.phase import Action, Facts

Kind: TypeAlias = Literal[
    "call",
    "say",
    "lead",
    "play",
    "claim",
    "accept",
    "refuse",
    "undo",
    "board",
    "trick",
    "ask-undo",
    "deny-undo",
]
"""What an entry of the public log is about.

``say`` is what older games say besides calling, ``lead`` an opening lead face down, ``trick``
the end of a trick and who won it, ``board`` a board put on the table.
"""


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """What everybody may know of event *n*.

    ``seat`` is the hand a card came from, or the seat that called, claimed, answered or won the
    trick; ``what`` the call or card, or a number: tricks claimed, actions kept, the board.
    """

    n: int
    kind: Kind
    seat: Seat | None = None
    what: str = ""


def public_events(n: int, seat: Seat, action: Action, after: Facts) -> tuple[PublicEvent, ...]:
    """Return what everybody may know of an *action* from the hand of *seat*.

    *n* is the number of the event, *after* what is known of the board once it has happened: a
    card that completes a trick makes two entries, itself and who won.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> (entry,) = public_events(2, Seat.NORTH, parse_call("1H"), after=None)
        >>> entry.kind, str(entry.seat), entry.what
        ('call', 'N', '1H')
    """
    match action:
        case Card():
            played = PublicEvent(n, "play", seat, str(action))
        case BridgeWhistCall() | NamedTrump():
            return (PublicEvent(n, "say", seat, str(action)),)
        case WidowShare():
            # Which cards of the widow were taken is known to nobody else.
            return (PublicEvent(n, "say", seat, str(HIDDEN)),)
        case _:
            return (PublicEvent(n, "call", seat, str(action)),)
    trick, contract = after.last, after.contract
    assert trick is not None
    if not trick.full:
        return (played,)
    winner = trick.winner(Strain.NOTRUMP if contract is None else contract.strain)
    return played, PublicEvent(n, "trick", winner, str(len(after.tricks or after.drawn)))
