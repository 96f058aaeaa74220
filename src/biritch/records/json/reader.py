"""One JSON document read into records: a list of boards, or a single one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from biritch.core.calls import Call, Contract, parse_call
from biritch.core.cards import Card
from biritch.core.seats import Seat, Vulnerability
from biritch.records.documents import whole_text
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError
from biritch.records.json.results import (
    event_tags,
    is_result,
    result_record,
    results_of,
    unread_fields,
    with_event,
)
from biritch.records.pbn import values
from biritch.records.pbn.syntax import is_row
from biritch.records.record import (
    PASSED_OUT,
    Comment,
    Ends,
    Lines,
    Played,
    Record,
    Remark,
    Remarks,
    Room,
    Tag,
    WrittenAuction,
    WrittenPlay,
)

if TYPE_CHECKING:
    from biritch.core.deals import Deal, PartialDeal

T = TypeVar("T")

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,60}")
_TEXTS = ("event", "site", "date", "scoring")


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the boards; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A board cannot be read, and *errors* is not given.

    Example:
        >>> [record.number for record in read(['[{"board": 1, "dealer": "N"}, {"board": 2}]'])]
        [1, 2]
    """
    try:
        boards, about = _document(lines)
    except FormatError as error:
        if errors is None:
            raise
        errors(error)
        return
    if boards and not any(map(_may_be_board, boards)):
        nothing = FormatError(1, "", Fault.of("no-board"))
        if errors is None:
            raise nothing
        errors(nothing)
        return
    records = _records(boards, errors)
    if about is None:
        yield from records
        return
    dropped = unread_fields(about)
    for record in with_event(records, event_tags(about)):
        yield replace(record, lines=record.lines.with_dropped(*dropped))
        dropped = ()


_OF_BOARDS = frozenset(
    (
        "board", "dealer", "vulnerable", "deal", "auction", "contract", "declarer", "play",
        "tricks", "score_ns", "ns", "ew", "seats", "results", "open", "closed",
    )
)  # fmt: skip


def _may_be_board(fields: object) -> bool:
    """Return whether *fields* have a board's own fields, or no foreign ones."""
    return isinstance(fields, dict) and (
        not _OF_BOARDS.isdisjoint(fields) or all(name in _READ for name in fields)
    )


def _records(boards: Iterable[object], errors: Errors | None) -> Iterator[Record]:
    for place, fields in enumerate(results_of(boards), 1):
        try:
            yield _record(fields)
        except BadText as faulty:
            wrong = FormatError(place, _title(fields), faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)


def _title(fields: object) -> str:
    number = fields.get("board") if isinstance(fields, dict) else None
    return str(number) if isinstance(number, int) and abs(number) < 10**9 else ""


def _document(lines: Iterable[str]) -> tuple[list[object], dict[str, Any] | None]:
    """Return the boards of a document, and the document if it has more than boards."""
    text = whole_text(lines)
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormatError(error.lineno, "", Fault.of("bad-json", text=error.msg)) from None
    except (ValueError, RecursionError) as error:
        name = "nested too deep" if isinstance(error, RecursionError) else str(error)
        raise FormatError(1, "", Fault.of("bad-json", text=name)) from None
    if isinstance(document, dict) and isinstance(document.get("boards"), list):
        return document["boards"], document
    if isinstance(document, dict):
        document = [document]
    if not isinstance(document, list):
        raise FormatError(1, "", Fault.of("bad-json", text=type(document).__name__))
    return document, None


def _field(
    fields: Mapping[str, Any], name: str, kind: type, reader: Callable[[Any], T | None]
) -> T | None:
    """Return *reader* of the field *name*, or ``None`` if it is missing."""
    value = fields.get(name)
    if value is None:
        return None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadText("bad-field", name=name, text=_as_json(value))
    try:
        return reader(value)
    except BadText:
        raise
    except (ValueError, TypeError, KeyError, IndexError):
        raise BadText("bad-field", name=name, text=_as_json(value)) from None


