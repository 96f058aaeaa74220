"""Mitchell for an even number of tables: two tables share, a stand holds a set at rest.

The stand is half-way; the first and the last table play the same boards in each round and
pass them to one another. Nothing is missed. With a pair less, the last table stays empty:
nobody shares, and who comes to it sits out.
"""

from dataclasses import replace

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import mitchell, plan_for_odd, sizes


def _full(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    least = rounds if rounds == tables else rounds - 1
    guarantee = Guarantee((least, rounds + 1), meetings=(0, 1), copies=2, down=True)
    if rounds < tables // 2:
        guarantee = replace(guarantee, results=(0, rounds + 1))
    return Schedule(mitchell(tables, rounds, relay=tables // 2), guarantee)


def _plan(pairs: int, rounds: int) -> Schedule:
    # The missing pair is North-South at the last table, which so stays empty.
    schedule = plan_for_odd(_full, lambda pairs: pairs // 2)(pairs, rounds)
    copies = 2 - pairs % 2
    return replace(schedule, guarantee=replace(schedule.guarantee, copies=copies))


MOVEMENT = Movement(
    "Mitchell with share and relay",
    EntrantKind.PAIRS,
    sizes(range(4, 27, 2)),
    lambda pairs: range(2, (pairs + 1) // 2 + 1),
    _plan,
    "docs/movements.md, 1 (even T, share and relay)",
)

SENTENCES = {
    "en": """
movement-mitchell-relay = Mitchell, share and relay
movement-mitchell-relay-about = An even number of tables: the first and the last share their \
boards, a stand half-way holds a set; all is played.
""",
    "fr": """
movement-mitchell-relay = Mitchell avec partage et relais
movement-mitchell-relay-about = Nombre pair de tables : la première et la dernière partagent \
leurs étuis, un relais à mi-chemin en garde un jeu ; tout est joué.
""",
}
