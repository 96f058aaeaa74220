"""Count what robots lose, and their dominated plays, by role, kind of card and trick.

    python scripts/count_dominated.py --boards 400 --seed fresh
    python scripts/count_dominated.py --boards 12 --robots rule:sef quick:sef strong:sef

Boards are bid by rule, the same for every robot named; the same robot then sits in all four
seats. Seconds are the processor's, those of the budget too. Told of each robot:

- tricks and IMPs given away a board against perfect play, by declarer, by the defenders after
  the lead, and by the lead, with the standard error; and seconds a board;
- dominated plays: cards that in none of so many worlds, dealt from the cards seen alone, win
  more tricks than a certain other card, and in some win fewer; by role and kind, and by trick.
  Where so few say so, ten times as many are asked as well.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, cast

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.play_losses import ROLES, contracts
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.robots.catalogue import find
from biritch.robots.double_dummy import double_dummy
from biritch.robots.levels import LevelRobot
from biritch.robots.play.evaluation import ComparedCards, WorldRows
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.playout import play_out
from biritch.robots.robot import Robot
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.robots.scores import result_value
from biritch.scoring.imps import imps
from biritch.solver import engine
from biritch.solver.solver import UNSOLVED

AGAIN = 10
"""Times as many worlds are asked where the first ones call a card dominated."""


def timed(robot: Robot) -> Robot:
    """Return *robot* with its budget measured in seconds of the processor."""
    if isinstance(robot, LevelRobot):
        return replace(robot, robot=replace(robot.robot, clock=process_time))
    return replace(robot, clock=process_time) if isinstance(robot, SimulatingRobot) else robot


def steps(start: Game, end: Game) -> Iterator[tuple[Game, Card]]:
    """Yield the game before each card of *end*, and the card."""
    game = start
    for action in end.log[len(start.log) :]:
        if isinstance(action, Card):
            yield game, action
        game = game.after(action)


def kind_of(game: Game, card: Card) -> str:
    """Return what kind of card it is: a lead, one that follows, a ruff, or one thrown."""
    tricks = game.facts.tricks
    if not tricks or tricks[-1].full:
        return "lead"
    trick = tricks[-1]
    assert game.facts.contract is not None
    if card.suit == trick.cards[0].suit:
        return ("second", "third", "fourth")[len(trick.cards) - 1]
    return "ruff" if card.suit == game.facts.contract.strain.suit else "throw"


@dataclass
class Counts:
    """What one robot gave away, board by board, and its dominated plays."""

    lost: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    seconds: list[float] = field(default_factory=list)
    dominated: Counter[tuple[str, str]] = field(default_factory=Counter)
    tricks: Counter[int] = field(default_factory=Counter)
    cards: int = 0

    def add(self, start: Game, end: Game, dealt: int, rng: random.Random) -> None:
        """Note a board that began with *start*, looking at each card in *dealt* worlds."""
        given = given_away(end)
        for role in ROLES:
            for unit in ("tricks", "IMPs"):
                self.lost[role, unit].append(given[role, unit])
        for game, card in steps(start, end):
            self.cards += 1
            if dealt and is_dominated(game, card, dealt, rng):
                self.dominated[role_of(game), kind_of(game, card)] += 1
                self.tricks[len(game.facts.tricks)] += 1

    def write(self, name: str) -> None:
        """Print the figures."""
        boards = len(self.seconds)
        print(f"{name}: {boards} boards, {fmean(self.seconds):.1f} processor seconds a board")
        for role in ROLES:
            units = ("tricks", "IMPs")
            told = "  ".join(f"{mean_of(self.lost[role, unit])} {unit}" for unit in units)
            print(f"  {role:9} gave away {told} a board")
        total = self.dominated.total()
        share = 1000 * total / self.cards
        print(f"  dominated {total} of {self.cards} cards ({share:.1f} in 1,000)")
        for (role, kind), number in sorted(self.dominated.items()):
            print(f"    {role:9} {kind:7} {number}")
        print(
            "    by trick:", " ".join(f"{n}: {many}" for n, many in sorted(self.tricks.items()))
        )
        sys.stdout.flush()


def count(robot: Robot, boards: list[Game], budget: float, dealt: int) -> None:
    """Print what *robot* loses on *boards*, *dealt* worlds being looked at for each card."""
    counts, rng = Counts(), random.Random(3)
    for start in boards:
        began = process_time()
        end = play_out(start, dict.fromkeys(Seat, robot), rng=random.Random(7), budget=budget)
        counts.seconds.append(process_time() - began)
        counts.add(start, end, dealt, rng)
    counts.write(robot.name)


def mean_of(values: list[float]) -> str:
    """Return the mean and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ({error:.2f})"


def role_of(game: Game) -> str:
    """Return whose card comes next: declarer's, a defender's, or the opening lead."""
    contract = game.facts.contract
    assert contract is not None
    if not game.facts.tricks:
        return "lead"
    declares = game.phase.turn.side is contract.declarer.side
    return "declarer" if declares else "defence"


def given_away(end: Game) -> dict[tuple[str, str], float]:
    """Return the tricks, and the IMPs, that each role gave away in *end*."""
    facts, contract = end.facts, end.facts.contract
    assert contract is not None
    cards = [(seat, card) for trick in facts.tricks for seat, card in trick.seated]
    hands = [[hand.bits for hand in end.deal.hands]]
    played = [[card for _, card in cards]]
    leader = contract.declarer.after()
    won = engine.plays(hands, contract.strain, leader, played, threads=1)[0].tolist()
    won[-1] = facts.won
    view = end.view(contract.declarer)
    worth = [result_value(view, contract, total) for total in range(14)]
    given: dict[tuple[str, str], float] = defaultdict(float)
    for place, (seat, _) in enumerate(cards):
        before, after = won[place], won[place + 1]
        declares = seat.side is contract.declarer.side
        role = "declarer" if declares else "defence" if place else "lead"
        given[role, "tricks"] += abs(after - before)
        swing = abs(imps(worth[after] - worth[before]))
        given[role, "IMPs"] += swing
    return given


def is_dominated(game: Game, card: Card, dealt: int, rng: random.Random) -> bool:
    """Return whether another card was never worse than *card*, and sometimes better.

    Where so few worlds say so, ten times as many are asked as well.
    """
    assert game.actor is not None
    view = game.view(game.actor)
    if len(view.legal) < 2 or not view.tricks:
        return False
    cards = tuple(each for each in view.legal if isinstance(each, Card))
    compared, every = ComparedCards(cards), np.ones(len(cards), bool)
    for count in (dealt, AGAIN * dealt):
        rows = WorldRows.of(view, worlds(view, HandEvidence(), rng, count))
        own = rows.solve(double_dummy(), 600.0)
        own = own[(own >= 0).all(axis=1) & (own != UNSOLVED).all(axis=1)]
        compared = compared.and_in(own, every)
        if card not in compared.dominated:
            return False
    return True


def main() -> None:
    """Play the boards with each robot and print the figures."""
    parser = argparse.ArgumentParser(description=cast("Any", __doc__).split("\n")[0])
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--seed", default="dominated")
    parser.add_argument("--robots", nargs="+", default=["robot:sef"])
    parser.add_argument("--budget", type=float, default=0.8, help="seconds a card")
    parser.add_argument("--worlds", type=int, default=100, help="worlds a card; 0 counts none")
    asked = parser.parse_args()
    boards = contracts(asked.seed, "sef", asked.boards)
    for name in asked.robots:
        count(timed(find(name)), boards, asked.budget, asked.worlds)


if __name__ == "__main__":
    main()
