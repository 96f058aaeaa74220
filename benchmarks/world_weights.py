"""How much a robot's readings tell of the hidden hands: the numbers in them are fitted by this.

    python -m benchmarks.world_weights --boards 20 --seed weights
    python -m benchmarks.world_weights --boards 20 --off 0.6

Boards are bid by rule and played by a robot that thinks little. Before each card after the
lead that can cost a trick, worlds are dealt from the calls alone, and the true deal is put
among them. Printed after each board is, for what declarer and what a defender reads, the mean
logarithm of the weight of the truth over the mean weight: 0 where nothing is told, in nats; how
many worlds the weights leave; and the tricks that the card chosen by plain average would cost,
a board, with the standard error of both. ``--off`` sets the weight of a card that another
agreement would have chosen. A board takes some ten seconds of a processor.

The last line is what all that is read gains over the plain average of the same worlds, board
against board: by declarer, by the defenders, and by both.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import log, sqrt
from statistics import fmean, stdev

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
    """What one kind of player learned by one reading, board by board, decision by decision."""

    nats: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    worlds: list[float] = field(default_factory=list)
    lost: dict[int, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, board: int, weights: np.ndarray, lost: np.ndarray, cost: np.ndarray) -> None:
        """Note *weights*, the truth first; what cards lose in the others, and in truth."""
        self.nats[board].append(log(weights[0] / weights.mean()))
        others = weights[1:]
        self.worlds.append(float(others.sum() ** 2 / (others**2).sum()))
        self.lost[board] += float(cost[np.average(lost, axis=0, weights=others).argmin()])

    def line(self, boards: int) -> str:
        """Return the figures over so many *boards*, each with its standard error."""
        cards = [nat for nats in self.nats.values() for nat in nats]
        mean = fmean(cards)
        # Of a ratio of sums, board by board.
        apart = [sum(nats) - mean * len(nats) for nats in self.nats.values()]
        error = sqrt(sum(x * x for x in apart)) / len(cards)
        lost = [self.lost[board] for board in range(boards)]
        spread = stdev(lost) / sqrt(boards) if boards > 1 else 0.0
        return (
            f"{mean:+.3f} ({error:.3f}) nats, {fmean(self.worlds):5.1f} worlds, "
            f"{fmean(lost):.3f} ({spread:.3f}) tricks a board ({len(cards)} cards)"
        )


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


def measure(
    board: int, game: Game, told: dict[tuple[str, str], Told], system: str, count: int
) -> None:
    """Add to *told* what the player about to act in *game* reads."""
    solver = NativeSolver()
    assert game.actor is not None
    view = game.view(game.actor)
    assert view.auction is not None
    # Before the lead there is no card to read.
    if not view.tricks:
        return
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
    read = inferences.infer_evidence(view, promises, systems.own.partnership.carding).likelihood
    bits = np.array([[hand.bits for hand in world.dealt] for world in dealt])
    cards = ones if read is None else read(bits.T)
    slips = likelihoods(view, rows, solver, 60.0, ReadingSettings())
    assert view.contract is not None
    assert view.turn is not None
    declaring = view.turn.side is view.contract.declarer.side
    role = "declarer" if declaring else "defence"
    for name, weights in zip(READINGS, (ones, cards, slips, cards * slips), strict=True):
        told[role, name].add(board, weights + FEW, lost, own.max() - own)


def gained(told: dict[tuple[str, str], Told], boards: int) -> str:
    """Return the tricks a board that reading gains over the same worlds unread."""
    plain, read = READINGS[0], READINGS[-1]
    by_role = {
        role: [told[role, plain].lost[n] - told[role, read].lost[n] for n in range(boards)]
        for role in ("declarer", "defence")
    }
    by_role["both"] = [sum(both) for both in zip(*by_role.values(), strict=True)]
    spread = {
        role: stdev(tricks) / sqrt(boards) if boards > 1 else 0.0
        for role, tricks in by_role.items()
    }
    return "gained over the same worlds unread, tricks a board: " + ", ".join(
        f"{role} {fmean(tricks):+.3f} ({spread[role]:.3f})" for role, tricks in by_role.items()
    )


def main() -> None:
    """Play the boards, and print the figures at the end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--system", default="sif")
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--off", type=float, help="weight of a card not agreed on")
    arguments = parser.parse_args()
    if arguments.off is not None:
        inferences.OFF_SIGNAL = arguments.off
    quick = find(f"robot:{arguments.system}")
    robot = replace(quick, samples=30, plan=None)  # type: ignore[type-var]
    told: dict[tuple[str, str], Told] = defaultdict(Told)
    boards = contracts(arguments.seed, arguments.system, arguments.boards)
    for number, start in enumerate(boards):
        robots = dict.fromkeys(Seat, robot)
        end = play_out(start, robots, rng=random.Random(7), budget=0.3)
        for game in decisions(start, end):
            measure(number, game, told, arguments.system, arguments.worlds)
        print(f"after {number + 1} boards, {arguments.worlds} worlds a card:")
        for (role, name), figures in sorted(told.items()):
            print(f"{role:9} {name:8} {figures.line(number + 1)}")
        print(gained(told, number + 1), flush=True)


if __name__ == "__main__":
    main()
