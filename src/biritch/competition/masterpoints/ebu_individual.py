"""A club individual of the EBU: steps of three down the best third, six at least."""

from fractions import Fraction

from biritch.competition.master_points import MasterPointScale, PointsField
from biritch.competition.movement import EntrantKind

STEP, LEAST = 3, 6
"""Local points from place to place, and the fewest of any award."""
BOARDS = range(18, 36)
"""The boards of a session whose best third earns points."""


def places(field: PointsField) -> tuple[Fraction, ...]:
    """Return the points of the best third; nothing for sessions of other lengths.

    Example:
        >>> [int(points) for points in places(PointsField(entrants=24, boards=24))]
        [24, 21, 18, 15, 12, 9, 6, 6]
    """
    if field.boards not in BOARDS:
        return ()
    # Half tables do not count towards the number of awards.
    depth = -(-field.entrants // 4 * 4 // 3)
    return tuple(Fraction(max(LEAST, STEP * (depth - place))) for place in range(depth))


SCALE = MasterPointScale(
    title="EBU, club individual",
    source="EBU Licensing and Master Points Handbook 2021, scale F, 18 to 35 boards",
    forms=(EntrantKind.INDIVIDUAL,),
    places=places,
)

SENTENCES = {
    "en": """
master-points-ebu-individual = EBU, club individual
""",
    "fr": """
master-points-ebu-individual = EBU, individuel de club
""",
}
