"""Methods of scoring boards: from a score and its field to an award."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.field import Field

if TYPE_CHECKING:
    from biritch.competition.scoring.reason import Reason
    from biritch.competition.scoring.regulation import Regulation
    from biritch.scoring.form import Unit


class Award(NamedTuple):
    """A contestant's award for a board, and the maximum; 0 if there is none."""

    points: Fraction
    top: Fraction = Fraction(0)


Awarding: TypeAlias = "Callable[[Field, WeightedPoints, int, Regulation], Award]"
"""The award for a result, given its field, how many results were expected, and the rules."""

Averaging: TypeAlias = "Callable[[Fraction, int, Regulation], Award]"
"""The award for an artificial score in percent, given how many results were expected."""

Reasoning: TypeAlias = "Callable[[Field, WeightedPoints, int, Regulation], Reason]"
"""Why an award is what it is, from the same facts."""


@dataclass(frozen=True, slots=True)
class Method:
    """A way of scoring boards. New ones are files on the shelf ``methods/``."""

    title: str
    source: str
    unit: Unit
    award: Awarding
    average: Averaging
    reasons: Reasoning
    """Why an award is what it is."""


def share(percent: Fraction, top: Fraction) -> Award:
    """Return an artificial score of *percent* of *top*.

    Example:
        >>> share(Fraction(60), top=Fraction(20)).points
        Fraction(12, 1)
    """
    return Award(percent * top / 100, top)


def imps_for(percent: Fraction, worth: Fraction) -> Award:
    """Return the IMPs of an artificial score: 60 % is *worth*, 50 % is 0, 40 % minus it.

    Law 12C2 sets 3 and minus 3; several federations use 2 at pairs. Other percentages are in
    proportion.

    Example:
        >>> imps_for(Fraction(60), worth=Fraction(3)).points
        Fraction(3, 1)
    """
    return Award((percent - 50) / 10 * worth)
