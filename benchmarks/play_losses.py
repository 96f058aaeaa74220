"""What robots lose at the table against perfect play, and what one way of playing gains.

    python -m benchmarks.play_losses --boards 40 --seed losses --robot robot:sif --budget 0.8
    python -m benchmarks.play_losses --boards 40 --plain

Boards are bid by rule, so that both ways play the same contracts. Every card is then held
against double dummy: the tricks given away by declarer, by the defenders after the lead, and by
the lead. With ``--plain`` each board is played twice more, declarer and then the defenders
taking the plain average of as many worlds (:attr:`SimulatingRobot.plan` off); printed are the
tricks gained over it, board against board. Every mean has its standard error; seconds are the
processor's. With ``--counted`` the budget is counted by what is solved, so that a busy machine
changes nothing.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from benchmarks.measured_robots import add_pace, pace_asked
from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.playout import play_out
from biritch.robots.robot import Robot
from biritch.solver import engine

ROLES = ("declarer", "defence", "lead")


@dataclass
class Means:
    """Figures board by board, and what they come to."""

    found: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, figures: Mapping[str, float]) -> None:
        """Note the *figures* of one board."""
        for name, value in figures.items():
            self.found[name].append(value)

    def __str__(self) -> str:
        return "  ".join(
            f"{name} {fmean(values):.3f} ({stdev(values) / sqrt(len(values)):.3f})"
            for name, values in self.found.items()
            if len(values) > 1
        )


def losses(game: Game) -> dict[str, float]:
    """Return the tricks each role gave away in *game*, which is over."""
    facts = game.facts
    assert facts.contract is not None
    cards = [(seat, card) for trick in facts.tricks for seat, card in trick.cards_by_seat]
    won = engine.plays(
        [[hand.bits for hand in game.deal.hands]],
        facts.contract.strain,
        facts.contract.declarer.after(),
        [[card for _, card in cards]],
        threads=1,
    )[0].tolist()
    # After the last card there is nothing left to solve: what was won stands.
    won[-1] = facts.won
    lost = dict.fromkeys(ROLES, 0.0)
    for place, (seat, _) in enumerate(cards):
        change = won[place + 1] - won[place]
        if seat.side is facts.contract.declarer.side:
            lost["declarer"] -= change
        else:
            lost["defence" if place else "lead"] += change
    return lost


def contracts(seed: str, system: str, boards: int) -> list[Game]:
    """Return so many boards with a contract, the lead still to be made."""
    robot, found = find(f"rule:{system}"), []
    for number, deal in enumerate(islice(seeded_deals(seed), 2 * boards), 1):
        game = Game.start(VARIANT, deal, Board.from_number(number % 16 + 1))
        while not game.over and game.facts.contract is None:
            assert game.actor is not None
            view = game.view(game.actor)
            game = game.after(robot.decide(view, budget=0, rng=random.Random(0)).action)
        if not game.over:
            found.append(game)
    return found[:boards]


def played(game: Game, declarer: Robot, defence: Robot, budget: float) -> Game:
    """Return *game* at its end."""
    assert game.facts.contract is not None
    side = game.facts.contract.declarer.side
    robots = {seat: declarer if seat.side is side else defence for seat in Seat}
    return play_out(game, robots, rng=random.Random(7), budget=budget)


def main() -> None:
    """Play the boards and print the figures as they come in."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--seed", default="losses")
    parser.add_argument("--robot", default="robot:sif")
    add_pace(parser)
    parser.add_argument("--plain", action="store_true", help="hold it against plain averages")
    arguments = parser.parse_args()
    pace = pace_asked(arguments)
    robot = pace.set_robot(arguments.robot)
    lost, gained = Means(), Means()
    for number, start in enumerate(
        contracts(arguments.seed, arguments.robot.partition(":")[2], arguments.boards), 1
    ):
        before = process_time()
        game = played(start, robot, robot, pace.budget)
        seconds = process_time() - before
        lost.add({**losses(game), "seconds": seconds})
        if arguments.plain:
            plain = replace(robot, plan=None)  # type: ignore[type-var]
            declared = played(start, plain, robot, pace.budget).facts.won
            defended = played(start, robot, plain, pace.budget).facts.won
            won = game.facts.won
            gained.add({"declarer gains": won - declared, "defence gains": defended - won})
        print(f"{number:4}  {lost}  {gained}", flush=True)


if __name__ == "__main__":
    main()
