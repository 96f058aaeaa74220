"""The company at a table: presence, chat, questions and onlookers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import get_args

from biritch.core.seats import Seat
from biritch.server.tables import protocol
from biritch.server.tables.company_message import Presence, company_message
from biritch.server.tables.company_requests import (
    CompanyRefusal,
    CompanyRequest,
    company_event_of,
)
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.live.table_policy import (
    UNDECIDED,
    Handler,
    TableHooks,
    Thought,
)
from biritch.server.tables.policies.onlookers import Onlookers, Visible, delayed_events
from biritch.server.tables.protocol import RequestDone, RequestRefused, Speak, TableView
from biritch.server.tables.refusals import refusal
from biritch.server.tables.view_message import TableContext, table_view
from biritch.server.web.limits import Allowances
from biritch.server.web.wire import sentence
from biritch.table.company_events import UndoAnswered
from biritch.table.events import Event
from biritch.table.table import Table
from biritch.table.views import chair_view


def _refuse_nothing(number: int, request: CompanyRequest) -> None:
    del number, request


def _hide_nothing(view: TableView, then: Table) -> TableView:
    del then
    return view


@dataclass(frozen=True, slots=True)
class CompanyRules:
    """The differences between companies; omitted rules are as among friends."""

    find_visible: Visible | None = None
    """How much onlookers may see now."""
    refuse: Callable[[int, CompanyRequest], None] = _refuse_nothing
    """Refuses, by raising :exc:`CompanyRefusal`, what a guest may not ask for here."""
    find_waits: Callable[[], Mapping[Seat, float]] = dict
    """Until when, in seconds of the loop, seats wait for who is away."""
    find_mark: Callable[[], object] = lambda: None
    """What views show here besides the board: where it changes, they are sent again."""
    hide_from_outside: Callable[[TableView, Table], TableView] = _hide_nothing
    """Takes from what onlookers see what they may not."""


class CompanyPolicy:
    """The policy for people who chat, ask about calls, and are watched."""

    def __init__(self, live: LiveTable, rules: CompanyRules) -> None:
        """Apply *rules* to the company of *live*."""
        self._live, self._rules = live, rules
        find_visible = rules.find_visible or (lambda: delayed_events(live.log))
        self._onlookers = Onlookers(
            lambda: live.log,
            find_visible,
            live.inbox.keep,
            partial(live.inbox.put, live.show_later),
        )
        self._remarks = Allowances(lambda: asyncio.get_running_loop().time())
        self._later: float | None = None
        """In how many seconds onlookers may see more than they are shown now."""
        self.hooks = TableHooks(
            handlers=dict.fromkeys(get_args(CompanyRequest), Handler(self.answer, "guest")),
            choose_thought=self._choose_thought,
            prepare_show=self._look_ahead,
            show_connection=self._show_connection,
            note_show=self._look_in_later,
            seat_people=self._onlookers.forget,
        )

    @property
    def here(self) -> frozenset[int]:
        """The numbers of connected guests, in whichever process."""
        return self._live.attendance.guests_here(len(self._live.log.table.company.guests))

    # ---- what they ask ----

    async def answer(self, connection: Connection, request: CompanyRequest) -> None:
        """Handle a guest's request to the company."""
        live, number = self._live, connection.guest
        assert number is not None
        try:
            self.refuse(number, request)
            event = company_event_of(request, live.log.table, number)
        except CompanyRefusal as error:
            connection.send(RequestRefused(request.id, "seat", sentence(error.phrase)))
        except ValueError as error:
            connection.send(refusal(request.id, error))
        else:
            table = live.log.table
            if event.answers(table.versions) <= request.on <= table.n:
                await self.store(connection, event, request.id)
            else:
                await live.refuse_stale(connection, request)

    async def store(self, connection: Connection, event: Event, request_id: str) -> None:
        """Store the event requested by the guest of *connection*, and its consequences."""
        live = self._live
        try:
            await live.log.append(event, guest=connection.guest, request_id=request_id)
        except OSError as error:
            await live.refuse_unstored(connection, request_id, error)
            return
        except ValueError as error:
            connection.send(refusal(request_id, error))
            return
        # What follows of itself is no answer: sent again, the request has the same one.
        done = live.log.table.n
        await live.follow_log()
        live.broadcast.show()
        connection.send(RequestDone(request_id, done))

    def refuse(self, number: int, request: CompanyRequest) -> None:
        """Refuse a request that guest *number* may not make here, or not so often.

        Raises:
            CompanyRefusal: It is refused.
        """
        limits = self._live.services.limits
        if self._live.log.table.n >= limits.events_per_table:
            raise CompanyRefusal("server-log-full")
        if isinstance(request, Speak) and self._remarks.take(number, limits.remarks):
            raise CompanyRefusal("server-talks-much")
        self._rules.refuse(number, request)

    # ---- robots ----

    def _choose_thought(self) -> Thought:
        table = self._live.log.table
        if table.undoing is None:
            return UNDECIDED
        sitters = table.setup.sitters
        robots = [seat for seat in table.undoing.waiting if not sitters[seat].person]
        return self._let_undo(table.moved, robots[0]) if robots else None

    async def _let_undo(self, n: int, seat: Seat) -> None:
        await self._live.robots.lease()
        await self._live.robots.put(n, UndoAnswered(seat, accepts=True))

    # ---- views ----

    def _look_ahead(self) -> None:
        # Asked before anything is shown: what becomes due meanwhile is not missed.
        looked_on = any(each.chair is None for each in self._live.connections)
        self._later = self._onlookers.seconds_until_more() if looked_on else None

    def _look_in_later(self) -> None:
        if self._later is not None:
            self._onlookers.look_in(self._later)

    def _show_connection(self, connection: Connection) -> None:
        live = self._live
        self._tell_company(connection)
        if connection.chair is not None:
            mark = live.log.table.moved, live.robots.solved_at, self._rules.find_mark()
            if live.log.table.game is not None and connection.shown != mark:
                connection.shown = mark
                live.broadcast.send_view(connection)
        elif not self.is_admitted(connection):
            return
        elif (then := self._onlookers.table()) is not None and connection.shown != then.moved:
            connection.shown = then.moved
            connection.send_state("view", protocol.encode(self._outside_view(connection, then)))
            connection.seen = then.n

    def is_admitted(self, connection: Connection) -> bool:
        """Return whether the onlooker is admitted, where the host decides."""
        guests = self._live.log.table.company.guests
        return connection.guest is None or guests[connection.guest].admitted

    def _tell_company(self, connection: Connection) -> None:
        live, waits = self._live, self._rules.find_waits()
        table, here = live.log.table, self.here
        if table.setup.manners is None:
            return
        mark = (
            table.setup.sitters,
            here,
            frozenset(waits),
            table.undoing,
            table.over,
            table.game is None,
        )
        # Only what changed is told: a card played changes nothing of the company.
        if (
            connection.told is not None
            and connection.told[0] is table.company
            and connection.told[1] == mark
        ):
            return
        connection.told = (table.company, mark)
        now = asyncio.get_running_loop().time()
        left = {seat: max(0, round(until - now)) for seat, until in waits.items()}
        around = Presence(here, left, live.log.event)
        message = company_message(table, live.log.name, connection.guest, around)
        connection.send_state("company", protocol.encode(message))

    def _outside_view(self, connection: Connection, then: Table) -> TableView:
        live = self._live
        look = chair_view(then, None, shown=then.company.shown)
        around = TableContext(live.log.name, live.attendance.chairs_here, None)
        view = table_view(look, around, live.services.library, min(connection.seen, then.n))
        return self._rules.hide_from_outside(view, then)
