"""Web Mitchell: many tables, few rounds, two copies of the boards, everything played.

East-West go up a table a round. In the lower half of the room the boards go down; in the
upper half the second copies go up.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import web


def _plan(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    guarantee = Guarantee((tables, tables), meetings=(0, 1), copies=2)
    return Schedule(web(tables, rounds), guarantee)


MOVEMENT = Movement(
    "Web Mitchell",
    EntrantKind.PAIRS,
    tuple(2 * tables for tables in range(8, 27, 2)),
    lambda pairs: tuple(
        rounds for rounds in (7, 9, 11, 13) if pairs // 4 <= rounds < pairs // 2
    ),
    _plan,
    "docs/movements.md, 1 (web: T even, T/2 <= R <= T)",
)

SENTENCES = {
    "en": """
movement-web = Web Mitchell
movement-web-about = Many tables and few rounds, with two copies of the boards: every board is \
played by all.
""",
    "fr": """
movement-web = Mitchell en toile
movement-web-about = Beaucoup de tables et peu de tours, avec les étuis en double : chaque \
donne est jouée par tous.
""",
}
