"""The registry of sets: opened, played, completed by robots, closed at midnight."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from biritch.bidding.catalogue import find as find_system
from biritch.bidding.own_systems import names_in
from biritch.competition.sets.ladder import DailyLadderLine, Span, days_of, rank_ladder
from biritch.competition.sets.score_counts import Comparison
from biritch.core.boards import Board
from biritch.core.phrase import Argument, Phrase
from biritch.server.sets import jobs
from biritch.server.sets.log import (
    BoardPlayed,
    Kind,
    SetClosed,
    SetEntry,
    SetLogLine,
    SetOpened,
    SetRecord,
    read_line,
    write_line,
)
from biritch.server.sets.players import Players, player_id, seat_token
from biritch.server.sets.playing import ME, WHOSE, Compute, NodeDecider, outcome, setup_of
from biritch.server.storage.store import LineTaken, Store
from biritch.server.systems.trees import unknown
from biritch.server.tables import log_setup
from biritch.server.tables.log_setup import write_board
from biritch.server.tokens import digest, fresh_salt, random_word

if TYPE_CHECKING:
    from biritch.server.bus.sharing import Sharing
    from biritch.server.tables.log import TableLog

_log = logging.getLogger(__name__)

MOST = 48
"""Sets held at one time; others are read again when they are asked for."""
LONGEST = 1_000_000
"""Lines of the log of one set."""
DAILY = 8
"""Boards of a daily set."""
BACK = 7
"""Days back in which a daily set that was not closed is still closed."""
SALTS = ("", "1", "2", "3")
"""What the chance of South's robot is drawn from, one for each robot of a field."""
LEASE = 30.0
DEALING = 120.0
"""Seconds in which a set must be dealt."""
_TRIES = 6


