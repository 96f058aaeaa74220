"""The results of a tournament as records, for every notation that holds results.

A score that no record can hold, weighted or split, is its mean to the nearest point; what it
gave in match points or IMPs stays exact.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from biritch.competition.results.result import (
    ArtificialScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import round_half_up, text
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.records.record import PASSED_OUT, Played, Record, Tag
from biritch.records.results import PAIRS, SEATED, artificial, opening_lead_only, points_tag

if TYPE_CHECKING:
    from biritch.competition.results.result import BoardResult, BoardScore
    from biritch.core.deals import Deal
    from biritch.publishing.results import TournamentResults

_BETWEEN = re.compile(r"\s+[-\N{EN DASH}]\s+|\s*[&+/;]\s*")
"""What stands between the names of two players."""


def boards_not_exact(results: TournamentResults) -> list[str]:
    """Return the boards whose score cannot be written as it is: weighted, or split.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> boards_not_exact(TournamentResults("pairs", (), {}))
        []
    """
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


def scoring_of(results: TournamentResults) -> str:
    """Return how pairs or players were scored, as PBN names it; of teams ``IMP``.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> scoring_of(TournamentResults("teams", (), {}))
        'IMP'
    """
    if results.session is None:
        return "IMP"
    method = results.session.regulation.method
    if results.session.method.unit == "matchpoints":
        return "MP"
    return "IMP;Butler" if "butler" in method else "IMP;Cross" if "cross" in method else ""


def players_named(results: TournamentResults, contestant: Contestant) -> list[str]:
    """Return the players of a pair as far as they are known, from ``Ann - Bob``.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> pair = Contestant("3")
        >>> players_named(TournamentResults("pairs", (), {pair: "Ann Lee & Bob Ray"}), pair)
        ['Ann Lee', 'Bob Ray']
    """
    name = results.names.get(contestant, "")
    return [player.strip() for player in _BETWEEN.split(name, maxsplit=1)] if name else []


def result_records(
    results: TournamentResults,
    title: str,
    deals: Mapping[str, Deal] | None = None,
    date: str = "",
) -> Iterator[Record]:
    """Yield every result as a record, with its hands where *deals* has them by board.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> list(result_records(TournamentResults("pairs", (), {}), "Monday"))
        []
    """
    worth = _worth(results)
    scoring = scoring_of(results)
    two = any(placed.contestant.direction for placed in results.ranking)
    winners = [Tag("Winners", "2" if two else "1")] if results.kind == "pairs" else []
    for result in results.results:
        board = Board.from_number(int(result.board)) if result.board.isdecimal() else None
        contract = _contract(result)
        north, east, south, west = _names(results, result)
        yield Record(
            number=int(result.board) if board else None,
            dealer=board.dealer if board else None,
            vulnerability=board.vulnerability if board else None,
            deal=(deals or {}).get(result.board),
            event=title,
            date=date,
            scoring=scoring,
            contract=contract,
            play=opening_lead_only(contract, _lead(result)),
            tricks=result.written.tricks if isinstance(contract, Contract) else None,
            score=_points(result.for_ns),
            names=(north, east, south, west),
            tags=(*_tags(result, results.kind, worth.get(id(result)), scoring), *winners),
        )


def _names(results: TournamentResults, result: BoardResult) -> list[str]:
    names = [""] * 4
    for side, seats in zip((result.ns, result.ew), SEATED, strict=True):
        if results.kind == "individual":
            known = [results.names.get(player, "") for player in side]
        else:  # a team's name does not tell who of it sat where
            known = players_named(results, side[0]) if results.kind == "pairs" else []
        for seat, name in zip(seats, known, strict=False):
            names[seat] = name
    return names


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
    return int(round_half_up(mean, 0))


def _tags(
    result: BoardResult, kind: str, worth: tuple[str, str] | None, scoring: str
) -> Iterator[Tag]:
    for tag, side, line in zip(PAIRS, (result.ns, result.ew), ("NS", "EW"), strict=True):
        label = " + ".join(contestant.label for contestant in side)
        yield Tag(tag, f"{line if kind == 'teams' else ''}{label}")
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
    shares = (f"{int(round_half_up(share, 0)):02}" for share in (ns.percent, theirs))
    return artificial("-".join(shares))


def _worth(results: TournamentResults) -> dict[int, tuple[str, str]]:
    """Return what each result is worth to both sides, of pairs, by the result's identity."""
    sides: dict[int, dict[int, str]] = {}
    for line in results.session.lines if results.session is not None else ():
        if line.award is not None:
            sides.setdefault(id(line.result), {})[line.side] = text(line.award.points)
    return {place: (both[0], both[1]) for place, both in sides.items() if len(both) == 2}
