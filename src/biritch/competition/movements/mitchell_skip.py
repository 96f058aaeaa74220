"""Mitchell for an even number of tables: half-way, East-West pass over a table.

Everybody misses one set and one pair of the other line; the round that is lost is the last.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import mitchell, plan_for_odd, sizes


def _plan(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    guarantee = Guarantee((rounds, rounds), meetings=(0, 1), down=True)
    return Schedule(mitchell(tables, rounds, skip=tables // 2), guarantee)


MOVEMENT = Movement(
    "Mitchell with a skip",
    EntrantKind.PAIRS,
    sizes(range(4, 27, 2)),
    lambda pairs: range(2, (pairs + 1) // 2),
    plan_for_odd(_plan),
    "docs/movements.md, 1 (even T, skip)",
)

SENTENCES = {
    "en": """
movement-mitchell-skip = Mitchell with a skip
movement-mitchell-skip-about = An even number of tables: half-way East-West pass over a table; \
one set and one pair are missed.
""",
    "fr": """
movement-mitchell-skip = Mitchell avec saut
movement-mitchell-skip-about = Nombre pair de tables : à mi-parcours Est-Ouest saute une table \
; on manque un jeu d'étuis et une paire.
""",
}
