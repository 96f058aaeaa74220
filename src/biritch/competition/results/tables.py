"""Results directly from a table, with repeated values computed once.

A thousand tables make a thousand rows a board, but contract, declarer, result and lead repeat.
Each distinct combination is parsed as a record; the others reuse its scores. Rows with players'
names or rooms are all parsed as records.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from biritch.competition.results.entry import ResultError, ResultFile
from biritch.competition.results.event_facts import with_event_facts
from biritch.competition.results.records import results_from_records
from biritch.competition.results.result import BoardResult, Contestant, ContractPlayed
from biritch.core.boards import Board
from biritch.core.seats import Side
from biritch.records.csv.reader import SheetRow, card_led, record_of, rows
from biritch.records.csv.writer import SheetLanguage
from biritch.records.faults import BadText
from biritch.records.format import FormatError
from biritch.records.pbn.event_tags import tags_in, with_heading
from biritch.records.record import Record

_ALIKE = ("contract", "result", "score", "vulnerable", "group", "round")
"""Columns that say what a result is worth, with declarer's side and its vulnerability."""
_KNOWN = frozenset(
    {"declarer", "lead", "board", "ns", "ew", "table", "mp_ns", "mp_ew", "imp_ns", "imp_ew"}
    | {*_ALIKE}
)
_NUMBER = re.compile("[1-9][0-9]{0,8}", re.ASCII)
"""A board as the records write it, without zeros in front."""

Wrong = Callable[[FormatError | ResultError], None]


def results_of_table(lines: Iterable[str], errors: Wrong | None = None) -> ResultFile:
    """Return the results in the table *lines*.

    Raises:
        FormatError, ResultError: A row cannot be read, and *errors* is not given.

    Example:
        >>> table = ["board,ns,ew,contract,declarer,result", "7,1,2,4S,E,-1", "7,3,4,4S,E,-1"]
        >>> [result.for_ns.plain for result in results_of_table(table).results]
        [100, 100]
    """
    remarks: list[str] = []
    read = list(rows(lines, errors, remarks))
    tags = tags_in(remarks)
    if all(_KNOWN.issuperset(row.cells) for row in read[:1]):
        return with_event_facts(_results(read, errors), tags)
    records = enumerate(_records(read, errors))
    return results_from_records(
        (with_heading(record, tags, first=at == 0) for at, record in records), errors
    )


def _results(read: list[SheetRow], errors: Wrong | None) -> ResultFile:
    """Return the results of rows with known columns only."""
    known: dict[tuple[object, ...], BoardResult] = {}
    results: list[BoardResult] = []
    for row in read:
        cells = row.cells
        told = cells.get
        declarer = told("declarer", "")
        vulnerable = _vulnerable(cells["board"], declarer)
        # Of two partners either declares for the same score; a word that is no seat stays text.
        side, seat = _seat(declarer, row.tongue.seats)
        key = (vulnerable, side, *map(told, _ALIKE))
        lead = told("lead")
        alike, led = known.get(key), _lead_text(lead, row.tongue) if lead else ""
        # Without both numbers names may say who they are.
        met = told("ns") and told("ew")
        if alike is None or led is None or vulnerable is None or not met:
            row_results = results_from_records(_records([row], errors), errors).results
            results += row_results
            if row_results:
                known[key] = row_results[0]
            continue
        written = alike.written
        if written.declarer and (written.lead, written.declarer) != (led, seat):
            written = ContractPlayed(
                written.contract, seat or written.declarer, written.tricks, led
            )
        results.append(
            BoardResult(
                cells["board"],
                _side(cells["ns"]),
                _side(cells["ew"]),
                alike.for_ns,
                alike.for_ew,
                alike.group,
                alike.room,
                alike.stage,
                written,
            )
        )
    dropped = tuple(fault for row in read[:1] for fault in row.dropped)
    return ResultFile(tuple(results), names={}, dropped=dropped)


def _records(read: Iterable[SheetRow], errors: Wrong | None) -> Iterator[Record]:
    for row in read:
        record = record_of(row, errors)
        if record is not None:
            yield record


_LEADS: dict[tuple[str, str, str, str], str | None] = {}


def _lead_text(text: str, tongue: SheetLanguage) -> str | None:
    """Return the card led in PBN notation; ``None`` if it cannot be parsed."""
    key = tongue.strains, tongue.seats, tongue.ranks, text
    if key not in _LEADS:
        try:
            led = card_led(text, tongue)
        except BadText:
            return None
        _LEADS[key] = "" if led is None else str(led)
    return _LEADS[key]


@cache
def _side(label: str) -> tuple[Contestant, ...]:
    return (Contestant(label),)


@cache
def _seat(declarer: str, seats: str) -> tuple[str, str]:
    """Return the side and seat of *declarer*, if it is exactly one letter of *seats*."""
    place = seats.find(declarer) if len(declarer) == 1 else -1
    return (declarer, "") if place < 0 else ("NS" if place % 2 == 0 else "EW", "NESW"[place])


@cache
def _vulnerable(board: str, declarer: str) -> bool | None:
    """Return whether *declarer* is vulnerable on *board*; ``None`` without a board number."""
    if not _NUMBER.fullmatch(board):
        return None
    # West is Ouest in French; who declares nothing is worth the same either way.
    side = Side.EW if declarer[:1].upper() in ("E", "W", "O") else Side.NS
    return side in Board.from_number(int(board)).vulnerability
