"""A duplicate match of two tables of friends: seats, and the results of both rooms.

Its state is folded from a log. The tables are ordinary tables of friends, opened at the start
with the boards of the match; results are read from their logs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from biritch.core.boards import Board
from biritch.core.random_deals import fresh
from biritch.core.seats import Seat, Side
from biritch.scoring.imps import imps
from biritch.server.sets.playing import outcome
from biritch.server.storage.logs import Unreadable
from biritch.server.storage.store import LineTaken, Store
from biritch.server.systems import trees
from biritch.server.tables import log_setup
from biritch.server.tables.log import TableLog
from biritch.server.tables.log_events import LoggedEvent, write
from biritch.server.tables.log_setup import BoardLine, read_board, write_board
from biritch.server.tables.policies.friends import FriendsPolicy
from biritch.server.together.messages import (
    ChooseSeat,
    FriendsMatchBoard,
    FriendsMatchView,
    MatchSeat,
    OpenMatch,
    PlaceAtTable,
    Room,
    RoomResult,
    Team,
)
from biritch.server.together.page_visits import PageVisits
from biritch.server.together.refusals import BadTogether, token_of
from biritch.server.together.shared_log import SharedLogs
from biritch.server.tokens import digest, fresh_salt
from biritch.server.web.plain_text import plain_text
from biritch.server.web.wire import SeatLetter, letter
from biritch.table.company import OPEN
from biritch.table.company_events import Joined, Settled
from biritch.table.events import Dealt
from biritch.table.manners import Manners
from biritch.table.setup import SEVERAL, Setup, Sitter

if TYPE_CHECKING:
    from biritch.games.game import Game
    from biritch.server.tables.registry import Tables
    from biritch.table.events import Event

ROOMS: Final[tuple[Room, ...]] = ("open", "closed")
_SEATS = len(ROOMS) * len(Seat)


class MatchOpened(Struct, tag_field="e", tag="opened", omit_defaults=True, kw_only=True):
    """Line 0: the boards, the robots' system, the teams' names; *host* is a key's digest."""

    v: int = 1
    at: int
    boards: list[BoardLine]
    system: str
    home: str = ""
    away: str = ""
    host: str
    salt: str


class MatchSeatTaken(Struct, tag_field="e", tag="seated"):
    """A person called *name* takes a seat; *key* identifies them."""

    room: Room
    seat: SeatLetter
    name: str
    key: str


class SeatLeft(Struct, tag_field="e", tag="left"):
    """A seat becomes free."""

    room: Room
    seat: SeatLetter


class MatchStarted(Struct, tag_field="e", tag="started"):
    """Both tables are opened; their names by room."""

    tables: dict[Room, str]
    at: int


Line = MatchSeatTaken | SeatLeft | MatchStarted
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode
_decode_opened = msgspec.json.Decoder(MatchOpened).decode


@dataclass(frozen=True)
class FriendsMatch:
    """A match, folded from its log."""

    opened: MatchOpened
    n: int = 1
    seats: dict[tuple[Room, Seat], MatchSeatTaken] = field(default_factory=dict)
    tables: dict[Room, str] = field(default_factory=dict)

    def after(self, line: bytes) -> FriendsMatch:
        """Return the match after *line*.

        Raises:
            Unreadable: It is no such line.
        """
        try:
            entry: Line = _decode(line)
        except msgspec.DecodeError as error:
            raise Unreadable(f"match, line {self.n}: {error}") from error
        seats, tables = dict(self.seats), self.tables
        match entry:
            case MatchSeatTaken():
                seats[entry.room, Seat.parse(entry.seat)] = entry
            case SeatLeft():
                seats.pop((entry.room, Seat.parse(entry.seat)), None)
            case MatchStarted():
                tables = entry.tables
        return replace(self, n=self.n + 1, seats=seats, tables=tables)

    def place_of(self, name: str, key: str) -> tuple[Room, Seat] | None:
        """Return the room and seat of the holder of *key* in the match *name*, or ``None``."""
        if not key:
            return None
        known = digest(token_of(key, name), self.opened.salt)
        return next((at for at, taken in self.seats.items() if taken.key == known), None)


