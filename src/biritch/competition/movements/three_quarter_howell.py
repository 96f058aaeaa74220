"""Three-quarter Howell: fewer rounds than a whole one, some pairs staying where they are.

With that many rounds, as many pairs move, each to the place of the number below; the others
stay, and never meet one another. Every set is played at every table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting
from biritch.competition.rotations import plan_for_odd, sizes


@dataclass(frozen=True, slots=True)
class ThreeQuarterFirstRound:
    """The first round, positions and sets counted from 0."""

    stay: tuple[tuple[int, int], ...]
    """At the first tables: who comes to the pair that stays, and whether as North-South (1)."""
    move: tuple[tuple[int, int], ...]
    """At the others: North-South and East-West, who both move."""
    boards: tuple[int, ...]
    """The set of each table."""


ROWS: Mapping[tuple[int, int], ThreeQuarterFirstRound] = MappingProxyType({
    (5, 6): ThreeQuarterFirstRound(
        ((4, 1), (2, 1), (1, 1), (0, 1)),
        ((3, 5),),
        (4, 0, 3, 1, 2),
    ),
    (5, 7): ThreeQuarterFirstRound(
        ((4, 0), (2, 0), (1, 0)),
        ((5, 0), (6, 3)),
        (1, 3, 6, 0, 2),
    ),
    (6, 8): ThreeQuarterFirstRound(
        ((4, 0), (1, 0), (5, 0), (2, 0)),
        ((3, 0), (7, 6)),
        (1, 5, 4, 2, 6, 0),
    ),
    (6, 9): ThreeQuarterFirstRound(
        ((7, 1), (2, 1), (8, 1)),
        ((0, 6), (5, 1), (4, 3)),
        (7, 6, 0, 2, 4, 1),
    ),
    (6, 10): ThreeQuarterFirstRound(
        ((7, 0), (8, 0)),
        ((1, 5), (4, 3), (2, 0), (9, 6)),
        (9, 7, 5, 0, 3, 4),
    ),
    (7, 8): ThreeQuarterFirstRound(
        ((4, 0), (1, 0), (5, 0), (2, 0), (0, 0), (3, 0)),
        ((7, 6),),
        (1, 5, 3, 2, 7, 6, 0),
    ),
    (7, 9): ThreeQuarterFirstRound(
        ((7, 0), (5, 0), (1, 0), (3, 0), (4, 0)),
        ((2, 6), (0, 8)),
        (2, 3, 7, 8, 6, 5, 0),
    ),
    (7, 10): ThreeQuarterFirstRound(
        ((7, 0), (8, 0), (1, 0), (5, 0)),
        ((3, 4), (0, 2), (6, 9)),
        (9, 3, 8, 6, 7, 0, 5),
    ),
    (7, 11): ThreeQuarterFirstRound(
        ((8, 1), (9, 1), (1, 1)),
        ((2, 5), (7, 3), (6, 4), (10, 0)),
        (5, 7, 4, 6, 9, 0, 10),
    ),
    (7, 12): ThreeQuarterFirstRound(
        ((5, 1), (0, 1)),
        ((3, 7), (6, 11), (8, 9), (10, 1), (2, 4)),
        (0, 2, 8, 3, 7, 1, 10),
    ),
    (8, 10): ThreeQuarterFirstRound(
        ((7, 1), (8, 1), (1, 1), (5, 1), (3, 1), (4, 1)),
        ((0, 2), (9, 6)),
        (9, 7, 2, 8, 3, 1, 6, 4),
    ),
    (8, 11): ThreeQuarterFirstRound(
        ((6, 0), (1, 0), (0, 0), (2, 0), (10, 0)),
        ((7, 4), (9, 5), (3, 8)),
        (3, 10, 5, 6, 9, 7, 0, 4),
    ),
    (8, 12): ThreeQuarterFirstRound(
        ((2, 1), (10, 1), (3, 1), (1, 1)),
        ((6, 9), (11, 0), (4, 8), (7, 5)),
        (0, 6, 9, 3, 1, 11, 5, 10),
    ),
    (8, 13): ThreeQuarterFirstRound(
        ((1, 1), (10, 1), (9, 1)),
        ((5, 11), (3, 2), (12, 7), (6, 8), (0, 4)),
        (9, 0, 10, 7, 2, 4, 12, 11),
    ),
    (8, 14): ThreeQuarterFirstRound(
        ((3, 1), (13, 1)),
        ((9, 6), (5, 0), (11, 7), (8, 10), (1, 2), (4, 12)),
        (1, 3, 6, 13, 2, 11, 8, 0),
    ),
    (9, 12): ThreeQuarterFirstRound(
        ((0, 1), (5, 1), (6, 1), (3, 1), (2, 1), (7, 1)),
        ((10, 1), (11, 4), (8, 9)),
        (2, 6, 9, 8, 0, 1, 10, 3, 4),
    ),
    (9, 13): ThreeQuarterFirstRound(
        ((3, 1), (5, 1), (2, 1), (7, 1), (8, 1)),
        ((4, 0), (11, 1), (6, 12), (9, 10)),
        (6, 9, 3, 1, 8, 10, 0, 4, 5),
    ),
    (9, 14): ThreeQuarterFirstRound(
        ((3, 1), (4, 1), (13, 1), (1, 1)),
        ((0, 8), (6, 10), (5, 2), (7, 9), (11, 12)),
        (0, 7, 11, 6, 10, 5, 9, 1, 12),
    ),
    (9, 15): ThreeQuarterFirstRound(
        ((13, 1), (14, 1), (6, 1)),
        ((0, 2), (1, 5), (8, 7), (12, 9), (4, 10), (3, 11)),
        (3, 7, 10, 12, 1, 6, 0, 11, 5),
    ),
    (9, 16): ThreeQuarterFirstRound(
        ((15, 0), (7, 0)),
        ((10, 0), (5, 1), (3, 12), (13, 2), (6, 4), (14, 11), (8, 9)),
        (3, 1, 13, 10, 2, 14, 6, 9, 0),
    ),
    (10, 14): ThreeQuarterFirstRound(
        ((4, 1), (11, 1), (2, 1), (5, 1), (3, 1), (8, 1)),
        ((9, 0), (1, 13), (6, 12), (10, 7)),
        (0, 9, 6, 12, 4, 5, 3, 1, 11, 2),
    ),
    (10, 15): ThreeQuarterFirstRound(
        ((0, 1), (6, 1), (7, 1), (11, 1), (14, 1)),
        ((1, 10), (2, 4), (13, 12), (5, 9), (8, 3)),
        (13, 5, 2, 4, 3, 10, 9, 0, 6, 14),
    ),
    (10, 16): ThreeQuarterFirstRound(
        ((9, 1), (5, 1), (6, 1), (15, 1)),
        ((4, 0), (7, 1), (2, 11), (13, 14), (3, 8), (12, 10)),
        (13, 15, 3, 11, 9, 2, 10, 4, 6, 12),
    ),
    (10, 17): ThreeQuarterFirstRound(
        ((4, 1), (14, 1), (9, 1)),
        ((0, 15), (12, 1), (5, 8), (7, 16), (6, 2), (11, 10), (3, 13)),
        (16, 10, 14, 4, 3, 5, 8, 13, 9, 6),
    ),
    (10, 18): ThreeQuarterFirstRound(
        ((15, 1), (14, 1)),
        ((10, 0), (5, 3), (11, 7), (8, 2), (12, 13), (1, 16), (4, 9), (6, 17)),
        (17, 5, 10, 9, 4, 3, 11, 6, 16, 2),
    ),
    (11, 15): ThreeQuarterFirstRound(
        ((14, 1), (4, 1), (12, 1), (7, 1), (5, 1), (11, 1), (9, 1)),
        ((1, 0), (3, 10), (6, 2), (8, 13)),
        (10, 13, 9, 8, 11, 14, 7, 5, 3, 1, 0),
    ),
    (11, 16): ThreeQuarterFirstRound(
        ((7, 1), (12, 1), (10, 1), (2, 1), (4, 1), (8, 1)),
        ((0, 3), (5, 1), (13, 6), (14, 15), (9, 11)),
        (8, 9, 6, 5, 10, 0, 2, 15, 13, 3, 4),
    ),
    (11, 17): ThreeQuarterFirstRound(
        ((0, 1), (4, 1), (2, 1), (6, 1), (13, 1)),
        ((1, 15), (9, 5), (8, 3), (11, 10), (7, 16), (14, 12)),
        (15, 1, 8, 9, 7, 6, 5, 10, 3, 11, 13),
    ),
    (11, 18): ThreeQuarterFirstRound(
        ((6, 0), (11, 0), (3, 0), (10, 0)),
        ((7, 0), (13, 1), (12, 16), (8, 9), (17, 14), (4, 2), (15, 5)),
        (3, 16, 9, 14, 1, 15, 11, 17, 6, 2, 8),
    ),
    (11, 19): ThreeQuarterFirstRound(
        ((11, 1), (6, 1), (17, 1)),
        ((8, 0), (1, 4), (13, 9), (14, 2), (10, 15), (3, 5), (12, 18), (16, 7)),
        (15, 17, 4, 18, 1, 7, 10, 5, 8, 0, 9),
    ),
    (11, 20): ThreeQuarterFirstRound(
        ((14, 1), (7, 1)),
        ((4, 0), (1, 15), (3, 18), (9, 17), (5, 16), (19, 2), (13, 6), (8, 10), (12, 11)),
        (9, 15, 1, 14, 7, 11, 12, 2, 4, 0, 17),
    ),
    (12, 16): ThreeQuarterFirstRound(
        ((9, 1), (6, 1), (8, 1), (11, 1), (1, 1), (3, 1), (7, 1), (14, 1)),
        ((0, 15), (5, 2), (10, 12), (13, 4)),
        (5, 11, 14, 3, 4, 0, 6, 7, 1, 12, 10, 8),
    ),
    (12, 17): ThreeQuarterFirstRound(
        ((3, 1), (10, 1), (11, 1), (15, 1), (14, 1), (1, 1), (5, 1)),
        ((16, 0), (12, 2), (6, 8), (13, 9), (7, 4)),
        (13, 16, 9, 3, 15, 14, 12, 11, 4, 5, 0, 7),
    ),
    (12, 18): ThreeQuarterFirstRound(
        ((15, 1), (3, 1), (8, 1), (14, 1), (9, 1), (16, 1)),
        ((17, 0), (5, 2), (4, 12), (7, 1), (13, 11), (10, 6)),
        (14, 16, 15, 1, 10, 8, 2, 11, 12, 5, 7, 3),
    ),
    (12, 19): ThreeQuarterFirstRound(
        ((5, 0), (18, 0), (4, 0), (15, 0), (16, 0)),
        ((9, 0), (17, 1), (12, 10), (11, 6), (7, 3), (2, 13), (8, 14)),
        (11, 12, 8, 15, 17, 7, 9, 3, 1, 6, 18, 10),
    ),
    (12, 20): ThreeQuarterFirstRound(
        ((10, 1), (9, 1), (4, 1), (5, 1)),
        ((14, 0), (1, 18), (11, 2), (13, 6), (16, 12), (7, 8), (19, 17), (3, 15)),
        (4, 5, 19, 10, 2, 7, 9, 3, 16, 0, 18, 6),
    ),
    (12, 21): ThreeQuarterFirstRound(
        ((20, 1), (18, 1), (11, 1)),
        ((0, 16), (10, 1), (9, 3), (17, 13), (2, 12), (4, 7), (8, 6), (19, 5), (15, 14)),
        (18, 20, 10, 5, 4, 15, 9, 13, 11, 3, 19, 2),
    ),
    (12, 22): ThreeQuarterFirstRound(
        ((16, 0), (20, 0)),
        ((0, 4), (1, 10), (3, 13), (8, 2), (5, 6), (18, 15), (11, 19), (9, 7), (12, 17),
         (21, 14)),
        (9, 15, 5, 7, 12, 0, 18, 3, 19, 11, 6, 17),
    ),
})  # fmt: skip
"""By tables and rounds; from nine by ``scripts/find_three_quarter_howell.py``."""


def _first(tables: int, rounds: int) -> tuple[tuple[int, int, int], ...]:
    """Return the tables of the first round; fixed pairs have negative numbers."""
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
        # Those who stay, -1 and below, are numbered after all who move.
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
        Guarantee((pairs // 2, pairs // 2), meetings=(0, 1)),
    )


MOVEMENT = Movement(
    "Three-quarter Howell",
    EntrantKind.PAIRS,
    sizes(range(5, 13)),
    lambda pairs: tuple(rounds for tables, rounds in ROWS if tables == (pairs + 1) // 2),
    plan_for_odd(_plan),
    "docs/movements.md, 3",
)

SENTENCES = {
    "en": """
movement-three-quarter-howell = Three-quarter Howell
movement-three-quarter-howell-about = Fewer rounds than a Howell: some pairs stay, and never \
meet one another.
""",
    "fr": """
movement-three-quarter-howell = Howell trois quarts
movement-three-quarter-howell-about = Moins de tours qu'un Howell : quelques paires restent \
assises et ne se rencontrent pas.
""",
}
