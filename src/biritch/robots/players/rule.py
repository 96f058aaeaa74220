"""The robot that never waits: its system, and the rules of thumb."""

from __future__ import annotations

import random
from dataclasses import dataclass

from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.calls.bidder import Library, bid, read_system, spoken
from biritch.robots.decision import Ways, by_rule, decide
from biritch.robots.other_games import honeymoon_dummies as dummies
from biritch.robots.other_games import trumps
from biritch.robots.other_games.honeymoon_draw import keep
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
        carding = self.library(self.system).agreements.carding
        ways: Ways = {
            "drawing": keep,
            "auction": lambda view: bid(view, spoken(view, self.system, self.library).book),
            "naming": trumps.by_guide,
            "sharing": dummies.by_rank,
            "play": lambda view: by_rule(view, carding),
        }
        return decide(view, ways, carding)


def _seat(name: str) -> Ruled:
    read_system(name)
    return Ruled(name)


ROBOT = Player(Phrase.of("robot-about-rule"), _seat)
