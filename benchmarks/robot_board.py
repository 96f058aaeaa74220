"""Four robots bid and play whole boards: how long they take, how well declarer does.

    python benchmarks/robot_board.py --boards 20 --robot robot:sif --budget 0.8

Prints seconds per board, call and card (median and 90th percentile), declarer's tricks
against double dummy, and the illegal actions.
With ``--against rule:sif`` every board is played twice, seats exchanged, and the match is
scored in IMPs.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.situation import under_way
from biritch.robots.playout import play_out
from biritch.robots.robot import Decision, Robot
from biritch.rules.offence import Illegal
from biritch.scoring.imps import imps
from biritch.solver.solver import Position


@dataclass
class Timed:
    """A robot under the stop-watch."""

    robot: Robot
    calls: list[float] = field(default_factory=list)
    cards: list[float] = field(default_factory=list)
    samples: list[int] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the robot timed."""
        return self.robot.name

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Decide as the robot does, and note how long it took."""
        start = perf_counter()
        decision = self.robot.decide(view, budget=budget, rng=rng)
        (self.cards if view.contract else self.calls).append(perf_counter() - start)
        if decision.samples:
            self.samples.append(decision.samples)
        return decision


@dataclass
class Report:
    """What is found, board after board."""

    boards: list[float] = field(default_factory=list)
    excess: list[int] = field(default_factory=list)
    made: list[bool] = field(default_factory=list)
    match: list[int] = field(default_factory=list)
    illegal: int = 0

    def play(
        self, game: Game, robots: Mapping[Seat, Robot], rng: random.Random, budget: float
    ) -> Game:
        """Play *game* out, and note what came of it."""
        start = perf_counter()
        best: list[int] = []

        def watch(view: View, decision: Decision) -> None:
            del decision
            if view.contract and not view.tricks:
                best.append(perfect(game.deal, view))

        try:
            game = play_out(game, robots, rng=rng, budget=budget, watch=watch)
        except Illegal:
            self.illegal += 1
            return game
        self.boards.append(perf_counter() - start)
        if best and game.facts.contract:
            self.excess.append(game.facts.won - best[0])
            self.made.append(game.facts.won >= 6 + game.facts.contract.level)
        return game


def perfect(deal: Deal, view: View) -> int:
    """Return declarer's tricks, double dummy, with the opening lead still to come."""
    assert view.contract is not None
    place = Position(deal.hands, view.contract.strain, under_way(view))
    return 13 - max(double_dummy().leads([place])[0].values())


def spread(values: Sequence[float]) -> str:
    """Return the median, the 90th percentile and the most, in seconds."""
    if len(values) < 2:
        return "-"
    tenth = statistics.quantiles(values, n=10)[-1]
    return f"median {statistics.median(values):.3f}  90th {tenth:.3f}  most {max(values):.3f}"


def main() -> None:
    """Play, then print the report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=10)
    parser.add_argument("--seed", default="robot board")
    parser.add_argument("--robot", default="robot:sif")
    parser.add_argument("--against", help="another robot, for a match in IMPs")
    parser.add_argument("--budget", type=float, default=0.8, help="seconds a decision")
    arguments = parser.parse_args()
    robot = Timed(find(arguments.robot))
    opponent = Timed(find(arguments.against)) if arguments.against else robot
    report = Report()
    for number, deal in enumerate(islice(seeded_deals(arguments.seed), arguments.boards), 1):
        start = Game.start(VARIANT, deal, Board.from_number(number))
        scores = []
        for ours in (Side.NS, Side.EW) if arguments.against else (Side.NS,):
            robots: dict[Seat, Robot] = {s: robot if s.side is ours else opponent for s in Seat}
            game = report.play(start, robots, random.Random(number), arguments.budget)
            scores.append(game.score or 0)
            facts = game.facts
            print(f"board {number}: {facts.contract or 'passed out'}, {facts.won} tricks")
        if len(scores) == 2:
            report.match.append(imps(scores[0] - scores[1]))
    tell(report, robot, arguments.against)


def tell(report: Report, robot: Timed, against: str | None) -> None:
    """Print the figures."""
    print(f"\n{robot.name}, seconds")
    print(f"  a board  {spread(report.boards)}")
    print(f"  a call   {spread(robot.calls)}")
    print(f"  a card   {spread(robot.cards)}")
    if robot.samples:
        print(f"hands dealt for a card: median {statistics.median(robot.samples):.0f}")
    if report.excess:
        print(
            f"declarer's tricks minus double dummy: mean {statistics.mean(report.excess):+.2f}"
        )
        print(f"contracts made: {sum(report.made)} of {len(report.made)}")
    print(f"illegal actions: {report.illegal}")
    if report.match:
        mean = statistics.mean(report.match)
        print(f"match against {against}: {sum(report.match):+d} IMPs, {mean:+.2f} a board")


if __name__ == "__main__":
    main()
