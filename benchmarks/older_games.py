"""The robot against others at any game: the same deals both ways, in points of its sheet.

    python benchmarks/older_games.py [--deals 40] [--against rule:sif] [--only GAME …]

Each deal is played twice, sides exchanged, nobody vulnerable, honours counted. Prints what the
robot wins a deal, with its standard error. Its worlds are bounded by ``--samples``, not by
the clock, so that a busy machine prints the same figures.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from dataclasses import replace
from itertools import islice

from biritch import shelf
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.games import variants
from biritch.games.game import Game
from biritch.games.series import sheet_after
from biritch.games.variant import Variant
from biritch.robots.catalogue import find
from biritch.robots.playout import play_out
from biritch.robots.robot import Robot
from biritch.scoring.sheet import Sheet

AT_LEISURE = 60.0
"""Seconds for a decision: never reached."""


def points(variant: Variant, deal: Deal, number: int, robots: dict[Seat, Robot]) -> int:
    """Return what North-South score when *robots* play *deal*."""
    dealer = variant.players[number % len(variant.players)]
    game = Game.start(variant, deal, Board(number, dealer, Vulnerability.NONE))
    rng = random.Random(number)
    game = play_out(game, robots, rng=rng, budget=AT_LEISURE)
    sheet = Sheet(variant.tariff, dealer, dealers=variant.players)
    sheet = sheet_after(sheet, game, honours=variant.tariff.honours)
    return sheet.total(Side.NS) - sheet.total(Side.EW)


def compare(variant: Variant, deals: int, ours: Robot, theirs: Robot) -> list[int]:
    """Return, deal by deal, what *ours* wins in points over both ways of sitting."""
    differences = []
    for number, deal in enumerate(islice(seeded_deals(f"older {variant.name}"), deals), 1):
        home = {seat: ours if seat.side is Side.NS else theirs for seat in Seat}
        away = {seat: theirs if seat.side is Side.NS else ours for seat in Seat}
        # Both figures are North-South's: ours at home, theirs away.
        won = points(variant, deal, number, home) - points(variant, deal, number, away)
        differences.append(won)
    return differences


def main() -> None:
    """Compare at every game, or at some."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--against", default="rule:sif")
    parser.add_argument("--samples", type=int, default=20, help="worlds for a card")
    parser.add_argument("--only", nargs="+", metavar="GAME")
    arguments = parser.parse_args()
    games = shelf.load(variants, "VARIANT", Variant)
    if unknown := set(arguments.only or ()) - set(games):
        sys.exit(f"no such game: {', '.join(unknown)} (want {', '.join(games)})")
    robot, other = find("robot:sif"), find(arguments.against)
    ours = replace(robot, samples=arguments.samples)  # type: ignore[type-var]
    for name in arguments.only or games:
        won = [points / 2 for points in compare(games[name], arguments.deals, ours, other)]
        error = statistics.stdev(won) / len(won) ** 0.5 if len(won) > 1 else 0.0
        print(
            f"{name:>20}: {statistics.mean(won):+8.1f} ± {error:.1f} points a deal "
            f"against {arguments.against} ({arguments.deals} deals, both ways)",
            flush=True,
        )


if __name__ == "__main__":
    main()
