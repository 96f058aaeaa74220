"""The datum of a Butler: the average score of a board, without the extremes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

Half: TypeAlias = Literal["away", "zero", "even", "up", "truncate"]
"""How a mean is rounded that lies half-way: away from zero, to zero, to the even ten, or up.

``truncate`` drops whatever is beyond the last whole ten, half or not.
"""

Scores: TypeAlias = tuple[tuple[int, "int | Fraction"], ...]
"""Scores in points with their weights."""

Kept: TypeAlias = "list[tuple[int, int | Fraction]]"


@dataclass(frozen=True, slots=True)
class Datum:
    """The options of a datum; each is used by some regulation or program.

    Example:
        >>> scores = tuple((points, 1) for points in (-50, 170, 420, 420, 450))
        >>> Datum().of(scores), Datum(trim=0, to=0).of(scores), Datum(middle=True).of(scores)
        (Fraction(340, 1), Fraction(282, 1), Fraction(420, 1))
    """

    trim: int = 1
    """How many results are left out at either end."""
    share: Fraction = Fraction(0)
    """Or which share of the results at either end, rounded up."""
    least: int = 4
    """With fewer results than this, none is left out."""
    to: int = 10
    """Points to round to; 0 leaves the exact mean."""
    half: Half = "away"
    middle: bool = False
    """Take the median instead of a mean."""

    def of(self, scores: Scores) -> Fraction:
        """Return the datum of *scores*, in points to North-South.

        Example:
            >>> scores = ((-50, 1), (400, 1), (420, 2), (450, 1))
            >>> Datum().of(scores)
            Fraction(410, 1)
        """
        many = sum((Fraction(weight) for _, weight in scores), Fraction(0))
        cut = Fraction(0)
        if self.middle:
            # All but the middle result go, or all but the middle two of an even number.
            cut = (many - min(Fraction(2 - many % 2), many)) / 2
        elif many >= self.least:
            cut = Fraction(max(self.trim, math.ceil(self.share * many)))
            # At least one result is left.
            cut = min(cut, (many - 1) / 2)
        return self.round_value(mean(scores, cut))

    def round_value(self, value: Fraction) -> Fraction:
        """Return *value* rounded as this datum rounds.

        Example:
            >>> [Datum(half=half).round_value(Fraction(-415)) for half in ("away", "zero")]
            [Fraction(-420, 1), Fraction(-410, 1)]
        """
        if not self.to:
            return value
        steps = value / self.to
        # The size is rounded, and the sign put back: only ``up`` asks which side of zero.
        whole, fraction = divmod(abs(steps), 1)
        more = {
            "truncate": False,
            "away": fraction * 2 >= 1,
            "zero": fraction * 2 > 1,
            "even": fraction * 2 > 1 or (fraction * 2 == 1 and whole % 2 == 1),
            "up": fraction * 2 > 1 or (fraction * 2 == 1 and steps > 0),
        }[self.half]
        size = (whole + more) * self.to
        return Fraction(size if steps >= 0 else -size)


def mean(scores: Scores, cut: Fraction = Fraction(0)) -> Fraction:
    """Return the mean of *scores* without the *cut* lowest and the *cut* highest.

    Example:
        >>> mean(((-800, 1), (400, 1), (420, 1), (1400, 1)), cut=Fraction(1))
        Fraction(410, 1)
    """
    inner = sorted(scores)
    if cut:
        # The lowest are cut off, the rest turned round, and the highest cut off.
        inner = _without(_without(inner, cut)[::-1], cut)
    total, weights = sum(score * weight for score, weight in inner), sum(w for _, w in inner)
    return Fraction(total) / Fraction(weights)


def _without(scores: Iterable[tuple[int, int | Fraction]], cut: Fraction) -> Kept:
    """Return *scores* without the first *cut* of them."""
    remaining: Kept = []
    for score, weight in scores:
        gone = min(cut, Fraction(weight))
        if gone:
            cut -= gone
        if weight > gone:
            remaining.append((score, weight - gone if gone else weight))
    return remaining
