"""What becomes of boards that nobody has begun when the time of a round is over."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeAlias

from biritch.competition.movement import Sitting
from biritch.competition.results.result import ArtificialScore, BoardResult
from biritch.competition.tournament.scorebook_log import ScoreAction, ScoreEntered

if TYPE_CHECKING:
    from biritch.competition.tournament.tournament import Tournament

OverrunChoice: TypeAlias = Literal["wait", "director", "average"]
"""They are played all the same; or the director decides first; or both sides get 50 %."""
OVERRUN_CHOICES: tuple[OverrunChoice, ...] = ("wait", "director", "average")
AVERAGE = Fraction(50)
"""Percent for a side partly at fault: nobody knows who was slow (Law 12C2(a))."""
REASON = "12C2(a)"


@dataclass(frozen=True, slots=True)
class OverrunRule:
    """What becomes of such boards from now on, or in one round alone; round 0 is every one."""

    boards: str
    round: int = 0


def averaged(
    evening: Tournament, sitting: Sitting, begun: Collection[int]
) -> list[ScoreEntered]:
    """Return averages for the boards of *sitting* that have no score and are not *begun*."""
    if not evening.played(sitting):
        return []
    tables = [(board, evening.table(sitting, board)) for board in evening.boards(sitting)]
    half = ArtificialScore(AVERAGE)
    return [
        ScoreEntered(
            ScoreAction.ADJUST, BoardResult(str(board), table.ns, table.ew, half, half), REASON
        )
        for board, table in tables
        if board not in begun and evening.state(table) == "none"
    ]
