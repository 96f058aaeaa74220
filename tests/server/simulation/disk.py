"""A disk that takes its time, is full at times, and is left behind by a server that falls.

The store over it is the real one of SQLite; what it would do in its thread is done at a moment
of the simulated time, and what became of it is heard by the loop at a later one.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from biritch.server.storage.stores.sqlite import SQLiteStore
from tests.server.simulation.clock import SimulatedLoop

NO_LIMIT = 1_073_741_823
"""Pages a file may have, where the disk is not full."""


class SimulatedThread(Executor):
    """Does one thing after another, each after a while; or none any more, after a crash."""

    def __init__(self, loop: SimulatedLoop, rng: random.Random) -> None:
        """Do everything at once until :attr:`slow` is set."""
        self._loop, self._rng = loop, rng
        self.slow = self.dead = False
        self._free_at = 0.0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it when its time has come."""
        done: Future[Any] = Future()

        def work() -> None:
            if self.dead:
                return
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:  # noqa: BLE001 - as a thread hands it on
                self._tell(done.set_exception, error)
            else:
                self._tell(done.set_result, result)

        if self.slow:
            wait = self._rng.expovariate(1 / 0.003) + (0.5 if self._rng.random() < 0.01 else 0)
            self._free_at = max(self._free_at, self._loop.now) + wait
            self._loop.call_at(self._free_at, work)
        else:
            work()
        return done

    def _tell(self, tell: Callable[[Any], None], what: Any) -> None:
        """Let the loop hear what became of it: later, or never where the server has fallen."""
        if not self.slow:
            tell(what)
            return

        def heard() -> None:
            if not self.dead:
                tell(what)

        self._loop.call_later(self._rng.expovariate(1 / 0.001), heard)


class SimulatedStore(SQLiteStore):
    """The store of SQLite on a simulated disk."""

    def __init__(self, path: Path, loop: SimulatedLoop, rng: random.Random) -> None:
        """Open the file at *path*, as after a start."""
        self._late = SimulatedThread(loop, rng)
        super().__init__(path, self._late)
        for db in (self._db, self._side):
            db.execute("PRAGMA synchronous = OFF")  # the machine below does not fall
        self._late.slow = True

    def fill(self, *, full: bool) -> None:
        """Let there be no more room on the disk, or enough again."""
        if self._late.dead:
            return
        for db in (self._db, self._side):
            pages = db.execute("PRAGMA page_count").fetchone()[0] if full else NO_LIMIT
            db.execute(f"PRAGMA max_page_count = {pages}")

    def fall(self) -> None:
        """End as a process does that is killed: what was not yet written is never written."""
        self._late.dead = True
        self._db.close()
        self._side.close()
        self._log.close()
        self._head.close()
        self._lock.release()


def durable_lines(file: sqlite3.Connection, table: str, start: int) -> list[bytes]:
    """Return the lines of *table* from *start* on that would be there after a crash now."""
    select = "SELECT body FROM line WHERE owner = ? AND n >= ? ORDER BY n"
    return [row[0] for row in file.execute(select, (table, start))]
