"""Find an individual for 14 players on sets that move, two waiting each round.

    .venv/bin/python scripts/find_two_rings.py

Two rings of seven players and two of seven sets, and two first rounds, played by turns, as in
``scripts/find_ringed_whist.py``. Here tables are drawn by lot, and a lay-out is given up after
few tries: partners never come at one distance twice, opponents never thrice, and no place of a
ring of players is twice equally far from a set of one ring. It takes some minutes.
"""

from __future__ import annotations

import random

SEED, HALF, TABLES, TRIES, NODES = 1902, 7, 3, 40, 3000
Table = tuple[tuple[int, int], tuple[int, int]]


def distance(one: int, other: int) -> tuple[int, int, int]:
    """Return what stays of two players while both rings move: their rings, how far apart."""
    low, high = sorted((one, other))
    far = (high - low) % HALF
    same = low // HALF == high // HALF
    return low // HALF, high // HALF, min(far, HALF - far) if same else far


class Lot:
    """One attempt: tables as they are drawn, and what they have used up."""

    def __init__(self, rng: random.Random) -> None:
        """Begin with empty tables."""
        self.rng, self.nodes = rng, 0
        self.tables: list[Table] = []
        self.partners: set[tuple[int, int, int]] = set()
        self.met: dict[tuple[int, int, int], int] = {}

    def seated(self, waiting: frozenset[int]) -> tuple[int, ...] | None:
        """Return the sets of all tables, once they are drawn; nothing where it is given up."""
        self.nodes += 1
        if self.nodes > NODES:
            return None
        place = len(self.tables)
        if place == TABLES:
            waiting = frozenset(range(2 * HALF))
        if place == 2 * TABLES:
            return self.sets((), frozenset())
        for _ in range(TRIES):
            a, b, c, d = self.rng.sample(sorted(waiting), 4)
            twos = {distance(a, b), distance(c, d)}
            across = [distance(one, other) for one in (a, b) for other in (c, d)]
            often = {far: self.met.get(far, 0) + across.count(far) for far in across}
            if len(twos) < 2 or twos & self.partners or max(often.values()) > 2:
                continue
            before = self.met
            self.tables.append(((a, b), (c, d)))
            self.partners |= twos
            self.met = before | often
            sets = self.seated(waiting - {a, b, c, d})
            if sets is not None or self.nodes > NODES:
                return sets
            self.tables.pop()
            self.partners -= twos
            self.met = before
        return None

    def sets(
        self, chosen: tuple[int, ...], far: frozenset[tuple[int, int, int]]
    ) -> tuple[int, ...] | None:
        """Return a set for each table: three of each ring, none twice in a round."""
        place = len(chosen)
        if place == 2 * TABLES:
            return chosen
        players = [who for two in self.tables[place] for who in two]
        for number in self.rng.sample(range(2 * HALF), 2 * HALF):
            ring = [one // HALF for one in (*chosen, number)]
            apart = {(who // HALF, ring[-1], (number - who) % HALF) for who in players}
            this_round = chosen[TABLES:] if place >= TABLES else chosen
            if max(ring.count(0), ring.count(1)) > TABLES or number in this_round:
                continue
            if len(apart) == len(players) and not apart & far:
                found = self.sets((*chosen, number), far | apart)
                if found is not None:
                    return found
        return None


def main() -> None:
    """Print the first rounds that are found."""
    rng = random.Random(SEED)
    while True:
        lot = Lot(rng)
        sets = lot.seated(frozenset(range(2 * HALF)))
        if sets is not None:
            for tables, chosen in ((lot.tables[:3], sets[:3]), (lot.tables[3:], sets[3:])):
                print(f"{tuple(tables)}, {chosen}")
            return


if __name__ == "__main__":
    main()
