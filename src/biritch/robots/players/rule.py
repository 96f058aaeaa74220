"""The robot that never waits: its system, and the rules of thumb."""

from __future__ import annotations

import random
from dataclasses import dataclass

from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.bidder import Library, bid, read_system
from biritch.robots.deciding import by_rule, decide
from biritch.robots.robot import Decision, Player


@dataclass(frozen=True, slots=True)
class Ruled:
    """Bids its system; plays by rule, in a few thousandths of a second."""

    system: str
    library: Library = read_system

    @property
    def name(self) -> str:
        """Its file's name, with its system."""
        return f"rule:{self.system}"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return what to do in *view*; neither time nor chance has a part in it."""
        del budget, rng
        return decide(view, lambda view: bid(view, self.library(self.system)), by_rule)


def _seat(name: str) -> Ruled:
    read_system(name)
    return Ruled(name)


ROBOT = Player(Phrase.of("robot-about-rule"), _seat)
