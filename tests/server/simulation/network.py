"""Lines between people and the server: what is sent comes late, or never; lines are cut.

On one line things come in order, as TCP has it; but a line that is cut loses what was under
way, the server may hear of it much later, and by then the same person has another line.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Any

import msgspec

from biritch.server.web.gate import AT_ONCE
from tests.server.simulation.clock import SimulatedLoop

CUT = None
"""What either side hears last."""


@lru_cache(256)
def read(text: str) -> dict[str, Any]:
    """Return the message *text*; nobody changes it: it is read where it leaves and comes.

    Raises:
        ValueError: It is none.
    """
    message: dict[str, Any] = msgspec.json.decode(text)
    return message


class _OneWay:
    """One direction of a line."""

    def __init__(self, loop: SimulatedLoop, rng: random.Random) -> None:
        self._loop, self._rng = loop, rng
        self.came: asyncio.Queue[str | None] = asyncio.Queue()
        self._last = 0.0
        self._lost_from: float | None = None

    def send(self, text: str | None, least: float = 0.0) -> None:
        """Let *text* come, after all that was sent before."""
        slow = 3.0 if self._rng.random() < 0.02 else 0.0
        wait = max(least, self._rng.expovariate(1 / 0.03) + slow * self._rng.random())
        self._last = max(self._last + 1e-6, self._loop.now + wait)
        self._loop.call_at(self._last, self._arrive, text, self._last)

    def _arrive(self, text: str | None, at: float) -> None:
        if text is CUT or self._lost_from is None or at < self._lost_from:
            self.came.put_nowait(text)

    def lose(self) -> None:
        """Lose what is under way, from some moment on."""
        self._lost_from = self._loop.now + self._rng.expovariate(1 / 0.03)


class Line:
    """A WebSocket of somebody, as ASGI tells the server of it and as a browser has it."""

    def __init__(
        self, loop: SimulatedLoop, rng: random.Random, overheard: Callable[[str], None]
    ) -> None:
        """Open a line; *overheard* is told all that the server sends, when it does."""
        self._loop, self._rng, self._overheard = loop, rng, overheard
        self._up, self._down = _OneWay(loop, rng), _OneWay(loop, rng)
        self.cut = self._opened = False
        self._free_from = 0.0

    # ---- as the person has it ----

    def say(self, text: str) -> None:
        """Send *text*; whether it ever comes, nobody knows."""
        if not self.cut:
            self._up.send(text)

    async def hear(self) -> str | None:
        """Return the next message, ``None`` once the line is cut."""
        return await self._down.came.get()

    def break_off(self) -> None:
        """Cut the line; the server may believe for long that it is there."""
        if not self.cut:
            self.cut = True
            self._up.lose()
            self._down.lose()
            self._down.send(CUT)
            long = self._rng.random() < 0.3
            self._up.send(CUT, self._rng.uniform(5, 40) if long else 0.0)

    # ---- as the server has it ----

    def scope(self, app: object) -> dict[str, Any]:
        """Return what ASGI tells of the line."""
        return {
            "type": "websocket",
            "app": app,
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"club.test"), (b"origin", b"http://club.test")],
            "client": ("192.0.2.1", 1),
            "server": ("club.test", 80),
            "subprotocols": [],
            "extensions": {AT_ONCE: self._at_once},
        }

    async def receive(self) -> dict[str, Any]:
        """Return the next event of ASGI."""
        if not self._opened:
            self._opened = True
            return {"type": "websocket.connect"}
        text = await self._up.came.get()
        if text is CUT:
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": text}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Take an event of ASGI; a line that does not read holds it up."""
        if self._loop.now < self._free_from:
            await asyncio.sleep(self._free_from - self._loop.now)
        if message["type"] == "websocket.send":
            self._tell(message["text"])
        elif message["type"] == "websocket.close":
            self.break_off()

    def _at_once(self, text: bytes) -> bool:
        if self._loop.now < self._free_from:
            return False
        self._tell(text.decode())
        return True

    def _tell(self, text: str) -> None:
        self._overheard(text)
        if self._rng.random() < 0.01:  # whoever reads slowly
            self._free_from = self._loop.now + self._rng.expovariate(1 / 1.0)
        self._down.send(text)
