"""No request keeps the event loop from everybody else: what is long is done beside it.

What the loop does is counted in calls of functions, which do not depend on the machine or on
what else it does: fifteen thousand take about five milliseconds.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from biritch.core.random_deals import seeded_deals
from tests.server.accounts.people import Site, site

MOST_CALLS = 15_000
_ids = itertools.count(1)
MEMBERS = "name,number\n" + "".join(f"Member {n},{n}\n" for n in range(1, 3_001))
DEALS = list(itertools.islice(seeded_deals("loop"), 60))
HANDS = "".join(
    f'[Board "{n}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n\n'
    for n, deal in enumerate(DEALS, 1)
)
OWN = "system mine\nfrom: sayc\n" + "".join(
    f"1N P 2C P 2{suit} P 3{other} = {low}-{low + 1} points\n"
    for low in range(8, 14)
    for suit in "DHS"
    for other in "CD"
)
DEAL = {"board": 1, "dealer": "N", "vulnerable": "none", "deal": str(DEALS[0])}
LIMITS = {
    name: [100_000, 100_000]
    for name in (
        "tables_opened", "tournaments_opened", "clubs_opened", "practice_hands_opened",
        "searches", "accounts_opened", "sign_ins", "megabytes_sent", "thinking_seconds",
        "requests_per_address", "requests_per_key", "openings_in_all", "wrong_keys",
        "guests_joining", "reports",
    )
}  # fmt: skip


class CallsOnLoop:
    """Counts the calls of functions between two returns to the loop, in this thread."""

    def __init__(self) -> None:
        self.most = self._now = 0

    def _heard(self, frame: object, event: str, argument: object) -> None:
        del frame, argument
        if event in {"call", "c_call"}:
            self._now += 1
            self.most = max(self.most, self._now)

    @contextmanager
    def counting(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Count while this is open."""
        run = asyncio.Handle._run

        def begin_anew(handle: asyncio.Handle) -> None:
            self._now = 0
            run(handle)

        with monkeypatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", begin_anew)
            sys.setprofile(self._heard)
            try:
                yield
            finally:
                sys.setprofile(None)


@dataclass
class Visitor:
    """Somebody who has one of everything on a server, and asks."""

    here: Site
    client: httpx.AsyncClient
    made: dict[str, Any] = field(default_factory=dict)

    async def make(self) -> None:
        """Open a tournament of fifty pairs, a list of 3,000, a practice hand."""
        asked = {"pairs": 50, "movement": "mitchell", "rounds": 9, "each": 3}
        told = (await self.post("/events", asked)).json()
        assert "event" in told, told
        self.made |= {"event": told["event"], "director": told["director"]}
        for round_ in (1, 2):
            await self.step("next", round=round_, anyway=True)
        view = (await self.ask("GET", "/events/{name}/view")).json()
        for table in view["tables"]:
            for board in table["boards"]:
                slip = f"{board['number']} {table['ns']['number']} 3NN="
                await self.step("slip", text=slip)
        await self.step("appeal", board=1, pair=1, facts="a", ruling="b", concurring=True)
        await self.step("show", shown=True)
        told = (await self.post("/clubs", {"title": "Club"})).json()
        self.made |= {"club": told["club"], "key": told["key"]}
        loaded = await self.ask("POST", "/clubs/{name}/do")
        assert loaded.is_success, loaded.text
        told = (await self.post("/practices", {})).json()
        self.made |= {"practice": told["practice"]}

    async def post(self, path: str, body: object) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def step(self, do: str, **more: object) -> None:
        body = {"id": str(next(_ids)), "do": do, "seen": 1_000_000, **more}
        path = f"/events/{self.made['event']}/do"
        key = {"authorization": f"Bearer {self.made['director']}"}
        await self.client.post(path, json=body, headers=key)

    async def ask(self, method: str, template: str) -> httpx.Response:
        """Ask *template*, with what costs most there."""
        kind = template.split("/")[1]
        name = {"events": "event", "clubs": "club", "practices": "practice"}.get(kind, "")
        key = {"events": "director", "clubs": "key"}.get(kind, "")
        headers = {"origin": "https://club.example"}
        if key:
            headers["authorization"] = f"Bearer {self.made.get(key, '')}"
        path = template
        for blank, text in PATHS.get(template, {}).items():
            path = path.replace(blank, text)
        path = path.replace("{name}", str(self.made.get(name, "sef")))
        path = path.replace("{number}", "1")
        sent: Any = BODIES.get(template, {})
        how: dict[str, Any] = {"headers": headers, "params": QUERIES.get(template)}
        if method == "POST" and isinstance(sent, bytes):
            how["content"] = sent
        elif method == "POST":
            more = {"id": str(next(_ids))} if key and template.endswith("/do") else {}
            how["json"] = {**sent, **more}
        found = await self.client.request(method, path, **how)
        if template == "/clubs/{name}/key":
            self.made["key"] = found.json()["key"]
        return found


