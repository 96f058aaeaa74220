"""The log of an event: what was entered, by whom and when; everything else is a fold of it.

Nothing is ever taken out. A score is corrected by a later line, and both stay: Law 79C
lets a score be corrected, and an appeal wants to see what stood before.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from biritch.competition.results.result import BoardResult, Contestant


@dataclass(frozen=True, slots=True)
class ScorebookOpened:
    """The event begins, under a regulation named as on the shelf ``presets/``."""

    title: str
    rules: str = "wbf"
    method: str = ""
    teams: bool = False
    count: str = ""
    """What teams count: a scale of victory points, or ``imp``, ``bam``, ``total``."""
    boards: int = 0
    """How many boards a match of teams has; 0 where nobody says."""


@dataclass(frozen=True, slots=True)
class ContestantEntered:
    """A contestant takes part, perhaps late."""

    contestant: Contestant
    name: str = ""


@dataclass(frozen=True, slots=True)
class ContestantWithdrew:
    """A contestant leaves; what it has played stays."""

    contestant: Contestant
    why: str = ""


class ScoreAction(Enum):
    """What is done to the score of one table on one board."""

    SCORE = "score"
    CORRECT = "correct"
    ADJUST = "adjust"


@dataclass(frozen=True, slots=True)
class ScoreEntered:
    """A score: entered by the table, corrected later, or adjusted by the director."""

    deed: ScoreAction
    result: BoardResult
    why: str = ""


@dataclass(frozen=True, slots=True)
class ScoreAgreed:
    """The other side agrees with the score of a table on a board."""

    table: BoardAtTable


@dataclass(frozen=True, slots=True)
class ScoreUndone:
    """The last score of a table on a board is taken back: what stood before stands again."""

    table: BoardAtTable
    why: str = ""


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """Points given or taken beside the boards (Laws 90 and 91)."""

    contestant: Contestant
    points: Fraction
    kind: str = "penalty"
    why: str = ""


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """The next round begins: who meets whom, home first, and who has nobody to meet."""

    matches: tuple[tuple[Contestant, Contestant], ...]
    byes: tuple[Contestant, ...] = ()


class BoardAtTable(NamedTuple):
    """One board played by two sides: what a score is the score of."""

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    stage: str = ""
    """The round, where the same boards are dealt anew for each."""

    @classmethod
    def of(cls, result: BoardResult) -> BoardAtTable:
        """Return the table and board of *result*."""
        return cls(result.board, result.ns, result.ew, result.stage)


ScorebookStep: TypeAlias = (
    ScorebookOpened
    | ContestantEntered
    | ContestantWithdrew
    | ScoreEntered
    | ScoreAgreed
    | ScoreUndone
    | PenaltyGiven
    | RoundDrawn
)


@dataclass(frozen=True, slots=True)
class ScorebookLine:
    """One line of the log. The clock is whoever writes it; nothing here reads one."""

    happening: ScorebookStep
    by: str
    at: str
    """When, as ISO 8601 has it."""
