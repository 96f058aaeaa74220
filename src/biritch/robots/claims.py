"""Answering a claim (Laws 68 to 71): accepted when it holds in every deal that is possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.double_dummy import double_dummy, solve_rows
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import worlds
from biritch.robots.sure_tricks import sure_tricks
from biritch.solver.solver import UNSOLVED, Position, Solver

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
    seconds no more are looked at. Tricks that cannot be lost are not taken as a gift (Law 71):
    where all hands are known, a claim of fewer is refused.

    Raises:
        ValueError: No card is to be played in *view*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> accepts_claim(view, game.actor, 13, budget=1.0, rng=random.Random(1))
        False
    """
    start, cards_left = clock(), max(view.counts)
    contract, turn = view.contract, view.turn
    if contract is None or turn is None:
        raise ValueError("nothing to claim: no card is to be played")
    if shown is not None and view.seen[claimant] is None:
        seen = tuple(shown if seat == claimant else view.seen[seat] for seat in Seat)
        view = replace(view, seen=seen)
    if tricks < _cannot_lose(view, claimant):
        return False
    if tricks <= 0:
        return True
    # A third of the time is for dealing; what is left is for solving.
    dealt = worlds(view, HandEvidence(), rng, _WORLDS, lambda: clock() > start + budget / 3)
    asked = WorldRows.of(view, dealt)
    # The solver counts for the side to play: a claim of the other side holds where that
    # one cannot win a trick too many.
    ours = turn.side == claimant.side
    target = tricks if ours else cards_left - tricks + 1
    known = 0
    for first in range(0, len(asked), _BATCH):
        if (seconds := start + budget - clock()) <= 0:
            break
        batch = asked.part(slice(first, first + _BATCH))
        answers = solve_rows(
            solver(), batch.positions, "target", target=target, seconds=seconds
        )
        reached = answers[(answers != UNSOLVED).all(axis=1)].max(axis=1) > 0
        if (reached != ours).any():
            return False
        known += len(reached)
    # No claim is accepted that nobody looked at.
    return known > 0


def _cannot_lose(view: View, claimant: Seat) -> int:
    """Return how many tricks the claimant's side cannot lose, as far as all hands are known."""
    assert view.contract is not None
    if sum(hand is None for hand in view.seen) > 1 or len(under_way(view).seats) < len(Seat):
        return 0
    # One hand at most is hidden: it has the cards that are in no other.
    pool = KnownCards.of(view).pool
    held = tuple(pool if hand is None else hand for hand in view.seen)
    return sure_tricks(Position(held, view.contract.strain, under_way(view)), claimant.side)
