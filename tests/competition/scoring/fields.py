"""Results for tests: a board's scores, one table each."""

from collections.abc import Iterable
from fractions import Fraction

from biritch.competition.results.result import (
    BoardResult,
    BoardScore,
    Contestant,
    ObtainedScore,
)
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.session import ScoredSession
from biritch.core.seats import Side

PLAIN = Regulation("plain", "for tests")


def table(
    board: str, ns: str, ew: str, score: int | BoardScore, group: str = ""
) -> BoardResult:
    """Return one table's result; *score* stands for both sides."""
    standing = ObtainedScore.of(score) if isinstance(score, int) else score
    sides = (Contestant(ns, "ns"),), (Contestant(ew, "ew"),)
    return BoardResult(board, *sides, standing, standing, group)


def one_board(scores: Iterable[int | BoardScore], board: str = "1") -> list[BoardResult]:
    """Return the results of a board, table 1 first."""
    return [
        table(board, str(place), str(place), score) for place, score in enumerate(scores, 1)
    ]


def awards(scored: ScoredSession, side: Side = Side.NS) -> list[Award]:
    """Return what one side got at each table."""
    return [line.award for line in scored.lines if line.side is side and line.award]


def percents(scored: ScoredSession, side: Side = Side.NS) -> list[Fraction]:
    """Return the same as percentages."""
    return [100 * award.points / award.top for award in awards(scored, side)]
