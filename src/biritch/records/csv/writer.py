"""Writing results as a table: a heading, then one result a row.

``board,ns,ew,contract,declarer,result,lead,score`` and, where they are given, ``section``,
``round``, ``table``, the four names and the points of both sides. Any order of columns, with
commas, semicolons or tabs. A French heading goes with the French notation: ``4P`` by ``O``.
What is said of the event follows in lines that begin with ``#``, in the words of PBN.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.records.format import Loss
from biritch.records.losses import BY_NUMBER
from biritch.records.pbn.event_tags import (
    OF_ALL,
    OF_FIRST,
    TEXTS,
    arranged_event,
    heading_tags,
    tag_lines,
    tags_of_event,
)
from biritch.records.record import Played, Record, Room
from biritch.records.results import (
    PAIRS,
    PLACES,
    POINTS,
    TEAMS,
    lead,
    points,
    result_lines,
    result_tags,
    without_calls,
)

COLUMNS = (
    "section", "round", "table", "room", "board", "group", "ns", "ew", "contract", "declarer",
    "result", "lead", "score", "mp_ns", "mp_ew", "imp_ns", "imp_ew",
    "north", "east", "south", "west", "home", "away", "scored_apart",
)  # fmt: skip
ALWAYS = frozenset(("board", "ns", "ew", "contract", "declarer", "result", "lead", "score"))
"""Columns that are written even where they are empty."""
TAGS = (*PAIRS, *PLACES, "Group", *TEAMS, "ScoredApart", "Score", *POINTS, *OF_ALL, *OF_FIRST)
OF_TAGS = dict(
    zip(
        (*PAIRS, *PLACES, "Group", *TEAMS, "ScoredApart"),
        ("ns", "ew", "section", "round", "table", "group", "home", "away", "scored_apart"),
        strict=True,
    )
)
"""The columns of what stands in tags."""
COLUMNS_OF_POINTS = {"ScoreMP": ("mp_ns", "mp_ew"), "ScoreIMP": ("imp_ns", "imp_ew")}
_SEATS = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class SheetLanguage:
    """The language of a table: column names, strains, seats, ranks, separator."""

    columns: dict[str, str]
    strains: str
    seats: str
    ranks: str
    passed: str
    mark: str

    @property
    def names(self) -> dict[str, str]:
        """The columns by normalised name.

        Example:
            >>> ENGLISH.names["board"]
            'board'
        """
        return {plain(written): name for name, written in self.columns.items()}


ENGLISH = SheetLanguage({name: name for name in COLUMNS}, "CDHSN", "NESW", "AKQJ", "Pass", ",")
FRENCH = SheetLanguage(
    {
        "section": "section", "round": "tour", "table": "table", "room": "salle",
        "board": "étui", "group": "groupe", "ns": "ns", "ew": "eo",
        "contract": "contrat", "declarer": "déclarant",
        "result": "résultat", "lead": "entame", "score": "marque",
        "mp_ns": "points_ns", "mp_ew": "points_eo", "imp_ns": "imp_ns", "imp_ew": "imp_eo",
        "north": "nord", "east": "est", "south": "sud", "west": "ouest",
        "home": "équipe 1", "away": "équipe 2", "scored_apart": "classé dans",
    },
    "TKCPS", "NESO", "ARDV", "Passe", ";",
)  # fmt: skip
GERMAN = SheetLanguage(
    {
        "section": "gruppe", "round": "runde", "table": "tisch", "room": "raum",
        "board": "board", "group": "boardgruppe", "ns": "ns", "ew": "ow",
        "contract": "kontrakt", "declarer": "spieler",
        "result": "ergebnis", "lead": "ausspiel", "score": "score",
        "mp_ns": "mp_ns", "mp_ew": "mp_ow", "imp_ns": "imp_ns", "imp_ew": "imp_ow",
        "north": "nord", "east": "ost", "south": "süd", "west": "west",
        "home": "heim", "away": "gast", "scored_apart": "gewertet in",
    },
    "TKCPS", "NOSW", "AKDB", "Passe", ";",
)  # fmt: skip
"""Read only: German clubs write the suits as French ones do, but O is East."""
OTHERS = {
    "brett": "board", "hand": "board", "paar ns": "ns", "paar ow": "ew",
    "alleinspieler": "declarer", "von": "declarer", "stiche": "result",
    "anschrift": "score", "punkte": "score",
    "gefahr": "vulnerable", "mp ow": "mp_ew", "imp ow": "imp_ew",
    "donne": "board", "n°": "board", "eo": "ew", "paire ns": "ns", "paire eo": "ew",
    "pair ns": "ns", "pair ew": "ew", "tricks": "result", "levees": "result", "by": "declarer",
    "par": "declarer", "score ns": "score", "adjust": "score", "vulnerable": "vulnerable",
    "vulnerabilite": "vulnerable", "match": "round", "manche": "round",
    "board no": "board", "board number": "board", "bd": "board", "bd no": "board",
    "no": "board", "board nr": "board", "ns pair": "ns", "ew pair": "ew", "ns no": "ns",
    "ew no": "ew", "pair no ns": "ns", "pair no ew": "ew", "ns number": "ns",
    "ew number": "ew", "decl": "declarer", "played by": "declarer", "dec": "declarer",
    "made": "result", "bidresult": "contract", "bid result": "contract",
    "contract result": "contract", **dict.fromkeys(("tks", "trk", "trks", "res"), "result"),
     "lead card": "lead", "opening lead": "lead", "ld": "lead",
    "ns score": "score", "ew score": "score_ew", "score ew": "score_ew", "ns+": "score",
    "ns-": "score_ew", "ns +": "score", "ns -": "score_ew", "+ns": "score", "-ns": "score_ew",
    "ns plus": "score", "ns minus": "score_ew", "plus": "score", "minus": "score_ew",
    "score eo": "score_ew", "ns mp": "mp_ns", "ew mp": "mp_ew", "ns mps": "mp_ns",
    "ew mps": "mp_ew", "ns imps": "imp_ns", "ew imps": "imp_ew", "ns imp": "imp_ns",
    "ew imp": "imp_ew", "vul": "vulnerable", "vulnerability": "vulnerable", "rd": "round",
    "tbl": "table", "bid": "contract", "home team": "home", "away team": "away",
    **{name: name for name in ("n", "s", "e", "w")}, "o": "w",
}  # fmt: skip
"""Other names that columns have in files people make, and columns that are only read.

