"""The clocks of a table of friends: the thinking time of each side over a board."""

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
    """The clocks of both sides; they run while a player is connected."""

    def __init__(
        self,
        log: Callable[[], TableLog],
        keep: Callable[[Awaitable[None]], asyncio.Task[None]],
        look: Callable[[], Awaitable[None]],
    ) -> None:
        """Count the time of *log*; *keep* runs a task, *look* makes the table check again."""
        self._log, self._keep, self._look = log, keep, look
        self._attended: int | None = None
        """Since when somebody who plays is there, in milliseconds since 1970."""
        self._due: tuple[int, asyncio.Task[None]] | None = None
        """When somebody thinks by the clock: at which event, and what waits for its end."""

    def attend(self, *, attended: bool) -> None:
        """Run the clocks if *attended*, and stop them otherwise."""
        self._attended = (self._attended or self._log().now) if attended else None

    def time_over(self) -> TimeOver | None:
        """Return the overtime event if the side to act has no time left, or ``None``.

        If time is left, the table checks again when it is over.
        """
        table, left = self._log().table, self._seconds_left()
        if left is None:
            return None
        if left <= 0 and table.turn is not None:
            return TimeOver(table.turn.side)
        self._look_at(table.moved, left)
        return None

    def _seconds_left(self) -> float | None:
        """Return the seconds left for the side to act; ``None`` without a clock."""
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
        """Return whether a robot plays this board for *seat*, whose side is out of time."""
        table = self._log().table
        late = seat.side in table.company.overtime and not table.over
        return late and table.company.manners.overtime == "robot"

    def message(self) -> SideClock | None:
        """Return the clocks as a message; ``None`` without clocks."""
        log = self._log()
        minutes = log.table.company.manners.clock
        if not minutes:
            return None
        ns, ew = (
            sum(spent for seat, spent in log.spent.items() if seat.side is side) // 1000
            for side in (Side.NS, Side.EW)
        )
        return SideClock(60 * minutes, ns, ew)
