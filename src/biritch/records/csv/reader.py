"""Reading a table of results, whose heading names the columns."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat, Vulnerability
from biritch.records.csv.writer import (
    COLUMNS_OF_POINTS,
    ENGLISH,
    FRENCH,
    GERMAN,
    OF_TAGS,
    OTHERS,
    ROOMS,
    SheetLanguage,
    plain,
)
from biritch.records.faults import BadText, Fault, printable
from biritch.records.format import Errors, FormatError, report_error
from biritch.records.pbn.event_tags import tags_in, with_heading
from biritch.records.pbn.values import contract_played, tricks
from biritch.records.record import PASSED_OUT, Lines, Played, Record, Room, Tag
from biritch.records.results import (
    PAIRS,
    artificial_of_both,
    opening_lead_only,
    points_tag,
    score_word,
)

_PASSED = (
    "PASS", "PASSE", "P", "PASSEDOUT", "AP", "PASSEGENERALE", "PASSEGENERAL", "ALLPASS",
    "PASSED", "PASSOUT", "ALLPASSED", "PO", "PASSEN", "ALLEPASSEN", "DURCHGEPASST", "RUNDPASSE",
    "NOBID", "NB",
)  # fmt: skip
_SEATS = ("north", "east", "south", "west")
_SIDES = dict(zip(PAIRS, (("n", "s"), ("e", "w")), strict=True))
_MOST_CELLS = 200
_SEPARATOR = re.compile(r"\s*\"?sep=.\"?[\s,;|]*", re.IGNORECASE)


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the results; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A result cannot be read, and *errors* is not given.

    Example:
        >>> lines = ["board,ns,ew,contract,declarer,result", "7,1,2,4S,E,-1"]
        >>> [(record.number, record.tricks, record.tag("PairNS")) for record in read(lines)]
        [(7, 9, '1')]
    """
    remarks: list[str] = []
    found = [record_of(row, errors) for row in rows(lines, errors, remarks)]
    tags, records = tags_in(remarks), [record for record in found if record is not None]
    for at, record in enumerate(records):
        yield with_heading(record, tags, first=at == 0) if tags else record


class SheetRow(NamedTuple):
    """A row of a table: its line, its cells by column name, its language."""

    line: int
    cells: dict[str, str]
    tongue: SheetLanguage
    dropped: tuple[Fault, ...] = ()
    """The columns that are not read, with the first row."""


def rows(
    lines: Iterable[str], errors: Errors | None = None, remarks: list[str] | None = None
) -> Iterator[SheetRow]:
    """Yield the rows after the heading; report invalid ones to *errors* and continue.

    Lines that begin with ``#`` are added to *remarks*, without the sign.

    Raises:
        FormatError: A line is no row, and *errors* is not given.

    Example:
        >>> [row.cells["board"] for row in rows(["board,ns,ew,score", "7,1,2,420"])]
        ['7']
    """
    heading: tuple[list[str], SheetLanguage, str] | None = None
    dropped: tuple[Fault, ...] = ()
    for number, line in _without_remarks(lines, [] if remarks is None else remarks):
        try:
            if heading is None:
                if _SEPARATOR.fullmatch(line):
                    continue  # what a spreadsheet is told of the sign between cells
                heading = _heading(line)
                dropped = _find_unread_columns(line, heading[0], heading[2])
                continue
            names, tongue, mark = heading
            cells = _row(names, cells_of(line, mark))
        except BadText as faulty:
            report_error(FormatError(number, "", faulty.fault), errors)
            if heading is None:
                return  # without columns no later row can be read
        else:
            yield SheetRow(number, cells, tongue, dropped)
            dropped = ()


def _without_remarks(lines: Iterable[str], remarks: list[str]) -> Iterator[tuple[int, str]]:
    """Yield numbered non-empty lines; those that begin with # go to *remarks*."""
    for number, line in enumerate(lines, 1):
        if line.startswith(("#", '"#')):
            remarks.append(_remark(line))
        elif line.strip(" \t\r,;\0"):
            yield number, line


def _remark(line: str) -> str:
    """Return the content of a line with ``#``, which a spreadsheet may have quoted."""
    text = line.rstrip("\r")
    if text.startswith('"'):
        text = text.rstrip(" ,;\t").removeprefix('"').removesuffix('"').replace('""', '"')
    return text.removeprefix("#").removeprefix(" ")


