"""Results in PBN: a game for every table, or a board with its score table (section 5.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.competition.entering import (
    Entered,
    Misread,
    Row,
    result_of,
    standings_in,
)
from biritch.competition.file import ResultsFile
from biritch.competition.results import Obtained, Result, Standing
from biritch.core.calls import Contract, Word
from biritch.core.phrase import Phrase
from biritch.records.format import FormatError
from biritch.records.formats.pbn import FORMAT
from biritch.records.record import Record
from biritch.records.tables import rows, table


def read(lines: Iterable[str]) -> Entered:
    """Return the results of a PBN file, the tables of its boards included.

    Where there are several sections, their letters go before the numbers.
    """
    found: list[Result] = []
    try:
        records = list(FORMAT.read(iter(lines), None))
        several = len({record.tag("Section") for record in records}) > 1
        for record in records:
            where = Phrase.of("rank-at-line", line=str(record.lines.start))
            try:
                found += _results(record, record.tag("Section") if several else "")
            except Misread as wrong:
                wrong.where = wrong.where or where
                raise
    except FormatError as error:
        broken = Misread("pbn", Phrase.of("rank-at-line", line=str(error.line)))
        broken.phrase = error.phrase
        raise broken from None
    return Entered(tuple(found))


def _results(record: Record, section: str) -> Iterator[Result]:
    listed = table(record, "ScoreTable")
    if listed is not None:
        for row in rows(listed):
            for _ in range(_many(row.get("Multiplicity", ""))):
                yield result_of(_listed(record, row, section))
    elif record.contract is not None or record.score is not None:
        yield result_of(_game(record, section))


def _many(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 5 else 1


def _vulnerable(record: Record) -> str:
    return "" if record.vulnerability is None else str(record.vulnerability)


def _listed(record: Record, row: dict[str, str], section: str) -> Row:
    """Return a line of a score table."""
    for_ns, for_ew = _both(row, record.title)
    return Row(
        board=record.title,
        ns=tuple(section + one for one in _names(row, "NS")),
        ew=tuple(section + one for one in _names(row, "EW")),
        contract=_known(row.get("Contract")),
        declarer=_known(row.get("Declarer")),
        result=_known(row.get("Result")),
        lead=_known(row.get("Lead")),
        for_ns=for_ns,
        for_ew=for_ew,
        vulnerable=_vulnerable(record),
    )


def _both(row: dict[str, str], board: str) -> tuple[Standing | None, Standing | None]:
    """Return what both sides got; a score told to East-West is turned round."""
    ours = standings_in(_known(row.get("Score_NS")), board)
    theirs = standings_in(_known(row.get("Score_EW")), board)
    if theirs is None:
        return ours or (None, None)
    turned = _turned(theirs[0])
    if ours is None:
        return (turned, turned) if isinstance(turned, Obtained) else theirs
    return ours[0], turned if isinstance(turned, Obtained) else ours[1]


def _turned(standing: Standing) -> Standing:
    """Return a score told by one side as the other side's."""
    if isinstance(standing, Obtained):
        return Obtained(tuple((-points, weight) for points, weight in standing.parts))
    return standing


def _known(text: str | None) -> str:
    return "" if text is None or text in ("-", "?") else text


def _names(row: dict[str, str], side: str) -> tuple[str, ...]:
    found = _known(row.get(f"PairId_{side}")) or _known(row.get(f"Names_{side}"))
    return (found,) if found else ()


def _game(record: Record, section: str) -> Row:
    """Return one table's game: contract and tricks, its score where they are not told."""
    contract, declarer, tricks = "", "", ""
    if record.contract is Word.PASS:
        contract = "Pass"
    elif isinstance(record.contract, Contract):
        contract, declarer = record.contract.brief, str(record.contract.declarer)
        tricks = "" if record.tricks is None else str(record.tricks)
    same = None if record.score is None else Obtained.of(record.score)
    home, away = record.tag("HomeTeam"), record.tag("VisitTeam")
    if record.room == "Closed":
        home, away = away, home
    north, east, south, west = record.names
    ns = record.tag("PairNS") or home or _joined(north, south)
    ew = record.tag("PairEW") or away or _joined(east, west)
    if record.room and not (home and away):
        ns = ew = ""
    return Row(
        board=record.title,
        ns=(section + ns,) if ns else (),
        ew=(section + ew,) if ew else (),
        contract=contract,
        declarer=declarer,
        result=tricks,
        for_ns=same,
        for_ew=same,
        vulnerable=_vulnerable(record),
        room=record.room,
        stage=record.tag("Round") or record.tag("Stage"),
    )


def _joined(one: str, other: str) -> str:
    return f"{one} - {other}" if one and other else one or other


FILE = ResultsFile("PBN", (".pbn",), FORMAT.sign, read)
