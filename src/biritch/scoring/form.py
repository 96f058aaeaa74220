"""How deals add up: to games and rubbers, to chukkers of four deals, or each on its own.

A form is a table of numbers, like a tariff: what a club agrees on is a ``replace`` of one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Vulnerable: TypeAlias = Literal["board", "games", "chicago", "never"]
"""By the board's number; once a game is won; by the deal of the chukker; not at all."""

Unit: TypeAlias = Literal["matchpoints", "imps", "points"]
"""What a board is compared in, or added up in."""


@dataclass(frozen=True, slots=True)
class ScoringForm:
    """Every number of one way of adding deals up, in points.

    ``goal`` is what makes a game, below the line; ``games`` how many end the rubber, 0 for
    none; ``deals`` how many end it, 0 for no end. ``overtricks`` says that tricks beyond the
    contract count towards game. ``bonus`` is for the rubber when the losers have won no
    game, or one; ``unfinished`` for the only game, and the only part-score, of a rubber
    broken off. ``game`` is paid at once, not vulnerable and vulnerable; ``last`` for a
    part-score on the last deal. ``away`` makes the side that did not deal vulnerable on the
    second and third deal. ``again`` has a passed-out deal dealt again by the same dealer.

    Example:
        >>> RUBBER.goal, RUBBER.bonus
        (100, (700, 500))
    """

    goal: int = 0
    games: int = 0
    deals: int = 0
    overtricks: bool = False
    bonus: tuple[int, int] = (0, 0)
    unfinished: tuple[int, int] = (0, 0)
    game: tuple[int, int] = (0, 0)
    last: int = 0
    vulnerable: Vulnerable = "games"
    away: bool = False
    again: bool = False


DUPLICATE = ScoringForm(vulnerable="board")
"""Each board on its own."""

RUBBER = ScoringForm(goal=100, games=2, bonus=(700, 500), unfinished=(300, 100))
"""The best of three games (Laws of Rubber Bridge 2014, scoring)."""

CHICAGO = ScoringForm(
    goal=100, deals=4, game=(300, 500), last=100, vulnerable="chicago", again=True
)
"""Four deals; part-scores are carried until a game is made (ACBL, Four-deal Bridge)."""
