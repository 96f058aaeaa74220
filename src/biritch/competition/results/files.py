"""Reading result files in any notation: one set of results for each event."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path, PurePath
from typing import TypeAlias

from biritch.competition.results import json_document
from biritch.competition.results.entry import ResultError, ResultFile
from biritch.competition.results.records import results_from_records
from biritch.competition.results.tables import results_of_table
from biritch.records.faults import Fault
from biritch.records.files import by_suffix, formats, lines_of, records_of
from biritch.records.format import Format, FormatError
from biritch.records.record import Record

MOST_TABLE_LINES = 250_000
"""Lines of a table with a result in each: four thousand tables play sixty boards in fewer."""
MOST_LINES = 5_000_000
"""Lines of any other file of results."""
MOST_SOUGHT = 100_000
"""Lines that are looked at to know the notation."""
BY_EVENT = ("acblscore", "usebio")
"""Notations whose file holds several events, each with a ranking of its own."""

Wrong: TypeAlias = Callable[[FormatError | ResultError], None]
"""Called with each result that cannot be read, when the others are wanted all the same."""


def read_results(
    path: str | Path, errors: Wrong | None = None, encoding: str | None = None
) -> list[ResultFile]:
    """Return the results of the file at *path*, by event; at least one.

    In an ACBLscore game file, which cannot be edited by hand, an unreadable result is only
    skipped and reported in :attr:`ResultFile.unread`. Without *encoding*, it is detected; a
    guess is recorded in ``dropped`` of the first event.

    Raises:
        FormatError, ResultError: A result cannot be read, and *errors* is not given.

    Example:
        >>> [len(event.results) for event in read_results("samples/results.xml")]
        [90]
    """
    faults: list[Fault] = []
    events = _read_files(path, errors, lambda: lines_of(path, encoding, faults.append))
    if faults:
        events[0] = replace(events[0], dropped=(*faults, *events[0].dropped))
    return events


def _read_files(
    path: str | Path, errors: Wrong | None, opened: Callable[[], Iterator[str]]
) -> list[ResultFile]:
    known, suffixed = formats(), by_suffix(str(path))
    if suffixed is not None and not suffixed.text:
        return _lenient(path, suffixed, errors, by_event=suffixed is known["acblscore"])
    source = opened()
    lines = list(islice(source, MOST_TABLE_LINES + 1))
    form = _form(str(path), lines, known)
    if len(lines) > MOST_TABLE_LINES:
        lines += _more(source, table=form is known["csv"])
    if form is known["json"]:
        text = "\n".join(lines)
        if json_document.LOOK.match(text) and not json_document.WRITTEN.search(text):
            return [json_document.read_document(lines, errors)]
    if form is known["csv"]:
        return [results_of_table(lines, errors)]
    records = form.read(iter(lines), errors)
    if form is known["usebio"]:
        return _events(records, errors)
    return [results_from_records(records, errors)]


def _lenient(
    path: str | Path, form: Format, errors: Wrong | None, *, by_event: bool
) -> list[ResultFile]:
    unread: list[FormatError | ResultError] = []
    heard = unread.append if by_event and errors is None else errors
    records: Iterator[Record] = records_of(path, heard, form)
    if not by_event:
        return [results_from_records(records, heard)]
    events = _events(records, heard)
    if unread and not any(event.results for event in events):
        raise unread[0]
    return [replace(events[0], unread=tuple(unread)), *events[1:]]


def _events(records: Iterable[Record], errors: Wrong | None) -> list[ResultFile]:
    """Return the results of each event in *records*, in order of appearance."""
    by_event: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        by_event.setdefault((record.event, record.date), []).append(record)
    return [
        replace(results_from_records(those, errors), title=title)
        for (title, _), those in by_event.items()
    ] or [ResultFile(())]


def _more(source: Iterable[str], *, table: bool) -> list[str]:
    """Return the following lines; refuse a file that is too long."""
    most = MOST_LINES - MOST_TABLE_LINES
    kept = [] if table else list(islice(source, most))
    if table or len(kept) == most:
        limit = MOST_TABLE_LINES if table else MOST_LINES
        raise ResultError("long", most=limit)
    return kept


def _form(path: str, lines: list[str], known_formats: Mapping[str, Format]) -> Format:
    """Return the notation of *lines*: by the suffix, or else by the first telling line.

    Unrecognised text is read as a table, and text that begins with a tag as USEBIO.
    """
    spoken = [line for line in lines[:MOST_SOUGHT] if line.strip()]
    first = next((line for line in spoken if line[:1] != "#"), "")
    suffix = PurePath(path).suffix.lower()
    fit = [form for form in known_formats.values() if form.text and suffix in form.suffixes]
    fit = fit or [form for form in known_formats.values() if form.text]
    heads = [first] if not spoken or spoken[0] == first else [spoken[0], first]
    alike = (form for line in heads for form in fit if re.match(form.sign, line))
    other = known_formats["usebio" if first.lstrip()[:1] == "<" else "csv"]
    return next(alike, fit[0] if len(fit) == 1 else other)
