"""Individual: everybody has every partner once and every opponent twice.

Four, eight, twelve … players: one stays, the others go round by round where the number below
sat. Five, nine, thirteen …: all go round, and each sits out once. Where a set is named for
each table, the sets go round too; elsewhere all tables play the same set in a round.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting

Two = tuple[int, int]


@dataclass(frozen=True, slots=True)
class IndividualFirstRound:
    """The first round: partners against partners, indexes from 0, -1 for the fixed player."""

    tables: tuple[tuple[Two, Two], ...]
    boards: tuple[int, ...] = ()
    """The set of each table, where the sets move."""


ROWS: Mapping[int, IndividualFirstRound] = MappingProxyType({
    4: IndividualFirstRound(
        (((1, 2), (0, -1)),),
    ),
    5: IndividualFirstRound(
        (((1, 4), (2, 3)),),
        (0,),
    ),
    8: IndividualFirstRound(
        (((2, 6), (3, 4)), ((0, 5), (1, -1))),
    ),
    9: IndividualFirstRound(
        (((1, 2), (4, 8)), ((3, 6), (5, 7))),
    ),
    12: IndividualFirstRound(
        (((7, 8), (3, 5)), ((0, 4), (1, 6)), ((2, 10), (9, -1))),
    ),
    13: IndividualFirstRound(
        (((1, 8), (2, 12)), ((6, 10), (3, 11)), ((4, 5), (7, 9))),
        (0, 6, 11),
    ),
    16: IndividualFirstRound(
        (((8, 11), (4, -1)), ((0, 1), (10, 14)), ((6, 12), (3, 13)), ((2, 9), (5, 7))),
    ),
    17: IndividualFirstRound(
        (((4, 9), (2, 8)), ((3, 16), (11, 14)), ((13, 15), (5, 12)), ((6, 7), (1, 10))),
    ),
    20: IndividualFirstRound(
        (((2, 8), (10, 12)), ((4, 7), (3, 17)), ((6, 13), (1, 5)), ((0, 11), (14, -1)),
         ((15, 16), (9, 18))),
    ),
    21: IndividualFirstRound(
        (((12, 19), (17, 20)), ((5, 14), (11, 15)), ((7, 13), (3, 16)), ((9, 10), (2, 4)),
         ((8, 18), (1, 6))),
        (0, 5, 2, 7, 14),
    ),
    24: IndividualFirstRound(
        (((0, 5), (4, 17)), ((9, 21), (16, 19)), ((12, 20), (18, -1)), ((14, 15), (1, 7)),
         ((8, 22), (11, 13)), ((2, 6), (3, 10))),
    ),
    25: IndividualFirstRound(
        (((2, 18), (1, 15)), ((9, 13), (3, 20)), ((4, 5), (22, 24)), ((10, 17), (8, 14)),
         ((11, 23), (7, 12)), ((6, 21), (16, 19))),
    ),
    28: IndividualFirstRound(
        (((20, 26), (21, 24)), ((9, 23), (16, -1)), ((15, 17), (0, 1)), ((3, 7), (12, 22)),
         ((5, 10), (4, 13)), ((11, 18), (2, 14)), ((6, 25), (8, 19))),
    ),
    29: IndividualFirstRound(
        (((3, 27), (6, 10)), ((4, 24), (2, 9)), ((19, 22), (8, 18)), ((23, 25), (14, 26)),
         ((1, 16), (7, 20)), ((17, 28), (11, 12)), ((5, 13), (15, 21))),
        (0, 22, 18, 1, 2, 20, 27),
    ),
    32: IndividualFirstRound(
        (((13, 25), (16, 24)), ((2, 27), (17, 22)), ((4, 5), (12, 29)),
         ((10, -1), (23, 26)), ((1, 11), (28, 30)), ((8, 21), (0, 7)), ((6, 15), (3, 19)),
         ((14, 18), (9, 20))),
    ),
})  # fmt: skip
"""By number of players; found by ``scripts/find_whist.py``."""


def plus(players: int, place: int, turn: int) -> int:
    """Return the position after *turn* rounds; nine players move in three rings of three.

    Example:
        >>> plus(9, place=2, turn=1), plus(8, place=6, turn=3)
        (0, 2)
    """
    if place < 0:
        return place
    if players == 9:
        return (place // 3 + turn // 3) % 3 * 3 + (place + turn) % 3
    # Of a number divisible by four one stays: the ring is one shorter.
    return (place + turn) % (players - (players % 4 == 0))


def _plan(players: int, rounds: int) -> Schedule:
    row = ROWS[players]

    def number(place: int, turn: int) -> int:
        return players if place < 0 else plus(players, place, turn) + 1

    def boards(table: int, turn: int) -> int:
        return plus(players, row.boards[table], turn) + 1 if row.boards else turn + 1

    seated = tuple(
        tuple(
            Sitting(
                table + 1,
                (number(first[0], turn), number(first[1], turn)),
                (number(second[0], turn), number(second[1], turn)),
                boards(table, turn),
            )
            for table, (first, second) in enumerate(row.tables)
        )
        for turn in range(rounds)
    )
    # 0, or 1 where everybody sits out once.
    odd = players % 4
    whole = rounds == players - 1 + odd
    tables = len(row.tables)
    return Schedule(
        seated,
        Guarantee(
            (tables if whole or not row.boards else 0, tables),
            meetings=(2 if whole else 0, 2),
            partners=(1 if whole else 0, 1),
            copies=1 if row.boards else tables,
            waits=(odd if whole else 0, odd),
        ),
        EntrantKind.INDIVIDUAL,
    )


MOVEMENT = Movement(
    "Individual",
    EntrantKind.INDIVIDUAL,
    tuple(ROWS),
    lambda players: range(3, players + (players % 4)),
    _plan,
    "docs/movements.md, 4; rows by scripts/find_whist.py",
)

SENTENCES = {
    "en": """
movement-individual = Individual
movement-individual-about = Everybody has every partner once and every opponent twice.
""",
    "fr": """
movement-individual = Individuel
movement-individual-about = Chacun a chaque partenaire une fois et chaque adversaire deux fois.
""",
}