def _as_json(value: object) -> str:
    """Return *value* as JSON, shortened; strings without quotes."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text[:100]


def _record(fields: object) -> Record:
    if not isinstance(fields, dict) or not _may_be_board(fields):
        raise BadText("bad-json", text=_as_json(fields))
    if is_result(fields):
        return result_record(fields)
    declarer = _field(fields, "declarer", str, Seat.parse)
    deal = cast("Deal | PartialDeal | None", _field(fields, "deal", str, values.deal))
    return Record(
        number=_field(_with_number(fields), "board", int, lambda n: _between(n, 1, 10**9)),
        dealer=_field(fields, "dealer", str, Seat.parse),
        vulnerability=_field(fields, "vulnerable", str, Vulnerability.parse),
        deal=deal,
        auction=_field(_with_calls(fields), "auction", dict, _auction),
        contract=_field(fields, "contract", str, lambda text: _contract(text, declarer)),
        play=_field(fields, "play", dict, _play),
        tricks=_field(fields, "tricks", int, lambda number: _between(number, 0, 13)),
        score=_field(fields, "score_ns", int, lambda number: _between(number, -9_999, 9_999)),
        names=_names(_field(fields, "names", dict, dict) or {}),
        room=_field(fields, "room", str, _room) or "",
        tags=tuple(
            _field(fields, "tags", list, lambda tags: [_tag(*tag) for tag in tags]) or ()
        ),
        comments=tuple(
            _field(fields, "comments", list, lambda pairs: [_comment(*pair) for pair in pairs])
            or ()
        ),
        lines=Lines(dropped=_find_unread_fields(fields)),
        **{name: _field(fields, name, str, str) or "" for name in _TEXTS},
    )


def _with_number(fields: dict[str, Any]) -> dict[str, Any]:
    """Return *fields* with a textual board number converted."""
    text = fields.get("board")
    fits = isinstance(text, str) and re.fullmatch("[1-9][0-9]{0,8}", text, re.ASCII)
    return {**fields, "board": int(text)} if isinstance(text, str) and fits else fields


_READ = frozenset(
    (
        "board", "dealer", "vulnerable", "deal", "auction", "contract", "declarer", "play",
        "tricks", "score_ns", "names", "room", "tags", "comments", *_TEXTS,
    )
)  # fmt: skip


def _find_unread_fields(fields: dict[Any, Any]) -> tuple[Fault, ...]:
    names = [name for name in fields if name not in _READ]
    calls = fields.get("auction")
    if isinstance(calls, list):
        told = {name: 0 for call in calls if isinstance(call, dict) for name in call}
        names += [f"auction: {name}" for name in told if name not in _OF_CALL]
    return tuple(Fault.of("json-unread", text=name) for name in names)


def _between(number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise ValueError(number)
    return number


def _contract(text: str, declarer: Seat | None) -> Played | None:
    if text == "Pass":
        return PASSED_OUT
    if declarer is None:
        raise ValueError(text)
    return Contract.parse(text, declarer)


def _names(fields: dict[Any, Any]) -> tuple[str, str, str, str]:
    n, e, s, w = (str(fields.get(str(seat), ""))[:1_000] for seat in Seat)
    return n, e, s, w


def _room(text: str) -> Room:
    rooms: dict[str, Room] = {"Open": "Open", "Closed": "Closed"}
    return rooms[text]


def _tag(name: str, value: str, rows: Iterable[str] = ()) -> Tag:
    if not _NAME.fullmatch(name) or not isinstance(value, str):
        raise ValueError(name)
    kept = tuple(row for row in rows if isinstance(row, str))
    if not all(map(is_row, kept)):
        raise ValueError(name)
    return Tag(name, value, kept)


def _comment(after: str, text: str) -> Comment:
    if (after and not _NAME.fullmatch(after)) or not isinstance(text, str):
        raise ValueError(after)
    return Comment(after, text)


_ALL_PASSED = re.compile(r"\b(?:all[ _-]?pass(?:ed)?|ap)\s*$", re.IGNORECASE)
_CALL, _NOTE, _ALERT = ("call", "bid"), ("note", "explanation", "meaning"), "alert"
_OF_CALL = frozenset((*_CALL, *_NOTE, _ALERT))


def _with_calls(fields: dict[str, Any]) -> dict[str, Any]:
    """Return *fields* with calls in our form, from lists or words of other programs.

    A list has words, or objects with a ``call`` or ``bid`` and its explanation.
    """
    calls, remarks = fields.get("auction"), []
    if isinstance(calls, list):
        said = [call if isinstance(call, dict) else {"call": call} for call in calls]
        words = [_first_of(call, _CALL) for call in said]
        if not all(isinstance(word, str) for word in words):
            return fields
        calls = " ".join(words)
        remarks = [
            {"place": place, "note": _first_of(call, _NOTE), "alert": call.get(_ALERT) is True}
            for place, call in enumerate(said)
            if _first_of(call, _NOTE) or call.get(_ALERT) is True
        ]
    if not isinstance(calls, str):
        return fields
    bid = any(word[:1].isdigit() for word in calls.split())
    calls = _ALL_PASSED.sub("P P P" if bid else "P P P P", calls)
    return {**fields, "auction": {"calls": calls, "remarks": remarks}}


def _first_of(fields: dict[str, Any], names: tuple[str, ...]) -> Any:  # noqa: ANN401 - JSON
    """Return the first non-empty field of *names*, or ``None``."""
    return next((fields[name] for name in names if fields.get(name)), None)


def _auction(fields: dict[str, Any]) -> WrittenAuction:
    # No auction has more than 319 calls.
    words = str(fields.get("calls", "")).split()[:400]
    calls: tuple[Call | None, ...] = tuple(
        None if word == "^" else _call(word) for word in words
    )
    return WrittenAuction(calls, _remarks(fields, len(calls)), _ends(fields))


def _call(word: str) -> Call:
    try:
        return parse_call(word)
    except ValueError:
        raise BadText("bad-call", text=word) from None


def _play(fields: dict[str, Any]) -> WrittenPlay:
    words = str(fields.get("cards", "")).split()
    if len(words) > 52:
        raise BadText("many-cards")
    cards = tuple(None if word == "-" else Card.parse(word) for word in words)
    leader = Seat.parse(str(fields["leader"]))
    return WrittenPlay(leader, cards, _remarks(fields, len(cards)), _ends(fields))


def _ends(fields: dict[str, Any]) -> Ends:
    ends: dict[str, Ends] = {"": "", "*": "*", "+": "+"}
    return ends[str(fields.get("ends", ""))]


def _remarks(fields: dict[str, Any], size: int) -> Remarks:
    remarks = {}
    for remark in fields.get("remarks", ()):
        place = int(remark["place"])
        if not 0 <= place < size:
            raise ValueError(place)
        remarks[place] = _remark(remark)
    return tuple(sorted(remarks.items()))


def _remark(fields: dict[str, Any]) -> Remark:
    note = fields.get("note")
    if str(fields.get("irregular", "")) not in ("", "I", "R", "L"):
        raise ValueError(fields)
    return Remark(
        note=None if note is None else str(note),
        alert=bool(fields.get("alert", False)),
        marks=tuple(_between(int(mark), 0, 255) for mark in fields.get("marks", ())),
        comments=tuple(str(text) for text in fields.get("comments", ())),
        irregular=str(fields.get("irregular", "")),
    )
