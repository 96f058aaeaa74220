"""The robot people play with: it deals what it cannot see, and solves it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import monotonic

from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.bidder import bid, heard, system
from biritch.robots.choosing import choose
from biritch.robots.deciding import by_rule, decide
from biritch.robots.evidence import evidence
from biritch.robots.robot import Decision, Player
from biritch.robots.sampling import worlds
from biritch.robots.weighing import weigh
from biritch.solver.solver import Solver


@cache
def _dds() -> Solver:
    from biritch.solver.dds import DDS

    return DDS()


@dataclass(frozen=True, slots=True)
class Simulating:
    """Bids its system; plays the card that does best over hidden hands it deals itself.

    ``samples`` is the most worlds it deals for one card: with time enough, and one
    ``rng``, the same view gives the same card for ever. ``share`` is the part of the
    budget it may spend dealing; the rest goes to solving.
    """

    system: str
    samples: int = 40
    share: float = 0.35
    clock: Callable[[], float] = monotonic
    solver: Callable[[], Solver] = _dds

    @property
    def name(self) -> str:
        """Its file's name, with its system."""
        return f"robot:{self.system}"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return what to do in *view*, taking about *budget* seconds at most."""
        start = self.clock()

        def left() -> float:
            return start + budget - self.clock()

        def play(view: View) -> Decision:
            if budget <= 0:
                return by_rule(view)
            told = evidence(view, heard(view, self.system))
            dealt = worlds(
                view, told, rng, self.samples, lambda: left() < budget * (1 - self.share)
            )
            try:
                tally = weigh(view, dealt, self.solver(), left)
            except RuntimeError:  # the solver's own refusal: the game goes on without it
                return by_rule(view)
            return choose(view, tally)

        return decide(view, lambda view: bid(view, self.system), play)


def _seat(name: str) -> Simulating:
    system(name)
    return Simulating(name)


ROBOT = Player(Phrase.of("robot-about-robot"), _seat)
