"""Find balanced individual movements: partners once, opponents twice, and moving boards.

    .venv/bin/python scripts/find_whist.py 12 13 16

For n players the ring has n places if n is one more than a multiple of four (its first place
sits out), n - 1 if n is a multiple (one player stays). The tables of the first round must use
every difference of the ring once between partners and twice between opponents; each round
then adds one to every place. We draw the partners at random until their differences are all
there, and search for the tables among them.

Where nobody stays, we go on until the sets can move as well: a set for each table so that no
two places are equally far from theirs.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product

STAYS = -1
SEED = 1891
PATIENCE = 2_000
"""How many draws of partners before the sets are left at rest."""
Two = tuple[int, int]
Table = tuple[Two, Two]


def minus(n: int, one: int, other: int) -> int:
    """Return *one* less *other* on the ring; nine places make three rings of three."""
    if n == 9:
        # Three rings of three, where differences are had that a ring of nine has not.
        return (one // 3 - other // 3) % 3 * 3 + (one - other) % 3
    return (one - other) % n


def gap(n: int, one: int, other: int) -> int:
    """Return the difference of two places on the ring, or none for the player who stays."""
    return 0 if STAYS in (one, other) else min(minus(n, one, other), minus(n, other, one))


def starter(n: int, rng: random.Random, *, stays: bool) -> list[Two]:
    """Return partners: every place once, every difference once."""
    while True:
        places = list(range(0 if stays else 1, n)) + ([STAYS] if stays else [])
        pairs: list[Two] = []
        gaps = {gap(n, place, 0) for place in range(1, n)} | ({0} if stays else set())
        for distance in rng.sample(sorted(gaps), len(gaps)):
            twos = [
                (first, second)
                for place, first in enumerate(places)
                for second in places[place + 1 :]
                if gap(n, first, second) == distance
            ]
            if not twos:
                break
            two = rng.choice(twos)
            pairs.append(two)
            places = [place for place in places if place not in two]
        if not places:
            return pairs


def tables(n: int, twos: list[Two], used: Counter[int]) -> Iterator[list[Table]]:
    """Yield the ways to set *twos* against one another with every difference twice at most."""
    if not twos:
        yield []
        return
    first, *others = twos
    for second in others:
        gaps = Counter(gap(n, *pair) for pair in product(first, second))
        now = used + gaps
        if all(times <= 2 for difference, times in now.items() if difference):
            rest = [two for two in others if two != second]
            for seated in tables(n, rest, now):
                yield [(first, second), *seated]


def adder(n: int, seated: list[Table], *boards: int) -> tuple[int, ...] | None:
    """Return a set for each table, none twice, every place at another distance from its own."""
    covered = {
        minus(n, board_set, place)
        for board_set, table in zip(boards, seated, strict=False)
        for two in table
        for place in two
    }
    if len(covered) < 4 * len(boards):
        return None
    if len(boards) == len(seated):
        return boards
    unused = (board_set for board_set in range(n) if board_set not in boards)
    tried = (adder(n, seated, *boards, board_set) for board_set in unused)
    return next((board_sets for board_sets in tried if board_sets), None)


def search(players: int, rng: random.Random) -> tuple[list[Table], tuple[int, ...]]:
    """Return the first round and, where the sets can move, the set of each table."""
    # With one more than a multiple of four, a player sits out instead.
    stays = players % 4 == 0
    n = players - stays
    still: list[Table] = []
    for _ in range(PATIENCE):
        for seated in tables(n, starter(n, rng, stays=stays), Counter()):
            still = seated
            boards = () if stays else adder(n, seated)
            if boards is not None:
                return seated, boards
    return still, ()


def main() -> None:
    """Print a row for each number of players asked for."""
    for players in map(int, sys.argv[1:]):
        seated, boards = search(players, random.Random(SEED + players))
        print(f"    {players}: ({tuple(seated)}, {boards}),", flush=True)


if __name__ == "__main__":
    main()
