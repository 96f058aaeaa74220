"""Match points as North America counts them: 1 for every score beaten, ½ for an equal one."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring import match_points
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, Method
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.regulation import Regulation


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return half of what 2-1-0 gives, of half the top.

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> award(field, ((450, 1),), expected=3, regulation=Regulation("", ""))
        Award(points=Fraction(2, 1), top=Fraction(2, 1))
    """
    return _halve_award(match_points.award(field, parts, expected, regulation))


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Return *percent* of a top.

    Example:
        >>> average(Fraction(60), expected=11, regulation=Regulation("", "")).points
        Fraction(6, 1)
    """
    return _halve_award(match_points.average(percent, expected, regulation))


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the explanation in 2-1-0 points, and half of them."""
    whole = match_points.reasons(field, parts, expected, regulation)
    return Reason.of("halved", whole.value / 2, whole)


def _halve_award(award: Award) -> Award:
    return Award(award.points / 2, award.top / 2)


METHOD = Method(
    title="Match points 1-½-0",
    source="ACBL; PBN 2.1, section 3.4.12, MP2",
    unit="matchpoints",
    award=award,
    average=average,
    reasons=reasons,
)
