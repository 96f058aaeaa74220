"""How steady opening leads are: the same hand, asked again with other dice.

    python benchmarks/steady_leads.py --hands 20 --seeds 16 --worlds 300

Opening leads of boards bid by rule, and the lead from J86.KJ742.8.A654 against 1NT - 3NT, are
each asked for with so many seeds; before that so many other worlds, every card solved in each,
say what each card is worth. Printed are, for each hand, the cards led and how far behind the
best they are, in tricks and in IMPs; in the end the part of all leads within 0.1 tricks of the
best, the part that are the card most often led from their hand, and what they cost on average,
each with its standard error over the hands; and how many leads the budget cut off, with the
fewest worlds that any of those rests on. Seconds, those of the budget too, are the processor's.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from time import process_time

import numpy as np

from benchmarks.play_losses import contracts
from benchmarks.play_problems import card_view
from biritch.core.cards import Card
from biritch.games.view import View
from biritch.robots.calls.bidder import auction_promises, read_system, systems_at_table
from biritch.robots.catalogue import find
from biritch.robots.play.evaluation import Stakes, WorldRows
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.sampling.calls_made import CallsMade
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.solver.native import NativeSolver

CLOSE = 0.1
"""Tricks that a lead may be behind the best and still be as good."""
NEARLY = 0.95
"""The part of its budget that a lead has spent which was cut off."""
HAND = {"hands": {"W": "J86.KJ742.8.A654"}, "calls": "1N P 3N P P P"}


def worth(view: View, system: str, count: int) -> dict[Card, tuple[float, float]]:
    """Return how far behind the best each lead is over *count* worlds, in tricks and IMPs."""
    book = systems_at_table(view, system, read_system).book
    assert view.auction is not None
    made = CallsMade.of(view.auction, book, view.board.vulnerability)
    evidence = HandEvidence(auction_promises(view, book), calls=made.likelihood)
    rows = WorldRows.of(view, worlds(view, evidence, random.Random("worth"), count))
    own = rows.solve(NativeSolver(), 600.0)
    tricks = np.average(own, axis=0, weights=rows.times)
    lost = np.average(Stakes.of(view).figures(own)[0], axis=0, weights=rows.times)
    behind = zip(tricks.max() - tricks, lost - lost.min(), strict=True)
    return dict(zip(rows.cards, ((float(t), float(i)) for t, i in behind), strict=True))


def leads(
    view: View, robot: SimulatingRobot, seeds: int, budget: float
) -> tuple[Counter[Card], list[int]]:
    """Return how often each card is led, and the worlds of the leads that time cut off."""
    led: Counter[Card] = Counter()
    cut_off = []
    for seed in range(seeds):
        begun = process_time()
        decision = robot.decide(view, budget=budget, rng=random.Random(seed))
        assert isinstance(decision.action, Card)
        led[decision.action] += 1
        late = process_time() - begun > NEARLY * budget
        if late and decision.samples < robot.samples:
            cut_off.append(decision.samples)
    return led, cut_off


def mean(figures: list[float]) -> str:
    """Return the mean of *figures* with its standard error."""
    error = stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return f"{fmean(figures):.3f} ({error:.3f})"


def main() -> None:
    """Ask for every lead, and print what came out."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--seeds", type=int, default=16)
    parser.add_argument("--worlds", type=int, default=300, help="to say what leads are worth")
    parser.add_argument("--seed", default="steady")
    parser.add_argument("--robot", default="robot:sif")
    parser.add_argument("--samples", type=int, help="worlds a lead, if not the usual number")
    parser.add_argument("--budget", type=float, default=1.0, help="seconds a lead")
    parser.add_argument("--new-worlds", action="store_true", help="other worlds for every seed")
    arguments = parser.parse_args()
    found, system = find(arguments.robot), arguments.robot.partition(":")[2]
    assert isinstance(found, SimulatingRobot)
    samples = arguments.samples or found.samples
    robot = replace(found, samples=samples, clock=process_time, new_worlds=arguments.new_worlds)
    games = contracts(arguments.seed, system, arguments.hands - 1)
    views = [card_view(HAND), *(game.view(game.actor) for game in games if game.actor)]
    close, alike, tricks, points = [], [], [], []
    cut_off: list[int] = []
    begun, spent = process_time(), 0.0
    for view in views:
        behind = worth(view, system, arguments.worlds)
        begun = process_time()
        led, late = leads(view, robot, arguments.seeds, arguments.budget)
        cut_off += late
        spent += process_time() - begun
        near = sum(times for card, times in led.items() if behind[card][0] <= CLOSE)
        close.append(near / led.total())
        alike.append(max(led.values()) / led.total())
        tricks.append(sum(n * behind[card][0] for card, n in led.items()) / led.total())
        points.append(sum(n * behind[card][1] for card, n in led.items()) / led.total())
        assert view.turn is not None
        told = [
            f"{card} {times} ({behind[card][0]:.2f}, {behind[card][1]:.2f})"
            for card, times in led.most_common()
        ]
        print(view.seen[view.turn], view.contract, *told, flush=True)
    print(f"within {CLOSE} tricks of the best {mean(close)}, most often led {mean(alike)}")
    each = spent / len(views) / arguments.seeds
    print(f"behind {mean(tricks)} tricks, {mean(points)} IMPs; {each:.2f} seconds a lead")
    fewest = f", of {min(cut_off)} worlds or more" if cut_off else ""
    print(f"{len(cut_off)} of {len(views) * arguments.seeds} were cut off{fewest}")


if __name__ == "__main__":
    main()
