"""Find complete Howells: starters and adders for so many tables, as even as can be.

    .venv/bin/python scripts/find_howell.py 10 11 12

With n = 2·tables - 1, a row (ns, ew, boards) seats two of the positions 1 … n - 1 at one set;
each round adds one to all three, modulo n. Position 0 meets the stationary pair on set 0. The
rows must use every position once, every difference once (each pair then meets each once) and
every distance from a position to its set once (nobody plays a set again).

A pair plays the set at distance d always the same way, so the movement is as even as the
sequence of these ways is: we look for a sequence of signs, one for each d, that agrees with
its own shifts as evenly as possible, and only then for rows that keep to it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from fractions import Fraction

Row = tuple[int, int, int]
SEED = 1886
PATIENCE = 20_000


def unevenness(signs: Sequence[int]) -> Fraction:
    """Return the variance of the comparisons that *signs* give, stationary pair included."""
    n = len(signs)
    shifted = [sum(signs[d] * signs[(d + k) % n] for d in range(n)) for k in range(1, n)]
    # The stationary pair plays one way throughout: against it the sum of all signs counts.
    values = shifted * n + [sum(signs)] * (2 * n)
    mean = Fraction(sum(values), len(values))
    return Fraction(sum(value * value for value in values), len(values)) - mean * mean


def ways(n: int, rng: random.Random) -> list[int]:
    """Return signs by distance, half of them each way and the even-most that climbing finds."""
    best: list[int] = []
    for _ in range(200):
        signs = [1] * (n // 2) + [-1] * (n // 2)
        rng.shuffle(signs)
        signs = [-1, *signs]
        now, better = unevenness(signs), True
        while better:
            better = False
            ups = [d for d in range(1, n) if signs[d] == 1]
            downs = [d for d in range(1, n) if signs[d] == -1]
            for one, other in ((up, down) for up in ups for down in downs):
                signs[one], signs[other] = signs[other], signs[one]
                if unevenness(signs) < now:
                    now, better = unevenness(signs), True
                    break
                signs[one], signs[other] = signs[other], signs[one]
        if not best or now < unevenness(best):
            best = signs
        if not now:
            break
    return best


def options(n: int, signs: Sequence[int]) -> list[tuple[Row, int]]:
    """Return every row that keeps to *signs*, with the mask of all that it uses up."""
    choices = []
    for boards in range(1, n):
        for up in (d for d in range(1, n) if signs[d] == 1):
            for down in (d for d in range(1, n) if signs[d] == -1):
                ns, ew = (boards - up) % n, (boards - down) % n
                if ns and ew:
                    gap = min((ns - ew) % n, (ew - ns) % n)
                    used = (gap, n + ns, n + ew, 2 * n + up, 2 * n + down, 3 * n + boards)
                    choices.append(((ns, ew, boards), sum(1 << place for place in used)))
    return choices


def rows(n: int, signs: Sequence[int], rng: random.Random) -> list[Row] | None:
    """Return rows that use everything once, or nothing when patience ends."""
    steps = 0

    def search(
        choices: list[tuple[Row, int]], needed: int, chosen: list[Row]
    ) -> list[Row] | None:
        nonlocal steps
        steps += 1
        if not needed:
            return chosen
        if steps > PATIENCE:
            return None
        places = [place for place in range(3 * n) if needed >> place & 1]
        # What has the fewest ways left is settled first: dead ends show early.
        scarce = min(places, key=lambda place: sum(mask >> place & 1 for _, mask in choices))
        for row, mask in [option for option in choices if option[1] >> scarce & 1]:
            compatible = [option for option in choices if not option[1] & mask]
            if solution := search(compatible, needed & ~mask, [*chosen, row]):
                return solution
        return None

    every = options(n, signs)
    rng.shuffle(every)
    needed = sum(1 << gap for gap in range(1, n // 2 + 1))
    needed |= sum(1 << n + place | 1 << 2 * n + place for place in range(1, n))
    return search(every, needed, [])


def main() -> None:
    """Print rows for each number of tables asked for."""
    for tables in map(int, sys.argv[1:]):
        rng = random.Random(SEED + tables)
        schedule = None
        while not schedule:
            signs = ways(2 * tables - 1, rng)
            schedule = rows(2 * tables - 1, signs, rng)
        print(f"    {tables}: {tuple(sorted(schedule))},  # variance {unevenness(signs)}")


if __name__ == "__main__":
    main()
