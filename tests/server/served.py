"""What the tests of the server share: a server of our own, and people who talk to it."""

from __future__ import annotations

import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import Forked, Nursery
from tests.started import mind

PATIENCE = 60.0
"""Seconds to wait for anything; machines may be slow."""
ROOT = Path(__file__).resolve().parents[2]
_ids = itertools.count(1)
_starts: Counter[str] = Counter()


def free_port() -> int:
    """Return a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Served:
    """A server that runs, and what it printed."""

    process: subprocess.Popen[bytes] | Forked
    port: int
    log: Path

    @property
    def host(self) -> str:
        """Its name and port."""
        return f"127.0.0.1:{self.port}"

    def open(self, **asked: object) -> dict[str, Any]:
        """Open a table; robots call and play at random unless told otherwise."""
        body = json.dumps({"robots": "random:sif", **asked}).encode()
        request = urllib.request.Request(f"http://{self.host}/tables", body, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def healthy(self) -> bool:
        """Whether it answers."""
        try:
            with urllib.request.urlopen(f"http://{self.host}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def others(self) -> list[str]:
        """Return the processes of its session besides itself that still run."""
        listed = subprocess.run(
            ["ps", "-eo", "pid=,sess=,stat="], check=True, capture_output=True, text=True
        )
        rows = [line.split() for line in listed.stdout.splitlines()]
        mine = str(self.process.pid)
        return [
            pid
            for pid, session, state in rows
            if session == mine and pid != mine and state[0] != "Z"
        ]

    def send(self, how: signal.Signals, *, to_all: bool = False) -> None:
        """Send a signal, to the whole session as a terminal would if *to_all*."""
        if to_all:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """End it in order; return all it said."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        return self.log.read_text(encoding="utf-8")


def start(
    folder: Path,
    *words: str,
    database: str = "memory:",
    port: int = 0,
    order: tuple[str, ...] = ("serve",),
    chance: str = "",
    nursery: Nursery | None = None,
) -> Served:
    """Start a server by the command *order* and wait until it answers.

    Its chance is settled by a word, or else by the test (:mod:`tests.seeded`). A *nursery*
    bears it sooner than a fresh interpreter does.
    """
    port = port or free_port()
    log = folder / f"log-{time.monotonic_ns()}.txt"
    where = ["--port", str(port), "--database", database]
    asked = [*order, *where, "--robot", "random:sif", "--lang", "en", *words]
    chance = chance or _word()
    process = nursery.bear(chance, asked, log) if nursery else _fresh(chance, asked, log)
    served = Served(process, port, log)
    end = time.monotonic() + PATIENCE
    while not served.healthy():
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise AssertionError(f"no server: {log.read_text(encoding='utf-8')[-2000:]}")
        time.sleep(0.01 if nursery else 0.05)
    return served


def _fresh(chance: str, asked: list[str], log: Path) -> subprocess.Popen[bytes]:
    with log.open("wb") as output:
        return mind(
            subprocess.Popen(
                [sys.executable, "-m", "tests.seeded", chance, *asked],
                cwd=ROOT,
                stdout=output,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        )


def _word() -> str:
    """Return a word for the next server of this test: another one has other tables."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    _starts[test] += 1
    return f"{test} {_starts[test]}"


@contextmanager
def serving(
    folder: Path,
    *words: str,
    database: str = "memory:",
    order: tuple[str, ...] = ("serve",),
    chance: str = "",
) -> Iterator[Served]:
    """Run a server for as long as it is wanted."""
    served = start(folder, *words, database=database, order=order, chance=chance)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()


@dataclass
class Person:
    """Someone at a table: a socket, the view seen last, and every frame that came."""

    socket: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    frames: list[str] = field(default_factory=list)
    line: ExitStack = field(default_factory=ExitStack)

    @classmethod
    def enter(
        cls, served: Served, table: str, token: str = "", seen: int = 0, **more: object
    ) -> Person:
        """Say hello and wait for the first answer."""
        person = cls.connected(served)
        person.say({"t": "hello", "table": table, "token": token, "seen": seen, **more})
        return person

    @classmethod
    def connected(cls, served: Served, **how: Any) -> Person:
        """Connect without a word."""
        origin = how.pop("origin", f"http://{served.host}")
        url, line = f"ws://{served.host}/ws", ExitStack()
        found = connect(url, origin=origin, max_size=2**22, proxy=None, **how)
        return cls(line.enter_context(found), line=line)

    @classmethod
    def seated(cls, served: Served, **asked: object) -> Person:
        """Open a table, sit down at it and wait for the cards; robots do not dawdle."""
        opened = served.open(**asked)
        person = cls.enter(served, opened["table"], opened["token"])
        person.until(lambda view: view["t"] == "view")
        assert person.ask("settings", robotPace=0)["t"] == "done"
        return person

    def say(self, message: object) -> None:
        """Send *message*, whatever it is."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "view":
            self.view = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hear messages until one is *wanted*."""
        while not wanted(message := self.hear()):
            pass
        return message

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Ask for something; return the answer that names it."""
        said = str(fields.pop("id", f"id-{next(_ids)}"))
        self.say({"t": kind, "id": said, "on": self.view.get("n", 0), **fields})
        return self.until(lambda message: message.get("id") == said)

    def no_questions(self) -> None:
        """Have the opening lead turned up, when it waits for me."""
        if self.view["canFace"]:
            self.ask("face")

    def my_turn(self) -> bool:
        """Wait until I may act; return whether the board goes on."""
        while self.view["phase"] != "over" and not self.view["legal"]:
            self.no_questions()
            self.hear()
        return bool(self.view["phase"] != "over")

    def act(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
        """Do one legal thing; robots may act before it arrives, so try until it is done."""
        while self.my_turn():
            action = choose(self.view["legal"])
            kind = "call" if self.view["phase"] == "auction" else "play"
            answer = self.ask(kind, **{"call" if kind == "call" else "card": action})
            if answer["t"] == "done":
                return
            assert answer["code"] == "stale", answer

    def to_the_end(self) -> None:
        """Pass and play until the board is over."""
        while self.my_turn():
            self.act()

    def closed(self) -> bool:
        """Whether the server has ended the connection, once all it said is heard."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return True

    def leave(self) -> None:
        """Go away."""
        self.line.close()


def state(served: Served, table: str) -> dict[str, Any]:
    """Return the table as a spectator who comes now sees it."""
    watcher = Person.enter(served, table)
    view = watcher.until(lambda message: message["t"] == "view")
    watcher.leave()
    return {name: view[name] for name in view if name not in {"seats", "since"}}
