"""Where strong sides stop: short of slams that are there, and in six where seven is.

    python -m benchmarks.slam_stops sayc --deals 2500 [--points 31] [--seed stops]

Four hands of a system bid random deals where one side holds so many points; what both sides see
is solved double dummy. Printed are how often seven, six or less was bid and what was there (the
most tricks of the side in any strain); for auctions that ended below six the lines that made
their last bids and their last passes, those with the most slams missed first; and for six of a
suit with every ace, how often thirteen tricks are there by trumps and kings together.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from benchmarks.bidding_quality import Bidding, auction_of, by_system, points_of_a_side
from biritch.core.boards import Board
from biritch.core.calls import Bid, Contract
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.solver.choice import choose_solver

SLAM = 6
PART = 100
"""Deals solved together."""


@dataclass(frozen=True)
class Ending:
    """A deal, its auction and the contract a side plays, with what can be made."""

    deal: Deal
    board: Board
    auction: Auction
    contract: Contract
    table: TrickTable

    @property
    def most(self) -> int:
        """The most tricks of the side in any strain."""
        hands = self.contract.declarer, self.contract.declarer.partner
        return max(self.table.of(seat, strain) for seat in hands for strain in Strain)

    @property
    def won(self) -> int:
        """The tricks of the contract."""
        return self.table.of(self.contract.declarer, self.contract.strain)

    def together(self, card: str) -> int:
        """Return how many of that *card* both hands hold."""
        declarer = self.contract.declarer
        return sum(str(self.deal[seat]).count(card) for seat in (declarer, declarer.partner))

    @property
    def trumps(self) -> int:
        """The trumps of both hands; none in notrump."""
        suit, declarer = self.contract.strain.suit, self.contract.declarer
        if suit is None:
            return 0
        return sum(self.deal[seat].length(suit) for seat in (declarer, declarer.partner))


def endings(pair: Bidding, seed: str, points: int, deals: int) -> Iterator[Ending]:
    """Yield the deals of *seed* where a side holds so many points, bid and solved."""
    strong = islice(
        (deal for deal in seeded_deals(seed) if points_of_a_side(deal) >= points), deals
    )
    numbered = enumerate(strong)
    while part := list(islice(numbered, PART)):
        tables = choose_solver().tables([deal for _, deal in part])
        for (number, deal), table in zip(part, tables, strict=True):
            board = Board.from_number(number % 16 + 1)
            auction = auction_of(deal, board, pair, pair)
            if auction.contract is not None:
                yield Ending(deal, board, auction, auction.contract, table)


def lines(pair: Bidding, ending: Ending) -> Iterator[str]:
    """Yield the lines of the side's last bid, and of its last pass."""
    declarer, last = ending.contract.declarer, dict[str, str]()
    for place, (seat, call) in enumerate(ending.auction.calls_by_seat):
        if seat.side is declarer.side:
            before = Auction.of(ending.auction.dealer, ending.auction.calls[:place])
            choice = pair.book.choose(ending.deal[seat], before, ending.board.vulnerability)
            kind = "bid" if isinstance(call, Bid) else "pass"
            told = f"bid {call}" if kind == "bid" else kind
            last[kind] = f"{told} [{choice.meaning.rule}]"
    yield from last.values()


def main() -> None:
    """Bid, solve and count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--points", type=int, default=31, help="what a side holds at least")
    parser.add_argument("--seed", default="stops")
    parser.add_argument("--most", type=int, default=25, help="lines told")
    asked = parser.parse_args()
    pair = by_system(asked.system)
    levels = defaultdict[tuple[str, str], int](int)
    stopped = defaultdict[str, list[bool]](list)
    sevens = defaultdict[tuple[int, int], list[bool]](list)
    for one in endings(pair, asked.seed, asked.points, asked.deals):
        level = one.contract.level
        there = "less" if one.most < SLAM + 6 else str(one.most)
        levels[("less" if level < SLAM else str(level)), there] += 1
        if level < SLAM:
            for line in lines(pair, one):
                stopped[line].append(one.most >= SLAM + 6)
        elif one.trumps and one.together("A") == 4:
            sevens[min(10, max(8, one.trumps)), one.together("K")].append(one.won == 13)
    for (bid, there), count in sorted(levels.items()):
        print(f"bid {bid:4} tricks {there:4} {count:5}")
    missed = sorted(stopped.items(), key=lambda item: item[1].count(False) - sum(item[1]))
    for line, slams in missed[: asked.most]:
        share = sum(slams) / len(slams)
        print(f"{line:32} {len(slams):4} stopped, {share:4.0%} had twelve tricks")
    for (trumps, kings), made in sorted(sevens.items()):
        print(
            f"{trumps:2} trumps, {kings} kings, every ace: {sum(made)} of {len(made)} thirteen"
        )


if __name__ == "__main__":
    main()
