"""Find three-quarter Howells: so many tables over fewer rounds than a whole one.

    .venv/bin/python scripts/find_three_quarter_howell.py 9:12 9:13

With R rounds, R pairs go round on R places and the others stay, one at each of the first
tables. The first round must use every place once, every distance from a place to its set
once (nobody plays a set again), each set once at most, and every difference between two who
both move once at most (no two meet again). Then the ways are turned round, table by table,
until the comparisons are as even as climbing makes them.
"""

from __future__ import annotations

import random
import sys
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from biritch.competition.fairness import balance  # noqa: E402 - from this tree
from biritch.competition.movement import Guarantee, Schedule, Sitting  # noqa: E402

SEED = 1897
PATIENCE = 20_000
"""How many steps one search takes before another begins."""
DRAWS = 400
Table = tuple[tuple[int, ...], int]
"""Who moves at a table, one place or two, and its set."""


def options(rounds: int) -> list[tuple[Table, int]]:
    """Return every table there could be, with the mask of what it uses up."""
    choices: list[tuple[Table, int]] = []
    for boards in range(rounds):
        for first in range(rounds):
            lone = (
                1 << first | 1 << rounds + (boards - first) % rounds | 1 << 2 * rounds + boards
            )
            choices.append((((first,), boards), lone))
            for second in range(first + 1, rounds):
                gap = min(second - first, rounds - second + first)
                # Half-way round two pairs would meet twice.
                if 2 * gap != rounds:
                    used = lone | 1 << second | 1 << rounds + (boards - second) % rounds
                    choices.append((((first, second), boards), used | 1 << 3 * rounds + gap))
    return choices


def search(
    tables: int, rounds: int, every: list[tuple[Table, int]], rng: random.Random
) -> list[Table] | None:
    """Return the tables of a first round, or nothing when patience ends."""
    steps = 0
    must = list(range(2 * rounds))

    def go(
        choices: list[tuple[Table, int]], used: int, stay: int, move: int, chosen: list[Table]
    ) -> list[Table] | None:
        nonlocal steps
        steps += 1
        if not stay and not move:
            return chosen
        if steps > PATIENCE:
            return None
        usable = [
            option
            for option in choices
            if not option[1] & used and (move if len(option[0][0]) == 2 else stay)
        ]
        uncovered = [place for place in must if not used >> place & 1]
        counts = [sum(mask >> place & 1 for _, mask in usable) for place in uncovered]
        # Some place or distance can no longer be used.
        if not min(counts):
            return None
        scarce = uncovered[counts.index(min(counts))]
        for table, mask in (option for option in usable if option[1] >> scarce & 1):
            two = len(table[0]) == 2
            solution = go(usable, used | mask, stay - (not two), move - two, [*chosen, table])
            if solution:
                return solution
        return None

    shuffled = rng.sample(every, len(every))
    return go(shuffled, 0, 2 * tables - rounds, rounds - tables, [])


def schedule(rounds: int, tables: list[Table], ways: list[int]) -> Schedule:
    """Return the schedule of a first round; a table turned round is 1 among *ways*."""
    seated = []
    for turn in range(rounds):
        sittings = []
        for table, ((places, boards), turned) in enumerate(zip(tables, ways, strict=True), 1):
            who = [(place + turn) % rounds + 1 for place in places]
            ns, ew = who if len(who) == 2 else (rounds + table, who[0])
            two = ((ew,), (ns,)) if turned else ((ns,), (ew,))
            sittings.append(Sitting(table, *two, (boards + turn) % rounds + 1))
        seated.append(tuple(sittings))
    return Schedule(tuple(seated), Guarantee((0, len(tables)), meetings=(0, 1)))


def evened(rounds: int, tables: list[Table], rng: random.Random) -> tuple[Fraction, list[int]]:
    """Return the variance, and which tables are turned round, after a few climbs."""
    best: tuple[Fraction, list[int]] | None = None
    for _ in range(4):
        ways = [rng.randrange(2) for _ in tables]
        now = balance(schedule(rounds, tables, ways)).variance
        better = True
        while better:
            better = False
            for table in range(len(tables)):
                ways[table] ^= 1
                then = balance(schedule(rounds, tables, ways)).variance
                if then < now:
                    now, better = then, True
                else:
                    ways[table] ^= 1
        if best is None or now < best[0]:
            best = now, ways
    assert best is not None
    return best


def main() -> None:
    """Print a row for each number of tables and rounds asked for."""
    for argument in sys.argv[1:]:
        tables, rounds = map(int, argument.split(":"))
        # Each size has lots of its own: asking for others does not change it.
        rng = random.Random(SEED + 100 * tables + rounds)
        every = options(rounds)
        drawn = (search(tables, rounds, every, rng) for _ in range(DRAWS))
        tables_found = next((solution for solution in drawn if solution), None)
        if tables_found is None:
            print(f"# {tables} tables, {rounds} rounds: not found", flush=True)
            continue
        tables_found.sort(key=lambda table: len(table[0]))
        variance, ways = evened(rounds, tables_found, rng)
        stay = tuple(
            (p[0], turned)
            for (p, _), turned in zip(tables_found, ways, strict=True)
            if len(p) == 1
        )
        move = tuple(
            (p[1], p[0]) if turned else p
            for (p, _), turned in zip(tables_found, ways, strict=True)
            if len(p) == 2
        )
        boards = tuple(solution for _, solution in tables_found)
        print(f"    ({tables}, {rounds}): Row(\n        {stay},\n        {move},")
        print(f"        {boards},\n    ),  # variance {float(variance):.2f}", flush=True)


if __name__ == "__main__":
    main()
