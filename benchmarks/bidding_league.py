"""Every bidding system against every other: the same deals both ways, double dummy, in IMPs.

    python -m benchmarks.bidding_league --deals 400 [--keep parts.jsonl]
    python -m benchmarks.bidding_league sef sayc points --deals 100

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
from biritch.core.random_deals import seeded_deals
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver

USUAL = (
    "sef",
    "sif",
    "sayc",
    "two-over-one",
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
    table = choose_solver().tables([deal])[0]
    worth = {
        (first, second): points(auction_of(deal, board, ns, ew).contract, table, board)
        for first, ns in bidders.items()
        for second, ew in bidders.items()
        if first != second
    }
    return {
        (first, second): imps(worth[first, second] - worth[second, first])
        for first, second in combinations(bidders, 2)
    }


def both_ways(league: Swings) -> Swings:
    """Return the same with every pair told from the other side too."""
    turned = {
        (second, first): [-swing for swing in every]
        for (first, second), every in league.items()
    }
    return league | turned


def told(league: Swings) -> str:
    """Return the cross table, as lines of Markdown."""
    every = both_ways(league)
    names = list(dict.fromkeys(name for name, _ in every))
    lines = [f"| | {' | '.join(names)} | mean |", f"|{' --- |' * (len(names) + 2)}"]
    for name in names:
        cells, means = [], []
        for rival in names:
            swings = every.get((name, rival), [])
            if not swings:
                cells.append("")
                continue
            mean, error = mean_of(swings)
            means.append(mean)
            cells.append(f"{mean:+.2f} ± {error:.2f}")
        lines.append(f"| {name} | {' | '.join(cells)} | {statistics.mean(means):+.2f} |")
    return "\n".join(lines)


def kept(file: Path) -> Swings:
    """Return what *file* holds."""
    league: Swings = defaultdict(list)
    for line in file.read_text(encoding="utf-8").splitlines():
        for names, swing in json.loads(line)["swings"].items():
            first, second = names.split(" ")
            league[first, second].append(swing)
    return league


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
    arguments = parser.parse_args()
    if arguments.total:
        print(told(kept(arguments.total)))
        return
    bidders = {name: bidder(name) for name in arguments.systems or USUAL}
    begun, league = perf_counter(), defaultdict[tuple[str, str], list[int]](list)
    deals = islice(
        seeded_deals(arguments.seed), arguments.first, arguments.first + arguments.deals
    )
    for place, deal in enumerate(deals, start=arguments.first):
        # Sixteen boards are every dealer with every vulnerability.
        swings = played(bidders, deal, Board.from_number(place % 16 + 1))
        for names, swing in swings.items():
            league[names].append(swing)
        if arguments.keep:
            part = {
                "deal": place,
                "swings": {" ".join(names): n for names, n in swings.items()},
            }
            with arguments.keep.open("a", encoding="utf-8") as file:
                print(json.dumps(part), file=file)
        if sys.stderr.isatty():
            print(f"\r{place + 1 - arguments.first}/{arguments.deals}", end="", file=sys.stderr)
        if perf_counter() - begun > arguments.seconds:
            break
    print(told(league))


if __name__ == "__main__":
    main()
