"""The robot without simulation: its system, and the rules of thumb."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.calls.bidder import Library, read_system, system_call, systems_at_table
from biritch.robots.other_games import honeymoon_dummies, trumps
from biritch.robots.other_games.honeymoon_draw import cheapest_card
from biritch.robots.play.shown_suits import shown_suits
from biritch.robots.robot import Decision, RobotKind
from biritch.robots.stage_rules import StageRules, by_rule, decide

if TYPE_CHECKING:
    from biritch.bidding.method import BiddingMethod


@dataclass(frozen=True, slots=True)
class RuleRobot:
    """Bids by its system and plays by rules, in a few milliseconds.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7), board=4).view(bw.Seat.WEST)
        >>> str(RuleRobot("sef").decide(view, budget=0, rng=random.Random(1)).action)
        'P'
    """

    system: str
    library: Library = read_system

    @property
    def name(self) -> str:
        """Its file's name, with its system."""
        return f"rule:{self.system}"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return the decision in *view*; budget and random numbers are not used."""
        del budget, rng
        carding = self.library(self.system).partnership.carding
        ways: StageRules = {
            "drawing": cheapest_card,
            "auction": lambda view: system_call(view, self._book(view)),
            "naming": trumps.by_guide,
            "sharing": honeymoon_dummies.by_rank,
            "play": lambda view: by_rule(view, carding, shown_suits(view, self._book(view))),
        }
        return decide(view, ways, carding)

    def _book(self, view: View) -> BiddingMethod:
        return systems_at_table(view, self.system, self.library).book


def _seat(name: str) -> RuleRobot:
    # An unknown system is refused when the robot is seated, not when it first bids.
    read_system(name)
    return RuleRobot(name)


ROBOT = RobotKind(Phrase.of("robot-about-rule"), _seat)

SENTENCES = {
    "en": """
robot-about-rule = Bids by its system; plays at once, by the usual rules.
""",
    "fr": """
robot-about-rule = Enchérit selon son système ; joue aussitôt, selon les règles d'usage.
""",
}
