"""Requests of people at a table of friends other than play, turned into log entries."""

from __future__ import annotations

from typing import TypeAlias

from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.server.tables.company_message import manners_of
from biritch.server.tables.protocol import (
    AdmitGuest,
    AnswerUndo,
    AskMeaning,
    ChangeSeat,
    ExplainCall,
    MuteGuest,
    SeatRobot,
    SendAway,
    SettleManners,
    Speak,
    SwapSeats,
    VoteRobot,
)
from biritch.server.web.plain_text import plain_text
from biritch.table.company import HOST, OPEN
from biritch.table.company_events import (
    Admitted,
    Departed,
    Explained,
    Muted,
    Questioned,
    Reseated,
    Settled,
    Spoken,
    Swapped,
    UndoAnswered,
    Voted,
)
from biritch.table.events import Event, Replaced
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter
from biritch.table.table import Table

CompanyRequest: TypeAlias = (
    AdmitGuest
    | AnswerUndo
    | AskMeaning
    | ChangeSeat
    | ExplainCall
    | MuteGuest
    | SeatRobot
    | SendAway
    | SettleManners
    | Speak
    | SwapSeats
    | VoteRobot
)
"""What becomes an event of the company's, or is refused."""


class CompanyRefusal(Exception):
    """Raised when the sender may not ask this: it needs the host, or a seat.

    Example:
        >>> CompanyRefusal("server-host-only").phrase.name
        'server-host-only'
    """

    def __init__(self, name: str) -> None:
        """Use the message *name*."""
        super().__init__(name)
        self.phrase = Phrase.of(name)


def company_event_of(request: CompanyRequest, table: Table, number: int) -> Event:
    """Return the event that guest *number* requests.

    Raises:
        CompanyRefusal: It needs the host, or a seat.
        NotNow: It cannot be done now.
        ValueError: It cannot be parsed.
    """
    match request:
        case Speak():
            text = "" if request.phrase else plain_text(request.text).strip()
            return Spoken(number, request.audience, text, request.phrase, request.calls)
        case ChangeSeat():
            return Reseated(number, None if request.seat is None else Seat.parse(request.seat))
        case SendAway():
            if number not in (HOST, request.guest):
                raise CompanyRefusal("server-host-only")
            return Departed(request.guest)
        case AdmitGuest() | MuteGuest() | SwapSeats() | SeatRobot() | SettleManners():
            if number != HOST:
                raise CompanyRefusal("server-host-only")
            return _hosts(request, table)
        case _:
            return _seated_event(request, table, number)


def _hosts(
    request: AdmitGuest | MuteGuest | SwapSeats | SeatRobot | SettleManners, table: Table
) -> Event:
    """Return the event of a request that only the host may make."""
    match request:
        case AdmitGuest():
            return Admitted(request.guest)
        case MuteGuest():
            return Muted(request.guest, request.muted)
        case SwapSeats():
            return Swapped(Seat.parse(request.one), Seat.parse(request.other))
        case SeatRobot():
            return _robot(request, table)
        case SettleManners():
            _robot_known(request.manners.robot)
            return Settled(manners_of(request.manners))


def _seated_event(
    request: AnswerUndo | AskMeaning | ExplainCall | VoteRobot, table: Table, number: int
) -> Event:
    """Return the event of a request that needs a seat."""
    seat = table.company.guests[number].seat
    if seat is None:
        raise CompanyRefusal("server-only-watching")
    match request:
        case AnswerUndo():
            return UndoAnswered(seat, request.accept)
        case VoteRobot():
            return Voted(seat, Seat.parse(request.seat))
        case AskMeaning():
            return Questioned(seat, request.call)
        case ExplainCall():
            return Explained(seat, request.call, plain_text(request.text).strip())


def _robot(request: SeatRobot, table: Table) -> Replaced:
    seat = Seat.parse(request.seat)
    if seat not in table.setup.variant.players:
        raise NotNow("sit", "no-seat")
    if table.company.owner(seat) is not None:
        raise NotNow("sit", "taken")
    if request.open:
        if not table.over:
            raise NotNow("sit", "playing")
        return Replaced(seat, OPEN)
    return Replaced(seat, Sitter("robot", table.company.manners.robot))


def _robot_known(robot: str) -> None:
    from biritch.robots.catalogue import find

    try:
        find(robot)
    except ValueError:
        raise CompanyRefusal("server-no-robot") from None
    except ImportError:
        return  # found out again, and survived, when it has to decide
