"""What hostile clients do, bounded in number and time, against a server of our own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import os
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

from biritch.coach.tutor import Advice
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.claiming.own_claims import OwnClaim
from biritch.robots.robot import Decision
from biritch.server.host import Host
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.services import Services
from biritch.server.web.application import application
from biritch.server.web.bounded_logs import BoundedLogs
from biritch.server.web.guard import Guard
from biritch.server.web.limits import limits_of
from biritch.server.web.security import LOOPBACK
from biritch.server.web.server import Address, Server, listen, uvicorn_config
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge, by_rule
from tests.server.served import Served

HALF = b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-le"
"""A request that is never finished."""


class SimpleMind:
    """Decides at once and without thought: attacks are not about robots."""

    is_hurried = False

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Return a legal action."""
        del robot, seed, table
        return by_rule(view)

    async def advise(self, robot: str, view: View, seed: str, table: str = "") -> Advice:
        """Advise a legal action."""
        decided = await self.decide(robot, view, seed, table)
        return Advice(decided.action, decided.reason)

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Claim nothing."""
        del view, table
        return None

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Accept no claim."""
        del view, claim, seed, table
        return ClaimAnswer(accepts=False)


async def no_solver(game: Game) -> None:
    """Find nothing out about *game*."""
    del game


@contextmanager
def attacked(folder: Path, limits: Mapping[str, object]) -> Iterator[Served]:
    """Run a server with *limits* for as long as it is wanted, in a thread of this process."""
    log = folder / "log.txt"
    handler = logging.FileHandler(log, encoding="utf-8")
    handler.addFilter(BoundedLogs(time.monotonic))
    root = logging.getLogger()
    root.addHandler(handler)
    allowed = limits_of(limits)
    bound = listen(Address(port=0))
    services = Services(
        SimpleMind(), SystemLibrary(), no_solver, "attacks", pace=0, limits=allowed
    )

    @asynccontextmanager
    async def hosted() -> AsyncIterator[Host]:
        host = Host(MemoryStore(), services, TableDefaults(), time.time)
        host.start()
        try:
            yield host
        finally:
            await host.close()

    app = application(hosted, LOOPBACK, Guard(allowed, time.monotonic))
    ready = threading.Event()
    server = Server(uvicorn_config(app, allowed), ready.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([bound])))
    thread.start()
    try:
        assert ready.wait(60)
        yield Served(cast("Any", None), bound.getsockname()[1], log)
    finally:
        server.should_exit = True
        thread.join(60)
        root.removeHandler(handler)
        handler.close()


def connection(served: Served) -> socket.socket:
    """Return a connection on which nothing was said."""
    return socket.create_connection(("127.0.0.1", served.port), timeout=20)


@contextmanager
def half_open(served: Served, many: int) -> Iterator[list[socket.socket]]:
    """Hold *many* connections on which a request was begun and not finished."""
    held: list[socket.socket] = []
    try:
        for _ in range(many):
            line = connection(served)
            held.append(line)
            with contextlib.suppress(OSError):  # the oldest ones are ended meanwhile
                line.sendall(HALF)
        yield held
    finally:
        for line in held:
            line.close()


def ended(line: socket.socket, seconds: float = 20.0) -> bool:
    """Whether the server ends *line* within *seconds*."""
    line.settimeout(seconds)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def web_socket(served: Served) -> socket.socket:
    """Return a connection that has become a WebSocket, to write raw frames on."""
    line = connection(served)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /ws HTTP/1.1\r\nhost: {served.host}\r\norigin: http://{served.host}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key}\r\n\r\n"
    )
    line.sendall(head.encode())
    assert b" 101 " in line.recv(4096)
    return line


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Return a frame as a browser masks it (with zeros: the payload stays readable)."""
    assert len(payload) < 126
    return bytes([final << 7 | opcode, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


def flood(line: socket.socket, piece: bytes, seconds: float) -> bool:
    """Send *piece* over and over; return whether the line was ended meanwhile."""
    line.settimeout(1.0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            line.sendall(piece)
        except TimeoutError:
            continue
        except OSError:
            return True
    return ended(line, 1.0)


def asked(
    served: Served, path: str, body: object = None, **headers: str
) -> tuple[int, dict[str, str], Any]:
    """Ask for *path*; return the status, the headers and the document."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://{served.host}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            told = answer.read()
            return answer.status, dict(answer.headers), json.loads(told) if told else None
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), json.loads(error.read())


def statuses(served: Served, path: str, bodies: list[object], **headers: str) -> list[int]:
    """Return the statuses of many requests, one after another."""
    return [asked(served, path, body, **headers)[0] for body in bodies]
