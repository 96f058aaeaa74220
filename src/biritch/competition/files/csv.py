"""Results in a table: a heading, then a line for each table and board.

``board,ns,ew,contract,declarer,result,lead,score``, in any order, with commas, semicolons
or tabs; French headings are read too. ``n,e,s,w`` stand for ``ns,ew`` where players change
partners. ``section``, ``round``, ``room``, ``group`` and ``vulnerable`` may be added.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from biritch.competition.entering import Entered, Misread, Row, result_of, standings_in
from biritch.competition.file import ResultsFile
from biritch.competition.results import Result
from biritch.core.phrase import Phrase

NAMES = {
    "etui": "board", "donne": "board", "n°": "board", "eo": "ew", "contrat": "contract",
    "declarant": "declarer", "by": "declarer", "par": "declarer", "resultat": "result",
    "tricks": "result", "levees": "result", "entame": "lead", "marque": "score",
    "salle": "room", "tour": "round", "groupe": "group", "vulnerabilite": "vulnerable",
    "o": "w", "pair ns": "ns", "pair ew": "ew", "paire ns": "ns", "paire eo": "ew",
    "score ns": "score", "match": "round", "manche": "round", "adjust": "score",
}  # fmt: skip
ROOMS = {"open": "Open", "o": "Open", "ouverte": "Open", "closed": "Closed", "c": "Closed",
         "fermee": "Closed"}  # fmt: skip


def read(lines: Iterable[str]) -> Entered:
    """Return the results of a table."""
    return Entered(tuple(_results(list(lines))))


def _results(lines: list[str]) -> Iterator[Result]:
    first = next((line for line in lines if line.strip()), "")
    mark = max(",;\t", key=first.count)
    heads: list[str] = []
    reader = csv.reader(lines, delimiter=mark, skipinitialspace=True, strict=True)
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells) or cells[0].startswith("#"):
                continue
            if not heads:
                heads = [_head(cell) for cell in cells]
                _checked(heads)
                continue
            yield _result(
                dict(zip(heads, map(str.strip, cells), strict=False)), len(cells), heads
            )
    except Misread as wrong:
        wrong.where = wrong.where or _line(reader.line_num)
        raise
    except csv.Error as error:
        raise Misread("table", _line(reader.line_num), text=str(error)) from None
    if not heads:
        raise Misread("empty")


def _line(number: int) -> Phrase:
    return Phrase.of("rank-at-line", line=str(number))


def _head(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.strip().lower().replace("_", " "))
    name = "".join(one for one in plain if not unicodedata.combining(one))
    return NAMES.get(name, name)


def _checked(heads: list[str]) -> None:
    """Refuse a heading that names no board, or neither contract nor score."""
    for wanted in (("board",), ("contract", "score")):
        if not set(wanted) & set(heads):
            raise Misread("heading", text=" | ".join(heads), want=" / ".join(wanted))
    if twice := {name for name in heads if name and heads.count(name) > 1}:
        raise Misread("heading-twice", text=min(twice))


def _result(cells: Mapping[str, str], width: int, heads: list[str]) -> Result:
    if width > len(heads):
        raise Misread("cells", found=str(width), want=str(len(heads)))
    board = cells.get("board", "")
    contract, told = cells.get("contract", ""), cells.get("score", "")
    if not told and re.search("play|jou", contract.lower()):
        contract, told = "", contract
    both = standings_in(told, board) or (None, None)
    section = cells.get("section", "")
    room = cells.get("room", "")
    if room and _head(room) not in ROOMS:
        raise Misread("room", board=board, text=room)
    return result_of(
        Row(
            board=board,
            ns=_who(cells, "ns", ("n", "s"), section),
            ew=_who(cells, "ew", ("e", "w"), section),
            contract=contract,
            declarer=cells.get("declarer", ""),
            result=cells.get("result", ""),
            lead=cells.get("lead", ""),
            for_ns=both[0],
            for_ew=both[1],
            vulnerable=cells.get("vulnerable", ""),
            group=cells.get("group", ""),
            room=ROOMS[_head(room)] if room else "",
            stage=cells.get("round", ""),
        )
    )


def _who(
    cells: Mapping[str, str], side: str, seats: tuple[str, str], section: str
) -> tuple[str, ...]:
    found = [cells[side]] if cells.get(side) else [cells[s] for s in seats if cells.get(s)]
    return tuple(section + one for one in found)


FILE = ResultsFile("CSV", (".csv", ".tsv", ".txt"), r"[^<{\[%]*[,;\t]", read)