def read_match(line: bytes) -> FriendsMatch:
    """Return the match that begins with *line*.

    Raises:
        Unreadable: It is no such line.
    """
    try:
        return FriendsMatch(_decode_opened(line))
    except msgspec.DecodeError as error:
        raise Unreadable(f"match: {error}") from error


def team_of(room: Room, seat: Seat) -> Team:
    """Return the team of *seat* in *room*.

    Example:
        >>> team_of("open", Seat.NORTH), team_of("closed", Seat.NORTH)
        ('home', 'away')
    """
    return "home" if (room == "open") == (seat.side is Side.NS) else "away"


class FriendsMatches:
    """All matches of friends by name."""

    def __init__(self, store: Store, clock: Callable[[], float], tables: Tables) -> None:
        """Store matches in *store*; they are played at *tables*."""
        self._store, self._clock, self._tables = store, clock, tables
        self._visits = PageVisits(clock)
        self.logs: SharedLogs[FriendsMatch] = SharedLogs(store, "match", read_match)

    @property
    def now(self) -> int:
        """The current time, in milliseconds since 1970."""
        return round(self._clock() * 1000)

    async def open(self, wish: OpenMatch, key: str) -> str:
        """Deal the boards of a match; the sender is its host. Return its name.

        Raises:
            BadTogether: There is no such system.
            OSError: It cannot be stored.
        """
        try:
            system = trees.find(wish.system).name
        except ValueError:
            raise BadTogether("unknown", what=trees.unknown(wish.system)) from None
        salt = fresh_salt()
        opened = MatchOpened(
            at=self.now,
            boards=[
                write_board(Board.from_number(number), fresh())
                for number in range(1, wish.boards + 1)
            ],
            system=system,
            home=plain_text(wish.home).strip(),
            away=plain_text(wish.away).strip(),
            host=digest(key, salt),
            salt=salt,
        )
        return await self.logs.open(_encode(opened))

    async def choose(self, name: str, key: str, asked: ChooseSeat) -> FriendsMatch:
        """Seat somebody, or free their seat; nobody has two seats.

        Raises:
            BadTogether: There is no such match, it has begun, or the seat is taken.
        """

        def lines(match: FriendsMatch) -> list[bytes]:
            if match.tables:
                raise BadTogether("match-begun", 409)
            mine = match.place_of(name, key)
            wanted = None if asked.seat is None else (asked.room, Seat.parse(asked.seat))
            if wanted is not None and wanted in match.seats and wanted != mine:
                raise BadTogether("seat-taken", 409)
            left = [] if mine is None else [_encode(SeatLeft(mine[0], letter(mine[1])))]
            if wanted is None:
                return left
            known = digest(token_of(key, name), match.opened.salt)
            spoken = plain_text(asked.name).strip() or "?"
            return [*left, _encode(MatchSeatTaken(wanted[0], letter(wanted[1]), spoken, known))]

        return await self.logs.enter(name, lines)

    async def start(self, name: str, key: str) -> FriendsMatch:
        """Open both tables, with robots in the free seats.

        Raises:
            BadTogether: There is no such match, who asks is not its host, or nobody sits.
            OSError: It cannot be stored.
        """
        match = await self.logs.find(name)
        if digest(key, match.opened.salt) != match.opened.host:
            raise BadTogether("not-host", 403)
        if match.tables:
            return match
        if not match.seats:
            raise BadTogether("nobody-sits", 409)
        tables = {room: await self._open_table(match, room) for room in ROOMS}

        def lines(now: FriendsMatch) -> list[bytes]:
            if now.seats != match.seats:  # somebody sat down while the tables were opened
                raise BadTogether("stale", 409)
            return [] if now.tables else [_encode(MatchStarted(tables, self.now))]

        return await self.logs.enter(name, lines)

    async def _open_table(self, match: FriendsMatch, room: Room) -> str:
        """Open the table of *room* as a table of friends who are already seated."""
        robot = Sitter("robot", f"robot:{match.opened.system}")
        here = {seat: taken for (where, seat), taken in match.seats.items() if where == room}
        n, e, s, w = (OPEN if seat in here else robot for seat in Seat)
        manners = Manners(robot=robot.name, undo="off", onlookers="none")
        setup = Setup(
            log_setup.games()["contract"],
            (n, e, s, w),
            replace(SEVERAL, face_down=True),
            len(match.opened.boards),
            manners=manners,
        )
        salt = match.opened.salt
        events: list[Event] = [Settled(manners)]
        events += [
            Joined(number, taken.name, seat, taken.key)
            for number, (seat, taken) in enumerate(sorted(here.items()))
        ]
        # Nobody waits for a host to deal: the first board lies on the table.
        events.append(Dealt(*read_board(match.opened.boards[0])))
        opening = log_setup.write_opening(
            setup, {}, at=self.now, set=match.opened.boards, salt=salt
        )
        lines = [write(LoggedEvent(event, None, "", self.now)) for event in events]
        table = fresh_salt()
        try:
            await self._store.append(table, 0, [opening, *lines])
        except LineTaken as error:
            raise OSError("the name of a table is taken") from error
        return table

    async def play(self, name: str, key: str) -> PlaceAtTable:
        """Return the sender's table and the key to it.

        Raises:
            BadTogether: There is no such match, it has not begun, or they do not sit.
        """
        match = await self.logs.find(name)
        place = match.place_of(name, key)
        if place is None:
            raise BadTogether("not-seated", 403)
        if not match.tables:
            raise BadTogether("not-begun", 409)
        return PlaceAtTable(match.tables[place[0]], token_of(key, name))

    async def view(self, name: str, key: str, after: int, seconds: float) -> FriendsMatchView:
        """Return the holder of *key*'s view of the match, once it has more than *after* lines.

        A board is compared when both rooms have played it.

        Raises:
            BadTogether: There is no such match.
        """
        mine = (await self.logs.find(name)).place_of(name, key)
        self._visits.note(name, mine)
        match = await self.logs.wait(name, after, seconds)
        opened, mine = match.opened, match.place_of(name, key)
        self._visits.note(name, mine)
        games = {room: await self._played_games(match, room) for room in ROOMS}
        results = [
            _compare(number, games["open"][number], games["closed"][number])
            for number in sorted(games["open"].keys() & games["closed"].keys())
        ]
        return FriendsMatchView(
            match=name,
            n=match.n,
            boards=len(opened.boards),
            system=opened.system,
            home=opened.home,
            away=opened.away,
            host=bool(key) and digest(key, opened.salt) == opened.host,
            started=bool(match.tables),
            seats=[
                self._seat(name, match, room, seat, mine=(room, seat) == mine)
                for room in ROOMS
                for seat in Seat
            ],
            results=results,
            played={room: len(games[room]) for room in ROOMS},
            home_imps=sum(max(0, each.imps) for each in results),
            away_imps=sum(max(0, -each.imps) for each in results),
        )

    def _seat(
        self, name: str, match: FriendsMatch, room: Room, seat: Seat, *, mine: bool
    ) -> MatchSeat:
        """Return the occupant of a seat and whether they are connected, as far as known."""
        taken = match.seats.get((room, seat))
        view = MatchSeat(room, letter(seat), team_of(room, seat), mine=mine)
        if taken is None:
            return view
        view.name = taken.name
        table = match.tables.get(room)
        if table is None:
            view.away = not self._store.is_shared and not self._visits.is_here(
                name, (room, seat)
            )
            return view
        live = self._tables.at_work(table)
        if live is None:  # another process may have them
            view.away = not self._store.is_shared
            return view
        friends = live.find_policy(FriendsPolicy)
        assert friends is not None
        here = live.log.table.company.owner(seat) in friends.company.here
        view.away, view.waits = not here, friends.seconds_left(seat)
        view.replaced = live.log.table.setup.sitters[seat].kind == "robot"
        return view

    async def _played_games(self, match: FriendsMatch, room: Room) -> dict[int, Game]:
        """Return the finished boards of *room*, by number."""
        table = match.tables.get(room)
        if table is None:
            return {}
        at_work = self._tables.at_work(table)
        if at_work is not None:
            return at_work.log.over
        log = await TableLog.load(table, self._store, self._clock)
        return {} if log is None else log.over


def _compare(number: int, open_game: Game, closed_game: Game) -> FriendsMatchBoard:
    first, second = _result(open_game), _result(closed_game)
    return FriendsMatchBoard(number, first, second, imps(first.score - second.score))


def _result(game: Game) -> RoomResult:
    came = outcome(game, 0)
    return RoomResult(came.contract, came.declarer, came.tricks, came.score)
