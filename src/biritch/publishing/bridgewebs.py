"""The results of a tournament as a file for BridgeWebs, as BBO Extractor writes it.

``#Ranking`` with a line for everybody, then ``#TravellerLines``; the columns are those of the
source of BBO Extractor. BridgeWebs has a format of its own too (``#VERSION``, ``#SCORES``,
``#TRAVELLERS``); the columns of its boards are published nowhere, so it is not written.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from biritch.competition.scoring.rounding import brief, text
from biritch.core.phrase import Phrase, PhrasedError
from biritch.publishing.result_records import players_named, result_records
from biritch.publishing.results import (
    TournamentResults,
    letter_of_section,
    place_in_section,
)
from biritch.records.csv.travellers import SCORINGS, write
from biritch.records.csv.writer import safe
from biritch.records.record import Record
from biritch.records.results import PAIRS
from biritch.records.usebio.writer import NAMES_BETWEEN, bare_number

if TYPE_CHECKING:
    from biritch.competition.scoring.ranking import RankingLine

_LINES = {"ns": "NS", "ew": "EW", "": "Both"}


class NotForBridgeWebs(PhrasedError):
    """Raised for results that a BridgeWebs file cannot hold; ``phrase`` says why.

    Example:
        >>> NotForBridgeWebs(Phrase.of("table-no-individual")).phrase.name
        'table-no-individual'
    """

    def __init__(self, phrase: Phrase) -> None:
        """Keep the *phrase*, for the reader's language."""
        super().__init__(phrase.name)
        self.phrase = phrase


def bridgewebs(results: TournamentResults, title: str) -> str:
    """Return the tournament as BBO Extractor would have written it, for BridgeWebs.

    Raises:
        NotForBridgeWebs: Players are ranked each for himself, or a board has no number.
    """
    if results.kind == "individual":
        raise NotForBridgeWebs(Phrase.of("table-no-individual"))
    head, _, lines = "".join(write(_number_records(results, title))).partition(
        "#TravellerLines"
    )
    rows = (_teams if results.kind == "teams" else _pairs)(results)
    return head + "".join(_mark_rows(rows)) + "#TravellerLines" + lines


def _mark_rows(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield rows, marking those that begin with ``#``, which are not formulas."""
    for cells in rows:
        line = io.StringIO()
        safe_cells = [cell if cell[:1] == "#" else safe(cell) for cell in cells]
        csv.writer(line, lineterminator="\r\n").writerow(safe_cells)
        yield line.getvalue()


def _pairs(results: TournamentResults) -> Iterator[Sequence[str]]:
    """Yield a ranking for each direction, or one for all; of sections apart one for each."""
    apart = any(result.section for result in results.results)
    lines: dict[tuple[str, str], list[RankingLine]] = {}
    for placed in results.ranking:
        letter, _ = place_in_section(placed.contestant, results.sections)
        key = letter if apart else "", placed.contestant.direction
        lines.setdefault(key, []).append(placed)
    for (_, direction), line in sorted(lines.items(), key=lambda item: item[0][0]):
        name = _LINES[direction]
        yield "#Ranking", "Ranking" if name == "Both" else name, "1", name
        yield "#Rank", "Name", "Score", "pair", "ID1", "ID2", "BBO Pts", "Section"
        for placed in line:
            pair, total = placed.contestant, placed.total
            players = "+".join(players_named(results, pair)) or pair.label
            points = brief(total.points)
            score = points if total.percent is None else f"{text(total.percent)}%"
            ids = [bare_number(player.numbers) for player in results.players.get(pair, ())]
            one, two = [*ids, "", ""][:2]
            letter, place = place_in_section(pair, results.sections)
            rank = place.rstrip("=") if apart and place else str(placed.rank)
            seated = results.seated_in.get(pair, 0)
            letter = letter or (letter_of_section(seated) if seated else "1")
            yield rank, players, score, pair.label, one, two, "", letter


def _teams(results: TournamentResults) -> Iterator[Sequence[str]]:
    """Yield the ranking of teams, by their net IMPs."""
    yield "#Ranking", "TEAMS"
    names, ids = (f"Name{n}" for n in range(1, 5)), (f"ID{n}" for n in range(1, 5))
    yield "#Rank", "Team", "Imps", "TeamName", *names, *ids
    for placed in results.ranking:
        team = placed.contestant
        nets = [
            match.nets[team != match.home]
            for match in results.matches
            if team in (match.home, match.away)
        ]
        imps = brief(sum(nets, Fraction(0)))
        name = results.names.get(team, team.label)
        title, _, members = name.rpartition(":")
        players = [one.strip() for one in NAMES_BETWEEN.split(members) if title and one.strip()]
        cells = [*players[:4], *[""] * (4 - len(players[:4])), *[""] * 4]
        yield str(placed.rank), team.label, imps, title or name, *cells


def _number_records(results: TournamentResults, title: str) -> Iterator[Record]:
    """Yield every result as a record; the file needs a number for each board."""
    for result in results.results:
        if not (result.board.isascii() and result.board.isdigit() and int(result.board)):
            raise NotForBridgeWebs(Phrase.of("table-no-number", text=result.board))
    for record in result_records(results, title):
        if results.kind != "teams":
            yield replace(record, scoring=record.scoring if record.scoring in SCORINGS else "")
            continue
        # Teams have their direction before their number, as BBO Extractor writes them.
        tags = tuple(
            replace(tag, value=f"{tag.name[-2:]}{tag.value}") if tag.name in PAIRS else tag
            for tag in record.tags
        )
        yield replace(record, scoring="IMP", tags=tags)
