"""What a robot is: somebody who, from a view, decides, and says why."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from biritch.core.phrase import Phrase
from biritch.games.phase import Action
from biritch.games.view import View


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and the reason for it.

    ``samples`` is how many hidden deals were looked at; ``margins`` the value of each
    candidate (tricks or points), best first, for whoever asks.
    """

    action: Action
    reason: Phrase
    samples: int = 0
    margins: tuple[tuple[Action, float], ...] = ()


class Robot(Protocol):
    """A player. It owes a legal action, from any view in which it is to act."""

    @property
    def name(self) -> str:
        """Its file's name, with its system: ``robot:sif``."""

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return what to do in *view*, taking about *budget* seconds at most."""
