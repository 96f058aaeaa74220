"""Players of a simulated tournament: each round they go where they are seated, and play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from biritch.server.tournaments.keys import Role
from biritch.table.company import PHRASES
from tests.server.simulation.people import Dial, Line, Person

Where = Callable[[Role], Awaitable[tuple[str, str] | None]]
"""Tells a player which table to go to, and in which seat; nowhere while there is none."""
MANY = 10_000
"""Boards nobody plays: a player goes on as long as the table has some."""


class Player(Person):
    """Somebody with the key of a player."""

    def __init__(
        self, role: Role, key: str, rng: random.Random, dial: Dial, where: Where
    ) -> None:
        """Have *key*; *where* tells the table of the round."""
        super().__init__("", ("", key), rng, MANY, dial)
        self.name, self._role, self._where = f"{role.entrant}{role.player}-", role, where
        self._company: dict[str, Any] = {}

    async def live(self) -> None:
        """Go to one table after another; sometimes stay away for a while."""
        while True:
            place = await self._where(self._role)
            if place is None:
                await asyncio.sleep(self.rng.expovariate(1 / 4.0))
                continue
            if place[0] != self.table:
                self.table, self.seat = place
                self._view, self._company, self._open, self._seen = {}, {}, None, 0
            await self._sit(self._dial(self))
            long = not self.calm and self.rng.random() < 0.1
            await asyncio.sleep(self.rng.expovariate(1 / (90.0 if long else 1.0)))

    async def _sit(self, line: Line) -> None:
        moving = asyncio.create_task(self._moves(line))
        try:
            await super()._sit(line)
        finally:
            moving.cancel()

    async def _moves(self, line: Line) -> None:
        """Leave when the next round is played somewhere else."""
        while True:
            await asyncio.sleep(self.rng.uniform(3, 8))
            place = await self._where(self._role)
            if place is not None and place[0] != self.table:
                line.break_off()

    async def _act(self, line: Line) -> None:
        await super()._act(line)
        if self._open and self._open.get("audience") == "director":
            self.elsewhere.add(self._open["id"])

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "company":
            self._company = message
        super()._hear(message)

    def _wanted(self, view: dict[str, Any]) -> dict[str, Any] | None:
        company, rng = self._company, self.rng
        undo = company.get("undo")
        if undo:
            mine = self.seat in undo["waiting"]
            return {"t": "answer-undo", "accept": rng.random() < 0.7} if mine else None
        if company.get("questions"):
            return {"t": "explain", "call": company["questions"][0], "text": "natural"}
        if not self.calm and rng.random() < 0.05:
            if rng.random() < 0.5:
                return {"t": "say", "audience": "table", "phrase": rng.choice(PHRASES)}
            audience = rng.choice(("table", "opponents", "director"))
            return {"t": "say", "audience": audience, "text": f"words {rng.randrange(99)}"}
        return super()._wanted(view)
