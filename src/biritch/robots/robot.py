"""What a robot is: a player that decides from what its seat may know, and gives a reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from biritch.core.phrase import Phrase
from biritch.games.phase import Action
from biritch.games.view import View


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and the reason for it.

    ``samples`` is how many hidden deals were looked at; ``margins`` the value of each
    candidate, best first, for whoever asks: the points its own side scores on average.

    Example:
        >>> import biritch as bw
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> decision = bw.robot("rule:sayc").decide(view, budget=0, rng=random.Random(1))
        >>> decision.action, decision.samples
        (PASS, 0)
    """

    action: Action
    reason: Phrase
    samples: int = 0
    margins: tuple[tuple[Action, float], ...] = ()


class Robot(Protocol):
    """A player by program: it owes a legal action for any view in which it is to act."""

    @property
    def name(self) -> str:
        """Its file's name, with its system: ``robot:sif``."""

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return what to do in *view*, taking about *budget* seconds at most.

        Raises:
            ValueError: It is not to act there.
        """


@dataclass(frozen=True, slots=True)
class RobotKind:
    """One kind of robot, on the shelf ``players/``: seat it with a bidding system.

    ``about`` says in a sentence how it plays; ``seat(system)`` returns the robot that
    bids with the system of that name, or raises :exc:`ValueError` naming those known.
    """

    about: Phrase
    seat: Callable[[str], Robot]
