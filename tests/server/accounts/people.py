"""A server with accounts, in this process, and browsers of people who use it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from starlette.applications import Starlette

from biritch.server.accounts.passphrases import Passphrases
from biritch.server.accounts.registry import Accounts
from biritch.server.host import Host
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.services import Services
from biritch.server.web.application import application
from biritch.server.web.guard import Guard
from biritch.server.web.limits import limits_of
from tests.attacks.attackers import SimpleMind, no_solver
from tests.server.accounts.authenticator import Authenticator

ADDRESS = "https://club.example"
WORDS = "lighthouse marzipan quorum"
CHEAP = Passphrases(memory=64, passes=1)


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@dataclass
class Site:
    """A server, what it keeps, and its clock."""

    app: Starlette
    store: MemoryStore
    host: Host
    accounts: Accounts
    clock: Clock
    loop: asyncio.Runner

    def browser(self, address: str = ADDRESS, host: str = "192.0.2.1") -> Browser:
        """Return a browser nobody has used, at *host*, which looks at the site by *address*."""
        way = httpx.ASGITransport(self.app, client=(host, 5000))
        return Browser(httpx.AsyncClient(transport=way, base_url=address), address, self.loop)


@contextmanager
def site(limits: Mapping[str, object] | None = None) -> Iterator[Site]:
    """Run a server with *limits* in this process."""
    allowed, clock, store = limits_of(limits or {}), Clock(), MemoryStore()
    services = Services(SimpleMind(), SystemLibrary(), no_solver, "x", pace=0, limits=allowed)
    host = Host(store, services, TableDefaults(), clock)
    host.accounts = Accounts(store, clock, allowed, CHEAP)

    @asynccontextmanager
    async def hosted() -> AsyncIterator[Host]:
        yield host

    app = application(hosted, None, Guard(allowed, clock))
    assert isinstance(app, Starlette)
    app.state.host = host
    host.beside.use(app.state.costly.beside)
    with asyncio.Runner() as loop:
        yield Site(app, store, host, host.accounts, clock, loop)


@dataclass
class Browser:
    """One browser of one person."""

    client: httpx.AsyncClient
    address: str
    loop: asyncio.Runner

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.loop.run(self.client.get(path, headers=headers))

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return self.posts(f"/accounts{path}", body, **headers)

    def posts(self, path: str, body: object, **headers: str) -> httpx.Response:
        told = {"origin": self.address, "sec-fetch-site": "same-origin"}
        sent = {name: value for name, value in {**told, **headers}.items() if value}
        return self.loop.run(self.client.post(path, json=body, headers=sent))

    def done(self, path: str, body: object) -> dict[str, Any]:
        answer = self.post(path, body)
        assert answer.status_code in {200, 201}, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def refused(self, path: str, body: object, status: int = 403) -> str:
        answer = self.post(path, body)
        assert answer.status_code == status, answer.text
        said: dict[str, str] = answer.json()["refused"]
        assert said["en"] != said["fr"]
        return said["en"].lower()

    @property
    def me(self) -> dict[str, Any] | None:
        told: dict[str, Any] | None = self.get("/accounts/me").json()["account"]
        return told

    def opens(self, name: str = "Anne", passphrase: str = WORDS) -> dict[str, Any]:
        told: dict[str, Any] = self.done("", {"name": name, "passphrase": passphrase})[
            "account"
        ]
        return told

    def signs_in(self, name: str = "Anne", **proof: object) -> dict[str, Any]:
        body = {"name": name, "proof": proof or {"passphrase": WORDS}}
        told: dict[str, Any] = self.done("/sign-in", body)["account"]
        return told

    def challenge(self, purpose: str, name: str = "") -> dict[str, Any]:
        body = {"purpose": purpose, "name": name}
        told: dict[str, Any] = self.done("/challenge", body)["options"]
        return told

    def opens_with(self, device: Authenticator, name: str = "Anne") -> dict[str, Any]:
        made = device.create(self.challenge("open", name))
        told: dict[str, Any] = self.done("", {"name": name, "passkey": made})["account"]
        return told

    def holds(self, value: str, name: str = "__Host-biritch") -> None:
        """Have a cookie that somebody else has put there."""
        self.client.cookies.clear()
        self.client.cookies.set(name, value, domain="club.example")

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.client.cookies)


def deal(number: int, at: str = "2026-11-01T10:00:00Z", **more: object) -> dict[str, object]:
    """Return a deal as the page keeps it."""
    hands = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
    return {
        "key": f"{hands} {number}",
        "at": at,
        "board": number,
        "dealer": "N",
        "vulnerable": "none",
        "deal": hands,
        "calls": ["P", "P", "1N", "P", "3N", "P", "P", "P"],
        "cards": ["D2", "D4", "D9", "DJ"],
        "contract": "3N",
        "declarer": "S",
        "tricks": 9,
        "scoreNs": 400,
        "me": "S",
        "systems": {"NS": "sef"},
        "title": "",
        "lost": None,
        "tags": ["contract"],
        "again": 0,
        **more,
    }