def record_of(row: SheetRow, errors: Errors | None = None) -> Record | None:
    """Return the result in *row*; ``None`` if it is unreadable and *errors* is given.

    Raises:
        FormatError: It cannot be read, and *errors* is not given.

    Example:
        >>> (row,) = rows(["board,ns,ew,score", "7,1,2,420"])
        >>> record_of(row).score
        420
    """
    board = row.cells["board"]
    try:
        return result(row.cells, row.tongue, Lines(row.line, dropped=row.dropped))
    except BadText as faulty:
        report_error(FormatError(row.line, printable(board), faulty.fault), errors)
        return None


def cells_of(line: str, mark: str) -> list[str]:
    """Return the cells of a line, without apostrophes that guard formulas.

    Raises:
        BadText: It is no row, or has more cells than any table.

    Example:
        >>> cells_of("7; '=1+1 ;4P", ";")
        ['7', '=1+1', '4P']
    """
    if line.isprintable() and '"' not in line and "'" not in line:
        # What is quoted nowhere is only to be split: ten times as fast.
        cells = line.split(mark)
        if " " in line:  # no other white space is printable
            cells = [cell.strip() for cell in cells]
        if len(cells) > _MOST_CELLS:
            raise BadText("bad-row", text=line)
        return cells
    try:
        cells = next(csv.reader([line], delimiter=mark, skipinitialspace=True, strict=True), [])
    except csv.Error:
        raise BadText("bad-row", text=line) from None
    if len(cells) > _MOST_CELLS:
        raise BadText("bad-row", text=line)
    return [cell.strip().removeprefix("'") for cell in cells]


def _row(names: list[str], cells: list[str]) -> dict[str, str]:
    if len(cells) > len(names) and any(cells[len(names) :]):
        raise BadText("many-cells", found=len(cells), want=len(names))
    return dict(zip(names, cells, strict=False))


def _heading(line: str) -> tuple[list[str], SheetLanguage, str]:
    # Whatever sign stands most often is the one between cells.
    mark = max(",;\t|", key=line[:10_000].count)
    words = [plain(cell) for cell in cells_of(line, mark)]
    tongue = max(
        ENGLISH,
        FRENCH,
        GERMAN,
        key=lambda language: sum(word in language.names for word in words),
    )
    names = _column_names(words, tongue)
    if twice := next((name for name in names if name and names.count(name) > 1), ""):
        raise BadText("heading-twice", text=tongue.columns.get(twice, twice))
    if "board" not in names or not {"contract", "score"} & set(names):
        raise BadText("bad-heading", text=line)
    return names, tongue, mark


_SQUEEZED = re.compile(r"[\s.:/-]+")


def _column_names(words: list[str], tongue: SheetLanguage) -> list[str]:
    """Return the column names for the heading *words*, ignoring blanks and punctuation.

    ``N-S`` is the column of pairs, or of the score if pairs have another one.
    """
    known = {**OTHERS, **tongue.names}
    squeezed = {_SQUEEZED.sub("", word): name for word, name in known.items()}
    names = [known.get(word, "") for word in words]
    sides = {"ns": "score", "ew": "score_ew", "eo": "score_ew"}
    for place, word in enumerate(words):
        short = _SQUEEZED.sub("", word)
        if names[place] or not short:
            continue
        name = squeezed.get(short, "")
        names[place] = sides.get(short, "") if name in names and short in sides else name
    return names


def _find_unread_columns(line: str, names: list[str], mark: str) -> tuple[Fault, ...]:
    """Return the faults of a heading's columns that no field holds."""
    titles = cells_of(line, mark)
    return tuple(
        Fault.of("columns-unread", text=title)
        for title, name in zip(titles, names, strict=False)
        if title and not name
    )


