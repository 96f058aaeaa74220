"""A whole deal bid and played by robots."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.robot import Decision, Robot

Watcher = Callable[[View, Decision], None]


def _ignore_decision(view: View, decision: Decision) -> None:
    del view, decision


def play_out(
    game: Game,
    robots: Mapping[Seat, Robot],
    *,
    rng: random.Random,
    budget: float,
    watch: Watcher = _ignore_decision,
) -> Game:
    """Return *game* after the *robots* have bid and played it to its end.

    Each receives its own view and *budget* seconds a decision. *watch* is called with every
    view and decision, before the decision is applied.

    Raises:
        Illegal: A robot did something that is not allowed.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> from biritch.games.variants.contract import VARIANT
        >>> from biritch.robots.catalogue import find
        >>> game = Game.start(VARIANT, Deal.random(seed=7), Board.from_number(1))
        >>> robots = dict.fromkeys(Seat, find("rule:sayc"))
        >>> play_out(game, robots, rng=random.Random(7), budget=0.0).over
        True
    """
    while (seat := game.actor) is not None:
        view = game.view(seat)
        decision = robots[seat].decide(view, budget=budget, rng=rng)
        watch(view, decision)
        game = game.after(decision.action)
    return game
