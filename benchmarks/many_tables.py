#!/usr/bin/env python3
"""How many tables of four one server carries, and what a second server adds.

    .venv/bin/python benchmarks/many_tables.py --tables 1000
    .venv/bin/python benchmarks/many_tables.py --tables 1000 --pin
    .venv/bin/python benchmarks/many_tables.py --tables 2000 --memory
    .venv/bin/python benchmarks/many_tables.py --tables 200 --pause 0 --engines
    .venv/bin/python benchmarks/many_tables.py --tables 200 --pause 0 --engines --servers 2
    .venv/bin/python benchmarks/many_tables.py --tables 200 --engines --servers 2 --apart

Four people sit at each table; whoever is to act waits about ``--pause`` seconds. Clients are
processes of their own. Printed are the actions a second, the time from an action to its
acknowledgement as a client has it, how late the people acted (as late as they may read an
answer, which is not the server's fault), how late the server's loop was, the part of a
processor that the servers used, the processor time of an action, and how long the disk takes
to keep a line when nobody plays (``TMPDIR`` says where; ``/dev/shm`` is no disk). With
``--memory`` nobody plays: what a table costs is how much more memory the second half of the
tables took than the first. With ``--engines`` a PostgreSQL and a NATS are started (Debian's
packages), which the servers share; without, one server keeps a file. With ``--pin`` the
servers have the first processor to themselves and the people the others, so that neither
takes time from the other (Linux).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests import engines  # noqa: E402 - the path is set above

SETTINGS = """[limits]
tables_opened = [1e6, 1e6]
requests_per_address = [1e7, 1e7]
wrong_keys = [1e6, 1e6]
connections = 60000
connections_per_address = 60000
waiting_per_address = 60000
tables = 50000
"""
QUIET = 1.0
"""Seconds after everybody sat down before anything is measured."""


class Told(msgspec.Struct):
    """What a person looks at of a message."""

    t: str
    n: int = 0
    id: str | None = None
    phase: str = ""
    legal: list[str] = []
    can_next: bool = msgspec.field(name="canNext", default=False)


read = msgspec.json.Decoder(Told).decode


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30, help="how long it is measured")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds before an action")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--clients", type=int, default=2, help="processes of people")
    parser.add_argument("--apart", action="store_true", help="a table's four by all servers")
    parser.add_argument("--engines", action="store_true", help="on PostgreSQL and NATS")
    parser.add_argument("--memory", action="store_true", help="only what a table costs")
    parser.add_argument("--pin", action="store_true", help="a processor for the servers alone")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = stack.enter_context(serving(folder, options))
        if options.memory:
            weighed(servers[0], options)
        else:
            measured(servers, options)
            syncs = disk(folder)
            print(f"disk alone, p99      {1000 * part(syncs, 0.99):8.1f} ms")
            print(f"disk alone, slowest  {1000 * part(syncs, 1):8.1f} ms")


def disk(folder: Path, seconds: float = 20) -> list[float]:
    """Return how long the disk takes for a little more, in order, with nothing else to do.

    A server that tells nobody what is not stored answers no sooner.
    """
    found, end = [], time.monotonic() + seconds
    with (folder / "disk").open("wb", buffering=0) as file:
        while time.monotonic() < end:
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            found.append(time.perf_counter() - begun)
            time.sleep(0.01)
    return sorted(found)


@contextmanager
def serving(folder: Path, options: argparse.Namespace) -> Iterator[list[Server]]:
    """Start the servers, and what they share."""
    settings = folder / "settings.toml"
    settings.write_text(SETTINGS, encoding="utf-8")
    words, servers = ["--settings", str(settings)], list[Server]()
    with ExitStack() as stack:
        if options.engines:
            database = stack.enter_context(engines.databases()).fresh()
            bus = stack.enter_context(engines.bus())
            words += ["--database", database, "--bus", f"nats://127.0.0.1:{bus.port}"]
        else:
            words += ["--database", f"sqlite:///{folder}/tables.db"]
        try:
            for _ in range(options.servers):
                servers.append(Server(words, folder, pinned=options.pin))
            for server in servers:
                server.wait()
            time.sleep(6)  # systems are read meanwhile
            yield servers
        finally:
            for server in servers:
                server.process.terminate()
            for server in servers:
                server.process.wait(60)


class Server:
    """A server of its own, and what the system says of it."""

    def __init__(
        self,
        words: list[str],
        folder: Path,
        *,
        pinned: bool = False,
        program: Sequence[str] = ("-m", "biritch.cli.main"),
    ) -> None:
        """Start *program*, where *pinned* on the first processor."""
        self.port, self.metrics = engines.free_port(), engines.free_port()
        places = ["--port", str(self.port), "--metrics", f"127.0.0.1:{self.metrics}"]
        command = [sys.executable, *program, "serve", *places, *words]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        said = (folder / f"said-{self.port}.txt").open("wb")
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=said, stderr=said
        )
        if pinned:
            os.sched_setaffinity(self.process.pid, {min(os.sched_getaffinity(0))})

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5)
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise TimeoutError(f"nobody answers at {self.port}")

    @property
    def used(self) -> float:
        """Return the seconds of a processor it has used so far (Linux)."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Return the kilobytes it holds (Linux)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def late(self) -> dict[float, float]:
        """Return how often its loop was late so many seconds at most, so far."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics}/metrics") as answer:
            text = answer.read().decode()
        found = re.findall(
            r'^biritch_loop_late_seconds_bucket{le="(.+)"} (\S+)', text, re.MULTILINE
        )
        return {float(bound): float(count) for bound, count in found}


def measured(servers: list[Server], options: argparse.Namespace) -> None:
    """Let people play for some time, and print what was seen."""
    with people(servers, options) as ends:
        for end in ends:
            end.recv()  # all sit
        time.sleep(QUIET + 2 * options.pause)
        for end in ends:
            end.send("begin")
        before, late = [server.used for server in servers], [s.late() for s in servers]
        begun = time.monotonic()
        time.sleep(options.seconds)
        for end in ends:
            end.send("end")
        passed = time.monotonic() - begun
        used = [server.used - then for server, then in zip(servers, before, strict=True)]
        told = [end.recv() for end in ends]
        waits = sorted(wait for waited, _ in told for wait in waited)
        behind = sorted(late for _, lates in told for late in lates)
        after = [server.late() for server in servers]
    delays = {
        bound: sum(now[bound] - then[bound] for now, then in zip(after, late, strict=True))
        for bound in (after[0] if after else ())
    }
    actions = len(waits)
    print(f"{options.tables} tables, {options.servers} servers, {passed:.0f} s")
    print(f"actions a second     {actions / passed:8.1f}")
    print(f"answer, median       {1000 * part(waits, 0.5):8.1f} ms")
    print(f"answer, p99          {1000 * part(waits, 0.99):8.1f} ms")
    print(f"people late, p99     {1000 * part(behind, 0.99):8.1f} ms")
    print(f"loop late, p99 below {1000 * below(delays, 0.99):8.1f} ms")
    print(f"processors used      {' '.join(f'{each / passed:8.2f}' for each in used)}")
    print(f"processor an action  {1000 * sum(used) / max(1, actions):8.2f} ms")
    print(f"memory               {' '.join(f'{s.memory // 1024} MB' for s in servers)}")


def part(waits: list[float], share: float) -> float:
    """Return what *share* of *waits* are below."""
    return waits[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


def below(delays: dict[float, float], share: float) -> float:
    """Return the bound that *share* of the delays are below."""
    whole = max(delays.values(), default=0)
    return next((bound for bound, n in sorted(delays.items()) if n >= share * whole), 0.0)


def weighed(server: Server, options: argparse.Namespace) -> None:
    """Print what a table more costs, with its four people and when they are gone."""
    half, empty = options.tables // 2, server.memory
    options.tables, options.pause = half, 1e9
    with people([server], options) as first:
        for end in first:
            end.recv()
        time.sleep(5)
        once = server.memory
        with people([server], options) as second:
            for end in second:
                end.recv()
            time.sleep(5)
            twice = server.memory
            print(f"empty {empty} kB, {half} tables {once} kB, {2 * half} tables {twice} kB")
            print(f"a table with four people costs {(twice - once) / half:.1f} kB")
            for end in (*first, *second):
                end.send("begin")
                end.send("end")
                end.recv()
    time.sleep(5)
    print(f"when they are gone {(server.memory - empty) / 2 / half:.1f} kB are still held")


@contextmanager
def people(servers: list[Server], options: argparse.Namespace) -> Iterator[list[Connection]]:
    """Sit people down, in processes of their own."""
    context, ends, clients = multiprocessing.get_context("spawn"), [], []
    ports = [server.port for server in servers]
    for client in range(options.clients):
        here, there = context.Pipe()
        tables = range(client, options.tables, options.clients)
        asked = (there, ports, tables, options.pause, options.apart)
        clients.append(context.Process(target=client_process, args=asked))
        clients[-1].start()
        if options.pin:
            first, *others = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(clients[-1].pid or 0, others or [first])
        ends.append(here)
    try:
        yield ends
    finally:
        for each in clients:
            each.join(30)
            if each.is_alive():
                each.terminate()


def client_process(
    end: Connection,
    ports: list[int],
    tables: range,
    pause: float,
    apart: bool,  # noqa: FBT001 - a process is given what it is given in order
) -> None:
    """Be the people of *tables*."""
    gc.disable()  # the clients wait for the server, not for themselves
    asyncio.run(Crowd(ports, pause, apart=apart).live(end, tables))


class Line(asyncio.Protocol):
    """A WebSocket as light as can be: clients share the processors with what is measured."""

    def __init__(self, port: int, heard: Callable[[bytes], None]) -> None:
        """Hear every text that comes from the server at *port*."""
        self._port, self._heard = port, heard
        self._buffer, self._open = bytearray(), False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport, host = transport, f"127.0.0.1:{self._port}"
        transport.write(
            f"GET /ws HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n"
            "upgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def send(self, message: dict[str, Any]) -> None:
        """Send *message*, masked with zeros."""
        self._write(1, json.dumps(message).encode())

    def _write(self, opcode: int, data: bytes) -> None:
        length = len(data)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | opcode,)) + size + bytes(4) + data)

    def data_received(self, data: bytes) -> None:
        """Take frames apart: those of a server are whole and bear no mask."""
        self._buffer += data
        if not self._open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._next()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._heard(payload)
            elif opcode == 9:
                self._write(10, payload)

    def _next(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        wide = {126: 2, 127: 8}.get(buffer[1], 0)
        begin = 2 + wide
        if len(buffer) < begin:
            return None
        length = int.from_bytes(buffer[2:begin], "big") if wide else buffer[1]
        if len(buffer) < begin + length:
            return None
        frame = buffer[0] & 15, bytes(buffer[begin : begin + length])
        del buffer[: begin + length]
        return frame


class Person:
    """Who sits in a seat, and acts some time after it is his turn."""

    def __init__(self, crowd: Crowd, seat: str) -> None:
        """Sit in *seat*."""
        self._crowd, self._seat = crowd, seat
        self.line: Line | None = None
        self._asked = 0
        self._acting: asyncio.TimerHandle | None = None
        self._sent: dict[str, float] = {}

    def heard(self, text: bytes) -> None:
        """Look at no more of a message than has to be."""
        if text.startswith(b'{"t":"done"'):
            sent = self._sent.pop(read(text).id or "", None)
            if sent is not None:
                self._crowd.waited(time.monotonic() - sent)
        elif b'"t":"view"' in text[:200]:
            if self._acting is not None:
                self._acting.cancel()
                self._acting = None
            if b'"legal":[]' in text and b'"canNext":false' in text:
                return
            told = read(text)
            what = self._crowd.wanted(told, self._seat)
            if what is not None:
                self._asked += 1
                said = {**what, "id": f"{self._seat}{self._asked}", "on": told.n}
                wait = self._crowd.pause()
                loop = asyncio.get_running_loop()
                self._acting = loop.call_later(wait, self._act, said, loop.time() + wait)

    def _act(self, said: dict[str, Any], due: float) -> None:
        assert self.line is not None
        self._acting = None
        self._crowd.acted(asyncio.get_running_loop().time() - due)
        self._sent[said["id"]] = time.monotonic()
        self.line.send(said)


class Crowd:
    """The people of one process."""

    def __init__(self, ports: list[int], pause: float, *, apart: bool) -> None:
        """Act after about *pause* seconds, on lines to servers at *ports*.

        The four of a table come by one of them, as a load balancer lets them that knows of
        tables (``deploy/``), or else by all of them, *apart*.
        """
        self._ports, self._pause, self._apart = ports, pause, apart
        self._rng = random.Random(1)
        self._waits: list[float] | None = None
        self._lates: list[float] = []

    def waited(self, seconds: float) -> None:
        """Note how long an answer took."""
        if self._waits is not None:
            self._waits.append(seconds)

    def acted(self, late: float) -> None:
        """Note how late somebody acted: as late may an answer be read."""
        if self._waits is not None:
            self._lates.append(late)

    def pause(self) -> float:
        """Return how long somebody thinks."""
        return self._pause * self._rng.uniform(0.5, 1.5)

    async def live(self, end: Connection, tables: range) -> None:
        """Sit down, say so, play, and tell how long each action took."""
        people = []
        for table in tables:
            opened = await asyncio.to_thread(self._open, table)
            for at, seat in enumerate("NESW"):
                port = self._ports[(table + self._apart * at) % len(self._ports)]
                people.append(await self._sit(port, opened, seat))
        end.send("all sit")
        await asyncio.to_thread(end.recv)
        self._waits = []
        await asyncio.to_thread(end.recv)
        waits, self._waits = self._waits, None
        end.send((waits, self._lates))
        for person in people:
            person.transport.abort()

    def _open(self, table: int) -> dict[str, Any]:
        asked = {"seats": dict.fromkeys("NESW", "person"), "seed": f"many {table}"}
        port = self._ports[table % len(self._ports)]
        body = json.dumps({**asked, "faceDown": False}).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{port}/tables", body, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            opened: dict[str, Any] = json.load(answer)
        return opened

    def person(self, seat: str) -> Person:
        """Return who sits in *seat*."""
        return Person(self, seat)

    async def _sit(self, port: int, opened: dict[str, Any], seat: str) -> Line:
        person = self.person(seat)
        line = Line(port, person.heard)
        person.line = line
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
        await asyncio.wait_for(line.opened, 60)
        line.send({"t": "hello", "table": opened["table"], "token": opened["tokens"][seat]})
        return line

    def wanted(self, told: Told, seat: str) -> dict[str, Any] | None:
        """Return what is done in *seat*, if anything."""
        if told.can_next and seat == "N":
            return {"t": "next"}
        if not told.legal:
            return None
        if told.phase == "auction":
            bids = [call for call in told.legal if call[0] in "123" and call[-1] != "X"]
            low = bids and self._rng.random() < 0.4
            return {"t": "call", "call": bids[0] if low else "P"}
        return {"t": "play", "card": told.legal[0]}


if __name__ == "__main__":
    main()
