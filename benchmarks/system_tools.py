"""What each tool of a system gains: the same deals bid with it and without it.

    python benchmarks/system_tools.py sef --deals 2000 [--seed tools] [--tools drury roudi]

A tool is a convention that a pair may leave out (`biritch system show` lists them). Four hands
of the system bid the deals with all its tools, then without one after another; contracts that
differ are solved. Printed are, for each tool, how many contracts it changes, what the side
gains by it whose call is another first, in IMPs with their standard error, and how much nearer
to par the deals end; the dearest first. What is gained against opponents who bid the same
system, all cards seen in the play, is not all a convention is for.
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from benchmarks.bidding_changes import BOARDS, Change, bid, change, summed
from biritch.bidding import catalogue, tools
from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals


def main() -> None:
    """Bid with and without, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="tools")
    parser.add_argument("--tools", nargs="+", help="these alone")
    parser.add_argument("--keep", type=Path, help="add each line to this file")
    asked = parser.parse_args()
    deals = list(islice(seeded_deals(asked.seed), asked.deals))
    played = bid(asked.system, deals)
    told: list[tuple[int, str]] = []
    playable = [tool.name for tool in tools.of(catalogue.find(asked.system)) if tool.played]
    for tool in asked.tools or playable:
        without = bid(f"{asked.system}-{tool}", deals)
        changes: list[Change] = [
            change(Board.from_number(n % BOARDS + 1), deals[n], without[n], played[n])
            for n in range(len(deals))
            if without[n].contract != played[n].contract
        ]
        gained = [one.gained for one in changes]
        nearer = summed([one.nearer for one in changes])
        line = f"{tool:24} {len(changes):4} contracts, {summed(gained)}; nearer to par {nearer}"
        print(line, flush=True)
        told.append((sum(gained), line))
        if asked.keep is not None:
            with asked.keep.open("a", encoding="utf-8") as file:
                print(line, file=file)
    print(f"\nof {asked.system}, {asked.deals} deals, the dearest first:")
    for _, line in sorted(told):
        print(line)


if __name__ == "__main__":
    main()
