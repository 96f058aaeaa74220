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
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

from biritch.server.workers import jobs
from biritch.server.workers.thinking_budget import ThinkingBudget

P = ParamSpec("P")
T = TypeVar("T")
JobOf: TypeAlias = Callable[[float], Callable[[], T]]
"""Makes a job of the seconds it may think."""

_log = logging.getLogger(__name__)
_START = 60.0
"""Seconds a new process has to load everything; more than slow disks need."""
_QUEUE = 60.0
"""Seconds a job may wait for a worker."""
_EXTENSIONS = 6
"""How many times as long as it may a worker may take that is given no processor."""
LEAST = 0.02
"""Seconds a robot thinks however many wait."""


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

    def seconds_used(self) -> float:
        """Return the seconds of a processor it has used so far; 0 where nobody can tell."""
        return _process(self.number)[1]

    def is_starved(self, used: float, seconds: float) -> bool:
        """Whether it wants a processor, but has had one for less than half of *seconds*.

        *used* is what it had used before.
        """
        state, now = _process(self.number)
        return state == "R" and now - used < seconds / 2

    def end(self) -> None:
        """End the process at once, whatever it does; return when all it held is given back."""
        if self.number:
            # Windows has no SIGKILL; its SIGTERM ends a process at once too.
            try:
                os.kill(self.number, getattr(signal, "SIGKILL", signal.SIGTERM))
            except OSError:
                _log.debug("worker %d was gone already", self.number)
        self.executor.shutdown(wait=True, cancel_futures=True)


@dataclass(eq=False)
class _Waiting(Generic[T]):
    """A job that waits: ``begin`` says what it is, and how long it may take, when it begins."""

    begin: Callable[[], tuple[float, Callable[[], T]]]
    done: asyncio.Future[T]
    begun: asyncio.Event = field(default_factory=asyncio.Event)


