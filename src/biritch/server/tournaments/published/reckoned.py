"""Cache of costly values, one per tournament state.

After each score everybody at an event loads the page again and sees the same ranking.
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
    """The cached value of one state; concurrent callers wait for its computation."""

    def __init__(self, state: Tournament) -> None:
        """Start without a value for *state*."""
        self.state, self.lock = state, Lock()
        self.reckoned: list[Reckoned] = []


class OncePerState(Generic[Reckoned]):
    """A function of a tournament that is computed once per state.

    Example:
        >>> rounds = OncePerState(lambda tournament: tournament.rounds)
        >>> rounds(Tournament())
        0
    """

    def __init__(self, reckon: Callable[[Tournament], Reckoned]) -> None:
        """Cache the results of *reckon*."""
        self._reckon = reckon
        self._held: deque[_Entry[Reckoned]] = deque(maxlen=HELD)
        self._lock = Lock()

    def __call__(self, tournament: Tournament) -> Reckoned:
        """Return the cached value for *tournament*, or compute it."""
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
