"""The value of a claim against best play, and what beats it (Law 68D)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.games.view import View
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import worlds
from biritch.rules.play import Trick
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
    """Return the fewest further tricks that *claimant*'s side may win against best play.

    The current trick counts. *shown* is the hand faced with the claim: a defender who sees
    dummy too then knows all cards, and the result is exact. ``None`` if no deal consistent with
    the seat's knowledge is found in about *budget* seconds.

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
    view = _view_claimed(view, claimant, shown)
    end = monotonic() + budget
    dealt = worlds(view, HandEvidence(), rng, _WORLDS, lambda: monotonic() > end)
    distinct = list(dict.fromkeys(world.held for world in dealt))
    if not distinct:
        return None
    positions = [Position(held, contract.strain, under_way(view)) for held in distinct]
    best = [max(cards.values()) for cards in solver().leads(positions)]
    left = max(view.counts)
    return min(best) if turn.side == claimant.side else left - max(best)


def refuting_card(
    view: View,
    claimant: Seat,
    tricks: int,
    *,
    shown: Hand | None = None,
    solver: Callable[[], Solver] = double_dummy,
) -> tuple[Seat, Card] | None:
    """Return the seat and card that beat a claim of *tricks* more, or ``None``.

    All play double dummy from here on: the card is the one that wins the decisive trick.
    ``None`` if the claim holds, or if not all hands are known: they are to a defender who sees
    dummy and the hand *shown* with the claim.

    Raises:
        ValueError: No card is to be played in *view*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> refuting_card(game.view(game.actor), game.actor, 13) is None
        True
    """
    contract = view.contract
    if contract is None or view.turn is None:
        raise ValueError("nothing to claim: no card is to be played")
    view = _view_claimed(view, claimant, shown)
    # One hand at most is hidden: it has the cards that are in no other.
    if sum(hand is None for hand in view.seen) > 1:
        return None
    pool = KnownCards.of(view).pool
    held = tuple(pool if hand is None else hand for hand in view.seen)
    at = Position(held, contract.strain, under_way(view))
    return _one_too_many(at, claimant.side, tricks, solver())


def _view_claimed(view: View, claimant: Seat, shown: Hand | None) -> View:
    """Return *view* with the hand shown by the claimant."""
    if shown is None or view.seen[claimant] is not None:
        return view
    seen = tuple(shown if seat == claimant else view.seen[seat] for seat in Seat)
    return replace(view, seen=seen)


def _one_too_many(
    at: Position, side: Side, tricks: int, solver: Solver
) -> tuple[Seat, Card] | None:
    """Return the seat and card that keep *side* below *tricks*, if any."""
    spare = max(map(len, at.hands)) - tricks
    while any(at.hands):
        answers = solver.leads([at])[0]
        # Of cards that are worth the same the highest: so one and the same is named each time.
        card = max(answers, key=lambda each: (answers[each], each))
        seat, trick = at.trick.turn, at.trick.add(card)
        hands = tuple(
            hand - Hand.of([card]) if who == seat else hand
            for who, hand in zip(Seat, at.hands, strict=True)
        )
        if trick.full:
            winner = trick.winner(at.strain)
            spare -= winner.side is not side
            if spare < 0:
                return winner, dict(trick.cards_by_seat)[winner]
            trick = Trick(winner, seats=trick.seats)
        at = replace(at, hands=hands, trick=trick)
    return None
