"""What takes long, done beside the event loop where there is something to do it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Doer: TypeAlias = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Does a job in another thread, and returns what it returns."""
QUICK = 0.002
"""Seconds of a processor: what takes less is done in the loop, for two threads that take turns
cost more than that, and on a busy machine ten times as much."""
FADES = 0.8
"""How much of the longest job of a kind is still expected of the next one."""
_KINDS = 1024
"""Kinds of jobs whose time is remembered."""


class Beside:
    """Does jobs beside the loop once :meth:`use` said how, and in the loop before.

    Example:
        >>> import asyncio
        >>> asyncio.run(Beside()(lambda: 7))
        7
    """

    def __init__(self) -> None:
        """Do jobs in the loop."""
        self._doer: Doer | None = None
        self._waiting: Callable[[], int] = int
        self._expected: dict[Hashable, float] = {}

    def use(self, doer: Doer, waiting: Callable[[], int] = int) -> None:
        """Have jobs done by *doer* from now on; *waiting* tells how many wait for it."""
        self._doer, self._waiting = doer, waiting

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return self._waiting()

    async def __call__(self, job: Callable[[], T]) -> T:
        """Return what *job* returns.

        Raises:
            Exception: Whatever *job* raised.
        """
        if self._doer is None:
            return job()
        done: T = await self._doer(job)
        return done

    async def where_quick(self, kind: Hashable, job: Callable[[], T]) -> T:
        """Return what *job* returns, done in the loop if jobs of its *kind* are quick.

        The first of a kind is done beside the loop, and so are some after each that was slow.

        Raises:
            Exception: Whatever *job* raised.

        Example:
            >>> import asyncio
            >>> asyncio.run(Beside().where_quick("views", lambda: 7))
            7
        """
        timed = partial(_time_job, job)
        here = self._expected.get(kind, QUICK) < QUICK
        seconds, done = timed() if here else await self(timed)
        expected = max(seconds, FADES * self._expected.pop(kind, 0.0))
        self._expected[kind] = expected
        if len(self._expected) > _KINDS:
            del self._expected[next(iter(self._expected))]
        return done


def _time_job(job: Callable[[], T]) -> tuple[float, T]:
    """Return the seconds of a processor that *job* took, and what it returned."""
    before = time.thread_time()
    done = job()
    return time.thread_time() - before, done
