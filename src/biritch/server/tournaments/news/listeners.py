"""The listeners of tournaments in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

MOST = 1_000
"""Pages that listen to one tournament; others ask from time to time."""


class Listeners:
    """The listeners of each tournament."""

    def __init__(self) -> None:
        """Start without listeners."""
        self._waiting: dict[str, set[asyncio.Event]] = {}

    def add(self, event: str) -> tuple[asyncio.Event, Callable[[], None]] | None:
        """Return an event that is set at changes, and how to unsubscribe; ``None`` if full."""
        waiting = self._waiting.setdefault(event, set())
        if len(waiting) >= MOST:
            return None
        changed = asyncio.Event()
        waiting.add(changed)

        def end() -> None:
            waiting.discard(changed)
            if not waiting:
                self._waiting.pop(event, None)

        return changed, end

    def tell(self, event: str) -> None:
        """Wake the listeners of *event*."""
        for changed in self._waiting.get(event, ()):
            changed.set()
