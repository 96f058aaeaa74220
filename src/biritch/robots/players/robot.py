"""The robot people play with: it deals what it cannot see, and solves it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.bidder import Library, bid, heard, read_system
from biritch.robots.choosing import choose
from biritch.robots.deciding import by_rule, decide
from biritch.robots.evidence import evidence
from biritch.robots.naming import by_simulation
from biritch.robots.robot import Decision, Player
from biritch.robots.sampling import worlds
from biritch.robots.solvers import double_dummy
from biritch.robots.weighing import weigh
from biritch.solver.solver import Solver

_NAMING = 10
"""Worlds dealt to choose a contract where there is no auction."""


@dataclass(frozen=True, slots=True)
class Simulating:
    """Bids its system; plays the card that does best over hidden hands it deals itself.

    ``samples`` is the most worlds it deals for one card: with time enough, and one
    ``rng``, the same view gives the same card for ever. ``share`` is the part of the
    budget it may spend dealing; the rest goes to solving. ``library``, ``clock`` and
    ``solver`` are where its system, the time and the solver come from.
    """

    system: str
    library: Library = read_system
    samples: int = 100
    share: float = 0.35
    clock: Callable[[], float] = monotonic
    solver: Callable[[], Solver] = double_dummy

    @property
    def name(self) -> str:
        """Its file's name, with its system."""
        return f"robot:{self.system}"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return what to do in *view*, taking about *budget* seconds at most."""
        start, book = self.clock(), self.library(self.system)

        def left() -> float:
            return start + budget - self.clock()

        def play(view: View) -> Decision:
            if budget <= 0:
                return by_rule(view)
            told = evidence(view, heard(view, book))
            dealt = worlds(
                view, told, rng, self.samples, lambda: left() < budget * (1 - self.share)
            )
            try:
                tally = weigh(view, dealt, self.solver(), left)
            except RuntimeError:  # the solver's own refusal: the game goes on without it
                return by_rule(view)
            return choose(view, tally)

        def call(view: View) -> Decision:
            if view.auction is not None or budget <= 0:
                return bid(view, book)
            told = evidence(view, heard(view, book))
            dealt = worlds(view, told, rng, _NAMING, lambda: left() < budget * 0.8)
            try:
                deals = [world.deal for world in dealt]
                return by_simulation(view, deals, self.solver(), lambda: left() < budget / 2)
            except RuntimeError:  # the solver's own refusal: the game goes on without it
                return bid(view, book)

        return decide(view, call, play)


def _seat(name: str) -> Simulating:
    read_system(name)
    return Simulating(name)


ROBOT = Player(Phrase.of("robot-about-robot"), _seat)
