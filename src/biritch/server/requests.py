"""What a person asks, as an event of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games import actions
from biritch.server.protocol import Answer, Claim, DoDeed, MakeCall, Next, PlayCard, Undo
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event
from biritch.table.refusing import NotNow
from biritch.table.table import Table

Action: TypeAlias = MakeCall | PlayCard | DoDeed | Claim | Answer | Undo | Next
"""What becomes an event of the log, or is refused."""


def event_of(
    asked: Action, table: Table, chair: Seat, deal: Callable[[], tuple[Board, Deal]]
) -> Event:
    """Return the event *chair* asks for; *deal* is called only when a board is wanted.

    Raises:
        ValueError: It cannot even be written down (see :meth:`Table.after` for the rest).
    """
    match asked:
        case MakeCall():
            return Acted(chair, parse_call(asked.call))
        case PlayCard():
            return Acted(chair, Card.parse(asked.card))
        case DoDeed():
            return Acted(chair, actions.parse(asked.what))
        case Claim():
            return Claimed(chair, asked.tricks)
        case Answer():
            return Answered(chair, asked.accept)
        case _:
            return table.undo(chair) if isinstance(asked, Undo) else _next(table, deal)


def _next(table: Table, deal: Callable[[], tuple[Board, Deal]]) -> Dealt:
    if not table.may_deal:
        raise NotNow("next", "end" if table.over else "playing")
    return Dealt(*deal())
