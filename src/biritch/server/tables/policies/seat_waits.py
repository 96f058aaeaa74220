"""Reserved seats: how long a table of friends waits for disconnected players."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from biritch.core.seats import Seat
from biritch.table.table import Table


def seats_away(table: Table, here: Collection[int]) -> set[Seat]:
    """Return the seats of disconnected people, if another player is *here*.

    *here* are the numbers of connected guests.
    """
    company, sitters = table.company, table.setup.sitters
    if not any(company.guests[number].seat is not None for number in here):
        return set()
    return {
        guest.seat
        for number, guest in enumerate(company.guests)
        if guest.seat is not None and number not in here and sitters[guest.seat].person
    }


class SeatWaits:
    """The reserved seats, each until its grace period is over."""

    def __init__(
        self,
        keep: Callable[[Awaitable[None]], asyncio.Task[None]],
        overdue: Callable[[Seat], Awaitable[None]],
    ) -> None:
        """Call *overdue* for a seat whose grace period is over; *keep* runs a task."""
        self._keep, self._overdue = keep, overdue
        self._waits: dict[Seat, tuple[float, asyncio.Task[None]]] = {}

    @property
    def until(self) -> dict[Seat, float]:
        """The end of each seat's reservation, in seconds of the event loop."""
        return {seat: until for seat, (until, _) in self._waits.items()}

    def watch(self, away: set[Seat], grace: float) -> None:
        """Reserve exactly the seats *away*, for *grace* seconds from now."""
        for seat in set(self._waits) - away:
            self._waits.pop(seat)[1].cancel()
        for seat in away - set(self._waits):
            until = asyncio.get_running_loop().time() + grace
            self._waits[seat] = (until, self._keep(self._wait(seat, grace)))

    def end(self, seat: Seat) -> None:
        """End the reservation of *seat*."""
        self._waits.pop(seat, None)

    async def _wait(self, seat: Seat, grace: float) -> None:
        await asyncio.sleep(grace)
        await self._overdue(seat)
