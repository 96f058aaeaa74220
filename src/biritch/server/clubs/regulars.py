"""Regular tournaments of clubs: opened for registration, and begun, at their times.

A record for each club says when it is due, so that one look costs little however many clubs
there are. The club's log has all that was done; a server that was down catches up. A crash
between opening a tournament and writing it into that log leaves an orphan, and opens another
one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from biritch.competition.clubs.diary import ClubDiary, TournamentHeld
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.regular import RegularTournament
from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.steps.presentation import ClubJoined
from biritch.competition.tournament.tournament import Tournament
from biritch.server.clubs.boxes import seal_in_box
from biritch.server.clubs.registry import ClubRecord, Clubs
from biritch.server.storage.logs import LogFull, Unreadable
from biritch.server.storage.records import RecordChanged
from biritch.server.tokens import KEY_LENGTH, random_word
from biritch.server.tournaments.entries import REFUSALS
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import ProposedMovement
from biritch.server.tournaments.movements.proposals import proposed_movements
from biritch.server.tournaments.opening import CannotOpenTournament, OpenTournament
from biritch.server.tournaments.requests import ChangeMovement, SetLastRound, StartRound
from biritch.words.dates import write_day

if TYPE_CHECKING:
    from biritch.server.storage.store import Store
    from biritch.server.tournaments.online.tables import TournamentTables
    from biritch.server.tournaments.registry import TournamentRecord, Tournaments

_log = logging.getLogger(__name__)
LOOK = 20.0
"""Seconds between two looks whether it is time."""
LATE = timedelta(hours=1)
"""How long after its beginning a tournament is still opened and begun: a server was down."""
SOON = timedelta(minutes=1)
AGAIN = timedelta(hours=6)
"""After so long a club is looked at though nothing is due."""
LEASE = 60.0
LEAST = {EntrantKind.PAIRS: 4, EntrantKind.TEAMS: 4, EntrantKind.INDIVIDUAL: 8}
"""Entrants of the smallest field; robots play where nobody signed up."""
_DUE = "regular"
_MOST_DAYS = 20


def due_record(club: str) -> str:
    """Return the record with the time at which the club *club* is due.

    Example:
        >>> due_record("k3x7qa")
        'regular/k3x7qa'
    """
    return f"{_DUE}/{club}"


def find_held(diary: ClubDiary, regular: str, day: date) -> TournamentHeld | None:
    """Return the tournament that was opened for *day*, or ``None``."""
    wanted = (regular, day.isoformat())
    found = (held for held in diary.tournaments.values() if (held.regular, held.day) == wanted)
    return next(found, None)


def opening_of(regular: RegularTournament, day: date) -> OpenTournament:
    """Return the request that opens the tournament of *day* for registration.

    Raises:
        CannotOpenTournament: No movement suits that many places and so much time.

    Example:
        >>> monday = RegularTournament(name="m", title="Lundi", first="2026-03-23")
        >>> opening_of(monday, date(2026, 3, 23)).title
        'Lundi · 2026-03-23'
        >>> monday = replace(monday, language="fr")
        >>> opening_of(monday, date(2026, 3, 23)).title
        'Lundi · 23 mars 2026'
    """
    found = movement_for(regular, regular.places)
    if found is None:
        raise CannotOpenTournament("none", pairs=regular.places, minutes=regular.minutes)
    told = write_day(day, regular.language) if regular.language else day.isoformat()
    return OpenTournament(
        pairs=regular.places,
        form=regular.form,
        title=f"{regular.title} · {told}",
        movement=found.name,
        rounds=found.whole,
        last=found.rounds,
        each=found.each,
        minutes=found.minutes,
        sections=found.sections,
        rules=regular.rules,
        method=regular.method,
        online=regular.online,
        robots=regular.robots,
        signing=True,
    )


def movement_for(regular: RegularTournament, entrants: int) -> ProposedMovement | None:
    """Return the most suitable movement for that number of *entrants*, or ``None``."""
    proposed = proposed_movements(regular.form, entrants, regular.minutes, regular.each)
    return proposed[0] if proposed else None


class RegularTournaments:
    """Opens and begins regular tournaments of one server at their times."""

    def __init__(
        self,
        store: Store,
        clubs: Clubs,
        tournaments: Tournaments,
        tables: TournamentTables,
        clock: Callable[[], float],
    ) -> None:
        """Open *tournaments* of *clubs*, played at *tables*; *clock* returns the time."""
        self._store, self._clubs, self._tournaments = store, clubs, tournaments
        self._tables, self._clock = tables, clock
        self._me = random_word(KEY_LENGTH)
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def start(self) -> None:
        """Start the periodic check."""
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop the periodic check."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            try:
                await self.look()
            except OSError as error:
                _log.warning("regular tournaments wait: %s", error)
            except Exception:  # noqa: BLE001 - one club must not stop the others' for good
                _log.exception("regular tournaments")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), LOOK)
            self._changed.clear()

    async def note_change(self, club: str) -> None:
        """Check *club* at once: its regular tournaments have changed.

        Raises:
            OSError: It cannot be stored.
        """
        # Never twice the same, so that a look at what was before does not count.
        body = f"0 {random_word(KEY_LENGTH)}".encode()
        await self._store.write({due_record(club): body})
        self._changed.set()

    async def look(self) -> None:
        """Open and begin everything that is due.

        Raises:
            OSError: It cannot be stored.
        """
        for name, body in (await self._store.records(_DUE)).items():
            if float(body.split()[0]) <= self._clock():
                club = name.rpartition("/")[2]
                if not await self._store.lease(f"{_DUE}/{club}", self._me, LEASE):
                    await self._look_at(club, name, body)

    async def _look_at(self, club: str, name: str, body: bytes) -> None:
        record = await self._find(club)
        if record is None or not record.diary.regulars:
            after = None
        else:
            due = min([await self._tend(record, one) for one in record.diary.regulars.values()])
            after = f"{due.timestamp():.0f} {random_word(KEY_LENGTH)}".encode()
        with suppress(RecordChanged):  # changed meanwhile: it is looked at again
            await self._store.write({name: after}, {name: body})

    async def _find(self, club: str) -> ClubRecord | None:
        try:
            return await self._clubs.find(club)
        except Unreadable as error:
            _log.warning("club %s: %s", club, error)
            return None

    async def _tend(self, record: ClubRecord, regular: RegularTournament) -> datetime:
        """Open and begin what is due of *regular*; return when to check again."""
        now = datetime.fromtimestamp(self._clock(), UTC)
        times = [now + AGAIN]
        for day in regular.days((now - LATE - timedelta(1)).date(), _MOST_DAYS):
            start = regular.start(day).astimezone(UTC)
            if start + LATE <= now or regular.is_skipped(day):
                continue
            if (opening := regular.opening(day)) > now:
                times.append(opening)
                break
            try:
                held = find_held(record.diary, regular.name, day)
                if held is None:
                    await self._open(record, regular, day)
                elif regular.online and start <= now:
                    await self._begin(held.event, regular)
                times.append(max(start, now + SOON))
            except (*REFUSALS, CannotOpenTournament, MemberListError, LogFull) as error:
                _log.warning("club %s: %s of %s: %s", record.name, regular.name, day, error)
        return min(times)

    async def _open(self, record: ClubRecord, regular: RegularTournament, day: date) -> None:
        box = record.diary.box
        if box is None:  # nobody could ever open its desk
            return
        opened = await self._tournaments.open(opening_of(regular, day))
        sealed = seal_in_box(opened.director, box.public)
        today = datetime.fromtimestamp(self._clock(), UTC).date().isoformat()
        line = TournamentHeld(opened.event, sealed, today, regular.name, day.isoformat())
        request_id = f"regular/{regular.name}/{day.isoformat()}"
        record = await self._clubs.write(record, line, request_id)
        if opened.event not in record.diary.tournaments:  # another server was first
            await self._tournaments.erase(opened.event)
            return
        there = await self._tournaments.find(opened.event)
        if there is not None:
            await self._tournaments.keep(there, ClubJoined(record.name), Role())

    async def _begin(self, event: str, regular: RegularTournament) -> None:
        """Begin round 1 with the registered entrants, unless there are none or it has begun."""
        there = await self._tournaments.find(event)
        if there is None or there.tournament.round:
            return
        came = [n for n in there.tournament.contestants if there.tournament.names.get(n)]
        if not came:
            return
        size = min(max(came[-1], LEAST[regular.form]), regular.places)
        if size < regular.places and (found := movement_for(regular, size)) is not None:
            there = await self._seat(there, size, found)
        begin = StartRound(id="regular-begin", round=1)
        there = await self._tournaments.do(there, Role(), begin)
        self._tables.note_look(there, None)

    async def _seat(
        self, there: TournamentRecord, size: int, found: ProposedMovement
    ) -> TournamentRecord:
        seat = ChangeMovement(
            id="regular-seat",
            movement=found.name,
            pairs=size,
            rounds=found.whole,
            each=found.each,
            minutes=found.minutes,
            sections=found.sections,
        )
        there = await self._tournaments.do(there, Role(), seat)
        if found.rounds < found.whole:
            last = SetLastRound(id="regular-last", round=found.rounds, anyway=True)
            there = await self._tournaments.do(there, Role(), last)
        return there


def without_day(regular: RegularTournament, day: str, *, skipped: bool) -> RegularTournament:
    """Return *regular* with *day* cancelled, or restored.

    Example:
        >>> monday = RegularTournament(name="m", title="Monday", first="2026-03-23")
        >>> without_day(monday, "2026-04-06", skipped=True).skipped
        ('2026-04-06',)
    """
    others = tuple(each for each in regular.skipped if each != day)
    return replace(regular, skipped=(*others, day) if skipped else others)


def count_entrants(tournament: Tournament) -> int:
    """Return how many entrants have registered."""
    return sum(bool(tournament.names.get(n)) for n in tournament.contestants)
