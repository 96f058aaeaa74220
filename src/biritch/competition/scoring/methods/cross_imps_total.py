"""Total IMPs: cross-IMPs added up, not averaged."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.cross_imps import cross_imps, imps_won
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, Method, imps_for
from biritch.competition.scoring.reason import Reason, comparisons
from biritch.competition.scoring.regulation import Regulation


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return the explanation: IMPs against each score.

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> award(field, ((450, 1),), expected=3, regulation=Regulation("", "")).points
        Fraction(12, 1)
    """
    return Award(cross_imps(field, parts, expected, regulation))


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the IMPs against each score."""
    raw = comparisons(field, parts, imps_won)
    points = award(field, parts, expected, regulation).points
    return raw if points == raw.value else Reason.of("stretched", points, raw)


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Return the IMPs of an artificial score, once for every comparison (ACBL)."""
    return imps_for(percent, regulation.average_imps * (expected - 1))


METHOD = Method(
    title="Cross-IMPs, the total",
    source="PBN 2.1, section 3.4.12, Cross; ACBL total IMPs",
    unit="imps",
    award=award,
    average=average,
    reasons=reasons,
)