def result(
    row: Mapping[str, str], tongue: SheetLanguage = ENGLISH, lines: Lines | None = None
) -> Record:
    """Return the result in *row*, whose cells are by column name.

    *lines* is its position in the file.

    Raises:
        BadText: A cell cannot be read.
    """
    contract, word = row.get("contract", ""), row.get("score", "")
    # ``A6040`` or ``not played`` may stand where the contract would.
    if not word and score_word(contract):
        contract, word = "", contract
    row, contract = _split_contract(row, contract, tongue)
    played_ = _contract(row, contract, tongue)
    theirs = row.get("score_ew", "")
    if "/" in word and all(map(score_word, word.split("/"))):
        word, _, theirs = word.partition("/")
    instead = artificial_of_both(word, theirs) or score_word(word) or score_word(theirs)
    if not instead and word in ("", "-") and theirs not in ("", "-"):
        points = _score(theirs)
        word = "" if points is None else str(-points)
    extra_tags = [(tag, row[column]) for tag, column in OF_TAGS.items() if row.get(column)]
    extra_tags += [
        (tag, " + ".join(both))
        for tag, seats in _SIDES.items()
        if tag not in dict(extra_tags)
        and (both := [row[seat] for seat in seats if row.get(seat)])
    ]
    tags = [Tag(name, value) for name, value in extra_tags]
    tags += [Tag("Score", instead)] if instead else []
    for tag, (ns, ew) in COLUMNS_OF_POINTS.items():
        # A point or a comma stands before the tenths, as the country has it.
        both = [row.get(name, "").replace(",", ".") for name in (ns, ew)]
        tags += points_tag(tag, both[0], both[1])
    n, e, s, w = (row.get(name, "") for name in _SEATS)
    number, board_tags = _number(row["board"])
    printed = None if number is None else Board.from_number(number)
    return Record(
        number=number,
        dealer=None if printed is None else printed.dealer,
        vulnerability=_vulnerability(row.get("vulnerable", ""), printed),
        contract=played_,
        play=opening_lead_only(played_, card_led(row.get("lead", ""), tongue)),
        tricks=_tricks(row.get("result", ""), played_),
        score=None if instead else _score(word),
        names=(n, e, s, w),
        room=_room(row.get("room", "")),
        tags=(*tags, *board_tags),
        lines=lines or Lines(),
    )


def _number(word: str) -> tuple[int | None, tuple[Tag, ...]]:
    """Return the number of a board; a name such as ``A`` is returned as a tag."""
    if re.fullmatch("0{0,6}[1-9][0-9]{0,8}", word, re.ASCII):
        return int(word), ()
    if re.fullmatch("[A-Z][A-Z0-9]{0,7}|[1-9][0-9]{0,5}[A-Z]", word, re.ASCII):
        return None, (Tag("Board", word),)
    raise BadText("bad-number", text=word)


def _vulnerability(word: str, printed: Board | None) -> Vulnerability | None:
    """Return the row's vulnerability, or else the printed board's."""
    if not word:
        return None if printed is None else printed.vulnerability
    try:
        return Vulnerability.parse(word)
    except ValueError:
        raise BadText("bad-vulnerability", text=word) from None


def _room(word: str) -> Room:
    if word and plain(word) not in ROOMS:
        raise BadText("bad-room", text=word)
    return ROOMS[plain(word)] if word else ""


def _contract(row: Mapping[str, str], typed: str, tongue: SheetLanguage) -> Played | None:
    word = "".join(plain(typed).upper().split())
    word = word.replace("RDBL", "XX").replace("DBL", "X")
    if word in _PASSED:
        return PASSED_OUT
    if word in ("", "-"):
        return None
    seat = _seat_letter(row.get("declarer", ""))
    if not seat or seat not in tongue.seats + "W":
        raise BadText("bad-seat", name="declarer", text=row.get("declarer", ""))
    match = re.fullmatch(r"([1-7])(SA|NT|[♣♦♥♠]|[A-Z])(X{0,2}|\*{1,2}|D|R)", word)
    if match is None:
        raise BadText("bad-contract", text=typed)
    strain = _strain(match[2], tongue)
    # W is West in a French table too.
    declarer = Seat(tongue.seats.index(seat) if seat in tongue.seats else 3)
    return contract_played(f"{match[1]}{strain}{match[3].replace('*', 'X')}", declarer)


