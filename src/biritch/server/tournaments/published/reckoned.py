"""What takes long to reckon of a tournament, held while it stands as it does.

Everybody at an event looks again after each score; all of them see the same ranking.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from biritch.competition.tournament.tournament import Tournament

Reckoned = TypeVar("Reckoned")
HELD = 16
"""Tournaments whose figures are held; each is a state between two lines of a log."""


class _Entry(Generic[Reckoned]):
    """What is computed of one state; anybody who asks meanwhile waits for it."""

    def __init__(self, state: Tournament) -> None:
        """Begin with nothing computed of *state*."""
        self.state, self.lock = state, Lock()
        self.reckoned: list[Reckoned] = []


class OncePerState(Generic[Reckoned]):
    """A function of a tournament that is called once for each state of it that is held.

    Example:
        >>> rounds = OncePerState(lambda tournament: tournament.rounds)
        >>> rounds(Tournament())
        0
    """

    def __init__(self, reckon: Callable[[Tournament], Reckoned]) -> None:
        """Hold what *reckon* returns."""
        self._reckon = reckon
        self._held: deque[_Entry[Reckoned]] = deque(maxlen=HELD)
        self._lock = Lock()

    def __call__(self, tournament: Tournament) -> Reckoned:
        """Return what was computed of *tournament*, or compute it."""
        # Views are made in several threads at once: the second waits for what the first does.
        with self._lock:
            entry = next((one for one in self._held if one.state is tournament), None)
            if entry is None:
                entry = _Entry(tournament)
                self._held.append(entry)
        with entry.lock:
            if not entry.reckoned:
                entry.reckoned.append(self._reckon(tournament))
        return entry.reckoned[0]
