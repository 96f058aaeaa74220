"""Points apart from boards: penalties, bonuses, handicaps, carry-over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.results.entry import ResultError, ResultFile
from biritch.competition.results.result import Contestant

ZERO = Fraction(0)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points awarded or deducted apart from boards."""

    contestant: Contestant
    points: Fraction
    """In the unit of the ranking; negative for a penalty (Laws 90, 91)."""
    kind: str = "penalty"
    why: str = ""
    top: Fraction = ZERO
    """Of a total that is carried over: the most that could be won."""
    boards: int = 0
    """Of a total that is carried over: how many boards it was won on."""


def adjustments_of(file: ResultFile, people: Iterable[Contestant]) -> tuple[Adjustment, ...]:
    """Return the adjustments in a file, each for the contestant it names.

    Raises:
        ResultError: One is for somebody who did not play, or for one of two of that number.

    Example:
        >>> from biritch.competition.results.entry import FileAdjustment
        >>> file = ResultFile((), adjustments=(FileAdjustment(Contestant("3"), Fraction(-2)),))
        >>> adjustments_of(file, [Contestant("3", "ns")])[0].contestant
        Contestant(label='3', direction='ns')
    """
    people = set(people)
    adjustments = []
    for told in file.adjustments:
        exact = [
            contestant
            for contestant in people
            if contestant.label == told.contestant.label
            and told.contestant.direction in ("", contestant.direction)
        ]
        if len(exact) != 1:
            raise ResultError("adjusts-nobody", who=str(told.contestant))
        adjustments.append(Adjustment(exact[0], *told[1:]))
    return tuple(adjustments)


def handicap(mean: Fraction, factor: Fraction) -> Fraction:
    """Return the handicap in percent for a *mean* percentage: (50 - mean) times *factor*.

    Example:
        >>> handicap(Fraction(44), factor=Fraction(1, 2))
        Fraction(3, 1)
    """
    return (50 - mean) * factor
