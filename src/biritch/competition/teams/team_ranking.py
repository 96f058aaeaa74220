"""Ranking of teams: matches from results, their scores, the order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial

from biritch.competition.results.result import BoardResult, Contestant, NoScore
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.ranking import RankingLine, RankingOrder, Total, rank
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.scale import VPScale
from biritch.competition.scoring.session import BoardAward
from biritch.competition.scoring.tie import TieEvidence
from biritch.competition.teams.match import (
    WORTHS,
    BoardComparison,
    RoomScores,
    TeamMatch,
    board_a_match,
    compare,
)
from biritch.competition.teams.patton import Patton, PattonBoard

USUAL_SCALE = "wbf-continuous"
"""The scale of victory points unless a competition names one."""
BYE = Fraction(60)
"""What a bye is worth to a team, in percent of the most victory points."""


class BoardRepeated(ValueError):
    """Raised if a board was played twice the same way in a match, or more than twice."""

    def __init__(self, board: str, home: Contestant, away: Contestant) -> None:
        """Keep the board and the teams."""
        super().__init__(f"board {board}: {home.label} and {away.label} played it twice alike")
        self.board, self.home, self.away = board, home, away


@dataclass(frozen=True, slots=True)
class TeamScoring:
    """How a competition of teams is scored.

    Example:
        >>> from biritch.competition.scoring.presets.wbf import PRESET
        >>> TeamScoring(PRESET, by="bam").scale is None
        True
    """

    regulation: Regulation
    by: str = "imp"
    """How boards are scored: ``imp``, ``bam`` or ``total``."""
    scale: VPScale | None = None
    """The scale of victory points; without one, what the boards gave adds up."""
    scheduled: bool = True
    """Whether a match with a cancelled board keeps the scale of its scheduled boards (EBU)."""
    patton: Patton | None = None
    """The form of Patton by which a match is scored; then boards and IMPs both count."""
    lots: Mapping[Contestant, Fraction] = field(default_factory=dict)


def matches(results: Iterable[BoardResult], scoring: TeamScoring) -> tuple[TeamMatch, ...]:
    """Return the matches in *results*: two teams on the same boards, directions reversed.

    Home is the team North-South in the open room if rooms are given, else at the match's first
    table. A board played in one room only counts as not played.

    Raises:
        BoardRepeated: A board was played twice the same way, or more than twice.
    """
    tables: dict[tuple[str, frozenset[Contestant]], list[BoardResult]] = defaultdict(list)
    for result in results:
        tables[result.stage, frozenset(result.ns + result.ew)].append(result)
    return tuple(_match(stage, same, scoring) for (stage, _), same in tables.items())


def pair_matches(lines: Iterable[BoardAward]) -> tuple[TeamMatch, ...]:
    """Return the matches of pairs in a Swiss: both awards on the boards of one stage.

    *lines* are those of a scored session, North-South's of each result first.

    Example:
        >>> pair_matches(())
        ()
    """
    found: dict[tuple[Contestant, Contestant, str], dict[str, list[BoardAward]]]
    found = defaultdict(dict)
    for line in lines:
        match = line.result.ns[0], line.result.ew[0], line.result.stage
        found[match].setdefault(line.result.board, []).append(line)
    return tuple(
        TeamMatch(
            home,
            away,
            tuple(_compare_awards(board, both) for board, both in boards.items()),
            stage,
        )
        for (home, away, stage), boards in found.items()
    )


def _compare_awards(board: str, both: list[BoardAward]) -> BoardComparison:
    """Return a board of a match of pairs, North-South's line first."""
    ns, ew = (line.award for line in both)
    if ns is None or ew is None:
        return BoardComparison(board, None, played=False)
    return BoardComparison(board, None, ns.points, ew.points)


def _match(stage: str, results: list[BoardResult], scoring: TeamScoring) -> TeamMatch:
    first = next((result for result in results if result.room.lower() == "open"), results[0])
    home, away = first.ns[0], first.ew[0]
    boards: dict[str, dict[Contestant, BoardResult]] = {}
    for result in results:
        seen = boards.setdefault(result.board, {})
        if result.ns[0] in seen:
            raise BoardRepeated(result.board, home, away)
        seen[result.ns[0]] = result
    missing = RoomScores.of(NoScore.MISSED)
    compared = []
    for board, seen in boards.items():
        rooms = [
            RoomScores(seen[team].for_ns, seen[team].for_ew) if team in seen else missing
            for team in (home, away)
        ]
        worth, average = WORTHS[scoring.by], _average(scoring)
        found = compare(board, rooms[0], rooms[1], worth, average)
        if scoring.patton is not None:
            found = replace(found, won=_board_won(board, rooms, scoring.patton))
        compared.append(found)
    return TeamMatch(home, away, tuple(compared), stage)


def _board_won(board: str, rooms: list[RoomScores], form: Patton) -> tuple[Fraction, Fraction]:
    """Return the board points of home and away: 1 for a win, 0 for a tie, -1 for a loss."""

    def worth(difference: int) -> int:
        return 0 if abs(difference) <= form.level else board_a_match(difference)

    # An average plus is 60 % of two points, a fifth above a draw.
    found = compare(board, rooms[0], rooms[1], worth, Fraction(1, 5))
    return found.home, found.away


