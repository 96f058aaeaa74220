#!/usr/bin/env python3
"""How many tables of four one server carries, and what a second server adds.

    .venv/bin/python benchmarks/many_tables.py --tables 1000
    .venv/bin/python benchmarks/many_tables.py --tables 2000 --memory
    .venv/bin/python benchmarks/many_tables.py --tables 200 --pause 0 --engines
    .venv/bin/python benchmarks/many_tables.py --tables 200 --pause 0 --engines --servers 2

Four people sit at each table; whoever is to act waits about ``--pause`` seconds. Clients are
processes of their own. Printed are the actions a second, the time from an action to its
acknowledgement as a client has it, how late the server's loop was, the part of a processor
that the servers used, and the processor time of an action. With ``--memory`` nobody plays:
what a table costs is how much more memory the second half of the tables took than the first.
With ``--engines`` a PostgreSQL and a NATS are started (Debian's packages), which the servers
share; without, one server keeps a file.
"""

from __future__ import annotations

import argparse
import asyncio
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
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

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
    parser.add_argument("--engines", action="store_true", help="on PostgreSQL and NATS")
    parser.add_argument("--memory", action="store_true", help="only what a table costs")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = stack.enter_context(serving(folder, options))
        if options.memory:
            weighed(servers[0], options)
        else:
            measured(servers, options)


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
                servers.append(Server(words, folder))
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

    def __init__(self, words: list[str], folder: Path) -> None:
        """Start it."""
        self.port, self.metrics = engines.free_port(), engines.free_port()
        places = ["--port", str(self.port), "--metrics", f"127.0.0.1:{self.metrics}"]
        command = [sys.executable, "-m", "biritch.cli.main", "serve", *places, *words]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        said = (folder / f"said-{self.port}.txt").open("wb")
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=said, stderr=said
        )

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
        waits = sorted(wait for end in ends for wait in end.recv())
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
        asked = (there, ports, tables, options.pause)
        clients.append(context.Process(target=client_process, args=asked))
        clients[-1].start()
        ends.append(here)
    try:
        yield ends
    finally:
        for each in clients:
            each.join(30)
            if each.is_alive():
                each.terminate()


def client_process(end: Connection, ports: list[int], tables: range, pause: float) -> None:
    """Be the people of *tables*."""
    asyncio.run(Crowd(ports, pause).live(end, tables))


class Crowd:
    """The people of one process."""

    def __init__(self, ports: list[int], pause: float) -> None:
        """Act after about *pause* seconds, on lines to servers at *ports*."""
        self._ports, self._pause = ports, pause
        self._rng = random.Random(1)
        self._waits: list[float] | None = None
        self._lines: list[ClientConnection] = []

    async def live(self, end: Connection, tables: range) -> None:
        """Sit down, say so, play, and tell how long each action took."""
        playing = []
        for table in tables:
            opened = await asyncio.to_thread(self._open, table)
            for at, seat in enumerate("NESW"):
                # The four of a table come by whichever server a load balancer gives them.
                port = self._ports[(table + at) % len(self._ports)]
                playing.append(asyncio.create_task(await self._sit(port, opened, seat)))
        end.send("all sit")
        await asyncio.to_thread(end.recv)
        self._waits = []
        await asyncio.to_thread(end.recv)
        waits, self._waits = self._waits, None
        end.send(waits)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def _open(self, table: int) -> dict[str, Any]:
        asked = {"seats": dict.fromkeys("NESW", "person"), "seed": f"many {table}"}
        port = self._ports[table % len(self._ports)]
        body = json.dumps({**asked, "faceDown": False}).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{port}/tables", body, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            opened: dict[str, Any] = json.load(answer)
        return opened

    async def _sit(
        self, port: int, opened: dict[str, Any], seat: str
    ) -> Coroutine[None, None, None]:
        url, origin = f"ws://127.0.0.1:{port}/ws", Origin(f"http://127.0.0.1:{port}")
        line = await connect(
            url, origin=origin, max_size=2**22, compression=None, open_timeout=60
        )
        hello = {"t": "hello", "table": opened["table"], "token": opened["tokens"][seat]}
        await line.send(json.dumps(hello))
        return self._play(line, seat)

    async def _play(self, line: ClientConnection, seat: str) -> None:
        try:
            asked, acting = 0, None
            sent: dict[str, float] = {}
            async for text in line:
                told = read(text)
                if told.t == "done" and told.id in sent:
                    wait = time.monotonic() - sent.pop(told.id)
                    if self._waits is not None:
                        self._waits.append(wait)
                elif told.t == "view":
                    if acting is not None:
                        acting.cancel()
                    what = self._wanted(told, seat)
                    if what is not None:
                        asked += 1
                        said = {**what, "id": f"{seat}{asked}", "on": told.n}
                        acting = asyncio.create_task(self._act(line, said, sent))
        finally:
            await line.close()

    async def _act(
        self, line: ClientConnection, said: dict[str, Any], sent: dict[str, float]
    ) -> None:
        await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))
        sent[said["id"]] = time.monotonic()
        with suppress(ConnectionClosed):  # the end has come meanwhile
            await line.send(json.dumps(said))

    def _wanted(self, told: Told, seat: str) -> dict[str, Any] | None:
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
