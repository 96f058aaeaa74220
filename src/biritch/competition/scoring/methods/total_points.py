"""Total points: the scores themselves, added up."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, Method
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.regulation import Regulation


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return the points of one result, to its own side.

    Example:
        >>> field = Field.of([((420, 1),), ((-50, 1),)], sign=-1)
        >>> award(field, ((420, 1),), expected=2, regulation=Regulation("", "")).points
        Fraction(-420, 1)
    """
    del expected, regulation
    return Award(Fraction(sum(field.sign * score * weight for score, weight in parts)))


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the explanation: the score itself."""
    points = award(field, parts, expected, regulation).points
    return Reason.of("points", points, score=points)


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Raise an error: total points have no average.

    Raises:
        ValueError: Always.
    """
    del expected, regulation
    raise ValueError(f"an artificial score of {percent} % is worth no points")


METHOD = Method(
    title="Total points",
    source="Laws of Duplicate Bridge 2017, Law 78C",
    unit="points",
    award=award,
    average=average,
    reasons=reasons,
)
