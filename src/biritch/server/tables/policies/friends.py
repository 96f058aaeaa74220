"""The policy of friends: people come and go, robots replace them, others watch.

Requests to the company are in :mod:`~biritch.server.tables.policies.company`; this module has
admission, reserved seats and clocks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count

from biritch.core.seats import Seat
from biritch.server.storage.store import LineTaken
from biritch.server.tables.company_requests import CompanyRefusal, CompanyRequest
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.inbox import TRIES
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.live.table_policy import Handler, TableHooks, TablePolicy
from biritch.server.tables.log import TableLog
from biritch.server.tables.policies.company import CompanyPolicy, CompanyRules
from biritch.server.tables.policies.seat_waits import SeatWaits, seats_away
from biritch.server.tables.policies.side_clocks import SideClocks
from biritch.server.tables.protocol import (
    AskHint,
    ChangeSettings,
    EveningScore,
    Invite,
    OwnView,
    RequestDone,
    SeatInvited,
    TableView,
    VoteRobot,
)
from biritch.server.tables.refusals import make_refusal
from biritch.server.tokens import KEY_LENGTH, digest, random_word
from biritch.table.company import HOST
from biritch.table.company_events import Invited, Joined
from biritch.table.events import Replaced
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter

HOUR = 3_600_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A person with an invitation: its digest, the name, the digest of the new key.

    The browser creates the key, so that a lost response costs no seat.
    """

    invitation: str
    name: str
    key: str


def play_with_friends(live: LiveTable) -> Sequence[TablePolicy]:
    """Return the policies of a table of friends."""
    friends = FriendsPolicy(live)
    return friends, friends.company


