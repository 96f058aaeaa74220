"""Formulas of competitions: their stages from the first round to the final.

A formula says who may enter and what is played, stage by stage: a round robin, Swiss rounds or
a knock-out; how many qualify; what is scored. A programme is a formula for a given number of
entrants, with its rounds, matches and boards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import ceil

from biritch.competition.movement import EntrantKind, Span, Unsuitable
from biritch.competition.schedule_figures import PACES


class StageFormat(StrEnum):
    """How the entrants of a stage meet."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCK_OUT = "knock-out"


class StageScoring(StrEnum):
    """The scoring of a stage."""

    IMPS = "imps"
    VPS = "vps"
    BOARD_A_MATCH = "board-a-match"
    PATTON = "patton"


@dataclass(frozen=True, slots=True)
class FormulaStage:
    """One stage of a formula."""

    play: StageFormat
    count: StageScoring
    boards: int
    """The boards of a match, or of a round."""
    through: int = 0
    """How many go on to the next stage; none where this is the last."""
    rounds: int = 0
    """How many rounds, where the number of entrants does not say."""
    segments: int = 1
    """In how many segments a match is played, with changes of line-up between."""
    scale: str = ""
    """The scale of victory points, by its name."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A form of competition, for a range of numbers of entrants."""

    title: str
    form: EntrantKind
    sizes: Span
    stages: Callable[[int], tuple[FormulaStage, ...]]
    source: str


@dataclass(frozen=True, slots=True)
class ProgrammeStage:
    """A stage of a programme, with its rounds, matches, boards and minutes."""

    stage: FormulaStage
    entrants: int
    rounds: int
    matches: int
    boards: int
    """How many boards an entrant plays at most."""
    minutes: int


def programme(
    formula: Formula, entrants: int, pace: Fraction | None = None
) -> tuple[ProgrammeStage, ...]:
    """Return the programme of *formula* for that many *entrants*, stage by stage.

    A board takes *pace* minutes, by default the usual number.

    Raises:
        Unsuitable: The formula is not for that many.

    Example:
        >>> from biritch.competition.catalogue import formulas_by_name
        >>> [stage.rounds for stage in programme(formulas_by_name()["knock-out"], 16)]
        [4]
    """
    least, most = formula.sizes
    if not least <= entrants <= most:
        blanks = {"size": str(entrants), "sizes": f"{least}-{most}"}
        raise Unsuitable(f"movement-size-{formula.form}", **blanks)
    minutes = pace or PACES[formula.form]
    legs = []
    left = entrants
    for stage in formula.stages(entrants):
        rounds = _rounds(stage, left)
        boards = rounds * stage.boards
        matches = _matches(stage, left, rounds)
        legs.append(
            ProgrammeStage(stage, left, rounds, matches, boards, ceil(boards * minutes))
        )
        left = stage.through
    return tuple(legs)


def _rounds(stage: FormulaStage, entrants: int) -> int:
    match stage.play:
        case StageFormat.KNOCK_OUT:
            # Byes fill the draw up to a power of two, and each round halves it.
            return (entrants - 1).bit_length()
        case StageFormat.ROUND_ROBIN:
            # With an odd number one waits in each round, which makes a round more.
            return entrants - 1 + entrants % 2
        case StageFormat.SWISS:
            return stage.rounds


def _matches(stage: FormulaStage, entrants: int, rounds: int) -> int:
    match stage.play:
        case StageFormat.KNOCK_OUT:
            # Each match puts one team out, and one is left.
            return entrants - 1
        case StageFormat.ROUND_ROBIN:
            return entrants * (entrants - 1) // 2
        case StageFormat.SWISS:
            return rounds * (entrants // 2)
