"""Logs of bidding tables and matches: folded on demand, stored before they change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, Self, TypeVar

from biritch.server.storage.store import LineTaken, Store
from biritch.server.together.refusals import BadTogether
from biritch.server.tokens import random_word

MOST = 256
"""Logs held at one time; others are read again when they are asked for."""
LONGEST = 5_000
"""Lines of one log."""
_TRIES = 6
_LOOK = 1.0
"""Seconds between two looks at what other processes wrote."""


class Folded(Protocol):
    """A state folded from the lines of a log."""

    @property
    def n(self) -> int:
        """The number of lines."""

    def after(self, line: bytes) -> Self:
        """Return the state after one more line."""


F = TypeVar("F", bound=Folded)


class SharedLogs(Generic[F]):
    """All logs of one kind by name; waiting requests are woken when one grows."""

    def __init__(self, store: Store, kind: str, fold: Callable[[bytes], F]) -> None:
        """Store logs in *store* as ``kind/name``; *fold* parses the first line."""
        self._store, self._kind, self._fold = store, kind, fold
        self._held: dict[str, F] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._grown: dict[str, asyncio.Event] = {}
        self._ending = False

    def log_name(self, name: str) -> str:
        """Return the name of the log *name* in the store."""
        return f"{self._kind}/{name}"

    async def open(self, line: bytes) -> str:
        """Create a log with *line*; return its name.

        Raises:
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            name = random_word(10)
            try:
                await self._store.append(self.log_name(name), 0, [line])
            except LineTaken:
                continue
            return name
        raise OSError("no name is free")

    async def find(self, name: str) -> F:
        """Return the current state of the log *name*.

        Raises:
            BadTogether: There is none.
        """
        held = self._held.get(name)
        if held is None or self._store.is_shared:
            start = held.n if held is not None else 0
            lines = await self._store.read(self.log_name(name), start)
            if held is None and not lines:
                raise BadTogether("not-found", 404)
            later = self._held.get(name)
            if later is None or later.n <= start:
                self._keep(name, self._after(held, lines))
        return self._held[name]

    def _after(self, held: F | None, lines: Sequence[bytes]) -> F:
        folded = held
        for line in lines:
            folded = self._fold(line) if folded is None else folded.after(line)
        assert folded is not None
        return folded

    def _keep(self, name: str, folded: F) -> None:
        before = self._held.pop(name, None)
        self._held[name] = folded
        if before is not None and before.n != folded.n and name in self._grown:
            self._grown.pop(name).set()
        while len(self._held) > MOST:
            oldest = next(iter(self._held))
            del self._held[oldest]
            self._locks.pop(oldest, None)

    async def enter(self, name: str, lines_of: Callable[[F], Sequence[bytes]]) -> F:
        """Append the lines that *lines_of* returns for the current state, if any.

        Raises:
            BadTogether: There is no such log, it is full, or *lines_of* refuses.
            OSError: It cannot be stored.
        """
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            for _ in range(_TRIES):
                now = await self.find(name)
                lines = lines_of(now)
                if not lines:
                    return now
                if now.n + len(lines) > LONGEST:
                    raise BadTogether("full", 409)
                try:
                    await self._store.append(self.log_name(name), now.n, list(lines))
                except LineTaken:
                    self._held.pop(name, None)
                    continue
                after = self._after(now, lines)
                self._keep(name, after)
                return after
        raise OSError(f"somebody else writes {self.log_name(name)}")

    def end_waiting(self) -> None:
        """Answer all waiting requests: the server stops."""
        self._ending = True
        while self._grown:
            self._grown.popitem()[1].set()

    async def wait(self, name: str, n: int, seconds: float) -> F:
        """Return the log *name* when it has more than *n* lines, or after *seconds*."""
        end = asyncio.get_running_loop().time() + seconds
        while (now := await self.find(name)).n <= n:
            left = end - asyncio.get_running_loop().time()
            if left <= 0 or self._ending:
                break
            grown = self._grown.setdefault(name, asyncio.Event())
            wait = min(left, _LOOK) if self._store.is_shared else left
            try:
                async with asyncio.timeout(wait):
                    await grown.wait()
            except TimeoutError:
                continue
        return now
