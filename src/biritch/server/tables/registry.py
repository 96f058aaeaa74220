"""The registry of live tables: opened, loaded from the store, closed when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

from biritch.server.bus.sharing import Sharing
from biritch.server.storage.chain import Damaged
from biritch.server.storage.logs import Unreadable
from biritch.server.storage.store import Store
from biritch.server.tables.begun import begun_lines
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.opening import OpenTable, TableDefaults, TableOpened, first_lines
from biritch.server.web.limits import Limits

_log = logging.getLogger(__name__)

LOOK = 2.0
"""Seconds between two looks at what other processes have written: news of it may be lost."""
_TELL = 3
"""Looks after which the other processes hear again who is at the tables here."""
IDLE = 600.0
"""Seconds a table without people stays at work; afterwards it is read again when wanted."""


class TooManyTables(Exception):
    """Raised when the server has reached its limit of tables."""


TableFactory: TypeAlias = Callable[[TableLog, Callable[[], Awaitable[TableLog]]], LiveTable]
"""Makes the live table of a log; the second argument reads the log again."""


class Tables:
    """The live tables, by name."""

    def __init__(
        self,
        store: Store,
        defaults: TableDefaults,
        clock: Callable[[], float],
        make: TableFactory,
        limits: Limits,
    ) -> None:
        """Store tables in *store*; *clock* returns the seconds since 1970."""
        self.defaults, self.limits = defaults, limits
        self._store, self._clock, self._make = store, clock, make
        self._tables: dict[str, LiveTable] = {}
        self._idle_since: dict[str, float] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._at_it: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def sockets(self) -> int:
        """The number of open connections to tables in this process."""
        return sum(len(table.connections) for table in list(self._tables.values()))

    def start(self, sharing: Sharing | None = None) -> None:
        """Start the idle-table sweeper; *sharing* connects processes with the same tables."""
        self._at_it.append(asyncio.create_task(self._sweep()))
        if sharing is not None:
            self._at_it.append(asyncio.create_task(self._follow(sharing)))

    async def close(self) -> None:
        """Close every table."""
        for task in self._at_it:
            task.cancel()
        await asyncio.gather(*self._at_it, return_exceptions=True)
        await asyncio.gather(
            *(table.close() for table in self._tables.values()), *self._closing
        )
        self._tables.clear()

    async def open(self, request: OpenTable) -> TableOpened:
        """Open a table.

        Raises:
            CannotOpenTable: It cannot be opened so.
            TooManyTables: There are too many.
            OSError: It cannot be stored.
        """
        if not self._room():
            raise TooManyTables
        now, hours = round(self._clock() * 1000), self.limits.invitation_hours
        lines, opened = first_lines(request, self.defaults, now, hours)
        if request.begun and request.friends is None:
            log = TableLog(opened.table, self._store, self._clock, lines)
            lines += begun_lines(log, request.begun, now)
        await self._store.append(opened.table, 0, lines)
        return opened

    async def find(self, name: str) -> LiveTable | None:
        """Return the table *name*, loaded from the store if necessary; ``None`` if unknown.

        Raises:
            TooManyTables: It would have to be read, and there are too many.
            Damaged: What is stored of it is not what was.
            OSError: The store cannot be read.
        """
        # Two people who come at once must not read the log twice and get two tables of it.
        lock = self._reading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if (table := self._tables.get(name)) is not None:
                    self._idle_since.pop(name, None)
                    return table
                log = await self._load(name)
                if log is None:
                    return None
                if not self._room(tournament=bool(log.event)):
                    raise TooManyTables
                table = self._make(log, partial(self._reload, name))
                self._tables[name] = table
                return table
        finally:
            if not lock.locked():
                self._reading.pop(name, None)

    def _room(self, *, tournament: bool = False) -> bool:
        """Return whether one more table may run; close an idle one for it if needed.

        Some places are reserved for tables of running tournaments.
        """
        kept = 0 if tournament else self.limits.tables_kept
        if len(self._tables) < self.limits.tables - kept:
            return True
        for name, table in self._tables.items():
            if not table.connections and not table.working and not table.busy:
                self._close(name)
                return True
        return False

    def _close(self, name: str) -> None:
        self._idle_since.pop(name, None)
        closing = asyncio.create_task(self._tables.pop(name).close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    def at_work(self, name: str) -> LiveTable | None:
        """Return the table *name* if it is running."""
        return self._tables.get(name)

    async def _load(self, name: str) -> TableLog | None:
        if "/" in name:  # a tournament's, a club's or a practice hand's log, which is no table
            return None
        try:
            return await TableLog.load(name, self._store, self._clock)
        except Damaged as error:
            _log.error("table %s is damaged: %s", name, error)
            raise
        except Unreadable:
            _log.exception("table %s cannot be read", name)
            return None

    async def _reload(self, name: str) -> TableLog:
        log = await TableLog.load(name, self._store, self._clock)
        if log is None:
            raise OSError(f"table {name} is gone")
        return log

    async def _sweep(self) -> None:
        """Close idle tables at intervals until the server stops."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(IDLE / 10)
            now = loop.time()
            for name, table in list(self._tables.items()):
                if table.connections or table.working:
                    self._idle_since.pop(name, None)
                elif now - self._idle_since.setdefault(name, now) > IDLE:
                    self._close(name)

    async def _follow(self, sharing: Sharing) -> None:
        """Read log lines of other processes at intervals.

        The bus announces each line; what the bus has lost is found here.
        """
        again = asyncio.Event()
        sharing.bus.on_reconnect(again.set)
        turn = 0
        while True:
            try:
                async with asyncio.timeout(LOOK):
                    await again.wait()
            except TimeoutError:
                turn += 1
            tell = again.is_set() or turn % _TELL == 0
            again.clear()
            tables = list(self._tables.values())
            for table in tables:
                table.attendance.look_round(tell=tell)
            await self._look(tables)

    async def _look(self, tables: Sequence[LiveTable]) -> None:
        if not tables:
            return
        try:
            lengths = await self._store.lengths([table.log.name for table in tables])
        except OSError as error:
            _log.warning("the store cannot be looked at: %s", error)
            return
        for table in tables:
            table.hear_growth(lengths[table.log.name])
