"""The registry of tournaments; each entry is stored before anybody sees it."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import UTC, datetime
from itertools import accumulate
from typing import NamedTuple

from biritch.competition.tournament import fold
from biritch.competition.tournament.log import LogEntry, TournamentStep, read_entry, write_entry
from biritch.competition.tournament.ranking import shares
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import ScorebookStep
from biritch.competition.tournament.signatures import DIRECTOR, PLAYED
from biritch.competition.tournament.steps.entrants import EntrantNamed, EntrantSignedUp
from biritch.competition.tournament.steps.keys import KeysRenewed
from biritch.competition.tournament.steps.presentation import Announced
from biritch.competition.tournament.steps.scores import BoardsDealt, CarriedOver
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.versions import changes_since
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.server.beside import Beside, Doer
from biritch.server.storage.logs import LONGEST, Logs, NewLines, Unreadable
from biritch.server.storage.store import Store
from biritch.server.tokens import KEY_LENGTH, fresh_salt, random_word
from biritch.server.tournaments import keys
from biritch.server.tournaments.entries import LogSteps, entries_of, typed_blind
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import TournamentOpened
from biritch.server.tournaments.news.listeners import Listeners
from biritch.server.tournaments.online.unfinished import UnfinishedTournaments
from biritch.server.tournaments.opening import (
    CannotOpenTournament,
    OpenTournament,
    first_entries,
    opened_answer,
)
from biritch.server.tournaments.people.erasure import without_person
from biritch.server.tournaments.people.sign_up import SIGN_UP, SignedUp, sign_up_step
from biritch.server.tournaments.published.publication import Publication
from biritch.server.tournaments.requests import PlayRequest, RulingRequest
from biritch.server.tournaments.seating import table_name


def log_name(name: str) -> str:
    """Return the name of the tournament *name* in the store; table names contain no slash.

    Example:
        >>> log_name("k3x7qa")
        'event/k3x7qa'
    """
    return f"event/{name}"


class HasChanged(NotAllowed):
    """Raised for a stale request: its sender must look again.

    Example:
        >>> HasChanged(["round"]).phrase.name
        'tournament-has-changed'
    """

    def __init__(self, subjects: Iterable[str]) -> None:
        """Keep the names of the *subjects* that changed, and the sentence."""
        super().__init__(Phrase.of("tournament-has-changed"))
        self.subjects = tuple(subjects)


REMEMBERED = 64
"""Earlier states that are held, so that a desk receives only what changed since.

They share all that stayed the same: one costs little more than its last line.
"""


class TournamentRecord:
    """A tournament in memory: its state, its keys, and the requests already handled."""

    def __init__(self, name: str, lines: list[bytes]) -> None:
        """Build the tournament from its log *lines*.

        Raises:
            Unreadable: They are not the log of a tournament.
        """
        self.name, self.n = name, len(lines)
        self.lock = asyncio.Lock()
        self.done: set[str] = set()
        self._requests: list[str] = []
        self._last = ""
        self._before: deque[tuple[int, Tournament]] = deque(maxlen=REMEMBERED)
        try:
            head = json.loads(lines[0])
            self.keys: dict[str, str] = dict(head["keys"])
            self.salt = str(head.get("salt", ""))
            self.seals: dict[str, str] = dict(head.get("seals", {}))
            # Tournaments opened before there were short codes have none.
            self.codes: dict[str, str] = dict(head.get("codes", {}))
            self.tournament = Tournament()
            for number, line in enumerate(lines[1:], 1):
                entry = read_entry(line.decode(), number)
                state = fold.after(self.tournament, entry)
                self._take(entry, state, str(json.loads(line).get("id", "")))
        except (ValueError, KeyError, TypeError) as error:
            raise Unreadable(f"event {name}: {error}") from error

    def _take(self, entry: LogEntry, state: Tournament, request_id: str = "") -> None:
        self.tournament = state
        # The latest: a server whose clock was behind for a while must expire nothing for good.
        self._last = max(entry.at, self._last)
        self._requests.append(request_id)
        if isinstance(entry.what, KeysRenewed):
            self.keys = {
                key: owner for key, owner in self.keys.items() if owner.startswith(DIRECTOR)
            } | json.loads(entry.what.owners)
            self.codes = json.loads(entry.what.codes or "{}")
        if isinstance(entry.what, EntrantSignedUp):
            # In front: what is derived from the director's key is still found by its owner.
            self.keys = json.loads(entry.what.owners) | self.keys
        if request_id:
            self.done.add(request_id)

    def take(self, entries: Iterable[tuple[LogEntry, Tournament]], request_id: str) -> None:
        """Apply *entries*, already stored, each with the tournament after it."""
        self._before.append((self.n, self.tournament))
        for entry, state in entries:
            self._take(entry, state, request_id)
            self.n += 1

    def at(self, n: int) -> Tournament | None:
        """Return the tournament after *n* lines, or ``None`` if that was long ago."""
        return next((then for number, then in self._before if number == n), None)

    def changes_since(
        self, steps: LogSteps, seen: int | None, own: Collection[str] = ()
    ) -> list[str]:
        """Return the subjects of *steps* that changed after line *seen*.

        Changes by the sender's *own* requests do not count.
        """
        if seen is None:
            return []
        # The first line of the log has the keys; entries are numbered from the second.
        changes = changes_since(
            self.tournament.versions, steps, seen - 1, self.tournament.online
        )
        return [
            name for name, number in changes.items() if self._requests[number - 1] not in own
        ]

    @property
    def most(self) -> int:
        """The number of entrants that have keys."""
        players = {owner.split(" ")[1] for owner in self.keys.values() if owner[:2] == "pl"}
        tables = {owner.split(" ")[0] for owner in self.keys.values() if owner[0].isdigit()}
        return max(len(players), len(tables) - keys.MORE_TABLES)

    @property
    def own_phones(self) -> bool:
        """Whether pairs have keys of their own: not in tournaments of version 0.1.0."""
        return any(owner.startswith("player ") for owner in self.keys.values())

    def role(self, key: str) -> Role | None:
        """Return the role of *key*, or ``None``."""
        role = keys.role_of(self.keys, key, self.salt)
        withdrawn = role and role.director and role.desk in self.tournament.withdrawn
        return None if withdrawn else role

    def is_expired(self, role: Role, now: datetime) -> bool:
        """Return whether *role*'s key has expired."""
        lasts = keys.DIRECTORS_LAST if role.director else keys.LAST
        return bool(self._last) and datetime.fromisoformat(self._last) + lasts < now


