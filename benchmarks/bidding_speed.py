"""How long a call takes: by the agreements of the system alone, and with close calls judged.

    python -m benchmarks.bidding_speed [--system sef] [--deals 40] [--judged 12]

Whole deals are bid by four hands, each auction met for the first time written into the book.
Printed are the median and the slowest tenth of a call by the agreements, with and without its
explanation, and of a call the robot judged by hidden hands with a second to think. Times are
processor seconds, those of all threads together, so that a busy machine tells the same.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Sequence
from itertools import islice
from time import process_time

from benchmarks.judged_system import view_of
from biritch.bidding import catalogue
from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.robots.calls.judge import JudgeSettings
from biritch.robots.players.robot import SimulatingRobot
from biritch.rules.auction import Auction


def told(name: str, seconds: Sequence[float]) -> str:
    """Return the median and the ninth decile in milliseconds."""
    decile = statistics.quantiles(seconds, n=10)[-1]
    return (
        f"{name:28} median {1e3 * statistics.median(seconds):7.2f} ms, "
        f"slowest tenth from {1e3 * decile:7.2f} ms, {len(seconds)} calls"
    )


def main() -> None:
    """Bid, judge, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--system", default="sef")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--judged", type=int, default=12)
    parser.add_argument("--budget", type=float, default=1.0)
    arguments = parser.parse_args()
    quick, explained, judged = list[float](), list[float](), list[float]()
    system, robot = catalogue.find(arguments.system), SimulatingRobot(arguments.system)
    changed, kinds = 0, JudgeSettings().kinds
    for place, deal in enumerate(islice(seeded_deals("speed"), arguments.deals)):
        board = Board.from_number(place % 16 + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            hand = deal[auction.turn]
            begun = process_time()
            call = system.pick(hand, auction, board.vulnerability)
            quick.append(process_time() - begun)
            begun = process_time()
            system.choose(hand, auction, board.vulnerability)
            # The call was met before, so only what the meaning adds is measured here.
            explained.append(quick[-1] + process_time() - begun)
            if place < arguments.judged:
                view = view_of(hand, auction, board)
                begun = process_time()
                decision = robot.decide(view, budget=arguments.budget, rng=random.Random(place))
                spent = process_time() - begun
                weighed = system.alternatives(hand, auction, board.vulnerability, kinds)
                # The robot judges nothing else: a time without a judgement would flatter the
                # median.
                if auction.standing.bid is not None and len(weighed) > 1:
                    judged.append(spent)
                    changed += decision.action != call
            auction = auction.add(call)
    print(told(f"{arguments.system}, by the agreements", quick))
    print(told(f"{arguments.system}, with its meaning", explained))
    if len(judged) > 1:
        print(told(f"{arguments.system}, judged", judged), f"({changed} changed)")


if __name__ == "__main__":
    main()
