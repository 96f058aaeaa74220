"""People at simulated tables: they act, wait, send again, lose their line and come back."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Protocol

from tests.server.simulation.network import read

PATIENCE = 4.0
"""Seconds after which what was not answered is sent again."""


class Line(Protocol):
    """A line as the person has it, simulated or real."""

    def say(self, text: str) -> None:
        """Send *text*; whether it ever comes, nobody knows."""

    async def hear(self) -> str | None:
        """Return the next message, ``None`` once the line is cut."""

    def break_off(self) -> None:
        """Cut the line."""


Dial = Callable[["Person"], Line]
"""Opens a line for somebody."""


class Person:
    """Somebody who sits in *seat* of a table and plays as many *boards* as are asked for."""

    def __init__(
        self, seat: str, place: tuple[str, str], rng: random.Random, boards: int, dial: Dial
    ) -> None:
        """Sit down at *place*, a table and the key of the seat; *dial* opens a line."""
        self.seat, self.name = seat, seat
        self.table, self._token = place
        self.rng, self._boards, self._dial = rng, boards, dial
        self.acknowledged: dict[str, int] = {}
        """The last event when it was done, by the id of each request that was answered so."""
        self.elsewhere: set[str] = set()
        """Those that are in no log of a table: calls of the director of a tournament."""
        self.tables: dict[str, str] = {}
        """At which table each of them was."""
        self.asked_at: dict[str, float] = {}
        self.answered_at: dict[str, float] = {}
        """When each request was first sent, and first acknowledged."""
        self.refused: set[str] = set()
        """Those that were sent once and refused: nothing of them is under way elsewhere."""
        self._repeated: set[str] = set()
        self.sent_again = 0
        self.calm = False
        """Whether the line holds from now on."""
        self.finished = asyncio.Event()
        self._seen, self._asked, self._turned_away = 0, 0, ""
        self._view: dict[str, Any] = {}
        self._open: dict[str, Any] | None = None  # what is not answered yet

    @property
    def waits(self) -> str:
        """What somebody waits for who waits for ever."""
        view = {k: self._view.get(k) for k in ("n", "board", "phase", "turn", "claim", "legal")}
        return f"{self.table} {self.seat} {view} {self._open} {self._turned_away}"

    @property
    def _told(self) -> bool:
        """Whether anything was told yet."""
        return bool(self._view)

    @property
    def _on(self) -> int:
        """The last event that was told."""
        return int(self._view["n"])

    async def live(self) -> None:
        """Play, over one line after another."""
        while True:
            line = self._dial(self)
            await self._sit(line)
            await asyncio.sleep(self.rng.expovariate(1 / 1.0))

    async def _sit(self, line: Line) -> None:
        hello = {"t": "hello", "table": self.table, "token": self._token, "seen": self._seen}
        line.say(json.dumps(hello))
        self._repeat(line)
        aside = [asyncio.create_task(self._insist(line))]
        if not self.calm and self.rng.random() < 0.5:
            aside.append(asyncio.create_task(self._lose(line)))
        try:
            while (text := await line.hear()) is not None:
                self._hear(read(text))
                if self._open is None and self._told:
                    await self._act(line)
        finally:
            line.break_off()
            for task in aside:
                task.cancel()

    async def _lose(self, line: Line) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / 12.0))
        line.break_off()

    async def _insist(self, line: Line) -> None:
        """Send again what was not answered; now and then what was answered long ago."""
        while True:
            asked = self._open
            await asyncio.sleep(PATIENCE * self.rng.uniform(0.5, 1.5))
            if asked is not None and asked is self._open:
                self._repeat(line)
            elif self._open is None and self._told:
                await self._act(line)

    def _repeat(self, line: Line) -> None:
        if self._open is not None:
            self.sent_again += 1
            self._repeated.add(self._open["id"])
            line.say(json.dumps(self._open))

    def _hear(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "view":
                self._view = message
                self._seen = max(self._seen, message["n"])
                if message["phase"] == "over" and message["board"] >= self._boards:
                    self.finished.set()
            case "done":
                before = self.acknowledged.setdefault(message["id"], message["n"])
                now = asyncio.get_running_loop().time()
                self.answered_at.setdefault(message["id"], now)
                self.tables.setdefault(message["id"], self.table)
                # A call of the director is told with the event the table has by then.
                same = before == message["n"] or message["id"] in self.elsewhere
                assert same, f"{message} was answered with {before} before"
                if self._open and self._open["id"] == message["id"]:
                    self._open = None
            case "refused" if message["id"] is None:
                self._turned_away = message["says"]["en"]
            case "refused" if self._open and self._open["id"] == message["id"]:
                if message["code"] != "busy":
                    self.refused |= {message["id"]} - self._repeated
                    self._open = None

    async def _act(self, line: Line) -> None:
        wanted = self._wanted(self._view)
        if wanted is None:
            return
        on = self._on
        await asyncio.sleep(self.rng.expovariate(1 / 0.3))
        self._asked += 1
        self._open = {**wanted, "id": f"{self.name}{self._asked}", "on": on}
        now = asyncio.get_running_loop().time()
        self.asked_at.setdefault(self._open["id"], now)
        line.say(json.dumps(self._open))
        if self.rng.random() < 0.05:  # a finger that trembles
            self._repeat(line)

    def _wanted(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if view.get("claim"):
            mine = self.seat in view["claim"]["waiting"]
            return {"t": "answer", "accept": self.rng.random() < 0.7} if mine else None
        if view["canNext"]:
            return {"t": "next"} if view["board"] < self._boards else None
        if view["canFace"]:
            return {"t": "face"}
        return self._seldom(view) or self._usual(view)

    def _seldom(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Claim or take back, now and then."""
        chance = self.rng.random()
        if view["canClaim"] and view["phase"] == "play" and chance < 0.02:
            left = sum(view["counts"].values()) // 4
            return {"t": "claim", "tricks": self.rng.randrange(left + 1)}
        return {"t": "undo"} if view["canUndo"] and chance > 0.99 else None

    def _usual(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Call or play anything; pass oftener than not, so that there is an end."""
        legal = view["legal"]
        if not legal:
            return None
        what = self.rng.choice(legal)
        if what in ("P", "X", "XX") or what[0].isdigit():
            calm = "P" in legal and self.rng.random() < 0.6
            return {"t": "call", "call": "P" if calm else what}
        if view["phase"] in ("play", "drawing"):
            return {"t": "play", "card": what}
        return {"t": "do", "what": what}
