"""How long the seats of a table of friends wait for people who lost their connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from biritch.core.seats import Seat
from biritch.table.table import Table


def seats_away(table: Table, here: Collection[int]) -> set[Seat]:
    """Return the seats of people who are away, while somebody else who plays is *here*.

    *here* are the numbers of the guests who have a connection.
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
    """The seats that wait for whose they are, each until its grace is over."""

    def __init__(
        self,
        keep: Callable[[Awaitable[None]], asyncio.Task[None]],
        overdue: Callable[[Seat], Awaitable[None]],
    ) -> None:
        """Call *overdue* for a seat that waited long enough; *keep* runs a task."""
        self._keep, self._overdue = keep, overdue
        self._waits: dict[Seat, tuple[float, asyncio.Task[None]]] = {}

    @property
    def until(self) -> dict[Seat, float]:
        """Until when each seat waits, in seconds of the event loop."""
        return {seat: until for seat, (until, _) in self._waits.items()}

    def watch(self, away: set[Seat], grace: float) -> None:
        """Let the seats *away* wait *grace* seconds from now, and no others."""
        for seat in set(self._waits) - away:
            self._waits.pop(seat)[1].cancel()
        for seat in away - set(self._waits):
            until = asyncio.get_running_loop().time() + grace
            self._waits[seat] = (until, self._keep(self._wait(seat, grace)))

    def end(self, seat: Seat) -> None:
        """Let *seat* wait no longer."""
        self._waits.pop(seat, None)

    async def _wait(self, seat: Seat, grace: float) -> None:
        await asyncio.sleep(grace)
        await self._overdue(seat)
