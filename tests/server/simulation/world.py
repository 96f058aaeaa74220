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
from functools import partial
from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from biritch.competition.tournament.scorebook_log import ScoreEntered
from biritch.competition.tournament.signatures import PLAYED
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.claiming.own_claims import OwnClaim
from biritch.robots.robot import Decision
from biritch.server.bus.sharing import Sharing
from biritch.server.host import Host
from biritch.server.owner.desk import ACTS
from biritch.server.storage.store import Store, archive_of
from biritch.server.tables import log_events, log_setup
from biritch.server.tables.company_requests import CompanyRefusal
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.opening import TableDefaults, read_opening
from biritch.server.tables.policies.friends import FriendsPolicy, Newcomer
from biritch.server.tables.services import Services
from biritch.server.tokens import digest
from biritch.server.tournaments import seating
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.online.stored_tables import score_of_game
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import TournamentRecord
from biritch.server.tournaments.requests import StartRound
from biritch.server.web.limits import Limits
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge
from biritch.table.refusals import NotNow
from biritch.table.table import Table
from tests.server.simulation.clock import SimulatedLoop
from tests.server.simulation.desks import OwnerLife, Uploads
from tests.server.simulation.disk import SimulatedStore, durable_lines
from tests.server.simulation.friends import Friend
from tests.server.simulation.histories import Step, faults_of
from tests.server.simulation.network import Line, read
from tests.server.simulation.people import Person
from tests.server.simulation.players import Player
from tests.server.simulation.servers import Server, note_owners
from tests.server.simulation.shared import SharedDisk, SharedStore, Wires
from tests.table.visibility import may_see, still_held

GAMES = ("contract", "minibridge", "rubber", "dummy_whist", "honeymoon_draw", "whist")
RUNS = (
    ("table",), ("table", "table"), ("friends",), ("friends",), ("friends", "table"),
    ("event",), ("event", "friends"), ("table", "table", "friends"),
)  # fmt: skip
"""What is opened in a run."""
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
    friends: int = 0
    """Tables of friends."""
    events: int = 0
    """Tournaments."""
    servers: int = 0
    uploads: int = 0
    """Files of hands that were acknowledged."""
    owner: int = 0
    """What the owner did."""
    trace: str = ""


class Mind:
    """Robots that take any action, after a while."""

    is_hurried = False

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

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Claim nothing."""
        del view, table
        return None

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Agree to a claim, or not."""
        del view, claim, table
        rng = random.Random(seed)
        await asyncio.sleep(rng.expovariate(1 / 0.4))
        return ClaimAnswer(rng.random() < 0.7)


async def unsolved(game: Game) -> None:
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
    ids: dict[str, int] = field(default_factory=dict)
    event: str = ""
    """The tournament it belongs to."""
    wanted: int = 0
    """How many boards are to be played, where no tournament says so."""
    _held: tuple[int, dict[Seat, set[str]]] = field(default_factory=lambda: (-1, {}))

    def follow(self, lines: list[bytes]) -> None:
        """Take more *lines* of the log.

        Raises:
            Broken: Something was done twice, or a seat is given to two.
        """
        for line in lines:
            if not self.tables:
                opened, setup = log_setup.read_opened(line)
                self.tables.append(Table(setup))
                self.event = opened.event
                continue
            n = len(self.tables)
            entry = log_events.read(line, n)
            self.tables.append(self.tables[-1].after(entry.event))
            self._look_at(self.tables[-1])
            if entry.id:
                if entry.id in self.ids:
                    before = self.ids[entry.id]
                    raise Broken(f"{self.name}: {entry.id} is in lines {before} and {n}")
                self.ids[entry.id] = n

    def _look_at(self, table: Table) -> None:
        seats = [guest.seat for guest in table.company.guests if guest.seat is not None]
        if len({*seats}) < len(seats):
            raise Broken(f"{self.name}: a seat is given to two: {seats}")

    def held(self, n: int) -> dict[Seat, set[str]]:
        """Return what each seat held after event *n*; the four who are told it ask in turn."""
        if self._held[0] != n:
            held = still_held(self.tables[n])
            self._held = n, {seat: {*map(str, hand)} for seat, hand in held.items()}
        return self._held[1]

    @property
    def done(self) -> bool:
        """Whether all its boards are played."""
        last = self.tables[-1]
        return last.over and last.dealt >= self.wanted


