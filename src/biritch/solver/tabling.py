"""From "can the leader's side win so many?" to the tricks of all four declarers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from biritch.core.seats import Seat, Side

Question: TypeAlias = Callable[[Seat, int], bool]
"""Whether the side of the leader wins at least so many of the thirteen tricks."""

FIRST_GUESS = 7
"""Tricks of North-South looked for first."""


def tricks_of_declarers(can: Question) -> tuple[int, ...]:
    """Return the tricks of North, East, South and West as declarers in one strain.

    Each answer is found by stepping from a guess until one question is answered yes and
    the next one no; the answer for one leader is the guess for the next.
    """
    guess, tricks = FIRST_GUESS, [0] * 4
    for leader in Seat:
        ours = leader.side is Side.NS
        own = _most(leader, guess if ours else 13 - guess, can)
        guess = own if ours else 13 - own
        tricks[leader.after(3)] = 13 - own
    return tuple(tricks)


def _most(leader: Seat, guess: int, can: Question) -> int:
    """Return the most tricks the side of *leader* can win, looking around *guess*."""
    low, high = 0, 13
    while low < high:
        aim = min(max(guess, low + 1), high)
        if can(leader, aim):
            low, guess = aim, aim + 1
        else:
            high, guess = aim - 1, aim - 1
    return low
