"""The field: robots of other systems bid and play the same deal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.playout import play_out

FIELD = ("sef", "sayc", "acol", "four-card-majors", "strong-club")
"""Systems of the tables in the field; the person's own is left out."""
TABLES = 4
"""How many tables play the deal beside one's own."""


@dataclass(frozen=True, slots=True)
class FieldResult:
    """The result of one table of the field: system, contract, tricks and score."""

    system: str
    contract: Contract | None
    tricks: int | None
    score_ns: int


def field_results(
    deal: Deal, board: Board, systems: Sequence[str], rng: random.Random
) -> tuple[FieldResult, ...]:
    """Return the results of robots of each of *systems* on *deal*, by rules of thumb.

    Raises:
        ValueError: There is no such system.

    Example:
        >>> deal = Deal.random(seed=7)
        >>> results = field_results(deal, Board.from_number(1), ["sayc"], random.Random(1))
        >>> results[0].system
        'sayc'
    """
    results = []
    for system in systems:
        robot = find(f"rule:{system}")
        game = Game.start(VARIANT, deal, board)
        game = play_out(game, dict.fromkeys(Seat, robot), rng=rng, budget=0)
        contract = game.facts.contract
        tricks = None if contract is None else game.facts.won
        assert game.score is not None
        results.append(FieldResult(system, contract, tricks, game.score))
    return tuple(results)


def others(system: str) -> tuple[str, ...]:
    """Return the systems of the field for a pair that plays *system*.

    Example:
        >>> others("sayc")
        ('sef', 'acol', 'four-card-majors', 'strong-club')
    """
    base = system.partition(":")[0]
    return tuple(each for each in FIELD if each != base)[:TABLES]
