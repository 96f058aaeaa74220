"""Results received in a Bridgemate database, row by row, during play.

:mod:`~biritch.records.bws.reader` returns the final results. Here each row has its number, its
content and whether it was erased, so that a program that reads the file repeatedly can find
what is new.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from biritch.records.bws.reader import MOST_BYTES, RESULTS, record_of, text_in, whole_number
from biritch.records.faults import BadText, Fault
from biritch.records.record import Record

if TYPE_CHECKING:
    from biritch.records.bws.access import AccessRow

_WHAT = ("PairNS", "PairEW", "NS/EW", "Contract", "Result", "LeadCard", "Remarks")


class ReceivedPlace(NamedTuple):
    """Where a board was played: section and table, round and board, by their numbers."""

    section: int
    table: int
    round: int
    board: int


class ReceivedResult(NamedTuple):
    """A row: its number, its content, and whether it was erased.

    ``record`` is ``None`` if the row cannot be read; ``fault`` says why.
    """

    row: int
    place: ReceivedPlace
    pairs: tuple[int, int]
    """North-South and East-West."""
    erased: bool
    digest: str
    """Eight letters that change when the row does."""
    record: Record | None = None
    fault: Fault | None = None


class ReceivedResults(NamedTuple):
    """All rows of a file by number, and the session's identifier."""

    mark: str
    results: tuple[ReceivedResult, ...]

    def by_place(self) -> dict[ReceivedPlace, list[ReceivedResult]]:
        """Return the rows of each board at each table, in order."""
        places: dict[ReceivedPlace, list[ReceivedResult]] = {}
        for result in self.results:
            places.setdefault(result.place, []).append(result)
        return places


def read_received(data: bytes) -> ReceivedResults:
    """Return the rows received in the database *data*.

    Raises:
        BadText: It is no such database, or a damaged one.
        MissingExtra: The library that reads such files is missing.
    """
    from biritch.records.bws.access import AccessDatabase  # a tenth of a second to import

    if len(data) > MOST_BYTES:
        raise BadText("too-large", most=MOST_BYTES)
    base = AccessDatabase(data)
    if RESULTS not in base.tables:
        raise BadText("no-received")
    mark = next((text_in(row, "GUID") for row in base.rows("Session")), "")
    rows = sorted(base.rows(RESULTS), key=lambda row: whole_number(row, "ID"))
    return ReceivedResults(mark, tuple(map(_result, rows)))


def _result(row: AccessRow) -> ReceivedResult:
    place = ReceivedPlace(
        *(whole_number(row, name) for name in ("Section", "Table", "Round", "Board"))
    )
    pairs = whole_number(row, "PairNS"), whole_number(row, "PairEW")
    said = repr([place, *(row.get(name) for name in _WHAT)])
    digest = hashlib.sha256(said.encode()).hexdigest()[:8]
    result = ReceivedResult(
        whole_number(row, "ID"), place, pairs, bool(row.get("Erased")), digest
    )
    try:
        return result._replace(record=record_of(row, {}))
    except BadText as faulty:
        return result._replace(fault=faulty.fault)
