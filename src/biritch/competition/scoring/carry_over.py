"""What a contestant takes along from one stage to the next."""

from __future__ import annotations

from fractions import Fraction

ZERO = Fraction(0)


def of_margin(margin: Fraction, share: Fraction, most: Fraction | None = None) -> Fraction:
    """Return *share* of a *margin* in IMPs, at most *most* whichever way it goes.

    A knock-out carries a half or a third, often no more than 16. It may end in a fraction,
    which is meant: it leaves no draws.
    """
    part = margin * share
    return part if most is None else max(-most, min(part, most))


def of_points(points: Fraction, boards: int, next_boards: int) -> Fraction:
    """Return *points* of a stage of so many boards as if of the next stage's.

    A longer next stage carries no more than was won.
    """
    if boards < 1 or next_boards < 1:
        raise ValueError(f"not a number of boards: {min(boards, next_boards)} (want 1 or more)")
    return points * min(Fraction(next_boards, boards), Fraction(1))


def over_average(points: Fraction, field: tuple[Fraction, ...]) -> Fraction:
    """Return *points* less the mean of the *field* that goes on."""
    return points - sum(field, ZERO) / len(field)
