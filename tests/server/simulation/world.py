"""One run: a server, its disk, people and what befalls them, all settled by one seed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random
import secrets
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.server.host import Host
from biritch.server.storage.store import archive_of
from biritch.server.tables import log_events, log_setup
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.opening import TableDefaults, read_opening
from biritch.server.tables.services import Services
from biritch.server.web.application import application
from biritch.server.web.guard import Guard
from biritch.server.web.limits import Limits
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge
from biritch.table.table import Table
from tests.server.simulation.clock import SimulatedLoop
from tests.server.simulation.disk import SimulatedStore, durable_lines
from tests.server.simulation.network import Line
from tests.server.simulation.people import Person
from tests.table.visibility import may_see, still_held

GAMES = ("contract", "minibridge", "rubber", "dummy_whist", "honeymoon_draw", "whist")
PEOPLE = ("NESW", "NS", "S", "NES", "EW")
BRIDGE = ("contract", "rubber")
LONGEST = 3600.0
"""Seconds of the simulated clock in which all boards are over once nothing is disturbed."""


class Broken(AssertionError):
    """What must never happen did."""


@dataclass
class Outcome:
    """What a run came to; ``trace`` is the same for the same seed."""

    boards: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    crashes: int = 0
    full: int = 0
    lines: int = 0
    trace: str = ""


class _Mind:
    """Robots that take any action, after a while."""

    hurried = False

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Return an action chosen by *seed*."""
        del robot, table
        rng = random.Random(seed)
        await asyncio.sleep(rng.expovariate(1 / 0.4))
        calm = [action for action in view.legal if str(action) == "P"]
        action = calm[0] if calm and rng.random() < 0.6 else rng.choice(view.legal)
        return Decision(action, Phrase.of("server-by-rule"))

    async def advise(self, robot: str, view: View, seed: str, table: str = "") -> Any:
        """Nobody asks here."""
        raise NotImplementedError

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Agree to a claim, or not."""
        del view, claim, table
        rng = random.Random(seed)
        await asyncio.sleep(rng.expovariate(1 / 0.4))
        return ClaimAnswer(rng.random() < 0.7)


async def _unsolved(game: Game) -> None:
    del game


def _silent() -> SystemLibrary:
    library = SystemLibrary()
    library.find = dict[str, None]().get  # type: ignore[assignment]
    return library


LIBRARY = _silent()
"""No meanings: they are another room's, and dear."""


@dataclass
class _Truth:
    """A table as the disk has it, event by event; no code of the server folds it."""

    name: str
    tables: list[Table] = field(default_factory=list)
    ids: dict[tuple[str, str], int] = field(default_factory=dict)

    def follow(self, lines: list[bytes]) -> None:
        """Take more *lines* of the log."""
        for line in lines:
            if not self.tables:
                self.tables.append(Table(log_setup.read_opened(line)[1]))
                continue
            n = len(self.tables)
            entry = log_events.read(line, n)
            self.tables.append(self.tables[-1].after(entry.event))
            if entry.id:
                doer = (str(entry.doer), entry.id)
                if doer in self.ids:
                    raise Broken(
                        f"{self.name}: {entry.id} is in lines {self.ids[doer]} and {n}"
                    )
                self.ids[doer] = n


class _Faults(logging.Handler):
    """Hears of what went wrong in the server and was only logged."""

    def __init__(self, fail: Callable[[BaseException], None]) -> None:
        super().__init__(logging.ERROR)
        self._fail = fail

    def emit(self, record: logging.LogRecord) -> None:
        """Let the run fail, where an exception was not foreseen."""
        if record.exc_info and record.exc_info[1] is not None:
            self._fail(record.exc_info[1])


