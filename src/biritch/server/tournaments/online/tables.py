"""The live tables of online tournaments: opened, supervised, their scores entered.

Everything follows from the stored logs of the tournament, its boards and its tables. So after a
power cut every unfinished tournament resumes by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from biritch.competition.movement import Sitting
from biritch.competition.tournament import lineups
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.signatures import PLAYED
from biritch.competition.tournament.steps.rulings import DirectorCalled
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.server.bus.sharing import Sharing
from biritch.server.storage.chain import Damaged
from biritch.server.storage.logs import Unreadable
from biritch.server.storage.store import LineTaken
from biritch.server.tables.registry import TooManyTables
from biritch.server.tournaments import seating
from biritch.server.tournaments.entries import following_round
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.online import automatic_entries, stored_tables
from biritch.server.tournaments.online.tournament_policy import TournamentPolicy
from biritch.server.tournaments.seating import parse_table_name, table_name

if TYPE_CHECKING:
    from biritch.server.storage.store import Store
    from biritch.server.tables.registry import Tables
    from biritch.server.tournaments.registry import TournamentRecord, Tournaments

_log = logging.getLogger(__name__)

AWAY = 45.0
"""Seconds somebody may be away before a robot takes the seat, until they come back."""
LEASE = 15.0
"""Seconds for which one process alone minds a tournament."""
_SEEN = "biritch.seen"
ROUNDS = 4.0
"""Seconds between two looks at all the tables."""


def _is_minded(tournament: Tournament) -> bool:
    """Return whether the tournament needs supervision: online boards, or automatic rounds."""
    return tournament.online is not None or tournament.follows != "director"


class TournamentTables:
    """The tables of online tournaments, and when players were last seen."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        tournaments: Tournaments,
        sharing: Sharing | None = None,
    ) -> None:
        """Play *tournaments* at *tables*; deals are kept in *store*.

        If other processes do so too, connected by *sharing*, one at a time supervises a
        tournament.
        """
        self._sharing = sharing
        self._mine: dict[str, float] = {}
        self._said: dict[tuple[str, Role], float] = {}
        self._store, self._tables, self._tournaments = store, tables, tournaments
        self._seen: dict[tuple[str, Role], float] = {}
        self._active: dict[str, asyncio.Lock] = {}
        self._told: dict[str, object] = {}
        self._visited: set[str] = set()
        """The tournaments to which somebody has come who plays."""
        self._woken: dict[str, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._minding: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task that opens and supervises the tables."""
        if self._sharing is not None:
            self._sharing.bus.subscribe(_SEEN, self._hear)
        self._minding = asyncio.create_task(self._mind())

    async def close(self) -> None:
        """Stop the supervision and cancel running work."""
        tasks = [*self._tasks] + ([self._minding] if self._minding else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- what others tell ----

    def note_look(self, record: TournamentRecord, role: Role | None) -> None:
        """Record that *role* views the tournament, and start its supervision if needed."""
        if not _is_minded(record.tournament):
            return
        if role is not None and role.entrant and record.tournament.online is not None:
            self._seen[record.name, role] = asyncio.get_running_loop().time()
            self._visited.add(record.name)
            self._tell(record.name, role)
        if record.name not in self._active and record.tournament.playing:
            self.over(record.name)

    def _tell(self, event: str, role: Role) -> None:
        """Tell other processes, at intervals, that *role* views *event*."""
        now = asyncio.get_running_loop().time()
        if self._sharing is None or now - self._said.get((event, role), -AWAY) < AWAY / 4:
            return
        self._said[event, role] = now
        self._sharing.bus.publish(_SEEN, f"{event} {role.entrant} {role.player}".encode())

    def _hear(self, said: bytes, _: str) -> None:
        match said.decode("utf-8", "replace").split(" "):
            case [event, entrant, player] if event in self._active and entrant.isdecimal():
                role = Role(entrant=int(entrant), player=player)
                self._visited.add(event)
                self._seen[event, role] = asyncio.get_running_loop().time()

    async def _is_mine(self, event: str) -> bool:
        """Return whether this process supervises *event*; another takes over if it fails."""
        now = asyncio.get_running_loop().time()
        if self._sharing is None or self._mine.get(event, -LEASE) > now:
            return True
        process = self._sharing.process
        if await self._sharing.store.lease(f"event/{event}", process, LEASE):
            return False
        self._mine[event] = now + LEASE / 2
        return True

    def over(self, event: str) -> None:
        """Schedule a check of the tables of *event*: a board is over, or a round begins."""
        self.tend(event)

    def tend(self, event: str) -> asyncio.Task[None]:
        """Start a check of the tables of *event*; they are open when the task is done."""
        task = asyncio.create_task(self._tend(event))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def wait_settled(self, event: str) -> None:
        """Wait until the tables of *event* that are being opened can be used."""
        if (lock := self._active.get(event)) is not None:
            async with lock:
                pass

    def is_finished(self, event: str, board: int) -> bool:
        """Return whether all tables that play *board* have finished it."""
        record = self._tournaments.find_held(event)
        return record is not None and record.tournament.is_finished(board)

    def played_elsewhere(self, table: str, board: int) -> float | None:
        """Return when all tables but *table* had finished *board*, or ``None``.

        In milliseconds since 1970; 0 where no other table plays it.
        """
        event, number, at = parse_table_name(table)
        record = self._tournaments.find_held(event)
        if record is None:
            return None
        tournament, last = record.tournament, 0.0
        for place in tournament.board_places(board):
            here = (place.round, place.sitting.table) == (number, at)
            if here or not tournament.has_come(place.sitting):
                continue
            if tournament.state(place.table) != "agreed":
                return None
            entered = tournament.scorebook.scores[place.table][0].at
            last = max(last, 1000 * datetime.fromisoformat(entered).timestamp())
        return last

    def explains_calls(self, event: str) -> bool:
        """Return whether players of *event* see the meanings of calls before they make them."""
        record = self._tournaments.find_held(event)
        online = None if record is None else record.tournament.online
        return online is not None and online.meanings

    def closed_room(self, table: str) -> bool:
        """Return whether *table* is the closed room of a match, without onlookers (Law 76A)."""
        event, number, at = parse_table_name(table)
        record = self._tournaments.find_held(event)
        if record is None:
            return True
        sittings = record.tournament.sittings(number)
        there = next((sitting for sitting in sittings if sitting.table == at), None)
        return there is None or lineups.room_of(record.tournament, number, there) == "closed"

    async def call_director(self, table: str, board: int, why: str, request_id: str) -> None:
        """Call the director to *table*.

        Raises:
            NotAllowed: One is called already.
            OSError: It cannot be stored.
        """
        event, _, at = parse_table_name(table)
        record = await self._tournaments.find(event)
        if record is None:
            raise OSError(f"event {event} is gone")
        call = DirectorCalled(at, board, why)
        step = partial(automatic_entries.unconditionally, call)
        await self._tournaments.note(record, step, request_id)

    def objection(self, table: str, board: int) -> Phrase | None:
        """Return why *board* may not be begun at *table* now, or ``None`` if it may."""
        event, number, at = parse_table_name(table)
        record = self._tournaments.find_held(event)
        tournament = None if record is None else record.tournament
        there = (
            [sitting for sitting in tournament.sittings(number) if sitting.table == at]
            if tournament
            else []
        )
        if tournament is None or not there:
            return None
        if tournament.state(tournament.table(there[0], board)) != "none":
            return Phrase.of("tournament-board-given", board=board)
        time_matters = tournament.overrun != "wait" and tournament.round == number
        if time_matters and tournament.late(self._tournaments.now):
            return Phrase.of("tournament-time-over")
        return None

    def here(self, record: TournamentRecord) -> frozenset[Role]:
        """Return the players who view the tournament or sit at their table."""
        if record.tournament.online is None:
            return frozenset()
        now = asyncio.get_running_loop().time()
        players = {
            role
            for (event, role), at in self._seen.items()
            if event == record.name and now - at < AWAY
        }
        tournament = record.tournament
        for sitting in tournament.sittings(tournament.round):
            room = self._tables.at_work(
                table_name(record.name, tournament.round, sitting.table)
            )
            if room is not None:
                who = seating.roles_by_seat(tournament, tournament.round, sitting)
                players |= {who[chair] for chair in room.attendance.chairs_here if chair in who}
        return frozenset(players)

    async def deals(self, record: TournamentRecord) -> dict[int, str]:
        """Return the deals of the boards that everybody has played."""
        if record.tournament.online is None or not record.tournament.scorebook.scores:
            return {}
        stored = await self._store.read(stored_tables.boards_log(record.name))
        numbers = {int(table.board) for table in record.tournament.scorebook.scores}
        return {
            number: stored[number - 1].decode()
            for number in numbers
            if number <= len(stored) and record.tournament.is_finished(number)
        }

    # ---- the work ----

    async def _mind(self) -> None:
        """Check the tables: a robot replaces a player who is away too long."""
        await self._wake()
        while True:
            await asyncio.sleep(ROUNDS)
            now = asyncio.get_running_loop().time()
            self._seen = {who: at for who, at in self._seen.items() if now - at < AWAY}
            for event in [*self._active]:
                await self._tend(event)

    async def _wake(self) -> None:
        """Resume running tournaments; players have some time to return to their seats."""
        now = asyncio.get_running_loop().time()
        try:
            for event in await self._tournaments.awake.names():
                record = await self._find_record(event)
                if record is not None and record.tournament.playing:
                    self._woken[event] = (record.tournament.round, now)
                    self.over(event)
        except Damaged as error:  # the file, not us: a line says where
            _log.error("tournaments cannot be gone on with: %s", error)
        except (OSError, ValueError):
            _log.exception("tournaments cannot be gone on with")

    async def _find_record(self, event: str) -> TournamentRecord | None:
        try:
            return await self._tournaments.find(event)
        except Unreadable:
            _log.exception("event %s cannot be read", event)
            return None

    async def _tend(self, event: str) -> None:
        lock = self._active.setdefault(event, asyncio.Lock())
        async with lock:
            try:
                while await self._tend_once(event):
                    pass
            except (OSError, LineTaken, TooManyTables, NotAllowed) as error:
                _log.error("event %s: %r", event, error)
            except Exception:  # noqa: BLE001 - one bad table must not end the tournament
                _log.exception("event %s", event)

    async def _tend_once(self, event: str) -> bool:
        """Do what is due; return whether another round has begun."""
        record = await self._tournaments.find(event)
        if record is None or not (_is_minded(record.tournament) and record.tournament.playing):
            self._active.pop(event, None)
            await self._end(record)
            return False
        if not await self._is_mine(event):
            return False
        await self._tournaments.awake.note(event, awake=True)
        if record.tournament.online is None:
            return await self._follow_round(record)
        await self._update_tables(record)
        number = record.tournament.round
        record = await self._tables_of(record)
        tournament = record.tournament
        flowing = tournament.online is not None and tournament.online.flowing
        if not flowing or tournament.waiting(number) or self._is_deserted(record):
            return False
        if not tournament.sittings(number):
            return False
        await self._begin_next(record)
        return True

    async def _tables_of(self, record: TournamentRecord) -> TournamentRecord:
        """Open all tables of this round, and those of earlier ones with boards to play."""
        number = record.tournament.round
        for late in range(1, number + 1):
            for sitting in record.tournament.sittings(late):
                if late == number or sitting.table in record.tournament.waiting(late):
                    record = await self._table(record, late, sitting)
        return record

    async def _follow_round(self, record: TournamentRecord) -> bool:
        """Begin the next round in a room if it is time; return whether it has begun."""
        if not record.tournament.follows_now(self._tournaments.now):
            return False
        await self.lapse(await self._begin_next(record))
        return True

    async def _begin_next(self, record: TournamentRecord) -> TournamentRecord:
        number = record.tournament.round
        step = partial(following_round, number)
        return await self._tournaments.note(record, step, f"round/{number + 1}")

    async def _end(self, record: TournamentRecord | None) -> None:
        if record is not None and _is_minded(record.tournament) and record.tournament.round:
            await self._tournaments.awake.note(record.name, awake=False)
            self._woken.pop(record.name, None)
            self._visited.discard(record.name)

    async def _table(
        self, record: TournamentRecord, number: int, sitting: Sitting
    ) -> TournamentRecord:
        """Open the table of *sitting*: enter its scores and watch its seats."""
        if not record.tournament.has_come(sitting):
            return record
        notes, here = self._tournaments, self.here(record)
        record = await automatic_entries.name_usual_lineups(
            notes, record, number, sitting, here
        )
        if automatic_entries.teams_awaited(record.tournament, number, sitting):
            return record
        room = await self._room(record, number, sitting)
        for board, game in room.live.log.over.items():
            table = record.tournament.table(sitting, board)
            if record.tournament.state(table) == "none":
                noted = stored_tables.score_of_game(record.tournament, sitting, game)
                request_id = f"{PLAYED}/{number}-{sitting.table}-{board}"
                record = await self._tournaments.note(
                    record, partial(automatic_entries.unconditionally, noted), request_id
                )
                if record.tournament.is_finished(board):
                    await self._refresh(record)
        away = {seat.side for seat in Seat if not room.is_present(seat)}
        record = await automatic_entries.give_for_absence(
            notes,
            record,
            (number, sitting),
            room.begun_boards.intersection(*map(room.begun_boards_of, away)),
            away,
        )
        record = await automatic_entries.give_averages(
            notes, record, (number, sitting), room.begun_boards
        )
        if number == record.tournament.round:
            await self._people(record, room, number, sitting)
        return record

    async def lapse(self, record: TournamentRecord) -> None:
        """Give averages for the missing scores of a past round, if the rules say so."""
        for place in record.tournament.places():
            if place.round < record.tournament.round:
                record = await automatic_entries.give_averages(
                    self._tournaments, record, place, ()
                )

    async def _update_tables(self, record: TournamentRecord) -> None:
        """Update tables and robots if other boards may be begun than before."""
        tournament = record.tournament
        scored_otherwise = sum(
            lines[-1].by != PLAYED for lines in tournament.scorebook.scores.values()
        )
        now = (tournament.late(self._tournaments.now), tournament.overrun, scored_otherwise)
        if self._told.get(record.name) != now:
            self._told[record.name] = now
            await self._refresh(record)

    async def _refresh(self, record: TournamentRecord) -> None:
        for place in record.tournament.places():
            name = table_name(record.name, place.round, place.sitting.table)
            room = self._tables.at_work(name)
            played = None if room is None else room.find_policy(TournamentPolicy)
            if played is not None and (played.live.connections or played.live.working):
                await played.refresh()

    async def _room(
        self, record: TournamentRecord, number: int, sitting: Sitting
    ) -> TournamentPolicy:
        name = table_name(record.name, number, sitting.table)
        room = await self._tables.find(name)
        if room is None:
            most = max(record.tournament.boards(sitting))
            deals = await stored_tables.stored_deals(self._store, record.name, most)
            at = round(self._tournaments.now.timestamp() * 1000)
            lines = stored_tables.first_lines(record, number, sitting, deals, at)
            with contextlib.suppress(LineTaken):
                await self._store.append(name, 0, lines)
            room = await self._tables.find(name)
        played = None if room is None else room.find_policy(TournamentPolicy)
        if played is None:
            raise OSError(f"table {name} cannot be opened")
        return played

    def _is_deserted(self, record: TournamentRecord) -> bool:
        """Return whether all people have left a round whose time is not over.

        Then robots do not finish it, nor begin the next one: they wait until the end of the
        round for somebody to return. Where nobody has ever come, they play by themselves.
        """
        if record.name not in self._visited or record.tournament.late(self._tournaments.now):
            return False
        return not self.here(record)

    def _keeps_seats(
        self, record: TournamentRecord, room: TournamentPolicy, sitting: Sitting
    ) -> bool:
        """Return whether empty seats are reserved: during the round, if no board is scored."""
        tournament, board = record.tournament, room.under_way
        if not tournament.late(self._tournaments.now):
            return True
        return bool(board) and tournament.state(tournament.table(sitting, board)) != "none"

    async def _people(
        self, record: TournamentRecord, room: TournamentPolicy, number: int, sitting: Sitting
    ) -> None:
        """Put robots in seats whose people have not been seen for a while."""
        online, now = record.tournament.online, asyncio.get_running_loop().time()
        assert online is not None
        if online.away != "robot" and self._keeps_seats(record, room, sitting):
            return
        if self._is_deserted(record):
            return
        woken = self._woken.get(record.name)
        least = woken[1] if woken and woken[0] == number else -AWAY
        for seat, role in seating.roles_by_seat(record.tournament, number, sitting).items():
            if not room.live.log.table.setup.sitters[seat].person:
                continue
            if room.is_present(seat):
                self._visited.add(record.name)
                self._seen[record.name, role] = now
                continue
            seen = self._seen.get((record.name, role), -AWAY)
            last = max(least, seen, room.last_left.get(seat, -AWAY))
            if now - last >= AWAY:
                await room.replace(seat, online.robots)
