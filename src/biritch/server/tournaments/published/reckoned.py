"""What takes long to reckon of a tournament, held while it stands as it does.

Everybody at an event looks again after each score; all of them are told the same ranking.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from biritch.competition.tournament.tournament import Tournament

Reckoned = TypeVar("Reckoned")
HELD = 16
"""Tournaments whose figures are held; each is a state between two lines of a log."""


class OncePerState(Generic[Reckoned]):
    """A function of a tournament that is called once for each state, known by its identity.

    Example:
        >>> rounds = OncePerState(lambda tournament: tournament.rounds)
        >>> rounds(Tournament())
        0
    """

    def __init__(self, reckon: Callable[[Tournament], Reckoned]) -> None:
        """Hold what *reckon* returns."""
        self._reckon = reckon
        self._held: OrderedDict[int, tuple[Tournament, Reckoned]] = OrderedDict()

    def __call__(self, tournament: Tournament) -> Reckoned:
        """Return what was reckoned of *tournament*, or reckon it."""
        held = self._held.get(id(tournament))
        if held is not None and held[0] is tournament:
            return held[1]
        reckoned = self._reckon(tournament)
        # The tournament is held too: no other can have its identity meanwhile.
        self._held[id(tournament)] = tournament, reckoned
        if len(self._held) > HELD:
            self._held.popitem(last=False)
        return reckoned
