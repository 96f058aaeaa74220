"""Long jobs that run outside the event loop where the server has workers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Doer: TypeAlias = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Does a job in another thread, and returns what it returns."""


class Beside:
    """Runs jobs outside the event loop with the runner set by :meth:`use`.

    Example:
        >>> import asyncio
        >>> asyncio.run(Beside()(lambda: 7))
        7
    """

    def __init__(self) -> None:
        """Start without a runner: jobs run in the event loop until :meth:`use` sets one."""
        self._doer: Doer | None = None
        self._waiting: Callable[[], int] = int

    def use(self, doer: Doer, waiting: Callable[[], int] = int) -> None:
        """Run jobs with *doer* from now on; *waiting* returns the length of its queue."""
        self._doer, self._waiting = doer, waiting

    @property
    def waiting(self) -> int:
        """The number of queued jobs."""
        return self._waiting()

    async def __call__(self, job: Callable[[], T]) -> T:
        """Run *job* and return its result.

        Raises:
            Exception: Whatever *job* raised.
        """
        if self._doer is None:
            return job()
        done: T = await self._doer(job)
        return done
