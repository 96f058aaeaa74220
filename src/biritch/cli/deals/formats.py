"""Writing dealt boards in any record format, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from biritch import shelf
from biritch.cli.messages import refuse
from biritch.cli.options import symbols_can_be_printed
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.records import formats
from biritch.records.format import Format
from biritch.records.record import Record

Boards: TypeAlias = Iterable[tuple[Board, Deal]]

JSON, DIAGRAM = "json", "diagram"
"""What is not a file format: a document for programs, a drawing for people."""


def format_names() -> list[str]:
    """Return the formats for dealt boards, PBN first, without importing ours.

    Example:
        >>> format_names()[0], format_names()[-2:]
        ('pbn', ['json', 'diagram'])
    """
    files = [name for name in shelf.names(formats) if name != JSON]
    return [*sorted(files, key=lambda name: name != "pbn"), JSON, DIAGRAM]


def write_boards(boards: Boards, form: str) -> Iterator[bytes]:
    """Yield *boards* in the format *form*, piece by piece, with its line ends.

    Raises:
        Refusal: Files in that format are only read, or it cannot carry these boards.
    """
    if form == JSON:
        yield boards_json(boards).encode()
        return
    chosen = shelf.load(formats, "FORMAT", Format)[form]
    if chosen.read_only:
        raise refuse("records-read-only", title=format_title(chosen))
    records = (carriable(record_of(board, deal), chosen) for board, deal in boards)
    for text in chosen.write(records):
        yield chosen.encode_text(text)


def format_title(form: Format) -> Phrase:
    """Return the title of *form* in the reader's language.

    Example:
        >>> format_title(shelf.load(formats, "FORMAT", Format)["csv"]).name
        'format-csv'
    """
    known = shelf.load(formats, "FORMAT", Format)
    name = next(name for name, entry in known.items() if entry is form)
    return Phrase.of(f"format-{name.replace('_', '-')}")


def carriable(record: Record, form: Format) -> Record:
    """Return *record* if *form* can hold all of it; refuse otherwise.

    Raises:
        Refusal: Something of the record would be left out.
    """
    # Formats of results carry the record without its cards: that is no set of deals.
    if form.carries(record) and form.carry_record(record).deal != record.deal:
        raise refuse("records-no-hands", title=format_title(form))
    if not form.carries(record):
        raise refuse("records-not-carried", title=format_title(form), board=record.title)
    return record


def record_of(board: Board, deal: Deal) -> Record:
    """Return the record of a board dealt and not yet played.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> record_of(Board.from_number(7), next(seeded_deals(7))).number
        7
    """
    return Record(
        number=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        deal=deal,
    )


def boards_json(boards: Boards) -> str:
    """Return *boards* as one JSON list; deals are in PBN notation.

    Example:
        >>> print(boards_json([]), end="")
        []
    """
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
