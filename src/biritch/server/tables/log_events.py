"""The log of a table as lines of JSON: line *n* is event *n*, after the setup in line 0.

A line without ``v`` is of version 1; one of a later version is refused, and an earlier one
will be read for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games import actions
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.phase import Action, AgreedClaim
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.log_company import CompanyLine, company_event, company_line
from biritch.server.tables.log_setup import BoardLine, read_board, write_board
from biritch.server.web.wire import SeatLetter, letter
from biritch.table.events import (
    Acted,
    Answered,
    Claimed,
    Dealt,
    Event,
    Faced,
    Replaced,
    Undone,
)
from biritch.table.setup import Sitter


class _Happened(Struct, omit_defaults=True, kw_only=True, tag_field="e"):
    v: Literal[1] = 1
    at: int
    id: str = ""


class _DealtLine(_Happened, tag="deal", kw_only=True):
    board: BoardLine
    by: SeatLetter | None = None


class _Did(_Happened, kw_only=True):
    by: SeatLetter


class _CallLine(_Did, tag="call"):
    call: str


class _PlayLine(_Did, tag="play"):
    card: str


class _SayLine(_Did, tag="say"):
    what: str


class _ClaimLine(_Did, tag="claim", kw_only=True):
    tricks: Annotated[int, Meta(ge=0, le=13)]
    line: str = ""


class _AnswerLine(_Did, tag="answer", kw_only=True):
    accepts: bool
    best: int | None = None
    why: str = ""
    beaten_by: tuple[SeatLetter, str] | None = None


class _FaceLine(_Did, tag="face"):
    pass


class _UndoLine(_Did, tag="undo"):
    kept: Annotated[int, Meta(ge=0)]


class _SitLine(_Happened, tag="sit", kw_only=True):
    by: SeatLetter
    kind: Literal["person", "robot", "nobody"]
    name: str
    guest: int | None = None
    """Who asked for it, at a table of friends."""


_Move = _CallLine | _PlayLine | _SayLine
_Line = (
    _DealtLine
    | _Move
    | _FaceLine
    | _ClaimLine
    | _AnswerLine
    | _UndoLine
    | _SitLine
    | CompanyLine
)

Doer: TypeAlias = tuple[Literal["seat", "guest"], int]
"""Whose requests are numbered together: those of a seat, or of a guest."""

_encode = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(_Line).decode


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event, who asked for it under which message id (empty for robots), and when.

    ``at`` is in milliseconds since 1970; ``guest`` is the number of whoever asked, of those
    around a table of friends.
    """

    event: Event
    by: Seat | None
    id: str
    at: int
    guest: int | None = None

    @property
    def doer(self) -> Doer | None:
        """Whose request it was, as requests are told apart; nobody's when a robot's."""
        if self.guest is not None:
            return "guest", self.guest
        return None if self.by is None else ("seat", int(self.by))


def write(entry: LoggedEvent) -> bytes:
    """Return *entry* as a line; the inverse of :func:`read`.

    Example:
        >>> write(LoggedEvent(Faced(Seat.EAST), Seat.EAST, "m1", at=0))
        b'{"e":"face","at":0,"id":"m1","by":"E"}'
    """
    return _encode(_write_entry(entry))


def _write_entry(entry: LoggedEvent) -> _Line:  # noqa: PLR0911 - one for each kind
    at, request_id = entry.at, entry.id
    match entry.event:
        case Dealt(board, deal):
            by = None if entry.by is None else letter(entry.by)
            return _DealtLine(at=at, id=request_id, by=by, board=write_board(board, deal))
        case Acted(seat, action):
            return _written_action(action, at, request_id, letter(seat))
        case Faced(seat):
            return _FaceLine(at=at, id=request_id, by=letter(seat))
        case Claimed(seat, tricks, line):
            by = letter(seat)
            return _ClaimLine(at=at, id=request_id, by=by, tricks=tricks, line=line)
        case Answered():
            return _written_answer(entry.event, at, request_id)
        case Undone(seat, kept):
            return _UndoLine(at=at, id=request_id, by=letter(seat), kept=kept)
        case Replaced(seat, Sitter(kind, name)):
            sits = {"kind": kind, "name": name, "guest": entry.guest}
            return _SitLine(at=at, id=request_id, by=letter(seat), **sits)  # type: ignore[arg-type]
        case event:
            return company_line(event, at=at, id=request_id, guest=entry.guest)


def _written_answer(event: Answered, at: int, request_id: str) -> _Line:
    beaten_by = event.beaten_by and (letter(event.beaten_by[0]), str(event.beaten_by[1]))
    return _AnswerLine(
        at=at,
        id=request_id,
        by=letter(event.seat),
        accepts=event.accepts,
        best=event.best,
        why=event.why,
        beaten_by=beaten_by,
    )


def _written_action(action: Action, at: int, request_id: str, by: SeatLetter) -> _Line:
    match action:
        case Card():
            return _PlayLine(at=at, id=request_id, by=by, card=str(action))
        case BridgeWhistCall() | NamedTrump() | WidowShare():
            return _SayLine(at=at, id=request_id, by=by, what=str(action))
        case AgreedClaim():
            raise TypeError("a board is settled by the answers to a claim, never by itself")
        case call:
            return _CallLine(at=at, id=request_id, by=by, call=str(call))


def read(line: bytes, n: int) -> LoggedEvent:
    """Return the entry written as *line*, which is line *n*; the inverse of :func:`write`.

    Raises:
        Unreadable: It is no such line.
    """
    try:
        entry = _decode_line(line)
        by, guest = getattr(entry, "by", None), getattr(entry, "guest", None)
        seat = None if by is None else Seat.parse(by)
        return LoggedEvent(_event(entry), seat, entry.id, entry.at, guest)
    except ValueError as error:
        raise Unreadable(f"line {n}: {error}") from error


def _beaten_by(line: _AnswerLine) -> tuple[Seat, Card] | None:
    if line.beaten_by is None:
        return None
    seat, card = line.beaten_by
    return Seat.parse(seat), Card.parse(card)


def _event(line: _Line) -> Event:  # noqa: PLR0911 - one for each kind
    if isinstance(line, _DealtLine):
        return Dealt(*read_board(line.board))
    if isinstance(line, CompanyLine):
        return company_event(line)
    seat = Seat.parse(line.by)
    match line:
        case _FaceLine():
            return Faced(seat)
        case _ClaimLine():
            return Claimed(seat, line.tricks, line.line)
        case _AnswerLine():
            return Answered(seat, line.accepts, line.best, line.why, _beaten_by(line))
        case _UndoLine():
            return Undone(seat, line.kept)
        case _SitLine():
            return Replaced(seat, Sitter(line.kind, line.name))
        case _:
            return Acted(seat, _action(line))


def _action(line: _CallLine | _PlayLine | _SayLine) -> Action:
    match line:
        case _CallLine():
            return parse_call(line.call)
        case _PlayLine():
            return Card.parse(line.card)
        case _SayLine():
            return actions.parse(line.what)
