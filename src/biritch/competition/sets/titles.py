"""Titles for players of sets, and their conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """The facts for titles: finished sets, best result and rank, streak.

    ``best`` is the best percentage in a daily set, ``wins`` how often one was first of at
    least ten, ``streak`` the longest row of days.
    """

    sets: int = 0
    best: float = 0.0
    wins: int = 0
    streak: int = 0
    rating: float = 0.0
    """The lower bound of the rating."""


TITLES: Mapping[str, Callable[[PlayerFacts], bool]] = {
    "starter": lambda facts: facts.sets >= 1,
    "regular": lambda facts: facts.sets >= 10,
    "stalwart": lambda facts: facts.sets >= 100,
    "week": lambda facts: facts.streak >= 7,
    "sixty": lambda facts: facts.best >= 60,
    "seventy": lambda facts: facts.best >= 70,
    "winner": lambda facts: facts.wins >= 1,
    "strong": lambda facts: facts.rating >= 1600,
    "expert": lambda facts: facts.rating >= 1800,
}
"""Each title with what it asks for, the easiest first."""


def titles_earned(facts: PlayerFacts) -> list[str]:
    """Return the titles that *facts* earn, the easiest first.

    Example:
        >>> titles_earned(PlayerFacts(sets=12, best=61.5))
        ['starter', 'regular', 'sixty']
    """
    return [title for title, earned in TITLES.items() if earned(facts)]
