"""How much a robot's readings tell of the hidden hands: the numbers in them are fitted by this.

    python benchmarks/world_weights.py --boards 20 --seed weights
    python benchmarks/world_weights.py --boards 20 --off 0.6

Boards are bid by rule and played by a robot that thinks little. Before each card that can cost
a trick, worlds are dealt from the calls alone, and the true deal is put among them. Printed is,
for what declarer and what a defender reads, the mean logarithm of the weight of the truth over
the mean weight: 0 where nothing is told, in nats; how many worlds the weights leave; and the
tricks that the card chosen by plain average would cost, a board. ``--off`` sets the weight of a
card that another agreement would have chosen.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import log
from statistics import fmean

import numpy as np

from benchmarks.play_losses import contracts
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.calls.bidder import auction_promises, read_system, systems_at_table
from biritch.robots.catalogue import find
from biritch.robots.play.evaluation import Stakes, WorldRows
from biritch.robots.play.plausibility import ReadingSettings, likelihoods
from biritch.robots.playout import play_out
from biritch.robots.sampling import inferences
from biritch.robots.sampling.calls_made import CallsMade
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import World, worlds
from biritch.solver.native import NativeSolver

FEW = 1e-30
READINGS = ("nothing", "cards", "slips", "both")


@dataclass
class Told:
    """What one kind of player learned by one reading, decision by decision."""

    nats: list[float] = field(default_factory=list)
    worlds: list[float] = field(default_factory=list)
    lost: float = 0.0

    def add(self, weights: np.ndarray, lost: np.ndarray, cost: np.ndarray) -> None:
        """Note *weights*, the truth first; what cards lose in the others, and in truth."""
        self.nats.append(log(weights[0] / weights.mean()))
        others = weights[1:]
        self.worlds.append(float(others.sum() ** 2 / (others**2).sum()))
        self.lost += float(cost[np.average(lost, axis=0, weights=others).argmin()])


def decisions(start: Game, end: Game) -> Iterator[Game]:
    """Yield the games of which *end* came, before each card of some choice."""
    game = start
    for action in end.log[len(start.log) :]:
        if game.actor is not None and len(game.view(game.actor).legal) > 1:
            yield game
        game = game.after(action)


def truth(view: View, game: Game) -> World:
    """Return the hands as they are."""
    played = KnownCards.of(view).played
    held = tuple(hand - gone for hand, gone in zip(game.deal.hands, played, strict=True))
    return World(held, game.deal.hands)


def measure(game: Game, told: dict[tuple[str, str], Told], system: str, count: int) -> None:
    """Add to *told* what the player about to act in *game* reads."""
    solver = NativeSolver()
    assert game.actor is not None
    view = game.view(game.actor)
    assert view.auction is not None
    true = truth(view, game)
    own = WorldRows.of(view, [true]).solve(solver, 60.0)[0]
    if own.max() == own.min():
        return
    systems = systems_at_table(view, system, read_system)
    promises = auction_promises(view, systems.book)
    made = CallsMade.of(view.auction, systems.book, view.board.vulnerability)
    evidence = HandEvidence(promises, calls=made.likelihood)
    dealt = [true, *worlds(view, evidence, random.Random(len(game.log)), count)]
    hands = np.array([[hand.bits for hand in world.held] for world in dealt], np.uint64)
    ones = np.ones(len(dealt))
    rows = replace(WorldRows.of(view, [true]), hands=hands, dealt=ones, times=ones)
    lost = Stakes.of(view).figures(rows.solve(solver, 600.0))[0][1:]
    read = inferences.inferred(view, promises, systems.own.partnership.carding).likelihood
    cards = ones if read is None else np.array([read(world.dealt) for world in dealt])
    slips = likelihoods(view, rows, solver, 60.0, ReadingSettings()) if view.tricks else ones
    assert view.contract is not None
    assert view.turn is not None
    declaring = view.turn.side is view.contract.declarer.side
    role = "declarer" if declaring else "defence" if view.tricks else "lead"
    for name, weights in zip(READINGS, (ones, cards, slips, cards * slips), strict=True):
        told[role, name].add(weights + FEW, lost, own.max() - own)


def main() -> None:
    """Play the boards, and print the figures at the end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boards", type=int, default=10)
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--system", default="sif")
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--off", type=float, help="weight of a card not agreed on")
    arguments = parser.parse_args()
    if arguments.off is not None:
        inferences.OFF_SIGNAL = arguments.off
    robot = replace(find(f"robot:{arguments.system}"), samples=30)  # type: ignore[type-var]
    told: dict[tuple[str, str], Told] = defaultdict(Told)
    for start in contracts(arguments.seed, arguments.system, arguments.boards):
        robots = dict.fromkeys(Seat, robot)
        end = play_out(start, robots, rng=random.Random(7), budget=0.3)
        for game in decisions(start, end):
            measure(game, told, arguments.system, arguments.worlds)
    for (role, name), figures in sorted(told.items()):
        print(
            f"{role:9} {name:8} {fmean(figures.nats):+.3f} nats, "
            f"{fmean(figures.worlds):5.1f} of {arguments.worlds} worlds, "
            f"{figures.lost / arguments.boards:.3f} tricks a board ({len(figures.nats)} cards)"
        )


if __name__ == "__main__":
    main()
