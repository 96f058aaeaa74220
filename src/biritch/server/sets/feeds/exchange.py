"""Exchange of feeds: serve results to trusted servers, and fetch theirs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from urllib.parse import quote

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Struct

from biritch.core.phrase import Phrase
from biritch.games.game import Game
from biritch.server.owner.desk import OwnerDesk
from biritch.server.owner.messages import FeedState, TrustedServer
from biritch.server.sets.feeds.asking import ask_server
from biritch.server.sets.feeds.checks import check_perfect, check_result
from biritch.server.sets.feeds.document import (
    BadFeed,
    Feed,
    FeedResult,
    mark_of,
    public_key,
    read_feed,
    sign_feed,
)
from biritch.server.sets.feeds.far_field import (
    FarField,
    FeedTaken,
    JointStandings,
    far_log_name,
    rank_everywhere,
    write_taken,
)
from biritch.server.sets.feeds.keys import join_trusted, own_key
from biritch.server.sets.feeds.requests import sign_request
from biritch.server.sets.log import SetOpened, SetRecord, players_results
from biritch.server.sets.players import PlayerRecord
from biritch.server.sets.registry import Sets, log_name
from biritch.server.storage.store import LineTaken, Store
from biritch.server.tokens import digest
from biritch.server.web.wire import sentence
from biritch.words.translation import say

_log = logging.getLogger(__name__)
EVERY = 120.0
"""Seconds between two exchanges with the servers that have an address."""
FOLLOWED = 14 * 86_400_000
"""Milliseconds for which the results of a set that was taken are exchanged."""
_TAKEN, _STATE = "feed/set", "feed/state"
_TRIES = 6
_RESTS = 5.0
"""Seconds for which a ranking over all servers is believed while results come."""
_MOST_HELD = 64
Ask = Callable[[str, dict[str, str], bytes | None], bytes]
"""Asks an address with headers, and perhaps a body; blocks."""


def log_fault(server: str, fault: BadFeed) -> None:
    """Log why nothing was accepted from *server*."""
    _log.warning("results of %s are not taken: %s", server, say(fault.phrase, "en"))


class TakenSet(Struct, frozen=True):
    """The origin of a set dealt by another server, and when it was taken over."""

    name: str
    server: str
    at: int


class Feeds:
    """The exchange of results with other servers."""

    def __init__(
        self,
        store: Store,
        sets: Sets,
        owner: OwnerDesk,
        clock: Callable[[], float],
        ask: Ask = ask_server,
    ) -> None:
        """Exchange results of *sets* with the servers that *owner* trusts."""
        self._store, self._sets, self._owner, self._clock = store, sets, owner, clock
        self._ask = ask
        self.fixed: tuple[TrustedServer, ...] = ()
        """Servers that are trusted by an option, a variable or the file of settings."""
        self.tell: Callable[[str, BadFeed], None] = log_fault
        """Called with each server whose answer could not be used, and why."""
        self._fields: dict[str, FarField] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._joint: dict[str, tuple[object, float, JointStandings]] = {}
        self._task: asyncio.Task[None] | None = None

    # ---- who is trusted ----

    async def key(self) -> str:
        """Return the public key of this server."""
        return public_key(await own_key(self._store))

    async def trusted_servers(self) -> list[TrustedServer]:
        """Return the servers trusted now."""
        return join_trusted(self.fixed, (await self._owner.settings()).trusted)

    async def find_trusted(self, key: str) -> TrustedServer:
        """Return the trusted server with *key*.

        Raises:
            BadFeed: It is not trusted.
        """
        for each in await self.trusted_servers():
            if each.key == key:
                return each
        raise BadFeed("stranger", key=key[:16])

    async def servers_called(self) -> dict[str, str]:
        """Return the owner's names of trusted servers, by key."""
        return {each.key: each.name for each in await self.trusted_servers()}

    async def joint_standings(
        self, record: SetRecord, far: FarField, called: Mapping[str, str]
    ) -> JointStandings:
        """Return the ranking over all servers; it may be seconds old if many play."""
        mark, now = (record.n, far.n, tuple(called)), self._clock()
        known = self._joint.get(record.name)
        if known is None or (known[0] != mark and now - known[1] > _RESTS):
            made = rank_everywhere(record, far, called)
            known = self._joint[record.name] = mark, now, made
            while len(self._joint) > _MOST_HELD:
                del self._joint[next(iter(self._joint))]
        return known[2]

    # ---- giving ----

    async def write_feed(self, name: str, *, whole: bool) -> bytes:
        """Return the signed feed of the set *name*, and with *whole* the set itself.

        Raises:
            BadFeed: There is no such set.
        """
        record = await self._sets.find(name)
        if record is None:
            raise BadFeed("no-set", set=name)
        key = await own_key(self._store)
        known = await self._sets.players.all_records(self._clock())
        lines = await self._store.read(log_name(name))
        return await asyncio.to_thread(
            _write_feed, record, lines, key, dict(known), self._now, whole=whole
        )

    # ---- taking ----

    async def far_field(self, name: str) -> FarField:
        """Return the results of the set *name* from other servers."""
        field = self._fields.get(name)
        if field is None or self._store.is_shared:
            field = field or FarField()
            lines = await self._store.read(far_log_name(name), field.n)
            field.take(lines)
            self._fields[name] = field
            while len(self._fields) > _MOST_HELD:
                del self._fields[next(iter(self._fields))]
        return field

    async def take(self, text: bytes, *, sets: bool = False) -> tuple[str, int]:
        """Accept the feed *text*; return its set's name and the number of new results.

        With *sets*, an unknown set is opened as the feed describes it; without, the feed is
        refused.

        Raises:
            BadFeed: It is not taken, nothing of it.
            OSError: It cannot be stored.
        """
        feed = await asyncio.to_thread(read_feed, text)
        server = await self.find_trusted(feed.server)
        try:
            n = await self._take(feed, sets=sets)
        except BadFeed as error:
            await self._note(server, error)
            raise
        await self._note(server, None, n)
        return feed.set, n

    async def _take(self, feed: Feed, *, sets: bool) -> int:
        if feed.server == await self.key():
            raise BadFeed("own")
        record = await self._sets.find(feed.set)
        if record is None:
            if not sets or feed.opened is None:
                raise BadFeed("no-set", set=feed.set)
            record = await self._open(feed, feed.opened)
        if mark_of(record.opened) != feed.mark:
            raise BadFeed("other-set", set=feed.set)
        lock = self._locks.setdefault(feed.set, asyncio.Lock())
        async with lock:
            for _ in range(_TRIES):
                with contextlib.suppress(LineTaken):
                    return await self._store_new(feed, record.opened)
                await self._read_field(feed.set)
        raise OSError(f"somebody else writes {far_log_name(feed.set)}")

    async def _store_new(self, feed: Feed, opened: SetOpened) -> int:
        """Store the new results of *feed*; return how many there are.

        Raises:
            BadFeed: It is not taken.
            LineTaken: Somebody else has stored something meanwhile.
        """
        field = await self.far_field(feed.set)
        fresh = field.new_results(feed.server, feed.results)
        if field.is_full(feed.server, fresh):
            raise BadFeed("many")
        await self._check(opened, fresh)
        names = {
            player: name
            for player, name in feed.names.items()
            if self._is_new_name(field, feed.server, player, name)
        }
        if fresh or names:
            line = write_taken(FeedTaken(feed.server, self._now, fresh, names))
            await self._store.append(far_log_name(feed.set), field.n, [line])
            field.take([line])
        return len(fresh)

    async def _read_field(self, name: str) -> None:
        field = await self.far_field(name)
        field.take(await self._store.read(far_log_name(name), field.n))

    @staticmethod
    def _is_new_name(field: FarField, server: str, player: str, name: str) -> bool:
        there = field.servers.get(server)
        return there is None or there.names.get(player) != name

    async def _check(self, opened: SetOpened, results: Sequence[FeedResult]) -> None:
        """Check that each of *results* is possible.

        Raises:
            BadFeed: One of them cannot.
        """

        def check() -> dict[FeedResult, Game]:
            return {result: check_result(opened, result) for result in results}

        games = await asyncio.to_thread(check)
        if opened.kind == "bidding":
            await check_perfect(games, self._sets.decider.best_play)

    async def _open(self, feed: Feed, opened: SetOpened) -> SetRecord:
        """Open the set of *feed* here.

        Raises:
            BadFeed: It is not what it says it is.
        """
        if mark_of(opened) != feed.mark or bool(opened.day) != feed.set.startswith("day-"):
            raise BadFeed("other-set", set=feed.set)
        try:
            record = SetRecord(feed.set, [msgspec.json.encode(opened)])
            await asyncio.to_thread(_check_set, opened)
        except (ValueError, LookupError):
            why = Phrase.of("feed-why-unplayable", set=feed.set)
            raise BadFeed("no-feed", why=why) from None
        with contextlib.suppress(LineTaken):  # somebody else took it at the same moment
            await self._store.append(log_name(feed.set), 0, [msgspec.json.encode(opened)])
        taken = TakenSet(feed.set, feed.server, self._now)
        await self._store.write({f"{_TAKEN}/{feed.set}": msgspec.json.encode(taken)})
        return await self._sets.find(feed.set) or record

    @property
    def _now(self) -> int:
        return round(self._clock() * 1000)

    # ---- over the wire ----

    async def fetch(self, server: TrustedServer, name: str) -> int:
        """Fetch the set *name* and its results from *server*; return the number of new ones.

        Raises:
            BadFeed: It cannot be had, or is not taken.
        """
        key = await own_key(self._store)
        path = f"/sets/feeds/{quote(name, safe='')}"
        headers = sign_request(path, key, self._clock())
        try:
            text = await asyncio.to_thread(self._ask, server.address + path, headers, None)
        except BadFeed as error:
            await self._note(server, error)
            raise
        feed = await asyncio.to_thread(read_feed, text)
        if feed.server != server.key or feed.set != name:
            fault = BadFeed("stranger", key=feed.server[:16])
            await self._note(server, fault)
            raise fault
        return (await self.take(text, sets=True))[1]

    async def send(self, server: TrustedServer, name: str) -> None:
        """Send our results of the set *name* to *server*.

        Raises:
            BadFeed: It does not take them.
        """
        text = await self.write_feed(name, whole=False)
        headers = {"content-type": "application/json"}
        try:
            await asyncio.to_thread(self._ask, f"{server.address}/sets/feeds", headers, text)
        except BadFeed as error:
            await self._note(server, error)
            raise

    async def exchange(self) -> int:
        """Exchange results of every set that was taken over; return the number of new ones.

        A server that is down or refuses is skipped and logged.
        """
        servers = {each.key: each for each in await self.trusted_servers() if each.address}
        bodies = (await self._store.records(_TAKEN)).values()
        new = 0
        for taken in (msgspec.json.decode(body, type=TakenSet) for body in bodies):
            server = servers.get(taken.server)
            if server is None or self._now - taken.at > FOLLOWED:
                continue
            with contextlib.suppress(BadFeed):
                new += await self.fetch(server, taken.name)
                await self.send(server, taken.name)
        return new

    def start(self) -> None:
        """Start the periodic exchange."""
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop the periodic exchange."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if await self._sets.may_work_alone("feeds"):
                    await self.exchange()
            except Exception:  # noqa: BLE001 - the next time it is tried again
                _log.exception("results could not be exchanged")

    # ---- what came of it ----

    async def _note(self, server: TrustedServer, fault: BadFeed | None, new: int = 0) -> None:
        said = None if fault is None else sentence(fault.phrase)
        if fault is not None:
            self.tell(server.name, fault)
        state = FeedState(server.key, self._now, new, said)
        with contextlib.suppress(OSError):
            await self._store.write({f"{_STATE}/{server.key}": msgspec.json.encode(state)})

    async def states(self) -> list[FeedState]:
        """Return the outcome of the last exchange with each server."""
        bodies = (await self._store.records(_STATE)).values()
        return [msgspec.json.decode(body, type=FeedState) for body in bodies]


