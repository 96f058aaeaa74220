"""The log of a table as lines of JSON: what a store keeps, and what a table is read from.

Line 0 is the setup, line *n* is event *n*. A line without ``v`` is of version 1; one of a
later version is refused, and an earlier one will be read for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from biritch import shelf
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Vulnerability
from biritch.games import actions, variants
from biritch.games.actions import Exchange, Naming, Say
from biritch.games.phase import Action, Settled
from biritch.games.variant import Variant
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Faced, Undone
from biritch.table.seating import Manners, Setup, Sitter

Letter = Literal["N", "E", "S", "W"]


class BoardLine(Struct, omit_defaults=True):
    """A board of a set: ``deal`` in PBN."""

    number: int
    dealer: Letter
    vulnerable: str
    deal: str


class _SitterLine(Struct, omit_defaults=True):
    kind: Literal["person", "robot", "nobody"]
    name: str = ""
    token: str = ""


class Opened(Struct, omit_defaults=True, kw_only=True):
    """Line 0: the game and who plays it. Of a token, only its SHA-256 is written."""

    v: Literal[1] = 1
    at: int
    variant: str
    variant_version: int
    sitters: dict[Letter, _SitterLine]
    plays_for_partner: bool
    review: bool
    takes_back: bool
    honours: bool = True
    face_down: bool = False
    ceremony: bool = False
    drawn: list[str] = []
    agreed: dict[str, str] = {}
    set: list[BoardLine] | None = None
    seed: str = ""
    first: int = 1


class _Happened(Struct, omit_defaults=True, kw_only=True, tag_field="e"):
    v: Literal[1] = 1
    at: int
    id: str = ""


class _DealtLine(_Happened, tag="deal", kw_only=True):
    board: BoardLine
    by: Letter | None = None


class _Did(_Happened, kw_only=True):
    by: Letter


class _CallLine(_Did, tag="call"):
    call: str


class _PlayLine(_Did, tag="play"):
    card: str


class _SayLine(_Did, tag="say"):
    what: str


class _ClaimLine(_Did, tag="claim"):
    tricks: Annotated[int, Meta(ge=0, le=13)]


class _AnswerLine(_Did, tag="answer"):
    accepts: bool


class _FaceLine(_Did, tag="face"):
    pass


class _UndoLine(_Did, tag="undo"):
    kept: Annotated[int, Meta(ge=0)]


_Move = _CallLine | _PlayLine | _SayLine
_Line = _DealtLine | _Move | _FaceLine | _ClaimLine | _AnswerLine | _UndoLine

_encode = msgspec.json.Encoder().encode
_decode_opened = msgspec.json.Decoder(Opened).decode
_decode_line = msgspec.json.Decoder(_Line).decode


class Unreadable(ValueError):
    """A stored table that cannot be read."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event, who asked for it under which message id (empty for robots), and when.

    ``at`` is in milliseconds since 1970.
    """

    event: Event
    by: Seat | None
    id: str
    at: int


@cache
def games() -> dict[str, Variant]:
    """Return every variant by name."""
    return shelf.load(variants, "VARIANT", Variant)


def letter(seat: Seat) -> Letter:
    """Return the letter of *seat*."""
    letters: tuple[Letter, ...] = ("N", "E", "S", "W")
    return letters[seat]


def write_board(board: Board, deal: Deal) -> BoardLine:
    """Return a board as it is written."""
    return BoardLine(board.number, letter(board.dealer), str(board.vulnerability), str(deal))


def read_board(line: BoardLine) -> tuple[Board, Deal]:
    """Return the board that was written."""
    dealer, vulnerable = Seat.parse(line.dealer), Vulnerability.parse(line.vulnerable)
    return Board(line.number, dealer, vulnerable), Deal.parse(line.deal)


def opened(setup: Setup, tokens: dict[Seat, str], *, at: int, **deals: object) -> bytes:
    """Return line 0; *tokens* are the SHA-256 of each person's, *deals* as in `Opened`."""
    sitters = {
        letter(seat): _SitterLine(sitter.kind, sitter.name, tokens.get(seat, ""))
        for seat, sitter in zip(Seat, setup.sitters, strict=True)
    }
    manners = setup.manners
    line = Opened(
        at=at,
        variant=setup.variant.name,
        variant_version=setup.variant.version,
        sitters=sitters,
        plays_for_partner=manners.plays_for_partner,
        review=manners.review,
        takes_back=manners.takes_back,
        honours=manners.honours,
        face_down=manners.face_down,
        ceremony=manners.ceremony,
        drawn=list(map(str, setup.drawn)),
        agreed=dict(setup.variant.agreed),
        **deals,  # type: ignore[arg-type]
    )
    return _encode(line)


