"""The random robot: any legal action, as a baseline for the others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.robot import Decision, RobotKind


@dataclass(frozen=True, slots=True)
class RandomRobot:
    """Makes a random legal action, all equally likely.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> decision = RandomRobot("sef").decide(view, budget=0, rng=random.Random(1))
        >>> decision.action in view.legal
        True
    """

    system: str

    @property
    def name(self) -> str:
        """Its file's name and its system, which it does not use."""
        return f"random:{self.system}"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return a random legal action in *view*.

        Raises:
            ValueError: The seat of *view* is not to act.
        """
        del budget
        if not view.legal:
            raise ValueError(f"nothing to decide: it is not {view.seat}'s turn to act")
        return Decision(rng.choice(view.legal), Phrase.of("robot-any"))


ROBOT = RobotKind(Phrase.of("robot-about-random"), RandomRobot)

SENTENCES = {
    "en": """
robot-about-random = Makes any legal call, plays any legal card.
robot-any = Anything allowed, by chance.
""",
    "fr": """
robot-about-random = Fait n'importe quelle déclaration permise, joue n'importe quelle carte \
permise.
robot-any = N'importe quel choix permis, au hasard.
""",
}
