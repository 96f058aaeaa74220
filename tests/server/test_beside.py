"""Quick jobs are done in the loop, slow ones beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from biritch.server.beside import QUICK, Beside


def _work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class Counted:
    """Somebody who does jobs, and counts them."""

    def __init__(self) -> None:
        self.jobs = 0

    async def do(self, job: Callable[[], Any]) -> Any:
        self.jobs += 1
        return job()


def test_the_first_of_a_kind_goes_beside_and_quick_ones_stay() -> None:
    beside, counted = Beside(), Counted()
    beside.use(counted.do)

    async def ask() -> None:
        for _ in range(43):
            assert await beside.where_quick("views", lambda: 7) == 7
        assert counted.jobs == 1
        await beside.where_quick("rankings", lambda: 7)
        assert counted.jobs == 2, "another kind is another kind"

    asyncio.run(ask())


def test_after_a_slow_one_they_go_beside_until_they_are_quick_again() -> None:
    beside, counted = Beside(), Counted()
    beside.use(counted.do)

    async def ask() -> None:
        await beside.where_quick("views", lambda: _work(4 * QUICK))
        for _ in range(3):
            await beside.where_quick("views", lambda: 7)
        assert counted.jobs == 4
        for _ in range(43):
            await beside.where_quick("views", lambda: 7)
        assert counted.jobs < 43

    asyncio.run(ask())
