"""What a claim comes to against best play: why it is not agreed to (Law 68D)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.solver.solver import Position, Solver

_WORLDS = 8
"""Ways the hidden cards may lie; where the hand claimed from is shown there is one."""


def claim_worth(  # noqa: PLR0913 - what a claim says, and what an answer may use
    view: View,
    claimant: Seat,
    budget: float,
    rng: random.Random,
    *,
    shown: Hand | None = None,
    solver: Callable[[], Solver] = double_dummy,
) -> int | None:
    """Return the fewest tricks *claimant*'s side may win more against best play.

    The trick under way counts. *shown* is the hand laid face up with the claim: to a defender
    who sees dummy too, no card is hidden then, and this is what best play gives. ``None``
    where no deal is found in about *budget* seconds that contradicts nothing the seat knows.

    Raises:
        ValueError: No card is to be played in *view*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> claim_worth(game.view(game.actor), game.actor, 1.0, random.Random(1)) < 13
        True
    """
    contract, turn = view.contract, view.turn
    if contract is None or turn is None:
        raise ValueError("nothing to claim: no card is to be played")
    if shown is not None and view.seen[claimant] is None:
        seen = tuple(shown if seat == claimant else view.seen[seat] for seat in Seat)
        view = replace(view, seen=seen)
    end = monotonic() + budget
    dealt = worlds(view, HandEvidence(), rng, _WORLDS, lambda: monotonic() > end)
    distinct = list(dict.fromkeys(world.held for world in dealt))
    if not distinct:
        return None
    positions = [Position(held, contract.strain, under_way(view)) for held in distinct]
    best = [max(cards.values()) for cards in solver().leads(positions)]
    left = max(view.counts)
    return min(best) if turn.side == claimant.side else left - max(best)
