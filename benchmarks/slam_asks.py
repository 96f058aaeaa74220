"""What asking for aces would have gained, where a system did not: four notrump at every turn.

    python -m benchmarks.slam_asks sayc --deals 2000 [--points 25] [--seed asks]

Four hands of a system bid random deals where one side holds so many points. At each turn of a
side with a fit, whose opponents were silent and where 4NT would ask for aces or key cards,
hands that called otherwise ask, and the same book bids the deal out. Printed is what that
gained in IMPs, double dummy, by the points together (the hand's own for those trumps, and the
least that partner has shown), and by the line that spoke. Before them stands what could be had
if all cards were seen: six in the strain that was played, wherever it makes.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.bidding_changes import summed
from benchmarks.bidding_quality import by_system, points
from benchmarks.bidding_self_play import ended
from benchmarks.slam_stops import Ending, endings
from biritch.bidding import catalogue
from biritch.bidding.book import Page
from biritch.bidding.promises.points import hld
from biritch.core.calls import Bid, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Side
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps

ASK = Bid(4, Strain.NOTRUMP)
ASKING = ("blackwood", "key-cards", "keycards")
SLAM = 6


@dataclass(frozen=True)
class Asked:
    """A turn where aces might have been asked for, and what that gained."""

    line: str
    together: int
    gained: int


def worth(hand: Hand, trumps: Suit) -> int:
    """Return the points of a hand with those trumps."""
    return max(count for count in range(50) if hld(trumps, count).accepts(hand))


def might_ask(page: Page) -> Suit | None:
    """Return the trumps of a silent auction where 4NT would ask for aces, if it is one."""
    situation = page.situation
    trumps = situation.trumps
    if trumps is None or situation.they_acted or not situation.legal(ASK):
        return None
    return trumps if page.meaning(ASK).kind in ASKING else None


def asked(name: str, ending: Ending) -> Iterator[Asked]:
    """Yield every turn of a deal where 4NT was not bid and would have asked."""
    system, board, table = catalogue.find(name), ending.board, ending.table
    reached = points(ending.contract, table, board)
    for place, (seat, own) in enumerate(ending.auction.calls_by_seat):
        if seat.side is not ending.contract.declarer.side or own == ASK:
            continue
        before, hand = Auction.of(board.dealer, ending.auction.calls[:place]), ending.deal[seat]
        page = system.book_of(seat.side).page(before, board.vulnerability)
        trumps = might_ask(page)
        if trumps is None:
            continue
        end = ended(system, ending.deal, board, before.add(ASK))
        sign = 1 if seat.side is Side.NS else -1
        together = worth(hand, trumps) + page.situation.partner_points[0]
        gained = sign * imps(points(end.contract, table, board) - reached)
        yield Asked(page.choose(hand).rule, together, gained)


def seen(ending: Ending) -> int:
    """Return what six in the same strain gains where it makes, all cards seen."""
    contract = ending.contract
    if contract.level >= SLAM or ending.won < SLAM + 6:
        return 0
    six = Contract(contract.strain, contract.declarer, SLAM, 1)
    sign = 1 if contract.declarer.side is Side.NS else -1
    table, board = ending.table, ending.board
    return sign * imps(points(six, table, board) - points(contract, table, board))


def main() -> None:
    """Bid, ask and count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--points", type=int, default=25, help="what a side holds at least")
    parser.add_argument("--seed", default="asks")
    parser.add_argument("--most", type=int, default=15, help="lines told")
    told = parser.parse_args()
    by_points, by_line = defaultdict[int, list[int]](list), defaultdict[str, list[int]](list)
    best = list[int]()
    for ending in endings(by_system(told.system), told.seed, told.points, told.deals):
        best.append(seen(ending))
        for one in asked(told.system, ending):
            by_points[one.together].append(one.gained)
            by_line[one.line].append(one.gained)
    print(f"six where it makes, all cards seen: {sum(best):+d} IMPs in {told.deals} deals")
    for together, gains in sorted(by_points.items()):
        print(f"{together:3} together: {summed(gains)} at {len(gains)} turns")
    lines = sorted(by_line.items(), key=lambda item: -sum(item[1]))
    for line, gains in lines[: told.most]:
        print(f"{line:24} {summed(gains)} at {len(gains)} turns")


if __name__ == "__main__":
    main()
