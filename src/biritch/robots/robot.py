"""The interface of robots: players that decide from a view, and give a reason."""

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
    """An action and its reason.

    ``samples`` is the number of deals sampled. ``margins`` are, for a card chosen by
    simulation, the average score in points of the side to play for each legal card, the chosen
    one first, then by loss in the form of scoring. ``errors`` are the standard errors of these
    averages, in the same order: the deals are a sample, weighted by how well each explains the
    calls and cards so far.

    The averages depend on the stage. On the opening lead they are exact for the deals sampled:
    each card is solved double dummy in every deal, so the error is that of the sample alone.
    Later, with ten cards or more left, tricks are counted in the first 48 deals and estimated
    in the others, and a card that is clearly behind is not followed further: its margin is an
    estimate, and its error covers the sample only. Declarer's margins are those of one plan for
    all deals if such a plan preferred another card. Otherwise all four players see all the
    cards from then on, unlike at a table. :func:`biritch.leads` has more on leads: how often
    each beats the contract, tricks, IMPs and match points. A call has no margins, nor has a
    card played by rule.

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
    """A computer player: it returns a legal action for any view in which it is to act."""

    @property
    def name(self) -> str:
        """Its file's name and its system: ``robot:sif``."""

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return the decision in *view*, in about *budget* seconds at most.

        Raises:
            ValueError: It is not to act there.
        """


@dataclass(frozen=True, slots=True)
class RobotKind:
    """A kind of robot on the shelf ``players/``.

    ``about`` describes its play in a sentence; ``seat(system)`` returns a robot that bids the
    system of that name, or raises :exc:`ValueError` with the known names.
    """

    about: Phrase
    seat: Callable[[str], Robot]
