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

    ``samples`` is how many hidden deals were looked at. ``margins`` are, for a card chosen
    by simulation, the points that the side to play scores with each legal card on average
    over those deals, the card chosen first and then by what each loses in the form of
    scoring. ``errors`` are the standard errors of these averages, in the same order: the
    deals are a sample, and weighed by how well each explains the calls and cards so far.

    What the averages are depends on the moment. On the opening lead they are exact for the
    deals dealt: each card is solved double dummy in every deal, so the error is of the sample
    alone. Later, with ten cards or more left, tricks are counted in the first 48 deals and
    estimated in the others, and a card that is clearly behind is followed no further: its
    margin is an estimate, and its error covers the sample only. Declarer's margins are those
    of one plan for all deals where such a plan put another card ahead. Otherwise all four
    players see all the cards from then on, which nobody at a table does. :func:`biritch.leads`
    says more of leads: how often each beats the contract, tricks, IMPs and match points. A
    call has no margins, nor has a card played by rule.

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
    errors: tuple[float, ...] = ()


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
