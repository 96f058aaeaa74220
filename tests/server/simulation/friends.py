"""Friends at a simulated table: they come by links, talk, stand up, stay away and come back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from biritch.table.company import PHRASES
from tests.server.simulation.people import Dial, Person

Join = Callable[["Friend"], Awaitable[int]]
"""Takes the place of an invitation; returns the number of the guest."""


class Friend(Person):
    """Somebody at a table of friends: the host, a guest with a seat, or one who looks on."""

    def __init__(
        self,
        name: str,
        place: tuple[str, str],
        rng: random.Random,
        boards: int,
        dial: Dial,
        join: Join,
        invitation: str = "",
    ) -> None:
        """Have a key to *place*; without an *invitation* be the host."""
        super().__init__("", place, rng, boards, dial)
        self.name, self.invitation, self._join = name, invitation, join
        self.key = place[1]
        self.number: int | None = None if invitation else 0
        self.turned_away = False
        """Whether somebody else had come by the invitation."""
        self._company: dict[str, Any] = {}
        self._home: str | None = None

    @property
    def _told(self) -> bool:
        return bool(self._company)

    @property
    def _on(self) -> int:
        return max(int(self._view.get("n", 0)), int(self._company["n"]))

    async def live(self) -> None:
        """Come, play, go away for a while, and come back."""
        if self.number is None:
            await asyncio.sleep(self.rng.expovariate(1 / 3.0))
            self.number = await self._join(self)
            if self.number < 0:
                self.turned_away = True
                return
        while True:
            line = self._dial(self)
            await self._sit(line)
            long = not self.calm and self.rng.random() < 0.15
            await asyncio.sleep(self.rng.expovariate(1 / (60.0 if long else 1.0)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "company":
            self._company = message
            self._home = message["seat"] or self._home
            self.seat = message["seat"] or ""
        super()._hear(message)

    def _wanted(self, view: dict[str, Any]) -> dict[str, Any] | None:
        company = self._company
        return self._owed(company) or self._around(company) or self._board(view, company)

    def _owed(self, company: dict[str, Any]) -> dict[str, Any] | None:
        """Answer what waits for an answer of mine."""
        undo = company["undo"]
        if undo and self.seat in undo["waiting"]:
            return {"t": "answer-undo", "accept": self.rng.random() < 0.7}
        if company["questions"]:
            return {"t": "explain", "call": company["questions"][0], "text": "natural"}
        return None

    def _around(self, company: dict[str, Any]) -> dict[str, Any] | None:
        """Talk, vote, stand up, sit down; as the host, put robots where nobody comes."""
        chance, rng = self.rng.random(), self.rng
        seats = company["seats"]
        if company["host"] and not company["canDeal"]:
            empty = [seat for seat, one in seats.items() if one["kind"] == "open"]
            if empty and (self.calm or chance < 0.3):
                return {"t": "robot", "seat": rng.choice(empty)}
        waiting = [guest["number"] for guest in company["guests"] if guest["waits"]]
        if company["host"] and waiting and (self.calm or chance < 0.4):
            kind = "admit" if self.calm or chance < 0.3 else "send-away"
            return {"t": kind, "guest": waiting[0]}
        if not self.seat and self._home and (self.calm or chance < 0.5):
            mine = seats[self._home]
            return None if mine["guest"] is not None else {"t": "sit", "seat": self._home}
        if self.calm or chance > 0.12:
            return None
        return self._talk(company) if chance < 0.08 else self._move(company)

    def _talk(self, company: dict[str, Any]) -> dict[str, Any]:
        rng = self.rng
        if rng.random() < 0.4:
            return {"t": "say", "audience": "table", "phrase": rng.choice(PHRASES)}
        audience = rng.choice(("table", "opponents", "director"))
        del company
        return {"t": "say", "audience": audience, "text": f"words {rng.randrange(99)}"}

    def _move(self, company: dict[str, Any]) -> dict[str, Any] | None:
        rng = self.rng
        seats = company["seats"]
        away = [s for s, one in seats.items() if one["kind"] == "person" and not one["here"]]
        if away and self.seat and rng.random() < 0.7:
            return {"t": "vote", "seat": rng.choice(away)}
        if not self.seat:
            return None
        what = rng.random()
        if what < 0.4:
            return {"t": "question", "call": rng.randrange(4)}
        return {"t": "sit", "seat": None} if what < 0.7 else None

    def _board(self, view: dict[str, Any], company: dict[str, Any]) -> dict[str, Any] | None:
        if company["canDeal"] and (not view or view["board"] < self._boards):
            return {"t": "next"}
        if not view or not self.seat or company["undo"]:
            return None
        return super()._wanted(view)
