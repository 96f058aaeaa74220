"""The unfinished online tournaments.

It is a log, so that a store needs no list of names: a line when a tournament is opened, another
when it has ended.
"""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from biritch.server.storage.store import LineTaken, Store

OWNER = "events/awake"
"""What the store calls the log; no table and no tournament has such a name."""
_TRIES = 3


class _Line(Struct):
    event: str
    awake: bool


class UnfinishedTournaments:
    """The names of unfinished tournaments, in the order of opening."""

    def __init__(self, store: Store) -> None:
        """Store the log in *store*."""
        self._store = store
        self._known: dict[str, bool] | None = None
        self._n = 0
        self._lock = asyncio.Lock()

    async def names(self) -> list[str]:
        """Return the unfinished tournaments.

        Raises:
            OSError: The store cannot be read.
        """
        async with self._lock:
            return [name for name, awake in (await self._read_entries()).items() if awake]

    async def note(self, event: str, *, awake: bool) -> None:
        """Log whether *event* is unfinished (*awake*), unless the log says so already.

        Raises:
            OSError: It cannot be stored.
        """
        async with self._lock:
            for _ in range(_TRIES):
                awake_by_name = await self._read_entries()
                if awake_by_name.get(event, False) == awake:
                    return
                line = msgspec.json.encode(_Line(event, awake))
                try:
                    await self._store.append(OWNER, self._n, [line])
                except LineTaken:
                    self._known = None
                    continue
                awake_by_name[event], self._n = awake, self._n + 1
                return
            raise OSError(f"{OWNER} is written by somebody else")

    async def _read_entries(self) -> dict[str, bool]:
        if self._known is None:
            lines = await self._store.read(OWNER)
            entries = [msgspec.json.decode(line, type=_Line) for line in lines]
            self._known, self._n = {entry.event: entry.awake for entry in entries}, len(lines)
        return self._known
