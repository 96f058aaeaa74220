"""An invitational club game of the ACBL: 0.08 for each pair of the field, at most 1.20."""

from fractions import Fraction

from biritch.competition.master_points import MasterPointScale, PointsField, club_game
from biritch.competition.movement import EntrantKind

EACH, MOST = Fraction(2, 25), Fraction(6, 5)
"""What the first place earns for each pair of its field, and the most it earns."""


def places(field: PointsField) -> tuple[Fraction, ...]:
    """Return the points of the first 40 % of the field, a half rounded up.

    Example:
        >>> [str(points) for points in places(PointsField(entrants=8, boards=24))]
        ['16/25', '56/125', '8/25']
    """
    return club_game(field.entrants, EACH, MOST)


SCALE = MasterPointScale(
    title="ACBL, invitational club game",
    source="ACBL Handbook, section three, masterpoint award regulations, part I",
    forms=(EntrantKind.PAIRS, EntrantKind.INDIVIDUAL),
    places=places,
)

SENTENCES = {
    "en": """
master-points-acbl-invitational = ACBL, invitational club game
""",
    "fr": """
master-points-acbl-invitational = ACBL, tournoi de club sur invitation
""",
}
