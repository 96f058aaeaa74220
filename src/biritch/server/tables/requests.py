"""Requests of people at a table, turned into log entries."""

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
from biritch.server.web.plain_text import plain_text
from biritch.table.company_events import UndoAsked
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Faced, Undone
from biritch.table.refusals import CLAIM_DENIED, IllegalClaim, NotNow
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
"""Gives the next board, the pack cut by a seat that many cards down, or anywhere."""


def event_of(request: TableAction, table: Table, chair: Seat, deal: Dealer) -> Event:
    """Return the event that *chair* requests; *deal* is called only for a new board.

    Raises:
        ValueError: It cannot even be written down (see :meth:`Table.after` for the rest).
    """
    event: Event
    match request:
        case MakeCall():
            event = Acted(chair, parse_call(request.call))
        case PlayCard():
            event = Acted(chair, Card.parse(request.card))
        case TakeAction():
            event = Acted(chair, actions.parse(request.what))
        case FaceLead():
            event = Faced(chair)
        case ClaimTricks():
            # Refused here and not by the table: logs of earlier versions have such claims.
            if table.was_just_denied(chair):
                raise IllegalClaim(f"claim {request.tricks}", CLAIM_DENIED)
            event = Claimed(chair, request.tricks, plain_text(request.line).strip())
        case AnswerClaim():
            why = "" if request.accept else plain_text(request.why).strip()
            event = Answered(chair, request.accept, why=why)
        case _:
            event = (
                _undo(table, chair)
                if isinstance(request, TakeBack)
                else _next(request, table, chair, deal)
            )
    return event


def _undo(table: Table, chair: Seat) -> Undone | UndoAsked:
    """Return the event of an undo: immediate or, among friends, the wish to undo."""
    return table.undo(chair) if table.setup.manners is None else UndoAsked(chair)


def _next(request: DealNext, table: Table, chair: Seat, deal: Dealer) -> Dealt:
    if not table.may_deal:
        raise NotNow("next", "end" if table.over else "playing")
    return Dealt(*deal(chair, request.cut))
