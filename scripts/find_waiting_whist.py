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

SEED = 1901
PATIENCE = 4_000
"""How many first rounds are drawn before the sets are left at rest."""
STEPS = 2_000
Two = tuple[int, int]
Table = tuple[Two, Two]


def gap(n: int, one: int, other: int) -> int:
    """Return the difference of two places on a ring of *n*."""
    return min((one - other) % n, (other - one) % n)


def seats(n: int, rng: random.Random) -> list[Table] | None:
    """Return the tables of a first round, or nothing when patience ends."""
    steps = 0

    def go(
        left: list[int], partners: frozenset[int], met: Counter[int], taken: list[Table]
    ) -> list[Table] | None:
        nonlocal steps
        if len(taken) == n // 4:
            return taken
        for _ in range(30):
            steps += 1
            if steps > STEPS:
                return None
            a, b, c, d = rng.sample(left, 4)
            ours, theirs = gap(n, a, b), gap(n, c, d)
            if ours == theirs or {ours, theirs} & partners or n in (2 * ours, 2 * theirs):
                continue
            now = met + Counter(gap(n, one, other) for one in (a, b) for other in (c, d))
            if any(times > (1 if 2 * far == n else 2) for far, times in now.items()):
                continue
            rest = [place for place in left if place not in (a, b, c, d)]
            both = partners | {ours, theirs}
            if found := go(rest, both, now, [*taken, ((a, b), (c, d))]):
                return found
        return None

    return go(list(range(n)), frozenset(), Counter(), [])


def adder(n: int, seated: list[Table], *boards: int) -> tuple[int, ...] | None:
    """Return a set for each table, none twice, every place at another distance from its own."""
    far = {
        (one - place) % n
        for one, table in zip(boards, seated, strict=False)
        for two in table
        for place in two
    }
    if len(far) < 4 * len(boards):
        return None
    if len(boards) == len(seated):
        return boards
    tried = (adder(n, seated, *boards, one) for one in range(n) if one not in boards)
    return next((found for found in tried if found), None)


def main() -> None:
    """Print a row for each number of players asked for."""
    for players in map(int, sys.argv[1:]):
        rng = random.Random(SEED + players)
        still: list[Table] = []
        boards: tuple[int, ...] = ()
        for _ in range(PATIENCE):
            seated = seats(players, rng)
            if seated is None:
                continue
            still = seated
            if found := adder(players, seated):
                boards = found
                break
        print(
            f"    {players}: Row(\n        {tuple(still)},\n        {boards},\n    ),",
            flush=True,
        )


if __name__ == "__main__":
    main()
