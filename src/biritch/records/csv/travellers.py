"""Travellers in a CSV with headlines: ``#Date``, ``#Title``, then ``#TravellerLines``.

BBO Extractor writes such files from a tournament of Bridge Base Online, and BridgeWebs takes
them in. There is no published standard: the names are those on which the programs that read
them agree. The lines of the ranking are passed over, for a ranking follows from its results.
What else is said of the event is in headlines ``#PBN``, in PBN's words. A score that is
weighted or split is written as North-South's mean; a headline ``#Assigned`` has the number of
the traveller line, from 1, and what the score is.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from biritch.core.calls import Contract
from biritch.records.csv import writer as sheet
from biritch.records.csv.reader import cells_of, result
from biritch.records.faults import BadText, printable
from biritch.records.format import Errors, FormatError, Loss
from biritch.records.losses import BY_NUMBER
from biritch.records.pbn.adjusted_scores import adjusted_word
from biritch.records.pbn.event_tags import (
    OF_ALL,
    OF_FIRST,
    arranged_event,
    heading_tags,
    tag_lines,
    tags_in,
    tags_of_event,
    with_heading,
)
from biritch.records.record import Lines, Record
from biritch.records.results import (
    PAIRS,
    POINTS,
    lead,
    mean_word,
    points,
    result_lines,
    result_tags,
    without_calls,
)

LINES = "#travellerlines"
COLUMNS = {
    "board": "board", "north": "north", "south": "south", "east": "east", "west": "west",
    "contract": "contract", "declarer": "declarer", "tricks": "tricks", "lead": "lead",
    "score": "score", "nsmpts": "mp_ns", "ewmpts": "mp_ew", "nsximps": "imp_ns",
    "ewximps": "imp_ew", "nspair": "ns", "ewpair": "ew", "section": "section",
    "round": "round", "group": "group", "scored_apart": "scored_apart",
}  # fmt: skip
"""Their columns in small letters, and the names these have in our own tables."""
HEADS = (
    "Board", "North", "South", "East", "West", "Result", "Contract", "Declarer", "Tricks",
    "Lead", "Score", "nsMpts", "ewMpts", "nsXimps", "ewXimps", "nsPair", "ewPair", "section",
)  # fmt: skip
EXTRA = {"Round": "round", "Group": "group", "ScoredApart": "scored_apart"}
"""Columns of ours, after the others, where they are given."""
TAGS = (*PAIRS, "Section", *EXTRA, "Score", *POINTS, *OF_ALL, *OF_FIRST)
SCORINGS = {"MP": "MATCH_POINTS", "IMP": "IMPS", "IMP;Cross": "CROSS_IMPS"}


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the results; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A result cannot be read, and *errors* is not given.
    """
    reader, first = _Reader(), True
    for number, line in enumerate(lines, 1):
        if not line.strip(" \t\r,\0"):
            continue
        reader.board = ""
        try:
            record = reader.line(line)
        except BadText as faulty:
            wrong = FormatError(number, printable(reader.board), faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)
            continue
        if record is not None:
            record = replace(record, lines=Lines(number))
            yield with_heading(record, tags_in(reader.remarks), first=first)
            first = False


class _Reader:
    """The parser's state: the headlines, and the columns of the travellers."""

    def __init__(self) -> None:
        self.headlines: dict[str, str] = {}
        self.remarks: list[str] = []
        self.assigned: dict[int, str] = {}
        self.names: list[str] = []
        self.state = "head"
        self.board = ""
        self.lines = 0

    def line(self, text: str) -> Record | None:
        """Return the result in a line, or ``None``."""
        cells = cells_of(text, ",")
        word = cells[0].lower()
        if self.state == "heading":
            # Until the heading has proved good, no line after it is a result.
            self.state = "over"
            self.names = _heading(cells)
            self.state = "lines"
        elif self.state == "lines" and word.startswith("#"):
            self.state = "over"
        elif self.state == "lines":
            row = {"board": "", **dict(zip(self.names, cells, strict=False))}
            self.board = row["board"]
            self.lines += 1
            if word := self.assigned.get(self.lines, ""):
                row["score"] = word
            return _record(row, self.headlines)
        elif self.state == "head" and word.startswith("#"):
            self.state = "heading" if word == LINES else "head"
            self._headline(word[1:], cells[1:])
        return None

    def _headline(self, name: str, cells: list[str]) -> None:
        if name == "pbn" and cells:
            self.remarks.append(cells[0])
        elif name == "assigned" and len(cells) > 1 and cells[0].isdecimal():
            self.assigned[int(cells[0][:9])] = cells[1]
        else:
            self.headlines[name] = ", ".join(filter(None, cells[:1]))


