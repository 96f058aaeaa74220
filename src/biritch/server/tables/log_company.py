"""What the people around a table do, as lines of its log; keys as digests only."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from biritch.core.seats import Seat, Side
from biritch.server.web.wire import SeatLetter, letter, letter_if
from biritch.table.company_events import (
    Admitted,
    Audience,
    CompanyEvent,
    Departed,
    Explained,
    Invited,
    Joined,
    Muted,
    Questioned,
    Reseated,
    Settled,
    Spoken,
    Swapped,
    TimeOver,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from biritch.table.manners import Manners


class _Happened(Struct, omit_defaults=True, kw_only=True, tag_field="e"):
    v: Literal[1] = 1
    at: int
    id: str = ""
    guest: int | None = None


class InviteLine(_Happened, tag="invite", kw_only=True):
    """A seat is kept for the holder of this key, or no longer."""

    seat: SeatLetter | None = None
    key: str = ""
    until: int = 0


class JoinLine(_Happened, tag="join", kw_only=True):
    """Somebody comes."""

    number: int
    name: str
    key: str
    seat: SeatLetter | None = None


class ReseatLine(_Happened, tag="reseat", kw_only=True):
    """Somebody sits down elsewhere, or stands up."""

    number: int
    seat: SeatLetter | None = None


class SwapLine(_Happened, tag="swap", kw_only=True):
    """Two change places."""

    one: SeatLetter
    other: SeatLetter


class DepartLine(_Happened, tag="depart", kw_only=True):
    """Somebody goes for good."""

    number: int


class AdmitLine(_Happened, tag="admit", kw_only=True):
    """Somebody may look on."""

    number: int


class MuteLine(_Happened, tag="mute", kw_only=True):
    """Nobody but the director hears somebody, or everybody does again."""

    number: int
    muted: bool = True


class OvertimeLine(_Happened, tag="overtime", kw_only=True):
    """A side has used up its time for the board."""

    side: Literal["NS", "EW"]


class TalkLine(_Happened, tag="talk", kw_only=True):
    """Something is said."""

    number: int
    to: Audience
    text: str = ""
    phrase: str = ""
    calls: bool = False


class AskUndoLine(_Happened, tag="ask-undo", kw_only=True):
    """Somebody would take back."""

    by: SeatLetter


class AnswerUndoLine(_Happened, tag="answer-undo", kw_only=True):
    """An opponent lets it be, or does not."""

    by: SeatLetter
    accepts: bool


class VoteLine(_Happened, tag="vote", kw_only=True):
    """Somebody wants a robot for who is away."""

    by: SeatLetter
    absent: SeatLetter


class QuestionLine(_Happened, tag="question", kw_only=True):
    """Somebody asks what a call means."""

    by: SeatLetter
    call: int


class ExplainLine(_Happened, tag="explain", kw_only=True):
    """Somebody says what a call of theirs means."""

    by: SeatLetter
    call: int
    text: str


class SettleLine(_Happened, tag="settle", kw_only=True):
    """How the table goes on."""

    manners: Manners


CompanyLine: TypeAlias = (
    InviteLine
    | JoinLine
    | ReseatLine
    | SwapLine
    | DepartLine
    | AdmitLine
    | MuteLine
    | OvertimeLine
    | TalkLine
    | AskUndoLine
    | AnswerUndoLine
    | VoteLine
    | QuestionLine
    | ExplainLine
    | SettleLine
)


def company_line(event: CompanyEvent, **told: object) -> CompanyLine:  # noqa: C901, PLR0911, PLR0912 - one for each kind
    """Return *event* as a line; *told* is when it was, and who asked under which id."""
    how: dict[str, object] = told
    match event:
        case Invited(seat, key, until):
            return InviteLine(seat=letter_if(seat), key=key, until=until, **how)  # type: ignore[arg-type]
        case Joined(guest, name, seat, key):
            return JoinLine(number=guest, name=name, key=key, seat=letter_if(seat), **how)  # type: ignore[arg-type]
        case Reseated(guest, seat):
            return ReseatLine(number=guest, seat=letter_if(seat), **how)  # type: ignore[arg-type]
        case Swapped(one, other):
            return SwapLine(one=letter(one), other=letter(other), **how)  # type: ignore[arg-type]
        case Departed(guest):
            return DepartLine(number=guest, **how)  # type: ignore[arg-type]
        case Admitted(guest):
            return AdmitLine(number=guest, **how)  # type: ignore[arg-type]
        case Muted(guest, muted):
            return MuteLine(number=guest, muted=muted, **how)  # type: ignore[arg-type]
        case TimeOver(side):
            return OvertimeLine(side=side.name, **how)  # type: ignore[arg-type]
        case Spoken(guest, audience, text, phrase, calls):
            return TalkLine(
                number=guest,
                to=audience,
                text=text,
                phrase=phrase,
                calls=calls,
                **how,  # type: ignore[arg-type]
            )
        case UndoAsked(seat):
            return AskUndoLine(by=letter(seat), **how)  # type: ignore[arg-type]
        case UndoAnswered(seat, accepts):
            return AnswerUndoLine(by=letter(seat), accepts=accepts, **how)  # type: ignore[arg-type]
        case Voted(seat, absent):
            return VoteLine(by=letter(seat), absent=letter(absent), **how)  # type: ignore[arg-type]
        case Questioned(seat, call):
            return QuestionLine(by=letter(seat), call=call, **how)  # type: ignore[arg-type]
        case Explained(seat, call, text):
            return ExplainLine(by=letter(seat), call=call, text=text, **how)  # type: ignore[arg-type]
        case Settled(manners):
            return SettleLine(manners=manners, **how)  # type: ignore[arg-type]


def company_event(line: CompanyLine) -> CompanyEvent:  # noqa: C901, PLR0911, PLR0912 - one for each kind
    """Return the event *line* tells; the inverse of :func:`company_line`."""
    match line:
        case InviteLine():
            return Invited(_seat_if(line.seat), line.key, line.until)
        case JoinLine():
            return Joined(line.number, line.name, _seat_if(line.seat), line.key)
        case ReseatLine():
            return Reseated(line.number, _seat_if(line.seat))
        case SwapLine():
            return Swapped(Seat.parse(line.one), Seat.parse(line.other))
        case DepartLine():
            return Departed(line.number)
        case AdmitLine():
            return Admitted(line.number)
        case MuteLine():
            return Muted(line.number, line.muted)
        case OvertimeLine():
            return TimeOver(Side[line.side])
        case TalkLine():
            return Spoken(line.number, line.to, line.text, line.phrase, line.calls)
        case AskUndoLine():
            return UndoAsked(Seat.parse(line.by))
        case AnswerUndoLine():
            return UndoAnswered(Seat.parse(line.by), line.accepts)
        case VoteLine():
            return Voted(Seat.parse(line.by), Seat.parse(line.absent))
        case QuestionLine():
            return Questioned(Seat.parse(line.by), line.call)
        case ExplainLine():
            return Explained(Seat.parse(line.by), line.call, line.text)
        case SettleLine():
            return Settled(line.manners)


def _seat_if(text: SeatLetter | None) -> Seat | None:
    return None if text is None else Seat.parse(text)
