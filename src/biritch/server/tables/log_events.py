"""The log of a table as lines of JSON: line *n* is entry *n*, after the setup in line 0.

A line has an event's own fields (:class:`~biritch.table.step.TableStep`), the time and the
sender. Seats and sides are letters; values with their own encoding (a board, an action, an
answer to a claim, the occupant of a seat) are the structs here. A line without ``v`` is of
version 1. Later versions than ours are refused; earlier ones are always read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct, structs

from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.seats import Seat, Side
from biritch.games import actions
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.phase import Action, AgreedClaim
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.log_setup import BoardLine, read_board, write_board
from biritch.server.web.wire import SeatLetter, letter, letter_if
from biritch.table.company_events import CompanyEvent
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


class _Envelope(Struct, omit_defaults=True):
    """The common fields of every line: ``at`` is in milliseconds since 1970."""

    e: str
    at: int
    id: str = ""
    guest: int | None = None
    by: SeatLetter | None = None
    v: Literal[1] = 1


class _OwnForm(Struct, tag_field="e", omit_defaults=True):
    """An event whose values have their own encoding."""


class _DealLine(_OwnForm, tag="deal"):
    board: BoardLine


class _CallLine(_OwnForm, tag="call"):
    by: SeatLetter
    call: str


class _PlayLine(_OwnForm, tag="play"):
    by: SeatLetter
    card: str


class _SayLine(_OwnForm, tag="say"):
    by: SeatLetter
    what: str


class _AnswerLine(_OwnForm, tag="answer"):
    by: SeatLetter
    accepts: bool
    best: int | None = None
    why: str = ""
    beaten_by: tuple[SeatLetter, str] | None = None
    law: str = ""


class _SitLine(_OwnForm, tag="sit"):
    by: SeatLetter
    kind: Literal["person", "robot", "nobody"]
    name: str


_ActionLine: TypeAlias = _CallLine | _PlayLine | _SayLine
_OwnLine: TypeAlias = _DealLine | _ActionLine | _AnswerLine | _SitLine
_PlainEvent: TypeAlias = Claimed | Faced | Undone | CompanyEvent
_Line: TypeAlias = _OwnLine | _PlainEvent

_COMPASS: dict[object, type[Seat | Side]] = {Seat: Seat, Seat | None: Seat, Side: Side}


def _compass_fields(kind: type[_PlainEvent]) -> dict[str, type[Seat | Side]]:
    """Return the type of each field of *kind* that is a seat or a side."""
    return {
        field.encode_name: _COMPASS[field.type]
        for field in structs.fields(kind)
        if field.type in _COMPASS
    }


_COMPASS_FIELDS = {
    str(kind.__struct_config__.tag): _compass_fields(kind) for kind in get_args(_PlainEvent)
}

Doer: TypeAlias = tuple[Literal["seat", "guest"], int]
"""Whose requests are numbered together: those of a seat, or of a guest."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event with its sender, request ID (empty for robots) and time.

    ``at`` is in milliseconds since 1970; ``guest`` is the number of the sender at a table of
    friends.
    """

    event: Event
    by: Seat | None
    id: str
    at: int
    guest: int | None = None

    @property
    def doer(self) -> Doer | None:
        """The sender, for counting requests by ID; ``None`` if a robot acted."""
        if self.guest is not None:
            return "guest", self.guest
        return None if self.by is None else ("seat", int(self.by))


def write(entry: LoggedEvent) -> bytes:
    """Return *entry* encoded as a line; the inverse of :func:`read`.

    Example:
        >>> write(LoggedEvent(Faced(Seat.EAST), Seat.EAST, "m1", at=0))
        b'{"e":"face","at":0,"id":"m1","by":"E"}'
    """
    event = entry.event
    fields = msgspec.to_builtins(event if isinstance(event, _PlainEvent) else _own_line(event))
    word = fields.pop("e")
    for name, kind in _COMPASS_FIELDS.get(word, {}).items():
        if fields.get(name) is not None:
            fields[name] = str(kind(fields[name]))
    by = letter_if(entry.by) if isinstance(event, Dealt) else None
    # Of a move the seat is who asked.
    guest = entry.guest if isinstance(event, Replaced | CompanyEvent) else None
    envelope = msgspec.to_builtins(_Envelope(word, entry.at, entry.id, guest, by))
    return _encode(envelope | fields)


def _own_line(event: Dealt | Acted | Answered | Replaced) -> _OwnLine:
    match event:
        case Dealt(board, deal):
            return _DealLine(write_board(board, deal))
        case Acted(seat, action):
            return _action_line(letter(seat), action)
        case Answered(seat, accepts, best, why, beaten_by, law):
            beats = None if beaten_by is None else (letter(beaten_by[0]), str(beaten_by[1]))
            return _AnswerLine(letter(seat), accepts, best, why, beats, law)
        case Replaced(seat, sitter):
            return _SitLine(letter(seat), sitter.kind, sitter.name)


def _action_line(by: SeatLetter, action: Action) -> _ActionLine:
    match action:
        case Card():
            return _PlayLine(by, str(action))
        case BridgeWhistCall() | NamedTrump() | WidowShare():
            return _SayLine(by, str(action))
        case AgreedClaim():
            raise TypeError("a board is settled by the answers to a claim, never by itself")
        case call:
            return _CallLine(by, str(call))


def read(line: bytes, n: int) -> LoggedEvent:
    """Parse *line*, which is line *n*; the inverse of :func:`write`.

    Raises:
        Unreadable: It is no such line.
    """
    try:
        fields = _decode(line)
        envelope = msgspec.convert(fields, _Envelope)
        for name, kind in _COMPASS_FIELDS.get(envelope.e, {}).items():
            if fields.get(name) is not None:
                fields[name] = int(kind.parse(str(fields[name])))
        written: _Line = msgspec.convert(fields, _Line)
        event = written if isinstance(written, _PlainEvent) else _own_event(written)
    except ValueError as error:
        raise Unreadable(f"line {n}: {error}") from error
    by = None if envelope.by is None else Seat.parse(envelope.by)
    return LoggedEvent(event, by, envelope.id, envelope.at, envelope.guest)


def _own_event(line: _OwnLine) -> Event:
    match line:
        case _DealLine(board):
            return Dealt(*read_board(board))
        case _AnswerLine(by, accepts, best, why, beats, law):
            beaten_by = None if beats is None else (Seat.parse(beats[0]), Card.parse(beats[1]))
            return Answered(Seat.parse(by), accepts, best, why, beaten_by, law)
        case _SitLine(by, kind, name):
            return Replaced(Seat.parse(by), Sitter(kind, name))
        case _:
            return Acted(Seat.parse(line.by), _action(line))


def _action(line: _ActionLine) -> Action:
    match line:
        case _CallLine():
            return parse_call(line.call)
        case _PlayLine():
            return Card.parse(line.card)
        case _SayLine():
            return actions.parse(line.what)
