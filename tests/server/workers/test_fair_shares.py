"""Robots under load: tables take turns, all think less, and nobody is given up for waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, cast

import pytest

from biritch.server.workers import processes
from biritch.server.workers.processes import LEAST, WorkerLost, Workers


class OneThread:
    """A worker without a process: what it is given is done in a thread."""

    def __init__(self, starved: int = 0) -> None:
        """Have been *starved* so many times when it is asked."""
        self.executor, self.number, self._starved = ThreadPoolExecutor(1), 0, starved

    def seconds_used(self) -> float:
        """Return nothing used."""
        return 0.0

    def is_starved(self, used: float, seconds: float) -> bool:
        """Whether it was given no processor."""
        del used, seconds
        self._starved -= 1
        return self._starved >= 0

    def end(self) -> None:
        """End the thread."""
        self.executor.shutdown(wait=False, cancel_futures=True)


class InThreads(Workers):
    """Workers whose processes are threads."""

    def __init__(self, size: int, starved: int = 0) -> None:
        """Have *size* of them."""
        super().__init__(size, "random:sif")
        self._starved = starved

    async def _start(self) -> None:
        worker = cast("Any", OneThread(self._starved))
        self._all.add(worker)
        self._idle.append(worker)
        self._serve()


def with_workers(
    workers: InThreads, test: Callable[[InThreads], Coroutine[Any, Any, None]]
) -> None:
    """Run *test* with *workers* at work."""

    async def run() -> None:
        workers.start()
        try:
            await test(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def test_the_time_of_a_job_begins_when_its_work_begins() -> None:
    """Twenty jobs wait for one worker, longer than any of them may take."""
    gate = threading.Event()

    async def test(workers: InThreads) -> None:
        first = asyncio.create_task(workers.run(60, gate.wait, 60))
        others = [asyncio.create_task(workers.run(0.5, int, "7")) for _ in range(20)]
        await asyncio.sleep(0.8)  # longer than they have
        gate.set()
        assert await first
        assert await asyncio.gather(*others) == [7] * 20
        assert workers.replaced == 0

    with_workers(InThreads(1), test)


def test_tables_take_turns() -> None:
    """Whoever asks once is served before whoever asked twenty times is served twice."""
    gate, served = threading.Event(), list[str]()

    async def test(workers: InThreads) -> None:
        first = asyncio.create_task(workers.run(60, gate.wait, 60))
        await asyncio.sleep(0)

        def asks(whose: str) -> asyncio.Task[None]:
            job: Callable[[float], Callable[[], None]]
            job = lambda _: lambda: served.append(whose)  # noqa: E731
            return asyncio.create_task(workers.think(whose, 1, 60, job))

        asked = [asks("greedy") for _ in range(20)] + [asks("modest"), asks("shy")]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *asked)
        assert served[:4] == ["greedy", "modest", "shy", "greedy"]

    with_workers(InThreads(1), test)


def test_the_more_wait_the_less_each_thinks() -> None:
    async def thought(tables: int) -> list[float]:
        gate, seconds = threading.Event(), list[float]()
        workers = InThreads(2)
        workers.start()
        held = [asyncio.create_task(workers.run(60, gate.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)

        def job(budget: float) -> Callable[[], None]:
            seconds.append(budget)
            return lambda: None

        asked = [
            asyncio.create_task(workers.think(f"table {n}", 1.0, 60, job))
            for n in range(tables)
        ]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*held, *asked)
        assert workers.share == 1.0  # nobody waits any more
        await workers.close()
        return seconds

    few, many, crowd = (asyncio.run(thought(tables)) for tables in (2, 24, 500))
    assert min(few) > 0.5
    assert max(many[:12]) < 0.2
    assert sum(many) < sum(few) * 12  # all of them together, not each as long as a few
    assert min(crowd) == LEAST


def test_a_further_worker_starts_once_a_job_waits_for_it() -> None:
    """One after the other needs one; of three side by side the third waits for its turn."""
    gate = threading.Event()

    async def test(workers: InThreads) -> None:
        for _ in range(3):
            assert await workers.run(60, int, "7") == 7
        assert len(workers._all) == 1
        held = [asyncio.create_task(workers.run(60, gate.wait, 60)) for _ in range(3)]
        async with asyncio.timeout(20):
            while len(workers._all) < 2 or not workers.waiting:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.001)
        gate.set()
        assert await asyncio.gather(*held) == [True] * 3
        assert len(workers._all) == 2

    with_workers(InThreads(2), test)


def test_who_is_given_no_processor_is_waited_for() -> None:
    gate = threading.Event()

    async def test(workers: InThreads) -> None:
        job = asyncio.create_task(workers.run(0.2, gate.wait, 60))
        await asyncio.sleep(0.5)
        gate.set()
        assert await job
        assert workers.replaced == 0

    with_workers(InThreads(1, starved=5), test)


def test_who_hangs_is_replaced() -> None:
    gate = threading.Event()

    async def test(workers: InThreads) -> None:
        with pytest.raises(WorkerLost):
            await workers.run(0.1, gate.wait, 60)
        assert await workers.run(60, int, "3") == 3
        assert workers.replaced == 1
        gate.set()

    with_workers(InThreads(1), test)


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_QUEUE", 0.1)

    async def test(workers: InThreads) -> None:
        with pytest.raises(WorkerLost):
            await workers.run(60, int, "3")
        assert workers.waiting == 0, "what nobody waits for is held"

    with_workers(InThreads(0), test)


def test_who_has_gone_is_not_served() -> None:
    gate, done = threading.Event(), Future[None]()

    async def test(workers: InThreads) -> None:
        first = asyncio.create_task(workers.run(60, gate.wait, 60))
        gone = asyncio.create_task(workers.run(60, done.set_result, None))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        gate.set()
        await first
        assert await workers.run(60, int, "1") == 1
        assert not done.done()

    with_workers(InThreads(1), test)
