"""Mitchell with the missing pair North-South: its table stays empty, its boards rest there.

East-West move as ever; who comes to the empty table sits out.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import mitchell, plan_for_odd


def _plan(pairs: int, rounds: int) -> Schedule:
    guarantee = Guarantee((rounds, rounds), meetings=(0, 1), down=True)
    return Schedule(mitchell(pairs // 2, rounds), guarantee)


MOVEMENT = Movement(
    "Mitchell, a North-South pair missing",
    EntrantKind.PAIRS,
    tuple(2 * tables - 1 for tables in range(3, 26, 2)),
    lambda pairs: range(2, (pairs + 1) // 2 + 1),
    # The missing pair is the North-South pair with the highest number.
    plan_for_odd(_plan, lambda pairs: pairs // 2),
    "docs/movements.md, 1 and 7 (phantom pair)",
)

SENTENCES = {
    "en": """
movement-mitchell-north-south = Mitchell, a North-South pair missing
movement-mitchell-north-south-about = The empty place is North-South: East-West pairs sit out \
in turn.
""",
    "fr": """
movement-mitchell-north-south = Mitchell, une paire Nord-Sud absente
movement-mitchell-north-south-about = La place vide est en Nord-Sud : les paires Est-Ouest se \
reposent à tour de rôle.
""",
}
