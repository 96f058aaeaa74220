"""Explanations of a team's score: by matches and boards, as a tree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.explanation import explain_total
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.reason import Reason
from biritch.competition.teams.match import TeamMatch
from biritch.competition.teams.team_ranking import TeamScoring, match_score, victory_points


def explain_team(
    matches: Iterable[TeamMatch], scoring: TeamScoring, placed: RankingLine
) -> Reason:
    """Return the explanation of a team's score, by matches and boards."""
    parts = [
        _match(match, scoring, placed.contestant)
        for match in matches
        if placed.contestant in (match.home, match.away)
    ]
    return explain_total(placed, parts)


def explain_match(match: TeamMatch, scoring: TeamScoring, team: Contestant) -> Reason:
    """Return the explanation of *team*'s score in a match, without its boards.

    Example:
        >>> from fractions import Fraction
        >>> from biritch.competition.scoring.presets.wbf import PRESET
        >>> from biritch.competition.teams.match import BoardComparison
        >>> won = BoardComparison("1", None, Fraction(5), Fraction(-5))
        >>> match = TeamMatch(Contestant("1"), Contestant("2"), (won,))
        >>> explain_match(match, TeamScoring(PRESET), Contestant("1")).parts
        ()
    """
    return replace(_match(match, scoring, team), parts=())


def _match(match: TeamMatch, scoring: TeamScoring, team: Contestant) -> Reason:
    place = 0 if team == match.home else 1
    other = match.away if place == 0 else match.home
    boards = []
    for board in match.boards:
        net = board.home if place == 0 else board.away
        if not board.played:
            boards.append(Reason.of("room-missed", 0, board=board.board))
        elif board.total is None:
            boards.append(Reason.of("room-artificial", net, board=board.board, net=net))
        else:
            total = board.total if place == 0 else -board.total
            boards.append(
                Reason.of(f"room-{scoring.by}", net, board=board.board, total=total, net=net)
            )
    score = match_score(match, scoring)[0][place]
    margin = match.nets[place]
    name = "match" if victory_points(match, scoring) is None else "match-vp"
    return Reason.of(
        name,
        score,
        *boards,
        against=other.label,
        margin=margin,
        points=score,
        boards=match.boards_scheduled if scoring.scheduled else match.boards_played,
    )
