"""An event loop whose time passes as fast as there is nothing to do."""

from __future__ import annotations

import asyncio
from typing import Any


class Stuck(Exception):
    """Nothing will ever happen again, and something is still waited for."""


class _Nothing:
    """Selects no file: it lets time pass."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let *timeout* seconds have passed."""
        if timeout is None:
            raise Stuck
        self._loop.now += timeout
        return []

    def close(self) -> None:
        """Nothing is held."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """A loop without files and threads; ``now`` is its time, in seconds from the start."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._selector = _Nothing(self)
        self._clock_resolution = 1e-9

    def time(self) -> float:
        """Return the seconds since the start."""
        return self.now

    def _process_events(self, event_list: list[Any]) -> None:
        del event_list

    def _write_to_self(self) -> None:
        """Wake nobody: there is one thread."""