SEEN = 1_000_000
PATHS: dict[str, dict[str, str]] = {
    "/events/{name}/files/{file}": {"{file}": "results.pbn"},
    "/events/{name}/pages/{path}": {"{path}": "en/index.html"},
    "/learn/lessons/{name}": {"{name}": "finesse"},
    "/learn/export/{kind}": {"{kind}": "pbn"},
    "/help/book/{language}": {"{language}": "fr"},
    "/bidding/own/{name}": {"{name}": "own.0"},
    "/api/v1/{rest}": {"{rest}": "nothing"},
}
QUERIES: dict[str, dict[str, str]] = {
    "/learn/odds/break": {"cards": "7"},
    "/learn/odds/suit": {"suit": "AQ2/543"},
    "/learn/odds/contract": {"contract": "4S", "instead": "3S", "scoring": "imps"},
    "/bidding/systems/{name}/after": {"calls": "1N P 2C P"},
    "/bidding/systems/{name}/call": {"calls": "", "hand": "AQJ.K92.A32.8765"},
    "/bidding/cards": {"system": "sef"},
    "/events/proposals": {"pairs": "20", "time": "180"},
    "/events/{name}/changes": {"pairs": "1"},
    "/events/{name}/code.svg": {"at": "https://club.example"},
    "/events/{name}/weighed": {"board": "1", "pair": "1", "score": "60% 3N=, 40% 3N-1"},
    "/events/{name}/boards": {"file": "a.pbn"},
}
BODIES: dict[str, object] = {
    "/clubs/{name}/do": {"do": "load", "text": MEMBERS},
    "/events/{name}/do": {"do": "slip", "text": "1 1 3NN+1", "correct": True, "seen": SEEN},
    "/events/{name}/boards": HANDS.encode(),
    "/events": {"pairs": 50, "movement": "mitchell", "rounds": 9, "each": 3},
    "/clubs": {"title": "Club"},
    "/site/reports": {"kind": "report", "what": "x"},
    "/bidding/own": OWN.encode(),
    "/bidding/own/check": OWN.encode(),
    "/learn/read": {"text": HANDS},
    "/learn/lesson-file": {"text": HANDS},
    "/learn/link": DEAL,
    "/learn/complete": {**DEAL, "deal": str(DEALS[0])},
    "/learn/export/{kind}": {"deals": [DEAL] * 60},
    "/api/v1/deal": {"seed": "7", "n": 4},
    "/api/v1/solve": {"deal": str(DEALS[0]), "board": 1},
    "/api/v1/bid": {"hand": "AQJ.K92.A32.8765"},
    "/api/v1/explain": {"auction": "1N P 2C"},
    "/api/v1/score": {"contract": "4HS="},
    "/api/v1/convert": {"text": HANDS, "to": "json"},
    "/api/v1/movement": {"name": "howell", "contestants": 10},
}


def addresses(app: Starlette) -> list[tuple[str, str]]:
    """Return the method and the template of every route of *app*."""
    found = []
    for route in app.routes:
        if isinstance(route, Route):
            path = route.path
            for kind in (":str", ":int", ":path"):
                path = path.replace(kind, "")
            methods = route.methods or set()
            found.append(("POST" if "GET" not in methods else "GET", path))
    return found


@pytest.mark.slow
def test_no_request_keeps_the_loop_from_everybody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with site(LIMITS) as here:
        transport = httpx.ASGITransport(here.app, client=("192.0.2.1", 5000))
        client = httpx.AsyncClient(
            transport=transport, base_url="https://club.example", timeout=120
        )
        visitor = Visitor(here, client)
        here.loop.run(visitor.make())
        counted: dict[str, int] = {}
        answered = 0
        for method, template in addresses(here.app):
            here.loop.run(visitor.ask(method, template))  # what is read once is read
            calls = CallsOnLoop()
            with calls.counting(monkeypatch):
                answer = here.loop.run(visitor.ask(method, template))
            answered += answer.is_success
            counted[f"{method} {template} {answer.status_code}"] = calls.most
        late = {name: calls for name, calls in counted.items() if calls > MOST_CALLS}
        assert not late
        assert answered > 60, counted
        here.loop.run(client.aclose())


def test_what_is_long_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = CallsOnLoop()

    async def long() -> None:
        await asyncio.sleep(0)
        for _ in range(MOST_CALLS):
            threading.get_ident()

    with asyncio.Runner() as loop, calls.counting(monkeypatch):
        loop.run(long())
    assert calls.most >= MOST_CALLS
