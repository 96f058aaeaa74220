"""The inbox of a live table: what is to be done there, one thing at a time."""

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
    """What is to be done at one table, and the tasks that run beside it."""

    def __init__(
        self,
        name: str,
        rest: Work,
        catch_up: Work,
        mend: Callable[[Exception], Awaitable[None]],
    ) -> None:
        """Do *rest* before each thing of the table *name*.

        Where another process wrote meanwhile, *catch_up* and do it again; *mend* after a fault
        of the store.
        """
        self._name, self._rest, self._catch_up, self._mend = name, rest, catch_up, mend
        self._waiting: asyncio.Queue[Work] = asyncio.Queue(INBOX)
        self._aside: set[asyncio.Task[None]] = set()
        self._doing = False
        self._run: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done, or waits to be."""
        return self._doing or not self._waiting.empty()

    def start(self) -> None:
        """Begin to do what is put in."""
        self._run = asyncio.create_task(self._work(), name=f"table {self._name}")

    async def close(self) -> None:
        """Stop everything."""
        tasks = [*([] if self._run is None else [self._run]), *self._aside]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def put(self, work: Work) -> None:
        """Put *work* in; wait while there is no room."""
        await self._waiting.put(work)

    def put_at_once(self, work: Work) -> bool:
        """Put *work* in; return false where there is no room."""
        try:
            self._waiting.put_nowait(work)
        except asyncio.QueueFull:
            return False
        return True

    def post(self, work: Work) -> None:
        """Put *work* in, later if there is no room now."""
        if not self.put_at_once(work):
            self.keep(self._waiting.put(work))

    async def wake(self) -> None:
        """Have the table look again what is to be done."""
        await self.put(_do_nothing)

    def keep(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Run *work* beside the inbox, as long as the table is at work."""
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
                await self._do_anew(work)
            except (OSError, LineTaken) as error:
                await self._mend(error)
        except Exception:  # noqa: BLE001 - one bad request must not end the table
            _log.exception("table %s", self._name)

    async def _do_anew(self, work: Work) -> None:
        """Do *work*; where another process wrote meanwhile, on the table as it is then.

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
