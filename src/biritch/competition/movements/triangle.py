"""Three teams, each against each, in two rounds at three tables.

Each pair of a team stays with its way; the boards stay at their table, and the other two
pairs of the two teams come to them in the second round.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting

ROUNDS = (
    ((1, 3, 1), (2, 1, 2), (3, 2, 3)),
    ((3, 1, 1), (1, 2, 2), (2, 3, 3)),
)
"""North-South, East-West and set of each table."""


def _plan(_teams: int, _rounds: int) -> Schedule:
    return Schedule(
        tuple(
            tuple(
                Sitting(table, (ns,), (ew,), boards)
                for table, (ns, ew, boards) in enumerate(sittings, 1)
            )
            for sittings in ROUNDS
        ),
        Guarantee((2, 2)),
        EntrantKind.TEAMS,
    )


MOVEMENT = Movement(
    "Three teams",
    EntrantKind.TEAMS,
    (3,),
    lambda _: (2,),
    _plan,
    "FFB, RPI, OR-3.4; docs/movements.md, 5 (triangle)",
)

SENTENCES = {
    "en": """
movement-triangle = Three teams
movement-triangle-about = Three teams, each against each, in two rounds.
""",
    "fr": """
movement-triangle = Trois équipes
movement-triangle-about = Trois équipes, chacune contre chacune, en deux tours.
""",
}
