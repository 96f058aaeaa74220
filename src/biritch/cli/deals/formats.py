"""Boards just dealt, as they are written: any format of the records' shelf, or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pkgutil import iter_modules
from typing import TypeAlias

from biritch.cli.messages import refuse
from biritch.cli.options import symbols_can_be_printed
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.records import formats
from biritch.records.format import Format
from biritch.records.record import Record
from biritch.shelf import load

Boards: TypeAlias = Iterable[tuple[Board, Deal]]

JSON, DIAGRAM = "json", "diagram"
"""What is not a file format: a document for programs, a drawing for people."""


def names() -> list[str]:
    """Return the formats boards can be dealt in, PBN first, without loading any."""
    shelf = [info.name for info in iter_modules(formats.__path__) if info.name != JSON]
    return [*sorted(shelf, key=lambda name: (name != "pbn", name)), JSON, DIAGRAM]


def written(boards: Boards, form: str) -> Iterator[bytes]:
    """Yield *boards* in the format *form*, bit by bit, with the line ends it wants."""
    if form == JSON:
        yield as_json(boards).encode()
        return
    found = load(formats, "FORMAT", Format)[form]
    if found.read_only:
        raise refuse("records-read-only", title=found.title)
    records = (carried(record_of(board, deal), found) for board, deal in boards)
    for text in found.write(records):
        yield found.encoded(text)


def carried(record: Record, form: Format) -> Record:
    """Return *record*, which *form* must be able to carry: nothing is left out of a set."""
    if form.carries(record) and form.carried(record).deal != record.deal:
        raise refuse("records-no-hands", title=form.title)
    if not form.carries(record):
        raise refuse("records-not-carried", title=form.title, board=record.title)
    return record


def record_of(board: Board, deal: Deal) -> Record:
    """Return the record of a board dealt and not yet played."""
    return Record(
        number=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        deal=deal,
    )


def as_json(boards: Boards) -> str:
    """Return one JSON document, a list of boards; deals are written as in PBN."""
    rows = [
        {
            "board": board.number,
            "dealer": str(board.dealer),
            "vulnerable": str(board.vulnerability),
            "deal": str(deal),
        }
        for board, deal in boards
    ]
    return json.dumps(rows, ensure_ascii=not symbols_can_be_printed()) + "\n"
