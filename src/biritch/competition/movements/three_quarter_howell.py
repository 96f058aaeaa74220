"""Three-quarter Howell: fewer rounds than a whole one, some pairs staying where they are.

With so many rounds, as many pairs move, each to the place of the number below; the others
stay, and never meet one another. Every set is played at every table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from biritch.competition.arranging import paired, sizes
from biritch.competition.movement import Form, Movement, Promise, Schedule, Sitting


@dataclass(frozen=True, slots=True)
class Row:
    """The first round, positions and sets counted from 0."""

    stay: tuple[tuple[int, int], ...]
    """At the first tables: who comes to the pair that stays, and whether as North-South (1)."""
    move: tuple[tuple[int, int], ...]
    """At the others: North-South and East-West, who both move."""
    boards: tuple[int, ...]
    """The set of each table."""


ROWS: Mapping[tuple[int, int], Row] = MappingProxyType({
    (5, 6): Row(
        ((4, 1), (2, 1), (1, 1), (0, 1)),
        ((3, 5),),
        (4, 0, 3, 1, 2),
    ),
    (5, 7): Row(
        ((4, 0), (2, 0), (1, 0)),
        ((5, 0), (6, 3)),
        (1, 3, 6, 0, 2),
    ),
    (6, 8): Row(
        ((4, 0), (1, 0), (5, 0), (2, 0)),
        ((3, 0), (7, 6)),
        (1, 5, 4, 2, 6, 0),
    ),
    (6, 9): Row(
        ((7, 1), (2, 1), (8, 1)),
        ((0, 6), (5, 1), (4, 3)),
        (7, 6, 0, 2, 4, 1),
    ),
    (6, 10): Row(
        ((7, 0), (8, 0)),
        ((1, 5), (4, 3), (2, 0), (9, 6)),
        (9, 7, 5, 0, 3, 4),
    ),
    (7, 8): Row(
        ((4, 0), (1, 0), (5, 0), (2, 0), (0, 0), (3, 0)),
        ((7, 6),),
        (1, 5, 3, 2, 7, 6, 0),
    ),
    (7, 9): Row(
        ((7, 0), (5, 0), (1, 0), (3, 0), (4, 0)),
        ((2, 6), (0, 8)),
        (2, 3, 7, 8, 6, 5, 0),
    ),
    (7, 10): Row(
        ((7, 0), (8, 0), (1, 0), (5, 0)),
        ((3, 4), (0, 2), (6, 9)),
        (9, 3, 8, 6, 7, 0, 5),
    ),
    (7, 11): Row(
        ((8, 1), (9, 1), (1, 1)),
        ((2, 5), (7, 3), (6, 4), (10, 0)),
        (5, 7, 4, 6, 9, 0, 10),
    ),
    (7, 12): Row(
        ((5, 1), (0, 1)),
        ((3, 7), (6, 11), (8, 9), (10, 1), (2, 4)),
        (0, 2, 8, 3, 7, 1, 10),
    ),
    (8, 10): Row(
        ((7, 1), (8, 1), (1, 1), (5, 1), (3, 1), (4, 1)),
        ((0, 2), (9, 6)),
        (9, 7, 2, 8, 3, 1, 6, 4),
    ),
    (8, 11): Row(
        ((6, 0), (1, 0), (0, 0), (2, 0), (10, 0)),
        ((7, 4), (9, 5), (3, 8)),
        (3, 10, 5, 6, 9, 7, 0, 4),
    ),
    (8, 12): Row(
        ((2, 1), (10, 1), (3, 1), (1, 1)),
        ((6, 9), (11, 0), (4, 8), (7, 5)),
        (0, 6, 9, 3, 1, 11, 5, 10),
    ),
    (8, 13): Row(
        ((1, 1), (10, 1), (9, 1)),
        ((5, 11), (3, 2), (12, 7), (6, 8), (0, 4)),
        (9, 0, 10, 7, 2, 4, 12, 11),
    ),
    (8, 14): Row(
        ((3, 1), (13, 1)),
        ((9, 6), (5, 0), (11, 7), (8, 10), (1, 2), (4, 12)),
        (1, 3, 6, 13, 2, 11, 8, 0),
    ),
})  # fmt: skip
"""By tables and rounds; found by random search (docs/movements.md, 3)."""


def _first(tables: int, rounds: int) -> tuple[tuple[int, int, int], ...]:
    """Return the tables of the first round; those who stay are numbered below zero."""
    row = ROWS[tables, rounds]
    stay = (
        (place, -1 - table) if turned else (-1 - table, place)
        for table, (place, turned) in enumerate(row.stay)
    )
    return tuple(
        (*two, boards) for two, boards in zip((*stay, *row.move), row.boards, strict=True)
    )


def _plan(pairs: int, rounds: int) -> Schedule:
    def number(place: int, turn: int) -> int:
        return rounds - place if place < 0 else (place + turn) % rounds + 1

    first = _first(pairs // 2, rounds)
    return Schedule(
        tuple(
            tuple(
                Sitting(
                    table,
                    (number(ns, turn),),
                    (number(ew, turn),),
                    (boards + turn) % rounds + 1,
                )
                for table, (ns, ew, boards) in enumerate(first, 1)
            )
            for turn in range(rounds)
        ),
        Promise((pairs // 2, pairs // 2), meetings=(0, 1)),
    )


MOVEMENT = Movement(
    "Three-quarter Howell",
    Form.PAIRS,
    sizes(range(5, 9)),
    lambda pairs: tuple(rounds for tables, rounds in ROWS if tables == (pairs + 1) // 2),
    paired(_plan),
    "docs/movements.md, 3",
)