def _write_feed(  # noqa: PLR0913 - all that a feed is made of
    record: SetRecord,
    lines: Sequence[bytes],
    key: Ed25519PrivateKey,
    known: dict[str, PlayerRecord],
    now: int,
    *,
    whole: bool,
) -> bytes:
    """Return the signed feed of *record*, whose log has these *lines*."""
    results, names = [], {}
    name_of = partial(digest, salt=f"feed {record.name} ")
    for played in players_results(lines):
        player = name_of(played.player)[:24]
        results.append(
            FeedResult(
                player,
                played.board,
                played.score,
                played.contract,
                played.declarer,
                played.tricks,
                played.calls,
                played.cards,
            )
        )
        there = known.get(played.player)
        if there is not None and there.name and there.elsewhere:
            names[player] = there.name
    feed = Feed(
        server=public_key(key),
        set=record.name,
        mark=mark_of(record.opened),
        at=now,
        opened=record.opened if whole else None,
        names=names,
        results=results,
    )
    return sign_feed(feed, key)


def _check_set(opened: SetOpened) -> None:
    """Check that *opened* can be played here.

    Raises:
        ValueError: It cannot.
    """
    from biritch.bidding.catalogue import find
    from biritch.server.sets.playing import board_of

    find(opened.system)
    if not 1 <= len(opened.boards) <= 16:
        raise ValueError("no such number of boards")
    if [line.number for line in opened.boards] != list(range(1, len(opened.boards) + 1)):
        raise ValueError("boards are not numbered from one on")
    for line in opened.boards:
        board_of(opened, line.number)