class FriendsPolicy:
    """The policy for people who come by invitation, each with their own key."""

    def __init__(self, live: LiveTable) -> None:
        """Admit to *live* the holders of keys."""
        self.live = live
        self.company = CompanyPolicy(
            live, CompanyRules(refuse=self._refuse, find_waits=lambda: self._seat_waits.until)
        )
        keep = live.inbox.keep
        self._seat_waits = SeatWaits(keep, self._post_play_on)
        self._clocks = SideClocks(lambda: live.log, keep, live.inbox.wake)
        before_deal = Handler(self._answer_before_deal, "guest")
        self.hooks = TableHooks(
            handlers={
                Invite: Handler(self._invite, "guest"),
                AskHint: before_deal,
                ChangeSettings: before_deal,
            },
            find_watching_refusal=lambda: "server-invited-only",
            receive_connection=self._receive_connection,
            identify_asker=self._identify_asker,
            prepare_turn=self._prepare_turn,
            prepare_show=self._watch_seats,
            change_public=self._add_company,
            change_own=self._let_deal,
            follow_log=self._follow_log,
            seat_people=self._seat_people,
        )

    # ---- coming and going ----

    async def join(self, newcomer: Newcomer) -> int:
        """Admit somebody with an invitation; return the number of the new guest.

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

        await self.live.inbox.put(work)
        return await answer

    async def _join(self, newcomer: Newcomer) -> int:
        log = self.live.log
        company = log.table.company
        known = [n for n, guest in enumerate(company.guests) if guest.key == newcomer.key]
        if known:
            return known[0]
        seat = find_invited_seat(log, newcomer.invitation)
        number = len(company.guests)
        if log.table.n >= self.live.services.limits.events_per_table:
            raise NotNow("sit", "many")
        await log.append(Joined(number, newcomer.name, seat, newcomer.key), guest=number)
        self.live.broadcast.show()
        return number

    async def _receive_connection(self, connection: Connection) -> bool:
        """Return the seat to its player, if a robot played on."""
        if not self._identify_asker(connection):
            connection.send(make_refusal(None, "seat", "server-wrong-token"))
            return False
        assert connection.guest is not None
        if connection.chair is not None and not self._clocks.is_played_on(connection.chair):
            await self._give_back(
                connection.chair, self.live.log.table.company.guests[connection.guest].name
            )
        return True

    def _identify_asker(self, connection: Connection) -> bool:
        """Update the seat of *connection*; return false if its key is no longer valid."""
        guests, number = self.live.log.table.company.guests, connection.guest
        if number is None or guests[number].gone:
            return False
        # A connection that was cut may still have asked something; its seat may be taken.
        connection.chair = guests[number].seat
        return True

    async def _give_back(self, seat: Seat, name: str) -> None:
        """Return *seat* to a player who came back, if a robot played meanwhile."""
        if self.live.log.table.setup.sitters[seat].kind == "robot":
            await self.live.log.append(Replaced(seat, Sitter("person", name)))

    async def _post_play_on(self, seat: Seat) -> None:
        await self.live.inbox.put(partial(self._play_on, seat))

    async def _play_on(self, seat: Seat) -> None:
        """Let a robot play on for a player who is still away."""
        table = self.live.log.table
        owner = table.company.owner(seat)
        if owner is None or owner in self.company.here or not table.setup.sitters[seat].person:
            return
        self._seat_waits.end(seat)
        await self._seat_robot(seat)

    async def _seat_robot(self, seat: Seat) -> None:
        robot = self.live.log.table.company.manners.robot
        await self.live.log.append(Replaced(seat, Sitter("robot", robot)))
        self.live.broadcast.show()

    def seconds_left(self, seat: Seat) -> int | None:
        """Return how many seconds *seat* is still reserved, or ``None``."""
        until = self._seat_waits.until.get(seat)
        if until is None:
            return None
        return max(0, round(until - asyncio.get_running_loop().time()))

    # ---- what they ask ----

    async def _answer_before_deal(
        self, connection: Connection, request: AskHint | ChangeSettings
    ) -> None:
        """Acknowledge a request about a board when no board is dealt yet."""
        if self.live.log.table.game is None:
            connection.send(RequestDone(request.id, self.live.log.table.n))
            return
        await self.live.answer_by(self.live.plain_handlers[type(request)], connection, request)

    def _refuse(self, number: int, request: CompanyRequest) -> None:
        del number
        if isinstance(request, VoteRobot):
            absent = self.live.log.table.company.owner(Seat.parse(request.seat))
            if absent is None or absent in self.company.here:
                raise CompanyRefusal("server-nobody-away")

    async def _follow_log(self) -> None:
        """Apply the consequences of new entries: changes of seats, votes for robots."""
        self._seat_people()
        table = self.live.log.table
        for seat in table.setup.variant.players:
            if table.company.is_voted_out(seat):
                await self._play_on(seat)

    def _seat_people(self) -> None:
        for connection in [*self.live.connections]:
            if not self._identify_asker(connection):
                self.live.attendance.send_away(connection, "server-sent-away")

    async def _invite(self, connection: Connection, request: Invite) -> None:
        """Create a new invitation to a seat, or withdraw it."""
        log = self.live.log
        seat = None if request.seat is None else Seat.parse(request.seat)
        if connection.guest != HOST:
            connection.send(make_refusal(request.id, "seat", "server-host-only"))
            return
        key = "" if request.withdraw else random_word(KEY_LENGTH)
        until = log.now + self.live.services.limits.invitation_hours * HOUR
        event = Invited(seat, digest(key, log.salt) if key else "", until)
        if not event.answers(log.table.versions) <= request.on <= log.table.n:
            await self.live.refuse_stale(connection, request)
            return
        if key:
            connection.send(SeatInvited(request.id, request.seat, key))
        await self.company.store(connection, event, request.id)

    # ---- the clock ----

    async def _prepare_turn(self) -> bool:
        """Delay the first deal until somebody asks for it; check the clocks."""
        if self.live.log.table.game is None:
            return False
        if self.live.log.table.company.manners.clock:
            await self._look_at_clock()
        return True

    async def _look_at_clock(self) -> None:
        """Apply the rule for overtime if the side to act has no time left, or wait for it.

        A person replaced by a robot has the seat again after the board.
        """
        if self.live.log.table.over:
            await self._give_all_back()
            return
        if (time_over := self._clocks.time_over()) is not None:
            await self.live.log.append(time_over)
            self.live.broadcast.show()
        await self._play_in_overtime()

    async def _play_in_overtime(self) -> None:
        """Let a robot play for the player to act, if the rules say so."""
        table = self.live.log.table
        seat = table.turn
        if seat is None or not self._clocks.is_played_on(seat):
            return
        if table.setup.sitters[seat].person:
            await self._seat_robot(seat)

    async def _give_all_back(self) -> None:
        """Return their seats to all connected players whom robots replaced."""
        table = self.live.log.table
        for number in sorted(self.company.here):
            guest = table.company.guests[number]
            if guest.seat is not None and table.setup.sitters[guest.seat].kind == "robot":
                await self._give_back(guest.seat, guest.name)
                self.live.broadcast.show()

    # ---- views ----

    def _watch_seats(self) -> None:
        table, here = self.live.log.table, self.company.here
        guests, grace = table.company.guests, float(table.company.manners.grace)
        self._clocks.attend(attended=any(guests[n].seat is not None for n in here))
        self._seat_waits.watch(seats_away(table, here), grace)

    def _add_company(self, view: TableView) -> TableView:
        """Add the clocks, and the score of the session in games without a sheet."""
        view.clock = self._clocks.message()
        over = self.live.log.over
        if over and view.sheet is None:
            points = sum(game.score or 0 for game in over.values())
            view.evening = EveningScore(len(over), points)
        return view

    def _let_deal(self, own: OwnView) -> OwnView:
        own.can_next = own.can_next and self.live.log.table.is_full
        return own


def _tell(answer: asyncio.Future[int], number: int) -> None:
    """Complete the newcomer's request, unless the connection is gone."""
    if not answer.done():
        answer.set_result(number)


def _fail(answer: asyncio.Future[int], fault: BaseException) -> None:
    """Complete the newcomer's request with *fault*, unless the connection is gone."""
    if not answer.done():
        answer.set_exception(fault)


def find_invited_seat(log: TableLog, invitation: str) -> Seat | None:
    """Return the seat of *invitation* (a digest); ``None`` is a place for an onlooker.

    Raises:
        CompanyRefusal: It is not valid, or not any more.
    """
    for seat, kept in log.table.company.invitations:
        if kept.key == invitation:
            if log.now > kept.until:
                raise CompanyRefusal("server-invitation-over")
            return seat
    raise CompanyRefusal("server-no-invitation")