class Workers:
    """A pool of processes, one job each; those who ask much wait for those who ask little.

    Jobs wait in queues by whose they are, and the queues take turns. The time of a job begins
    when its work does. While more wait than there are processes, every robot thinks less.
    """

    def __init__(
        self,
        size: int,
        robot: str,
        *,
        lazy: bool = False,
        budget: ThinkingBudget | None = None,
    ) -> None:
        """Prepare *size* workers, none started; each will load what *robot* needs.

        If *lazy*, not even the first starts before a job is asked for. *budget* is what robots
        may use of the processors.
        """
        self.budget = budget or ThinkingBudget(0, time.monotonic)
        self.size, self._robot = size, robot
        self._lazy, self._begun = lazy, 0
        self._idle: deque[_Worker] = deque()
        self._queues: OrderedDict[str, deque[_Waiting[Any]]] = OrderedDict()
        self._busy = 0
        self.replaced = 0
        """Processes that died or were given up."""
        self._all: set[_Worker] = set()
        self._tasks: set[asyncio.Task[object]] = set()

    def start(self) -> None:
        """Start the first worker; the others start once jobs wait for them.

        Each needs most of a second of a processor to load what robots need: who plays alone
        has the first move sooner.
        """
        if not self._begun and self.size:
            self._begin_one()

    def _begin_one(self) -> None:
        self._begun += 1
        self._keep(self._start())

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return sum(map(len, self._queues.values()))

    @property
    def share(self) -> float:
        """The part of its time that each thinking robot gets: 1 while nobody waits.

        That many wait, so much less each thinks: they are served as fast as if they were few,
        and a table more never means a move less.
        """
        asked = self._busy + len(self._queues)
        turns = min(1.0, self.size / asked) if asked else 1.0
        return turns * self.budget.share

    async def run(
        self, deadline: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what *job* returns, within *deadline* seconds of its beginning.

        Raises:
            WorkerLost: It took longer, the process died, or no worker was free for a minute.
            Exception: Whatever *job* itself raised.
        """
        return await self.run_for("", deadline, partial(job, *args, **kwargs))

    async def run_for(
        self, whose: str, deadline: float, job: Callable[..., T], *args: object
    ) -> T:
        """Return what *job* returns, as :meth:`run` does, in the turn of *whose* queue.

        Raises:
            WorkerLost: It took longer, the process died, or no worker was free for a minute.
            Exception: Whatever *job* itself raised.
        """
        return await self._ask(whose, lambda: (deadline, partial(job, *args)))

    async def think(
        self,
        whose: str,
        budget: float,
        grace: float,
        job_of: Callable[[float], Callable[[], T]],
    ) -> T:
        """Run the job that *job_of* makes for *budget* seconds or less; return its result.

        *whose* is the queue it waits in; after *grace* seconds more it is given up.

        Raises:
            WorkerLost: It took longer, the process died, or no worker was free for a minute.
            Exception: Whatever the job itself raised.
        """

        def begin() -> tuple[float, Callable[[], T]]:
            seconds = max(LEAST, budget * self.share)
            return seconds + grace, job_of(seconds)

        return await self._ask(whose, begin)

    async def _ask(self, whose: str, begin: Callable[[], tuple[float, Callable[[], T]]]) -> T:
        waiting: _Waiting[T] = _Waiting(begin, asyncio.get_running_loop().create_future())
        self._queues.setdefault(whose, deque()).append(waiting)
        if self._lazy:
            self.start()
        self._serve()
        try:
            # What has begun ends by itself; only what waits for a worker may wait too long.
            async with asyncio.timeout(_QUEUE):
                await waiting.begun.wait()
            return await waiting.done
        except TimeoutError:
            if waiting.begun.is_set():  # it is the job's own
                raise
            raise WorkerLost("every worker is busy") from None
        finally:
            waiting.done.cancel()  # the caller has gone: nobody begins it any more
            if not waiting.begun.is_set():
                self._withdraw(whose, waiting)

    def _withdraw(self, whose: str, waiting: _Waiting[Any]) -> None:
        """Let go of what nobody waits for: where no worker starts, it would stay for ever."""
        queue = self._queues.get(whose, deque())
        if waiting in queue:
            queue.remove(waiting)
        if not queue:
            self._queues.pop(whose, None)

    def _serve(self) -> None:
        """Begin what may begin: one job of each queue in turn."""
        while self._idle and self._queues:
            whose, queue = self._queues.popitem(last=False)
            waiting = queue.popleft()
            if queue:
                self._queues[whose] = queue
            if waiting.done.done():
                continue
            worker = self._idle.popleft()
            self._busy += 1
            waiting.begun.set()
            deadline, job = waiting.begin()
            try:
                future = worker.executor.submit(job)
            except (BrokenExecutor, RuntimeError) as error:
                self._busy -= 1
                self._replace(worker)
                waiting.done.set_exception(WorkerLost(str(error)))
                continue
            self._keep(self._lend(worker, future, deadline, waiting.done))
        starting = self._begun - self._busy - len(self._idle)
        if 0 < self._begun < self.size and self.waiting > starting:
            self._begin_one()

    async def close(self) -> None:
        """End every process, and wait until all they held is given back."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for queue in self._queues.values():
            for waiting in queue:
                waiting.done.cancel()
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in self._all))
        self._all.clear()

    async def _lend(
        self,
        worker: _Worker,
        future: Future[T],
        deadline: float,
        done: asyncio.Future[T],
    ) -> None:
        """Wait for *worker* to end its job, and tell *done*; lose one that takes too long."""
        used = worker.seconds_used()
        work = asyncio.ensure_future(asyncio.wrap_future(future))
        work.add_done_callback(_note_end)
        for _ in range(_EXTENSIONS):
            await asyncio.wait({work}, timeout=max(deadline, 0.05))
            # Who was given no processor did nothing wrong, and is worth waiting for.
            if work.done() or not worker.is_starved(used, deadline):
                break
        self._busy -= 1
        self.budget.charge(max(0.0, worker.seconds_used() - used))
        if not work.done():
            work.cancel()
            fault: BaseException | None = WorkerLost(f"no answer in {deadline:.1f} s")
            self._replace(worker)
        elif isinstance(fault := work.exception(), BrokenExecutor):
            fault = WorkerLost(f"{type(fault).__name__}: {fault}")
            self._replace(worker)
        else:
            self._idle.append(worker)
        if not done.done():
            if fault is None:
                done.set_result(work.result())
            else:
                done.set_exception(fault)
        self._serve()

    def _replace(self, worker: _Worker) -> None:
        _log.warning("worker %d is replaced", worker.number)
        self.replaced += 1
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
            self._idle.append(worker)
            self._serve()
            return

    def _keep(self, work: object) -> asyncio.Task[object]:
        task: asyncio.Task[object] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # a caller that left need not hear of it


def _note_end(work: asyncio.Future[Any]) -> None:
    """Take note of how *work* ended: at the end of a server nobody asks any more."""
    if not work.cancelled():
        work.exception()


def _process(number: int) -> tuple[str, float]:
    """Return the state of a process (``R``: it works or wants to) and its processor seconds.

    Only Linux tells.
    """
    try:
        stat = Path(f"/proc/{number}/stat").read_text(encoding="utf-8")
    except OSError:
        return "", 0.0
    fields = stat.rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return fields[0], (int(fields[11]) + int(fields[12])) / ticks


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
    """Leave Ctrl-C to the server, and end when the server does, however it ends.

    The server itself goes first: what people do is shown before what robots think.
    """
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.join,), daemon=True).start()


def _follow(parent_ends: Callable[[], None]) -> None:
    parent_ends()
    os._exit(1)
