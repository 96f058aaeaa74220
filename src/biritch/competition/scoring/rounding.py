"""Rounding for publication: exact until the end, then rounded once, half up."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction


def exact_sum(values: Iterable[Fraction]) -> Fraction:
    """Return the exact sum of *values*; equal denominators are added as integers.

    Example:
        >>> exact_sum([Fraction(1, 2), Fraction(1, 3), Fraction(1, 2)])
        Fraction(4, 3)
    """
    whole: dict[int, int] = {}
    for value in values:
        top, bottom = value.as_integer_ratio()
        whole[bottom] = whole.get(bottom, 0) + top
    if len(whole) == 1:
        ((of, many),) = whole.items()
        return Fraction(many, of)
    return sum((Fraction(many, of) for of, many in whole.items()), Fraction(0))


PLACES = 2
"""Decimals of a published percentage, of IMPs and of victory points."""


def round_half_up(value: Fraction, places: int = PLACES) -> Fraction:
    """Return *value* rounded to that many decimals, halves away from zero.

    Binary floating point would lose 48.915, which must become 48.92.

    Example:
        >>> round_half_up(Fraction("48.915"))
        Fraction(1223, 25)
    """
    scale: int = 10**places
    return Fraction(_units(value, scale), scale)


def _units(value: Fraction, scale: int) -> int:
    top, bottom = value.numerator, value.denominator
    # Half up without leaving whole numbers: (2x + 1) // 2 for a fraction x.
    whole = (2 * abs(top) * scale + bottom) // (2 * bottom)
    return whole if top >= 0 else -whole


def number(value: Fraction, places: int = PLACES) -> float | int:
    """Return *value* as a number for JSON: 61.5, or 10 where it is whole.

    Example:
        >>> number(Fraction(123, 2)), number(Fraction(10))
        (61.5, 10)
    """
    scale: int = 10**places
    units = _units(value, scale)
    return units / scale if units % scale else units // scale


def text(value: Fraction, places: int = PLACES, point: str = ".") -> str:
    """Return *value* as people read it, ``61.50``, with *point* before its decimals.

    Example:
        >>> text(Fraction(123, 2)), text(Fraction(-1, 3), point=",")
        ('61.50', '-0,33')
    """
    exact = round_half_up(value, places)
    digits = f"{abs(exact.numerator) * 10**places // exact.denominator:0{places + 1}d}"
    sign = "-" if exact < 0 else ""
    return f"{sign}{digits[:-places]}{point}{digits[-places:]}" if places else sign + digits


def brief(value: Fraction, point: str = ".") -> str:
    """Return *value* without unneeded decimals: ``5``, ``14.67``.

    Example:
        >>> brief(Fraction(5)), brief(Fraction(44, 3))
        ('5', '14.67')
    """
    exact = round_half_up(value)
    if exact.denominator == 1:
        return str(exact.numerator)
    return text(exact, PLACES, point).rstrip("0")
