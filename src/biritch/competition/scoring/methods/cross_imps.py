"""Cross-IMPs: the mean of the IMPs against each other score on the board."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.cross_imps import (
    award_without_comparison,
    count_comparisons,
    cross_imps,
    imps_won,
)
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, Method, imps_for
from biritch.competition.scoring.reason import Reason, comparisons
from biritch.competition.scoring.regulation import Regulation


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return the IMPs of one result for each comparison.

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> award(field, ((450, 1),), expected=3, regulation=Regulation("", "")).points
        Fraction(6, 1)
    """
    others = count_comparisons(field, expected, regulation)
    total = cross_imps(field, parts, expected, regulation)
    return Award(total / others) if others else award_without_comparison()


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the explanation: IMPs against each score, and the divisor."""
    raw = comparisons(field, parts, imps_won)
    points = award(field, parts, expected, regulation).points
    by = count_comparisons(field, expected, regulation)
    return Reason.of("divided", points, raw, raw=raw.value, by=by)


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Return the IMPs of an artificial score."""
    del expected
    return imps_for(percent, regulation.average_imps)


METHOD = Method(
    title="Cross-IMPs, for each comparison",
    source="PBN 2.1, section 3.4.12, Cross2: the sum divided by the number of comparisons",
    unit="imps",
    award=award,
    average=average,
    reasons=reasons,
)
