"""All robots of a server share a budget: they think less when it is used, and never stop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from biritch.server.workers.processes import LEAST, Workers
from biritch.server.workers.thinking_budget import ThinkingBudget
from tests.server.workers import jobs


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_half_of_the_budget_is_free_and_the_rest_is_shared() -> None:
    clock = Clock()
    budget = ThinkingBudget(60, clock)
    shares = []
    for _ in range(7):
        shares.append(round(budget.share, 2))
        budget.charge(10)
        clock.now += 1
    assert shares == [1.0, 1.0, 1.0, 1.0, 0.67, 0.33, 0.0]
    clock.now = 63.5  # the first four are more than a minute ago
    assert round(budget.seconds_used) == 30
    assert budget.share == 1.0


def test_without_a_budget_nothing_is_counted() -> None:
    budget = ThinkingBudget(0, Clock())
    budget.charge(1_000)
    assert (budget.seconds_used, budget.share) == (0.0, 1.0)


def test_robots_of_workers_use_the_budget_and_think_less() -> None:
    given: list[float] = []

    def job_of(seconds: float) -> Callable[[], float]:
        given.append(seconds)
        return jobs.busy

    async def think() -> float:
        budget = ThinkingBudget(0.2, time.monotonic)
        pool = Workers(1, "random:sif", budget=budget)
        pool.start()
        try:
            for _ in range(3):
                await pool.think("a table", 1.0, 30.0, job_of)
            return budget.seconds_used
        finally:
            await pool.close()

    used = asyncio.run(think())
    assert used > 0.2
    assert given[0] == 1.0
    assert given[-1] == LEAST, given
