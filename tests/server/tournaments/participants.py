"""People at a tournament: a director, telephones at the tables, and somebody who looks on."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.served import PATIENCE, Served

_ids = itertools.count(1)
_LINE = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=2))
"""Held open: a client for each request would read the certificates of the world each time."""


@dataclass
class TournamentClient:
    """A tournament on a server, with every key to it."""

    url: str
    event: str
    director: str
    keys: dict[str, str]

    @classmethod
    def opened(cls, served: Served, **asked: object) -> TournamentClient:
        url = f"http://{served.host}"
        answer = _LINE.post(f"{url}/events", json=asked)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        keys = {
            f"{one['table']}{side}": one[side]
            for one in told["tables"]
            for side in ("ns", "ew")
        }
        keys |= {f"{one['number']}{one['player']}": one["key"] for one in told["players"]}
        return cls(url, told["event"], told["director"], keys)

    def key(self, who: str) -> str:
        return self.director if who == "td" else self.keys.get(who, "")

    def look(self, who: str = "td", **more: str) -> httpx.Response:
        asked = {"token": self.key(who), **more} if who else more
        return _LINE.get(f"{self.url}/events/{self.event}/view", params=asked)

    def view(self, who: str = "td") -> dict[str, Any]:
        answer = self.look(who)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def ask(self, who: str, do: str, **more: object) -> httpx.Response:
        # Whatever stands is answered, unless a test says which view was seen.
        body = {"id": f"id-{next(_ids)}", "do": do, "seen": 1_000_000, **more}
        url = f"{self.url}/events/{self.event}/do"
        return _LINE.post(url, params={"token": self.key(who)}, json=body)

    def do(self, who: str, do: str, **more: object) -> int:
        answer = self.ask(who, do, **more)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["n"])

    def refused(self, who: str, do: str, **more: object) -> str:
        answer = self.ask(who, do, **more)
        assert answer.status_code in {400, 403, 409}, answer.text
        said = answer.json()["refused"]
        assert said["fr"]
        assert said["en"] != said["fr"]
        return str(said["en"])

    def until(
        self, wanted: Callable[[dict[str, Any]], bool], who: str = "td"
    ) -> dict[str, Any]:
        """Look until it is as *wanted*."""
        end = time.monotonic() + PATIENCE
        while not wanted(view := self.view(who)):
            assert time.monotonic() < end, view
            time.sleep(0.1)
        return view

    def board(self, table: int, number: int, who: str = "") -> dict[str, Any]:
        seated = self.view(who or f"{table}ns")["seated"]
        return next(one for one in seated["boards"] if one["number"] == number)

    def agreed(self, table: int, board: int, told: str = "3N N =") -> None:
        contract, declarer, result = told.split()
        self.do(f"{table}ns", "score", board=board, contract=contract, declarer=declarer,
                result=result)  # fmt: skip
        self.do(f"{table}ew", "agree", board=board)


def mitchell(served: Served, **more: object) -> TournamentClient:
    """Three tables, three rounds of two boards."""
    how = {"pairs": 6, "movement": "mitchell", "rounds": 3, "each": 2, "minutes": 15}
    return TournamentClient.opened(served, title="Monday", **{**how, **more})
