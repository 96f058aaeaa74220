"""The service ``biritch worker``: runs jobs from the bus in processes, in fair turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from biritch.bidding import own_systems
from biritch.games.view import View
from biritch.server.bus.bus import Bus
from biritch.server.bus.nats import NatsBus, checked_address
from biritch.server.storage.store import BadDatabase, StoreArchive, archive_of
from biritch.server.systems.own_files import keep_stored, knowing, log_name
from biritch.server.workers import job_data, jobs
from biritch.server.workers.double_dummy import DEADLINE
from biritch.server.workers.processes import Workers
from biritch.server.workers.remote import GROUP, SIGN, WORK
from biritch.server.workers.robots import BUDGET, GRACE

_log = logging.getLogger(__name__)
_FIRST = "robot:sef"
"""Whose decision the processes are made ready for."""
_AGAIN = 1.0
"""Seconds from one look at a database that is new to the next."""

Lines = Callable[[str], list[bytes]]
"""Reads a log of the database, beside the servers."""


class WorkerService:
    """Takes jobs from *bus* and runs them in *workers*; tables take turns."""

    def __init__(self, bus: Bus, workers: Workers, lines: Lines) -> None:
        """Read users' own systems with *lines* when a job names one."""
        self._bus, self._workers, self._lines = bus, workers, lines
        self._tasks: set[asyncio.Task[None]] = set()
        self._kinds: dict[str, Callable[..., Awaitable[object]]] = {
            "decide": self._decide,
            "hint": self._hint,
            "judge": self._judge,
            "perfect": self._perfect,
        }
        self.done = 0
        """Jobs done."""
        self._stop: Callable[[], None] | None = None

    def start(self) -> None:
        """Start to take jobs."""
        self._stop = self._bus.subscribe(WORK, self._hear, GROUP)

    async def close(self) -> None:
        """Stop taking jobs, and cancel running ones."""
        if self._stop is not None:
            self._stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=BUDGET)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, data: bytes, answer: str) -> None:
        task = asyncio.create_task(self._do(data, answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, data: bytes, answer: str) -> None:
        """Run the job in *data* and confirm every second that it is running."""
        signs = asyncio.create_task(self._live(answer))
        try:
            kind, whose, *arguments = job_data.read(data)
            result = await self._kinds[kind](str(whose), *arguments)
            said = job_data.write_value(("done", self._workers.share, result))
            self.done += 1
        except Exception as fault:  # noqa: BLE001 - whatever a job does, the next one is done
            _log.warning("a job failed: %r", fault)
            said = job_data.write_value(("failed", self._workers.share, repr(fault)[:200]))
        finally:
            signs.cancel()
        self._bus.publish(answer, said)

    async def _live(self, answer: str) -> None:
        while True:
            self._bus.publish(answer, b"")
            await asyncio.sleep(SIGN)

    async def _decide(self, whose: str, robot: str, view: View, seed: str) -> object:
        named = (robot, *(view.systems or ()))
        await self._load_systems(named)
        return await self._think(
            whose, lambda seconds: partial(jobs.decide, robot, view, seconds, seed), named
        )

    async def _hint(self, whose: str, robot: str, view: View, seed: str) -> object:
        named = (robot, *(view.systems or ()))
        await self._load_systems(named)
        return await self._think(
            whose, lambda seconds: partial(jobs.hint, robot, view, seconds, seed), named
        )

    async def _judge(self, whose: str, view: View, *claim: Any) -> object:  # noqa: ANN401 - as it came
        claimant, tricks, shown, seed, *line = claim
        named = view.systems or ()
        await self._load_systems(named)
        job = partial(jobs.judge, view, claimant, tricks, shown)
        return await self._think(
            whose, lambda seconds: partial(job, seconds, seed, *line), named
        )

    async def _think(
        self, whose: str, job: Callable[[float], Callable[[], object]], named: Iterable[str]
    ) -> object:
        names = tuple(named)
        return await self._workers.think(
            whose, BUDGET, GRACE, lambda seconds: knowing(names, job(seconds))
        )

    async def _perfect(self, _: str, deal: Any, board: Any) -> object:  # noqa: ANN401 - as it came
        return await self._workers.run(DEADLINE, jobs.perfect, deal, board)

    async def _load_systems(self, names: Iterable[str]) -> None:
        """Load the users' own systems among *names*, as stored by the servers."""
        for name in own_systems.names_in(names):
            if own_systems.text_of(name) is None:
                with contextlib.suppress(OSError, BadDatabase, ValueError):
                    keep_stored(name, await asyncio.to_thread(self._lines, log_name(name)))


async def work(bus_url: str, database: str, size: int, ready: Callable[[], None]) -> None:
    """Run jobs from the bus at *bus_url* in *size* processes until cancelled.

    Raises:
        BadBus, BadDatabase: The bus or the database cannot be used.
    """
    archive = archive_of(database)
    bus = await NatsBus.connect(checked_address(bus_url))
    try:
        await _database_ready(archive)
    except BaseException:
        await bus.close()
        raise
    workers = Workers(size, _FIRST)
    service = WorkerService(bus, workers, archive.read)
    workers.start()
    service.start()
    ready()
    try:
        await asyncio.Event().wait()
    finally:
        await service.close()
        await workers.close()
        await bus.close()


async def _database_ready(archive: StoreArchive) -> None:
    """Wait until a server has created the tables of the database, and log that once.

    Raises:
        BadDatabase: It cannot be used, whatever a server does.
    """
    said = False
    while True:
        try:
            await asyncio.to_thread(archive.read, log_name(""))
        except BadDatabase as error:
            if error.name not in {"missing", "new"}:
                raise
        else:
            return
        if not said:
            _log.warning("the database is new: waiting until a server has opened it")
        said = True
        await asyncio.sleep(_AGAIN)


def work_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run *work* until Ctrl-C or another termination signal, however often it comes.

    Raises:
        BadBus, BadDatabase: The bus or the database cannot be used.
    """

    async def until_told() -> None:
        task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(until_told())
