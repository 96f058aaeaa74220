"""Worker processes, each doing one thing at a time, and killed when it takes too long.

A worker that dies or hangs is replaced; its caller gets :exc:`WorkerLost` and does without.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar, cast

from biritch.server.workers import jobs

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)
_START = 60.0
"""Seconds a new process has to load everything; more than slow disks need."""


class WorkerLost(Exception):
    """The worker took too long, or died, or none was free in time."""


class _Worker:
    """A process of its own, known by its number so that it can be killed."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.executor = ProcessPoolExecutor(1, mp_context=context, initializer=_settle)
        self.number = 0

    async def start(self, robot: str) -> None:
        """Start the process and let it load what *robot* needs."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(_START):
            with _deaf():
                born = loop.run_in_executor(self.executor, jobs.number)
            self.number = await born
            try:
                await loop.run_in_executor(self.executor, jobs.prepare, robot)
            except (ImportError, OSError, RuntimeError, ValueError) as error:
                _log.warning("a worker could not prepare %s: %s", robot, error)

    def end(self) -> None:
        """End the process at once, whatever it does; return when all it held is given back."""
        if self.number:
            # Windows has no SIGKILL; its SIGTERM ends a process at once too.
            try:
                os.kill(self.number, getattr(signal, "SIGKILL", signal.SIGTERM))
            except OSError:
                _log.debug("worker %d was gone already", self.number)
        self.executor.shutdown(wait=True, cancel_futures=True)


class Workers:
    """So many processes, lent to one job each."""

    def __init__(self, size: int, robot: str) -> None:
        """Prepare *size* workers, none started; each will load what *robot* needs."""
        self._size, self._robot = size, robot
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._any = asyncio.Event()
        self._tasks: set[asyncio.Task[object]] = set()

    def start(self) -> None:
        """Start every worker; what is asked before they are ready waits."""
        for _ in range(self._size):
            self._keep(self._start())

    async def run(
        self, deadline: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what *job* returns, within *deadline* seconds, the wait included.

        The time before the very first worker is ready does not count.

        Raises:
            WorkerLost: It took longer, or the process died.
            Exception: Whatever *job* itself raised.
        """
        await asyncio.wait_for(self._any.wait(), _START)
        loop = asyncio.get_running_loop()
        end = loop.time() + deadline
        try:
            worker = await asyncio.wait_for(self._idle.get(), deadline)
        except TimeoutError:
            raise WorkerLost("every worker is busy") from None
        try:
            future = worker.executor.submit(job, *args, **kwargs)
        except (BrokenExecutor, RuntimeError) as error:
            self._replace(worker)
            raise WorkerLost(str(error)) from error
        lending = self._keep(self._lend(worker, future, end - loop.time()))
        return cast("T", await asyncio.shield(lending))

    async def close(self) -> None:
        """End every process, and wait until all they held is given back."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in self._all))
        self._all.clear()

    async def _lend(self, worker: _Worker, future: Future[T], deadline: float) -> T:
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(future), max(deadline, 0.05))
        except (TimeoutError, BrokenExecutor) as error:
            self._replace(worker)
            raise WorkerLost(f"{type(error).__name__}: {error}") from error
        except Exception:
            self._idle.put_nowait(worker)
            raise
        self._idle.put_nowait(worker)
        return answer

    def _replace(self, worker: _Worker) -> None:
        _log.warning("worker %d is replaced", worker.number)
        self._all.discard(worker)
        self._keep(asyncio.to_thread(worker.end))
        self._keep(self._start())

    async def _start(self) -> None:
        """Start one worker, as often as it takes, ever more slowly."""
        wait = 0.5
        while True:
            with _deaf():  # with the first one comes Python's tracker of semaphores
                worker = _Worker()
            self._all.add(worker)
            try:
                await worker.start(self._robot)
            except (BrokenExecutor, OSError, RuntimeError) as error:
                _log.warning("a worker did not start: %s", error)
                self._all.discard(worker)
                await asyncio.to_thread(worker.end)
                await asyncio.sleep(wait)
                wait = min(2 * wait, 30)
                continue
            self._idle.put_nowait(worker)
            self._any.set()
            return

    def _keep(self, work: object) -> asyncio.Task[object]:
        task: asyncio.Task[object] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked and left need not hear of it


@contextmanager
def _deaf() -> Iterator[None]:
    """Let a process born here hear no request to end: those are for the server.

    Ctrl-C reaches every process of a terminal, and a new one long before it is settled.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(
        signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
    )
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle() -> None:
    """Leave Ctrl-C to the server, and end when the server does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.join,), daemon=True).start()


def _follow(parent_ends: Callable[[], None]) -> None:
    parent_ends()
    os._exit(1)
