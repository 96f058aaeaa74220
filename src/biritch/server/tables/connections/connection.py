"""A connection to one person; messages are queued so that a slow one blocks nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Literal, Protocol, TypeAlias

from biritch.core.seats import Seat
from biritch.server.tables import protocol
from biritch.server.tables.connections.changes import difference
from biritch.server.tables.protocol import ServerMessage

MOST_WAITING = 64
"""Messages that may wait for a slow connection before it is given up."""
PATIENCE = 2.0
"""Seconds one message may take to send before the connection is given up."""
_numbers = count()

Writer: TypeAlias = Callable[[bytes], bool]
"""Writes a message to a connection that can take it at once; false where it cannot."""


class ConnectionOutlet(Protocol):
    """A connection without a task: it takes a message now or reports when it can."""

    def write_at_once(self, text: bytes) -> bool:
        """Write a message; return false if the connection cannot take it now."""

    def hurry(self, seconds: float) -> None:
        """Close the connection unless it becomes writable within that many *seconds*."""

    def close(self, code: int) -> None:
        """Close the connection after all written data has been sent."""


class Connection:
    """A connection that has sent its hello.

    ``seen`` is the number of entries it has received. A connection that is dropped closes; its
    client reconnects, names the number it has seen, and misses nothing.
    """

    __slots__ = (
        "_at_once",
        "_bases",
        "_idle",
        "_lost",
        "_outlet",
        "_sending",
        "_waiting",
        "chair",
        "device",
        "guest",
        "hinting",
        "number",
        "seen",
        "shown",
        "told",
    )

    def __init__(  # noqa: PLR0913 - what a hello says, and how to write
        self,
        chair: Seat | None,
        seen: int,
        guest: int | None = None,
        device: str = "",
        at_once: Writer | None = None,
        *,
        changes: bool = False,
    ) -> None:
        """Create the connection of *chair*, ``None`` for an onlooker.

        *guest* is a number at a table of friends, *device* identifies the browser; *at_once*
        writes without a task while the connection accepts data. With *changes*, views and
        companies are sent as differences from the last one.
        """
        self.chair, self.seen, self.guest, self.device = chair, seen, guest, device
        self.number = next(_numbers)
        """Later connections have greater ones."""
        self.hinting = False
        self.shown: object = None
        """What it was shown last, where a company sits around the table."""
        self.told: tuple[object, object] | None = None
        """What it was last sent of that company."""
        self._at_once = at_once
        self._bases: dict[str, bytes] | None = {} if changes else None
        self._outlet: ConnectionOutlet | None = None
        # Neither a deque nor an event, which take a kilobyte each: thousands wait for nothing.
        self._waiting: list[bytes] = []
        self._idle: asyncio.Future[None] | None = None
        self._sending = self._lost = False

    def lead_to(self, outlet: ConnectionOutlet) -> None:
        """Send messages through *outlet* from now on, without :meth:`write`."""
        self._outlet, self._at_once = outlet, outlet.write_at_once
        self.flush()

    def flush(self) -> None:
        """Send queued messages as far as the connection takes them; close it if dropped."""
        if self._outlet is None or self._at_once is None:
            return
        while self._waiting and self._at_once(self._waiting[0]):
            self._waiting.pop(0)
        if self._waiting:
            self._outlet.hurry(PATIENCE)
        elif self._lost:
            self._outlet.close(1013)

    def send(self, message: ServerMessage) -> None:
        """Queue *message* and send it as soon as possible."""
        self.send_written(protocol.encode(message))

    def send_state(self, kind: Literal["view", "company"], message: bytes) -> None:
        """Send *message*, a state of the given *kind*: whole or as a difference."""
        if self._bases is None:
            self.send_written(message)
            return
        base = self._bases.get(kind)
        self._bases[kind] = message
        self.send_written(message if base is None else difference(base, message))

    def send_written(self, message: bytes) -> None:
        """Send *message*, which is already encoded."""
        free = not (self._waiting or self._sending or self._lost)
        if free and self._at_once is not None and self._at_once(message):
            return
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
            self._stir()
            self.flush()
        else:
            self._waiting.clear()
            self.drop()

    def drop(self) -> None:
        """Close the connection after the queued messages."""
        self._lost = True
        self._stir()
        self.flush()

    def _stir(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send queued messages until the connection is dropped."""
        while self._waiting or not self._lost:
            if not self._waiting:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
                continue
            self._sending = True
            try:
                async with asyncio.timeout(PATIENCE):
                    await send(self._waiting.pop(0).decode())
            except TimeoutError:
                return
            finally:
                self._sending = False
