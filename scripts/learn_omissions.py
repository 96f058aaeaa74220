"""Learn how often a chance is let pass: the table of `omission_rates.py`.

    python scripts/learn_omissions.py --boards 2000 --seed omissions > rates.txt

Boards are bid by rule and played by rule, by careless players (one card in four is any legal
one), and, with ``--robots``, some of them by robots that think for a moment. Every time a
player had one of the chances of `omissions.py`, it is counted whether he took it. Printed is,
for each kind, the part that let it pass among plain and among careless players, how many had
the chance, and the mean of both, which is what the table holds.

    python scripts/learn_omissions.py --judge 30

plays boards nobody learned from, and tells what reading the chances adds to reading the other
cards: the mean logarithm, in nats, of the weight of the true deal over the mean weight of the
worlds dealt, for declarer and for defenders, among plain and among careless players.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any, cast
from unittest.mock import patch

import numpy as np

from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.play.evaluation import NoUsableWorld
from biritch.robots.playout import play_out
from biritch.robots.robot import Decision, Robot
from biritch.robots.sampling import inferences
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.omission_rates import MISSED
from biritch.robots.sampling.omissions import chances
from biritch.robots.sampling.worlds import worlds


@dataclass(frozen=True)
class CarelessRobot:
    """Plays like *plain*, but one card in so many is any that the Laws allow."""

    plain: Robot
    slip: float = 0.25
    name: str = "careless"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return the card of the plain robot, or any."""
        decision = self.plain.decide(view, budget=budget, rng=rng)
        if view.stage == "play" and view.tricks and rng.random() < self.slip:
            return replace(decision, action=rng.choice(view.legal))
        return decision


def count(robot: Robot, boards: int, seed: str, budget: float) -> Counter[tuple[str, bool]]:
    """Return how often each chance was let pass, or taken, by *robot* in all seats."""
    found: Counter[tuple[str, bool]] = Counter()
    rng = random.Random(seed)
    plain = find("rule:sef")
    deals = seeded_deals(seed)
    for number in range(1, boards + 1):
        game = Game.start(VARIANT, next(deals), Board.from_number(number))
        while game.phase.kind == "auction" and not game.over and game.actor is not None:
            view = game.view(game.actor)
            game = game.after(plain.decide(view, budget=0, rng=rng).action)
        try:
            over = play_out(game, dict.fromkeys(Seat, robot), rng=rng, budget=budget)
        except NoUsableWorld:
            continue
        contract = over.facts.contract
        if contract is None or not over.facts.tricks:
            continue
        dealt = over.deal.hands
        for chance in chances(over.facts.tricks, contract, dealt[contract.declarer.partner]):
            held = (dealt[chance.seat] - chance.gone).holding(chance.suit)
            if chance.has_had(held):
                found[chance.kind, chance.missed] += 1
    return found


def gains(robot: Robot, boards: int, seed: str) -> dict[str, list[float]]:
    """Return what reading the chances adds, in nats a card, among players like *robot*."""
    gained: dict[str, list[float]] = {"declarer": [], "defence": []}
    rng, deals = random.Random(seed), seeded_deals(seed)
    for number in range(1, boards + 1):
        game = Game.start(VARIANT, next(deals), Board.from_number(number))
        over = play_out(game, dict.fromkeys(Seat, robot), rng=rng, budget=0.0)
        for action in over.log:
            if game.actor is not None and len(game.facts.tricks) > 1:
                view = game.view(game.actor)
                assert view.contract is not None
                role = "declarer" if game.actor is view.contract.declarer else "defence"
                if len(view.legal) > 1 and len(KnownCards.of(view).hidden) > 1:
                    gained[role].append(_gain(view, over, rng))
            game = game.after(action)
    return gained


def judge(robot: Robot, boards: int, seed: str) -> None:
    """Print what reading the chances adds among players like *robot*."""
    for role, nats in gains(robot, boards, seed).items():
        error = stdev(nats) / sqrt(len(nats))
        print(
            f"{robot.name:10} {role:9} {fmean(nats):+.3f} ({error:.3f}) nats, {len(nats)} cards"
        )


def _gain(view: View, over: Game, rng: random.Random) -> float:
    """Return the nats that the chances add in *view* to what else is read."""
    dealt = worlds(view, HandEvidence(), rng, 40)
    bits = np.array(
        [[h.bits for h in w.dealt] for w in dealt] + [[h.bits for h in over.deal.hands]]
    )
    told = []
    for read in (True, False):
        rates = dict(MISSED) if read else dict.fromkeys(MISSED, 1.0)
        with patch.dict(MISSED, rates):
            inferences.forget_readings()
            likelihood = inferences.infer_evidence(view, ()).likelihood
            weights = np.ones(len(bits)) if likelihood is None else likelihood(bits.T)
        told.append(float(np.log(weights[-1] / weights.mean())))
    return told[0] - told[1]


def main() -> None:
    """Play the boards and print the table."""
    parser = argparse.ArgumentParser(description=cast("Any", __doc__).split("\n")[0])
    parser.add_argument("--boards", type=int, default=200, help="boards of each kind of player")
    parser.add_argument("--robots", type=int, default=0, help="boards played by robots too")
    parser.add_argument("--seed", default="omissions")
    parser.add_argument("--judge", type=int, default=0, help="boards to judge the table on")
    asked = parser.parse_args()
    plain = find("rule:sef")
    if asked.judge:
        for robot in (plain, CarelessRobot(plain)):
            judge(robot, asked.judge, asked.seed + " judged")
        return
    robots = count(find("robot:sef"), asked.robots, asked.seed, 0.1)
    counted = [
        count(plain, asked.boards, asked.seed, 0.0) + robots,
        count(CarelessRobot(plain), asked.boards, asked.seed + " careless", 0.0),
    ]
    for kind in sorted({kind for counts in counted for kind, _ in counts}):
        parts = []
        for counts in counted:
            had = counts[kind, True] + counts[kind, False]
            parts.append((counts[kind, True] + 1) / (had + 2))
        mean = sum(parts) / len(parts)
        sizes = [counts[kind, True] + counts[kind, False] for counts in counted]
        print(f"{kind:16} {parts[0]:.2f} {parts[1]:.2f} {sizes} mean {mean:.2f}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
