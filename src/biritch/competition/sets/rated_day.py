"""The ratings after a daily set: one period of Glicko-2.

Each player is compared with up to :data:`OPPONENTS` others of the same set, drawn from its
name, or with all if they are fewer; the higher result wins. Together these comparisons count as
a quarter of the boards: a set is one performance, however many others played it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from biritch.competition.sets.rating import RatedResult, Rating, rate

OPPONENTS = 40
"""With how many others a result is compared."""
BOARDS_A_GAME = 4
"""Boards that count as one game between two players."""


def rate_day(
    name: str, results: Mapping[str, float], before: Mapping[str, Rating], boards: int
) -> dict[str, Rating]:
    """Return the ratings of all players after the set *name*.

    *results* are those of players who finished all *boards*; new players start with the default
    rating.

    Example:
        >>> after = rate_day("day", {"anne": 60.0, "paul": 40.0}, {}, 8)
        >>> after["anne"].value > 1500 > after["paul"].value
        True
        >>> rate_day("day", {"anne": 60.0}, {}, 8)["anne"].value
        1500.0
    """
    ratings = {player: before.get(player, Rating()) for player in results}
    players = sorted(results)
    after = {}
    for player in players:
        opponents = _opponents(name, player, players)
        weight = boards / BOARDS_A_GAME / max(1, len(opponents))
        after[player] = rate(
            ratings[player],
            [
                RatedResult(ratings[other], _share_won(results[player], results[other]), weight)
                for other in opponents
            ],
        )
    return after


def _opponents(name: str, player: str, players: list[str]) -> list[str]:
    others = [other for other in players if other != player]
    if len(others) <= OPPONENTS:
        return others
    return random.Random(f"{name} {player}").sample(others, OPPONENTS)  # noqa: S311 - repeatable


def _share_won(mine: float, theirs: float) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
