"""A live table of friends: people come and go, robots play on for them, some look on."""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from itertools import count

from biritch.core.seats import Seat, Side
from biritch.server.storage.store import LineTaken
from biritch.server.tables.company_message import Presence, company_message
from biritch.server.tables.company_requests import (
    CompanyRefusal,
    CompanyRequest,
    company_event_of,
)
from biritch.server.tables.connection import Connection
from biritch.server.tables.live_table import TRIES, LiveTable, Request
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import (
    AskHint,
    ChangeSettings,
    Invite,
    RequestDone,
    RequestRefused,
    SeatInvited,
    SideClock,
    Speak,
    TableView,
    VoteRobot,
)
from biritch.server.tables.refusals import refusal, refused
from biritch.server.tables.services import Services
from biritch.server.tables.view_message import TableContext, table_view
from biritch.server.tokens import KEY_LENGTH, digest, random_word
from biritch.server.web.limits import Allowances
from biritch.server.web.wire import sentence
from biritch.table.company import HOST
from biritch.table.company_events import Invited, Joined, UndoAnswered
from biritch.table.events import Event, Replaced
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter
from biritch.table.table import Table
from biritch.table.views import chair_view

HOUR = 3_600_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody with an invitation: the digest of it, the name, the digest of the key to come.

    The browser draws the key, so that an answer that is lost on the way costs no seat.
    """

    invitation: str
    name: str
    key: str


class FriendsTable(LiveTable):
    """A table at work for friends."""

    def __init__(
        self, log: TableLog, services: Services, reload: Callable[[], Awaitable[TableLog]]
    ) -> None:
        """Open the doors to those who have a key."""
        self._graces: dict[Seat, tuple[float, asyncio.Task[None]]] = {}
        self._behind: Table | None = None
        self._due: asyncio.Task[None] | None = None
        self._remarks = Allowances(lambda: asyncio.get_running_loop().time())
        super().__init__(log, services, reload)

    # ---- coming and going ----

    async def join(self, newcomer: Newcomer) -> int:
        """Let somebody in who has an invitation; return the number of that guest.

        Raises:
            CompanyRefusal: The invitation opens nothing, or nothing any more.
            NotNow: The seat is taken, or cannot be taken now.
            OSError: It could not be stored.
        """
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        tries = count(1)

        async def work() -> None:
            try:
                number = await self._join(newcomer)
            except LineTaken as error:  # another process wrote: the table is looked at anew
                if next(tries) < TRIES:
                    raise
                answer.set_exception(OSError(str(error)))
            except BaseException as error:
                answer.set_exception(error)
                if not isinstance(error, (CompanyRefusal, ValueError)):
                    raise
            else:
                answer.set_result(number)

        await self._inbox.put(work)
        return await answer

    async def _join(self, newcomer: Newcomer) -> int:
        company = self.log.table.company
        known = [n for n, guest in enumerate(company.guests) if guest.key == newcomer.key]
        if known:
            return known[0]
        seat = invited_to(self.log, newcomer.invitation)
        number = len(company.guests)
        if self.log.table.n >= self._services.limits.events_per_table:
            raise NotNow("sit", "many")
        await self.log.append(Joined(number, newcomer.name, seat, newcomer.key), guest=number)
        self._show()
        return number

    async def _enter(self, line: Connection) -> None:
        company = self.log.table.company
        number = line.guest
        if number is None or company.guests[number].gone:
            line.send(refused(None, "seat", "server-wrong-token"))
            line.drop()
            return
        line.chair = company.guests[number].seat
        if line.chair is not None:
            await self._give_back(line.chair, company.guests[number].name)
        await super()._enter(line)

    async def _give_back(self, seat: Seat, name: str) -> None:
        """Let whoever came back play on, where a robot did meanwhile."""
        if self.log.table.setup.sitters[seat].kind == "robot":
            await self.log.append(Replaced(seat, Sitter("person", name)))

    @property
    def _here(self) -> frozenset[int]:
        everybody = {*(line.guest for line in self.lines)}
        everybody |= {each.guest for each in self._elsewhere.others}
        return frozenset(guest for guest in everybody if guest is not None)

    def _watch_seats(self) -> None:
        """Begin to wait for who is away, as long as somebody else is there."""
        company, here = self.log.table.company, self._here
        sitters = self.log.table.setup.sitters
        away = set[Seat]()
        for number, guest in enumerate(company.guests):
            seat = guest.seat
            if seat is not None and number not in here and sitters[seat].person:
                away.add(seat)
        if not any(company.guests[number].seat is not None for number in here):
            away = set()
        for seat in set(self._graces) - away:
            self._graces.pop(seat)[1].cancel()
        grace = float(company.manners.grace)
        for seat in away - set(self._graces):
            until = asyncio.get_running_loop().time() + grace
            self._graces[seat] = (until, self._keep(self._overdue(seat, grace)))

    async def _overdue(self, seat: Seat, grace: float) -> None:
        await asyncio.sleep(grace)
        await self._inbox.put(partial(self._play_on, seat))

    async def _play_on(self, seat: Seat) -> None:
        """Let a robot play on for who is still away."""
        table = self.log.table
        owner = table.company.owner(seat)
        if owner is None or owner in self._here or not table.setup.sitters[seat].person:
            return
        self._graces.pop(seat, None)
        await self.log.append(Replaced(seat, Sitter("robot", table.company.manners.robot)))
        self._show()

    # ---- what they ask ----

    async def _ask(self, line: Connection, request: Request) -> None:
        number = line.guest
        if number is None or self.log.table.company.guests[number].gone:
            line.send(refused(request.id, "seat", "server-wrong-token"))
        elif isinstance(request, Invite):
            await self._invite(line, number, request)
        elif isinstance(request, CompanyRequest):
            await self._company(line, number, request)
        elif self.log.table.game is None and isinstance(request, (AskHint, ChangeSettings)):
            line.send(RequestDone(request.id, self.log.table.n))
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
            await self._happens(line, event, number, request.id)
        except CompanyRefusal as error:
            line.send(RequestRefused(request.id, "seat", sentence(error.phrase)))

    async def _happens(
        self, line: Connection, event: Event, number: int, request_id: str
    ) -> None:
        try:
            await self.log.append(event, guest=number, request_id=request_id)
        except OSError as error:
            line.send(refused(request_id, "busy", "server-not-stored"))
            await self._mend(error)
            return
        except ValueError as error:
            line.send(refusal(request_id, error))
            return
        await self._caught_up()
        self._show()
        line.send(RequestDone(request_id, self.log.table.n))

    def _may(self, number: int, request: CompanyRequest) -> None:
        limits = self._services.limits
        if self.log.table.n >= limits.events_per_table:
            raise CompanyRefusal("server-log-full")
        if isinstance(request, Speak) and self._remarks.take(number, limits.remarks):
            raise CompanyRefusal("server-talks-much")
        if isinstance(request, VoteRobot):
            absent = self.log.table.company.owner(Seat.parse(request.seat))
            if absent is None or absent in self._here:
                raise CompanyRefusal("server-nobody-away")

    async def _caught_up(self) -> None:
        """Do what follows of itself: people take other seats, who is voted out is replaced."""
        table = self.log.table
        for line in [*self.lines]:
            assert line.guest is not None
            guest = table.company.guests[line.guest]
            line.chair = guest.seat
            if guest.gone:
                self.lines.pop(line, None)
                line.send(refused(None, "seat", "server-sent-away"))
                line.drop()
        for seat in table.setup.variant.players:
            if table.company.voted_out(seat):
                await self._play_on(seat)

    async def _invite(self, line: Connection, number: int, request: Invite) -> None:
        seat = None if request.seat is None else Seat.parse(request.seat)
        if number != HOST:
            line.send(refused(request.id, "seat", "server-host-only"))
            return
        key = "" if request.withdraw else random_word(KEY_LENGTH)
        until = self.log.now + self._services.limits.invitation_hours * HOUR
        event = Invited(seat, digest(key, self.log.salt) if key else "", until)
        if key:
            line.send(SeatInvited(request.id, request.seat, key))
        await self._happens(line, event, number, request.id)

    # ---- robots ----

    async def _arrange(self) -> None:
        """Wait for the first deal until somebody asks for it."""
        if self.log.table.game is not None:
            await super()._arrange()

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
        self._watch_seats()
        for line in [*self.lines]:
            self._show_to(line)
        self._look_on_later()

    def _show_to(self, line: Connection) -> None:
        table = self.log.table
        self._tell_company(line)
        if line.chair is not None:
            if table.game is not None and line.shown != table.moved:
                line.shown = table.moved
                super()._show_to(line)
        elif (then := self._looked_on()) is not None and line.shown != then.moved:
            line.shown = then.moved
            line.send(self._seen_from_outside(line, then))
            line.seen = then.n

    def _tell_company(self, line: Connection) -> None:
        assert line.guest is not None
        table = self.log.table
        mark = (
            table.setup.sitters,
            self._here,
            frozenset(self._graces),
            table.undoing,
            table.over,
            table.game is None,
        )
        # Only what changed is told: a card played changes nothing of the company.
        if line.told is not None and line.told[0] is table.company and line.told[1] == mark:
            return
        line.told = (table.company, mark)
        now = asyncio.get_running_loop().time()
        waits = {seat: max(0, round(until - now)) for seat, (until, _) in self._graces.items()}
        around = Presence(self._here, waits)
        line.send(company_message(table, self.log.name, line.guest, around))

    def _drawn(self, line: Connection) -> TableView:
        view = super()._drawn(line)
        view.clock = self._clock(self.log.table)
        view.can_next = view.can_next and self.log.table.filled
        return view

    def _clock(self, table: Table) -> SideClock | None:
        minutes = table.company.manners.clock
        if not minutes:
            return None
        ns, ew = (
            sum(spent for seat, spent in self.log.spent.items() if seat.side is side) // 1000
            for side in (Side.NS, Side.EW)
        )
        return SideClock(60 * minutes, ns, ew)

    # ---- who look on ----

    def _looked_on(self) -> Table | None:
        """Return the table as onlookers may see it now; none where nobody looks on."""
        manners = self.log.table.company.manners
        if manners.onlookers == "none":
            return None
        table = self._delayed(manners.delay) if manners.delay else self.log.table
        return None if table.game is None else table

    def _delayed(self, delay: int) -> Table:
        events, times = self.log.table.events, self.log.times
        n = bisect_right(times, self.log.now - 1000 * delay)
        behind = self._behind
        if behind is None or behind.n > n:
            behind = Table(self.log.begun)
        for event in events[behind.n : n]:
            behind = behind.after(event)
        self._behind = behind
        return behind

    def _seen_from_outside(self, line: Connection, then: Table) -> TableView:
        look = chair_view(then, None, shown=then.company.shown)
        around = TableContext(self.log.name, self.chairs_here, None)
        seen = min(line.seen, then.n)
        return table_view(look, around, self._services.library, seen)

    def _look_on_later(self) -> None:
        """Come back when the next thing may be shown to those who look on with a delay."""
        delay = self.log.table.company.manners.delay
        waiting = self._due is not None and not self._due.done()
        onlookers = any(line.chair is None for line in self.lines)
        if waiting or not delay or not onlookers or self._behind is None:
            return
        if self._behind.n < self.log.table.n:
            due = self.log.times[self._behind.n] + 1000 * delay - self.log.now
            self._due = self._keep(self._later(max(0.05, due / 1000)))

    async def _later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with contextlib.suppress(asyncio.CancelledError):
            await self._inbox.put(self._shown_later)

    async def _shown_later(self) -> None:
        self._due = None
        self._show()

    async def _mend(self, error: Exception) -> None:
        self._behind = None
        await super()._mend(error)


def invited_to(log: TableLog, invitation: str) -> Seat | None:
    """Return the seat that *invitation*, a digest, opens; ``None`` is a place to look on.

    Raises:
        CompanyRefusal: It opens nothing, or nothing any more.
    """
    for seat, kept in log.table.company.invitations:
        if kept.key == invitation:
            if log.now > kept.until:
                raise CompanyRefusal("server-invitation-over")
            return seat
    raise CompanyRefusal("server-no-invitation")
