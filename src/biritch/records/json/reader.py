"""One JSON document read into records: a list of boards, or a single one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from biritch.core.calls import Call, Contract, parse_call
from biritch.core.cards import Card
from biritch.core.seats import Seat, Vulnerability
from biritch.records.csv.reader import result as sheet_result
from biritch.records.documents import whole_text
from biritch.records.faults import Fault, Faulty
from biritch.records.format import Errors, FormatError
from biritch.records.pbn import values
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
    """Yield the boards of the document; raise at a bad one, or tell *errors* and go on."""
    try:
        boards = _document(lines)
    except FormatError as error:
        if errors is None:
            raise
        errors(error)
        return
    for place, told in enumerate(_results(boards), 1):
        try:
            yield _record(told)
        except Faulty as faulty:
            wrong = FormatError(place, _title(told), faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)


def _results(boards: Iterable[object]) -> Iterator[object]:
    """Yield *boards*; one with a list of results, as rankings have it, result by result."""
    for board in boards:
        results = board.get("results") if isinstance(board, dict) else None
        if not isinstance(board, dict) or not isinstance(results, list):
            yield board
            continue
        same = {name: value for name, value in board.items() if name != "results"}
        for one in results:
            if isinstance(one, dict):
                yield same | one
            elif one != "not-played":  # nobody is named, nothing is told
                yield one


def _is_result(told: dict[Any, Any]) -> bool:
    return not {"ns", "ew", "seats"}.isdisjoint(told)


def _result(told: dict[Any, Any]) -> Record:
    """Return one result of a ranking; scores weighted or split no record can hold."""
    seats = told.get("seats")
    if isinstance(seats, dict):
        told = told | {str(seat).lower(): who for seat, who in seats.items()}
    row = {str(name): _cell(value) for name, value in told.items()}
    row["result"] = row.get("result") or row.get("tricks", "")
    score = told.get("score")
    adjusted = score.get("adjust") if isinstance(score, dict) else told.get("adjust")
    if isinstance(adjusted, dict):
        row["score"] = f"{adjusted.get('ns')}-{adjusted.get('ew')}"
    elif isinstance(score, dict | list) or "weighted" in told:
        raise Faulty("bad-score", text=str(score or told["weighted"]))
    return sheet_result({"board": "", **row})


def _cell(value: object) -> str:
    if isinstance(value, list):
        return " + ".join(map(_cell, value))
    return str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def _title(told: object) -> str:
    number = told.get("board") if isinstance(told, dict) else None
    return str(number) if isinstance(number, int) and abs(number) < 10**9 else ""


def _document(lines: Iterable[str]) -> list[object]:
    text = whole_text(lines)
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormatError(error.lineno, "", Fault.of("bad-json", text=error.msg)) from None
    except (ValueError, RecursionError) as error:
        name = "nested too deep" if isinstance(error, RecursionError) else str(error)
        raise FormatError(1, "", Fault.of("bad-json", text=name)) from None
    if isinstance(found, dict) and isinstance(found.get("boards"), list):
        found = found["boards"]
    if isinstance(found, dict):
        found = [found]
    if not isinstance(found, list):
        raise FormatError(1, "", Fault.of("bad-json", text=type(found).__name__))
    return found


def _field(
    told: Mapping[str, Any], name: str, kind: type, reader: Callable[[Any], T | None]
) -> T | None:
    """Return what *reader* makes of the field *name*, or ``None`` when it is not told."""
    value = told.get(name)
    if value is None:
        return None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Faulty("bad-field", name=name, text=str(value)[:100])
    try:
        return reader(value)
    except Faulty:
        raise
    except (ValueError, TypeError, KeyError, IndexError):
        raise Faulty("bad-field", name=name, text=str(value)[:100]) from None


def _record(told: object) -> Record:
    if not isinstance(told, dict):
        raise Faulty("bad-json", text=str(told)[:100])
    if _is_result(told):
        return _result(told)
    declarer = _field(told, "declarer", str, Seat.parse)
    deal = cast("Deal | PartialDeal | None", _field(told, "deal", str, values.deal))
    return Record(
        number=_field(told, "board", int, lambda number: _between(number, 1, 10**9)),
        dealer=_field(told, "dealer", str, Seat.parse),
        vulnerability=_field(told, "vulnerable", str, Vulnerability.parse),
        deal=deal,
        auction=_field(told, "auction", dict, _auction),
        contract=_field(told, "contract", str, lambda text: _contract(text, declarer)),
        play=_field(told, "play", dict, _play),
        tricks=_field(told, "tricks", int, lambda number: _between(number, 0, 13)),
        score=_field(told, "score_ns", int, lambda number: _between(number, -9_999, 9_999)),
        names=_names(_field(told, "names", dict, dict) or {}),
        room=_field(told, "room", str, _room) or "",
        tags=tuple(_field(told, "tags", list, lambda tags: [_tag(*tag) for tag in tags]) or ()),
        comments=tuple(
            _field(told, "comments", list, lambda said: [_comment(*one) for one in said]) or ()
        ),
        lines=Lines(),
        **{name: _field(told, name, str, str) or "" for name in _TEXTS},
    )


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


def _names(told: dict[Any, Any]) -> tuple[str, str, str, str]:
    n, e, s, w = (str(told.get(str(seat), ""))[:1_000] for seat in Seat)
    return n, e, s, w


def _room(text: str) -> Room:
    rooms: dict[str, Room] = {"Open": "Open", "Closed": "Closed"}
    return rooms[text]


def _tag(name: str, value: str, rows: Iterable[str] = ()) -> Tag:
    if not _NAME.fullmatch(name) or not isinstance(value, str):
        raise ValueError(name)
    kept = tuple(row for row in rows if isinstance(row, str))
    if any(set(row) & set("[{;") or row[:1] == "%" or not row.strip() for row in kept):
        raise ValueError(name)
    return Tag(name, value, kept)


def _comment(after: str, text: str) -> Comment:
    if (after and not _NAME.fullmatch(after)) or not isinstance(text, str):
        raise ValueError(after)
    return Comment(after, text)


def _auction(told: dict[str, Any]) -> WrittenAuction:
    words = str(told.get("calls", "")).split()[:400]
    calls: tuple[Call | None, ...] = tuple(
        None if word == "^" else parse_call(word) for word in words
    )
    return WrittenAuction(calls, _remarks(told, len(calls)), _ends(told))


def _play(told: dict[str, Any]) -> WrittenPlay:
    words = str(told.get("cards", "")).split()
    if len(words) > 52:
        raise Faulty("many-cards")
    cards = tuple(None if word == "-" else Card.parse(word) for word in words)
    leader = Seat.parse(str(told["leader"]))
    return WrittenPlay(leader, cards, _remarks(told, len(cards)), _ends(told))


def _ends(told: dict[str, Any]) -> Ends:
    ends: dict[str, Ends] = {"": "", "*": "*", "+": "+"}
    return ends[str(told.get("ends", ""))]


def _remarks(told: dict[str, Any], size: int) -> Remarks:
    found = {}
    for one in told.get("remarks", ()):
        place = int(one["place"])
        if not 0 <= place < size:
            raise ValueError(place)
        found[place] = _remark(one)
    return tuple(sorted(found.items()))


def _remark(told: dict[str, Any]) -> Remark:
    note = told.get("note")
    if str(told.get("irregular", "")) not in ("", "I", "R", "L"):
        raise ValueError(told)
    return Remark(
        note=None if note is None else str(note),
        alert=bool(told.get("alert", False)),
        marks=tuple(_between(int(mark), 0, 255) for mark in told.get("marks", ())),
        comments=tuple(str(text) for text in told.get("comments", ())),
        irregular=str(told.get("irregular", "")),
    )