def patton_points(match: TeamMatch, form: Patton) -> tuple[Fraction, Fraction]:
    """Return the Patton points of home and away: boards and quantity.

    A quantity from IMPs includes those of averages; one from scores ignores boards with an
    artificial or weighted score.
    """
    boards = [board for board in match.boards if board.played]
    if not boards:
        return Fraction(0), Fraction(0)
    worth = form.board(len(boards))
    won = [
        sum(((1 + board.won[place]) / 2 * worth for board in boards), Fraction(0))
        for place in (0, 1)
    ]
    if form.scale is not None:
        more = tuple(form.scale.of(len(boards), net) for net in match.nets)
    else:
        plain = [PattonBoard(*board.scores) for board in boards if board.scores]
        more = form.quantity(tuple(plain)) if plain else (Fraction(0), Fraction(0))
    return won[0] + more[0], won[1] + more[1]


def _average(scoring: TeamScoring) -> Fraction:
    """Return the value of average plus on a board.

    It is 3 IMPs by Law 12C2. At board-a-match it is 60 % of two points, a fifth above a draw.
    """
    if scoring.by == "bam":
        return Fraction(1, 5)
    if scoring.by == "total":
        return Fraction(0)
    return scoring.regulation.average_imps


def victory_points(match: TeamMatch, scoring: TeamScoring) -> tuple[Fraction, Fraction] | None:
    """Return the VPs of home and away, where the competition has a scale.

    Each team's own margin counts: they differ where the director gave both something.
    """
    if scoring.scale is None:
        return None
    boards = match.boards_scheduled if scoring.scheduled else match.boards_played
    # With all its boards cancelled a match is a draw; no scale has a row for no boards.
    boards = max(1, boards)
    home, away = match.nets
    return scoring.scale.of(boards, home), scoring.scale.of(boards, away)


def match_score(
    match: TeamMatch, scoring: TeamScoring
) -> tuple[tuple[Fraction, Fraction], Fraction]:
    """Return the points of home and away in the ranking, and the maximum."""
    if scoring.patton is not None:
        return patton_points(match, scoring.patton), Fraction(0)
    points = victory_points(match, scoring)
    if points is not None:
        assert scoring.scale is not None
        return points, scoring.scale.most
    home, away = match.nets
    if scoring.by == "bam":
        # Boards count 2-1-0: one for each, and one more or less for those won or lost.
        return (match.boards_played + home, match.boards_played + away), Fraction(
            2 * match.boards_played
        )
    return (home, away), Fraction(0)


def boards_played(team_matches: Iterable[TeamMatch]) -> dict[Contestant, int]:
    """Return how many boards each team has played in *team_matches*.

    Example:
        >>> boards_played([TeamMatch(Contestant("1"), Contestant("2"), ())])
        {Contestant(label='1', direction=''): 0, Contestant(label='2', direction=''): 0}
    """
    boards: dict[Contestant, int] = {}
    for match in team_matches:
        for team in (match.home, match.away):
            boards[team] = boards.get(team, 0) + match.boards_played
    return boards


def rank_teams(
    team_matches: Iterable[TeamMatch],
    scoring: TeamScoring,
    adjustments: Iterable[Adjustment] = (),
) -> tuple[RankingLine, ...]:
    """Return the ranking of teams, with ties broken by the regulation."""
    team_matches, adjustments = tuple(team_matches), tuple(adjustments)
    sums: dict[Contestant, list[Fraction]] = {}
    boards: dict[Contestant, int] = defaultdict(int)
    for match in team_matches:
        scores, most = match_score(match, scoring)
        for team, score in zip((match.home, match.away), scores, strict=True):
            total = sums.setdefault(team, [Fraction(0), Fraction(0)])
            total[0] += score
            total[1] += most
            boards[team] += match.boards_played
    for adjustment in adjustments:
        total = sums.setdefault(adjustment.contestant, [Fraction(0), Fraction(0)])
        total[0] += adjustment.points
        total[1] += adjustment.top
        boards[adjustment.contestant] += adjustment.boards
    totals = [
        Total(
            team,
            points,
            top if scoring.by == "bam" and scoring.scale is None else Fraction(0),
            boards[team],
            tuple(adjustment for adjustment in adjustments if adjustment.contestant == team),
        )
        for team, (points, top) in sums.items()
    ]
    rules, gather = scoring.regulation, partial(team_evidence, team_matches, scoring, totals)
    return rank(totals, RankingOrder(rules.places, rules.ties, gather))


def team_evidence(
    team_matches: tuple[TeamMatch, ...], scoring: TeamScoring, totals: list[Total]
) -> TieEvidence:
    """Return the data for tie-breaks, for teams."""
    meetings: dict[Contestant, dict[Contestant, Fraction]] = {}
    nets: dict[Contestant, dict[Contestant, Fraction]] = {}
    shares: dict[Contestant, tuple[Fraction, Fraction]] = {}
    boards: dict[Contestant, list[Award]] = defaultdict(list)
    for match in team_matches:
        (gains, losses), scores = match.gains, match_score(match, scoring)[0]
        both = (match.home, match.away)
        for place, (team, other) in enumerate((both, both[::-1])):
            _add(meetings.setdefault(team, {}), other, scores[place])
            _add(nets.setdefault(team, {}), other, match.nets[place])
            won, lost = shares.get(team, (Fraction(0), Fraction(0)))
            plus, minus = (gains, losses) if place == 0 else (losses, gains)
            shares[team] = (won + plus, lost + minus)
            boards[team] += [Award((board.home, board.away)[place]) for board in match.boards]
    return TieEvidence(
        scores={total.contestant: total.points for total in totals},
        meetings=meetings,
        imps=nets,
        won_and_lost=shares,
        boards={team: tuple(awards) for team, awards in boards.items()},
        lots=scoring.lots,
    )


def _add(table: dict[Contestant, Fraction], who: Contestant, points: Fraction) -> None:
    table[who] = table.get(who, Fraction(0)) + points
