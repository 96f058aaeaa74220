"""A tournament in a room: telephones enter and agree scores, a director rules, all at once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any

import httpx

from tests.server.simulation.histories import Step, faults_of

WAIT = 6.0
"""Seconds after which what was not answered is asked again, of any server."""
DIRECTOR = "director"
RESULTS = ("=", "+1", "+2", "-1", "-2")
REFUSED = 409


@dataclass
class Told:
    """What was told of one step."""

    asked: float
    answered: float = inf
    n: int | None = None
    """How many lines the log had when it was done."""
    refused: bool = False


@dataclass
class Room:
    """The tournament and what each of its steps came to."""

    hosts: Callable[[], str]
    """Returns the host of any server."""
    client: httpx.AsyncClient
    rng: random.Random
    event: str = ""
    director: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    boards: dict[str, list[int]] = field(default_factory=dict)
    told: dict[str, Told] = field(default_factory=dict)
    sent_again: int = 0
    last: str = ""
    """Why nothing was shown, or done, the last time it was not."""

    async def open(self) -> None:
        """Open a tournament of three tables and begin its first round."""
        how = {"pairs": 6, "movement": "mitchell", "rounds": 3, "each": 3, "title": "Histories"}
        answer = await self.client.post(f"http://{self.hosts()}/events", json=how)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        self.event, self.director = found["event"], found["director"]
        for one in found["tables"]:
            for side in ("ns", "ew"):
                self.keys[f"{one['table']}{side}"] = one[side]
        seen = (await self.look(self.director))["n"]
        assert await self.do(DIRECTOR, self.director, "next", seen, round=1)

    async def look(self, key: str) -> dict[str, Any]:
        """Return the tournament as the holder of *key* sees it, by any server."""
        while True:
            url = f"http://{self.hosts()}/events/{self.event}/view"
            try:
                answer = await self.client.get(url, params={"token": key}, timeout=WAIT)
            except (httpx.TransportError, OSError):
                await asyncio.sleep(0.2)
                continue
            if answer.status_code == httpx.codes.OK:
                found: dict[str, Any] = answer.json()
                return found
            self.last = answer.text
            await asyncio.sleep(0.3)

    async def do(self, by: str, key: str, do: str, seen: int, **more: object) -> bool:
        """Ask for a step until it is answered, whatever breaks; return whether it was done."""
        name = f"{by}/h{len(self.told)}"
        body = {"id": name.rpartition("/")[2], "do": do, "seen": seen, **more}
        loop = asyncio.get_running_loop()
        told = self.told[name] = Told(loop.time())
        doubtful = False
        while True:
            try:
                answer = await self.client.post(
                    f"http://{self.hosts()}/events/{self.event}/do",
                    params={"token": key},
                    json=body,
                    timeout=WAIT,
                )
            except (httpx.TransportError, OSError):
                doubtful = True
            else:
                if answer.status_code == httpx.codes.OK:
                    told.answered, told.n = loop.time(), answer.json()["n"]
                    return True
                if answer.status_code == REFUSED:
                    # One that is still under way elsewhere may yet be done.
                    told.refused = not doubtful
                    return False
                self.last = answer.text
                # 403: for a clock that is far ahead the key has expired.
                assert answer.status_code in {403, 429, 503}, (body, answer.text)
                doubtful |= answer.status_code == httpx.codes.SERVICE_UNAVAILABLE
            self.sent_again += 1
            await asyncio.sleep(self.rng.uniform(0.1, 0.6))

    async def score(self, table: str) -> None:
        """Enter the boards of a table, again and again, as North."""
        key = self.keys[f"{table}ns"]
        while True:
            view = await self.look(key)
            board = self.rng.choice(view["seated"]["boards"])["number"]
            score = {"contract": "4H", "declarer": "N", "result": self.rng.choice(RESULTS)}
            await self._step(f"table {table} NS", key, "score", view, board=board, **score)

    async def agree(self, table: str) -> None:
        """Agree with what North enters, or refuse it, as East."""
        key = self.keys[f"{table}ew"]
        while True:
            view = await self.look(key)
            board = self.rng.choice(view["seated"]["boards"])["number"]
            what = "agree" if self.rng.random() < 0.8 else "refuse"
            await self._step(f"table {table} EW", key, what, view, board=board)

    async def direct(self) -> None:
        """Give penalties, take them back, correct scores, say something to the room."""
        while True:
            view = await self.look(self.director)
            chance, board = self.rng.random(), self.rng.randrange(1, 10)
            pair = self.rng.randrange(1, 7)
            if chance < 0.3:
                await self._rule("penalty", view, pair=pair, points="-1", anyway=True)
            elif chance < 0.5:
                await self._rule("penalty-back", view, pair=pair, number=1)
            elif chance < 0.7:
                text = f"{self.rng.randrange(1, 4)} {board} 3NE="
                await self._rule("slip", view, text=text, correct=True, anyway=True)
            elif chance < 0.9:
                await self._rule("announce", view, words=f"Tea {self.rng.randrange(99)}")
            else:
                await self._rule("clock", view, running=True, minutes=1)

    async def _rule(self, do: str, view: dict[str, Any], **more: object) -> None:
        await self._step(DIRECTOR, self.director, do, view, **more)

    async def _step(
        self, by: str, key: str, do: str, view: dict[str, Any], **more: object
    ) -> None:
        # Now and then somebody answers what is long gone, which is refused.
        seen = 0 if self.rng.random() < 0.05 else view["n"]
        await self.do(by, key, do, seen, **more)
        await asyncio.sleep(self.rng.expovariate(2.0))

    def faults(self, lines: list[bytes]) -> list[str]:
        """Return why *lines*, the log of the tournament, are no history of these steps."""
        steps = [
            Step(name, one.asked, one.answered, refused=one.refused, below=one.n)
            for name, one in self.told.items()
        ]
        return faults_of(names_of(lines), steps)


def names_of(lines: list[bytes]) -> list[str]:
    """Return which step wrote each of *lines*; only the first of several that one step wrote.

    What is done twice is written at two moments, so it is not taken for one step.
    """
    names, before = [], ("", "")
    for line in lines:
        told = json.loads(line)
        step = (told.get("id", ""), told.get("at", ""))
        names.append("" if step == before else step[0])
        before = step
    return names
