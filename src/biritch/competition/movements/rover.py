"""Mitchell with a rover: one pair more than the tables seat takes over a table each round.

The rover sits out the first round, then takes the place of one North-South pair after
another. With an even number of tables the first and last share and a stand is half-way.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Round, Schedule
from biritch.competition.rotations import mitchell

PATHS: Mapping[int, tuple[int, ...]] = MappingProxyType({
    6: (1, 3, 5, 2, 4),
    7: (1, 3, 5, 7, 2, 4),
    8: (1, 6, 2, 7, 3, 8, 4),
    9: (1, 5, 9, 2, 4, 7, 3, 6),
    10: (1, 7, 2, 8, 3, 9, 4, 10, 5),
    11: (1, 3, 5, 7, 9, 11, 2, 4, 6, 8),
    12: (3, 9, 4, 10, 5, 11, 6, 12, 7, 1, 8),
    13: (1, 3, 5, 7, 9, 11, 13, 2, 4, 6, 8, 10),
    14: (1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7),
    15: (1, 3, 5, 7, 9, 12, 14, 2, 4, 6, 8, 10, 11, 13),
})  # fmt: skip
"""For that many tables, the table the rover takes from the second round on."""

TWICE = (9, 15)
"""The numbers of tables at which the rover meets one pair twice."""


def _join_rover(sittings: Round, table: int, rover: int) -> Round:
    return tuple(
        replace(sitting, ns=(rover,)) if sitting.table == table else sitting
        for sitting in sittings
    )


def _plan(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    even = tables % 2 == 0
    base = mitchell(tables, rounds, relay=tables // 2 if even else 0)
    # No table is numbered 0: in the first round the rover sits out.
    path = (0, *PATHS[tables])
    seated = tuple(
        # A path is for the longest session: fewer rounds use its beginning.
        _join_rover(sitting, table, pairs)
        for sitting, table in zip(base, path, strict=False)
    )
    guarantee = Guarantee(
        (rounds if not even or rounds == tables else 0, rounds + even),
        meetings=(0, 2 if tables in TWICE else 1),
        copies=2 if even else 1,
        waits=(0, 1),
        down=True,
    )
    return Schedule(seated, guarantee)


MOVEMENT = Movement(
    "Mitchell with a rover",
    EntrantKind.PAIRS,
    tuple(2 * tables + 1 for tables in PATHS),
    lambda pairs: range(3, len(PATHS[pairs // 2]) + 2),
    _plan,
    "EBU Pairs Scorer manual; docs/movements.md, 1 (rover)",
)

SENTENCES = {
    "en": """
movement-rover = Mitchell with a rover
movement-rover-about = One pair more than the tables seat takes over a table each round; \
nobody sits out twice.
""",
    "fr": """
movement-rover = Mitchell avec paire volante
movement-rover-about = Une paire de plus que les tables n'en assoient prend une table à chaque \
tour ; personne ne se repose deux fois.
""",
}
