"""How often a system ends where no good player would, by the cards of both hands.

    python -m benchmarks.bidding_sense sef sayc --deals 2000 [--show 5]

Four hands bid each deal. A side that was left alone is looked at where its contract stands:

* *game missed*: no game with 27 high-card points or more between the two hands;
* *slam missed*: no slam with 34 or more;
* *too high*: a slam with 28 or fewer, or a game with 20 or fewer;
* *fit missed*: notrump, or another suit, below slam, with nine cards of a major together;
* *no fit*: trumps of which the two hands hold six or fewer.

Of every deal, whoever bid:

* *silent*: a hand of 16 high-card points or more passed from the first call to the last,
  below game.

Counts are told in a thousand deals. Some of each are bad luck, and no system finds them all; an
auction in the list that no player would bid is an agreement to mend.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import islice

from benchmarks.bidding_people import only_side
from benchmarks.bidding_quality import auction_of, by_system
from biritch.bidding import catalogue
from biritch.bidding.agreement.situation import is_game
from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, Contract
from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.rules.auction import Auction

MUCH = 16
"""High-card points that are not to be kept silent about."""


def held(deal: Deal, seat: Seat, suit: Suit) -> int:
    """Return how many cards of *suit* the side of *seat* holds."""
    return deal[seat].length(suit) + deal[seat.partner].length(suit)


def wrong(deal: Deal, contract: Contract) -> str | None:
    """Return what is wrong with a contract bid with the opponents silent, if anything."""
    seat = contract.declarer
    points = deal[seat].hcp + deal[seat.partner].hcp
    bid = bid_of(contract)
    trumps = contract.strain.suit
    slam, game = contract.level >= 6, is_game(bid)
    if points >= 27 and not game:
        return "game missed"
    if points >= 34 and not slam:
        return "slam missed"
    if (slam and points <= 28) or (game and points <= 20):
        return "too high"
    if trumps is not None and held(deal, seat, trumps) <= 6:
        return "no fit"
    majors = (suit for suit in (Suit.HEARTS, Suit.SPADES) if suit != trumps)
    better = any(held(deal, seat, suit) >= 9 for suit in majors)
    if better and not slam and (trumps is None or held(deal, seat, trumps) < 9):
        return "fit missed"
    return None


def silent(deal: Deal, auction: Auction) -> Seat | None:
    """Return who held much and only passed, if there was no game to be silent over."""
    if auction.contract is not None and is_game(bid_of(auction.contract)):
        return None
    spoke = {seat for seat, call in auction.calls_by_seat if call is not PASS}
    return next((seat for seat in Seat if deal[seat].hcp >= MUCH and seat not in spoke), None)


def bid_of(contract: Contract) -> Bid:
    """Return the bid that became *contract*."""
    return Bid(contract.level, contract.strain)


def main() -> None:
    """Bid, look, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="sense")
    parser.add_argument("--show", type=int, default=0, help="show that many of each kind")
    arguments = parser.parse_args()
    for name in arguments.systems:
        system, pair = catalogue.find(name), by_system(name)
        faults: dict[str, list[str]] = defaultdict(list)
        for place, deal in enumerate(islice(seeded_deals(arguments.seed), arguments.deals)):
            board = Board.from_number(place % 16 + 1)
            auction = auction_of(deal, board, pair, pair)
            if (who := silent(deal, auction)) is not None:
                calls = " ".join(map(str, auction.calls))
                hand = f"{who}:{deal[who]} ({deal[who].hcp})"
                faults["silent"].append(f"{hand}\n      {auction.dealer} {calls}")
            if auction.contract is None or only_side(auction) is None:
                continue
            what = wrong(deal, auction.contract)
            if what is None:
                continue
            calls_shown = [
                f"{call}[{meaning.rule}]"
                for (seat, call), meaning in zip(
                    auction.calls_by_seat,
                    system.explain(auction, board.vulnerability),
                    strict=True,
                )
                if seat.side is auction.contract.declarer.side
            ]
            seat = auction.contract.declarer
            hands = "  ".join(
                f"{one}:{deal[one]} ({deal[one].hcp})" for one in (seat, seat.partner)
            )
            faults[what].append(f"{hands}\n      {auction.dealer} {' '.join(calls_shown)}")
        rates = ", ".join(
            f"{what} {1000 * len(every) / arguments.deals:.1f}"
            for what, every in sorted(faults.items())
        )
        print(f"{name}, in a thousand deals: {rates or 'nothing'} ({arguments.deals} deals)")
        for what, every in sorted(faults.items()):
            for one in every[: arguments.show]:
                print(f"  {what}: {one}")


if __name__ == "__main__":
    main()
