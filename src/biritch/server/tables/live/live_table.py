"""One live table: its inbox, its log, its people and its robots.

Everything that changes the table goes through the inbox, one item at a time. Each change is
stored first, then shown. Policies (:mod:`~biritch.server.tables.live.table_policy`) hold what
is particular to friends, tournaments, classes and sets.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, TypeVar, get_args

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.server.learn.hints import hint_given
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.company_requests import CompanyRequest
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.attendance import TableAttendance
from biritch.server.tables.live.broadcast import Broadcast
from biritch.server.tables.live.inbox import Inbox, Work
from biritch.server.tables.live.robot_turns import RobotTurns
from biritch.server.tables.live.table_parts import TableParts
from biritch.server.tables.live.table_policy import (
    Handler,
    TablePolicy,
    refuse_with,
)
from biritch.server.tables.log import TableLog
from biritch.server.tables.log_events import Doer
from biritch.server.tables.protocol import AskHint, ChangeSettings, Invite, RequestDone
from biritch.server.tables.refusals import make_refusal, refusal
from biritch.server.tables.requests import TableAction, event_of
from biritch.server.tables.services import Services
from biritch.table.events import Dealt
from biritch.table.views import chair_view

_log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds until what could not be stored is tried again

Request: TypeAlias = TableAction | AskHint | ChangeSettings | CompanyRequest | Invite
Reload: TypeAlias = Callable[[], Awaitable[TableLog]]
"""Reads the log of a table again."""
Policy = TypeVar("Policy", bound=TablePolicy)


class LiveTable:
    """A running table: the *log*, with its people and robots."""

    def __init__(
        self,
        log: TableLog,
        services: Services,
        reload: Reload,
        make_policies: MakePolicies | None = None,
    ) -> None:
        """Start the table; *reload* re-reads the log after a failed write."""
        self.log, self.services, self._reload = log, services, reload
        self.inbox = Inbox(log.name, self._arrange, self._catch_up, self.mend)
        self.attendance = TableAttendance(
            log.name, services, partial(self.inbox.post, self.show_later)
        )
        self.policies = tuple(make_policies(self) if make_policies else ())
        self.hooks = tuple(policy.hooks for policy in self.policies)
        parts = TableParts(lambda: self.log, services, self.inbox, self.attendance, self.hooks)
        self.broadcast = Broadcast(parts, lambda: self.robots.solution)
        self.robots = RobotTurns(parts, self.broadcast, self.mend)
        self.handlers: Mapping[type, Handler] = self.plain_handlers
        """What answers each kind of request here."""
        for hooks in reversed(self.hooks):
            self.handlers = {**self.handlers, **hooks.handlers}
        sharing = services.sharing
        self._unwatch = sharing.store.watch(log.name, self.hear_growth) if sharing else None
        self.inbox.start()

    def find_policy(self, kind: type[Policy]) -> Policy | None:
        """Return the table's policy of the given *kind*, or ``None``."""
        return next((each for each in self.policies if isinstance(each, kind)), None)

    @property
    def connections(self) -> Mapping[Connection, None]:
        """The open connections, in order of arrival."""
        return self.attendance.connections

    @property
    def working(self) -> bool:
        """Whether the table keeps running although nobody is there."""
        return any(hooks.keeps_working() for hooks in self.hooks)

    @property
    def watching_refused(self) -> str:
        """The message that refuses onlookers without a key; empty if they are allowed."""
        return next(filter(None, (each.find_watching_refusal() for each in self.hooks)), "")

    @property
    def busy(self) -> bool:
        """Whether work is running or queued."""
        return self.inbox.busy

    # ---- what comes in ----

    async def enter(self, connection: Connection) -> None:
        """Add *connection* and send it a view."""
        await self.inbox.put(partial(self._enter, connection))

    async def leave(self, connection: Connection) -> None:
        """Remove *connection*."""
        await self.inbox.put(partial(self._leave, connection))

    def leave_soon(self, connection: Connection) -> None:
        """Queue the removal of *connection*, which was cut."""
        self.inbox.post(partial(self._leave, connection))

    async def ask(self, connection: Connection, request: Request) -> None:
        """Queue a person's *request*; wait while the table is too busy."""
        await self.inbox.put(self._time_request(connection, request))

    def ask_at_once(self, connection: Connection, request: Request) -> bool:
        """Queue a person's *request*; return false if the table is too busy."""
        return self.inbox.put_at_once(self._time_request(connection, request))

    def _time_request(self, connection: Connection, request: Request) -> Work:
        """Return the work that answers *request* and measures the time from now on."""
        begun = time.perf_counter()

        async def answer() -> None:
            await self.answer(connection, request)
            kind = str(type(request).__struct_config__.tag)
            self.services.observe_step(kind, time.perf_counter() - begun)

        return answer

    async def close(self) -> None:
        """Cancel all work and close every connection."""
        await self.inbox.close()
        if self._unwatch is not None:
            self._unwatch()
        await self.robots.end_lease()
        self.attendance.close()

    async def _enter(self, connection: Connection) -> None:
        for hooks in self.hooks:
            if not await hooks.receive_connection(connection):
                connection.drop()
                return
        if self.attendance.admit(connection):
            await self.broadcast.explain()
            self.broadcast.show()

    async def _leave(self, connection: Connection) -> None:
        if self.attendance.release(connection):
            self.broadcast.show()
        for hooks in self.hooks:
            hooks.note_leaving(connection)

    async def show_later(self) -> None:
        """Queue a broadcast of the table."""
        self.broadcast.show()

    async def _arrange(self) -> None:
        """Deal the first board; start a robot's decision if it is its turn."""
        for hooks in self.hooks:
            if not await hooks.prepare_turn():
                return
        if self.log.table.game is None:
            await self.log.append(Dealt(*self.find_board()))
            await self.broadcast.explain()
            self.broadcast.show()
        self.robots.set_thinking()
        for hooks in self.hooks:
            await hooks.finish_turn()

    def find_board(self, by: Seat | None = None, cut: int | None = None) -> tuple[Board, Deal]:
        """Return the board to deal now, cut by *by* if people deal."""
        for hooks in self.hooks:
            if (found := hooks.find_board()) is not None:
                return found
        return self.log.next_board(by, cut)

    # ---- what is asked ----

    @property
    def plain_handlers(self) -> Mapping[type, Handler]:
        """The default handler of each kind of request."""
        acting = dict.fromkeys(get_args(TableAction), Handler(self.act, current=True))
        alone = Handler(refuse_with("seat", "server-no-company"))
        return {
            **acting,
            **dict.fromkeys([*get_args(CompanyRequest), Invite], alone),
            AskHint: Handler(self.give_hint, current=True),
            ChangeSettings: Handler(self.change_settings),
        }

    async def answer(self, connection: Connection, request: Request) -> None:
        """Handle the request of *connection* and reply."""
        for hooks in self.hooks:
            if not hooks.identify_asker(connection):
                connection.send(make_refusal(request.id, "seat", "server-wrong-token"))
                return
        await self.answer_by(self.handlers[type(request)], connection, request)

    async def answer_by(
        self, handler: Handler, connection: Connection, request: Request
    ) -> None:
        """Handle the request with *handler*, if it is neither repeated nor stale."""
        number = connection.chair if handler.asker == "seat" else connection.guest
        if number is None:
            connection.send(make_refusal(request.id, "seat", "server-only-watching"))
            return
        doer: Doer = (handler.asker, int(number))
        # A request sent again after a lost connection is answered before it can be stale.
        if (done := self.log.done.get((doer, request.id))) is not None:
            connection.send(RequestDone(request.id, done))
        elif handler.current and not self.log.table.moved <= request.on <= self.log.table.n:
            await self.refuse_stale(connection, request)
        else:
            await handler.answer(connection, request)

    async def refuse_stale(self, connection: Connection, request: Request) -> None:
        """Refuse the request as stale, unless this process has log lines still to read."""
        before = self.log.table.n
        if request.on > before and self.services.sharing is not None:
            try:
                await self._catch_up()
            except OSError as error:
                await self.refuse_unstored(connection, request.id, error)
                return
            if self.log.table.n > before:
                await self.answer(connection, request)
                return
        connection.send(make_refusal(request.id, "stale", "server-stale"))
        self.broadcast.resend_state(connection)

    async def refuse_unstored(
        self, connection: Connection, request_id: str, error: OSError
    ) -> None:
        """Refuse a request that could not be stored, and reload the log."""
        connection.send(make_refusal(request_id, "busy", "server-not-stored"))
        await self.mend(error)

    async def act(self, connection: Connection, request: TableAction) -> None:
        """Handle a call, card, claim, undo or deal."""
        if self.log.table.n >= self.services.limits.events_per_table:
            connection.send(make_refusal(request.id, "turn", "server-log-full"))
            return
        chair = connection.chair
        assert chair is not None
        try:
            event = event_of(request, self.log.table, chair, self.find_board)
            await self.log.append(event, chair, request.id)
        except OSError as error:
            await self.refuse_unstored(connection, request.id, error)
            return
        except ValueError as error:
            connection.send(refusal(request.id, error))
            return
        await self.broadcast.explain()
        self.broadcast.show()
        connection.send(RequestDone(request.id, self.log.table.n))

    async def change_settings(self, connection: Connection, request: ChangeSettings) -> None:
        """Change the robots' pace, or whether they claim."""
        if request.robot_pace is not None:
            self.robots.pace = request.robot_pace
        if request.robot_claims is not None:
            self.robots.claims = request.robot_claims
        connection.send(RequestDone(request.id, self.log.table.n))

    async def give_hint(self, connection: Connection, request: AskHint) -> None:
        """Send the tutor's advice when it is ready."""
        if self.log.table.turn != connection.chair or connection.chair is None:
            connection.send(make_refusal(request.id, "turn", "server-hint-turn"))
        elif connection.hinting:
            connection.send(make_refusal(request.id, "busy", "server-hint-busy"))
        else:
            connection.hinting = True
            self.inbox.keep(self._advise(connection, connection.chair, request.id))

    async def _advise(self, connection: Connection, chair: Seat, request_id: str) -> None:
        """Ask the tutor for advice in *chair*; it bids the system of the robot opposite."""
        table = self.log.table
        sitters = table.setup.sitters
        robots = [sitters[chair.after(turns)] for turns in (2, 1, 3)]
        named = next((sitter.name for sitter in robots if sitter.kind == "robot"), "robot:sef")
        # The tutor thinks, whatever the robots here do, and bids what they bid.
        robot = f"robot:{named.partition(':')[2] or 'sef'}"
        seed = f"{self.services.seed} {self.log.name} {table.n} hint"
        view = chair_view(table, chair).view
        try:
            advice = await self.services.mind.advise(robot, view, seed, self.log.name)
            connection.send(hint_given(request_id, advice))
        finally:
            connection.hinting = False

    # ---- other processes ----

    def hear_growth(self, lines: int) -> None:
        """Note that the log has *lines* lines, perhaps from another process."""
        if lines > self.log.table.n + 1:
            self.inbox.post(self._catch_up)

    async def _catch_up(self) -> None:
        try:
            more = await self.log.catch_up()
        except ValueError as error:
            await self.mend(error)
            return
        if more:
            await self.follow_log()
            self.broadcast.show()

    async def follow_log(self) -> None:
        """React to newly appended entries."""
        for hooks in self.hooks:
            await hooks.follow_log()

    # ---- trouble ----

    async def mend(self, error: Exception) -> None:
        """Re-read the log after a failed write, from the last known line or completely."""
        _log.error("table %s: not stored: %r", self.log.name, error)
        self.robots.stop()
        try:
            if isinstance(error, Unreadable):
                self.log = await self._reload()
            else:
                await self.log.catch_up()
        except (OSError, ValueError) as again:
            _log.error("table %s: not read: %r", self.log.name, again)
        for hooks in self.hooks:
            hooks.seat_people()
        self.broadcast.show()
        self.inbox.keep(self._wake())

    async def _wake(self) -> None:
        await asyncio.sleep(AGAIN)
        await self.inbox.wake()


MakePolicies: TypeAlias = Callable[[LiveTable], Sequence[TablePolicy]]
"""Gives a table its policies; where two answer the same request, the first one does."""
