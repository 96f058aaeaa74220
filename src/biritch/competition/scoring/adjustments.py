"""Points apart from the boards: penalties, bonuses, handicaps, and what is carried over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.results.entry import ResultError, ResultFile
from biritch.competition.results.result import Contestant

ZERO = Fraction(0)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken apart from the boards: penalty, bonus, carry-over, handicap."""

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
    """Return the adjustments of a file, each for the one of *people* that it names.

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


def carried_margin(margin: Fraction, share: Fraction, most: Fraction | None = None) -> Fraction:
    """Return *share* of a *margin* in IMPs, limited to *most* either way.

    A knock-out carries a half or a third, often no more than 16. It may end in a fraction,
    which is meant: it leaves no draws.

    Example:
        >>> carried_margin(Fraction(45), share=Fraction(1, 3), most=Fraction(16))
        Fraction(15, 1)
    """
    part = margin * share
    return part if most is None else max(-most, min(part, most))


def carried_points(points: Fraction, boards: int, next_boards: int) -> Fraction:
    """Return *points* of a stage in proportion to the boards of the next stage.

    A longer next stage carries no more than was won.

    Raises:
        ValueError: A stage has no boards.

    Example:
        >>> carried_points(Fraction(30), boards=20, next_boards=10)
        Fraction(15, 1)
    """
    if boards < 1 or next_boards < 1:
        raise ValueError(f"not a number of boards: {min(boards, next_boards)} (want 1 or more)")
    return points * min(Fraction(next_boards, boards), Fraction(1))


def carry_over_average(points: Fraction, field: tuple[Fraction, ...]) -> Fraction:
    """Return *points* less the mean of those that go on (*field*).

    Example:
        >>> carry_over_average(Fraction(55), (Fraction(55), Fraction(45)))
        Fraction(5, 1)
    """
    return points - sum(field, ZERO) / len(field)


def recent_average(percents: Sequence[Fraction], games: int = 10) -> Fraction | None:
    """Return the mean of the last *games* percentages, if there are any (ACBL clubs).

    Example:
        >>> recent_average([Fraction(40), Fraction(50), Fraction(60)], games=2)
        Fraction(55, 1)
    """
    last = tuple(percents)[-games:]
    return sum(last, Fraction(0)) / len(last) if last else None


def handicap(mean: Fraction, factor: Fraction) -> Fraction:
    """Return the handicap in percent for a *mean* percentage: (50 - mean) times *factor*.

    Example:
        >>> handicap(Fraction(44), factor=Fraction(1, 2))
        Fraction(3, 1)
    """
    return (50 - mean) * factor
