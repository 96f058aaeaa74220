"""What it brings the defenders to read each other's signals: tricks, same boards both ways.

    python benchmarks/signals.py --boards 40 --seed signals --robot robot:sif --budget 0.3

Four robots bid each board once. The contract is then played twice: with defenders who give
signals and read them, and with defenders who only give them. Declarer reads none. Prints
declarer's tricks lost to the readers, on the average, with the standard error.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from statistics import mean, stdev

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.playout import play_out
from biritch.robots.robot import Decision, Robot
from biritch.robots.sampling import inferences as evidence


@dataclass
class Deaf:
    """A robot for which signals mean nothing."""

    robot: Robot

    @property
    def name(self) -> str:
        """The name of the robot."""
        return self.robot.name

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Decide as the robot does, all signals taken for chance."""
        # A card off the signal as likely as one on it tells nothing.
        usual, evidence.OFF_SIGNAL = evidence.OFF_SIGNAL, 1.0
        try:
            return self.robot.decide(view, budget=budget, rng=rng)
        finally:
            evidence.OFF_SIGNAL = usual


def tricks(game: Game, contract: Contract, defender: Robot, deaf: Robot, budget: float) -> int:
    """Return declarer's tricks when *game* is played out against two of *defender*."""
    side = contract.declarer.side
    robots = {seat: deaf if seat.side is side else defender for seat in Seat}
    return play_out(game, robots, rng=random.Random(0), budget=budget).facts.won


def main() -> None:
    """Play the boards and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=40)
    parser.add_argument("--seed", default="signals")
    parser.add_argument("--robot", default="robot:sif")
    parser.add_argument("--budget", type=float, default=0.3, help="seconds a card")
    arguments = parser.parse_args()
    reader = find(arguments.robot)
    deaf = Deaf(reader)
    quick = find("rule:" + arguments.robot.partition(":")[2])
    gained: list[int] = []
    for place, deal in enumerate(islice(seeded_deals(arguments.seed), arguments.boards)):
        game = Game.start(VARIANT, deal, Board.from_number(place % 16 + 1))
        while not game.over and game.facts.contract is None:
            assert game.actor is not None
            view = game.view(game.actor)
            game = game.after(quick.decide(view, budget=0, rng=random.Random(0)).action)
        contract = game.facts.contract
        if contract is None:
            continue
        heard, unheard = (
            tricks(game, contract, robot, deaf, arguments.budget) for robot in (reader, deaf)
        )
        gained.append(unheard - heard)
        if len(gained) > 1:
            error = stdev(gained) / sqrt(len(gained))
            print(f"{len(gained):4} boards: {mean(gained):+.3f} tricks (error {error:.3f})")


if __name__ == "__main__":
    main()
