"""Find individuals for numbers that leave two or three players waiting each round.

    .venv/bin/python scripts/find_waiting_whist.py 10 11 14

On a ring of all players, the first round seats four at each table, and two or three wait;
each round adds one to every place. No difference is used twice between partners, none more
than twice between opponents, the one half-way round never between partners and once at most
between opponents, for it comes round twice. Then a set for each table is looked for, no two
places equally far from theirs, so that the sets can go round as well.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

SEED = 1901
PATIENCE = 1_000
"""How many times partners are drawn before the sets are left at rest."""
WAYS = 20
"""How many ways to set the same partners against one another are tried."""
Two = tuple[int, int]
Table = tuple[Two, Two]


def gap(n: int, one: int, other: int) -> int:
    """Return the difference of two places on a ring of *n*."""
    return min((one - other) % n, (other - one) % n)


def starter(n: int, rng: random.Random) -> list[Two]:
    """Return partners for every table: places once, differences once at most, none half-way."""
    size = 2 * (n // 4)
    while True:
        places = list(range(n))
        pairs: list[Two] = []
        gaps = [far for far in range(1, n // 2 + 1) if 2 * far != n]
        for far in rng.sample(gaps, size):
            twos = [
                (first, second)
                for first in places
                for second in places
                if first < second and gap(n, first, second) == far
            ]
            if not twos:
                break
            two = rng.choice(twos)
            pairs.append(two)
            places = [place for place in places if place not in two]
        if len(pairs) == size:
            return pairs


def tables(n: int, twos: list[Two], met: Counter[int]) -> Iterator[list[Table]]:
    """Yield the ways to set *twos* against one another, no difference met too often."""
    if not twos:
        yield []
        return
    first, *others = twos
    for second in others:
        now = met + Counter(gap(n, *two) for two in product(first, second))
        if all(times <= (1 if 2 * far == n else 2) for far, times in now.items()):
            rest = [two for two in others if two != second]
            for seated in tables(n, rest, now):
                yield [(first, second), *seated]


def adder(n: int, seated: list[Table], *boards: int) -> tuple[int, ...] | None:
    """Return a set for each table, none twice, every place at another distance from its own."""
    far = {
        (board_set - place) % n
        for board_set, table in zip(boards, seated, strict=False)
        for two in table
        for place in two
    }
    if len(far) < 4 * len(boards):
        return None
    if len(boards) == len(seated):
        return boards
    tried = (
        adder(n, seated, *boards, board_set)
        for board_set in range(n)
        if board_set not in boards
    )
    return next((board_sets for board_sets in tried if board_sets), None)


def main() -> None:
    """Print a row for each number of players asked for."""
    for players in map(int, sys.argv[1:]):
        rng = random.Random(SEED + players)
        still: list[Table] = []
        boards: tuple[int, ...] = ()
        for _ in range(PATIENCE):
            twos = starter(players, rng)
            for seated in islice(tables(players, twos, Counter()), WAYS):
                still = seated
                boards = adder(players, seated) or ()
                if boards:
                    break
            if boards:
                break
        print(
            f"    {players}: Row(\n        {tuple(still)},\n        {boards},\n    ),",
            flush=True,
        )


if __name__ == "__main__":
    main()
