"""What a system's calls cost where people called otherwise, by the rule that made them.

    python benchmarks/bidding_regret.py sayc [--show 40] [--keep solved.json] [--like "N1 2C"]

At each turn of 3,051 auctions people held (``tests/vectors``) where the system calls something
else, the auction is ended twice by four hands that play the system: once after its own call,
once after the people's. Both contracts are scored by what both sides can make, and the
difference in IMPs goes to the rule that spoke. Rules are listed by what they cost in all,
with the standard error of that sum; ``--gained`` lists those that won. ``--like`` prints the
turns of one, the dearest first: *rule, its call, people's call*, or the beginning of that.

A rule that costs is to be read, not simply changed: people's call is heard by partners who play
something else, and who plays double dummy never leads wrong.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks.bidding_agreement import Turn, turns
from benchmarks.bidding_people import Met, met, solved
from benchmarks.bidding_quality import points
from biritch.bidding import catalogue
from biritch.bidding.system import System
from biritch.core.deals import Deal
from biritch.core.seats import Side
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps


@dataclass(frozen=True)
class Regret:
    """A turn where two calls part, how each auction went on, and what ours gained."""

    kind: str
    told: str
    ours: str
    theirs: str
    gained: int


def ended(system: System, one: Met, auction: Auction) -> Auction:
    """Return *auction* bid to its end by four hands of the system."""
    while not auction.over:
        hand = one.deal[auction.turn]
        auction = auction.add(system.pick(hand, auction, one.board.vulnerability))
    return auction


def regret(system: System, one: Met, turn: Turn, table: TrickTable) -> Regret:
    """Return what the system's call at a turn gained on the people's."""
    both = [ended(system, one, turn.auction.add(call)) for call in (turn.call, turn.people)]
    worth = [points(auction.contract, table, one.board) for auction in both]
    gained = imps(worth[0] - worth[1])
    sign = 1 if turn.auction.turn.side is Side.NS else -1
    facing = one.deal[turn.auction.turn.partner]
    ours, theirs = (
        " ".join(map(str, auction.calls[len(turn.auction.calls) :])) for auction in both
    )
    place = f"{turn.told()}  (facing {facing}; {one.board.vulnerability})"
    return Regret(turn.kind, place, ours, theirs, sign * gained)


def read(name: str, part: list[tuple[Met, TrickTable]]) -> list[Regret]:
    """Return every parting of a few auctions."""
    system = catalogue.find(name)
    return [
        regret(system, one, turn, table)
        for one, table in part
        for turn in turns(system, one)
        if not turn.agreed
    ]


def summed(found: list[Regret]) -> tuple[int, float]:
    """Return what was gained in all, and the standard error of that sum."""
    gained = [one.gained for one in found]
    return sum(gained), sum(swing * swing for swing in gained) ** 0.5


def tell(found: list[Regret], show: int, like: str, *, won: bool) -> None:
    """Print the rules that cost most, or the turns of one."""
    kinds = defaultdict(list)
    for one in found:
        kinds[one.kind].append(one)
    total, error = summed(found)
    print(f"{len(found)} partings, {total:+d} IMPs, standard error {error:.0f}")
    for kind, those in sorted(kinds.items(), key=lambda row: summed(row[1]), reverse=won)[
        :show
    ]:
        total, error = summed(those)
        print(f"{total:+6d} ±{error:4.0f} {len(those):5} {kind}")
    for one in sorted(found, key=lambda one: one.gained)[: 10_000 if like else 0]:
        if one.kind.startswith(like):
            print(f"{one.gained:+4d} {one.told}")
            print(f"       ours {one.ours}\n       people {one.theirs}")


def main() -> None:
    """Bid on, compare and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--first", type=int, default=10_000, help="only so many auctions")
    parser.add_argument("--show", type=int, default=40, help="show that many kinds")
    parser.add_argument("--like", default="", help="show the turns of that kind")
    parser.add_argument("--gained", action="store_true", help="the calls that won, not lost")
    parser.add_argument("--keep", type=Path, help="a file of solved deals, made or added to")
    asked = parser.parse_args()
    found = met()[: asked.first]
    tables: dict[Deal, TrickTable] = solved(
        list(dict.fromkeys(one.deal for one in found)), asked.keep
    )
    parts = [
        [(one, tables[one.deal]) for one in found[place : place + 50]]
        for place in range(0, len(found), 50)
    ]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in asked.systems:
            every = [one for part in pool.map(partial(read, name), parts) for one in part]
            print(name)
            tell(every, asked.show, asked.like, won=asked.gained)


if __name__ == "__main__":
    main()
