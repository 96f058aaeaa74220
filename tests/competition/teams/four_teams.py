"""Four teams, and a board of theirs in two rooms."""

from biritch.competition.results.result import Contestant, Obtained, Result, Standing
from biritch.competition.teams.team_ranking import TeamEvent
from tests.competition.scoring.fields import PLAIN

A, B, C, D = map(Contestant, "ABCD")
EVENT = TeamEvent(PLAIN)


def rooms(board: str, opened: int | Standing, closed: int | Standing) -> list[Result]:
    """Return both rooms of a board of A against B."""
    return pair(A, B, board, opened, closed)


def pair(
    home: Contestant,
    away: Contestant,
    board: str,
    opened: int | Standing,
    closed: int | Standing,
) -> list[Result]:
    first, second = (
        Obtained.of(one) if isinstance(one, int) else one for one in (opened, closed)
    )
    return [
        Result(board, (home,), (away,), first, first),
        Result(board, (away,), (home,), second, second),
    ]
