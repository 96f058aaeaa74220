"""All tournaments of this server by name; each entry is stored before anybody sees it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import reduce

from biritch.competition.tournament import fold
from biritch.competition.tournament.log import (
    CarriedOver,
    EntrantNamed,
    LogEntry,
    TournamentStep,
    read_entry,
    write_entry,
)
from biritch.competition.tournament.ranking import shares
from biritch.competition.tournament.scorebook_log import ScorebookStep
from biritch.competition.tournament.tournament import PLAYED, Tournament
from biritch.core.deals import Deal
from biritch.server.storage.logs import Logs, NewLines, Unreadable
from biritch.server.storage.store import Store
from biritch.server.tokens import random_word
from biritch.server.tournaments import keys
from biritch.server.tournaments.entries import Written, entries_of
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import TournamentOpened
from biritch.server.tournaments.online.unfinished import UnfinishedTournaments
from biritch.server.tournaments.opening import (
    CannotOpenTournament,
    OpenTournament,
    first_entries,
    told,
)
from biritch.server.tournaments.requests import PlayRequest, RulingRequest


def owner(name: str) -> str:
    """Return what the store calls the tournament *name*; no table has a stroke in its name."""
    return f"event/{name}"


class TournamentRecord:
    """One tournament: what its log adds up to, whose keys are whose, what was done already."""

    def __init__(self, name: str, lines: list[bytes]) -> None:
        """Fold *lines*.

        Raises:
            Unreadable: They are no tournament's.
        """
        self.name, self.n = name, len(lines)
        self.lock = asyncio.Lock()
        self.done: set[str] = set()
        try:
            head = json.loads(lines[0])
            self.keys: dict[str, str] = dict(head["keys"])
            self.seals: dict[str, str] = dict(head.get("seals", {}))
            self.tournament = Tournament()
            for number, line in enumerate(lines[1:], 1):
                self._take(
                    read_entry(line.decode(), number), str(json.loads(line).get("id", ""))
                )
        except (ValueError, KeyError, TypeError) as error:
            raise Unreadable(f"event {name}: {error}") from error

    def _take(self, entry: LogEntry, said: str = "") -> None:
        self.tournament = fold.after(self.tournament, entry)
        if said:
            self.done.add(said)

    def take(self, entries: Iterable[LogEntry], said: str) -> None:
        """Let have happened what is stored."""
        for entry in entries:
            self._take(entry, said)
            self.n += 1

    def role(self, key: str) -> Role | None:
        """Return whose *key* it is."""
        return keys.role_of(self.keys, key)


class Tournaments:
    """Every tournament by name."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Keep tournaments in *store*; *clock* gives the seconds since 1970."""
        self._store, self._clock = store, clock
        self.awake = UnfinishedTournaments(store)
        self._held = Logs(store, owner, TournamentRecord)

    @property
    def now(self) -> datetime:
        """The time now."""
        return datetime.fromtimestamp(self._clock(), UTC)

    async def open(self, asked: OpenTournament) -> TournamentOpened:
        """Open a tournament.

        Raises:
            NotAllowed, CannotOpenTournament: It cannot be opened so.
            OSError: It cannot be stored.
        """
        before = await self._before(asked.after) if asked.after else ()
        entries = first_entries(asked, self.now.isoformat(timespec="milliseconds"), before)
        tournament = fold.fold(entries)
        director = random_word(keys.DIRECTOR_KEY_LENGTH)
        here = tournament.online is not None
        owners = keys.roles(director, tournament.form, online=here)
        seals = keys.seals(director)
        head = {"t": "evening", "keys": owners, "seals": seals}
        lines = [json.dumps(head), *map(write_entry, entries)]
        name = await self._held.open([line.encode() for line in lines])
        if asked.deals:
            deals = [str(Deal.parse(text)).encode() for text in asked.deals]
            await self._store.append(f"{owner(name)}/boards", 0, deals)
        if tournament.online is not None:
            await self.awake.note(name, awake=True)
        return told(name, director, tournament)

    async def _before(self, key: str) -> list[TournamentStep]:
        """Return what a session brings along to the next: names, and what was won.

        Raises:
            CannotOpenTournament: *key* is not the director's of a session held here.
        """
        name, _, token = key.strip().lower().rpartition("#")[2].partition(".")
        kept = await self.find(name)
        role = None if kept is None else kept.role(token)
        if kept is None or role is None or not role.director:
            raise CannotOpenTournament("after")
        named: list[TournamentStep] = [
            EntrantNamed(*one) for one in kept.tournament.names.items()
        ]
        return [*named, CarriedOver(shares(kept.tournament))]

    async def find(self, name: str) -> TournamentRecord | None:
        """Return the tournament *name*, or ``None`` if there is none."""
        return await self._held.find(name)

    def known(self, name: str) -> TournamentRecord | None:
        """Return the tournament *name* if it is held."""
        return self._held.known(name)

    async def do(
        self, kept: TournamentRecord, role: Role, asked: PlayRequest | RulingRequest
    ) -> TournamentRecord:
        """Do what *role* asks, once: it is stored before this returns.

        Raises:
            NotYours, NotAllowed, Misread, BadSlip, UnreadableWeights: It may not be done.
            OSError: It cannot be stored.
        """
        said = f"{role.by}/{asked.id}"
        return await self._enter(kept, lambda now: entries_of(now, role, asked), role.by, said)

    async def note(
        self,
        kept: TournamentRecord,
        what: Callable[[Tournament], ScorebookStep | TournamentStep],
        said: str,
    ) -> TournamentRecord:
        """Write down once what happened at the tables of this server."""
        return await self._enter(kept, lambda now: (what(now),), PLAYED, said)

    async def _enter(
        self, kept: TournamentRecord, what: Callable[[Tournament], Written], by: str, said: str
    ) -> TournamentRecord:
        def entered(now: TournamentRecord) -> NewLines:
            at = self.now.isoformat(timespec="milliseconds")
            entries = [LogEntry(one, by, at) for one in what(now.tournament)]
            reduce(fold.after, entries, now.tournament)
            return [_line(entry, said) for entry in entries], lambda: now.take(entries, said)

        return await self._held.enter(kept, said, entered)


def _line(entry: LogEntry, said: str) -> bytes:
    return json.dumps(
        {**json.loads(write_entry(entry)), "id": said}, ensure_ascii=False
    ).encode()
