"""Individual with players waiting: for numbers that are not four times that many, or one more.

Two or three wait each round, everybody in turn equally often. Nobody has a partner twice, or
anybody as an opponent more than twice. All go round by the places of the first round; where
a set is named for each table, the sets go round too, elsewhere all tables play one set. Some
numbers go round in two rings, by two first rounds in turns.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from biritch.competition.movement import (
    EntrantKind,
    Guarantee,
    Movement,
    Round,
    Schedule,
    Sitting,
)
from biritch.competition.rotations import FirstRounds, WaitingFirstRound, ring_rounds

Two = tuple[int, int]

ROWS: Mapping[int, WaitingFirstRound] = MappingProxyType({
    6: WaitingFirstRound(
        (((3, 4), (1, 5)),),
        (0,),
    ),
    7: WaitingFirstRound(
        (((3, 4), (0, 2)),),
        (0,),
    ),
    11: WaitingFirstRound(
        (((8, 9), (2, 6)), ((1, 4), (5, 10))),
        (0, 5),
    ),
    14: WaitingFirstRound(
        (((5, 6), (1, 13)), ((2, 7), (4, 12)), ((0, 10), (8, 11))),
        (),
    ),
    15: WaitingFirstRound(
        (((6, 13), (3, 4)), ((0, 9), (5, 7)), ((8, 12), (1, 11))),
        (0, 13, 11),
    ),
    18: WaitingFirstRound(
        (((12, 15), (13, 17)), ((0, 16), (9, 10)), ((1, 8), (5, 11)), ((2, 7), (6, 14))),
        (0, 9, 15, 4),
    ),
    19: WaitingFirstRound(
        (((4, 8), (1, 2)), ((12, 17), (0, 13)), ((3, 6), (7, 14)), ((5, 15), (10, 18))),
        (0, 3, 7, 12),
    ),
    22: WaitingFirstRound(
        (((3, 11), (2, 9)), ((4, 6), (15, 18)), ((5, 10), (13, 17)), ((7, 19), (1, 14)),
         ((20, 21), (0, 16))),
        (0, 11, 5, 13, 2),
    ),
    23: WaitingFirstRound(
        (((18, 22), (2, 19)), ((7, 12), (11, 20)), ((10, 17), (0, 8)), ((4, 5), (9, 21)),
         ((3, 6), (1, 14))),
        (0, 22, 7, 21, 9),
    ),
    26: WaitingFirstRound(
        (((10, 24), (2, 8)), ((7, 12), (0, 15)), ((21, 25), (14, 16)),
         ((22, 23), (1, 9)), ((4, 13), (3, 19)), ((17, 20), (11, 18))),
        (0, 22, 7, 10, 24, 17),
    ),
    27: WaitingFirstRound(
        (((2, 24), (3, 26)), ((10, 21), (5, 12)), ((8, 25), (15, 17)),
         ((4, 16), (20, 23)), ((9, 18), (6, 19)), ((14, 22), (0, 1))),
        (0, 14, 25, 11, 5, 6),
    ),
    30: WaitingFirstRound(
        (((10, 14), (6, 22)), ((15, 28), (17, 29)), ((11, 21), (1, 20)),
         ((3, 25), (8, 9)), ((12, 18), (5, 7)), ((2, 27), (0, 23)), ((16, 19), (4, 13))),
        (0, 17, 16, 6, 11, 14, 26),
    ),
    31: WaitingFirstRound(
        (((5, 6), (23, 30)), ((0, 25), (10, 29)), ((12, 22), (13, 16)),
         ((9, 11), (14, 28)), ((4, 27), (20, 24)), ((3, 19), (8, 21)), ((17, 26), (7, 18))),
        (0, 15, 22, 25, 23, 10, 30),
    ),
})  # fmt: skip
"""By number of players; found by ``scripts/find_waiting_whist.py``."""

RINGED: Mapping[int, FirstRounds] = MappingProxyType({
    10: (
        WaitingFirstRound(
            (((0, 2), (7, 3)), ((6, 8), (1, 9))),
            (0, 5),
        ),
        WaitingFirstRound(
            (((0, 7), (8, 9)), ((6, 1), (3, 2))),
            (4, 9),
        ),
    ),
})  # fmt: skip
"""Two first rounds for two rings of half the players; by ``scripts/find_ringed_whist.py``."""


def _turn_rounds(players: int, rounds: int) -> Iterator[Round]:
    """Yield the rounds of one ring."""
    row = ROWS[players]

    def side(two: Two, turn: int) -> Two:
        first, second = two
        return (first + turn) % players + 1, (second + turn) % players + 1

    for turn in range(rounds):
        yield tuple(
            Sitting(
                table + 1,
                side(ns, turn),
                side(ew, turn),
                ((row.boards[table] if row.boards else 0) + turn) % players + 1,
            )
            for table, (ns, ew) in enumerate(row.tables)
        )


def _plan(players: int, rounds: int) -> Schedule:
    moving = players in RINGED or bool(ROWS[players].boards)
    tables, waiting = players // 4, players % 4
    whole = rounds == players
    rows = RINGED.get(players)
    seated = ring_rounds(rows, players, rounds) if rows else _turn_rounds(players, rounds)
    return Schedule(
        tuple(seated),
        Guarantee(
            (tables if whole or not moving else 0, tables),
            meetings=(0, 2),
            partners=(0, 1),
            copies=1 if moving else tables,
            waits=(waiting if whole else 0, waiting),
        ),
        EntrantKind.INDIVIDUAL,
    )


MOVEMENT = Movement(
    "Individual with players waiting",
    EntrantKind.INDIVIDUAL,
    tuple(sorted((*ROWS, *RINGED))),
    lambda players: range(3, players + 1),
    _plan,
    "docs/movements.md, 4; rows by scripts/find_waiting_whist.py, find_ringed_whist.py",
)

SENTENCES = {
    "en": """
movement-individual-waiting = Individual with players waiting
movement-individual-waiting-about = Two or three players wait each round; no partner twice, no \
opponent more than twice.
""",
    "fr": """
movement-individual-waiting = Individuel avec joueurs en attente
movement-individual-waiting-about = Deux ou trois joueurs attendent à chaque tour ; jamais \
deux fois le même partenaire, ni plus de deux fois le même adversaire.
""",
}
