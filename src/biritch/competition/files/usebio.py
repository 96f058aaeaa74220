"""Results in USEBIO's XML (versions 1.0 to 1.3, usebio.org)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.competition.entering import Entered, Misread, Row, result_of, standings_in
from biritch.competition.file import ResultsFile
from biritch.competition.markup import Element, parse
from biritch.competition.results import Contestant, Direction, Result
from biritch.core.phrase import Phrase


def read(lines: Iterable[str]) -> Entered:
    """Return the results of every traveller of a USEBIO document."""
    text = "\n".join(lines)
    if text.startswith("<?xml"):
        text = text.partition("?>")[2]  # the lines are text already, whatever it declares
        text = "<!-- -->" + text
    root = parse(text)
    if root.name != "USEBIO":
        raise Misread("not-usebio", text=root.name)
    if match := next(root.all("MATCH"), None):
        where = Phrase.of("rank-at-line", line=str(match.line))
        raise Misread("usebio-teams", where)
    told = next((one.text("WINNER_TYPE") for one in root.all("EVENT")), "")
    told = told or next(("".join(one.words).strip() for one in root.all("WINNER_TYPE")), "")
    winners = int(told) if told in ("1", "2") else None
    return Entered(tuple(_results(root)), winners, dict(_names(root, winners)))


def _results(root: Element) -> Iterator[Result]:
    for board in root.all("BOARD"):
        number = board.text("BOARD_NUMBER")
        for line in board.all("TRAVELLER_LINE"):
            try:
                yield result_of(_row(number, line))
            except Misread as wrong:
                wrong.where = wrong.where or Phrase.of("rank-at-line", line=str(line.line))
                raise


def _row(board: str, line: Element) -> Row:
    both = standings_in(line.text("SCORE"), board)
    contract = line.text("CONTRACT")
    return Row(
        board=board,
        ns=_who(line, ("NS_PAIR_NUMBER",), ("NORTH_PLAYER_NUMBER", "SOUTH_PLAYER_NUMBER")),
        ew=_who(line, ("EW_PAIR_NUMBER",), ("EAST_PLAYER_NUMBER", "WEST_PLAYER_NUMBER")),
        contract=contract,
        declarer=line.text("PLAYED_BY"),
        result=line.text("TRICKS"),
        lead=line.text("LEAD"),
        for_ns=both[0] if both else None,
        for_ew=both[1] if both else None,
    )


def _who(line: Element, pair: tuple[str], players: tuple[str, str]) -> tuple[str, ...]:
    found = [line.text(name) for name in pair if line.text(name)]
    return tuple(found or [line.text(name) for name in players if line.text(name)])


def _names(root: Element, winners: int | None) -> Iterator[tuple[Contestant, str]]:
    lines: dict[str, Direction] = {"NS": "ns", "EW": "ew"}
    for pair in root.all("PAIR"):
        players = [one.text("PLAYER_NAME") for one in pair.all("PLAYER")]
        direction = lines.get(pair.text("DIRECTION").upper(), "") if winners != 1 else ""
        if any(players):
            yield Contestant(pair.text("PAIR_NUMBER"), direction), " - ".join(players)


FILE = ResultsFile("USEBIO", (".xml",), "<", read)
