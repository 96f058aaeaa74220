"""What becomes of a system's auctions when its artificial bids are doubled.

    python -m benchmarks.doubled_questions sayc --deals 1200 --seed doubled [--show 10]

Four hands of a system bid deals. Every artificial bid after which the next hand passed
is bid out once more, that hand doubling whatever it holds; both contracts are solved, and what
the double cost the side that was doubled is told in IMPs, line by line, the dearest first.
A double gives the side room and tells the others nothing to their good: a line that loses by it
is a question whose answers went astray. Where one is redoubled and made, it gains.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice

from benchmarks.bidding_changes import summed
from benchmarks.bidding_quality import points
from benchmarks.bidding_self_play import ended
from biritch.bidding import catalogue
from biritch.bidding.system import System
from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, Bid
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Side
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver

BOARDS, AT_ONCE = 16, 20


@dataclass(frozen=True)
class Doubled:
    """An artificial bid that was doubled: by which line it was made, and what it came to."""

    line: str
    gained: int
    told: str


def doubled(system: System, deal: Deal, board: Board, table: TrickTable) -> list[Doubled]:
    """Return what the double of each artificial bid of *deal* comes to."""
    found = []
    auction = ended(system, deal, board, Auction(board.dealer))
    reached = points(auction.contract, table, board)
    for place, (seat, call) in enumerate(auction.calls_by_seat[:-1]):
        before = Auction.of(board.dealer, auction.calls[:place])
        page = system.book_of(seat.side).page(before, board.vulnerability)
        passed = auction.calls[place + 1] is PASS
        if not (isinstance(call, Bid) and passed and page.meaning(call).artificial):
            continue
        end = ended(system, deal, board, before.add(call).add(DOUBLE))
        sign = 1 if seat.side is Side.NS else -1
        gained = sign * imps(points(end.contract, table, board) - reached)
        hands = f"{deal[seat]} {deal[seat.partner]}"
        told = " ".join(map(str, end.calls)) + f" for {auction.contract}, {hands}"
        found.append(Doubled(page.choose(deal[seat]).rule, gained, told))
    return found


def main() -> None:
    """Bid, double and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("--deals", type=int, default=1200)
    parser.add_argument("--seed", default="doubled")
    parser.add_argument("--show", type=int, default=5, help="lines told, the dearest first")
    asked = parser.parse_args()
    system, solver = catalogue.find(asked.system), choose_solver()
    found, number = list[Doubled](), 0
    stock = islice(seeded_deals(asked.seed), asked.deals)
    while deals := list(islice(stock, AT_ONCE)):
        for deal, table in zip(deals, solver.tables(deals), strict=True):
            found += doubled(system, deal, Board.from_number(number % BOARDS + 1), table)
            number += 1
    print(f"{len(found)} artificial bids doubled, IMPs {summed([one.gained for one in found])}")
    lines = defaultdict[str, list[Doubled]](list)
    for one in found:
        lines[one.line].append(one)
    dearest = sorted(lines.values(), key=lambda made: sum(one.gained for one in made))
    for made in dearest[: asked.show]:
        worst = min(made, key=lambda one: one.gained)
        total = summed([one.gained for one in made])
        print(f"{total} in {len(made)} [{worst.line}]: {worst.gained:+d} {worst.told}")


if __name__ == "__main__":
    main()
