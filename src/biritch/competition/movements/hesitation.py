"""Hesitation Mitchell: one round more than tables, for an odd number of them.

East-West go up a table a round; from the last table's East-West they go to its North-South
for one round, then on to the first table. A stand lies below the middle table.
"""

from biritch.competition.movement import Form, Movement, Promise, Schedule, Sitting


def _plan(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    ring = tables + 1
    stand = (tables - 1) // 2

    def mover(place: int, turn: int) -> int:
        return tables + (place - turn) % ring

    promise = Promise((0 if rounds < ring else tables, tables), meetings=(0, 1), down=True)
    return Schedule(
        tuple(
            tuple(
                Sitting(
                    table + 1,
                    (table + 1 if table < tables - 1 else mover(tables, turn),),
                    (mover(table, turn),),
                    (table + (table >= stand) + turn) % ring + 1,
                )
                for table in range(tables)
            )
            for turn in range(rounds)
        ),
        promise,
    )


MOVEMENT = Movement(
    "Hesitation Mitchell",
    Form.PAIRS,
    tuple(2 * tables for tables in range(3, 22, 2)),
    lambda pairs: range(3, pairs // 2 + 2),
    _plan,
    "J. Pain, EBU newsletter, Unusual Movements for Clubs 1; E. E. Blandon, 1973",
)
