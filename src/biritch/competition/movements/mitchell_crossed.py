"""Mitchell with one ranking: in the last eighth of the rounds the directions are crossed.

Whole rounds, so that every pair changes as often; never a half of them.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import cross_rounds, eighth, mitchell, plan_for_odd, sizes


def _plan(pairs: int, rounds: int) -> Schedule:
    sittings = mitchell(pairs // 2, rounds)
    guarantee = Guarantee((rounds, rounds), meetings=(0, 1), down=True)
    return Schedule(cross_rounds(sittings, eighth(rounds)), guarantee)


MOVEMENT = Movement(
    "Mitchell with an arrow switch",
    EntrantKind.PAIRS,
    sizes(range(5, 26, 2)),
    lambda pairs: range(5, (pairs + 1) // 2 + 1),
    plan_for_odd(_plan),
    "docs/movements.md, 1 (arrow switch: 7, 9, 11 tables one round, 13 two)",
)

SENTENCES = {
    "en": """
movement-mitchell-crossed = Mitchell, one ranking
movement-mitchell-crossed-about = A Mitchell whose directions are crossed in the last eighth \
of the rounds, so that all are ranked together.
""",
    "fr": """
movement-mitchell-crossed = Mitchell à classement unique
movement-mitchell-crossed-about = Un Mitchell croisé dans le dernier huitième des tours, pour \
classer tout le monde ensemble.
""",
}