def _split_contract(
    row: Mapping[str, str], contract: str, tongue: SheetLanguage
) -> tuple[Mapping[str, str], str]:
    """Return *row* and the contract, if it is ``4SN=`` with declarer and result."""
    if row.get("declarer"):
        # ``4SX-1`` beside its declarer has the result alone in it.
        apart = re.fullmatch(r"(.*[^-+=\s])\s*(=|[+-][0-9]{1,2})", contract.strip())
        if apart is None or row.get("result") or not apart[1][:1].isdigit():
            return row, contract
        return {**row, "result": apart[2]}, apart[1]
    words = re.sub(r"[()/,]", " ", contract.upper()).split()
    word = " ".join(_seat_letter(word) or word for word in words if word not in _IN_CONTRACT)
    seat = f"[{tongue.seats}W]"
    more = _TIMES.replace("times", "more")
    match = re.fullmatch(
        rf"(?:(?P<before>{seat}) )?(?P<bid>[1-7] ?(?:SA|NT|[♣♦♥♠]|[A-Z])) ?{_TIMES} ?"
        rf"(?P<made>=|[+-] ?[0-9]{{1,2}})? ?(?P<after>{seat})? ?{more} ?"
        r"(?P<last>=|[+-] ?[0-9]{1,2}|(?<= )[0-9]{1,2})?",
        word,
    )
    if match is None or bool(match["before"]) == bool(match["after"]):
        return row, contract
    told = {
        "declarer": match["before"] or match["after"],
        "result": row.get("result") or (match["made"] or match["last"] or "").replace(" ", ""),
    }
    return {**row, **told}, match["bid"] + (match["times"] or match["more"] or "")


_TIMES = r"(?P<times>X{1,2}|\*{1,2}|DBL|RDBL)?"
_IN_CONTRACT = frozenset(("BY", "PAR", "TRICK", "TRICKS", "LEVEES", "LEVÉES"))
_SEAT_WORDS = frozenset(
    (
        *"NESWO", "NORTH", "EAST", "SOUTH", "WEST", "NORD", "EST", "SUD", "OUEST", "OST",
        "SÜD", "SUED",
    )
)  # fmt: skip


def _seat_letter(text: str) -> str:
    """Return the letter of a seat, spelt out or not; ``NS`` is not a seat."""
    word = text.strip().upper().removesuffix(".")
    return word[:1] if word in _SEAT_WORDS else ""


def _strain(word: str, tongue: SheetLanguage) -> str:
    if word in ("SA", "NT", "N"):
        return "N"
    place = "♣♦♥♠".find(word) if word in "♣♦♥♠" else tongue.strains[:4].find(word)
    if place < 0:
        raise BadText("bad-contract", text=word)
    return "CDHS"[place]


def _tricks(word: str, contract: Played | None) -> int | None:
    if word in ("", "-"):
        return None
    if told := re.fullmatch(r"(made|m|down|off) ?([0-9]{1,2})", word.lower(), re.ASCII):
        # ``made 4`` is six tricks more, ``down 2`` two fewer than the contract wants.
        made = told[1] in ("made", "m")
        word = str(6 + int(told[2])) if made else f"-{told[2]}"
    # ``+1`` tells nothing without a contract.
    if not isinstance(contract, Contract) and not re.fullmatch("[0-9]{1,2}", word, re.ASCII):
        return None
    won = tricks(word, contract)
    if won is None:
        raise BadText("bad-result", text=word)
    return won


def card_led(text: str, tongue: SheetLanguage = ENGLISH) -> Card | None:
    """Return the card led, or ``None`` without one.

    Raises:
        BadText: It is no card.

    Example:
        >>> str(card_led("PR", FRENCH)), card_led("-")
        ('SK', None)
    """
    word = text.upper().replace(" ", "").replace("10", "T").replace("\ufe0f", "")
    if word in ("", "-", "?"):
        return None
    ranks = str.maketrans(tongue.ranks, "AKQJ")
    # Suit first; or rank first, as 10♣.
    for suit, rank in ((word[:1], word[1:]), (word[-1:], word[:-1])):
        try:
            return Card.parse(_strain(suit, tongue) + rank.translate(ranks))
        except (ValueError, BadText):
            continue
    raise BadText("bad-card", text=text)


_MINUS = str.maketrans({"−": "-", "–": "-"})


def _score(text: str) -> int | None:
    # A true minus, a blank between thousands, a zero behind a point.
    word = re.sub(r"(?<=[0-9])[\s\u202f](?=[0-9]{3}$)|[.,]0+$", "", text.translate(_MINUS))
    if word in ("", "-"):
        return None
    if not re.fullmatch(r"[+-]?[0-9]{1,5}", word, re.ASCII):
        raise BadText("bad-score", text=text)
    return int(word)
