"""Every bidding system against every other: the same deals both ways, double dummy, in IMPs.

    python benchmarks/bidding_league.py --deals 400 [--keep parts.jsonl]
    python benchmarks/bidding_league.py sef sayc points --deals 100

A deal is bid at a table for each pair of bidders and each way they can sit, and solved once.
Names are those of :mod:`benchmarks.bidding_match`, its yardsticks too; without any, all
systems that are usual, with ``first`` and ``points``. Printed is what the bidder of the line
gains a deal against the one of the column, the standard error below it, and its mean.

With ``--keep`` the swings are added to a file as they come; ``--first`` leaves out as many
deals of the seed, and ``--total`` tells what is in the file.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from itertools import combinations, islice
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from benchmarks.bidding_match import bidder, mean_of
from benchmarks.bidding_quality import Bidder, auction_of, points
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded
from biritch.scoring.imps import imps
from biritch.solver.dds import DDS

USUAL = (
    "sef",
    "sif",
    "sayc",
    "acol:foundation",
    "acol:modern",
    "acol:benji",
    "four-card-majors",
    "strong-club",
    "first",
    "points",
)
Swings: TypeAlias = dict[tuple[str, str], list[int]]
"""For each pair of names, what the first gained on every deal."""


def played(bidders: dict[str, Bidder], deal: Deal, board: Board) -> dict[tuple[str, str], int]:
    """Return what every bidder gains on *deal* against each that follows it."""
    table = DDS().tables([deal])[0]
    worth = {
        (one, two): points(auction_of(deal, board, ns, ew).contract, table, board)
        for one, ns in bidders.items()
        for two, ew in bidders.items()
        if one != two
    }
    return {
        (one, two): imps(worth[one, two] - worth[two, one])
        for one, two in combinations(bidders, 2)
    }


def both_ways(found: Swings) -> Swings:
    """Return the same with every pair told from the other side too."""
    turned = {(two, one): [-swing for swing in every] for (one, two), every in found.items()}
    return found | turned


def told(found: Swings) -> str:
    """Return the cross table, as lines of Markdown."""
    every = both_ways(found)
    names = list(dict.fromkeys(one for one, _ in every))
    lines = [f"| | {' | '.join(names)} | mean |", f"|{' --- |' * (len(names) + 2)}"]
    for one in names:
        cells, means = [], []
        for two in names:
            swings = every.get((one, two), [])
            if not swings:
                cells.append("")
                continue
            mean, error = mean_of(swings)
            means.append(mean)
            cells.append(f"{mean:+.2f} ± {error:.2f}")
        lines.append(f"| {one} | {' | '.join(cells)} | {statistics.mean(means):+.2f} |")
    return "\n".join(lines)


def kept(file: Path) -> Swings:
    """Return what *file* holds."""
    found: Swings = defaultdict(list)
    for line in file.read_text(encoding="utf-8").splitlines():
        for names, swing in json.loads(line)["swings"].items():
            one, two = names.split(" ")
            found[one, two].append(swing)
    return found


def main() -> None:
    """Play the league and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="*", default=[])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="deals of the seed to leave out")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--seed", default="league")
    parser.add_argument("--keep", type=Path, help="add the swings to this file")
    parser.add_argument("--total", type=Path, help="only tell what is in this file")
    asked = parser.parse_args()
    if asked.total:
        print(told(kept(asked.total)))
        return
    bidders = {name: bidder(name) for name in asked.systems or USUAL}
    begun, found = perf_counter(), defaultdict[tuple[str, str], list[int]](list)
    deals = islice(seeded(asked.seed), asked.first, asked.first + asked.deals)
    for place, deal in enumerate(deals, start=asked.first):
        swings = played(bidders, deal, Board.numbered(place % 16 + 1))
        for names, swing in swings.items():
            found[names].append(swing)
        if asked.keep:
            part = {
                "deal": place,
                "swings": {" ".join(names): n for names, n in swings.items()},
            }
            with asked.keep.open("a", encoding="utf-8") as file:
                print(json.dumps(part), file=file)
        if sys.stderr.isatty():
            print(f"\r{place + 1 - asked.first}/{asked.deals}", end="", file=sys.stderr)
        if perf_counter() - begun > asked.seconds:
            break
    print(told(found))


if __name__ == "__main__":
    main()
