"""The results of a tournament as a file for BridgeWebs, as BBO Extractor writes it.

``#Ranking`` with a line for everybody, then ``#TravellerLines``; the columns are those of the
source of BBO Extractor. BridgeWebs has a format of its own too (``#VERSION``, ``#SCORES``,
``#TRAVELLERS``); the columns of its boards are published nowhere, so it is not written.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from biritch.competition.results.result import (
    ArtificialScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import brief, rounded, text
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.publishing.results import TournamentResults
from biritch.records.csv.travellers import write
from biritch.records.csv.writer import safe
from biritch.records.record import PASSED_OUT, Played, Record, Tag
from biritch.records.results import PAIRS, SEATED, artificial, opening_lead_only, points_tag

if TYPE_CHECKING:
    from biritch.competition.results.result import BoardResult, BoardScore
    from biritch.competition.scoring.ranking import RankingLine

SCORINGS = {"match_points": "MP", "cross_imps": "IMP;Cross", "cross_imps_total": "IMP;Cross"}
_LINES = {"ns": "NS", "ew": "EW", "": "Both"}


class NotForBridgeWebs(ValueError):
    """Results that a file for BridgeWebs cannot hold; ``phrase`` says why.

    Example:
        >>> NotForBridgeWebs(Phrase.of("table-no-individual")).phrase.name
        'table-no-individual'
    """

    def __init__(self, phrase: Phrase) -> None:
        """Keep the *phrase*, to be said in the language of whoever asked."""
        super().__init__(phrase.name)
        self.phrase = phrase


def bridgewebs(results: TournamentResults, title: str) -> str:
    """Return the tournament as BBO Extractor would have written it, for BridgeWebs.

    Raises:
        NotForBridgeWebs: Players are ranked each for himself, or a board has no number.
    """
    if results.kind == "individual":
        raise NotForBridgeWebs(Phrase.of("table-no-individual"))
    head, _, lines = "".join(write(_records(results, title))).partition("#TravellerLines")
    rows = (_teams if results.kind == "teams" else _pairs)(results)
    return head + "".join(_marked(rows)) + "#TravellerLines" + lines


def boards_not_exact(results: TournamentResults) -> list[str]:
    """Return the boards whose score cannot be written as it is: weighted, or split."""
    boards = {result.board for result in results.results if not _is_exact(result)}
    return sorted(boards, key=lambda board: Contestant(board).order)


def _is_exact(result: BoardResult) -> bool:
    scores = (result.for_ns, result.for_ew)
    if all(isinstance(score, ArtificialScore) for score in scores):
        shares = [score.percent for score in scores if isinstance(score, ArtificialScore)]
        return all(share.denominator == 1 for share in shares)
    if isinstance(result.for_ns, ObtainedScore):
        return scores[0] == scores[1] and result.for_ns.plain is not None
    return scores[0] == scores[1]


def _marked(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield rows of which some begin with ``#``, which is no formula."""
    for cells in rows:
        line = io.StringIO()
        safe_cells = [cell if cell[:1] == "#" else safe(cell) for cell in cells]
        csv.writer(line, lineterminator="\r\n").writerow(safe_cells)
        yield line.getvalue()


def _pairs(results: TournamentResults) -> Iterator[Sequence[str]]:
    """Yield a ranking for each direction, or one for all."""
    lines: dict[str, list[RankingLine]] = {}
    for placed in results.ranking:
        lines.setdefault(placed.contestant.direction, []).append(placed)
    for direction, line in lines.items():
        name = _LINES[direction]
        yield "#Ranking", "Ranking" if name == "Both" else name, "1", name
        yield "#Rank", "Name", "Score", "pair", "ID1", "ID2", "BBO Pts", "Section"
        for placed in line:
            pair, total = placed.contestant, placed.total
            players = "+".join(_players(results, pair)) or pair.label
            points = brief(total.points)
            score = points if total.percent is None else f"{text(total.percent)}%"
            yield str(placed.rank), players, score, pair.label, "", "", "", "1"


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
        # The players of a team and their numbers are not known here.
        yield str(placed.rank), team.label, imps, name, *[""] * 8


