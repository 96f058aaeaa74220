"""Long work off the event loop: in fair turns, within a budget, and cancellable.

Work of more than a few milliseconds of processor time runs in a few threads or in a worker
process. Clients take turns, so that heavy users do not delay light ones; each address, account,
club and tournament has a budget of processor seconds. The threads are daemons: they do not keep
a stopping server alive.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from starlette.requests import Request

from biritch.core.phrase import Phrase
from biritch.server.web.answers import HTTPRefusal
from biritch.server.web.guard import TooManyRequests
from biritch.server.web.limits import Allowances, Limits, address_of
from biritch.server.workers.processes import WorkerLost

if TYPE_CHECKING:
    from biritch.server.host import Host

P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger(__name__)
THREADS = 2
"""Threads beside the loop: more would only take turns on Python's lock."""
QUICK = 20_000
"""Bytes of a body that is read within some milliseconds, whatever they are."""
RETRY = 5
"""Seconds after which to ask again what there was no turn for."""


@dataclass(eq=False)
class _Waiting:
    """A queued job and the future of its result."""

    job: Callable[[], Any]
    done: asyncio.Future[tuple[float, Any]]


class CostlyWork:
    """The threads of one server, their queue, and the processor time used by each client."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float], threads: int = THREADS
    ) -> None:
        """Start with an empty queue; *clock* returns monotonic seconds."""
        self.limits = limits
        self._used = Allowances(clock)
        self._free, self._started = threads, 0
        self._most = threads
        self._waiting: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        self._jobs: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, _Waiting] | None] = (
            queue.SimpleQueue()
        )

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a thread."""
        return sum(map(len, self._waiting.values()))

    def refuse(self, who: Iterable[str], address: str) -> None:
        """Refuse a client whose budget is used up, or who has too many queued jobs.

        Raises:
            TooManyRequests: For now.
        """
        rate = self.limits.of(self.limits.thinking_seconds, address)
        for each in who:
            # What is left may be below nothing: a job is paid for once it is done.
            if wait := self._used.wait(each, rate, 0.001):
                _log.warning("%s has used its share of the processors", each)
                raise TooManyRequests("server-thinks-much", wait)
            if len(self._waiting.get(each, ())) >= self.limits.thinking_waits:
                raise TooManyRequests("server-thinks-much", RETRY)

    def charge(self, who: Iterable[str], seconds: float, address: str) -> None:
        """Charge *seconds* of processor time to *who*."""
        rate = self.limits.of(self.limits.thinking_seconds, address)
        for each in who:
            self._used.charge(each, rate, seconds)

    async def in_thread(self, whose: str, job: Callable[[], T]) -> tuple[float, T]:
        """Run *job* in a thread; return its processor seconds and its result.

        Raises:
            Exception: Whatever *job* raised.
        """
        done: asyncio.Future[tuple[float, T]] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(job, done)
        self._waiting.setdefault(whose, deque()).append(waiting)
        self._serve()
        return await done

    async def beside(self, job: Callable[[], T]) -> T:
        """Run *job*, one of the server's own, in a thread; return its result.

        Raises:
            Exception: Whatever *job* raised.
        """
        return (await self.in_thread("server", job))[1]

    def _serve(self) -> None:
        """Start queued jobs: one of each client in turn."""
        while self._free and self._waiting:
            whose, jobs = self._waiting.popitem(last=False)
            waiting = jobs.popleft()
            if jobs:
                self._waiting[whose] = jobs
            if waiting.done.done():  # the one who asked has gone
                continue
            self._free -= 1
            if self._started < self._most:
                self._started += 1
                name = f"costly-{self._started}"
                threading.Thread(target=self._work, name=name, daemon=True).start()
            self._jobs.put((asyncio.get_running_loop(), waiting))

    def _work(self) -> None:
        """Run queued jobs, one after another; the loop of a thread."""
        while (given := self._jobs.get()) is not None:
            loop, waiting = given
            before = time.thread_time()
            try:
                result, fault = waiting.job(), None
            except BaseException as error:  # noqa: BLE001 - those who wait must hear of anything
                result, fault = None, error
            seconds = time.thread_time() - before
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(self._tell, waiting, seconds, result, fault)

    def _tell(
        self, waiting: _Waiting, seconds: float, result: object, fault: BaseException | None
    ) -> None:
        self._free += 1
        if not waiting.done.done():
            if fault is None:
                waiting.done.set_result((seconds, result))
            else:
                waiting.done.set_exception(fault)
        self._serve()

    def close(self) -> None:
        """Let the threads end once idle, without waiting for them."""
        self._waiting.clear()
        for _ in range(self._started):
            self._jobs.put(None)


def _time_job(job: Callable[..., T], arguments: tuple[object, ...]) -> tuple[float, T]:
    """Run *job*; return its processor seconds and its result."""
    before = time.process_time()
    result = job(*arguments)
    return time.process_time() - before, result


def _asking(request: Request, more: Iterable[str]) -> tuple[CostlyWork, str, tuple[str, ...]]:
    work: CostlyWork = request.app.state.costly
    address = address_of(request.client)
    who = (address, *more)
    work.refuse(who, address)
    return work, address, who


async def in_thread(
    request: Request, job: Callable[P, T], *arguments: P.args, **named: P.kwargs
) -> T:
    """Run *job* in a thread in the turn of the request's sender; return its result.

    Raises:
        TooManyRequests: They have used more of the processors than their share.
        Exception: Whatever *job* raised.
    """
    return await in_thread_for(request, (), lambda: job(*arguments, **named))


async def read_body(request: Request, read: Callable[[bytes], T], body: bytes) -> T:
    """Return *read* of *body*: at once, or in a thread if the body is long.

    Raises:
        TooManyRequests: They have used more of the processors than their share.
        Exception: Whatever *read* raised.
    """
    return read(body) if len(body) < QUICK else await in_thread(request, read, body)


async def in_thread_for(request: Request, more: Iterable[str], job: Callable[[], T]) -> T:
    """Run *job* in a thread; also charge an account, club or tournament of *more*.

    Raises:
        TooManyRequests: One of them has used more of the processors than their share.
        Exception: Whatever *job* raised.
    """
    work, address, who = _asking(request, more)
    seconds, result = await work.in_thread(who[-1], job)
    work.charge(who, seconds, address)
    return result


async def in_worker(
    request: Request, deadline: float, job: Callable[..., Any], *arguments: object
) -> Any:  # noqa: ANN401 - what the job returns
    """Run *job* in a worker process within *deadline* seconds; return its result.

    Raises:
        HTTPRefusal: No worker did it in time (503), or who asks has had their share (429).
        Exception: Whatever *job* raised.
    """
    work, address, who = _asking(request, ())
    host: Host = request.app.state.host
    try:
        seconds, result = await host.compute(address, deadline, _time_job, job, arguments)
    except (WorkerLost, RuntimeError, OSError) as error:
        _log.warning("no answer to %s: %r", request.url.path, error)
        raise HTTPRefusal(503, Phrase.of("learn-too-long"), 10) from None
    work.charge(who, seconds, address)
    return result
