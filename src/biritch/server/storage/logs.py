"""Logs of tournaments and clubs by name: folded on demand, stored before they change."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeAlias, TypeVar

from biritch.server.beside import Beside
from biritch.server.storage.store import LineTaken, Store
from biritch.server.tokens import random_word

MOST = 64
"""Logs held at one time; the one not asked for the longest is read again when wanted."""
LONGEST = 20_000
"""Lines of one log; a tournament of a hundred tables has two thousand."""
_TRIES = 3


class FoldedLog(Protocol):
    """The state of a log: *n* lines of the log *name*, and the requests already *done*."""

    name: str
    n: int
    lock: asyncio.Lock
    done: set[str]


K = TypeVar("K", bound=FoldedLog)
NewLines: TypeAlias = tuple[Sequence[bytes], Callable[[], None]]
"""Lines to store, and what lets them have happened once they are stored."""


class Logs(Generic[K]):
    """All logs of one kind by name."""

    def __init__(  # noqa: PLR0913, PLR0917 - what one kind of log is
        self,
        store: Store,
        owner: Callable[[str], str],
        fold: Callable[[str, list[bytes]], K],
        longest: int = LONGEST,
        grown: Callable[[str], None] = lambda _: None,
        beside: Beside | None = None,
    ) -> None:
        """Store logs in *store* under ``owner(name)``; *fold* computes the state.

        A log may have *longest* lines. *grown* is called with the name of a log that has new
        lines, whichever process wrote them. *beside* runs folding and erasure outside the event
        loop.
        """
        self._store, self._owner, self._fold = store, owner, fold
        self._longest, self._grown = longest, grown
        self._beside = beside or Beside()
        self._kept: dict[str, K] = {}
        self._watched: dict[str, Callable[[], None]] = {}
        self._following: set[asyncio.Task[object]] = set()

    async def open(self, lines: Sequence[bytes]) -> str:
        """Create a log with *lines*; return its name.

        Raises:
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            name = random_word(6)
            try:
                await self._store.append(self._owner(name), 0, lines)
            except LineTaken:
                continue
            return name
        raise OSError("no name is free")

    async def find(self, name: str) -> K | None:
        """Return the state of the log *name*, or ``None`` if there is none."""
        await self._forget_old(name)
        log = self._kept.pop(name, None)
        if log is None:
            lines = await self._store.read(self._owner(name))
            if not lines:
                return None
            folded = await self._beside(partial(self._fold, name, lines))
            # Another request may have read it meanwhile: two copies of a log would differ.
            log = self._kept.pop(name, None) or folded
        self._kept[name] = log
        if name not in self._watched:
            self._watched[name] = self._store.watch(
                self._owner(name), lambda _: self._follow(name)
            )
        # A log that is being written stays: its lock is what keeps its writers in order.
        while len(self._kept) > MOST:
            idle = next(
                (old for old, held in self._kept.items() if not held.lock.locked()), name
            )
            if idle == name:
                break
            del self._kept[idle]
            self._watched.pop(idle)()
        return log

    async def _forget_old(self, name: str) -> None:
        """Drop the cached state of the log *name* if another process has extended it."""
        held = self._kept.get(name)
        if held is None or not self._store.is_shared or held.lock.locked():
            return
        owner = self._owner(name)
        length = (await self._store.lengths([owner]))[owner]
        # Fewer lines are there where something was forgotten.
        if length != held.n and self._kept.get(name) is held:
            del self._kept[name]

    def _follow(self, name: str) -> None:
        """Schedule a reload of the log *name*: another process has extended it."""
        task = asyncio.ensure_future(self._again(name))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _again(self, name: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            await self.find(name)
        self._grown(name)

    def find_held(self, name: str) -> K | None:
        """Return the cached state of the log *name*, or ``None``."""
        return self._kept.get(name)

    async def enter(self, log: K, request_id: str, what: Callable[[K], NewLines]) -> K:
        """Evaluate *what* once for each *request_id* and append its lines before returning.

        On a write conflict, reload the log and evaluate *what* again.

        Raises:
            LogFull: The log has as many lines as a log may have.
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            async with log.lock:
                if request_id in log.done:
                    return log
                if log.n >= self._longest:
                    raise LogFull(log.name)
                lines, take = what(log)
                try:
                    await self._store.append(self._owner(log.name), log.n, lines)
                except LineTaken:
                    self._kept.pop(log.name, None)
                else:
                    take()
                    self._grown(log.name)
                    return log
            log = await self.find(log.name) or log
        raise OSError(f"somebody else writes {self._owner(log.name)}")

    async def rewrite(
        self, name: str, change: Callable[[list[bytes]], Sequence[bytes]]
    ) -> bool:
        """Replace all lines of the log *name* by *change* of them; return whether it exists.

        Only for erasure. A log without lines is removed.

        Raises:
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            log = await self.find(name)
            if log is None:
                return False
            async with log.lock:
                lines = await self._store.read(self._owner(name))
                kept = await self._beside(partial(change, lines))
                try:
                    await self._store.rewrite(self._owner(name), len(lines), kept)
                except LineTaken:
                    continue
                finally:
                    self._kept.pop(name, None)
            self._grown(name)
            return True
        raise OSError(f"somebody else writes {self._owner(name)}")


class LogFull(Exception):
    """Raised when a log has reached its limit of lines."""


class Unreadable(ValueError):
    """Raised when a stored log cannot be parsed."""
