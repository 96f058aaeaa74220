"""Mitchell: North-South stay, East-West go up one table, the boards down one.

For an odd number of tables; with a pair less, East-West are one short and the North-South
pair without opponents sits out. Fewer rounds than tables make a curtailed Mitchell.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import mitchell, plan_for_odd, sizes


def _plan(pairs: int, rounds: int) -> Schedule:
    guarantee = Guarantee((rounds, rounds), meetings=(0, 1), down=True)
    return Schedule(mitchell(pairs // 2, rounds), guarantee)


MOVEMENT = Movement(
    "Mitchell",
    EntrantKind.PAIRS,
    sizes(range(3, 26, 2)),
    lambda pairs: range(2, (pairs + 1) // 2 + 1),
    plan_for_odd(_plan),
    "Bridge, les règles élémentaires (2007), B.II; "
    "curtailed and half tables: docs/movements.md, 1",
)

SENTENCES = {
    "en": """
movement-mitchell = Mitchell
movement-mitchell-about = North-South stay, East-West go up a table, the boards down one: an \
odd number of tables, a ranking for each direction.
""",
    "fr": """
movement-mitchell = Mitchell
movement-mitchell-about = Nord-Sud reste, Est-Ouest monte d'une table, les étuis descendent \
d'une : nombre impair de tables, un classement par ligne.
""",
}
