"""Rounds over real engines: people act, everything falls, and what they were told is judged.

Two servers share a PostgreSQL and a NATS. By a seed PostgreSQL is paused, stopped and killed,
NATS is paused and killed, servers are killed and paused, and the clock of one is moved. The
people are those of the simulated runs, and so is the checker of histories; only the moments at
which real machines answer are not the seed's.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import httpx

from biritch.server.storage.store import archive_of
from tests.engines import Databases, Engine
from tests.server.histories.lines import Hurried, SocketLine
from tests.server.histories.room import Room, names_of
from tests.server.served import PATIENCE, ROOT, Served, free_port
from tests.server.simulation.friends import Friend
from tests.server.simulation.histories import Step, faults_of
from tests.server.simulation.people import Person
from tests.server.simulation.world import Broken
from tests.started import mind

MANY = 10_000
"""Boards nobody plays: tables go on as long as the round lasts."""
CLOCKS = (-400 * 86_400, -86_400, -600, -5, 5, 600, 86_400, 400 * 86_400)
"""Seconds by which a clock is moved."""
SETTLED = 60.0
"""Seconds in which everything must go on, once nothing is disturbed."""


STARTED = 240.0
"""Seconds a server has to start, on a machine that may be busy with much else."""


@dataclass
class Outcome:
    """What a round came to."""

    tables: int = 0
    acknowledged: int = 0
    """Steps that people were told are done, at tables."""
    in_room: int = 0
    """The same, of the tournament."""
    refused: int = 0
    unknown: int = 0
    """Steps nobody was told anything of."""
    sent_again: int = 0
    lines: int = 0
    trouble: Counter[str] = field(default_factory=Counter)


class Pair:
    """Two servers at ports of their own, each with a clock that can be moved."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        """Start them."""
        self._folder, self._words = folder, ("--database", database, "--bus", bus)
        self.ports = {letter: free_port() for letter in "AB"}
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        for letter in self.ports:
            self.move(letter, 0)
            self.start(letter)
        for letter in self.ports:
            self.await_ready(letter)

    def host(self, letter: str) -> str:
        """Return where the server *letter* listens."""
        return f"127.0.0.1:{self.ports[letter]}"

    def move(self, letter: str, seconds: float) -> None:
        """Let the clock of *letter* be so far ahead."""
        (self._folder / f"ahead-{letter}").write_text(f"{seconds}", encoding="utf-8")

    def start(self, letter: str) -> None:
        """Start a server; it listens a little later."""
        command = [sys.executable, "-m", "tests.moved_clock", f"{self._folder}/ahead-{letter}"]
        command += ["as-served", "serve", "--port", str(self.ports[letter]), *self._words]
        command += ["--robot", "random:sif", "--lang", "en"]
        log = self._folder / f"said-{letter}.txt"
        with log.open("ab") as output:
            self.running[letter] = mind(
                subprocess.Popen(
                    command,
                    cwd=ROOT,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                    start_new_session=True,
                )
            )

    def await_ready(self, letter: str) -> None:
        """Wait until a server answers; one that could not start is started again."""
        end = time.monotonic() + STARTED
        said = self._folder / f"said-{letter}.txt"
        while not Served(self.running[letter], self.ports[letter], said).healthy():
            if self.running[letter].poll() is not None:
                self.start(letter)  # the database was away
            assert time.monotonic() < end, said.read_text(encoding="utf-8")[-2000:]
            time.sleep(0.2)

    def kill(self, letter: str) -> None:
        """End a server as a power cut would, its workers too."""
        with suppress(ProcessLookupError):
            os.killpg(self.running[letter].pid, signal.SIGKILL)
        self.running[letter].wait(PATIENCE)

    def send(self, letter: str, how: signal.Signals) -> None:
        """Send a server and its workers a signal."""
        with suppress(ProcessLookupError):
            os.killpg(self.running[letter].pid, how)

    def close(self) -> None:
        """End both."""
        for letter in self.ports:
            self.send(letter, signal.SIGCONT)
            if self.running[letter].poll() is None:
                self.running[letter].terminate()
        for letter in self.ports:
            try:
                self.running[letter].wait(10)
            except subprocess.TimeoutExpired:
                self.kill(letter)


@contextmanager
def pair(folder: Path, databases: Databases, nats: Engine) -> Iterator[Pair]:
    """Run two servers on a database of their own."""
    found = Pair(folder, databases.fresh(), f"nats://127.0.0.1:{nats.port}")
    with ExitStack() as ending:
        ending.callback(found.close)
        yield found


class Round:
    """One round: people, trouble and what became of it."""

    def __init__(
        self, seed: str, servers: Pair, databases: Databases, nats: Engine, seconds: float
    ) -> None:
        """Let *seed* settle who does what, and what falls within so many *seconds*."""
        self._seed, self._seconds = seed, seconds
        self._servers, self._databases, self._nats = servers, databases, nats
        self._database = databases.address("postgres")
        self._people: list[Person] = []
        self._room: Room | None = None
        self.out = Outcome()

    def run(self) -> Outcome:
        """Live through it.

        Raises:
            Broken: A log is no history of what people were told, or does not go on.
        """
        asyncio.run(self._live())
        self._judge()
        return self.out

    def _chance(self, of: str) -> Hurried:
        return Hurried(f"{self._seed} {of}")

    def _dial(self, person: Person) -> SocketLine:
        chance = person.rng
        return SocketLine(self._servers.host(chance.choice("AB")))

    async def _live(self) -> None:
        async with httpx.AsyncClient(limits=httpx.Limits(keepalive_expiry=2)) as client:
            chance = self._chance("hosts")
            room = self._room = Room(
                lambda: self._servers.host(chance.choice("AB")), client, self._chance("room")
            )
            await self._open(client)
            await room.open()
            lives = [person.live() for person in self._people]
            lives += [work(table) for table in "123" for work in (room.score, room.agree)]
            running = [asyncio.ensure_future(life) for life in (*lives, room.direct())]
            try:
                await self._watch(running, self._trouble())
                for person in self._people:
                    person.calm = True
                await self._watch(running, self._goes_on())
            finally:
                for task in running:
                    task.cancel()
                await asyncio.gather(*running, return_exceptions=True)
            self.out.sent_again = room.sent_again

    @staticmethod
    async def _watch(running: Sequence[asyncio.Future[None]], work: Awaitable[None]) -> None:
        """Await *work*; what fails among the people meanwhile is raised."""
        task = asyncio.ensure_future(work)
        waiting: set[asyncio.Future[Any]] = {task, *running}
        while not task.done():
            done, waiting = await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
            for one in done:
                await one

    async def _open(self, client: httpx.AsyncClient) -> None:
        """Open a table of four and a table of friends."""
        url = f"http://{self._servers.host('A')}/tables"
        seats = dict.fromkeys("NESW", "person")
        asked = {"seats": seats, "seed": self._seed, "robots": "random:sif"}
        told = (await client.post(url, json=asked)).json()
        for seat in "NESW":
            place = told["table"], told["tokens"][seat]
            self._people.append(
                Person(seat, place, self._chance(f"seat {seat}"), MANY, self._dial)
            )
        manners = {"robot": "random:sif", "undo": "ask", "grace": 15}
        friends = {"name": "Anne", "open": ["N", "E", "W"], "manners": manners}
        asked = {"seat": "S", "friends": friends, "seed": self._seed, "robots": "random:sif"}
        told = (await client.post(url, json=asked)).json()

        async def join(friend: Friend) -> int:
            return await self._join(client, friend)

        keys = [("Anne", told["token"], "")]
        keys += [
            (f"{place}a", f"{place}a" * 13, invitation)
            for place, invitation in told["invitations"].items()
            if place in "NEW"
        ]
        for name, key, invitation in keys:
            chance, place = self._chance(f"friend {name}"), (told["table"], key)
            self._people.append(
                Friend(f"{name}-", place, chance, MANY, self._dial, join, invitation)
            )

    async def _join(self, client: httpx.AsyncClient, friend: Friend) -> int:
        body = {"name": friend.name, "key": friend.key}
        headers = {"authorization": f"Bearer {friend.invitation}"}
        while True:
            url = f"http://{self._servers.host(friend.rng.choice('AB'))}"
            with suppress(httpx.TransportError, OSError):
                answer = await client.post(
                    f"{url}/tables/{friend.table}/guests", json=body, headers=headers
                )
                if answer.status_code == httpx.codes.CREATED:
                    return 1
                if answer.status_code in {403, 404, 409}:
                    raise Broken(f"{friend.name} cannot come: {answer.text}")
            await asyncio.sleep(0.5)

    # ---- trouble ----

    async def _trouble(self) -> None:
        """Let one thing after another fall, until the time is over."""
        rng = self._chance("trouble")
        end = time.monotonic() + self._seconds
        kinds: dict[str, Callable[[random.Random], None]] = {
            "PostgreSQL paused": self._pause_database,
            "PostgreSQL stopped": self._stop_database,
            "PostgreSQL killed": self._kill_database,
            "NATS paused": self._pause_bus,
            "NATS killed": self._kill_bus,
            "server killed": self._kill_server,
            "server paused": self._pause_server,
            "clock moved": self._move_clock,
        }
        order: list[str] = []
        while time.monotonic() < end:
            await asyncio.sleep(rng.uniform(0.3, 2.0))
            # Each kind before any comes again.
            order = order or rng.sample([*kinds], len(kinds))
            kind = order.pop()
            self.out.trouble[kind] += 1
            await asyncio.to_thread(kinds[kind], rng)
        for letter in "AB":
            self._servers.move(letter, 0)
            await asyncio.to_thread(self._servers.await_ready, letter)

    def _pause_database(self, rng: random.Random) -> None:
        self._databases.engine.pause()
        time.sleep(rng.uniform(0.2, 5))
        self._databases.engine.go_on()

    def _stop_database(self, rng: random.Random) -> None:
        process = self._databases.engine.process
        assert process is not None
        process.send_signal(signal.SIGINT)  # fast: whoever is connected is sent away
        process.wait(PATIENCE)
        time.sleep(rng.uniform(0.1, 4))
        self._databases.again()

    def _kill_database(self, rng: random.Random) -> None:
        self._databases.engine.kill()
        time.sleep(rng.uniform(0.0, 1))
        self._databases.again()

    def _pause_bus(self, rng: random.Random) -> None:
        self._nats.pause()
        time.sleep(rng.uniform(0.2, 4))
        self._nats.go_on()

    def _kill_bus(self, rng: random.Random) -> None:
        self._nats.kill()
        time.sleep(rng.uniform(0.1, 4))
        self._nats.start()

    def _kill_server(self, rng: random.Random) -> None:
        letter = rng.choice("AB")
        self._servers.kill(letter)
        time.sleep(rng.uniform(0.0, 2))
        self._servers.start(letter)
        self._servers.await_ready(letter)

    def _pause_server(self, rng: random.Random) -> None:
        letter = rng.choice("AB")
        self._servers.send(letter, signal.SIGSTOP)
        time.sleep(rng.uniform(0.2, 5))
        self._servers.send(letter, signal.SIGCONT)

    def _move_clock(self, rng: random.Random) -> None:
        self._servers.move(rng.choice("AB"), rng.choice((*CLOCKS, 0)))

    # ---- the end ----

    def _acknowledged(self) -> Counter[str]:
        """Return how many steps were told done, by log."""
        count = Counter[str]()
        for person in self._people:
            count[person.table] += len(person.acknowledged)
        assert self._room is not None
        count["room"] = sum(one.answered < inf for one in self._room.told.values())
        return count

    async def _goes_on(self) -> None:
        """Wait until every log has grown by something that is told done."""
        assert self._room is not None
        before, end = self._acknowledged(), time.monotonic() + SETTLED
        while any(self._acknowledged()[log] < before[log] + 3 for log in before):
            if time.monotonic() > end:
                waits = [self._room.last, *(person.waits for person in self._people)]
                raise Broken(f"nothing goes on: {before} {self._acknowledged()} {waits}")
            await asyncio.sleep(0.2)

    def _judge(self) -> None:
        archive, faults = archive_of(self._database), []
        steps: dict[str, list[Step]] = {}
        for person in self._people:
            steps.setdefault(person.table, []).extend(steps_of(person))
            self.out.sent_again += person.sent_again
            self.out.acknowledged += len(person.acknowledged)
        for table, asked in steps.items():
            lines = archive.read(table)
            names = [json.loads(line).get("id", "") for line in lines]
            faults += [f"{table}: {fault}" for fault in faults_of(names, asked)]
            self.out.unknown += sum(step.answered == inf for step in asked)
            self.out.lines += len(lines)
        assert self._room is not None
        lines = archive.read(f"event/{self._room.event}")
        faults += [f"the tournament: {fault}" for fault in self._room.faults(lines)]
        self.out.lines += len(lines)
        self.out.tables = len(steps)
        told = self._room.told.values()
        self.out.in_room = sum(one.answered < inf for one in told)
        self.out.refused = sum(one.refused for one in told)
        self.out.unknown += sum(one.answered == inf and not one.refused for one in told)
        if not names_of(lines) or faults:
            raise Broken(f"no history: {faults[:5]}")
        report = archive.verify()
        if not report.ok:
            raise Broken(f"the logs do not verify: {report.faults}")


def steps_of(person: Person) -> list[Step]:
    """Return what *person* asked, for the checker of histories."""
    return [
        Step(
            request,
            asked,
            person.answered_at.get(request, inf),
            person.acknowledged.get(request),
            refused=request in person.refused,
        )
        for request, asked in person.asked_at.items()
    ]
