"""The clocks of a table of friends: how long each side may think over a board."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from biritch.core.seats import Seat, Side
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import SideClock
from biritch.table.company_events import TimeOver

LEAST_WAIT = 0.05
"""Seconds between two looks at a clock: one that is behind by a moment is not asked at once."""


class SideClocks:
    """The clocks of both sides; they run while somebody who plays is there."""

    def __init__(
        self,
        log: Callable[[], TableLog],
        keep: Callable[[Awaitable[None]], asyncio.Task[None]],
        look: Callable[[], Awaitable[None]],
    ) -> None:
        """Count the time of *log*; *keep* runs a task, *look* makes the table look again."""
        self._log, self._keep, self._look = log, keep, look
        self._attended: int | None = None
        """Since when somebody who plays is there, in milliseconds since 1970."""
        self._due: tuple[int, asyncio.Task[None]] | None = None
        """When somebody thinks by the clock: at which event, and what waits for its end."""

    def attend(self, *, attended: bool) -> None:
        """Let the clocks run where somebody who plays is there, and stand still elsewhere."""
        self._attended = (self._attended or self._log().now) if attended else None

    def time_over(self) -> TimeOver | None:
        """Return the event by which the side that thinks has no time left, if it has none.

        Where it has some, the table looks again when that is over.
        """
        table, left = self._log().table, self._seconds_left()
        if left is None:
            return None
        if left <= 0 and table.turn is not None:
            return TimeOver(table.turn.side)
        self._look_at(table.moved, left)
        return None

    def _seconds_left(self) -> float | None:
        """Return the seconds that the side to act has left; ``None`` where none are counted."""
        log = self._log()
        table, attended = log.table, self._attended
        seat = table.turn
        if seat is None or attended is None or seat.side in table.company.overtime:
            return None
        spent = sum(ms for each, ms in log.spent.items() if each.side is seat.side)
        spent += max(0, log.now - max(log.moved_at, attended))
        return 60 * table.company.manners.clock - spent / 1000

    def _look_at(self, n: int, left: float) -> None:
        if self._due is not None:
            at, waiting = self._due
            if at == n and not waiting.done():
                return
            waiting.cancel()
        self._due = n, self._keep(self._look_later(left))

    async def _look_later(self, seconds: float) -> None:
        await asyncio.sleep(max(LEAST_WAIT, seconds))
        await self._look()

    def is_played_on(self, seat: Seat) -> bool:
        """Whether a robot plays this board on in *seat*, whose side has no time left."""
        table = self._log().table
        late = seat.side in table.company.overtime and not table.over
        return late and table.company.manners.overtime == "robot"

    def message(self) -> SideClock | None:
        """Return what the clocks show; ``None`` where there are none."""
        log = self._log()
        minutes = log.table.company.manners.clock
        if not minutes:
            return None
        ns, ew = (
            sum(spent for seat, spent in log.spent.items() if seat.side is side) // 1000
            for side in (Side.NS, Side.EW)
        )
        return SideClock(60 * minutes, ns, ew)
