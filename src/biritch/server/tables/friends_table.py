"""A live table of friends: people come and go, robots play on for them, some look on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from itertools import count

from biritch.core.seats import Seat
from biritch.server.storage.store import LineTaken
from biritch.server.tables.company_requests import (
    CompanyRefusal,
    CompanyRequest,
)
from biritch.server.tables.company_table import CompanyTable
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live_table import TRIES, Request
from biritch.server.tables.log import TableLog
from biritch.server.tables.policies.seat_waits import SeatWaits, seats_away
from biritch.server.tables.policies.side_clocks import SideClocks
from biritch.server.tables.protocol import (
    AskHint,
    ChangeSettings,
    Invite,
    OwnView,
    RequestDone,
    SeatInvited,
    TableView,
    VoteRobot,
)
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.services import Services
from biritch.server.tokens import KEY_LENGTH, digest, random_word
from biritch.table.company import HOST
from biritch.table.company_events import Invited, Joined
from biritch.table.events import Replaced
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter

HOUR = 3_600_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody with an invitation: the digest of it, the name, the digest of the key to come.

    The browser draws the key, so that an answer that is lost on the way costs no seat.
    """

    invitation: str
    name: str
    key: str


class FriendsTable(CompanyTable):
    """A table at work for friends."""

    def __init__(
        self, log: TableLog, services: Services, reload: Callable[[], Awaitable[TableLog]]
    ) -> None:
        """Start the table for those who have a key; *reload* reads its log again."""
        self._seat_waits = SeatWaits(self._keep, self._post_play_on)
        self._clocks = SideClocks(lambda: self.log, self._keep, self._look)
        super().__init__(log, services, reload)

    @property
    def watching_refused(self) -> str:
        """The sentence that says why nobody looks on here without a key."""
        return "server-invited-only"

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
                _fail(answer, OSError(str(error)))
            except BaseException as error:
                _fail(answer, error)
                if not isinstance(error, (CompanyRefusal, ValueError)):
                    raise
            else:
                _tell(answer, number)

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
            line.send(make_refusal(None, "seat", "server-wrong-token"))
            line.drop()
            return
        line.chair = company.guests[number].seat
        if line.chair is not None and not self._clocks.is_played_on(line.chair):
            await self._give_back(line.chair, company.guests[number].name)
        await super()._enter(line)

    async def _give_back(self, seat: Seat, name: str) -> None:
        """Let whoever came back play on, where a robot did meanwhile."""
        if self.log.table.setup.sitters[seat].kind == "robot":
            await self.log.append(Replaced(seat, Sitter("person", name)))

    @property
    def _waits(self) -> dict[Seat, float]:
        return self._seat_waits.until

    async def _post_play_on(self, seat: Seat) -> None:
        await self._inbox.put(partial(self._play_on, seat))

    async def _look(self) -> None:
        """Have the table look whose turn it is, and at its clocks."""
        await self._inbox.put(partial(asyncio.sleep, 0))

    async def _play_on(self, seat: Seat) -> None:
        """Let a robot play on for who is still away."""
        table = self.log.table
        owner = table.company.owner(seat)
        if owner is None or owner in self._here or not table.setup.sitters[seat].person:
            return
        self._seat_waits.end(seat)
        await self.log.append(Replaced(seat, Sitter("robot", table.company.manners.robot)))
        self._show()

    # ---- what they ask ----

    async def _ask(self, line: Connection, request: Request) -> None:
        number = line.guest
        if number is None or self.log.table.company.guests[number].gone:
            line.send(make_refusal(request.id, "seat", "server-wrong-token"))
            return
        # A line that was cut may still have asked something: its seat may be another's by now.
        line.chair = self.log.table.company.guests[number].seat
        if isinstance(request, Invite):
            await self._invite(line, number, request)
        elif self.log.table.game is None and isinstance(request, (AskHint, ChangeSettings)):
            line.send(RequestDone(request.id, self.log.table.n))
        else:
            await super()._ask(line, request)

    def _may(self, number: int, request: CompanyRequest) -> None:
        super()._may(number, request)
        if isinstance(request, VoteRobot):
            absent = self.log.table.company.owner(Seat.parse(request.seat))
            if absent is None or absent in self._here:
                raise CompanyRefusal("server-nobody-away")

    async def _caught_up(self) -> None:
        """Do what follows of itself: people take other seats, who is voted out is replaced."""
        self._seat_people()
        table = self.log.table
        for seat in table.setup.variant.players:
            if table.company.voted_out(seat):
                await self._play_on(seat)

    def _seat_people(self) -> None:
        guests = self.log.table.company.guests
        for line in [*self.lines]:
            assert line.guest is not None
            guest = guests[line.guest]
            line.chair = guest.seat
            if guest.gone:
                self.lines.pop(line, None)
                line.send(make_refusal(None, "seat", "server-sent-away"))
                line.drop()

    async def _invite(self, line: Connection, number: int, request: Invite) -> None:
        seat = None if request.seat is None else Seat.parse(request.seat)
        if number != HOST:
            line.send(make_refusal(request.id, "seat", "server-host-only"))
            return
        done = self.log.done.get((("guest", number), request.id))
        if done is not None:
            line.send(RequestDone(request.id, done))
            return
        key = "" if request.withdraw else random_word(KEY_LENGTH)
        until = self.log.now + self._services.limits.invitation_hours * HOUR
        event = Invited(seat, digest(key, self.log.salt) if key else "", until)
        table = self.log.table
        if not event.answers(table.versions) <= request.on <= table.n:
            await self._stale(line, request)
            return
        if key:
            line.send(SeatInvited(request.id, request.seat, key))
        await self._happens(line, event, number, request.id)

    # ---- robots ----

    async def _arrange(self) -> None:
        """Wait for the first deal until somebody asks for it; look at the clock."""
        if self.log.table.game is None:
            return
        if self.log.table.company.manners.clock:
            await self._look_at_clock()
        await super()._arrange()

    # ---- the clock ----

    async def _look_at_clock(self) -> None:
        """Do what is settled where the side that thinks has no time left; else wait for it.

        Whoever a robot played on for has the seat again once the board is over.
        """
        table = self.log.table
        if table.over:
            await self._give_all_back()
            return
        if (time_over := self._clocks.time_over()) is not None:
            await self.log.append(time_over)
            self._show()
        await self._play_in_overtime()

    async def _play_in_overtime(self) -> None:
        """Let a robot play the board on for whoever is to act, where that is settled."""
        table, seat = self.log.table, self.log.table.turn
        if (
            seat is None
            or not self._clocks.is_played_on(seat)
            or not table.setup.sitters[seat].person
        ):
            return
        robot = table.company.manners.robot
        await self.log.append(Replaced(seat, Sitter("robot", robot)))
        self._show()

    async def _give_all_back(self) -> None:
        """Let whoever is here have the seat again, where a robot played on."""
        table = self.log.table
        for number in sorted(self._here):
            guest = table.company.guests[number]
            if guest.seat is not None and table.setup.sitters[guest.seat].kind == "robot":
                await self._give_back(guest.seat, guest.name)
                self._show()

    # ---- views ----

    def _show(self) -> None:
        table, here = self.log.table, self._here
        guests, grace = table.company.guests, float(table.company.manners.grace)
        self._clocks.attend(attended=any(guests[n].seat is not None for n in here))
        self._seat_waits.watch(seats_away(table, here), grace)
        super()._show()

    def _public(self, view: TableView) -> TableView:
        view.clock = self._clocks.message()
        return view

    def _own(self, own: OwnView) -> OwnView:
        own.can_next = own.can_next and self.log.table.filled
        return own


def _tell(answer: asyncio.Future[int], number: int) -> None:
    """Answer whoever came; nobody, where whoever asked has gone."""
    if not answer.done():
        answer.set_result(number)


def _fail(answer: asyncio.Future[int], fault: BaseException) -> None:
    """Say why whoever came is not let in; to nobody, where whoever asked has gone."""
    if not answer.done():
        answer.set_exception(fault)


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
