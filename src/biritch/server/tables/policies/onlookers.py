"""The delayed view of onlookers."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from biritch.server.tables.log import TableLog
from biritch.table.table import Table

LEAST_WAIT = 0.05
"""Seconds between two looks at what became visible, at least."""

Visible: TypeAlias = Callable[[], tuple[int, float | None]]
"""Returns how many events onlookers may see now, and the seconds until they see more.

None of them where nobody may look on; no seconds where all is shown, or time changes nothing.
"""


def delayed_events(log: TableLog) -> tuple[int, float | None]:
    """Return how many entries of *log* onlookers may see, and the seconds until the next.

    The rules of the table set the delay. The seconds are ``None`` if everything is shown.
    """
    manners, times = log.table.company.manners, log.times
    if manners.onlookers == "none":
        return 0, None
    behind, now = 1000 * manners.delay, log.now
    n = bisect_right(times, now - behind) if behind else len(times)
    return n, None if n == len(times) else (times[n] + behind - now) / 1000


class Onlookers:
    """The table as onlookers see it, perhaps delayed, and its next update."""

    def __init__(
        self,
        log: Callable[[], TableLog],
        visible: Visible,
        keep: Callable[[Awaitable[None]], asyncio.Task[None]],
        show: Callable[[], Awaitable[None]],
    ) -> None:
        """Show the table of *log* as far as *visible* says.

        *keep* runs a background task; *show* broadcasts what became visible.
        """
        self._log, self._visible, self._keep, self._show = log, visible, keep, show
        self._behind: Table | None = None
        self._due: asyncio.Task[None] | None = None
        self._due_at = 0.0

    def table(self) -> Table | None:
        """Return the table as onlookers see it now; ``None`` if they see nothing."""
        n, table = self._visible()[0], self._log().table
        if n < table.n:
            table = self._fold_first(n)
        return None if table.game is None else table

    def _fold_first(self, n: int) -> Table:
        """Return the table after its first *n* entries."""
        behind, log = self._behind, self._log()
        if behind is None or behind.n > n:
            behind = Table(log.setup)
        for event in log.table.events[behind.n : n]:
            behind = behind.after(event)
        self._behind = behind
        return behind

    def forget(self) -> None:
        """Drop the cached table: the log was reloaded."""
        self._behind = None

    def seconds_until_more(self) -> float | None:
        """Return the seconds until more becomes visible, if time alone decides that."""
        return self._visible()[1]

    def look_in(self, seconds: float) -> None:
        """Show the table again in *seconds*, unless an earlier update is scheduled."""
        wait = max(LEAST_WAIT, seconds)
        at = asyncio.get_running_loop().time() + wait
        if self._due is not None and not self._due.done():
            if self._due_at <= at:
                return
            self._due.cancel()
        self._due, self._due_at = self._keep(self._look_later(wait)), at

    async def _look_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._due = None
        await self._show()
