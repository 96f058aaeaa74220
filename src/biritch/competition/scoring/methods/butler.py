"""Butler: IMPs against the datum, the field's average score."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.datum import Datum, Scores
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, Method, imps_for
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.regulation import Regulation
from biritch.scoring.imps import imps


def datum(field: Field, regulation: Regulation) -> Fraction:
    """Return the datum in points to the side of *field*; it is rounded as North-South's."""
    seen = tuple((field.sign * score, weight) for score, weight in field.scores)
    return field.sign * _of(regulation.datum, seen)


@lru_cache(maxsize=256)
def _of(rule: Datum, scores: Scores) -> Fraction:
    """Return the datum, cached for all results of a field."""
    return rule.of(scores)


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return the IMPs of one result against the datum; each part of a weighted score apart.

    Example:
        >>> from biritch.competition.scoring.presets.wbf import PRESET
        >>> field = Field.of([((420, 1),), ((170, 1),), ((-50, 1),)])
        >>> award(field, ((420, 1),), 3, PRESET).points
        Fraction(6, 1)
    """
    del expected
    against = datum(field, regulation)
    total = Fraction(0)
    for score, weight in parts:
        total += weight * whole_imps(field.sign * score - against)
    return Award(total)


def whole_imps(difference: Fraction) -> int:
    """Return the IMPs of a *difference*, which may be fractional with an exact datum.

    Example:
        >>> whole_imps(Fraction(430)), whole_imps(Fraction(-430))
        (10, -10)
    """
    size = imps(int(abs(difference)))
    return size if difference >= 0 else -size


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the explanation: the datum, and each score's difference from it."""
    against = datum(field, regulation)
    leaves = []
    for score, weight in parts:
        off = field.sign * score - against
        leaves.append(
            Reason.of(
                "datum",
                weight * whole_imps(off),
                score=field.sign * score,
                datum=against,
                off=off,
                weight=Fraction(weight),
            )
        )
    if len(leaves) == 1:
        return leaves[0]
    return Reason.of("weighted", award(field, parts, expected, regulation).points, *leaves)


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Return the IMPs of an artificial score.

    Example:
        >>> average(Fraction(60), expected=11, regulation=Regulation("", "")).points
        Fraction(3, 1)
    """
    del expected
    return imps_for(percent, regulation.average_imps)


METHOD = Method(
    title="Butler",
    source="PBN 2.1, section 3.4.12, Butler and Butler-2; the regulation names its datum",
    unit="imps",
    award=award,
    average=average,
    reasons=reasons,
)
