"""An open club game of the ACBL: 0.10 for each pair of the field, at most 1.50."""

from fractions import Fraction

from biritch.competition.master_points import MasterPointScale, PointsField, club_game
from biritch.competition.movement import EntrantKind

EACH, MOST = Fraction(1, 10), Fraction(3, 2)
"""What the first place earns for each pair of its field, and the most it earns."""


def places(field: PointsField) -> tuple[Fraction, ...]:
    """Return the points of the first 40 % of the field, a half rounded up.

    Example:
        >>> [str(points) for points in places(PointsField(entrants=8, boards=24))]
        ['4/5', '14/25', '2/5']
    """
    return club_game(field.entrants, EACH, MOST)


SCALE = MasterPointScale(
    title="ACBL, open club game",
    source="ACBL Handbook, section three, masterpoint award regulations, part I",
    forms=(EntrantKind.PAIRS, EntrantKind.INDIVIDUAL),
    places=places,
)

SENTENCES = {
    "en": """
master-points-acbl-club = ACBL, open club game
""",
    "fr": """
master-points-acbl-club = ACBL, tournoi de club ouvert
""",
}
