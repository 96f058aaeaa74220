"""A bidding match between two systems: the same deals both ways, scored double dummy, in IMPs.

    python benchmarks/bidding_match.py sef sif --deals 400 [--seed match]

Each deal is bid at two tables, the first system North-South at one and East-West at the
other. The final contracts are worth what both sides can make playing perfectly; the
difference is turned into IMPs, and the standard error is over deals. Any system of the
catalogue may play, and two fixed yardsticks: ``points``, a bidder that knows only points and
fits, and ``pass``, which never bids.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from itertools import islice

from benchmarks.bidding_quality import Bidder, by_system, contract_of, points, points_and_fit
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call
from biritch.core.dealing import seeded
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.dds import DDS


def never(hand: Hand, auction: Auction, board: Board) -> Call:
    """Pass."""
    del hand, auction, board
    return PASS


def bidder(name: str) -> Bidder:
    """Return the bidder of that *name*: a yardstick, or a system."""
    return {"points": points_and_fit, "pass": never}.get(name) or by_system(name)


def told(deal: Deal, board: Board, ours: object, theirs: object, swing: int) -> str:
    """Return one line about a deal."""
    return f"{swing:+4d}  {board.dealer} {board.vulnerability}  {ours} / {theirs}  {deal}"


def main() -> None:
    """Play the match and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs=2)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--worst", type=int, default=0, help="show that many lost deals")
    asked = parser.parse_args()
    one, two = (bidder(name) for name in asked.systems)
    deals = list(islice(seeded(asked.seed), asked.deals))
    gained, lines = list[int](), list[tuple[int, str]]()
    for place, (deal, table) in enumerate(zip(deals, DDS().tables(deals), strict=True)):
        board = Board.numbered(place % 16 + 1)
        ours, theirs = contract_of(deal, board, one, two), contract_of(deal, board, two, one)
        swing = imps(points(ours, table, board) - points(theirs, table, board))
        gained.append(swing)
        lines.append((swing, told(deal, board, ours, theirs, swing)))
        if sys.stderr.isatty() and place % 20 == 19:
            print(f"\r{place + 1}/{asked.deals}", end="", file=sys.stderr)
    error = statistics.stdev(gained) / len(gained) ** 0.5
    print(
        f"{asked.systems[0]} against {asked.systems[1]}: {statistics.mean(gained):+.2f} IMPs "
        f"a deal, standard error {error:.2f}, {len(deals)} deals both ways (seed {asked.seed})"
    )
    for _, line in sorted(lines)[: asked.worst]:
        print(line)


if __name__ == "__main__":
    main()
