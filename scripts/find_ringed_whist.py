"""Find individuals for 10 players, two waiting each round, on sets that move.

    .venv/bin/python scripts/find_ringed_whist.py 10

``scripts/find_waiting_whist.py`` finds no sets that move for one ring of all players: so two
rings of half the players, and two first rounds, played by turns; after both, everybody in both
rings moves one place on, and so do the sets, which are in two rings as well. Of partners no
difference of places comes twice, of opponents none more than twice; everybody waits twice;
of one ring of sets, no place of a ring of players is twice equally far from its set. For 14
players ``scripts/find_two_rings.py`` draws by lot what is tried in order here.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import combinations, product

SEED = 1902
STEPS = 300_000
"""How many tables are tried before the search begins anew."""
Two = tuple[int, int]
Table = tuple[Two, Two]


def orbits(half: int) -> dict[Two, int]:
    """Return for every two players a bit of what stays while both rings move.

    Their rings and how far they are from one another, that is.
    """
    numbers: dict[tuple[int, int, int], int] = {}
    orbit_of: dict[Two, int] = {}
    for first, second in product(range(2 * half), repeat=2):
        low, high = min(first, second), max(first, second)
        rings, far = (low // half, high // half), (high - low) % half
        key = (*rings, min(far, half - far) if rings[0] == rings[1] else far)
        orbit_of[first, second] = numbers.setdefault(key, 1 << len(numbers))
    return orbit_of


class Weary(Exception):
    """So much was tried that beginning anew is better."""


class Search:
    """Two first rounds under way."""

    def __init__(self, players: int, rng: random.Random) -> None:
        """Begin with empty tables."""
        self.players, self.half, self.rng = players, players // 2, rng
        self.orbit = orbits(self.half)
        self.tables = players // 4
        self.steps = 0

    def rounds(self) -> Iterator[list[list[Table]]]:
        """Yield two first rounds that keep the promises about partners, opponents, waiting."""
        for away in self.waiting():
            seats = [[who for who in range(self.players) if who not in gone] for gone in away]
            yield from self.seat(seats, [[], []], 0, (0, 0))

    def waiting(self) -> Iterator[list[Two]]:
        """Yield who waits in the two rounds: in all, two of each ring."""
        twos = [(a, b) for a in range(self.players) for b in range(a)]
        self.rng.shuffle(twos)
        for first, second in product(twos, twos):
            if sum(who < self.half for who in (*first, *second)) == 2:
                yield [first, second]

    def seat(  # noqa: C901 - a table is four people
        self, seats: list[list[int]], tables: list[list[Table]], partners: int, met: Two
    ) -> Iterator[list[list[Table]]]:
        """Yield the ways to seat those in *seats*, round by round and table by table.

        *partners* are the orbits of partners so far, *met* those of opponents met once, twice.
        """
        turn = next((turn for turn in (0, 1) if seats[turn]), None)
        if turn is None:
            yield [list(seating) for seating in tables]
            return
        orbit = self.orbit
        first, *mates = seats[turn]
        self.rng.shuffle(mates)
        for place, mate in enumerate(mates):
            mine = orbit[first, mate]
            if mine & partners:
                continue
            rest = mates[:place] + mates[place + 1 :]
            for at, left in enumerate(rest):
                half_met = self.meet(met, orbit[first, left], orbit[mate, left])
                if half_met is None:
                    continue
                for right in rest[at + 1 :]:
                    self.steps += 1
                    if self.steps > STEPS:
                        raise Weary
                    theirs = orbit[left, right]
                    if theirs & (partners | mine):
                        continue
                    now = self.meet(half_met, orbit[first, right], orbit[mate, right])
                    if now is None:
                        continue
                    waiting = [who for who in rest if who not in (left, right)]
                    more = [waiting if turn == n else seats[n] for n in (0, 1)]
                    table = ((first, mate), (left, right))
                    seated = [[*tables[n], table] if n == turn else tables[n] for n in (0, 1)]
                    yield from self.seat(more, seated, partners | mine | theirs, now)

    @staticmethod
    def meet(met: Two, *more: int) -> Two | None:
        """Return *met* with two more orbits of opponents; nothing where one comes thrice."""
        once, twice = met
        for orbit in more:
            if twice & orbit:
                return None
            once, twice = (
                (once & ~orbit, twice | orbit) if once & orbit else (once | orbit, twice)
            )
        return once, twice

    def sets(self, seated: list[list[Table]]) -> tuple[tuple[int, ...], ...] | None:
        """Return a set for each table of both rounds, if they can all go round.

        Half the tables have sets of the one ring, half of the other; in a ring the first
        table may have any set, for only differences count.
        """
        tables = [(turn, table) for turn in (0, 1) for table in seated[turn]]
        everywhere = range(len(tables))
        for some in combinations(everywhere[1:], self.tables - 1):
            mine = (0, *some)
            theirs = tuple(place for place in everywhere if place not in mine)
            halves = [self.ring([tables[place] for place in part]) for part in (mine, theirs)]
            if halves[0] is not None and halves[1] is not None:
                sets_of = dict(zip(mine, halves[0], strict=True))
                sets_of |= {
                    place: board_set + self.half
                    for place, board_set in zip(theirs, halves[1], strict=True)
                }
                chosen = tuple(sets_of[place] for place in everywhere)
                return chosen[: self.tables], chosen[self.tables :]
        return None

    def ring(self, tables: list[tuple[int, Table]]) -> tuple[int, ...] | None:
        """Return sets of one ring for *tables*: nobody twice as far from his, none shared."""
        for rest in product(range(self.half), repeat=len(tables) - 1):
            chosen = (0, *rest)
            turns = {
                (board_set, turn) for board_set, (turn, _) in zip(chosen, tables, strict=True)
            }
            far = {
                (who // self.half, (who - board_set) % self.half)
                for board_set, (_, table) in zip(chosen, tables, strict=True)
                for two in table
                for who in two
            }
            if len(turns) == len(tables) and len(far) == 4 * len(tables):
                return chosen
        return None


def main() -> None:
    """Print two rows for each number of players asked for."""
    for players in map(int, sys.argv[1:]):
        rng = random.Random(SEED + players)
        boards, seated = None, []
        while boards is None:
            search = Search(players, rng)
            try:
                for seated in search.rounds():
                    boards = search.sets(seated)
                    if boards:
                        break
            except Weary:
                continue
        rows = "".join(
            f"        Row(\n            {tuple(seated[turn])},\n            {boards[turn]},\n"
            "        ),\n"
            for turn in (0, 1)
        )
        print(f"    {players}: (\n{rows}    ),", flush=True)


if __name__ == "__main__":
    main()
