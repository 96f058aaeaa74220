"""What it takes to know a contract's tricks, not its overtricks, or only whether it makes.

    python benchmarks/solver/bounds.py [--deals 300] [--system sayc]

Four hands bid random deals by a system; each contract is solved on one thread, in processor
time, three ways in turn: its tricks; its tricks, all that make it told as one number; and
whether it makes. The answers are compared.
"""

from __future__ import annotations

import argparse
from itertools import islice
from time import process_time

from benchmarks.bidding_match import bidder
from benchmarks.bidding_quality import auction_of
from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.solver.native import NativeSolver

BOARDS = 16


def main() -> None:
    """Bid, solve three ways, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--system", default="sayc")
    parser.add_argument("--seed", default="bounds")
    asked = parser.parse_args()
    pair, solver = bidder(asked.system), NativeSolver(most=1)
    spent, solved = [0.0, 0.0, 0.0], 0
    for number, deal in enumerate(islice(seeded_deals(asked.seed), asked.deals)):
        auction = auction_of(deal, Board.from_number(number % BOARDS + 1), pair, pair)
        if (contract := auction.contract) is None:
            continue
        wanted, told = contract.level + 6, []
        bounds = (0, 13), (0, wanted), (wanted - 1, wanted)
        # Whoever goes first finds the memory cold: each in turn.
        for place in range(3):
            way = (place + solved) % 3
            start = process_time()
            board = (deal, contract.strain, contract.declarer)
            [won] = solver.declarer_tricks([board], within=[bounds[way]])
            spent[way] += process_time() - start
            told.append((way, won))
        tricks = dict(told)[0]
        for way, won in told:
            least, most = bounds[way]
            assert won == min(max(tricks, least), most), f"deal {number}: the answers differ"
        solved += 1
    ways = "tricks", "tricks without overtricks", "whether it makes"
    for what, seconds in zip(ways, spent, strict=True):
        print(f"{what:<26} {1e3 * seconds / solved:6.2f} ms  {seconds / spent[0]:.2f}")
    print(f"{solved} contracts of {asked.system}")


if __name__ == "__main__":
    main()
