"""Writing records as one JSON document, a board a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.records.format import Loss
from biritch.records.record import Record, Remark, Remarks

LOSES: tuple[Loss, ...] = ()


def write(records: Iterable[Record]) -> Iterator[str]:
    """Yield the document piece by piece."""
    opening = "["
    for record in records:
        yield f"{opening}\n{json.dumps(board(record), ensure_ascii=False)}"
        opening = ","
    yield "[]\n" if opening == "[" else "\n]\n"


def board(record: Record) -> dict[str, Any]:
    """Return *record* as JSON data, without unknown fields.

    Example:
        >>> from biritch.records.record import Record
        >>> board(Record(number=7, tricks=9))
        {'board': 7, 'tricks': 9}
    """
    contract = record.contract
    fields: dict[str, Any] = {
        "board": record.number,
        "dealer": _text(record.dealer),
        "vulnerable": _text(record.vulnerability),
        "deal": _text(record.deal),
        "auction": _auction(record),
        "contract": contract.brief if isinstance(contract, Contract) else _pass(contract),
        "declarer": str(contract.declarer) if isinstance(contract, Contract) else None,
        "play": _play(record),
        "tricks": record.tricks,
        "score_ns": record.score,
        "names": {str(seat): record.names[seat] for seat in Seat if record.names[seat]},
        "event": record.event,
        "site": record.site,
        "date": record.date,
        "scoring": record.scoring,
        "room": record.room,
        "tags": [_tag(tag.name, tag.value, tag.rows) for tag in record.tags],
        "comments": [[comment.after, comment.text] for comment in record.comments],
    }
    empty: tuple[object, ...] = (None, "", [], {})
    return {name: value for name, value in fields.items() if value not in empty}


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _pass(contract: object) -> str | None:
    return None if contract is None else "Pass"


def _tag(name: str, value: str, rows: tuple[str, ...]) -> list[object]:
    return [name, value, *([list(rows)] if rows else [])]


def _auction(record: Record) -> dict[str, Any] | None:
    written = record.auction
    if written is None:
        return None
    calls = " ".join("^" if call is None else str(call) for call in written.calls)
    return _section({"calls": calls}, written.remarks, written.ends)


def _play(record: Record) -> dict[str, Any] | None:
    written = record.play
    if written is None:
        return None
    cards = " ".join("-" if card is None else str(card) for card in written.cards)
    return _section(
        {"leader": str(written.leader), "cards": cards}, written.remarks, written.ends
    )


def _section(fields: dict[str, Any], remarks: Remarks, ends: str) -> dict[str, Any]:
    if ends:
        fields["ends"] = ends
    if remarks:
        fields["remarks"] = [{"place": place, **_remark(remark)} for place, remark in remarks]
    return fields


def _remark(remark: Remark) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if remark.note is not None:
        fields["note"] = remark.note
    if remark.alert:
        fields["alert"] = True
    if remark.marks:
        fields["marks"] = list(remark.marks)
    if remark.comments:
        fields["comments"] = list(remark.comments)
    if remark.irregular:
        fields["irregular"] = remark.irregular
    return fields
