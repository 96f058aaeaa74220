"""How often twelve tricks are there, by the points of two hands: where slams begin to pay.

    python benchmarks/slam_points.py --deals 3000 [--seed slams]

Random deals where one side holds 24 points or more are solved double dummy. In notrump both
hands are balanced or nearly, and points are high cards with one for every card over four in a
suit (HL); in a suit the side plays its longest fit, of eight cards or more, and the short suits
of one hand are counted as well (three for a void, two for a singleton, one for a doubleton). A
small slam pays from about one in two on. Slams in a suit are told apart by the aces, for
Blackwood keeps from those that lack two.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

from benchmarks.bidding_quality import points_of_a_side
from biritch.core.cards import Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.solver.choice import choose_solver

TOGETHER = 24
"""Points of a side whose deal is looked at."""
SLAM = 12
SHORT = {0: 3, 1: 2, 2: 1}
"""What a short suit is worth."""
LONGEST = {Side.NS: (Seat.NORTH, Seat.SOUTH), Side.EW: (Seat.EAST, Seat.WEST)}


def with_length(hand: Hand) -> int:
    """Return the points of *hand*, length counted."""
    return hand.hcp + sum(max(0, hand.length(suit) - 4) for suit in Suit)


def flat(hand: Hand) -> bool:
    """Whether *hand* has no singleton and no suit of seven."""
    lengths = [hand.length(suit) for suit in Suit]
    return min(lengths) > 1 and max(lengths) < 7


def in_notrump(ours: tuple[Hand, Hand]) -> str | None:
    """Return the row of two hands in notrump, if they are for it."""
    if not all(map(flat, ours)):
        return None
    return f"notrump, {sum(map(with_length, ours))} with length"


def in_suit(ours: tuple[Hand, Hand]) -> tuple[Suit, list[str]] | None:
    """Return the longest fit of two hands, and a row for each as the one that counts."""
    cards = {suit: sum(hand.length(suit) for hand in ours) for suit in Suit}
    trumps = max(Suit, key=lambda suit: (cards[suit], suit))
    if cards[trumps] < 8:
        return None
    aces = sum(str(hand).count("A") for hand in ours)
    few = "" if aces >= 3 else ", two aces missing"
    points = sum(map(with_length, ours))
    short = [
        sum(SHORT.get(hand.length(suit), 0) for suit in Suit if suit is not trumps)
        for hand in ours
    ]
    return trumps, [
        f"{min(10, cards[trumps]):2} trumps, {points + more} in support{few}" for more in short
    ]


def rows(deal: Deal, table: TrickTable) -> Iterator[tuple[str, bool]]:
    """Yield the rows a deal belongs to, and whether twelve tricks are there."""
    for seats in LONGEST.values():
        ours = deal[seats[0]], deal[seats[1]]
        if sum(hand.hcp for hand in ours) < TOGETHER:
            continue
        if row := in_notrump(ours):
            yield row, max(table.of(seat, Strain.NOTRUMP) for seat in seats) >= SLAM
        if found := in_suit(ours):
            trumps, told = found
            slam = max(table.of(seat, Strain(trumps)) for seat in seats) >= SLAM
            yield from ((row, slam) for row in told)


def strong(seed: str) -> Iterator[Deal]:
    """Yield the deals of *seed* where a side holds enough."""
    for deal in seeded_deals(seed):
        if points_of_a_side(deal) >= TOGETHER:
            yield deal


def main() -> None:
    """Deal, solve and count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="slams")
    parser.add_argument("--least", type=int, default=40, help="deals of a row that is told")
    asked = parser.parse_args()
    counts = defaultdict[str, list[bool]](list)
    deals = islice(strong(asked.seed), asked.deals)
    while part := list(islice(deals, 100)):
        for deal, table in zip(part, choose_solver().tables(part), strict=True):
            for row, slam in rows(deal, table):
                counts[row].append(slam)
    for row, slams in sorted(counts.items()):
        if len(slams) >= asked.least:
            print(f"{row:40} {len(slams):5} deals, {sum(slams) / len(slams):4.0%} make twelve")


if __name__ == "__main__":
    main()