class World:
    """A run from its beginning to its end."""

    def __init__(self, seed: str, folder: Path, boards: int) -> None:
        """Settle everything by *seed*; play *boards* at each of one to three tables."""
        self._seed, self._boards = seed, boards
        self.loop = SimulatedLoop()
        self._path = folder / "tables.db"
        self._rng = random.Random(f"{seed} world")
        self._draws = 0
        self.out = Outcome()
        self._trace = hashlib.sha256()
        self._mine: set[asyncio.Task[Any]] = set()
        self._fault: asyncio.Future[None] = self.loop.create_future()
        self._truths: dict[str, _Truth] = {}
        self._people: list[Person] = []
        self._lines: list[Line] = []
        self._up = True

    def run(self) -> Outcome:
        """Live through it all.

        Raises:
            Broken: What must never happen did.
        """
        names = random.Random(f"{self._seed} names")
        asyncio.set_event_loop(self.loop)
        log, faults = logging.getLogger("biritch"), _Faults(self._fail)
        was = log.propagate
        log.propagate = False
        log.addHandler(faults)
        try:
            with (
                patch.object(secrets, "choice", names.choice),
                patch.object(secrets, "randbelow", names.randrange),
                patch.object(secrets, "token_hex", lambda size: names.randbytes(size).hex()),
                patch.object(
                    secrets, "token_urlsafe", lambda size: names.randbytes(size).hex()
                ),
            ):
                self.loop.run_until_complete(self._life())
        finally:
            log.propagate = was
            log.removeHandler(faults)
            asyncio.set_event_loop(None)
            self.loop.close()
        self._verify()
        self.out.trace = self._trace.hexdigest()
        return self.out

    # ---- the server ----

    def _start(self) -> None:
        self._store = SimulatedStore(self._path, self.loop, self._chance("disk"))
        limits = Limits()
        seed = f"{self._seed} {self.out.crashes}"
        services = Services(_Mind(), LIBRARY, _unsolved, seed, 0, limits)
        self._host = Host(self._store, services, TableDefaults(), self.loop.time)
        self._host.tables.start()
        self._app = application(self._hosted, None, Guard(limits, self.loop.time))
        self._app.state.host = self._host  # type: ignore[attr-defined]
        self._up = True

    def _hosted(self) -> Any:
        raise NotImplementedError

    async def _crash(self) -> None:
        """Let the server fall and stand up again; people find their lines cut."""
        self.out.crashes += 1
        self._up = False
        self._store.fall()
        for line in self._lines:
            line.break_off()
        await self._end_all()
        await asyncio.sleep(self._rng.uniform(0.1, 5))
        self._start()

    async def _end_all(self) -> None:
        """End whatever the server was doing."""
        for _ in range(50):
            others = {t for t in asyncio.all_tasks() if t not in self._mine}
            if not others:
                break
            for task in others:
                task.cancel()
            await asyncio.wait(others, timeout=0.001)

    def _dial(self, person: Person) -> Line:
        self._draws += 1
        rng = self._chance(f"line {person.table} {person.seat} {self._draws}")
        line = Line(self.loop, rng, lambda text: self._overheard(person, text))
        if self._up:
            serving: asyncio.Task[None] = self.loop.create_task(
                self._app(line.scope(self._app), line.receive, line.send)  # type: ignore[arg-type]
            )
            serving.add_done_callback(lambda task: self._served(task, line))
            self._lines = [each for each in self._lines if not each.cut] + [line]
        else:
            line.break_off()
        return line

    def _served(self, task: asyncio.Task[None], line: Line) -> None:
        line.break_off()
        if not task.cancelled() and (fault := task.exception()):
            self._fail(fault)

    # ---- what is looked at whenever something is told ----

    def _fail(self, fault: BaseException) -> None:
        """End the run by *fault*, the first there is; whoever caused it may go on."""
        if not self._fault.done():
            self._fault.set_exception(fault)

    def _overheard(self, person: Person, text: str) -> None:
        try:
            self._look_at(person, text)
        except Broken as fault:
            self._fail(fault)

    def _look_at(self, person: Person, text: str) -> None:
        if not self._up:
            raise Broken("a server that has fallen speaks")
        self._trace.update(f"{self.loop.now:.6f} {person.table} {person.seat} {text}".encode())
        truth, message = self._known(person.table), json.loads(text)
        match message["t"]:
            case "view":
                self._may_be_told(person, truth, message)
            case "done":
                n = message["n"]
                if n >= len(truth.tables):
                    raise Broken(f"{message} is told and not stored")
                if not self._stored(person, truth, message["id"]):
                    raise Broken(f"{message} is not in the log")
            case "refused" if message["code"] != "busy":
                if message["id"] and self._stored(person, truth, message["id"]):
                    raise Broken(f"{message} is refused, and was done")

    def _stored(self, person: Person, truth: _Truth, request: str) -> bool:
        doer = ("seat", int(Seat.parse(person.seat)))
        return (str(doer), request) in truth.ids

    def _known(self, name: str) -> _Truth:
        truth = self._truths[name]
        truth.follow(durable_lines(self._file, name, len(truth.tables)))
        return truth

    def _may_be_told(self, person: Person, truth: _Truth, view: dict[str, Any]) -> None:
        n = view["n"]
        if n >= len(truth.tables):
            raise Broken(f"{person.table}: event {n} is told before it is stored")
        table = truth.tables[n]
        if table.over:
            return
        if view.get("deal") or view.get("played"):
            raise Broken(f"{person.table}: the deal is told before the board is over")
        chair = Seat.parse(person.seat)
        # By the laws of contract bridge; elsewhere by what the game says lies face up.
        bridge = table.setup.variant.name in BRIDGE
        exposed = {chair, table.seat_of(chair), *table.playing.facts.exposed}
        allowed = may_see(table, chair) if bridge else exposed
        if table.asking:
            allowed = {chair}
        for letter, cards in view["hands"].items():
            seat = Seat.parse(letter)
            claimant = table.claim is not None and seat == table.claim.seat
            if seat not in allowed and (bridge or not claimant):
                raise Broken(f"{person.table}: {person.seat} is shown the cards of {letter}")
            if bridge and not table.asking:
                held = {str(card) for card in still_held(table)[seat]}
                if {*cards} != held:
                    raise Broken(f"{person.table}: {letter} holds {held}, not {cards}")

    # ---- the run ----

    def _chance(self, of: str) -> random.Random:
        return random.Random(f"{self._seed} {of}")

    def _task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.loop.create_task(work)
        self._mine.add(task)
        return task

    async def _life(self) -> None:
        current = asyncio.current_task()
        assert current is not None
        self._mine.add(current)
        self._start()
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as self._file:
            await self._lived()

    async def _lived(self) -> None:
        for turn in range(self._rng.choice((1, 1, 2, 3))):
            await self._open(turn)
        lives = [self._task(person.live()) for person in self._people]
        trouble = self._task(self._trouble())
        try:
            await self._played(lives, trouble)
        finally:
            for task in (*lives, trouble):
                task.cancel()
            self._store.fall() if self._up else None
            self._up = False
            await self._end_all()
            await asyncio.gather(*lives, trouble, return_exceptions=True)
        for name in self._truths:
            self._known(name)

    async def _open(self, turn: int) -> None:
        rng = self._chance(f"table {turn}")
        people, game = rng.choice(PEOPLE), rng.choice(GAMES)
        players = [str(seat) for seat in log_setup.games()[game].players]
        people = "".join(seat for seat in players if seat in people) or players[0]
        seats = {seat: "person" if seat in people else "rule:sef" for seat in players}
        asked = {"seats": seats, "seed": f"{self._seed} {turn}", "variant": game}
        body = json.dumps(asked).encode()
        opened = await self._host.tables.open(read_opening(body, TableDefaults()))
        self._truths[opened.table] = _Truth(opened.table)
        told = msgspec.to_builtins(opened)
        for seat in people:
            if seat in told["tokens"]:
                chance = self._chance(f"person {turn} {seat}")
                person = Person(seat, told, chance, self._boards, self._dial)
                self._people.append(person)

    async def _trouble(self) -> None:
        """Let the server fall and the disk be full, now and then."""
        rng = self._chance("trouble")
        while True:
            await asyncio.sleep(rng.expovariate(1 / 25.0))
            if rng.random() < 0.6:
                await self._crash()
            else:
                self.out.full += 1
                self._store.fill(full=True)
                await asyncio.sleep(rng.expovariate(1 / 4.0))
                self._store.fill(full=False)

    async def _played(self, lives: list[asyncio.Task[Any]], trouble: asyncio.Task[Any]) -> None:
        over = self._task(self._over())
        ends: set[asyncio.Future[Any]] = {over, self._fault, *lives}
        try:
            await asyncio.wait(
                {*ends, trouble}, timeout=200.0 * self._boards, return_when="FIRST_COMPLETED"
            )
            _raise({*ends, trouble})
            if not over.done():
                # From now on nothing is disturbed, and so everything must come to its end.
                trouble.cancel()
                await asyncio.wait({trouble})
                if not self._up:
                    self._start()
                self._store.fill(full=False)
                for person in self._people:
                    person.calm = True
                await asyncio.wait(ends, timeout=LONGEST, return_when="FIRST_COMPLETED")
                _raise(ends)
            if not over.done():
                late = [p.waits for p in self._people if not p.finished.is_set()]
                raise Broken(f"play does not go on: {late}")
        finally:
            over.cancel()

    async def _over(self) -> None:
        for person in self._people:
            await person.finished.wait()

    # ---- what is looked at in the end ----

    def _verify(self) -> None:
        for person in self._people:
            truth = self._truths[person.table]
            doer = str(("seat", int(Seat.parse(person.seat))))
            for request, n in person.acknowledged.items():
                if truth.ids.get((doer, request)) != n:
                    raise Broken(f"{request} was acknowledged as {n} and is lost")
            self.out.acknowledged += len(person.acknowledged)
            self.out.sent_again += person.sent_again
        for truth in self._truths.values():
            self.out.boards += truth.tables[-1].dealt
            self.out.lines += len(truth.tables)
        report = archive_of(str(self._path)).verify()
        if not report.ok:
            raise Broken(f"the log does not verify: {report.faults}")
        if report.entries != self.out.lines:
            raise Broken(f"{report.entries} lines are stored, {self.out.lines} were read")


def _raise(ends: set[asyncio.Future[Any]]) -> None:
    """Raise what one of *ends* ended with."""
    for end in ends:
        if end.done() and not end.cancelled() and (fault := end.exception()):
            raise fault
