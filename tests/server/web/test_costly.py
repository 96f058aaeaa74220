"""Costly work is done in fair turns, within a budget, and beside the loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from biritch.server.web.costly import CostlyWork
from biritch.server.web.guard import Guard, TooManyRequests
from biritch.server.web.limits import Limits, Rate

CLUB, OTHER = "192.0.2.7", "198.51.100.9"


def test_a_job_is_done_in_another_thread() -> None:
    async def asked() -> int:
        work = CostlyWork(Limits(), lambda: 0.0)
        seconds, where = await work.in_thread(CLUB, threading.get_ident)
        work.close()
        assert seconds >= 0
        return where

    assert asyncio.run(asked()) != threading.get_ident()


def test_whoever_asks_little_need_not_wait_for_whoever_asks_much() -> None:
    done: list[str] = []
    first = threading.Event()

    def job(name: str) -> Callable[[], None]:
        def work() -> None:
            first.wait()
            done.append(name)

        return work

    async def asked() -> None:
        work = CostlyWork(Limits(), lambda: 0.0, threads=1)
        jobs = [asyncio.ensure_future(work.in_thread(CLUB, job(f"club {n}"))) for n in range(8)]
        await asyncio.sleep(0)
        jobs.append(asyncio.ensure_future(work.in_thread(OTHER, job("other"))))
        await asyncio.sleep(0)
        first.set()
        await asyncio.gather(*jobs)
        work.close()

    asyncio.run(asked())
    assert done.index("other") <= 2, done
    assert [name for name in done if name != "other"] == [f"club {n}" for n in range(8)]


def test_what_was_used_is_paid_for_by_everyone_it_was_for() -> None:
    now = [0.0]
    work = CostlyWork(Limits(thinking_seconds=Rate(10, 60)), lambda: now[0])
    who = (CLUB, "club/k3x7qa")
    work.refuse(who, CLUB)
    work.charge(who, 12, CLUB)
    for each in who:
        with pytest.raises(TooManyRequests):
            work.refuse([each], CLUB)
    work.refuse([OTHER], OTHER)
    now[0] = 5.0
    work.refuse(who, CLUB)


def test_one_client_does_not_fill_the_queue() -> None:
    first = threading.Event()

    async def asked() -> None:
        work = CostlyWork(Limits(thinking_waits=3), lambda: 0.0, threads=1)
        jobs = [asyncio.ensure_future(work.in_thread(CLUB, first.wait)) for _ in range(4)]
        await asyncio.sleep(0)
        assert work.waiting == 3
        with pytest.raises(TooManyRequests):
            work.refuse([CLUB], CLUB)
        work.refuse([OTHER], OTHER)
        first.set()
        await asyncio.gather(*jobs)
        work.close()

    asyncio.run(asked())


def test_what_a_job_raises_is_heard_and_the_next_is_done() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def asked() -> tuple[float, int]:
        work = CostlyWork(Limits(), lambda: 0.0, threads=1)
        with pytest.raises(ValueError, match="no"):
            await work.in_thread(CLUB, fail)
        found = await work.in_thread(CLUB, lambda: 7)
        work.close()
        return found

    assert asyncio.run(asked())[1] == 7


def test_the_end_waits_for_no_job() -> None:
    """A process ends though a thread of it never ends its job."""
    never = threading.Event()

    async def asked() -> None:
        work = CostlyWork(Limits(), lambda: 0.0, threads=1)
        job = asyncio.ensure_future(work.in_thread(CLUB, never.wait))
        await asyncio.sleep(0)
        work.close()
        job.cancel()

    asyncio.run(asked())
    ours = [thread for thread in threading.enumerate() if thread.name.startswith("costly")]
    assert ours
    assert all(thread.daemon for thread in ours)
    never.set()


def test_a_thousand_addresses_together_open_no_more_than_all_may() -> None:
    limits = Limits()
    guard = Guard(limits, lambda: 0.0)
    opened = 0
    for number in range(1_000):
        try:
            guard.spend(f"2001:db8:{number:x}::", "tables_opened")
        except TooManyRequests:
            break
        opened += 1
    assert opened == limits.openings_in_all.at_once
