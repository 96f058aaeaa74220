"""What USEBIO holds of a record: pairs' results and hands, and their order."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from biritch.core.seats import Side
from biritch.records.format import Loss
from biritch.records.losses import BY_NUMBER
from biritch.records.pbn.event_tags import OF_FIRST, tags_of_event, without_event_tags
from biritch.records.record import Record, Tag
from biritch.records.results import (
    PAIRS,
    POINTS,
    SEATED,
    TEAMS,
    is_in_match,
    pair,
    result_lines,
    result_tags,
    without_calls,
)

Key = TypeVar("Key", bound=Hashable)

OF_LINE = ("Table", "Group", "ScoredApart")
"""Tags that a line tells by an instruction, for USEBIO has no element for them."""
TAGS = (
    *PAIRS, "Section", "Winners", "Competition", "Score", *POINTS, "Round", *OF_LINE, *OF_FIRST,
)  # fmt: skip
"""Tags that a line of a traveller carries."""
MATCH = (
    *TEAMS,
    "Round",
    *PAIRS,
    "Section",
    "Competition",
    "Score",
    *POINTS,
    *OF_LINE,
    *OF_FIRST,
)
"""Tags that a room of a match of teams carries."""
SCORINGS = {
    "MP": "MATCH_POINTS",
    "IMP": "IMPS",
    "IMP;Cross": "CROSS_IMPS",
    "IMP;Butler": "BUTLER_IMPS",
}
"""Scorings as PBN names them, and as USEBIO does."""
EVENT_TYPES = {"IMP;Butler": "BUTLER_PAIRS", "IMP;Cross": "CROSS_IMPS"}
"""Events of pairs whose kind says how they were scored; the others are ``PAIRS``."""
DATE = re.compile(r"([0-9]{4})\.([0-9]{2})\.([0-9]{2})", re.ASCII)


def carries(record: Record) -> bool:
    """Return whether the board has a number, which the file requires."""
    return record.number is not None


def _names(record: Record) -> Record:
    names = list(record.names)
    for side in Side:
        if is_in_match(record) or not pair(record, side):
            for seat in SEATED[side]:
                names[seat] = ""
    n, e, s, w = names
    return replace(record, names=(n, e, s, w))


def _heading(record: Record) -> Record:
    date = record.date if DATE.fullmatch(record.date) else ""
    scoring = record.scoring if record.scoring in SCORINGS else ""
    room = record.room if is_in_match(record) else ""
    return replace(record, room=room, comments=(), date=date, scoring=scoring)


def _tags(record: Record) -> Record:
    tags = result_tags(record, MATCH if is_in_match(record) else TAGS)
    kinds = ("Teams",) if is_in_match(record) else ("Individuals", "Pairs", "Teams")
    wanted = {"Winners": ("1", "2"), "Competition": kinds}
    kept = tuple(tag for tag in tags if tag.value in wanted.get(tag.name, (tag.value,)))
    return replace(record, tags=kept)


def _order(record: Record) -> Record:
    """Return *record* with tags in USEBIO's order, the first of each name."""
    first = {tag.name: tag for tag in reversed(record.tags)}
    order = MATCH if is_in_match(record) else TAGS
    known = [name for name in order if name in first]
    rest = [name for name in first if name not in order]
    return replace(record, tags=tuple(first[name] for name in (*known, *rest)))


def _of_teams(record: Record) -> Record:
    """Return *record* marked as of teams if it is in a match."""
    if not is_in_match(record) or record.tag("Competition") == "Teams":
        return record
    tags = tuple(tag for tag in record.tags if tag.name != "Competition")
    return replace(record, tags=(*tags, Tag("Competition", "Teams")))


def _of_pairs(record: Record) -> Record:
    """Return *record* marked as of pairs unless it says otherwise."""
    pairs = Tag("Competition", "Pairs")
    return replace(record, tags=tuple(tag for tag in record.tags if tag != pairs))


LOSES = (
    Loss("calls", without_calls),
    Loss("unnumbered-pairs", _names),
    Loss("places", _heading),
    Loss("of-teams", _of_teams, minor=True),
    Loss("of-pairs", _of_pairs, minor=True),
    Loss("order", _order, minor=True),
    Loss("unusual-tags", _tags),
    *BY_NUMBER,
)

Event = tuple[str, str, str, str, str, str]
"""What one ``EVENT`` has: name, date, scoring, winners, who competes, and its club."""
Meeting = tuple[str, str, str]
"""The round of a match and its two teams; nothing where pairs met."""
Section = tuple[Event, str, Meeting]


def section_of(record: Record) -> Section:
    """Return the event, section and match of *record*, as written."""
    kept = _heading(record)
    home, away = (record.tag(name) for name in TEAMS)
    match = (record.tag("Round"), home, away) if is_in_match(record) else ("", "", "")
    of_event = _tags(_of_pairs(_of_teams(record)))
    event = (kept.event, kept.date, kept.scoring, of_event.tag("Winners"))
    return (*event, of_event.tag("Competition"), kept.site), record.tag("Section"), match


def arrange_records(records: Sequence[Record]) -> Sequence[Record]:
    """Return *records* by event, section and board, each in order of appearance.

    A pair has the names of its first record; a table of results becomes its lines.
    """
    lines = list(result_lines(records))
    events = _places(section_of(line)[0] for line in lines)
    sections = _places(section_of(line) for line in lines)
    boards = _places((section_of(line), line.number, line.deal) for line in lines)
    names: dict[tuple[Section, Side, str], tuple[str, str]] = {}
    for line in lines:
        for side, (first, second) in zip(Side, SEATED, strict=True):
            if number := pair(line, side):
                key = section_of(line), side, number
                names.setdefault(key, (line.names[first], line.names[second]))
    lines.sort(
        key=lambda line: (
            events[section_of(line)[0]],
            sections[section_of(line)],
            boards[section_of(line), line.number, line.deal],
        )
    )
    return _with_tags_first([_name_line(line, names) for line in lines])


def _with_tags_first(lines: list[Record]) -> list[Record]:
    """Return *lines* with the event's data in the first one only."""
    by_event: dict[Event, list[int]] = {}
    for at, line in enumerate(lines):
        by_event.setdefault(section_of(line)[0], []).append(at)
    for places in by_event.values():
        if tags := tags_of_event(lines[at] for at in places):
            for at in places:
                lines[at] = without_event_tags(lines[at])
            first = lines[places[0]]
            lines[places[0]] = replace(first, tags=(*first.tags, *tags))
    return lines


def _places(keys: Iterable[Key]) -> dict[Key, int]:
    places: dict[Key, int] = {}
    for key in keys:
        places.setdefault(key, len(places))
    return places


def _name_line(line: Record, names: dict[tuple[Section, Side, str], tuple[str, str]]) -> Record:
    names_found = list(line.names)
    for side, (first, second) in zip(Side, SEATED, strict=True):
        if number := pair(line, side):
            names_found[first], names_found[second] = names[section_of(line), side, number]
    n, e, s, w = names_found
    return replace(line, names=(n, e, s, w))