class _Answering(NamedTuple):
    """The version a request answers: the line *seen*, and the sender's *own* later ones."""

    seen: int | None
    own: Collection[str] = ()


class PublishedPages:
    """The published pages of recently viewed tournaments; each page is one request."""

    MOST = 4

    def __init__(self) -> None:
        """Start empty."""
        self._held: dict[tuple[str, int, str], dict[str, bytes]] = {}
        self._lock = asyncio.Lock()

    def forget(self, name: str) -> None:
        """Drop the pages of the tournament *name*."""
        for key in [key for key in self._held if key[0] == name]:
            del self._held[key]

    async def of(
        self, record: TournamentRecord, publication: Publication, beside: Doer
    ) -> dict[str, bytes]:
        """Return the published pages of *record* by path, rendered off the event loop."""
        key = record.name, record.n, publication.lang
        async with self._lock:
            if key not in self._held:
                while len(self._held) >= self.MOST:
                    del self._held[next(iter(self._held))]
                self._held[key] = await beside(publication.pages)
            return self._held[key]


def _first_lines(
    request: OpenTournament, at: str, before: Sequence[TournamentStep], director: str
) -> tuple[Tournament, list[str]]:
    """Return the tournament that *request* opens, and the first lines of its log."""
    entries = first_entries(request, at, before)
    tournament, salt = fold.fold(entries), fresh_salt()
    online = tournament.online is not None
    many = keys.entrants_with_keys(len(tournament.contestants))
    owners = keys.roles(director, tournament.form, online=online, salt=salt, entrants=many)
    # Logs of version 0.1.0 say "evening" here; nothing reads that word.
    coded = keys.coded_roles(tournament.form, len(tournament.contestants), online=online)
    head = {
        "t": "tournament",
        "keys": owners,
        "seals": keys.seals(director),
        "salt": salt,
        "codes": keys.codes(director, coded, salt),
    }
    return tournament, [json.dumps(head), *map(write_entry, entries)]


