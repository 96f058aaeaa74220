"""Answering a claim (Laws 68 to 70): accepted when it holds in every deal that is possible."""

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

_WORLDS = 60
"""Ways the hidden cards may lie that a claim is tried on."""
_BATCH = 8
"""How many of them are solved at a time."""


def accepts_claim(  # noqa: PLR0913 - what a claim says, and what an answer may use
    view: View,
    claimant: Seat,
    tricks: int,
    budget: float,
    rng: random.Random,
    *,
    shown: Hand | None = None,
    solver: Callable[[], Solver] = double_dummy,
    clock: Callable[[], float] = monotonic,
) -> bool:
    """Return whether the seat of *view* accepts that *claimant*'s side wins *tricks* more.

    *tricks* counts the trick under way. *shown* is the hand the claimant still holds when
    it is laid face up with the claim (Law 68). Hands are dealt that contradict nothing
    this seat knows; the claim is accepted when, with best play by all, it holds in every
    one of them. What was promised in the auction is not trusted. After about *budget*
    seconds no more are looked at; a claim of nothing is accepted at once.

    Raises:
        ValueError: No card is to be played in *view*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> accepts_claim(view, game.actor, 13, budget=1.0, rng=random.Random(1))
        False
    """
    if tricks <= 0:
        return True
    start, cards_left = clock(), max(view.counts)
    contract, turn = view.contract, view.turn
    if contract is None or turn is None:
        raise ValueError("nothing to claim: no card is to be played")
    if shown is not None and view.seen[claimant] is None:
        seen = tuple(shown if seat == claimant else view.seen[seat] for seat in Seat)
        view = replace(view, seen=seen)
    # A third of the time is for dealing; what is left is for solving.
    dealt = worlds(view, HandEvidence(), rng, _WORLDS, lambda: clock() > start + budget / 3)
    # Late in a deal the same few lay-outs come again and again: each is solved once.
    distinct = list(dict.fromkeys(world.held for world in dealt))
    for first in range(0, len(distinct), _BATCH):
        # The first batch is always solved: no claim is accepted that nobody looked at.
        if first and clock() > start + budget:
            break
        batch = [
            Position(hands, contract.strain, under_way(view))
            for hands in distinct[first : first + _BATCH]
        ]
        for cards in solver().leads(batch):
            best = max(cards.values())
            # The solver counts for the side to play, which need not be the claimant's.
            if (best if turn.side == claimant.side else cards_left - best) < tricks:
                return False
    return True
