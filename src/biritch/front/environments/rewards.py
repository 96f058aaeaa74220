"""Rewards: points, IMPs or match points."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from biritch.core.boards import Board
from biritch.core.choices import choose_word
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.playout import play_out
from biritch.scoring.imps import imps
from biritch.solver.choice import trick_table
from biritch.solver.par import par

Reward = Literal["points", "imps", "match-points"]
"""In what a board is compared."""


@dataclass(frozen=True, slots=True)
class Rewarding:
    """A form of reward, and the tables to compare with.

    Points are divided by 100. IMPs and match points compare with the other ``tables``, at each
    of which four robots of that name play the same board; without tables, with par. IMPs are
    the mean against each table; match points are 1 for the best result, 0 in the middle, -1 for
    the last.

    Raises:
        ValueError: There is no such reward or robot.

    Example:
        >>> board = Board.from_number(7)
        >>> Rewarding("imps").of_north_south(630, Deal.random(seed=7), board)
        0.0
    """

    reward: Reward = "imps"
    tables: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse an unknown reward or robot."""
        choose_word(self.reward, get_args(Reward), "a reward")
        for robot in self.tables:
            find(robot)

    def of_north_south(self, score: int, deal: Deal, board: Board) -> float:
        """Return North-South's reward for *score*, in points to North-South."""
        if self.reward == "points":
            return score / 100
        others = self._others(deal, board)
        if self.reward == "imps":
            return sum(imps(score - other) for other in others) / len(others)
        return sum((score > other) - (score < other) for other in others) / len(others)

    def _others(self, deal: Deal, board: Board) -> Sequence[int]:
        """Return the scores of North-South at the other tables."""
        if not self.tables:
            return [par(trick_table(deal), board).score_ns]
        rng = random.Random(str(deal.rank))  # noqa: S311 - the same board, the same result
        return [
            play_out(
                Game.start(VARIANT, deal, board),
                dict.fromkeys(Seat, find(name)),
                rng=rng,
                budget=0.0,
            ).score
            or 0
            for name in self.tables
        ]
