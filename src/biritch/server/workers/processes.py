"""A pool of worker processes, each with one job at a time, killed if it takes too long.

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
    """Raised when a worker took too long, died, or none was free in time."""


class _Worker:
    """A process of its own, known by its ID so that it can be killed."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.executor = ProcessPoolExecutor(1, mp_context=context, initializer=_settle)
        self.number = 0

    async def start(self, robot: str) -> None:
        """Start the process and load what *robot* needs."""
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
        """Return the processor seconds it has used; 0 if unknown."""
        return _process(self.number)[1]

    def is_starved(self, used: float, seconds: float) -> bool:
        """Return whether it wanted a processor but had one for less than half of *seconds*.

        *used* is its processor time at the start of that period.
        """
        state, now = _process(self.number)
        return state == "R" and now - used < seconds / 2

    def end(self) -> None:
        """Kill the process; return when its resources are released."""
        if self.number:
            # Windows has no SIGKILL; its SIGTERM ends a process at once too.
            try:
                os.kill(self.number, getattr(signal, "SIGKILL", signal.SIGTERM))
            except OSError:
                _log.debug("worker %d was gone already", self.number)
        self.executor.shutdown(wait=True, cancel_futures=True)


@dataclass(eq=False)
class _Waiting(Generic[T]):
    """A queued job: ``begin`` returns its function and deadline when it starts."""

    begin: Callable[[], tuple[float, Callable[[], T]]]
    done: asyncio.Future[T]
    begun: asyncio.Event = field(default_factory=asyncio.Event)


class Workers:
    """A process pool with fair queuing per client.

    Each client has a queue, and the queues take turns. The time of a job starts with its work.
    While more jobs wait than there are processes, every robot thinks less.
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

        With *lazy*, even the first starts only with the first job. *budget* limits the robots'
        processor time.
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
        """Start the first worker; the others start when jobs wait for them.

        Each needs most of a processor second to load what robots need; so a single player gets
        the first move sooner.
        """
        if not self._begun and self.size:
            self._begin_one()

    def _begin_one(self) -> None:
        self._begun += 1
        self._keep(self._start())

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return sum(map(len, self._queues.values()))

    @property
    def share(self) -> float:
        """The fraction of its time that each robot may think: 1 while nobody waits.

        The more jobs wait, the less each robot thinks, so that the queue does not grow and no
        table loses its moves.
        """
        asked = self._busy + len(self._queues)
        turns = min(1.0, self.size / asked) if asked else 1.0
        return turns * self.budget.share

    async def run(
        self, deadline: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run *job* within *deadline* seconds from its start; return its result.

        Raises:
            WorkerLost: It took longer, the process died, or no worker was free for a minute.
            Exception: Whatever *job* itself raised.
        """
        return await self.run_for("", deadline, partial(job, *args, **kwargs))

    async def run_for(
        self, whose: str, deadline: float, job: Callable[..., T], *args: object
    ) -> T:
        """Run *job* as :meth:`run` does, in the queue of *whose*.

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
        """Run the job that *job_of* makes for at most *budget* seconds; return its result.

        *whose* is its queue; after *grace* more seconds it is killed.

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
        """Remove a cancelled job, which would stay in the queue if no worker starts."""
        queue = self._queues.get(whose, deque())
        if waiting in queue:
            queue.remove(waiting)
        if not queue:
            self._queues.pop(whose, None)

    def _serve(self) -> None:
        """Start queued jobs: one of each queue in turn."""
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
        """Kill every process, and wait until their resources are released."""
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
        """Wait for *worker*'s result and put it into *done*; kill a worker that is late."""
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
        """Start one worker, with retries at growing intervals."""
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
    """Consume the result of *work*: at shutdown nobody else does."""
    if not work.cancelled():
        work.exception()


def _process(number: int) -> tuple[str, float]:
    """Return a process's state (``R``: runs or wants to) and processor seconds (Linux only).

    On other systems the state is unknown.
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
    """Block termination signals in processes started here: only the server handles them.

    Ctrl-C reaches every process of a terminal, and a new one before it has set its handlers.
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
    """Ignore Ctrl-C, and end when the server ends, however that happens.

    The process also lowers its priority: people's moves are shown before robots think.
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
