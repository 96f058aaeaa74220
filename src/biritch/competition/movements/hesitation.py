"""Hesitation Mitchell: one round more than tables, for an odd number of them.

East-West go up a table a round; from the last table's East-West they go to its North-South
for one round, then on to the first table. A stand lies below the middle table. In the last
eighth of the rounds the directions are crossed, but for the last table.
"""

from biritch.competition.movement import (
    EntrantKind,
    Guarantee,
    Movement,
    Round,
    Schedule,
    Sitting,
)
from biritch.competition.rotations import cross_rounds, eighth


def _straight(tables: int, turn: int) -> Round:
    ring = tables + 1
    stand = (tables - 1) // 2

    def mover(place: int) -> int:
        return tables + (place + 1 - turn) % ring

    return tuple(
        Sitting(
            table + 1,
            (table + 1 if table < tables - 1 else mover(tables),),
            (mover(table),),
            # One set lies on the stand, so that below it every table has a set further.
            (table + (table >= stand) + turn) % ring + 1,
        )
        for table in range(tables)
    )


def _plan(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    straight = [_straight(tables, turn) for turn in range(rounds)]
    turned = cross_rounds(straight, eighth(rounds))
    guarantee = Guarantee(
        (0 if rounds <= tables else tables, tables), meetings=(0, 1), down=True
    )
    return Schedule(
        tuple((*new[:-1], old[-1]) for new, old in zip(turned, straight, strict=True)),
        guarantee,
    )


MOVEMENT = Movement(
    "Hesitation Mitchell",
    EntrantKind.PAIRS,
    tuple(2 * tables for tables in range(3, 22, 2)),
    lambda pairs: range(3, pairs // 2 + 2),
    _plan,
    "J. Pain, EBU newsletter, Unusual Movements for Clubs 1; E. E. Blandon, 1973",
)

SENTENCES = {
    "en": """
movement-hesitation = Hesitation Mitchell
movement-hesitation-about = One round more than tables: at the last table a pair plays \
East-West, then North-South.
""",
    "fr": """
movement-hesitation = Mitchell à hésitation
movement-hesitation-about = Un tour de plus que de tables : à la dernière, on joue en \
Est-Ouest puis en Nord-Sud.
""",
}
