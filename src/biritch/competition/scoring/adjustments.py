"""What a contestant takes along from one stage to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.results.result import Contestant

ZERO = Fraction(0)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken beside the boards: a penalty, a bonus, a carry-over, a handicap."""

    contestant: Contestant
    points: Fraction
    """In the unit of the ranking; below zero for a penalty (Laws 90, 91)."""
    kind: str = "penalty"
    why: str = ""


def carried_margin(margin: Fraction, share: Fraction, most: Fraction | None = None) -> Fraction:
    """Return *share* of a *margin* in IMPs, at most *most* whichever way it goes.

    A knock-out carries a half or a third, often no more than 16. It may end in a fraction,
    which is meant: it leaves no draws.
    """
    part = margin * share
    return part if most is None else max(-most, min(part, most))


def carried_points(points: Fraction, boards: int, next_boards: int) -> Fraction:
    """Return *points* of a stage of so many boards as if of the next stage's.

    A longer next stage carries no more than was won.
    """
    if boards < 1 or next_boards < 1:
        raise ValueError(f"not a number of boards: {min(boards, next_boards)} (want 1 or more)")
    return points * min(Fraction(next_boards, boards), Fraction(1))


def carried_over_average(points: Fraction, field: tuple[Fraction, ...]) -> Fraction:
    """Return *points* less the mean of the *field* that goes on."""
    return points - sum(field, ZERO) / len(field)


def recent_average(percents: Sequence[Fraction], games: int = 10) -> Fraction | None:
    """Return the mean of the last *games* percentages; nothing without any (ACBL clubs)."""
    last = tuple(percents)[-games:]
    return sum(last, Fraction(0)) / len(last) if last else None


def handicap(mean: Fraction, factor: Fraction) -> Fraction:
    """Return the percentage given to one whose *mean* is told: (50 - mean) times *factor*."""
    return (50 - mean) * factor
