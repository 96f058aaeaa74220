"""Avoids needless risks: of cards equal in all worlds, play one that assumes less.

A robot's worlds are those that calls and cards make likely. If cards win the same in all of
them, worlds dealt from the visible cards alone show which card would be worse if somebody's
calls or cards were unusual: avoiding it costs nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import product

import numpy as np

from biritch.core.cards import Card
from biritch.core.seats import FOUR
from biritch.games.view import View
from biritch.robots.play.evaluation import ComparedCards, Evaluation, WorldRows
from biritch.robots.play.situation import CardSituation
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import held_in_worlds
from biritch.solver.solver import Solver

_COUNTS = ((7, 300), (9, 100), (11, 40))
"""With at most so many cards left to a hand, so many worlds: a hundredth of a second or so."""
_TEN = 10
_LEAST = 0.05
"""Seconds that must be left."""


def avoid_needless_risk(
    tally: Evaluation,
    view: View,
    solver: Solver,
    dice: random.Random,
    time_left: Callable[[], float],
) -> Evaluation:
    """Return *tally* with cards marked as dominated that take a needless risk.

    They have exactly the value of another card in the worlds of *tally*, and in worlds dealt
    from the visible cards alone sometimes win fewer tricks than it, and never more. Of a
    defender who follows suit only honours can be: small cards are signals.

    Example:
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.play.evaluation import evaluate
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> for _ in range(40):
        ...     game = game.after(game.view(game.actor).legal[0])
        >>> view, dice = game.view(game.actor), random.Random(1)
        >>> rows = WorldRows.of(view, worlds(view, HandEvidence(), dice, 4))
        >>> tally = evaluate(view, rows, double_dummy(), lambda: 9.0)
        >>> avoid_needless_risk(tally, view, double_dummy(), dice, lambda: 9.0).worlds
        4
    """
    left = max(view.counts)
    count = next((count for most, count in _COUNTS if left <= most), 0)
    at = CardSituation.of(view)
    tied = _tied_cards(tally, at)
    following = at.place and not at.declaring and at.hand.length(at.trick.cards[0].suit)
    suspects = [card for card in tied if card.rank > _TEN or not following]
    hidden = len(KnownCards.of(view).hidden)
    four = len(view.players) == len(FOUR)
    if not count or not suspects or hidden < 2 or not four or time_left() < _LEAST:
        return tally
    rows = WorldRows.of_held(view, held_in_worlds(view, HandEvidence(), dice, count))
    own = rows.asking(tuple(tied)).solve(solver, time_left() / 2)
    own = own[(own >= 0).all(axis=1)]
    if not len(own):
        return tally
    every = np.ones(len(tied), dtype=bool)
    ahead = ComparedCards(tuple(tied)).and_in(own, every).ahead
    assert ahead is not None
    places = {card: place for place, card in enumerate(tied)}
    risky = {
        card
        for card, other in product(suspects, tied)
        if ahead[places[other], places[card]] and not ahead[places[card], places[other]]
    }
    return replace(tally, dominated=tally.dominated | risky)


def _tied_cards(tally: Evaluation, at: CardSituation) -> list[Card]:
    """Return the best cards with exactly equal results, unless they are equivalent anyway."""
    if tally.planned or not at.view.tricks:
        return []
    least = min(tally.cards.values(), key=lambda totals: totals.lost)
    same = [card for card, totals in tally.cards.items() if totals == least]
    alike = at.equals(same[0])
    return same if any(card not in alike for card in same) else []
