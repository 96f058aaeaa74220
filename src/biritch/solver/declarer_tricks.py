"""The tricks of all four declarers in one strain, with few solver calls.

A solver is asked "can the leader's side win that many tricks?". A proof needs two questions,
one answered yes and the next no; others are wasted. So the first leader starts from an
estimate, and every other from the previous result: partners usually win the same, opponents
nearly so.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TypeAlias

from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side

Question: TypeAlias = Callable[[Seat, int], bool]
"""Whether the side of the leader wins at least that many of the thirteen tricks."""

ORDER = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
"""Leaders in the order they are asked about, partners together."""


def estimate(deal: Deal, strain: Strain) -> float:
    """Return an estimate of North-South's tricks, whoever leads.

    Half of all estimates are within 0.7 of a trick. The weights were fitted to 500 random
    deals: a high-card point above half of them is worth half a trick at notrump and a third
    with trumps; so is each trump more than the opponents hold, and each in the longer hand.

    Example:
        >>> round(estimate(Deal.random(seed=7), Strain.NOTRUMP), 1)
        8.0
    """
    n, e, s, w = deal.hands
    points = n.hcp + s.hcp - 20
    if (trump := strain.suit) is None:
        return 6.5 + 0.51 * points
    north, east, south, west = (hand.length(trump) for hand in (n, e, s, w))
    more = north + south - east - west
    longer = max(north, south) - max(east, west)
    return 6.5 + 0.36 * points + 0.33 * more + 0.36 * longer


def ease(deal: Deal, strain: Strain) -> float:
    """Return a score of how one-sided a deal is in *strain*, in tricks.

    One-sided deals are solved fastest, so they go last and all cores end together.

    Example:
        >>> round(ease(Deal.random(seed=7), Strain.NOTRUMP), 1)
        1.5
    """
    return abs(estimate(deal, strain) - 6.5)


def tricks_of_declarers(deal: Deal, strain: Strain, can: Question) -> tuple[int, ...]:
    """Return the tricks of North, East, South and West as declarers in one strain.

    *can* is the solver; it is called as rarely as possible.

    Example:
        >>> deal = Deal.random(seed=7)
        >>> tricks_of_declarers(deal, Strain.SPADES, lambda leader, tricks: tricks <= 6)
        (7, 7, 7, 7)
    """
    tricks = [0] * 4
    guess = ceil(estimate(deal, strain) - 0.27)
    for leader in ORDER:
        own = guess if leader.side is Side.NS else 13 - guess
        own = most(leader, own, can)
        guess = own if leader.side is Side.NS else 13 - own
        tricks[leader.after(3)] = 13 - own
    return tuple(tricks)


def most(leader: Seat, guess: int, can: Question) -> int:
    """Return the most tricks the side of *leader* can win, searching from *guess*.

    Example:
        >>> most(Seat.NORTH, 9, lambda leader, tricks: tricks <= 7)
        7
    """
    low, high = 0, 13
    while low < high:
        aim = min(max(guess, low + 1), high)
        if can(leader, aim):
            low, guess = aim, aim + 1
        else:
            high, guess = aim - 1, aim - 1
    return low
