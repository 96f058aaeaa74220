"""A team match: the same boards in two rooms, compared board by board.

The home team sits North-South in the open room and East-West in the closed one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from biritch.competition.results.result import (
    ArtificialScore,
    BoardScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.method import imps_for
from biritch.scoring.imps import imps

Worth: TypeAlias = Callable[[int], "int | Fraction"]
"""What a difference in points is worth to the team that has it."""


def points(difference: int) -> int:
    """Return the *difference* itself, for total points."""
    return difference


def board_a_match(difference: int) -> int:
    """Return 1 for a board won, 0 for one drawn, -1 for one lost.

    Example:
        >>> board_a_match(50), board_a_match(0), board_a_match(-10)
        (1, 0, -1)
    """
    return (difference > 0) - (difference < 0)


WORTHS: dict[str, Worth] = {"imp": imps, "total": points, "bam": board_a_match}
"""How a board of a match may be scored."""


class RoomScores(NamedTuple):
    """The score of a board in one room, for North-South and for East-West."""

    for_ns: BoardScore
    for_ew: BoardScore

    @classmethod
    def of(cls, score: BoardScore) -> RoomScores:
        """Return a room where the same score counts for both sides."""
        return cls(score, score)


@dataclass(frozen=True, slots=True)
class BoardComparison:
    """The comparison of a board in a match: the nets of ``home`` and ``away``.

    They are opposite, unless the director awarded something to both sides (Law 12C2).
    """

    board: str
    total: Fraction | None
    """Points to the home team; ``None`` where a score is artificial or missing."""
    home: Fraction = Fraction(0)
    away: Fraction = Fraction(0)
    played: bool = True
    scores: tuple[int, int] | None = None
    """North-South's scores in the open and the closed room, where both are plain."""
    won: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    """What the board itself gave each team where boards count (Patton): 1, 0 or -1."""


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match between two teams, compared board by board.

    Example:
        >>> home, away = Contestant("A"), Contestant("B")
        >>> won = BoardComparison("1", Fraction(450), home=Fraction(10), away=Fraction(-10))
        >>> match = TeamMatch(home, away, (won, BoardComparison("2", Fraction(0))))
        >>> match.boards_played, match.gains, match.nets
        (2, (Fraction(10, 1), Fraction(0, 1)), (Fraction(10, 1), Fraction(-10, 1)))
    """

    home: Contestant
    away: Contestant
    boards: tuple[BoardComparison, ...]
    stage: str = ""

    @property
    def boards_scheduled(self) -> int:
        """The number of boards of the match, scored or not."""
        return len(self.boards)

    @property
    def boards_played(self) -> int:
        """How many boards have a result."""
        return sum(board.played for board in self.boards)

    @property
    def gains(self) -> tuple[Fraction, Fraction]:
        """Each team's sum of the boards it won."""
        nothing = Fraction(0)
        return (
            sum((max(board.home, nothing) for board in self.boards), nothing),
            sum((max(board.away, nothing) for board in self.boards), nothing),
        )

    @property
    def nets(self) -> tuple[Fraction, Fraction]:
        """The margin of each team, negative if it lost."""
        return (
            sum((board.home for board in self.boards), Fraction(0)),
            sum((board.away for board in self.boards), Fraction(0)),
        )


def compare(
    board: str, opened: RoomScores, closed: RoomScores, worth: Worth, average: Fraction
) -> BoardComparison:
    """Return the comparison of *board*; an artificial 60 % is worth *average* (Law 12C2).

    Weighted scores are converted part by part, then weighted (Law 12C1(c)): points are never
    averaged.

    Example:
        >>> opened = RoomScores.of(ObtainedScore.of(620))
        >>> closed = RoomScores.of(ObtainedScore.of(170))
        >>> board = compare("1", opened, closed, imps, Fraction(3))
        >>> board.total, board.home, board.away
        (Fraction(450, 1), Fraction(10, 1), Fraction(-10, 1))
    """
    standings = (*opened, *closed)
    if any(isinstance(score, NoScore) for score in standings):
        return BoardComparison(board, None, played=False)
    # Points count for North-South in both rooms: the home team's swing is the open room less
    # the closed one, the away team's the other way round.
    home = _net(opened.for_ns, closed.for_ew, worth, average)
    away = _net(closed.for_ns, opened.for_ew, worth, average)
    total = None
    if isinstance(opened.for_ns, ObtainedScore) and isinstance(closed.for_ew, ObtainedScore):
        total = _mean(opened.for_ns) - _mean(closed.for_ew)
    scores = None
    if all(isinstance(score, ObtainedScore) for score in standings):
        plain = [score.plain for score in standings if isinstance(score, ObtainedScore)]
        if plain[0] == plain[1] and plain[2] == plain[3] and None not in plain:
            scores = (plain[0] or 0, plain[2] or 0)
    return BoardComparison(board, total, home, away, scores=scores)


def _net(mine: BoardScore, theirs: BoardScore, worth: Worth, average: Fraction) -> Fraction:
    """Return a team's net; *mine* is the room where it sat North-South."""
    given = [score.percent for score in (mine, theirs) if isinstance(score, ArtificialScore)]
    # An artificial score leaves nothing to compare: its percentage decides, or the mean of two.
    if given:
        return imps_for(sum(given, Fraction(0)) / len(given), average).points
    assert isinstance(mine, ObtainedScore)
    assert isinstance(theirs, ObtainedScore)
    total: int | Fraction = 0
    for ours, weight in mine.parts:
        for other, part in theirs.parts:
            total += worth(ours - other) * weight * part
    return Fraction(total)


def _mean(standing: ObtainedScore) -> Fraction:
    return Fraction(sum(score * weight for score, weight in standing.parts))
