"""Match points as Law 78A counts them: 2, 1 or 0 against each other score."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, share
from biritch.competition.scoring.reason import Reason, comparisons
from biritch.competition.scoring.regulation import Regulation


def compare_scores(mine: int, theirs: int) -> int:
    """Return 2, 1 or 0 for a score against another.

    Example:
        >>> compare_scores(450, 420), compare_scores(420, 420), compare_scores(-50, 420)
        (2, 1, 0)
    """
    return (mine > theirs) + (mine >= theirs)


def award(field: Field, parts: WeightedPoints, expected: int, regulation: Regulation) -> Award:
    """Return the match points of one result, adjusted to the number of results expected.

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> award(field, ((450, 1),), expected=3, regulation=Regulation("", ""))
        Award(points=Fraction(4, 1), top=Fraction(4, 1))
    """
    # Of a plain score all comparisons are known at once, however many scores there are.
    plain = field.match_points.get(field.sign * parts[0][0]) if len(parts) == 1 else None
    raw = field.against(parts, compare_scores) if plain is None else Fraction(plain)
    rule = regulation.unequal
    return Award(rule.matchpoints(raw, field.size, expected), rule.top(field.size, expected))


def reasons(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Reason:
    """Return the explanation: comparisons, and the adjustment to the results expected."""
    raw = comparisons(field, parts, compare_scores)
    points = award(field, parts, expected, regulation).points
    if points == raw.value:
        return raw
    name = regulation.unequal.value
    return Reason.of(name, points, raw, raw=raw.value, found=field.size, expected=expected)


def average(percent: Fraction, expected: int, regulation: Regulation) -> Award:
    """Return *percent* of a top.

    Example:
        >>> average(Fraction(60), expected=11, regulation=Regulation("", "")).points
        Fraction(12, 1)
    """
    del regulation
    return share(percent, Fraction(2 * (expected - 1)))
