"""How many consistent worlds a second are dealt after typical auctions.

    python benchmarks/sampler.py [--worlds 20000] [--times 5]

After each auction the seat to act (after the last pass, the opening leader) deals the hidden
hands so that they keep what every call promised, its own hand among those that would bid so.
The time is that of the whole call, from the view to worlds a robot can use, on one core, in
processor seconds, so that a busy machine tells the same; the auction is interpreted before.
The median over the repetitions is printed, beside the share of worlds that keep every
promise, which must be all of them, asked hand by hand.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from itertools import islice
from time import process_time

from biritch.bidding.system import System
from biritch.core.boards import Board
from biritch.core.calls import Call, parse_call
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.calls.bidder import auction_promises, read_system
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.rules.auction import Auction

AUCTIONS = {
    "1N-3N": "1N P 3N P P P",
    "1S-2S-4S": "1S P 2S P 4S P P P",
    "1H-(2C)-2H": "1H 2C 2H P",
    "2C": "2C P",
    "long": "1D P 1S P 2C P 2D P 2S P 3S P 4S P P P",
}
BOARD = Board.from_number(1)


def dealt(system: System, calls: Sequence[Call]) -> Deal | None:
    """Return a deal on which four who bid *system* begin with *calls*, or nearly so.

    Each hand keeps what its own calls promised; the next of an endless row of deals whose
    dealer does is looked at, its other hands dealt again by the sampler.
    """
    auction = Auction.of(BOARD.dealer, calls)
    promised = system.explain(auction, BOARD.vulnerability)
    explained = list(zip(auction.calls_by_seat, promised, strict=True))
    for deal in islice(seeded_deals("sampler"), 200_000):
        if all(
            meaning.promise.accepts(deal[seat])
            for (seat, _), meaning in explained
            if seat == auction.dealer
        ):
            game = Game.start(VARIANT, deal, BOARD)
            evidence = HandEvidence(
                [(seat, meaning.promise) for (seat, _), meaning in explained]
            )
            deals = worlds(game.view(auction.dealer), evidence, random.Random(1), 1)
            if not deals[0].faults:
                return deals[0].deal
    return None


def main() -> None:
    """Deal, check, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--worlds", type=int, default=20_000)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--system", default="sef")
    arguments = parser.parse_args()
    system = read_system(arguments.system)
    assert BOARD.vulnerability is Vulnerability.NONE
    for name, text in AUCTIONS.items():
        calls = [parse_call(word) for word in text.split()]
        deal = dealt(system, calls)
        if deal is None:
            sys.exit(f"no deal for {name}")
        game = Game.start(VARIANT, deal, BOARD)
        for call in calls:
            game = game.after(call)
        view = game.view(game.actor)
        evidence = HandEvidence(auction_promises(view, system))
        rates, few = list[float](), list[float]()
        for turn in range(arguments.times):
            begun = process_time()
            deals = worlds(view, evidence, random.Random(turn), arguments.worlds)
            rates.append(len(deals) / (process_time() - begun))
            begun = process_time()
            worlds(view, evidence, random.Random(turn), 32)
            few.append(1e3 * (process_time() - begun))
        honest = sum(
            all(p.accepts(world.deal[s]) for s, p in evidence.promises)
            for world in deals[:5000]
        ) / len(deals[:5000])
        print(
            f"{name:12} {statistics.median(rates):9,.0f} worlds a second, "
            f"{len({world.dealt for world in deals}):6} of {len(deals)} different; "
            f"{100 * honest:.1f} % keep every promise; 32 worlds in "
            f"{statistics.median(few):.1f} ms"
        )


if __name__ == "__main__":
    main()
