"""Real lines to a server, as the people of the simulated runs want them."""

from __future__ import annotations

import asyncio
import contextlib
import random

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

REACH = 10.0
"""Seconds within which a server takes up a line."""
LARGEST = 2**22
TURNED_AWAY = '{"t":"refused","id":null'
"""How an answer begins to somebody who may not sit down."""


class SocketLine:
    """A WebSocket to the server at *host*: what is said before it is open is said then."""

    def __init__(self, host: str) -> None:
        """Begin to dial."""
        self._host = host
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.ensure_future(self._run())

    def say(self, text: str) -> None:
        """Send *text*; whether it ever comes, nobody knows."""
        self._said.put_nowait(text)

    async def hear(self) -> str | None:
        """Return the next message, ``None`` once the line is cut."""
        return await self._heard.get()

    def break_off(self) -> None:
        """Cut the line."""
        self._task.cancel()

    async def _run(self) -> None:
        try:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"ws://{self._host}/ws",
                    origin=f"http://{self._host}",  # type: ignore[arg-type]
                    max_size=LARGEST,
                    proxy=None,
                    open_timeout=REACH,
                    close_timeout=1,
                ) as socket:
                    speaking = asyncio.ensure_future(self._speak(socket))
                    try:
                        async for text in socket:
                            self._heard.put_nowait(str(text))
                            if str(text).startswith(TURNED_AWAY):
                                break  # for a clock that is far ahead a key has expired
                    finally:
                        speaking.cancel()
        finally:
            self._heard.put_nowait(None)

    async def _speak(self, socket: object) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            while True:
                await socket.send(await self._said.get())  # type: ignore[attr-defined]


class Hurried(random.Random):
    """Chance whose waits are short: people here think for a tenth of a second."""

    haste = 0.3

    def expovariate(self, lambd: float = 1.0) -> float:
        """Return a wait, shorter than asked for."""
        return super().expovariate(lambd) * self.haste
