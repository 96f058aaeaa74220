"""Howell for three tables on nine sets: every pair meets every other, nobody shares.

The price is that some sets are played once or twice only, and no pair plays them all.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting
from biritch.competition.rotations import plan_for_odd

ROUNDS = (
    ((6, 1, 1), (4, 3, 3), (2, 5, 6)),
    ((6, 2, 3), (5, 4, 1), (3, 1, 8)),
    ((6, 3, 5), (1, 5, 3), (4, 2, 2)),
    ((6, 4, 7), (2, 1, 5), (5, 3, 2)),
    ((6, 5, 9), (3, 2, 1), (1, 4, 4)),
)
"""North-South, East-West and set of each table (docs/movements.md, 8)."""


def _plan(_pairs: int, _rounds: int) -> Schedule:
    return Schedule(
        tuple(
            tuple(
                Sitting(table, (ns,), (ew,), boards)
                for table, (ns, ew, boards) in enumerate(sittings, 1)
            )
            for sittings in ROUNDS
        ),
        Guarantee((1, 3)),
    )


MOVEMENT = Movement(
    "Howell without sharing",
    EntrantKind.PAIRS,
    (5, 6),
    lambda _: (5,),
    plan_for_odd(_plan),
    "docs/movements.md, 8 (three tables, nine sets)",
)

SENTENCES = {
    "en": """
movement-howell-unshared = Howell for three tables, nobody sharing
movement-howell-unshared-about = Nine sets for three tables: all meet all without waiting for \
boards, but some are seldom played.
""",
    "fr": """
movement-howell-unshared = Howell à trois tables, sans partage
movement-howell-unshared-about = Neuf jeux d'étuis pour trois tables : tous rencontrent \
tous sans attendre, mais certains étuis sont peu joués.
""",
}
