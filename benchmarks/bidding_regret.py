"""What a system's calls cost where people called otherwise, by the rule that made them.

    python -m benchmarks.bidding_regret sayc [--show 40] [--keep solved.json] [--like "N1 2C"]

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


def ended(system: System, record: Met, auction: Auction) -> Auction:
    """Return *auction* bid to its end by four hands of the system."""
    while not auction.over:
        hand = record.deal[auction.turn]
        auction = auction.add(system.pick(hand, auction, record.board.vulnerability))
    return auction


def regret(system: System, record: Met, turn: Turn, table: TrickTable) -> Regret:
    """Return what the system's call at a turn gained on the people's."""
    auctions = [
        ended(system, record, turn.auction.add(call)) for call in (turn.call, turn.people)
    ]
    worth = [points(auction.contract, table, record.board) for auction in auctions]
    gained = imps(worth[0] - worth[1])
    sign = 1 if turn.auction.turn.side is Side.NS else -1
    facing = record.deal[turn.auction.turn.partner]
    ours, theirs = (
        " ".join(map(str, auction.calls[len(turn.auction.calls) :])) for auction in auctions
    )
    place = f"{turn.told()}  (facing {facing}; {record.board.vulnerability})"
    return Regret(turn.kind, place, ours, theirs, sign * gained)


def read(name: str, part: list[tuple[Met, TrickTable]]) -> list[Regret]:
    """Return every parting of a few auctions."""
    system = catalogue.find(name)
    return [
        regret(system, record, turn, table)
        for record, table in part
        for turn in turns(system, record)
        if not turn.agreed
    ]


def summed(regrets: list[Regret]) -> tuple[int, float]:
    """Return what was gained in all, and the standard error of that sum."""
    gained = [parting.gained for parting in regrets]
    return sum(gained), sum(swing * swing for swing in gained) ** 0.5


def tell(regrets: list[Regret], show: int, like: str, *, won: bool) -> None:
    """Print the rules that cost most, or the turns of one."""
    kinds = defaultdict(list)
    for parting in regrets:
        kinds[parting.kind].append(parting)
    total, error = summed(regrets)
    print(f"{len(regrets)} partings, {total:+d} IMPs, standard error {error:.0f}")
    for kind, those in sorted(kinds.items(), key=lambda row: summed(row[1]), reverse=won)[
        :show
    ]:
        total, error = summed(those)
        print(f"{total:+6d} ±{error:4.0f} {len(those):5} {kind}")
    for parting in sorted(regrets, key=lambda parting: parting.gained)[: 10_000 if like else 0]:
        if parting.kind.startswith(like):
            print(f"{parting.gained:+4d} {parting.told}")
            print(f"       ours {parting.ours}\n       people {parting.theirs}")


def main() -> None:
    """Bid on, compare and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--first", type=int, default=10_000, help="only so many auctions")
    parser.add_argument("--show", type=int, default=40, help="show that many kinds")
    parser.add_argument("--like", default="", help="show the turns of that kind")
    parser.add_argument("--gained", action="store_true", help="the calls that won, not lost")
    parser.add_argument("--keep", type=Path, help="a file of solved deals, made or added to")
    arguments = parser.parse_args()
    records = met()[: arguments.first]
    tables: dict[Deal, TrickTable] = solved(
        list(dict.fromkeys(one.deal for one in records)), arguments.keep
    )
    parts = [
        [(one, tables[one.deal]) for one in records[place : place + 50]]
        for place in range(0, len(records), 50)
    ]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in arguments.systems:
            every = [one for part in pool.map(partial(read, name), parts) for one in part]
            print(name)
            tell(every, arguments.show, arguments.like, won=arguments.gained)


if __name__ == "__main__":
    main()
