"""Four teams, and a board of theirs in two rooms."""

from biritch.competition.results.result import (
    BoardResult,
    BoardScore,
    Contestant,
    ObtainedScore,
)
from biritch.competition.teams.team_ranking import TeamScoring
from tests.competition.scoring.fields import PLAIN

A, B, C, D = map(Contestant, "ABCD")
EVENT = TeamScoring(PLAIN)


def rooms(board: str, opened: int | BoardScore, closed: int | BoardScore) -> list[BoardResult]:
    """Return both rooms of a board of A against B."""
    return pair(A, B, board, opened, closed)


def pair(
    home: Contestant,
    away: Contestant,
    board: str,
    opened: int | BoardScore,
    closed: int | BoardScore,
) -> list[BoardResult]:
    first, second = (
        ObtainedScore.of(one) if isinstance(one, int) else one for one in (opened, closed)
    )
    return [
        BoardResult(board, (home,), (away,), first, first),
        BoardResult(board, (away,), (home,), second, second),
    ]