@dataclass(frozen=True)
class _Ear:
    """Somebody at one line: by which server, at which table, in which seat."""

    person: Person
    server: Server
    table: str
    seat: str


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
        """Settle everything by *seed*; play *boards* at each of one to three tables.

        A third of the runs have several servers, which share a database and a bus.
        """
        self._seed, self._boards = seed, boards
        self.loop = SimulatedLoop()
        note_owners(self.loop)
        self._path = folder / "tables.db"
        self._rng = random.Random(f"{seed} world")
        self._draws = 0
        self.out = Outcome()
        self._trace = hashlib.sha256()
        self._mine: set[asyncio.Task[Any]] = set()
        self._fault: asyncio.Future[None] = self.loop.create_future()
        self._truths: dict[str, _Truth] = {}
        self._steps: dict[str, list[Step]] = {}
        self._people: list[Person] = []
        self._owner = OwnerLife(self._asked, self._chance("owner"))
        self._uploads = Uploads(self._asked, self._chance("uploads"))
        self._events: list[str] = []
        self._records: dict[str, TournamentRecord] = {}
        many = self._rng.choice((1, 1, 2, 3))
        self._disk = SharedDisk() if many > 1 else None
        self._wires = Wires(self.loop, self._chance("bus")) if many > 1 else None
        self._servers = [
            Server(number, self.loop, self._open_store, self._services)
            for number in range(many)
        ]
        self.out.servers = many

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

    # ---- the servers ----

    def _open_store(self) -> Store:
        rng = self._chance(f"disk {self.out.crashes}")
        if self._disk is None:
            return SimulatedStore(self._path, self.loop, rng)
        return SharedStore(self._disk, self.loop, rng)

    def _services(self, sharing: Sharing | None, start: str) -> Services:
        seed = f"{self._seed} {start}"
        return Services(Mind(), LIBRARY, unsolved, seed, 0, Limits(), sharing)

    async def _crash(self, server: Server) -> None:
        """Let a server fall and stand up again; people find their lines cut."""
        self.out.crashes += 1
        await server.fall()
        await asyncio.sleep(self._rng.uniform(0.1, 5))
        server.start(self._wires)

    def _fill(self, *, full: bool) -> None:
        """Let there be no more room on the disk, or enough again."""
        if self._disk is not None:
            self._disk.full = full
            return
        store = self._servers[0].store
        assert isinstance(store, SimulatedStore)
        store.fill(full=full)

    def _dial(self, person: Person) -> Line:
        self._draws += 1
        rng = self._chance(f"line {person.table} {person.name} {self._draws}")
        server = rng.choice(self._servers)
        ear = _Ear(person, server, person.table, person.seat)
        line = Line(self.loop, rng, lambda text: self._overheard(ear, text))
        if server.up:
            server.serve(line, lambda task: self._served(task, line))
        else:
            line.break_off()
        return line

    def _served(self, task: asyncio.Task[Any], line: Line) -> None:
        line.break_off()
        if not task.cancelled() and (fault := task.exception()):
            self._fail(fault)

    async def _asked(self, work: Callable[[Host], Coroutine[Any, Any, Any]]) -> Any:
        """Have a server do *work*, another one where it falls meanwhile; until it is done.

        Raises:
            CompanyRefusal, NotNow: It is refused.
        """
        rng = self._chance(f"asked {self._draws}")
        self._draws += 1
        while True:
            server = rng.choice(self._servers)
            if server.up:
                task = server.do(work(server.host))
                await asyncio.wait({task}, timeout=30)
                if not task.done():
                    task.cancel()
                elif not task.cancelled():
                    fault = task.exception()
                    if fault is None:
                        return task.result()
                    if not isinstance(fault, OSError):
                        raise fault
            await asyncio.sleep(rng.expovariate(1 / 1.0))

    # ---- what is looked at whenever something is told ----

    def _fail(self, fault: BaseException) -> None:
        """End the run by *fault*, the first there is; whoever caused it may go on."""
        if not self._fault.done():
            self._fault.set_exception(fault)

    def _overheard(self, ear: _Ear, text: str) -> None:
        try:
            self._look_at(ear, text)
        except (Broken, ValueError) as fault:
            self._fail(fault)

    def _look_at(self, ear: _Ear, text: str) -> None:
        if not ear.server.up:
            raise Broken("a server that has fallen speaks")
        person = ear.person
        self._trace.update(f"{self.loop.now:.6f} {ear.table} {person.name} {text}".encode())
        message = read(text)
        # What is told is compared with what the disk had by then: read as far as it is needed.
        truth = self._known(ear.table, message.get("n"))
        match message["t"]:
            case "view":
                self._may_be_told(ear, truth, message)
            case "company":
                self._may_be_heard(ear, truth, message)
            case "done":
                n = message["n"]
                if n >= len(truth.tables):
                    raise Broken(f"{message} is told and not stored")
                if not self._stored(person, truth, message["id"]):
                    raise Broken(f"{message} is not in the log")
            case "refused" if message["code"] != "busy":
                if message["id"] and message["id"] in truth.ids:
                    raise Broken(f"{message} is refused, and was done")

    def _stored(self, person: Person, truth: _Truth, request: str) -> bool:
        """Whether *request* is in the log; calls of the director are in another one."""
        return request in truth.ids or (bool(truth.event) and request in person.elsewhere)

    def _known(self, name: str, upto: int | None = None) -> _Truth:
        """Return the table *name* as the disk has it, or had it when event *upto* was there."""
        truth = self._truths.setdefault(name, _Truth(name))
        if upto is not None and upto < len(truth.tables):
            return truth
        truth.follow(self._lines_of(name, len(truth.tables)))
        return truth

    def _lines_of(self, name: str, start: int = 0) -> list[bytes]:
        if self._disk is not None:
            return self._disk.lines.get(name, [])[start:]
        return durable_lines(self._file, name, start)

    def _tournament(self, event: str) -> TournamentRecord:
        held, owner = self._records.get(event), f"event/{event}"
        if held is None or self._lines_of(owner, held.n):
            held = self._records[event] = TournamentRecord(event, self._lines_of(owner))
        return held

    def _may_be_told(self, ear: _Ear, truth: _Truth, view: dict[str, Any]) -> None:
        n = view["n"]
        if n >= len(truth.tables):
            raise Broken(f"{ear.table}: event {n} is told before it is stored")
        table = truth.tables[n]
        self._was_let_in(ear, truth)
        if table.over:
            if truth.event and (view.get("deal") or view.get("times")):
                self._was_played(truth.event, view["board"])
            return
        if view.get("deal") or view.get("played"):
            raise Broken(f"{ear.table}: the deal is told before the board is over")
        chair = self._chair(ear, table)
        # By the laws of contract bridge; elsewhere by what the game says lies face up.
        bridge = table.setup.variant.name in BRIDGE
        allowed: set[Seat] = {*table.playing.facts.exposed}
        if chair is not None:
            exposed = {chair, table.seat_of(chair), *allowed}
            allowed = {*may_see(table, chair)} if bridge else exposed
        if table.asking:
            allowed = set() if chair is None else {chair}
        for letter, cards in view["hands"].items():
            seat = Seat.parse(letter)
            claimant = table.claim is not None and seat == table.claim.seat
            if seat not in allowed and (bridge or not claimant):
                raise Broken(f"{ear.table}: {ear.person.name} is shown {letter}'s cards")
            if bridge and not table.asking:
                held = truth.held(n)[seat]
                if {*cards} != held:
                    raise Broken(f"{ear.table}: {letter} holds {held}, not {cards}")

    def _was_let_in(self, ear: _Ear, truth: _Truth) -> None:
        """Look whether somebody who is shown a table does not wait to be let in."""
        number = ear.person.number if isinstance(ear.person, Friend) else None
        if number is None or self._admitted(truth, number):
            return
        # By now: what is shown with a delay is as it was before anybody was let in.
        if not self._admitted(self._known(ear.table), number):
            raise Broken(f"{ear.table}: {ear.person.name} is shown it, and waits at the door")

    @staticmethod
    def _admitted(truth: _Truth, number: int) -> bool:
        guests = truth.tables[-1].company.guests
        return number < len(guests) and guests[number].admitted

    def _chair(self, ear: _Ear, table: Table) -> Seat | None:
        """Return where somebody sat at *table*; nowhere who looks on."""
        if isinstance(ear.person, Friend):
            number, guests = ear.person.number, table.company.guests
            assert number is not None
            # Who looks on with a delay sees the table as it was before coming.
            return guests[number].seat if number < len(guests) else None
        return Seat.parse(ear.seat)

    def _was_played(self, event: str, board: int) -> None:
        if not self._tournament(event).tournament.is_finished(board):
            raise Broken(f"{event}: board {board} is told before everybody has played it")

    def _may_be_heard(self, ear: _Ear, truth: _Truth, told: dict[str, Any]) -> None:
        """Look at what is told of the company: stored, and for this person's ears."""
        person = ear.person
        if told["n"] >= len(truth.tables):
            raise Broken(f"{ear.table}: company {told['n']} is told before it is stored")
        table = truth.tables[told["n"]]
        said = {each.n: each for each in table.company.said}
        for remark in told["remarks"]:
            if told["you"] not in said[remark["n"]].listeners:
                raise Broken(f"{person.name} hears {remark}")
        auction = None if table.game is None else table.game.facts.auction
        for one in told["explained"]:
            assert auction is not None
            caller, _ = auction.calls_by_seat[one["call"]]
            if not table.over and told["seat"] == str(caller.partner):
                raise Broken(f"{person.name} reads what partner says of a call")

    # ---- the run ----

    def _chance(self, of: str) -> random.Random:
        return random.Random(f"{self._seed} {of}")

    def _task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.loop.create_task(work)
        self._mine.add(task)
        return task

    async def _life(self) -> None:
        for server in self._servers:
            server.start(self._wires)
        if self._disk is not None:
            await self._lived()
            return
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as self._file:
            await self._lived()

    async def _lived(self) -> None:
        kinds = self._rng.choice(RUNS)
        for turn, kind in enumerate(kinds):
            await {"table": self._open, "friends": self._meet, "event": self._compete}[kind](
                turn
            )
        lives = [self._task(person.live()) for person in self._people]
        lives += [self._task(self._direct(event)) for event in self._events]
        desks = self._chance("desks").random()
        if desks < 0.5:
            lives.append(self._task(self._owner.live()))
        if desks > 0.4:
            await self._uploads.open()
            lives.append(self._task(self._uploads.live()))
        trouble = self._task(self._trouble())
        try:
            await self._played(lives, trouble)
        finally:
            for task in (*lives, trouble):
                task.cancel()
            for server in self._servers:
                if server.up:
                    await server.fall()
            await asyncio.gather(*lives, trouble, return_exceptions=True)
        for event in self._events:
            self._results(event)
        self._look_at_desks()
        for name in [*self._truths]:
            self._known(name)

    async def _open(self, turn: int) -> None:
        rng = self._chance(f"table {turn}")
        people, game = rng.choice(PEOPLE), rng.choice(GAMES)
        players = [str(seat) for seat in log_setup.games()[game].players]
        people = "".join(seat for seat in players if seat in people) or players[0]
        seats = {seat: "person" if seat in people else "rule:sef" for seat in players}
        asked = {"seats": seats, "seed": f"{self._seed} {turn}", "variant": game}
        told = await self._opened(asked)
        for seat in people:
            if seat in told["tokens"]:
                chance = self._chance(f"person {turn} {seat}")
                place = told["table"], told["tokens"][seat]
                person = Person(seat, place, chance, self._boards, self._dial)
                self._people.append(person)

    async def _opened(self, asked: dict[str, Any]) -> dict[str, Any]:
        request = read_opening(json.dumps(asked).encode(), TableDefaults())
        opened = await self._asked(lambda host: host.tables.open(request))
        self._truths[opened.table] = _Truth(opened.table, wanted=self._boards)
        told: dict[str, Any] = msgspec.to_builtins(opened)
        return told

    # ---- friends ----

    async def _meet(self, turn: int) -> None:
        """Open a table of friends; two may come by the same invitation."""
        rng = self._chance(f"friends {turn}")
        game = rng.choice(GAMES)
        players = [str(seat) for seat in log_setup.games()[game].players]
        seat, undo = players[-1], rng.choice(("free", "ask", "ask", "off"))
        wanted = [each for each in players if each != seat and rng.random() < 0.7]
        manners = {
            "robot": "rule:sef",
            "grace": rng.choice((15, 60)),
            "undo": undo,
            "onlookers": rng.choice(("none", "played")),
            "delay": rng.choice((0, 20)),
            **self._clock_and_door(turn),
        }
        friends = {"name": "Anne", "open": wanted, "manners": manners}
        asked = {"seat": seat, "friends": friends, "variant": game, "robots": "rule:sef"}
        told = await self._opened({**asked, "seed": f"{self._seed} {turn}"})
        keys = [("Anne", told["token"], "")]
        for place, invitation in told["invitations"].items():
            two = "ab" if rng.random() < 0.4 and place != "look" else "a"
            keys += [(f"{place}{one}", f"{place}{one}{turn}" * 9, invitation) for one in two]
        for name, key, invitation in keys:
            chance = self._chance(f"friend {turn} {name}")
            place = told["table"], key
            self._people.append(
                Friend(f"{turn}{name}-", place, chance, self._boards, self._dial,
                       self._joined, invitation)
            )  # fmt: skip

    def _clock_and_door(self, turn: int) -> dict[str, Any]:
        """Return what is settled of time that runs out, and of who lets onlookers in."""
        rng = self._chance(f"manners {turn}")
        return {
            "clock": rng.choice((0, 1)),
            "overtime": rng.choice(("told", "robot", "director")),
            "admit": rng.random() < 0.5,
        }

    async def _joined(self, friend: Friend) -> int:
        """Let *friend* come; -1 where the place is somebody else's by now."""

        async def work(host: Host) -> int:
            room = await host.tables.find(friend.table)
            friends = None if room is None else room.find_policy(FriendsPolicy)
            assert room is not None
            assert friends is not None
            salt = room.log.salt
            key, invitation = digest(friend.key, salt), digest(friend.invitation, salt)
            return await friends.join(Newcomer(invitation, friend.name, key))

        try:
            number: int = await self._asked(work)
        except (CompanyRefusal, NotNow):
            return -1
        guests = self._known(friend.table).tables[-1].company.guests
        if number >= len(guests) or guests[number].name != friend.name:
            raise Broken(f"{friend.name} is told to be guest {number}, and is not")
        return number

    # ---- tournaments ----

    async def _compete(self, turn: int) -> None:
        """Open a tournament at the tables of these servers; some players never come."""
        rng = self._chance(f"event {turn}")
        pairs = rng.choice((4, 6))
        request = OpenTournament(
            pairs=pairs,
            movement="howell" if pairs == 4 else "mitchell",
            rounds=3,
            each=1,
            online=True,
            robots="rule:sef",
            undo=rng.choice(("off", "ask")),
            onlookers="played",
            behind=0,
        )
        opened = await self._asked(lambda host: host.tournaments.open(request))
        self._events.append(opened.event)
        for one in opened.players:
            if rng.random() < 0.35:
                role = Role(entrant=one.number, player=one.player)
                chance = self._chance(f"player {turn} {one.number}{one.player}")
                where = partial(self._seat_of, opened.event)
                self._people.append(Player(role, one.key, chance, self._dial, where))

    async def _seat_of(self, event: str, role: Role) -> tuple[str, str] | None:
        """Return the table and the seat of *role* now, as the disk has it."""
        await asyncio.sleep(0.01)
        tournament = self._tournament(event).tournament
        there = seating.seat_of(tournament, role)
        if there is None:
            return None
        name = seating.table_name(event, tournament.round, there[0].table)
        return (name, str(there[1])) if self._lines_of(name) else None

    async def _direct(self, event: str) -> None:
        """Begin the first round; the others follow by themselves."""

        async def work(host: Host) -> None:
            record = await host.tournaments.find(event)
            assert record is not None
            host.tournament_tables.note_look(record, None)
            if not record.tournament.round:
                director = Role(desk=1)
                await host.tournaments.do(record, director, StartRound(id="begin", round=1))
            await host.tournament_tables.tend(event)

        await self._asked(work)
        await asyncio.Event().wait()

    # ---- trouble, and the end of it ----

    async def _trouble(self) -> None:
        """Let servers fall and the disk be full, now and then."""
        rng = self._chance("trouble")
        while True:
            await asyncio.sleep(rng.expovariate(len(self._servers) / 25.0))
            if rng.random() < 0.6:
                await self._crash(rng.choice(self._servers))
            else:
                self.out.full += 1
                self._fill(full=True)
                await asyncio.sleep(rng.expovariate(1 / 4.0))
                self._fill(full=False)

    async def _played(self, lives: list[asyncio.Task[Any]], trouble: asyncio.Task[Any]) -> None:
        over = self._task(self._over())
        ends: set[asyncio.Future[Any]] = {over, self._fault, *lives}
        try:
            await self._until(over, {*ends, trouble}, 200.0 * self._boards)
            if not over.done():
                # From now on nothing is disturbed, and so everything must come to its end.
                trouble.cancel()
                await asyncio.wait({trouble})
                for server in self._servers:
                    if not server.up:
                        server.start(self._wires)
                self._fill(full=False)
                for person in self._people:
                    person.calm = True
                await self._until(over, ends, LONGEST)
            if not over.done():
                late = [p.waits for p in self._people if not p.finished.is_set()]
                raise Broken(f"play does not go on: {self._unfinished()} {late}")
        finally:
            over.cancel()

    async def _until(
        self, over: asyncio.Task[Any], ends: set[asyncio.Future[Any]], seconds: float
    ) -> None:
        """Wait for *over*; whoever was turned away is no end."""
        until = self.loop.now + seconds
        while not over.done() and (left := until - self.loop.now) > 0:
            done, ends = await asyncio.wait(ends, timeout=left, return_when="FIRST_COMPLETED")
            _raise(done)

    def _unfinished(self) -> list[str]:
        """Return what is still to be played."""
        tables = [t.name for t in self._truths.values() if t.wanted and not t.done]
        records = map(self._tournament, self._events)
        uploaded = self._uploads.event
        if uploaded and not self._uploads.is_solved(self._tournament(uploaded)):
            tables.append(f"the hands of {uploaded}")
        return tables + [
            record.name
            for record in records
            if record.tournament.round <= record.tournament.rounds
        ]

    async def _over(self) -> None:
        """Wait until all is played, and those who sat at tables from the first were told."""
        for person in self._people:
            if not isinstance(person, (Friend, Player)):
                await person.finished.wait()
        while True:
            for name, truth in [*self._truths.items()]:
                if truth.wanted:
                    self._known(name)
            if not self._unfinished():
                return
            await asyncio.sleep(2.0)

    # ---- what is looked at in the end ----

    def _verify(self) -> None:
        for person in self._people:
            for request, n in person.acknowledged.items():
                truth = self._truths[person.tables[request]]
                if request not in person.elsewhere and truth.ids.get(request) != n:
                    raise Broken(f"{request} was acknowledged as {n} and is lost")
            self._steps.setdefault(person.table, []).extend(_steps_of(person))
            self.out.acknowledged += len(person.acknowledged)
            self.out.sent_again += person.sent_again
        for truth in self._truths.values():
            log = [""] * len(truth.tables)
            for request, n in truth.ids.items():
                log[n] = request
            if faults := faults_of(log, self._steps.get(truth.name, [])):
                raise Broken(f"{truth.name}: no history: {faults}")
        for truth in self._truths.values():
            self.out.boards += truth.tables[-1].dealt
            self.out.lines += len(truth.tables)
            self.out.friends += bool(truth.tables[-1].company.guests) and not truth.event
        if self._disk is None:
            report = archive_of(str(self._path)).verify()
            if not report.ok:
                raise Broken(f"the log does not verify: {report.faults}")
            desks = self._events or self._owner.done or self._uploads.event
            if not desks and report.entries != self.out.lines:
                raise Broken(f"{report.entries} lines are stored, {self.out.lines} were read")

    def _look_at_desks(self) -> None:
        """Look whether what the owner did and what was uploaded is there."""
        faults = self._owner.faults(self._records_under("owner/"), self._lines_of(ACTS))
        if self._uploads.event:
            faults += self._uploads.faults(self._tournament(self._uploads.event))
        if faults:
            raise Broken(f"at the desks: {faults}")
        self.out.uploads += len(self._uploads.stored)
        self.out.owner += self._owner.done

    def _records_under(self, prefix: str) -> dict[str, bytes]:
        if self._disk is not None:
            found = self._disk.records
        else:
            found = dict(self._file.execute("SELECT name, body FROM record").fetchall())
        return {name: body for name, body in found.items() if name.startswith(prefix)}

    def _results(self, event: str) -> None:
        """Look whether every board is scored once, as it was played at its table."""
        tournament = self._tournament(event).tournament
        self.out.events += 1
        for place in tournament.places():
            if not tournament.has_come(place.sitting):
                continue
            name = seating.table_name(event, place.round, place.sitting.table)
            states = self._known(name).tables
            games = [t.game for t in states if t.over and t.game is not None]
            for board in tournament.boards(place.sitting):
                table = tournament.table(place.sitting, board)
                past = tournament.scorebook.pasts.get(table, ())
                scores = [line.step for line in past if isinstance(line.step, ScoreEntered)]
                if len(scores) != 1 or past[0].by != PLAYED:
                    raise Broken(f"{event}: board {board} has the scores {scores}")
                game = next((g for g in games if g.board.number == board), None)
                if game is None:
                    raise Broken(f"{event}: board {board} is scored and in no log of a table")
                if score_of_game(tournament, place.sitting, game) != scores[0]:
                    raise Broken(f"{event}: board {board} is scored {scores[0]}")


def _steps_of(person: Person) -> list[Step]:
    """Return what *person* asked at the table of now, for the checker of histories."""
    return [
        Step(
            request,
            asked,
            person.answered_at.get(request, inf),
            person.acknowledged.get(request),
        )
        for request, asked in person.asked_at.items()
        if request not in person.elsewhere
        and person.tables.get(request, person.table) == person.table
    ]


def _raise(ends: set[asyncio.Future[Any]]) -> None:
    """Raise what one of *ends* ended with."""
    for end in ends:
        if end.done() and not end.cancelled() and (fault := end.exception()):
            raise fault
