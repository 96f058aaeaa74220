"""All the tables of this server: opened, found again, let go when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from biritch.server.clubs.registry import Clubs
from biritch.server.practice.registry import PracticeHands, Reviewer, here
from biritch.server.storage.store import Store
from biritch.server.tables.capacity import TooManyTables
from biritch.server.tables.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.log_setup import Unreadable
from biritch.server.tables.opening import OpenTable, TableDefaults, TableOpened, first_line
from biritch.server.tables.services import Services
from biritch.server.tournaments.online.live_table import TournamentTable
from biritch.server.tournaments.online.tables import TournamentTables
from biritch.server.tournaments.registry import Tournaments

_log = logging.getLogger(__name__)

MOST = 2000
"""Tables at work at one time; more are refused until some are left."""
IDLE = 600.0
"""Seconds a table without people stays at work; afterwards it is read again when wanted."""


class House:
    """The tables at work, by name."""

    def __init__(
        self,
        store: Store,
        services: Services,
        custom: TableDefaults,
        clock: Callable[[], float],
        review: Reviewer = here,
    ) -> None:
        """Keep tables in *store*; *clock* gives the seconds since 1970.

        *review* says what there is to say of a practice auction.
        """
        self.store, self.services, self.custom, self._clock = store, services, custom, clock
        self.evenings = Tournaments(store, clock)
        self.clubs = Clubs(store, clock)
        self.practices = PracticeHands(store, services.mind, services.library, review)
        self.hall = TournamentTables(self)
        self._rooms: dict[str, LiveTable] = {}
        self._left: dict[str, float] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    def start(self) -> None:
        """Begin to let idle tables go."""
        self._sweeping = asyncio.create_task(self._sweep())
        self.hall.start()

    async def close(self) -> None:
        """Close every table, then the store."""
        await self.hall.close()
        if self._sweeping is not None:
            self._sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeping
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
        await self.store.close()

    async def open(self, asked: OpenTable) -> TableOpened:
        """Open a table.

        Raises:
            BadOpening: It cannot be opened so.
            Full: There are too many.
            OSError: It cannot be stored.
        """
        if len(self._rooms) >= MOST:
            raise TooManyTables
        line, opened = first_line(asked, self.custom, round(self._clock() * 1000))
        await self.store.append(opened.table, 0, [line])
        return opened

    async def find(self, name: str) -> LiveTable | None:
        """Return the table *name*, read from the store if it is not at work."""
        lock = self._reading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if (room := self._rooms.get(name)) is not None:
                    self._left.pop(name, None)
                    return room
                log = await self._load(name)
                if log is None:
                    return None
                if len(self._rooms) >= MOST:
                    raise TooManyTables
                reload = partial(self._reload, name)
                room = (
                    TournamentTable(log, self.services, reload, self.hall)
                    if log.event
                    else LiveTable(log, self.services, reload)
                )
                self._rooms[name] = room
                return room
        finally:
            if not lock.locked():
                self._reading.pop(name, None)

    def at_work(self, name: str) -> LiveTable | None:
        """Return the table *name* if it is at work."""
        return self._rooms.get(name)

    async def _load(self, name: str) -> TableLog | None:
        if "/" in name:  # an evening's or a practice hand's, which is no table
            return None
        try:
            return await TableLog.load(name, self.store, self._clock)
        except Unreadable:
            _log.exception("table %s cannot be read", name)
            return None

    async def _reload(self, name: str) -> TableLog:
        log = await TableLog.load(name, self.store, self._clock)
        if log is None:
            raise OSError(f"table {name} is gone")
        return log

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(IDLE / 10)
            now = loop.time()
            for name, room in list(self._rooms.items()):
                if room.lines or (isinstance(room, TournamentTable) and room.working):
                    self._left.pop(name, None)
                elif now - self._left.setdefault(name, now) > IDLE:
                    self._left.pop(name)
                    del self._rooms[name]
                    await room.close()
