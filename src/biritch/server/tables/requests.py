"""Requests of people at a table, turned into events of its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games import actions
from biritch.server.tables.protocol import (
    AnswerClaim,
    ClaimTricks,
    DealNext,
    FaceLead,
    MakeCall,
    PlayCard,
    TakeAction,
    TakeBack,
)
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Faced
from biritch.table.refusals import NotNow
from biritch.table.table import Table

TableAction: TypeAlias = (
    MakeCall
    | PlayCard
    | TakeAction
    | FaceLead
    | ClaimTricks
    | AnswerClaim
    | TakeBack
    | DealNext
)
"""What becomes an event of the log, or is refused."""


Dealer: TypeAlias = Callable[[Seat, int | None], tuple[Board, Deal]]
"""Gives the next board, the pack cut by a seat so many cards down, or anywhere."""


def event_of(asked: TableAction, table: Table, chair: Seat, deal: Dealer) -> Event:
    """Return the event *chair* asks for; *deal* is called only when a board is wanted.

    Raises:
        ValueError: It cannot even be written down (see :meth:`Table.after` for the rest).
    """
    found: Event
    match asked:
        case MakeCall():
            found = Acted(chair, parse_call(asked.call))
        case PlayCard():
            found = Acted(chair, Card.parse(asked.card))
        case TakeAction():
            found = Acted(chair, actions.parse(asked.what))
        case FaceLead():
            found = Faced(chair)
        case ClaimTricks():
            found = Claimed(chair, asked.tricks)
        case AnswerClaim():
            found = Answered(chair, asked.accept)
        case _:
            found = (
                table.undo(chair)
                if isinstance(asked, TakeBack)
                else _next(asked, table, chair, deal)
            )
    return found


def _next(asked: DealNext, table: Table, chair: Seat, deal: Dealer) -> Dealt:
    if not table.may_deal:
        raise NotNow("next", "end" if table.over else "playing")
    return Dealt(*deal(chair, asked.cut))