class Tournaments:
    """The tournaments of a server, by name."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        longest: int = LONGEST,
        beside: Beside | None = None,
    ) -> None:
        """Store tournaments in *store*; *clock* returns the seconds since 1970.

        A log may have *longest* lines; *beside* runs long work outside the event loop.
        """
        self._beside = beside or Beside()
        self._store, self._clock = store, clock
        self.awake = UnfinishedTournaments(store)
        self.pages = PublishedPages()
        self.listeners = Listeners()
        self._held = Logs(
            store, log_name, TournamentRecord, longest, self.listeners.tell, self._beside
        )

    @property
    def now(self) -> datetime:
        """The current time."""
        return datetime.fromtimestamp(self._clock(), UTC)

    async def open(self, request: OpenTournament) -> TournamentOpened:
        """Open a tournament.

        Raises:
            NotAllowed, CannotOpenTournament: It cannot be opened so.
            OSError: It cannot be stored.
        """
        before = await self._before(request.after) if request.after else ()
        at = self.now.isoformat(timespec="milliseconds")
        director = random_word(KEY_LENGTH)
        tournament, lines = await self._beside(
            lambda: _first_lines(request, at, before, director)
        )
        name = await self._held.open([line.encode() for line in lines])
        if request.deals:
            deals = [str(Deal.parse(text)).encode() for text in request.deals]
            await self._store.append(f"{log_name(name)}/boards", 0, deals)
        if tournament.online is not None:
            await self.awake.note(name, awake=True)
        return await self._beside(lambda: opened_answer(name, director, tournament))

    async def _before(self, key: str) -> list[TournamentStep]:
        """Return the steps that carry names and scores over from the session of *key*.

        Raises:
            CannotOpenTournament: *key* is not the director's of a session held here.
        """
        name, _, token = key.strip().lower().rpartition("#")[2].partition(".")
        record = await self.find(name)
        role = None if record is None else record.role(token)
        if record is None or role is None or not role.director:
            raise CannotOpenTournament("after")
        names: list[TournamentStep] = [
            EntrantNamed(number, name, record.tournament.numbers.get(number, ""))
            for number, name in record.tournament.names.items()
        ]
        return [*names, CarriedOver(shares(record.tournament))]

    async def find(self, name: str) -> TournamentRecord | None:
        """Return the tournament *name*, or ``None`` if there is none."""
        return await self._held.find(name)

    def find_held(self, name: str) -> TournamentRecord | None:
        """Return the tournament *name* if it is in memory."""
        return self._held.find_held(name)

    async def do(
        self, record: TournamentRecord, role: Role, request: PlayRequest | RulingRequest
    ) -> TournamentRecord:
        """Apply a request of *role* once; it is stored before this returns.

        Raises:
            HasChanged: What it answers has changed since it was seen.
            BadTournamentRequest, NotAllowed, ResultError, BadSlip, UnreadableWeights: It may
                not be done.
            OSError: It cannot be stored.
        """
        request_id = f"{role.by}/{request.id}"
        return await self._enter(
            record,
            lambda now: entries_of(now, role, request),
            role.by,
            request_id,
            _Answering(
                None if typed_blind(request) else request.seen,
                frozenset(f"{role.by}/{own}" for own in request.after),
            ),
        )

    async def forget_person(self, name: str, names: Iterable[str]) -> bool:
        """Replace the names of a person by a dash in every line.

        Returns whether there is such a tournament.

        Raises:
            OSError: It cannot be stored.
        """
        forget = without_person(names)
        there = await self._held.rewrite(name, forget)
        self.pages.forget(name)
        for table in await self._table_logs(name):
            lines = await self._store.read(table)
            await self._store.rewrite(table, len(lines), forget(lines))
        record = await self.find(name) if there else None
        if record is not None:
            # A line more, so that every page and every other server looks again.
            said = record.tournament.announcement
            step = Announced(said.words if said else "")
            await self.keep(record, step, Role())
        return there

    async def erase(self, name: str) -> bool:
        """Erase the tournament *name*: its log, its deals and the logs of its tables.

        Returns whether there was one.

        Raises:
            OSError: It cannot be stored.
        """
        tables = await self._table_logs(name)
        there = await self._held.rewrite(name, lambda _: ())
        self.pages.forget(name)
        for log in (f"{log_name(name)}/boards", *tables):
            if lines := await self._store.read(log):
                await self._store.rewrite(log, len(lines), ())
        return there

    async def _table_logs(self, name: str) -> list[str]:
        """Return the logs of the tournament's tables on this server."""
        record = await self.find(name)
        if record is None or record.tournament.online is None:
            return []
        tournament = record.tournament
        tables = [
            table_name(name, number, sitting.table)
            for number in range(1, min(tournament.round, tournament.rounds) + 1)
            for sitting in tournament.sittings(number)
        ]
        lengths = await self._store.lengths(tables)
        return [table for table in tables if lengths[table]]

    async def keep(
        self,
        record: TournamentRecord,
        step: TournamentStep,
        role: Role,
        seen: int | None = None,
    ) -> TournamentRecord:
        """Append *step* of the director *role*, a step without a request type.

        Raises:
            HasChanged: What it answers has changed since line *seen*.
            NotAllowed: The step is not allowed.
            OSError: It cannot be stored.
        """
        request_id = random_word(KEY_LENGTH)
        return await self._enter(
            record, lambda _: (step,), role.by, request_id, _Answering(seen)
        )

    async def complete_hands(
        self, record: TournamentRecord, step: BoardsDealt, seen: int
    ) -> TournamentRecord:
        """Append the double dummy results of the hands, unless others came after line *seen*.

        Raises:
            NotAllowed: The hands may not be kept.
            OSError: It cannot be stored.
        """
        request_id = random_word(KEY_LENGTH)
        try:
            return await self._enter(
                record, lambda _: (step,), PLAYED, request_id, _Answering(seen)
            )
        except HasChanged:  # what is true now is worked out next
            return record

    async def renew_keys(
        self, record: TournamentRecord, role: Role, director: str, seen: int | None = None
    ) -> TournamentRecord:
        """Replace the keys of tables, captains and players by ones derived from *director*.

        Raises:
            HasChanged: Others were given since line *seen*.
            OSError: It cannot be stored.
        """

        def renewal(now: Tournament) -> KeysRenewed:
            turn = now.key_turn + 1
            owners = keys.roles(
                director,
                now.form,
                online=now.online is not None,
                salt=record.salt,
                entrants=record.most,
                turn=turn,
            )
            given = {
                key: owner for key, owner in owners.items() if not owner.startswith(DIRECTOR)
            }
            coded = keys.coded_roles(
                now.form, len(now.contestants), online=now.online is not None
            )
            codes = keys.codes(director, coded, record.salt, turn)
            return KeysRenewed(turn, json.dumps(given), json.dumps(codes))

        likely = await self._beside(lambda: renewal(record.tournament))

        def make_steps(now: Tournament) -> LogSteps:
            return (likely if likely.turn == now.key_turn + 1 else renewal(now),)

        request_id = random_word(KEY_LENGTH)
        return await self._enter(record, make_steps, role.by, request_id, _Answering(seen))

    async def sign_up(
        self, record: TournamentRecord, names: Sequence[str], joins: int, request_id: str
    ) -> SignedUp | None:
        """Give players a free place and keys of their own; ``None`` if already done.

        *joins* is the entrant of a player who waits for a partner; 0 for a place of one's own.

        Raises:
            NotAllowed: There is no place, or nobody may sign up now.
            OSError: It cannot be stored.
        """
        given: list[SignedUp] = []

        def steps(now: Tournament) -> LogSteps:
            step, signed = sign_up_step(now, names, joins, record.salt)
            given[:] = [signed]
            return (step,)

        await self._enter(record, steps, SIGN_UP, f"{SIGN_UP}/{request_id}")
        return given[0] if given else None

    async def note(
        self,
        record: TournamentRecord,
        step_of: Callable[[Tournament], ScorebookStep | TournamentStep],
        request_id: str,
    ) -> TournamentRecord:
        """Append what happened at the tables of this server, once."""
        return await self._enter(record, lambda now: (step_of(now),), PLAYED, request_id)

    async def _enter(
        self,
        record: TournamentRecord,
        steps_of: Callable[[Tournament], LogSteps],
        by: str,
        request_id: str,
        answering: _Answering | None = None,
    ) -> TournamentRecord:
        def make_lines(now: TournamentRecord) -> NewLines:
            at = self.now.isoformat(timespec="milliseconds")
            steps = steps_of(now.tournament)
            if answering and (changed := now.changes_since(steps, *answering)):
                raise HasChanged(changed)
            entries = [LogEntry(step, by, at) for step in steps]
            # Folded before it is stored: what is not allowed must never be.
            states = [*accumulate(entries, fold.after, initial=now.tournament)][1:]
            after = states[-1] if states else now.tournament
            grew = len(after.contestants) > len(now.tournament.contestants)
            if grew and len(after.contestants) > now.most:
                raise NotAllowed(Phrase.of("tournament-fault-keys", most=now.most))
            return [_stored_line(entry, request_id) for entry in entries], lambda: now.take(
                zip(entries, states, strict=True), request_id
            )

        return await self._held.enter(record, request_id, make_lines)


def _stored_line(entry: LogEntry, request_id: str) -> bytes:
    line = write_entry(entry)
    return f'{line[:-1]}, "id": {json.dumps(request_id, ensure_ascii=False)}}}'.encode()
