"""One live table: its task, its inbox, its people and its robots.

Everything that changes the table goes through the inbox, one thing at a time. What is done is
stored first, then shown; robots decide in workers, and what they decide enters the inbox too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.rules.auction import Auction
from biritch.server.bus.presence import Present, TablePresence
from biritch.server.learn.hints import hint_given
from biritch.server.storage.logs import Unreadable
from biritch.server.storage.store import LineTaken
from biritch.server.tables import protocol
from biritch.server.tables.company_requests import CompanyRequest
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.log import TableLog
from biritch.server.tables.log_events import Doer
from biritch.server.tables.protocol import (
    AskHint,
    ChangeSettings,
    DoubleDummy,
    Invite,
    OwnView,
    RequestDone,
    TableView,
)
from biritch.server.tables.refusals import make_refusal, refusal
from biritch.server.tables.requests import TableAction, event_of
from biritch.server.tables.services import Services
from biritch.server.tables.view_message import (
    CommonParts,
    TableContext,
    common_parts,
    common_view,
    own_view,
    refuted_claims,
    timed_actions,
)
from biritch.server.workers.robots import ClaimToJudge
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event
from biritch.table.setup import systems_of
from biritch.table.table import Table
from biritch.table.views import ChairView, chair_view, seat_view

_log = logging.getLogger(__name__)

LEASE = 6.0
"""Seconds for which one process alone thinks for the robots of a table."""
TRIES = 5
"""How often what is asked is looked at anew, where another process wrote meanwhile."""
INBOX = 256
"""What may wait to be done at one table; whoever asks for more waits."""
PATIENCE = 0.02
"""Seconds a move waits for the meanings of its calls before it is shown without; where
several auctions wait for theirs, they share them."""
AGAIN = 1.0  # seconds until what could not be stored is tried again

Request = TableAction | AskHint | ChangeSettings | CompanyRequest | Invite


def _doer(chair: Seat) -> Doer:
    return "seat", int(chair)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What everybody at *table* is told, as it is written."""

    table: Table
    look: ChairView
    parts: CommonParts
    text: bytes


