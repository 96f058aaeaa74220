"""Ascherman: match points with a tie against oneself, so that nobody has 0 %."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.match_points import compare_scores
from biritch.competition.scoring.method import Award, Method, share
from biritch.competition.scoring.neuberg import UnequalResults
from biritch.competition.scoring.reason import Reason, comparisons
from biritch.competition.scoring.regulation import Regulation


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return 2-1-0 points plus one, out of twice the number of results.

    A board with few results needs no adjustment other than the same fraction of the usual top.

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> award(field, ((450, 1),), expected=3, regulation=Regulation("", ""))
        Award(points=Fraction(5, 1), top=Fraction(6, 1))
    """
    many = field.size if regulation.unequal is UnequalResults.NONE else expected
    points = (field.against(parts, compare_scores) + 1) * many / field.size
    return Award(points, Fraction(2 * many))


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the explanation: comparisons, and the tie with oneself."""
    raw = comparisons(field, parts, compare_scores)
    points = award(field, parts, expected, regulation).points
    return Reason.of("ascherman", points, raw, found=field.size, expected=expected)


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Return *percent* of a top.

    Example:
        >>> average(Fraction(60), expected=10, regulation=Regulation("", "")).points
        Fraction(12, 1)
    """
    del regulation
    return share(percent, Fraction(2 * expected))


METHOD = Method(
    title="Ascherman",
    source="Netherlands; PBN 2.1, section 3.4.12: (2 beaten + ties with oneself) / 2n",
    unit="matchpoints",
    award=award,
    average=average,
    reasons=reasons,
)
