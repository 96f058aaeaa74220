"""A live table whose company is told of: who is there, what is said, asked and looked on at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from biritch.core.seats import Seat
from biritch.server.tables import protocol
from biritch.server.tables.company_message import Presence, company_message
from biritch.server.tables.company_requests import (
    CompanyRefusal,
    CompanyRequest,
    company_event_of,
)
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live_table import LiveTable, Request
from biritch.server.tables.log import TableLog
from biritch.server.tables.policies.onlookers import Onlookers, delayed_events
from biritch.server.tables.protocol import RequestDone, RequestRefused, Speak, TableView
from biritch.server.tables.refusals import make_refusal, refusal
from biritch.server.tables.services import Services
from biritch.server.tables.view_message import TableContext, table_view
from biritch.server.web.limits import Allowances
from biritch.server.web.wire import sentence
from biritch.table.company_events import UndoAnswered
from biritch.table.events import Event
from biritch.table.table import Table
from biritch.table.views import chair_view


class CompanyTable(LiveTable):
    """A table at work whose people talk, ask for what calls mean, and are looked on at."""

    def __init__(
        self, log: TableLog, services: Services, reload: Callable[[], Awaitable[TableLog]]
    ) -> None:
        """Start the table; *reload* reads the log again after a failed write."""
        self._onlookers = Onlookers(
            lambda: self.log, self._visible, self._keep, self._post_shown
        )
        self._remarks = Allowances(lambda: asyncio.get_running_loop().time())
        super().__init__(log, services, reload)

    @property
    def _here(self) -> frozenset[int]:
        """The numbers of the guests who are there, by whichever process."""
        everybody = {*(line.guest for line in self.lines)}
        everybody |= {each.guest for each in self._elsewhere.others}
        # Another process may name a guest before the line that says who came is read here.
        known = len(self.log.table.company.guests)
        return frozenset(n for n in everybody if n is not None and n < known)

    @property
    def _waits(self) -> Mapping[Seat, float]:
        """Until when, in seconds of the loop, seats wait for who is away."""
        return {}

    # ---- what they ask ----

    async def _ask(self, line: Connection, request: Request) -> None:
        if isinstance(request, CompanyRequest) and line.guest is not None:
            await self._company(line, line.guest, request)
        else:
            await super()._ask(line, request)

    async def _company(self, line: Connection, number: int, request: CompanyRequest) -> None:
        done = self.log.done.get((("guest", number), request.id))
        if done is not None:
            line.send(RequestDone(request.id, done))
            return
        try:
            self._may(number, request)
            event = company_event_of(request, self.log.table, number)
        except CompanyRefusal as error:
            line.send(RequestRefused(request.id, "seat", sentence(error.phrase)))
        except ValueError as error:
            line.send(refusal(request.id, error))
        else:
            table = self.log.table
            if event.answers(table.versions) <= request.on <= table.n:
                await self._happens(line, event, number, request.id)
            else:
                await self._stale(line, request)

    async def _happens(
        self, line: Connection, event: Event, number: int, request_id: str
    ) -> None:
        try:
            await self.log.append(event, guest=number, request_id=request_id)
        except OSError as error:
            line.send(make_refusal(request_id, "busy", "server-not-stored"))
            await self._mend(error)
            return
        except ValueError as error:
            line.send(refusal(request_id, error))
            return
        # What follows of itself is no answer: sent again, the request has the same one.
        done = self.log.table.n
        await self._caught_up()
        self._show()
        line.send(RequestDone(request_id, done))

    def _may(self, number: int, request: CompanyRequest) -> None:
        """Refuse what guest *number* may not ask for here, or not so often.

        Raises:
            CompanyRefusal: It is refused.
        """
        limits = self._services.limits
        if self.log.table.n >= limits.events_per_table:
            raise CompanyRefusal("server-log-full")
        if isinstance(request, Speak) and self._remarks.take(number, limits.remarks):
            raise CompanyRefusal("server-talks-much")

    # ---- robots ----

    def _to_think(self) -> Awaitable[None] | None:
        table = self.log.table
        sitters = table.setup.sitters
        if table.undoing is not None:
            robots = [seat for seat in table.undoing.waiting if not sitters[seat].person]
            return self._let_undo(table.moved, robots[0]) if robots else None
        return super()._to_think()

    async def _let_undo(self, n: int, seat: Seat) -> None:
        await self._lease()
        await self._inbox.put(partial(self._happen, n, UndoAnswered(seat, accepts=True)))

    # ---- views ----

    def _show(self) -> None:
        """Send everyone the table as it is now, and who is around it."""
        self._common = None
        self._tell_here()
        # Asked before the lines are shown anything: what becomes due meanwhile is not missed.
        later = self._seconds_until_more()
        for line in [*self.lines]:
            self._show_to(line)
        if later is not None:
            self._onlookers.look_in(later)

    def _show_again(self) -> None:
        for line in self.lines:
            line.shown = -1
        self._show()

    def _show_anew(self, line: Connection) -> None:
        line.shown, line.told = -1, None
        self._show_to(line)

    def _drawn_mark(self) -> object:
        """What a view shows besides the board: as long as it stays, none need be sent."""
        return self.log.table.moved, self._perfect[0]

    def _show_to(self, line: Connection) -> None:
        self._tell_company(line)
        if line.chair is not None:
            mark = self._drawn_mark()
            if self.log.table.game is not None and line.shown != mark:
                line.shown = mark
                super()._show_to(line)
        elif not self._is_admitted(line):
            return
        elif (then := self._onlookers.table()) is not None and line.shown != then.moved:
            line.shown = then.moved
            line.send_state("view", protocol.encode(self._seen_from_outside(line, then)))
            line.seen = then.n

    def _is_admitted(self, line: Connection) -> bool:
        """Whether whoever looks on there may: where the host is asked, once let in."""
        return line.guest is None or self.log.table.company.guests[line.guest].admitted

    def _tell_company(self, line: Connection) -> None:
        table, waits = self.log.table, self._waits
        if table.setup.manners is None:
            return
        mark = (
            table.setup.sitters,
            self._here,
            frozenset(waits),
            table.undoing,
            table.over,
            table.game is None,
        )
        # Only what changed is told: a card played changes nothing of the company.
        if line.told is not None and line.told[0] is table.company and line.told[1] == mark:
            return
        line.told = (table.company, mark)
        now = asyncio.get_running_loop().time()
        left = {seat: max(0, round(until - now)) for seat, until in waits.items()}
        around = Presence(self._here, left, self.log.event)
        message = company_message(table, self.log.name, line.guest, around)
        line.send_state("company", protocol.encode(message))

    # ---- who look on ----

    def _visible(self) -> tuple[int, float | None]:
        """Return how many events onlookers may see now, and seconds until they see more.

        There are none where nobody looks on, and nothing to wait for where all is shown.
        """
        return delayed_events(self.log)

    def _seen_from_outside(self, line: Connection, then: Table) -> TableView:
        look = chair_view(then, None, shown=then.company.shown)
        around = TableContext(self.log.name, self.chairs_here, None)
        seen = min(line.seen, then.n)
        return table_view(look, around, self._services.library, seen)

    def _seconds_until_more(self) -> float | None:
        """Return when those who look on may see more, if somebody does and time will tell."""
        looked_on = any(line.chair is None for line in self.lines)
        return self._onlookers.seconds_until_more() if looked_on else None

    async def _post_shown(self) -> None:
        await self._inbox.put(self._show_later)

    async def _mend(self, error: Exception) -> None:
        self._onlookers.forget()
        await super()._mend(error)
