"""No request keeps the event loop from everybody else: what is long is done beside it.

What the loop does between two turns of others is measured in seconds of a processor that its
thread used: other work of the machine does not count, and what is slow once is asked again.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, get_args
from unittest.mock import patch

import httpx
import pytest

from biritch.server.tables import protocol
from tests.attacks.every_route import LIMITS, SITE, Visitor, addresses
from tests.proving import cases
from tests.server.accounts.people import Site, site

MOST_SECONDS = 0.005
"""Seconds of a processor that the loop may be kept at one go."""
TRIES = 3
"""How often something is asked that took longer: only what is slow each time is slow."""
MOST_REFUSED = 16
"""Requests that need a place of their own, or can be made once: their refusal is measured."""


class Stopwatch:
    """Measures the longest that the loop was kept, in seconds of a processor."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.late: dict[str, str] = {}
        """What kept it too long each time, and how long at least."""

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Measure while this is open."""
        run = asyncio.Handle._run
        self.seconds = 0.0

        def measured(handle: asyncio.Handle) -> None:
            before = time.thread_time()
            run(handle)
            self.seconds = max(self.seconds, time.thread_time() - before)

        with patch.object(asyncio.Handle, "_run", measured):
            yield

    def try_out(self, name: str, prepare: Callable[[int], Callable[[], object]]) -> None:
        """Measure *name*: what *prepare* returns for each attempt, as often as it is slow."""
        taken = []
        for attempt in range(TRIES):
            ask = prepare(attempt)
            with self.measuring():
                ask()
            taken.append(self.seconds)
            if self.seconds <= MOST_SECONDS:
                return
        self.late[name] = f"{min(taken) * 1000:.1f} ms"


@pytest.fixture
def visitor() -> Iterator[Visitor]:
    """Somebody who comes to a server, and has nothing there yet."""
    with site(LIMITS) as here:
        transport = httpx.ASGITransport(here.app, client=("192.0.2.1", 5000))
        client = httpx.AsyncClient(transport=transport, base_url=SITE, timeout=120)
        yield Visitor(here, client)
        here.loop.run(client.aclose())


ODD = [
    b"",
    b"\xff" * 60_000,
    b"[" * 60_000,
    b'{"a":' * 12_000,
    b"9" * 60_000,
    json.dumps({f"k{n}": n for n in range(5_000)}).encode(),
    b"name,number\n" + b"\x00,\x00\n" * 15_000,
    b'[Deal "N:' + b"AKQ." * 15_000,
]
"""Bodies that nobody in his senses sends anywhere."""


def odd_bodies(valid: object, place: int) -> list[bytes]:
    """Return bodies that nobody in his senses sends instead of the *valid* one.

    All are read alike before an address looks at them, so the one at *place* gets a share of
    them only, and all in ``make prove``.
    """
    known = valid if isinstance(valid, dict) else {}
    long = dict.fromkeys(known, "é🂡" * 20000)
    lists: dict[str, object] = {name: [[]] * 15_000 for name in known}
    share = ODD[place % (apart := cases(4, 1)) :: apart]
    return [*share, *(json.dumps({**known, **odd}).encode() for odd in (long, lists) if known)]


@pytest.mark.slow
def test_no_request_keeps_the_loop_from_everybody_else(visitor: Visitor) -> None:
    loop, watch, answers = visitor.here.loop, Stopwatch(), []
    loop.run(visitor.make())

    def ask(method: str, template: str, body: bytes | None = None) -> Callable[[], None]:
        request = visitor.request(method, template, body)
        return lambda: answers.append(loop.run(visitor.send(request)))

    # More than a club may have: read whole, and refused.
    lines = "".join(f"Member {n},{n}\n" for n in range(40_000))
    many = json.dumps({"id": "many", "do": "load", "text": f"name,number\n{lines}"}).encode()
    watch.try_out("40,000 members", lambda _: ask("POST", "/clubs/{name}/do", many))
    refused = []
    for place, (method, template) in enumerate(addresses(visitor.here.app)):
        bodies = odd_bodies(visitor.body(template), place) if method == "POST" else []
        watch.try_out(f"{method} {template}", lambda _: ask(method, template))  # noqa: B023 - at once
        if answers[-1].status_code >= 400:
            refused.append(f"{template}: {answers[-1].text[:100]}")
        for number, body in enumerate(bodies):
            name = f"{method} {template} with odd body {number}"
            watch.try_out(name, lambda _: ask(method, template, body))  # noqa: B023 - at once
    assert not watch.late
    assert not [answer for answer in answers if answer.status_code >= 500]
    assert len(refused) <= MOST_REFUSED, refused


# ---- at a table ----

SAID: dict[str, dict[str, object]] = {
    "call": {"call": "P"},
    "play": {"card": "S2"},
    "do": {"what": "leave"},
    "face": {},
    "claim": {"tricks": 3, "line": "draw trumps, " * 20},
    "answer": {"accept": False, "why": "x" * 300},
    "undo": {},
    "answer-undo": {"accept": True},
    "say": {"audience": "table", "text": "<b>\u200b\u00e9</b> " * 30},
    "sit": {"seat": "N"},
    "swap": {"one": "N", "other": "S"},
    "robot": {"seat": "W"},
    "invite": {"seat": "N"},
    "send-away": {"guest": 1},
    "vote": {"seat": "N"},
    "question": {"call": 0},
    "explain": {"call": 0, "text": "x" * 300},
    "manners": {"manners": {"undo": "free"}},
    "admit": {"guest": 1},
    "mute": {"guest": 1},
    "next": {},
    "hint": {},
    "settings": {"robotPace": 0},
}
"""What is said at a table, by its kind."""
ODD_TEXTS = [
    "",
    "[" * 50_000,
    '{"t":' * 10_000,
    '{"t":"call","id":"a","on":' + "9" * 50_000 + "}",
    json.dumps({"t": "say", "id": "a", "on": 0, "audience": "table", "text": "x" * 60_000}),
]


@dataclass
class Seated:
    """Somebody at a table over a socket of the application, in this thread."""

    here: Site
    heard: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.news = asyncio.Event()

    def connect(self, path: str) -> None:
        """Open the socket *path*."""
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"",
            "headers": [(b"host", b"club.example"), (b"origin", SITE.encode())],
            "scheme": "wss", "client": ("192.0.2.1", 5000), "server": ("club.example", 443),
            "subprotocols": [], "asgi": {"version": "3.0"}, "root_path": "", "state": {},
        }  # fmt: skip
        self.sent.put_nowait({"type": "websocket.connect"})
        self.line = asyncio.create_task(self.here.app(scope, self.sent.get, self._hear))

    async def begin(self, table: str, token: str) -> None:
        """Come to *table*."""
        self.connect("/ws")
        self.say(json.dumps({"t": "hello", "table": table, "token": token}))
        await self.until(lambda: bool(self.view))

    async def _hear(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            message = json.loads(event["text"])
            self.heard.append(message)
            if message.get("t") == "view":
                self.view = message
            self.news.set()

    def say(self, text: str) -> None:
        """Send *text*."""
        self.sent.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, wanted: Any) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(60):
            while not wanted():
                self.news.clear()
                await self.news.wait()

    async def ask(self, kind: str, name: str, **more: object) -> str:
        """Ask for *kind* by the id *name*; return what came of it."""
        message = {"t": kind, "id": name, "on": self.view["n"], **more}
        self.say(json.dumps(message))
        await self.until(lambda: any(one.get("id") == name for one in self.heard))
        return next(str(one["t"]) for one in self.heard if one.get("id") == name)

    async def answered(self, text: str) -> None:
        """Send *text*, and wait until something is answered."""
        before = len(self.heard)
        self.say(text)
        await self.until(lambda: len(self.heard) > before)

    async def leave(self) -> None:
        """Go."""
        self.sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.line


@pytest.mark.slow
def test_nothing_said_at_a_table_keeps_the_loop_from_everybody_else(
    visitor: Visitor,
) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)}
    assert kinds - {"hello"} == set(SAID)
    loop, watch, person = visitor.here.loop, Stopwatch(), Seated(visitor.here)
    loop.run(visitor.make_tables())

    def measure(name: str, kind: str, **more: object) -> None:
        def prepare(attempt: int) -> Callable[[], object]:
            return lambda: loop.run(person.ask(kind, f"{name} {attempt}", **more))

        watch.try_out(name, prepare)

    def may_go_on() -> bool:
        view = person.view
        return bool(view["legal"] or view["canFace"] or view["phase"] == "over")

    loop.run(person.begin(visitor.made["table"], visitor.made["token"]))
    acts, asked = 0, set[str]()
    while person.view["phase"] != "over":
        phase = str(person.view["phase"])
        for kind, more in SAID.items() if phase not in asked else ():
            measure(f"{phase} {kind}", kind, **more)
        asked.add(phase)
        loop.run(person.until(may_go_on))
        acts += 1
        assert acts < 200
        if person.view["canFace"]:
            measure(f"face {acts}", "face")
        elif legal := person.view["legal"]:
            calls = person.view["phase"] == "auction"
            kind, word = ("call", "call") if calls else ("play", "card")
            measure(f"{kind} {acts}", kind, **{word: legal[-1]})
    for kind, more in SAID.items():
        measure(f"over {kind}", kind, **more)
    for number, text in enumerate(ODD_TEXTS):
        watch.try_out(f"odd {number}", lambda _: lambda: loop.run(person.answered(text)))  # noqa: B023 - at once
    loop.run(person.leave())
    assert not watch.late
    assert asked >= {"auction", "play"}


@pytest.mark.slow
def test_a_hundred_pages_that_hear_of_a_tournament_keep_the_loop_from_nobody(
    visitor: Visitor,
) -> None:
    loop, watch = visitor.here.loop, Stopwatch()
    loop.run(visitor.make_tournament())
    path = visitor.path("/events/{name}/live")
    pages = [Seated(visitor.here) for _ in range(100)]

    async def come() -> None:
        for page in pages:
            page.connect(path)
        await hear(0)

    async def hear(before: int) -> None:
        for page in pages:
            await page.until(lambda page=page: page.heard and page.heard[-1]["n"] > before)

    def change(attempt: int) -> Callable[[], None]:
        before = pages[0].heard[-1]["n"]

        async def step() -> None:
            await visitor.step("slip", text=f"1 1 {attempt + 1}NN+1", correct=True)
            await hear(before)

        return lambda: loop.run(step())

    loop.run(come())
    watch.try_out("news", change)
    for number, text in enumerate(ODD_TEXTS):  # nothing that they say is read
        watch.try_out(f"odd {number}", lambda _: lambda: pages[0].say(text))  # noqa: B023 - at once
    watch.try_out("news after that", change)

    async def leave() -> None:
        for page in pages:
            await page.leave()

    loop.run(leave())
    assert not watch.late


def test_what_is_long_would_be_noticed() -> None:
    async def keep_busy() -> None:
        until = time.thread_time() + 2 * MOST_SECONDS
        while time.thread_time() < until:
            pass

    watch = Stopwatch()
    with asyncio.Runner() as loop:
        watch.try_out("busy", lambda _: lambda: loop.run(keep_busy()))
        watch.try_out("idle", lambda _: lambda: loop.run(asyncio.sleep(2 * MOST_SECONDS)))
    assert list(watch.late) == ["busy"]