class OpenSet(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /sets/new``: open a set."""

    kind: Kind = "boards"
    unit: Comparison = "matchpoints"
    boards: Annotated[int, Meta(ge=1, le=16)] = 8
    system: Annotated[str, Meta(max_length=400)] = "sef"


class BadSet(ValueError):
    """Raised when a request about sets is refused; has the reason and the HTTP status.

    Example:
        >>> BadSet("not-found").phrase.name
        'sets-not-found'
    """

    def __init__(self, name: str, /, status: int = 400, **arguments: Argument) -> None:
        """Use the message ``sets-<name>`` and the HTTP *status*."""
        super().__init__(name)
        self.phrase = Phrase.of(f"sets-{name}", **arguments)
        self.status = status


def log_name(name: str) -> str:
    """Return the name of the set *name* in the store.

    Example:
        >>> log_name("k3x7qa")
        'set/k3x7qa'
    """
    return f"set/{name}"


def day_name(day: date) -> str:
    """Return the name of the set of *day*.

    Example:
        >>> day_name(date(2026, 11, 28))
        'day-2026-11-28'
    """
    return f"day-{day.isoformat()}"


class Sets:
    """All sets by name."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        compute: Compute,
        sharing: Sharing | None = None,
    ) -> None:
        """Store sets in *store*; *clock* returns seconds since 1970, *compute* runs jobs."""
        self._store, self._clock, self._sharing = store, clock, sharing
        self.compute = compute
        self._decider = NodeDecider(compute)
        self.players = Players(store, shared=store.is_shared)
        self._kept: dict[str, SetRecord] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._filling: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ladder_days: dict[str, dict[str, float]] = {}
        self._closing = asyncio.Lock()

    @property
    def decider(self) -> NodeDecider:
        """The decider for the robots of all sets."""
        return self._decider

    @property
    def now(self) -> int:
        """The current time, in milliseconds since 1970."""
        return round(self._clock() * 1000)

    @property
    def today(self) -> date:
        """The current day in the server's time zone."""
        return datetime.fromtimestamp(self._clock()).astimezone().date()

    async def close(self) -> None:
        """Cancel running work; robots play their boards again when a set is next used."""
        tasks = [*self._tasks, *self._filling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- opening ----

    async def open(self, wish: OpenSet, name: str = "", until: int = 0) -> str:
        """Open a set, the daily one *name* or one with a new name; return its name.

        Raises:
            BadSet: There is no such system.
            OSError: It cannot be stored.
        """
        try:
            system = find_system(wish.system).name
        except ValueError:
            raise BadSet("unknown", what=unknown(wish.system)) from None
        if any(names_in([system])):
            raise BadSet("own-system")
        seed = secrets.token_hex(16)
        dealt = await self.compute(
            WHOSE, DEALING, jobs.deal_boards, wish.kind, wish.boards, seed, system
        )
        opened = SetOpened(
            at=self.now,
            kind=wish.kind,
            unit=wish.unit,
            system=system,
            seed=secrets.token_hex(16),
            boards=[
                write_board(Board.from_number(number), deal)
                for number, (deal, _) in enumerate(dealt, 1)
            ],
            calls=[calls for _, calls in dealt] if wish.kind == "play" else [],
            day=name.removeprefix("day-") if name else "",
            until=until,
        )
        for _ in range(_TRIES):
            chosen = name or random_word(8)
            try:
                await self._store.append(log_name(chosen), 0, [write_line(opened)])
            except LineTaken:
                if name:  # another process opened the set of the day
                    return name
                continue
            return chosen
        raise OSError("no name is free")

    async def find_opening(self, name: str) -> SetOpened:
        """Return the opening line of the set *name*.

        Raises:
            OSError: It does not exist any more.
        """
        record = await self.find(name)
        if record is None:
            raise OSError(f"the set {name} is gone")
        return record.opened

    async def find(self, name: str) -> SetRecord | None:
        """Return the set *name*, or ``None`` if there is none."""
        lock = self._reading.setdefault(name, asyncio.Lock())
        async with lock:
            record = self._kept.pop(name, None)
            if record is None:
                lines = await self._store.read(log_name(name))
                if not lines:
                    self._reading.pop(name, None)
                    return None
                record = await asyncio.to_thread(SetRecord, name, lines)
            elif self._store.is_shared and not record.lock.locked():
                record.take(await self._store.read(log_name(name), record.n))
            self._kept[name] = record
        while len(self._kept) > MOST:
            oldest = next(iter(self._kept))
            if self._kept[oldest].lock.locked():
                break
            del self._kept[oldest]
            self._reading.pop(oldest, None)
        return record

    async def require_set(self, name: str) -> SetRecord:
        """Return the set *name*.

        Raises:
            BadSet: There is none.
        """
        record = await self.find(name)
        if record is None:
            raise BadSet("not-found", 404)
        return record

    async def daily(self, day: date | None = None) -> SetRecord | None:
        """Return the set of *day*; open today's if it is not open yet."""
        name = day_name(day or self.today)
        record = await self.find(name)
        if record is None and day is None:
            lock = self._reading.setdefault(f"opening {name}", asyncio.Lock())
            async with lock:
                if await self.find(name) is None:
                    midnight = datetime.combine(self.today + timedelta(1), time()).astimezone()
                    wish = OpenSet("boards", "matchpoints", DAILY)
                    await self.open(wish, name, round(midnight.timestamp() * 1000))
            record = await self.find(name)
        return record

    async def _enter(
        self, record: SetRecord, line_of: Callable[[], SetLogLine | None]
    ) -> SetRecord:
        """Append the line that *line_of* returns for the current *record*, if any.

        Raises:
            OSError: It cannot be stored.
        """
        async with record.lock:
            for _ in range(_TRIES):
                line = line_of()
                if line is None or record.n >= LONGEST:
                    return record
                text = write_line(line)
                try:
                    await self._store.append(log_name(record.name), record.n, [text])
                except LineTaken:
                    record.take(await self._store.read(log_name(record.name), record.n))
                else:
                    record.take([text])
                    return record
        raise OSError(f"somebody else writes the set {record.name}")

    # ---- playing ----

    async def seat(self, name: str, key: str) -> tuple[str, str]:
        """Return the player's table in the set *name* and the key to the seat.

        A returning player gets the same table: each set is played once.

        Raises:
            BadSet: There is no such set, or it is over.
            OSError: It cannot be stored.
        """
        record = await self.require_set(name)
        player, token = player_id(key), seat_token(key, name)
        if player not in record.tables:
            if record.is_over(self.now):
                raise BadSet("over", 409)
            table, salt = secrets.token_urlsafe(16), fresh_salt()
            line = log_setup.write_opening(
                setup_of(record.opened),
                {ME: digest(token, salt)},
                at=self.now,
                set=record.opened.boards,
                in_set=name,
                player=player,
                salt=salt,
            )
            await self._store.append(table, 0, [line])

            def make_entry() -> SetEntry | None:
                known = player in record.tables
                return None if known else SetEntry(player, table, self.now)

            await self._enter(record, make_entry)
        self.fill(record)
        return record.tables[player], token

    def over(self, log: TableLog) -> None:
        """Count the results of finished boards at the table of *log*."""
        self._keep(self._count(log))

    async def _count(self, log: TableLog) -> None:
        try:
            record = await self.find(log.in_set)
            if record is None:
                return
            for number, game in log.over.items():
                ended = log.ended[number]
                played = outcome(game, ended, player=log.player)

                if record.closed is None and not record.is_over(played.at):
                    await self._enter(record, partial(_unless_counted, record, played))
        except OSError as error:
            _log.error("set %s: a result is not stored: %r", log.in_set, error)

    def fill(self, record: SetRecord) -> None:
        """Let the robots play the boards of a set that they have not played."""
        missing = len(record.robots) < len(SALTS) * len(record.opened.boards)
        if missing and record.name not in self._filling and not record.is_over(self.now):
            task = asyncio.create_task(self._fill(record.name))
            self._filling[record.name] = task
            task.add_done_callback(lambda _: self._filling.pop(record.name, None))

    async def _fill(self, name: str) -> None:
        try:
            record = await self.find(name)
            if record is None or not await self._may_fill(name):
                return
            # One robot first on every board: the first player has somebody to compare with.
            for salt in SALTS:
                for line in record.opened.boards:
                    if (salt or "0", line.number) in record.robots:
                        continue
                    game = await self._decider.play_board(record.opened, line.number, salt)
                    played = outcome(game, self.now, robot=salt or "0")
                    await self._enter(record, partial(_unless_counted, record, played))
                    await self._may_fill(name)
        except Exception:  # noqa: BLE001 - people play on without them
            _log.exception("set %s: robots could not play", name)

    async def may_work_alone(self, what: str) -> bool:
        """Acquire the lease *what* for this process; return whether it was granted."""
        if self._sharing is None:
            return True
        with contextlib.suppress(OSError):
            return not await self._store.lease(what, self._sharing.process, LEASE * 4)
        return False

    async def _may_fill(self, name: str) -> bool:
        """Acquire the lease to let robots play the set *name*; return whether granted."""
        return await self.may_work_alone(f"set/{name}")

    # ---- days ----

    async def close_days(self) -> None:
        """Close the daily sets that are over, so that ratings and ladders count them."""
        async with self._closing:
            days = [self.today - timedelta(back) for back in range(1, BACK + 1)]
            names = [log_name(day_name(day)) for day in days]
            lengths = await self._store.lengths(names)
            for day, name in zip(days, names, strict=True):
                if lengths[name] and day.isoformat() not in self._ladder_days:
                    await self._close_day(day)

    async def _close_day(self, day: date) -> None:
        record = await self.find(day_name(day))
        if record is None:
            return
        if record.closed is None and record.is_over(self.now):
            ranked = {
                line.player: line for line in record.standings(exact=True).lines if line.place
            }
            results = {player: line.result for player, line in ranked.items()}
            places = {player: line.place for player, line in ranked.items()}
            boards = len(record.opened.boards)
            # Rated first: done twice, it counts once; closed, it would never be done.
            await self.players.close_day(
                day.isoformat(), results, places, boards, self._clock()
            )
            await self._enter(
                record,
                lambda: None if record.closed else SetClosed(self.now, results),
            )
        if record.closed is not None:
            self._ladder_days[day.isoformat()] = record.closed.results

    async def ladder(self, span: Span) -> list[DailyLadderLine]:
        """Return the ladder of this week or month, from the closed daily sets."""
        await self.close_days()
        days = [day for day in days_of(span, self.today) if day < self.today]
        unknown_days = [day for day in days if day.isoformat() not in self._ladder_days]
        names = [log_name(day_name(day)) for day in unknown_days]
        lengths = await self._store.lengths(names) if names else {}
        for day, name in zip(unknown_days, names, strict=True):
            if lengths[name]:
                last = await self._store.read(name, lengths[name] - 1)
                line = read_line(last[0])
                if isinstance(line, SetClosed):
                    self._ladder_days[day.isoformat()] = line.results
        there = [self._ladder_days.get(day.isoformat(), {}) for day in days]
        return rank_ladder(there, span)

    def _keep(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _unless_counted(record: SetRecord, played: BoardPlayed) -> BoardPlayed | None:
    """Return *played*, or ``None`` if it is counted already or the set is closed."""
    return None if record.closed is not None or record.has(played) else played


def read_wish(body: bytes) -> OpenSet:
    """Parse the body of ``POST /sets/new``.

    Raises:
        msgspec.DecodeError: The body is invalid.

    Example:
        >>> read_wish(b'{"kind": "bidding"}').boards
        8
    """
    return msgspec.json.decode(body or b"{}", type=OpenSet)