def _heading(cells: list[str]) -> list[str]:
    names = [COLUMNS.get(cell.lower().lstrip("#"), "") for cell in cells]
    if "board" not in names or not {"contract", "score"} & set(names):
        raise BadText("bad-heading", text=",".join(cells))
    if twice := next((name for name in names if name and names.count(name) > 1), ""):
        raise BadText("heading-twice", text=twice)
    return names


def _record(row: dict[str, str], headlines: dict[str, str]) -> Record:
    if row.get("ns", "").startswith("NS") and row.get("ew", "").startswith("EW"):
        row |= {"ns": row["ns"][2:], "ew": row["ew"][2:]}  # NS3 of teams
    row["result"] = row.pop("tricks", "")
    row["lead"] = _turn_card(row.get("lead", ""))
    record = result(row)
    date = re.fullmatch("([0-9]{4})-([0-9]{2})-([0-9]{2})", headlines.get("date", ""), re.ASCII)
    method = headlines.get("scoringtype", "")
    return replace(
        record,
        event=" ".join(headlines.get("title", "").split()),
        date=".".join(date.groups()) if date else "",
        scoring=next((name for name, sign in SCORINGS.items() if sign == method), ""),
    )


def _turn_card(word: str) -> str:
    """Return a card suit first: ``4S`` is the four of spades."""
    return word[-1:] + word[:-1] if word[-1:].upper() in tuple("CDHS") else word


def arrange_records(records: Sequence[Record]) -> Sequence[Record]:
    """Return *records*, a table as that many lines; all are of one event."""
    return arranged_event(result_lines(records))


# ---- writing ----


def _bare(record: Record) -> Record:
    return replace(record, room="", comments=(), deal=None)


def _tags(record: Record) -> Record:
    return replace(record, tags=result_tags(record, TAGS))


LOSES = (
    Loss("calls", without_calls),
    Loss("hands-rooms-and-comments", _bare),
    *(loss for loss in sheet.LOSES if loss.name in ("order", "blanks")),
    Loss("unusual-tags", _tags),
    *BY_NUMBER,
)


def write(records: Iterable[Record]) -> Iterator[str]:
    """Yield the file of *records*; the event's data is that of the first."""
    lines = [
        _keep_fields(record)
        for record in arrange_records([record for record in records if sheet.carries(record)])
    ]
    first = lines[0] if lines else Record()
    extra = [name for name in EXTRA if any(record.tag(name) for record in lines)]
    yield _line(["#BoardCount", str(len({record.number for record in lines}))])
    yield from _headlines(first)
    for number, record in enumerate(lines, 1):
        if record.score is None and (word := adjusted_word(record.tag("Score"))):
            yield _line(["#Assigned", str(number), word])
    yield _line(["#TravellerLines"])
    yield _line(["#" + HEADS[0], *HEADS[1:], *(EXTRA[name] for name in extra)])
    for record in lines:
        yield _line([*_cells(record), *(record.tag(name) for name in extra)])


def _headlines(first: Record) -> Iterator[str]:
    """Yield the event's data, in the headlines of other programs or in ours."""
    date = re.fullmatch(r"([0-9]{4})\.([0-9]{2})\.([0-9]{2})", first.date, re.ASCII)
    usual = {
        "Event": ("#Title", first.event),
        "Date": ("#Date", "-".join(date.groups()) if date else ""),
        "Scoring": ("#ScoringType", SCORINGS.get(first.scoring, "")),
    }
    for name, value in usual.values():
        if value:
            yield _line([name, value])
    told = {name for name, (_, value) in usual.items() if value}
    tags = [tag for tag in heading_tags(first) if tag.name not in told]
    for line in tag_lines((*tags, *tags_of_event([first]))):
        yield _line(["#PBN", line])


def _keep_fields(record: Record) -> Record:
    for loss in LOSES:
        record = loss.without(record)
    return record


def _line(cells: list[str]) -> str:
    out = io.StringIO()
    safe = (cell if cell[:1] == "#" and place == 0 else sheet.safe(cell)
            for place, cell in enumerate(cells))  # fmt: skip
    csv.writer(out, lineterminator="\r\n").writerow(safe)
    return out.getvalue()


def _cells(record: Record) -> list[str]:
    north, east, south, west = record.names
    contract, card = record.contract, lead(record)
    row = sheet.cells_by_column(record, sheet.ENGLISH)
    whole = f"{row['contract']}{row.get('declarer', '')}{row['result']}"
    card_led = "" if card is None else f"{str(card)[1:].replace('T', '10')}{str(card)[0]}"
    tricks = "" if record.tricks is None else str(record.tricks)
    declarer = str(contract.declarer) if isinstance(contract, Contract) else ""
    both = [points(record, name) or ("", "") for name in POINTS]
    score = mean_word(row["score"])
    return [
        str(record.number), north, south, east, west, whole, row["contract"], declarer, tricks,
        card_led, score, *both[0], *both[1], row["ns"], row["ew"], row["section"],
    ]  # fmt: skip
