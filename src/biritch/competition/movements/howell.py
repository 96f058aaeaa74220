"""Howell: every pair meets every other once, and plays every set.

One pair stays at the first table; each other pair goes, round by round, where the pair of
the number below sat. Two tables all play one set in each round; three tables share in
places: without sharing neither can be done. An odd number of pairs is seated as one more,
the staying pair missing, so that each sits out once.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting
from biritch.competition.rotations import sizes, without, without_pair

Row = tuple[int, int, int]

ROWS: Mapping[int, tuple[Row, ...]] = MappingProxyType({
    4: ((1, 3, 2), (2, 6, 4), (4, 5, 1)),
    5: ((1, 2, 5), (3, 7, 4), (6, 4, 2), (8, 5, 7)),
    6: ((1, 2, 5), (3, 8, 4), (4, 6, 1), (5, 9, 3), (10, 7, 9)),
    7: ((1, 6, 5), (2, 9, 11), (3, 4, 10), (7, 11, 8), (8, 5, 3), (10, 12, 2)),
    8: ((3, 7, 9), (5, 4, 13), (8, 2, 7), (9, 1, 4), (11, 6, 3), (13, 10, 14), (14, 12, 10)),
    9: (
        (3, 16, 8), (5, 13, 12), (6, 4, 1), (9, 2, 15), (10, 11, 4), (12, 7, 10),
        (14, 8, 16), (15, 1, 2),
    ),
    10: (
        (2, 3, 13), (8, 5, 4), (9, 1, 10), (10, 15, 17), (12, 6, 18), (13, 11, 8),
        (14, 18, 3), (16, 4, 2), (17, 7, 1),
    ),
    11: (
        (1, 17, 3), (2, 6, 14), (4, 3, 1), (7, 15, 18), (10, 19, 15), (11, 5, 20),
        (12, 9, 13), (13, 20, 5), (14, 16, 9), (18, 8, 7),
    ),
    12: (
        (1, 3, 17), (2, 14, 10), (4, 7, 11), (5, 12, 4), (6, 15, 16), (8, 18, 20),
        (13, 9, 18), (16, 10, 13), (19, 11, 9), (21, 20, 15), (22, 17, 5),
    ),
})  # fmt: skip
"""For that many tables, the second and later tables of the first round: North-South, East-West
and set, counted from 0. Found by ``scripts/find_howell.py``."""

VARIANCES: Mapping[int, Fraction] = MappingProxyType({
    4: Fraction(0),
    5: Fraction(16, 5),
    6: Fraction(0),
    7: Fraction(24, 7),
    8: Fraction(0),
    9: Fraction(32, 9),
    10: Fraction(0),
    11: Fraction(40, 11),
    12: Fraction(0),
})  # fmt: skip
"""The variance of the comparisons for that many tables; 0 is perfect."""

TWO_TABLES: tuple[tuple[Row, ...], ...] = (
    ((4, 1, 1), (3, 2, 1)), ((4, 3, 2), (2, 1, 2)), ((4, 2, 3), (1, 3, 3)),
)  # fmt: skip
"""Four pairs, three rounds: North-South, East-West, set (docs/movements.md, 8)."""

ARMONK: tuple[tuple[Row, ...], ...] = (
    ((1, 2, 1), (4, 3, 2)), ((1, 2, 2), (3, 4, 1)), ((3, 1, 3), (4, 2, 4)),
    ((3, 1, 4), (2, 4, 3)), ((2, 3, 5), (4, 1, 6)), ((2, 3, 6), (1, 4, 5)),
)  # fmt: skip
"""Four pairs, six rounds: two against each pair, and nobody shares (docs/movements.md, 8)."""

THREE_TABLES: tuple[tuple[Row, ...], ...] = (
    ((6, 1, 1), (4, 3, 2), (2, 5, 4)), ((6, 2, 2), (5, 4, 3), (3, 1, 4)),
    ((6, 3, 3), (1, 5, 2), (4, 2, 1)), ((6, 4, 4), (2, 1, 3), (5, 3, 1)),
    ((6, 5, 5), (3, 2, 5), (1, 4, 5)),
)  # fmt: skip
"""Six pairs, five rounds: in the last all three tables share a set (docs/movements.md, 8)."""


def _write_schedule(rounds: tuple[tuple[Row, ...], ...], guarantee: Guarantee) -> Schedule:
    return Schedule(
        tuple(
            tuple(
                Sitting(table, (ns,), (ew,), boards)
                for table, (ns, ew, boards) in enumerate(sittings, 1)
            )
            for sittings in rounds
        ),
        guarantee,
    )


def _turning(tables: int) -> Schedule:
    ring = 2 * tables - 1

    def at(table: int, row: Row, turn: int) -> Sitting:
        ns, ew, boards = ((place + turn) % ring + 1 for place in row)
        # The pair that stays has the highest number and is North-South at the first table.
        return Sitting(table, (ring + 1 if table == 1 else ns,), (ew,), boards)

    rows = ((0, 0, 0), *ROWS[tables])
    return Schedule(
        tuple(
            tuple(at(table, row, turn) for table, row in enumerate(rows, 1))
            for turn in range(ring)
        ),
        Guarantee((tables, tables), variance=VARIANCES[tables]),
    )


def _full(pairs: int, rounds: int) -> Schedule:
    match pairs, rounds:
        case 4, 3:
            return _write_schedule(
                TWO_TABLES, Guarantee((2, 2), copies=2, variance=Fraction(0))
            )
        case 4, _:
            return _write_schedule(ARMONK, Guarantee((2, 2), (2, 2), variance=Fraction(0)))
        case 6, _:
            guarantee = Guarantee((3, 3), copies=3, variance=Fraction(8, 3))
            return _write_schedule(THREE_TABLES, guarantee)
        case _:
            return _turning(pairs // 2)


def _plan(pairs: int, rounds: int) -> Schedule:
    full = _full(pairs + pairs % 2, rounds)
    if pairs % 2 == 0:
        return full
    # Everybody meets the missing pair once, and so sits out exactly once.
    rounds_without = without(full.rounds, pairs + 1)
    return replace(
        full,
        rounds=rounds_without,
        guarantee=replace(without_pair(full.guarantee), waits=(1, 1)),
    )


MOVEMENT = Movement(
    "Howell",
    EntrantKind.PAIRS,
    # Without its first, which is three pairs: too few to meet anybody.
    sizes(range(2, 13))[1:],
    lambda pairs: (6, 3) if pairs == 4 else (pairs - 1 + pairs % 2,),
    _plan,
    "Bridge, les règles élémentaires (2007), B.II; docs/movements.md, 2 and 8; "
    "rows by scripts/find_howell.py",
)

SENTENCES = {
    "en": """
movement-howell = Howell
movement-howell-about = Every pair meets every other and plays every board.
""",
    "fr": """
movement-howell = Howell
movement-howell-about = Chaque paire rencontre toutes les autres et joue tous les étuis.
""",
}