``n``, ``s``, ``e`` and ``w`` stand for ``ns`` and ``ew`` where players change partners.
"""
ROOMS: dict[str, Room] = {
    "open": "Open", "o": "Open", "ouverte": "Open",
    "closed": "Closed", "c": "Closed", "fermee": "Closed",
}  # fmt: skip


def carries(record: Record) -> bool:
    """Return whether the board has a number."""
    return record.number is not None


def arrange_records(records: Sequence[Record]) -> Sequence[Record]:
    """Return *records*; a table of results is that many rows, and all are of one event."""
    return arranged_event(result_lines(records))


def _bare(record: Record) -> Record:
    return replace(record, comments=(), deal=None)


def _tags(record: Record) -> Record:
    return replace(record, tags=result_tags(record, TAGS))


def _order(record: Record) -> Record:
    first = {tag.name: tag for tag in reversed(record.tags)}
    names = [*(name for name in TAGS if name in first), *(n for n in first if n not in TAGS)]
    return replace(record, tags=tuple(first[name] for name in names))


def _trim_record(record: Record) -> Record:
    """Return *record* with cells as single lines without outer blanks."""
    n, e, s, w = (_cell(name) for name in record.names)
    tags = tuple(replace(tag, value=_cell(tag.value)) for tag in record.tags)
    texts = {field: _cell(getattr(record, field)) for field in TEXTS.values()}
    return replace(record, names=(n, e, s, w), tags=tags, **texts)  # type: ignore[arg-type]


LOSES = (
    Loss("calls", without_calls),
    Loss("hands-and-comments", _bare),
    Loss("order", _order, minor=True),
    Loss("unusual-tags", _tags),
    Loss("blanks", _trim_record, minor=True),
    *BY_NUMBER,
)


def _cell(words: str) -> str:
    return " ".join("".join(s if s.isprintable() else " " for s in words).split())


def plain(text: str) -> str:
    """Return *text* in lower case without accents.

    Example:
        >>> plain("Étui")
        'etui'
    """
    words = unicodedata.normalize("NFKD", " ".join(text.lower().replace("_", " ").split()))
    return "".join(sign for sign in words if not unicodedata.combining(sign))


# ---- writing ----


def writer(tongue: SheetLanguage) -> Callable[[Iterable[Record]], Iterator[str]]:
    """Return a function that writes records as a CSV table with its headings in *tongue*."""

    def write(records: Iterable[Record]) -> Iterator[str]:
        kept = [
            _keep_fields(record)
            for record in arrange_records([r for r in records if carries(r)])
        ]
        rows = [cells_by_column(record, tongue) for record in kept]
        columns = {name for row in rows for name, value in row.items() if value} | ALWAYS
        names = [name for name in COLUMNS if name in columns]
        yield _line([tongue.columns[name] for name in names], tongue.mark)
        for row in rows:
            yield _line([row.get(name, "") for name in names], tongue.mark)
        if kept:
            tags = (*heading_tags(kept[0]), *tags_of_event(kept[:1]))
            yield from (f"# {line}\r\n" for line in tag_lines(tags))

    return write


def _keep_fields(record: Record) -> Record:
    for loss in LOSES:
        record = loss.without(record)
    return record


def _line(cells: list[str], mark: str) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=mark, lineterminator="\r\n").writerow(map(safe, cells))
    return out.getvalue()


def safe(cell: str) -> str:
    """Return *cell* escaped so that no spreadsheet takes it for a formula.

    Example:
        >>> safe("=1+1"), safe("-100"), safe("4S")
        ("'=1+1", '-100', '4S')
    """
    # ``=`` and ``-1`` alone are results of a contract, and no spreadsheet minds them.
    harmless = re.fullmatch(r"=|[+-]?[0-9]{1,6}(\.[0-9]+)?", cell)
    danger = cell[:1] in "=+-@'\t\r\n\0|" and not harmless
    return "'" + cell if cell and danger else cell


def cells_by_column(record: Record, tongue: SheetLanguage) -> dict[str, str]:
    """Return the cells of *record* by column name."""
    contract = record.contract
    cells = {column: record.tag(tag) for tag, column in OF_TAGS.items()}
    cells |= dict(zip(_SEATS, record.names, strict=True))
    cells["board"], cells["room"] = str(record.number), record.room.lower()
    cells["contract"] = _sign(contract, tongue)
    if isinstance(contract, Contract):
        cells["declarer"] = tongue.seats[contract.declarer]
    cells["result"] = _result(contract, record.tricks)
    card = lead(record)
    cells["lead"] = "" if card is None else _card(card, tongue)
    cells["score"] = record.tag("Score") if record.score is None else str(record.score)
    for tag, columns in COLUMNS_OF_POINTS.items():
        cells |= dict(zip(columns, points(record, tag) or ("", ""), strict=True))
    return cells


def _sign(contract: Played | None, tongue: SheetLanguage) -> str:
    if not isinstance(contract, Contract):
        return "" if contract is None else tongue.passed
    strain = tongue.strains[contract.strain]
    more = {"N": "T", "S": "A"}.get(strain, "") if contract.strain.suit is None else ""
    return f"{contract.level}{strain}{more}" + "X" * (contract.multiplier.bit_length() - 1)


def _result(contract: Played | None, tricks: int | None) -> str:
    if tricks is None:
        return ""
    if not isinstance(contract, Contract):
        return str(tricks)
    over = tricks - contract.level - 6
    return f"{over:+}" if over else "="


def _card(card: Card, tongue: SheetLanguage) -> str:
    rank = str(card)[1]
    place = "AKQJ".find(rank)
    shown = tongue.ranks[place] if place >= 0 else rank.replace("T", "10")
    return tongue.strains[card.suit] + shown
