"""A bus that cannot be reached is given up in time."""

from __future__ import annotations

import asyncio

import pytest

from biritch.server.bus import nats


def test_a_loop_of_attempts_that_misses_a_cancelling_is_ended_all_the_same() -> None:
    """Python 3.11 may lose one where an attempt fails at the same moment."""
    missed: list[str] = []

    async def attempt() -> None:
        while len(missed) < 3:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                missed.append("cancelled")
        await asyncio.sleep(60)

    async def reach() -> None:
        await nats._await_within(0.01, attempt())

    with pytest.raises(TimeoutError):
        asyncio.run(reach())
    assert len(missed) == 3


def test_what_is_reached_in_time_is_waited_for_and_what_fails_says_so() -> None:
    async def fail() -> None:
        raise OSError("refused")

    asyncio.run(nats._await_within(5, asyncio.sleep(0)))
    with pytest.raises(OSError, match="refused"):
        asyncio.run(nats._await_within(5, fail()))
