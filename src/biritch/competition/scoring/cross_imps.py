"""IMPs against every other score on a board: what all methods of cross-IMPs share."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.regulation import Regulation
from biritch.scoring.imps import imps


def imps_won(mine: int, theirs: int) -> int:
    """Return the IMPs for a score against another.

    Example:
        >>> imps_won(620, 170), imps_won(-50, 420)
        (10, -10)
    """
    return imps(mine - theirs)


def cross_imps(
    field: Field, parts: WeightedPoints, expected: int, regulation: Regulation
) -> Fraction:
    """Return the sum of the IMPs of a result against all the others.

    Where the regulation says so the sum is stretched to the results expected, N/n of it,
    as Neuberg does for match points (R. Barker, EBU).

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> cross_imps(field, ((420, 1),), expected=3, regulation=Regulation("", ""))
        Fraction(9, 1)
    """
    total = field.against(parts, imps_won)
    return total * expected / field.size if regulation.by_neuberg else total


def count_comparisons(field: Field, expected: int, regulation: Regulation) -> int:
    """Return the number of other results with which a result is compared.

    Example:
        >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
        >>> count_comparisons(field, expected=5, regulation=Regulation("", "", by_neuberg=True))
        4
    """
    return (expected if regulation.by_neuberg else field.size) - 1


def award_without_comparison() -> Award:
    """Return the award of a result that has no other to be compared with.

    Example:
        >>> award_without_comparison().points
        Fraction(0, 1)
    """
    return Award(Fraction(0))
