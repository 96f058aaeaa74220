"""A bidding match: a system against a bidder that knows only points and fits.

    python benchmarks/bidding_quality.py --deals 400

Each deal is bid twice, the system North-South once and East-West once; the final contracts
are scored by their double dummy results, the difference in IMPs. The standard error is over
deals. Also told: how often 26 points or more reached a game, how many games made, and what
the system lost against par.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice

from biritch.bidding import catalogue
from biritch.bidding.matchup import meet
from biritch.bidding.method import BiddingMethod
from biritch.bidding.system import System
from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, Call, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.solver.choice import choose_solver
from biritch.solver.par import par

Bidder = Callable[[Hand, Auction, Board], Call]


def points_and_fit(hand: Hand, auction: Auction, board: Board) -> Call:
    """Open 12 points in the longest suit; raise to what both hands should make, or pass."""
    del board
    opened = [(seat, call) for seat, call in auction.calls_by_seat if isinstance(call, Bid)]
    longest = max(Suit, key=lambda suit: (hand.length(suit), suit))
    if not opened:
        return Bid(1, Strain(longest)) if hand.hcp >= 12 else PASS
    (first, bid), mine = opened[0], auction.turn
    spoken = any(seat == mine and isinstance(call, Bid) for seat, call in auction.calls_by_seat)
    if first != mine.partner or spoken or auction.standing.bid != bid:
        return PASS
    assert isinstance(bid, Bid)
    # Partner opened with 12 or more: 13 are counted on.
    together = hand.hcp + 13
    suit = bid.strain.suit
    fit = suit is not None and hand.length(suit) >= 4 - suit.major
    if together >= 25:
        if fit and suit is not None and suit.major:
            return Bid(4, bid.strain)
        return Bid(3, Strain.NOTRUMP)
    if together < 19:
        return PASS
    return Bid(2, bid.strain) if fit else Bid(1, Strain.NOTRUMP)


@dataclass(frozen=True, eq=False)
class Bidding:
    """The bidder of a system, or of one for each side."""

    book: BiddingMethod

    def __call__(self, hand: Hand, auction: Auction, board: Board) -> Call:
        """Return what the book calls."""
        return self.book.pick(hand, auction, board.vulnerability)


def by_system(name: str) -> Bidding:
    """Return the bidder of a system."""
    return Bidding(catalogue.find(name))


@cache
def seated(ns: Bidder, ew: Bidder) -> tuple[Bidder, Bidder]:
    """Return both as they bid against each other: each hears what the other plays."""
    books = [bidder.book for bidder in (ns, ew) if isinstance(bidder, Bidding)]
    match books:
        case [System() as ours, System() as theirs]:
            knowing = Bidding(meet(ours, theirs))
            return knowing, knowing
        case _:
            return ns, ew


def auction_of(deal: Deal, board: Board, ns: Bidder, ew: Bidder) -> Auction:
    """Return what two pairs bid, each hearing the other's system."""
    sides = seated(ns, ew)
    auction = Auction(board.dealer)
    while not auction.over:
        bidder = sides[0 if auction.turn.side is Side.NS else 1]
        auction = auction.add(bidder(deal[auction.turn], auction, board))
    return auction


def contract_of(deal: Deal, board: Board, ns: Bidder, ew: Bidder) -> Contract | None:
    """Return what two pairs come to."""
    return auction_of(deal, board, ns, ew).contract


def points_of_a_side(deal: Deal) -> int:
    """Return the high-card points of the side that has more of them."""
    together = deal[Seat.NORTH].hcp + deal[Seat.SOUTH].hcp
    return max(together, 40 - together)


def doubled(contract: Contract | None, table: TrickTable) -> Contract | None:
    """Return *contract*, doubled if it is two down."""
    if (
        contract is None
        or table.of(contract.declarer, contract.strain) + 2 > contract.level + 6
    ):
        return contract
    return replace(contract, multiplier=max(2, contract.multiplier))


def points(contract: Contract | None, table: TrickTable, board: Board) -> int:
    """Return North-South's points with both sides playing perfectly."""
    if contract is None:
        return 0
    won = table.of(contract.declarer, contract.strain)
    vulnerable = contract.declarer in board.vulnerability
    total = score(TARIFF, contract, won, vulnerable=vulnerable)
    return total if contract.declarer.side is Side.NS else -total


def is_game(contract: Contract | None, side: Side) -> bool:
    """Whether *side* is in a game or better."""
    if contract is None or contract.declarer.side is not side:
        return False
    low = (
        3 if contract.strain is Strain.NOTRUMP else 4 if contract.strain >= Strain.HEARTS else 5
    )
    return contract.level >= low


def main() -> None:
    """Bid, solve, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--system", default="sif")
    parser.add_argument("--against", default="points", help="another system, or points")
    parser.add_argument("--seed", default="quality")
    arguments = parser.parse_args()
    system = by_system(arguments.system)
    opponents = (
        points_and_fit if arguments.against == "points" else by_system(arguments.against)
    )
    deals = list(islice(seeded_deals(arguments.seed), arguments.deals))
    gained, lost, reached, making = list[int](), list[int](), list[bool](), list[bool]()
    for place, (deal, table) in enumerate(
        zip(deals, choose_solver().tables(deals), strict=True)
    ):
        board = Board.from_number(place % 16 + 1)
        ours = points(contract_of(deal, board, system, opponents), table, board)
        theirs = points(contract_of(deal, board, opponents, system), table, board)
        gained.append(imps(ours - theirs))
        both = contract_of(deal, board, system, system)
        alone = points(both, table, board)
        lost.append(abs(imps(alone - par(table, board).score_ns)))
        for side, player in ((Side.NS, Seat.NORTH), (Side.EW, Seat.EAST)):
            if deal[player].hcp + deal[player.partner].hcp >= 26:
                reached.append(is_game(both, side))
            if is_game(both, side):
                making.append((alone > 0) == (side is Side.NS) and alone != 0)
    error = statistics.stdev(gained) / len(gained) ** 0.5
    print(f"{arguments.system} against {arguments.against}, {len(deals)} deals both ways")
    print(f"gained {statistics.mean(gained):+.2f} IMPs a deal (standard error {error:.2f})")
    print(f"26 points or more: {sum(reached)} of {len(reached)} in game")
    print(f"games bid: {sum(making)} of {len(making)} make double dummy")
    print(f"against par: {statistics.mean(lost):.2f} IMPs a deal")


if __name__ == "__main__":
    main()
