"""The inbox of a live table: a queue of work, done one item at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from biritch.server.storage.store import LineTaken

_log = logging.getLogger(__name__)

TRIES = 5
"""How often a request is tried again where another process wrote meanwhile."""
INBOX = 256
"""Requests that may be queued at one table; a sender of more waits."""

Work: TypeAlias = Callable[[], Awaitable[None]]


class Inbox:
    """The work queue of one table, and its background tasks."""

    def __init__(
        self,
        name: str,
        rest: Work,
        catch_up: Work,
        mend: Callable[[Exception], Awaitable[None]],
    ) -> None:
        """Run *rest* before each item of the table *name*.

        On a write conflict, run *catch_up* and repeat the item; after a failed write, run
        *mend*.
        """
        self._name, self._rest, self._catch_up, self._mend = name, rest, catch_up, mend
        self._waiting: asyncio.Queue[Work] = asyncio.Queue(INBOX)
        self._aside: set[asyncio.Task[None]] = set()
        self._doing = False
        self._run: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an item is running or queued."""
        return self._doing or not self._waiting.empty()

    def start(self) -> None:
        """Start to process the queue."""
        self._run = asyncio.create_task(self._work(), name=f"table {self._name}")

    async def close(self) -> None:
        """Cancel all work."""
        tasks = [*([] if self._run is None else [self._run]), *self._aside]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def put(self, work: Work) -> None:
        """Queue *work*; wait while the queue is full."""
        await self._waiting.put(work)

    def put_at_once(self, work: Work) -> bool:
        """Queue *work*; return false if the queue is full."""
        try:
            self._waiting.put_nowait(work)
        except asyncio.QueueFull:
            return False
        return True

    def post(self, work: Work) -> None:
        """Queue *work*, later if the queue is full now."""
        if not self.put_at_once(work):
            self.keep(self._waiting.put(work))

    async def wake(self) -> None:
        """Let the table check again what is to be done."""
        await self.put(_do_nothing)

    def keep(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Run *work* as a background task for as long as the table is open."""
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._aside.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._aside.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            _log.error("table %s", self._name, exc_info=fault)

    async def _work(self) -> None:
        while True:
            await self._do_safely(self._rest)
            self._doing = False
            work = await self._waiting.get()
            self._doing = True
            await self._do_safely(work)

    async def _do_safely(self, work: Work) -> None:
        try:
            try:
                await self._repeat_on_conflict(work)
            except (OSError, LineTaken) as error:
                await self._mend(error)
        except Exception:  # noqa: BLE001 - one bad request must not end the table
            _log.exception("table %s", self._name)

    async def _repeat_on_conflict(self, work: Work) -> None:
        """Run *work*; on a write conflict, repeat it on the reloaded table.

        Raises:
            LineTaken: Others write all the time.
            OSError: It could not be stored, or not be read.
        """
        for _ in range(TRIES - 1):
            try:
                await work()
            except LineTaken:
                await self._catch_up()
            else:
                return
        await work()


async def _do_nothing() -> None:
    pass