def _players(results: TournamentResults, pair: Contestant) -> list[str]:
    """Return the players of a pair as far as they are known, from ``Ann - Bob``."""
    name = results.names.get(pair, "")
    return [player.strip() for player in name.split(" - ", 1)] if name else []


def _records(results: TournamentResults, title: str) -> Iterator[Record]:
    """Yield every result as a record with the tags that BridgeWebs reads."""
    worth = _worth(results)
    pairs = results.kind == "pairs"
    method = results.session.regulation.method if results.session is not None else ""
    scoring = SCORINGS.get(method, "") if pairs else "IMP"
    for result in results.results:
        if not (result.board.isascii() and result.board.isdigit() and int(result.board)):
            raise NotForBridgeWebs(Phrase.of("table-no-number", text=result.board))
        names = [""] * 4
        for side, seats in zip((result.ns, result.ew), SEATED, strict=True):
            for seat, name in zip(seats, _players(results, side[0]), strict=False):
                # A team's name does not tell who of it sat where.
                names[seat] = name if pairs else ""
        contract = _contract(result)
        n, e, s, w = names
        yield Record(
            number=int(result.board),
            event=title,
            scoring=scoring,
            contract=contract,
            play=opening_lead_only(contract, _lead(result)),
            tricks=result.written.tricks if isinstance(contract, Contract) else None,
            score=_points(result.for_ns),
            names=(n, e, s, w),
            tags=tuple(_tags(result, results.kind, worth.get(id(result)), scoring)),
        )


def _contract(result: BoardResult) -> Played | None:
    contract, declarer = result.written.contract, result.written.declarer
    if contract == "Pass":
        return PASSED_OUT
    return Contract.parse(contract, Seat.parse(declarer)) if contract else None


def _lead(result: BoardResult) -> Card | None:
    try:
        return Card.parse(result.written.lead)
    except ValueError:
        return None


def _points(score: BoardScore) -> int | None:
    """Return North-South's score; of a weighted one the mean, to the nearest point."""
    if not isinstance(score, ObtainedScore):
        return None
    mean = sum((points * Fraction(weight) for points, weight in score.parts), Fraction(0))
    return int(rounded(mean, 0))


def _tags(
    result: BoardResult, kind: str, worth: tuple[str, str] | None, scoring: str
) -> Iterator[Tag]:
    for tag, side, line in zip(PAIRS, (result.ns, result.ew), ("NS", "EW"), strict=True):
        yield Tag(tag, f"{line if kind == 'teams' else ''}{side[0].label}")
    if word := _word(result):
        yield Tag("Score", word)
    if worth is not None:
        yield from points_tag("ScoreMP" if scoring == "MP" else "ScoreIMP", *worth)


def _word(result: BoardResult) -> str:
    """Return what stands for a score: ``A6040``, ``not-played``; nothing for a plain one."""
    ns, ew = result.for_ns, result.for_ew
    if isinstance(ns, NoScore):
        return ns.value
    if not isinstance(ns, ArtificialScore):
        return ""
    # The notation wants a share for each side: beside a score obtained, what is left of 100.
    theirs = ew.percent if isinstance(ew, ArtificialScore) else 100 - ns.percent
    shares = (f"{int(rounded(share, 0)):02}" for share in (ns.percent, theirs))
    return artificial("-".join(shares))


def _worth(results: TournamentResults) -> dict[int, tuple[str, str]]:
    """Return what each result is worth to both sides, of pairs, by the result's identity."""
    sides: dict[int, dict[int, str]] = {}
    for line in results.session.lines if results.session is not None else ():
        if line.award is not None:
            sides.setdefault(id(line.result), {})[line.side] = text(line.award.points)
    return {place: (both[0], both[1]) for place, both in sides.items() if len(both) == 2}
