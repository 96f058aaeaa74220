"""Monitoring of write errors: logged once, reported to health checks, and rechecked.

A disk that is full, read-only or gone refuses every line; tables keep trying, and nothing is
sent that was not stored. The operator reads one line when that begins and one when it ends, not
one for every step of every table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from biritch.server.storage.addresses import kind_of_trouble
from biritch.server.storage.passing import PassingStore
from biritch.server.storage.records import Bodies
from biritch.server.storage.store import Store

T = TypeVar("T")
_log = logging.getLogger(__name__)
PROBE = "health/probe"
"""The record that is written to find out whether the store can be written again."""
ADVICE = {
    "full": "make room: everything goes on by itself",
    "readonly": "make it writable: everything goes on by itself",
    "other": "see to the disk or the database: everything goes on by itself",
}


class WatchedStore(PassingStore):
    """A store that records whether it can be written."""

    def __init__(self, inner: Store) -> None:
        """Wrap *inner*."""
        super().__init__(inner)
        self._refused = 0

    @property
    def in_trouble(self) -> bool:
        """Whether the last write failed."""
        return self._refused > 0

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* and record whether it worked.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: They could not be stored.
        """
        await self._note(self.inner.append(table, n, lines))

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all lines of *table* and record whether it worked."""
        await self._note(self.inner.rewrite(table, n, lines))

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write and remove records, and record whether it worked."""
        await self._note(self.inner.write(changes, provided))

    async def _note(self, work: Awaitable[T]) -> T:
        try:
            done = await work
        except OSError as error:
            self._refused += 1
            if self._refused == 1:
                _log.error(
                    "nothing can be stored (%s): tables wait, nothing acknowledged is lost; %s",
                    error,
                    ADVICE[kind_of_trouble(error)],
                )
            raise
        if self._refused:
            _log.warning("it can be stored again, after %d refusals", self._refused)
            self._refused = 0
        return done

    async def probe(self) -> bool:
        """Return whether the store can be written, by trying if the last write failed."""
        if not self._refused:
            return True
        try:
            await self.write({PROBE: b"1"})
        except OSError:
            return False
        return True
