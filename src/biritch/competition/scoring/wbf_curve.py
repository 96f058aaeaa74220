"""The curve of the WBF's victory points of 2013, the basis of both its scales.

V(I) = 10 + 10 (1 - R^(I/X)) / (1 - R), where X = 15 times the root of the number of boards
is the margin worth 20, and R = ((√5 - 1)/2)³ (WBF Scoring Panel, technical report of 2012).
The root and the powers are decimals of fifty digits, so that every rounding is certain.
"""

from __future__ import annotations

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Context, Decimal
from itertools import pairwise

EXACT = Context(prec=50)
CENT = Decimal("0.01")


def ratio() -> Decimal:
    """Return R, the cube of the golden section."""
    section = EXACT.divide(EXACT.subtract(EXACT.sqrt(Decimal(5)), Decimal(1)), Decimal(2))
    return EXACT.power(section, 3)


def margin_of_twenty(boards: int) -> Decimal:
    """Return the margin in IMPs that is worth 20 VPs.

    Example:
        >>> round(margin_of_twenty(16), 2)
        Decimal('60.00')
    """
    return EXACT.multiply(Decimal(15), EXACT.sqrt(Decimal(boards)))


def hundredths(boards: int) -> list[int]:
    """Return the winner's VPs in hundredths for margins 0, 1, 2 ... up to the first 2000.

    After rounding, each IMP must be worth no more than the one before it: where it is, the
    smaller margin gets a hundredth more (the concavity pass).

    Example:
        >>> hundredths(16)[:4]
        [1000, 1031, 1061, 1091]
    """
    base, most = ratio(), margin_of_twenty(boards)
    hundredths_of_vps: list[int] = []
    for margin in range(int(most) + 1):
        power = EXACT.power(base, EXACT.divide(Decimal(margin), most))
        part = EXACT.divide(EXACT.subtract(Decimal(1), power), EXACT.subtract(1, base))
        points = EXACT.multiply(Decimal(10), EXACT.add(Decimal(1), part))
        hundredths_of_vps.append(int(points.quantize(CENT, ROUND_HALF_UP).scaleb(2)))
    if hundredths_of_vps[-1] < 2000:
        hundredths_of_vps.append(2000)
    # The pass looks a step ahead: after the first 20.00 a step is worth nothing.
    return concave([*hundredths_of_vps, 2000])


def concave(points: list[int]) -> list[int]:
    """Return *points* raised, a unit at a time, until no step is larger than the one before.

    Example:
        >>> concave([0, 2, 5, 6])
        [0, 3, 5, 6]
    """
    raised, place = list(points), 1
    while place < len(raised) - 1:
        if raised[place + 1] - raised[place] > raised[place] - raised[place - 1]:
            raised[place] += 1
            # What was raised may now break the rule for the step before: one back.
            place = max(1, place - 1)
        else:
            place += 1
    return raised


def margins(boards: int) -> tuple[int, ...]:
    """Return the greatest margins worth 10, 11 ... 19 whole VPs.

    It is where the curve passes the half point, rounded down; then no range of margins may
    be wider than the next. A draw's range has both sides of 0.

    Example:
        >>> margins(16)
        (1, 4, 8, 12, 17, 22, 28, 35, 43, 53)
    """
    base, most = ratio(), margin_of_twenty(boards)
    ends: list[int] = []
    # In halves of a VP: 10½, 11½ … 19½ are where the whole points change.
    for half in range(1, 20, 2):
        part = EXACT.multiply(Decimal(half) / 20, EXACT.subtract(1, base))
        power = EXACT.divide(EXACT.subtract(Decimal(1), part).ln(EXACT), base.ln(EXACT))
        ends.append(int(EXACT.multiply(most, power).to_integral_value(ROUND_FLOOR)))
    return widening(ends)


def widening(ends: list[int]) -> tuple[int, ...]:
    """Return *ends* lowered until no range is wider than the one after it.

    Example:
        >>> widening([2, 6, 9])
        (1, 5, 9)
    """
    lowered, place = list(ends), 0
    while place < len(lowered) - 1:
        if widths(lowered)[place] > widths(lowered)[place + 1]:
            lowered[place] -= 1
            # What was lowered may now break the rule for the range before: one back.
            place = max(0, place - 1)
        else:
            place += 1
    return tuple(lowered)


def widths(ends: list[int]) -> list[int]:
    """Return how many margins each range has, the draw's counted on both sides.

    Example:
        >>> widths([1, 4, 7])
        [3, 3, 3]
    """
    return [2 * ends[0] + 1, *(high - low for low, high in pairwise(ends))]