def read_opened(line: bytes) -> tuple[Opened, Setup]:
    """Return line 0, and the setup it tells."""
    try:
        found = _decode_opened(line)
        variant = games()[found.variant]
    except (msgspec.DecodeError, KeyError) as error:
        raise Unreadable(f"line 0: {error}") from error
    if variant.version != found.variant_version:
        raise Unreadable(f"line 0: {found.variant} is of version {found.variant_version}")
    try:
        variant = variant.agreeing(found.agreed)
    except ValueError as error:
        raise Unreadable(f"line 0: {error}") from error
    n, e, s, w = (
        Sitter(found.sitters[letter(seat)].kind, found.sitters[letter(seat)].name)
        for seat in Seat
    )
    manners = Manners(
        plays_for_partner=found.plays_for_partner,
        review=found.review,
        takes_back=found.takes_back,
        honours=found.honours,
        face_down=found.face_down,
        ceremony=found.ceremony,
    )
    boards = None if found.set is None else len(found.set)
    try:
        drawn = tuple(map(Card.parse, found.drawn))
    except ValueError as error:
        raise Unreadable(f"line 0: {error}") from error
    return found, Setup(variant, (n, e, s, w), manners, boards, drawn)


def write(entry: Entry) -> bytes:
    """Return *entry* as a line; the inverse of :func:`read`."""
    return _encode(_written(entry))


def _written(entry: Entry) -> _Line:
    at, said = entry.at, entry.id
    match entry.event:
        case Dealt(board, deal):
            by = None if entry.by is None else letter(entry.by)
            return _DealtLine(at=at, id=said, by=by, board=write_board(board, deal))
        case Acted(seat, action):
            return _written_action(action, at, said, letter(seat))
        case Faced(seat):
            return _FaceLine(at=at, id=said, by=letter(seat))
        case Claimed(seat, tricks):
            return _ClaimLine(at=at, id=said, by=letter(seat), tricks=tricks)
        case Answered(seat, accepts):
            return _AnswerLine(at=at, id=said, by=letter(seat), accepts=accepts)
        case Undone(seat, kept):
            return _UndoLine(at=at, id=said, by=letter(seat), kept=kept)


def _written_action(action: Action, at: int, said: str, by: Letter) -> _Line:
    match action:
        case Card():
            return _PlayLine(at=at, id=said, by=by, card=str(action))
        case Say() | Naming() | Exchange():
            return _SayLine(at=at, id=said, by=by, what=str(action))
        case Settled():
            raise TypeError("a board is settled by the answers to a claim, never by itself")
        case call:
            return _CallLine(at=at, id=said, by=by, call=str(call))


def read(line: bytes, n: int) -> Entry:
    """Return the entry written as *line*, which is line *n*; raise :exc:`Unreadable`."""
    try:
        found = _decode_line(line)
        by = None if found.by is None else Seat.parse(found.by)
        return Entry(_event(found), by, found.id, found.at)
    except ValueError as error:
        raise Unreadable(f"line {n}: {error}") from error


def _event(line: _Line) -> Event:
    if isinstance(line, _DealtLine):
        return Dealt(*read_board(line.board))
    seat = Seat.parse(line.by)
    match line:
        case _FaceLine():
            return Faced(seat)
        case _ClaimLine():
            return Claimed(seat, line.tricks)
        case _AnswerLine():
            return Answered(seat, line.accepts)
        case _UndoLine():
            return Undone(seat, line.kept)
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
