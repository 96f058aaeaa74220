"""What takes long, done beside the event loop where there is something to do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Doer: TypeAlias = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Does a job in another thread, and returns what it returns."""


class Beside:
    """Does jobs outside the event loop, by what :meth:`use` was given; until then, in the loop.

    Example:
        >>> import asyncio
        >>> asyncio.run(Beside()(lambda: 7))
        7
    """

    def __init__(self) -> None:
        """Start without a doer: jobs run in the event loop until :meth:`use` gives one."""
        self._doer: Doer | None = None
        self._waiting: Callable[[], int] = int

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