class LiveTable:
    """The table *log* holds, with people and robots around it."""

    def __init__(
        self, log: TableLog, services: Services, reload: Callable[[], Awaitable[TableLog]]
    ) -> None:
        """Open the doors; *reload* reads the log again when storing went wrong."""
        self.log, self._services, self._reload = log, services, reload
        self.pace, self.claims = services.pace, services.claims
        self.patience = PATIENCE
        self.lines: dict[Connection, None] = {}
        """In the order in which they came."""
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(INBOX)
        self._thought: tuple[int, asyncio.Task[None]] | None = None
        # With the line of the log it belongs to: a result that comes late is not shown.
        self._perfect: tuple[int, DoubleDummy | None] = (-1, None)
        self._common: _Drawn | None = None
        self._aside: set[asyncio.Task[None]] = set()
        # When a robot last acted, in seconds of the loop; the next one waits for its pace.
        self._paced = 0.0
        self._at_it = False
        self._leased = 0.0
        loop = asyncio.get_running_loop()
        sharing = services.sharing
        self._elsewhere = TablePresence(
            sharing, log.name, loop.time, self._came_or_went, self._moved_away
        )
        self._unwatch = sharing.store.watch(log.name, self.hear_growth) if sharing else None
        self._work = asyncio.create_task(self._run(), name=f"table {log.name}")

    @property
    def working(self) -> bool:
        """Whether the table goes on although nobody is there."""
        return False

    @property
    def watching_refused(self) -> str:
        """The sentence that says why nobody looks on here without a key; empty if one may."""
        return ""

    @property
    def busy(self) -> bool:
        """Whether something is being done here, or waits to be."""
        return self._at_it or not self._inbox.empty()

    async def enter(self, line: Connection) -> None:
        """Let *line* in; it is sent a view."""
        await self._inbox.put(partial(self._enter, line))

    async def leave(self, line: Connection) -> None:
        """Let *line* go."""
        await self._inbox.put(partial(self._leave, line))

    async def ask(self, line: Connection, request: Request) -> None:
        """Take what a person asks; waits while the table is too busy to."""
        await self._inbox.put(self._time_request(line, request))

    def ask_at_once(self, line: Connection, request: Request) -> bool:
        """Take what a person asks; return false while the table is too busy to."""
        try:
            self._inbox.put_nowait(self._time_request(line, request))
        except asyncio.QueueFull:
            return False
        return True

    def _time_request(
        self, line: Connection, request: Request
    ) -> Callable[[], Awaitable[None]]:
        """Return what answers *request*, and tells how long that took from now on."""
        begun = time.perf_counter()

        async def answer() -> None:
            await self._ask(line, request)
            kind = str(type(request).__struct_config__.tag)
            self._services.observe_step(kind, time.perf_counter() - begun)

        return answer

    def leave_soon(self, line: Connection) -> None:
        """Let *line* go, which is cut."""
        self._post(partial(self._leave, line))

    async def close(self) -> None:
        """Stop everything, and give every line up."""
        tasks = [self._work, *self._aside]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._part()
        for line in self.lines:
            line.drop()

    async def _run(self) -> None:
        while True:
            await self._surely(self._arrange)
            self._at_it = False
            work = await self._inbox.get()
            self._at_it = True
            await self._surely(work)

    async def _surely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            try:
                await self._anew(work)
            except (OSError, LineTaken) as error:
                await self._mend(error)
        except Exception:  # noqa: BLE001 - one bad request must not end the table
            _log.exception("table %s", self.log.name)

    async def _anew(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do *work*; where another process wrote meanwhile, on the table as it is then.

        Raises:
            LineTaken: Others write all the time.
            OSError: It could not be stored, or not be read.
        """
        for _ in range(TRIES - 1):
            try:
                await work()
            except LineTaken:
                await self._catch_up()
            else:
                return
        await work()

    # ---- other processes ----

    @property
    def chairs_here(self) -> frozenset[Seat]:
        """The seats whose people are there, by whichever process."""
        mine = {line.chair for line in self.lines if line.chair is not None}
        others = self._elsewhere.others
        return frozenset(mine | {Seat(each.chair) for each in others if each.chair is not None})

    def hear_growth(self, lines: int) -> None:
        """Hear that the log has so many *lines*, which another process may have written."""
        if lines > self.log.table.n + 1:
            self._post(self._catch_up)

    def look_round(self, *, tell: bool) -> None:
        """Look who has gone by other processes, and *tell* them who is here."""
        self._elsewhere.look()
        if tell and self.lines:
            self._tell_here(again=True)

    async def _catch_up(self) -> None:
        try:
            more = await self.log.catch_up()
        except ValueError as error:
            await self._mend(error)
            return
        if more:
            await self._caught_up()
            self._show()

    async def _caught_up(self) -> None:
        """Do what follows of what another process wrote."""

    def _tell_here(self, *, again: bool = False) -> None:
        if self._services.sharing is not None:
            here = {Present(line.chair, line.guest) for line in self.lines}
            self._elsewhere.tell(frozenset(here - {Present(None, None)}), again=again)

    def _came_or_went(self) -> None:
        self._post(self._show_later)

    def _moved_away(self, who: Present, device: str) -> None:
        chair = None if who.chair is None else Seat(who.chair)
        self._leave_behind(Connection(chair, 0, who.guest, device))

    async def _show_later(self) -> None:
        self._show()

    def _post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Put *work* in the inbox, later if there is no room in it now."""
        try:
            self._inbox.put_nowait(work)
        except asyncio.QueueFull:
            self._keep(self._inbox.put(work))

    async def _lease(self) -> None:
        """Wait until this process may think for the robots here; nobody else then does."""
        sharing, loop = self._services.sharing, asyncio.get_running_loop()
        while sharing is not None and self._leased < loop.time():
            asked = loop.time()
            try:
                wait = await sharing.store.lease(
                    f"table/{self.log.name}", sharing.process, LEASE
                )
            except OSError:
                wait = AGAIN
            if wait:
                await asyncio.sleep(wait)
            else:
                self._leased = asked + LEASE / 2

    async def _part(self) -> None:
        """Take leave of the other processes."""
        self._elsewhere.close()
        if self._unwatch is not None:
            self._unwatch()
        sharing = self._services.sharing
        if sharing is not None and self._leased:
            with contextlib.suppress(OSError):
                await sharing.store.lease(f"table/{self.log.name}", sharing.process, 0)

    # ---- people ----

    async def _enter(self, line: Connection) -> None:
        limits = self._services.limits
        self._move_device(line)
        beside = [each for each in self.lines if each.chair == line.chair]
        if line.chair is None and len(beside) >= limits.onlookers:
            line.send(make_refusal(None, "busy", "server-too-many-lines"))
            line.drop()
            return
        # Whoever has a seat always comes in: it is an older line of that seat that goes.
        if line.chair is not None and len(beside) >= limits.lines_per_seat:
            oldest = min(beside, key=lambda each: each.number)
            self.lines.pop(oldest, None)
            oldest.drop()
        self.lines[line] = None
        await self._explain()
        self._show()

    def _move_device(self, line: Connection) -> None:
        """Take the seat to the device that came last, and tell the other one."""
        self._leave_behind(line)
        if line.device and (line.chair, line.guest) != (None, None):
            chair = None if line.chair is None else int(line.chair)
            self._elsewhere.move(Present(chair, line.guest), line.device)

    def _leave_behind(self, line: Connection) -> None:
        for each in [*self.lines]:
            same = each.chair == line.chair and each.guest == line.guest
            nobody = line.chair is None and line.guest is None
            if same and not nobody and line.device and each.device not in ("", line.device):
                self.lines.pop(each, None)
                each.send(make_refusal(None, "moved", "server-moved"))
                each.drop()

    async def _leave(self, line: Connection) -> None:
        if line in self.lines:
            self.lines.pop(line, None)
            self._show()

    async def _ask(self, line: Connection, request: Request) -> None:
        chair = line.chair
        # A request sent again after a lost line is answered before it is looked at as stale.
        if chair is None:
            line.send(make_refusal(request.id, "seat", "server-only-watching"))
        elif (n_afterwards := self.log.done.get((_doer(chair), request.id))) is not None:
            line.send(RequestDone(request.id, n_afterwards))
        elif isinstance(request, (CompanyRequest, Invite)):
            line.send(make_refusal(request.id, "seat", "server-no-company"))
        elif isinstance(request, ChangeSettings):
            self._settle(request)
            line.send(RequestDone(request.id, self.log.table.n))
        elif not self.log.table.moved <= request.on <= self.log.table.n:
            await self._stale(line, request)
        elif isinstance(request, AskHint):
            self._hint(line, chair, request)
        else:
            await self._do(line, chair, request)

    def _settle(self, request: ChangeSettings) -> None:
        if request.robot_pace is not None:
            self.pace = request.robot_pace
        if request.robot_claims is not None:
            self.claims = request.robot_claims

    async def _stale(
        self, line: Connection, request: AskHint | TableAction | CompanyRequest | Invite
    ) -> None:
        """Say that the table has moved on, unless this process has yet to read on."""
        before = self.log.table.n
        if request.on > before and self._services.sharing is not None:
            try:
                await self._catch_up()
            except OSError as error:
                line.send(make_refusal(request.id, "busy", "server-not-stored"))
                await self._mend(error)
                return
            if self.log.table.n > before:
                await self._ask(line, request)
                return
        line.send(make_refusal(request.id, "stale", "server-stale"))
        self._common = None  # who is here may have changed
        self._show_anew(line)

    def _show_anew(self, line: Connection) -> None:
        """Send *line* what is true now, whatever it was sent before."""
        self._show_to(line)

    async def _do(self, line: Connection, chair: Seat, request: TableAction) -> None:
        if self.log.table.n >= self._services.limits.events_per_table:
            line.send(make_refusal(request.id, "turn", "server-log-full"))
            return
        try:
            event = event_of(request, self.log.table, chair, self._next)
            await self.log.append(event, chair, request.id)
        except OSError as error:
            line.send(make_refusal(request.id, "busy", "server-not-stored"))
            await self._mend(error)
            return
        except ValueError as error:
            line.send(refusal(request.id, error))
            return
        await self._explain()
        self._show()
        line.send(RequestDone(request.id, self.log.table.n))

    async def _explain(self) -> None:
        """Have worked out what the calls mean, before anybody is shown them if that is soon.

        No move waits for meanings: what takes longer is shown when it is there.
        """
        table = self.log.table
        if not self.lines or table.game is None:
            return
        facts, setup = table.game.facts, table.setup
        if facts.auction is not None and len(setup.variant.players) == len(Seat):
            library = self._services.library
            asked = systems_of(setup.sitters), facts.auction, facts.board.vulnerability
            if library.knows(*asked):
                return
            looking = self._keep(library.look_up(*asked))
            patience = self.patience / (1 + library.waiting)
            done, _ = await asyncio.wait({looking}, timeout=patience)
            if not done:
                looking.add_done_callback(partial(self._show_explanations, facts.auction))

    def _show_explanations(self, auction: Auction, looking: asyncio.Task[None]) -> None:
        """Have everybody shown what was worked out too late for the move."""
        if not looking.cancelled():
            self._post(partial(self._show_meanings, auction))

    async def _show_meanings(self, auction: Auction) -> None:
        game = self.log.table.game
        if game is not None and game.facts.auction == auction:
            self._show_again()

    def _show_again(self) -> None:
        """Send everyone the table once more: more can be told of it."""
        self._show()

    def _next(self, by: Seat | None = None, cut: int | None = None) -> tuple[Board, Deal]:
        """Return the board that may be dealt now."""
        return self.log.next_board(by, cut)

    def _hint(self, line: Connection, chair: Seat, request: AskHint) -> None:
        if self.log.table.turn != chair:
            line.send(make_refusal(request.id, "turn", "server-hint-turn"))
        elif line.hinting:
            line.send(make_refusal(request.id, "busy", "server-hint-busy"))
        else:
            line.hinting = True
            self._keep(self._advise(line, chair, request.id))

    async def _advise(self, line: Connection, chair: Seat, request_id: str) -> None:
        """Ask the tutor, who bids as the robot opposite does, what to do in *chair*."""
        table = self.log.table
        sitters = table.setup.sitters
        robots = [sitters[chair.after(turns)] for turns in (2, 1, 3)]
        named = next((sitter.name for sitter in robots if sitter.kind == "robot"), "robot:sef")
        # The tutor thinks, whatever the robots here do, and bids what they bid.
        robot = f"robot:{named.partition(':')[2] or 'sef'}"
        seed = f"{self._services.seed} {self.log.name} {table.n} hint"
        view = chair_view(table, chair).view
        try:
            advice = await self._services.mind.advise(robot, view, seed, self.log.name)
            line.send(hint_given(request_id, advice))
        finally:
            line.hinting = False

    # ---- views ----

    def _show(self) -> None:
        """Send everyone the table as it is now.

        There is nothing to see before the first board is dealt: the store may take none yet.
        """
        self._common = None
        self._tell_here()
        if self.log.table.game is None:
            return
        written: dict[tuple[Seat | None, int], bytes] = {}
        for line in self.lines:
            key = (line.chair, line.seen)
            if key not in written:
                written[key] = self._view(line)
            line.send_state("view", written[key])
            line.seen = self.log.table.n

    def _show_to(self, line: Connection) -> None:
        line.send_state("view", self._view(line))
        line.seen = self.log.table.n

    def _view(self, line: Connection) -> bytes:
        """Return the message for *line*: what all are told, drawn once, and what is its own."""
        table, drawn = self.log.table, self._common
        if drawn is None or drawn.table is not table:
            self._common = drawn = self._draw_table(table, self.chairs_here)
        look = chair_view(table, line.chair, beside=drawn.look)
        seen = min(line.seen, table.n)
        own = own_view(look, self._services.library, seen, drawn.parts)
        return protocol.whole_text(drawn.text, self._own(own))

    def _draw_table(self, table: Table, here: frozenset[Seat]) -> _Drawn:
        n, double_dummy = self._perfect
        shown = double_dummy if n == table.moved else None
        hurried = self._services.mind.hurried
        around = TableContext(self.log.name, here, shown, hurried=hurried)
        look, library = chair_view(table, None), self._services.library
        parts = common_parts(look, around, library)
        view = common_view(look, around, parts)
        if view.phase == "over":
            view.times = timed_actions(self.log, view.board)
            view.refuted = refuted_claims(table)
        return _Drawn(table, look, parts, protocol.common_text(self._public(view)))

    def _public(self, view: TableView) -> TableView:
        """Return what everybody is told, as *view* has it."""
        return view

    def _own(self, own: OwnView) -> OwnView:
        """Return what one person is told."""
        return own

    # ---- robots ----

    async def _arrange(self) -> None:
        """Deal the first board; set a robot thinking when it is to act or to answer."""
        if self.log.table.game is None:
            await self.log.append(Dealt(*self._next()))
            await self._explain()
            self._show()
        table = self.log.table
        if self._thought is not None:
            n, task = self._thought
            if n == table.moved:
                return
            task.cancel()
        work = self._to_think()
        self._thought = None if work is None else (table.moved, self._keep(work))

    def _to_think(self) -> Awaitable[None] | None:
        table, sitters = self.log.table, self.log.table.setup.sitters
        if table.over:
            return self._solve(table.moved)
        if table.claim is not None:
            robots = [s for s in sorted(table.claim.waiting) if not sitters[s].person]
            return self._answer(table.moved, robots[0]) if robots else None
        seat = table.turn
        return None if seat is None or sitters[seat].person else self._decide(table.moved, seat)

    async def _decide(self, n: int, seat: Seat) -> None:
        await self._lease()
        table = self.log.table
        seed = f"{self._services.seed} {self.log.name} {n}"
        robot = table.setup.sitters[seat].name
        view = seat_view(table, seat)
        event = await self._robot_claim(view, seat)
        if event is None:
            decided = await self._services.mind.decide(robot, view, seed, self.log.name)
            event = Acted(seat, decided.action)
        await self._wait_for_pace()
        await self._inbox.put(partial(self._happen, n, event))

    async def _robot_claim(self, view: View, seat: Seat) -> Event | None:
        """Return the claim of the robot of *seat*, where robots claim and play is over for it.

        Once a claim was made on a board and play went on, people want to play it out.
        """
        table = self.log.table
        leads = view.stage == "play" and bool(view.tricks) and view.tricks[-1].full
        if not self.claims or not leads or table.was_claimed:
            return None
        if table.chair_of(table.seat_of(seat)) != seat:
            return None
        claim = await self._services.mind.claim(view, self.log.name)
        return None if claim is None else Claimed(seat, claim.tricks, claim.line)

    async def _wait_for_pace(self) -> None:
        """Wait until the next robot may act, so that people can follow."""
        wait = self._paced + self.pace / 1000 - asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, wait))

    async def _answer(self, n: int, seat: Seat) -> None:
        await self._lease()
        table, claim = self.log.table, self.log.table.claim
        assert claim is not None
        seed = f"{self._services.seed} {self.log.name} {n}"
        game = table.playing
        to_judge = ClaimToJudge(
            claim.seat, claim.tricks, game.facts.hands[claim.seat], claim.line
        )
        answer = await self._services.mind.judge(game.view(seat), to_judge, seed, self.log.name)
        event = Answered(seat, answer.accepts, answer.best, beaten_by=answer.beaten_by)
        await self._inbox.put(partial(self._happen, n, event))

    async def _happen(self, n: int, event: Event) -> None:
        """Let what a robot decided happen, unless the table has moved on."""
        if n != self.log.table.moved:
            return
        self._thought = None
        try:
            await self.log.append(event)
        except OSError as error:
            await self._mend(error)
            return
        self._paced = asyncio.get_running_loop().time()
        await self._explain()
        self._show()

    async def _solve(self, n: int) -> None:
        """Find what perfect play gave, once the board is over, and show it."""
        double_dummy = await self._services.perfect(self.log.table.playing)
        await self._inbox.put(partial(self._store_solution, n, double_dummy))

    async def _store_solution(self, n: int, double_dummy: DoubleDummy | None) -> None:
        self._perfect = (n, double_dummy)
        if n == self.log.table.moved and double_dummy is not None:
            self._show()

    # ---- trouble ----

    async def _mend(self, error: Exception) -> None:
        """Read on, or all if that makes no sense: nobody knows what was stored."""
        _log.error("table %s: not stored: %r", self.log.name, error)
        if self._thought is not None:
            self._thought[1].cancel()
            self._thought = None
        try:
            if isinstance(error, Unreadable):
                self.log = await self._reload()
            else:
                await self.log.catch_up()
        except (OSError, ValueError) as again:
            _log.error("table %s: not read: %r", self.log.name, again)
        self._seat_people()
        self._show()
        self._keep(self._wake())

    def _seat_people(self) -> None:
        """Take everybody to the seat that the log gives them, which was read anew."""

    async def _wake(self) -> None:
        await asyncio.sleep(AGAIN)
        await self._inbox.put(partial(asyncio.sleep, 0))  # to look whose turn it is

    def _keep(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._aside.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._aside.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            _log.error("table %s", self.log.name, exc_info=fault)
