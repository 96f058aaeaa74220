"""A connection to one person; messages queue here, so that a slow one holds up no table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from biritch.core.seats import Seat
from biritch.server.tables import protocol
from biritch.server.tables.protocol import ServerMessage

MOST_WAITING = 64
"""Messages that may wait for a slow line before it is given up."""
PATIENCE = 2.0
"""Seconds one message may take to send before the line is given up."""
_numbers = count()


class Connection:
    """A connection that has said hello.

    ``seen`` is how many events it was told of. A line given up closes; whoever was there
    comes back, says how much it has seen, and misses nothing.
    """

    def __init__(
        self, chair: Seat | None, seen: int, guest: int | None = None, device: str = ""
    ) -> None:
        """Open the line of *chair*, ``None`` for a spectator.

        *guest* is the number of somebody at a table of friends, *device* what tells one
        browser from another.
        """
        self.chair, self.seen, self.guest, self.device = chair, seen, guest, device
        self.number = next(_numbers)
        """Later lines have greater ones."""
        self.hinting = False
        self.shown = -1
        """The last event of play it was shown, at a table of friends."""
        self.told: tuple[object, object] | None = None
        """What it was told last of the company there."""
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._lost = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Send *message* as soon as the line is free."""
        self.send_text(protocol.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send *text*, a message as written."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self._lost.set()

    def drop(self) -> None:
        """Give the line up."""
        self._lost.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, for ever; return when the line is given up."""
        lost = asyncio.ensure_future(self._lost.wait())
        next_one = asyncio.ensure_future(self._waiting.get())
        try:
            while not lost.done():
                await asyncio.wait({lost, next_one}, return_when=asyncio.FIRST_COMPLETED)
                # The line was given up while nothing waited to be sent.
                if not next_one.done():
                    return
                await asyncio.wait_for(send(next_one.result()), PATIENCE)
                next_one = asyncio.ensure_future(self._waiting.get())
        except TimeoutError:
            return
        finally:
            lost.cancel()
            next_one.cancel()
