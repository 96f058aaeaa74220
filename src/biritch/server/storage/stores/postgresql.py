"""Logs in a PostgreSQL database, to which several servers may write.

It has the same chains as a file (:mod:`~biritch.server.storage.chain`), verified when a server
starts and when a log is read. A line is written only if the log still ends with the link before
it: if two servers write the same line, one is refused and reloads the log.

When a connection breaks, it is unknown whether the last lines were stored. The links tell: if
the log ends with ours, they were.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from biritch.server.storage.chain import Damaged, first_link, next_link, verify_log
from biritch.server.storage.postgresql.archive import DatabaseArchive, verify_connected
from biritch.server.storage.postgresql.database import (
    SERVERS,
    DatabaseAddress,
    connect,
    faults_of_database,
    migrate,
    run_in_own_loop,
    the_driver,
)
from biritch.server.storage.records import Bodies, RecordChanged, record_link
from biritch.server.storage.sealing import seal, unseal_rows
from biritch.server.storage.store import BadDatabase, LineTaken, StoreFault, StoreKind

if TYPE_CHECKING:
    import asyncpg

_log = logging.getLogger(__name__)
PATIENCE = 3.0
"""Seconds to go on trying when the connection breaks, before saying so."""
CONNECTIONS = 8
_REMEMBERED = 20_000
"""Logs whose last link is known without asking."""
_AGAIN = 0.2
DAY = 86_400
"""Seconds of a day."""
_OF_LOGS = ("line", "sealed", "head")
"""The tables that have something of a log."""

_APPEND = """
WITH moved AS (
  UPDATE biritch.head SET n = $3, link = $4, day = greatest(day, $6)
  WHERE owner = $1 AND n = $2 AND link = $5
  RETURNING owner
), added AS (
  INSERT INTO biritch.line (owner, n, body, link)
  SELECT $1, new.n, new.body, new.link
  FROM moved, unnest($7::integer[], $8::bytea[], $9::bytea[]) AS new (n, body, link)
  RETURNING n
)
SELECT count(*) FROM added
"""
_BEGIN = """
WITH opened AS (
  INSERT INTO biritch.head (owner, n, link, day) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING
  RETURNING owner
), added AS (
  INSERT INTO biritch.line (owner, n, body, link)
  SELECT $1, new.n, new.body, new.link
  FROM opened, unnest($5::integer[], $6::bytea[], $7::bytea[]) AS new (n, body, link)
  RETURNING n
)
SELECT count(*) FROM added
"""
# One statement, so that the head, the lines and the seal are of one moment.
_READ = """
SELECT head.n AS lines, head.link AS last, found.sealed, found.n, found.body, found.link
FROM (SELECT 1) AS always
LEFT JOIN biritch.head ON head.owner = $1
LEFT JOIN (
  SELECT false AS sealed, n, body, link FROM biritch.line WHERE owner = $1 AND n >= $2
  UNION ALL
  SELECT true, n, body, link FROM biritch.sealed WHERE owner = $1 AND n > $2
) AS found ON true
ORDER BY found.sealed DESC, found.n
"""
_IDLE = """
SELECT head.owner, head.day,
  EXISTS (SELECT 1 FROM biritch.sealed WHERE sealed.owner = head.owner)
  AND NOT EXISTS (SELECT 1 FROM biritch.line WHERE line.owner = head.owner)
FROM biritch.head WHERE owner > $1 AND day < $2 ORDER BY owner LIMIT $3
"""
_SEAL = """
INSERT INTO biritch.sealed (owner, n, body, link) VALUES ($1, $2, $3, $4)
ON CONFLICT (owner) DO UPDATE SET n = $2, body = $3, link = $4
"""
_HEAD = "SELECT n, link FROM biritch.head WHERE owner = $1"
_LENGTHS = "SELECT owner, n FROM biritch.head WHERE owner = ANY ($1::text[])"
_RECORDS = """
SELECT name, body, link FROM biritch.record
WHERE name = $1 OR name > $2 AND name < $3
ORDER BY name
"""
_ALONE = """
SELECT pg_advisory_xact_lock(number)
FROM (SELECT DISTINCT hashtextextended(name, 0) AS number FROM unnest($1::text[]) AS name
      ORDER BY number) AS numbers
"""
_PUT = """
INSERT INTO biritch.record (name, body, link)
SELECT * FROM unnest($1::text[], $2::bytea[], $3::bytea[])
"""
_LEASE = """
INSERT INTO biritch.lease AS held (work, holder, until)
VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
ON CONFLICT (work) DO UPDATE SET holder = $2, until = EXCLUDED.until
WHERE held.holder = $2 OR held.until < clock_timestamp()
RETURNING 0.0::float8
"""
_LEFT = """
SELECT extract(epoch FROM until - clock_timestamp())::float8 FROM biritch.lease WHERE work = $1
"""

_GIVE_BACK = "DELETE FROM biritch.lease WHERE work = $1 AND holder = $2"


class _Head(NamedTuple):
    """The number of lines of a log, and the last link."""

    n: int
    link: bytes


class PostgreSQLStore:
    """Stores lines in the table ``line`` of the schema ``biritch``, last links in ``head``."""

    def __init__(
        self, address: DatabaseAddress, clock: Callable[[], float] = time.time
    ) -> None:
        """Use the database at *address*, whose tables have the current version.

        *clock* returns the seconds since 1970, from which the days of logs are computed.
        """
        self._address, self._clock = address, clock
        self._pool: asyncpg.Pool[Any] | None = None
        self._opening = asyncio.Lock()
        self._heads: OrderedDict[str, _Head] = OrderedDict()
        self._verified: asyncio.Task[Sequence[StoreFault]] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write: always true."""
        return True

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Do nothing: the bus announces what other processes write."""
        del table, grown
        return lambda: None

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* to *table*, numbered from *n* on.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: The database could not write, or not be reached.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        doubtful: set[_Head] = set()
        while True:
            after: _Head | None = None
            try:
                before = await self._head(table)
                if before in doubtful:  # it was stored before the connection broke
                    return
                if before.n != n:
                    raise LineTaken(f"{table}: line {n} of {before.n}")
                links = _link_lines(before.link, lines)
                after = _Head(n + len(lines), links[-1] if links else before.link)
                if await self._insert(table, before, after, lines, links):
                    self._remember(table, after)
                    return
                self._heads.pop(table, None)
            except faults_of_database() as error:
                self._heads.pop(table, None)
                if not _passing(error) or loop.time() > end:
                    raise OSError(" ".join(str(error).split()) or repr(error)) from error
                if after is not None:
                    doubtful.add(after)
                await asyncio.sleep(_AGAIN)

    async def _insert(
        self,
        table: str,
        before: _Head,
        after: _Head,
        lines: Sequence[bytes],
        links: Sequence[bytes],
    ) -> bool:
        """Write *lines* with their *links* if the log ends with *before*; return whether."""
        numbers, day = range(before.n, after.n), self._today
        async with self._connection() as db:
            if before.n:
                added = await db.fetchval(
                    _APPEND, table, before.n, *after, before.link, day, numbers, lines, links
                )
            else:
                added = await db.fetchval(_BEGIN, table, *after, day, numbers, lines, links)
        return bool(added == len(lines))

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all *n* lines of *table* by *lines*; without lines, remove it.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: The database could not write, or not be reached.
        """
        links = _link_lines(first_link(table), lines)
        async with self._asking() as db, db.transaction():
            row = await db.fetchrow(f"{_HEAD} FOR UPDATE", table)
            there = row["n"] if row else 0
            if there != n:
                raise LineTaken(f"{table}: line {n} of {there}")
            for each in _OF_LOGS:
                await db.execute(f"DELETE FROM biritch.{each} WHERE owner = $1", table)  # noqa: S608
            if lines:
                numbers, head = range(len(lines)), (len(lines), links[-1], self._today)
                await db.fetchval(_BEGIN, table, *head, numbers, list(lines), links)
        self._heads.pop(table, None)

    @property
    def _today(self) -> int:
        return int(self._clock() // DAY)

    async def _head(self, table: str) -> _Head:
        known = self._heads.get(table)
        if known is None:
            async with self._connection() as db:
                row = await db.fetchrow(_HEAD, table)
            known = _Head(*row) if row else _Head(0, first_link(table))
        return known

    def _remember(self, table: str, head: _Head) -> None:
        self._heads[table] = head
        self._heads.move_to_end(table)
        while len(self._heads) > _REMEMBERED:
            self._heads.popitem(last=False)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on.

        Raises:
            Damaged: They are not what was stored.
            OSError: The database cannot be reached.
        """
        rows = await self._fetch(_READ, table, max(0, start - 1))
        head = _Head(rows[0]["lines"], rows[0]["last"])
        there = [tuple(row)[2:] for row in rows if row["n"] is not None]
        found = unseal_rows(table, there, max(0, start - 1))
        if not found and (head.n is None or start > head.n):
            return []
        before = found.pop(0)[2] if start and found else b""
        lines = verify_log(table, found, head, start if before else 0, before)
        self._remember(table, head)
        return lines

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all records below it.

        Raises:
            Damaged: One of them is not as it was stored.
            OSError: The database cannot be reached.
        """
        # "0" is the sign after "/": these are the names that begin with it.
        rows = await self._fetch(_RECORDS, under, f"{under}/", f"{under}0")
        for row in rows:
            if record_link(row["name"], row["body"]) != row["link"]:
                raise Damaged(StoreFault(row["name"], 0, "changed"))
        return {row["name"]: row["body"] for row in rows}

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write and remove records in one transaction.

        Raises:
            RecordChanged: A record is not what *provided* says.
            OSError: The database could not write, or not be reached.
        """
        names = sorted({*changes, *(provided or {})})
        async with self._asking() as db, db.transaction():
            # Another writer of one of these waits here, also where there is no record yet.
            await db.execute(_ALONE, names)
            rows = await db.fetch(
                "SELECT name, body FROM biritch.record WHERE name = ANY ($1)", names
            )
            found = {row["name"]: row["body"] for row in rows}
            for name, body in (provided or {}).items():
                if found.get(name) != body:
                    raise RecordChanged(name)
            kept = {name: body for name, body in changes.items() if body is not None}
            links = [record_link(name, body) for name, body in kept.items()]
            await db.execute("DELETE FROM biritch.record WHERE name = ANY ($1)", list(changes))
            await db.execute(_PUT, list(kept), list(kept.values()), links)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines of each of *tables*.

        Raises:
            OSError: The database cannot be reached.
        """
        rows = await self._fetch(_LENGTHS, list(tables))
        return dict.fromkeys(tables, 0) | {row["owner"]: row["n"] for row in rows}

    # ---- what the keeper asks ----

    async def idle(self, before: int, after: str, most: int) -> list[tuple[str, int, bool]]:
        """Return up to *most* logs not written since the day *before*, named after *after*.

        Raises:
            OSError: The database cannot be reached.
        """
        rows = await self._fetch(_IDLE, after, before, most)
        return [(str(row[0]), int(row[1]), bool(row[2])) for row in rows]

    async def seal(self, owners: Sequence[str]) -> int:
        """Seal the logs of *owners*; return the number of bytes saved.

        Raises:
            OSError: The database could not write, or not be reached.
        """
        spared = 0
        for owner in owners:
            try:
                lines = await self.read(owner)
            except Damaged as error:
                _log.warning("%s", error)
                continue
            row = await asyncio.to_thread(seal, owner, lines)
            links = _link_lines(first_link(owner), lines)
            async with self._asking() as db, db.transaction():
                # Another writer of it waits here; a log that has grown is sealed another day.
                head = await db.fetchrow(f"{_HEAD} FOR UPDATE", owner)
                if not lines or head is None or tuple(head) != (len(lines), links[-1]):
                    continue
                before = await db.fetchval(
                    "SELECT coalesce(sum(length(body) + length(link)), 0)"
                    " FROM biritch.line WHERE owner = $1",
                    owner,
                )
                if not before or len(row[2]) + len(row[3]) >= before:
                    continue
                await db.execute(_SEAL, *row)
                await db.execute("DELETE FROM biritch.line WHERE owner = $1", owner)
            spared += int(before) - len(row[2]) - len(row[3])
        return spared

    async def remove(self, owners: Sequence[str], before: int | None = None) -> int:
        """Remove the logs of *owners* permanently; return the number of lines removed.

        With *before*, keep logs written on that day or later.

        Raises:
            OSError: The database could not write, or not be reached.
        """
        async with self._asking() as db, db.transaction():
            rows = await db.fetch(
                "SELECT owner, n FROM biritch.head WHERE owner = ANY ($1::text[])"
                " AND ($2::integer IS NULL OR day < $2) FOR UPDATE",
                list(owners),
                before,
            )
            gone = [row["owner"] for row in rows]
            for table in _OF_LOGS:
                await db.execute(
                    f"DELETE FROM biritch.{table} WHERE owner = ANY ($1::text[])",  # noqa: S608
                    gone,
                )
        for owner in gone:
            self._heads.pop(owner, None)
        return sum(row["n"] for row in rows)

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Try to acquire the lease *name* for *holder*, for that many *seconds*.

        Returns 0 if granted, otherwise in how many seconds to ask again. The clock is the
        database's.

        Raises:
            OSError: The database cannot be reached.
        """
        async with self._asking() as db:
            if not seconds:
                await db.execute(_GIVE_BACK, name, holder)
                return 0.0
            if await db.fetchval(_LEASE, name, holder, seconds) is not None:
                return 0.0
            left = await db.fetchval(_LEFT, name)
        return max(0.01, left or 0.0)

    async def faults(self) -> Sequence[StoreFault]:
        """Return the damage found by the verification that runs once in the background."""
        if self._verified is None:
            self._verified = asyncio.create_task(self._verify())
        return await asyncio.shield(self._verified)

    async def _verify(self) -> Sequence[StoreFault]:
        try:
            connection = await connect(self._address)
            try:
                return (await verify_connected(connection)).faults
            finally:
                await connection.close(timeout=PATIENCE)
        except BadDatabase as error:
            _log.warning("the store was not verified: %s", error)
        except faults_of_database() as error:
            _log.warning("the store was not verified: %r", error)
        return ()

    def free(self) -> None:
        """Return ``None``: the free space of the database is unknown."""

    async def close(self) -> None:
        """Close all connections when running work has ended."""
        if self._verified is not None:
            self._verified.cancel()
            await asyncio.gather(self._verified, return_exceptions=True)
        if self._pool is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
            except faults_of_database():
                self._pool.terminate()

    async def _fetch(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        """Run a query; retry once on another connection if one breaks."""
        try:
            async with self._connection() as db:
                return list(await db.fetch(query, *arguments))
        except faults_of_database() as error:
            if not _passing(error):
                raise OSError(" ".join(str(error).split()) or repr(error)) from error
        await asyncio.sleep(_AGAIN)
        async with self._asking() as db:
            return list(await db.fetch(query, *arguments))

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[Any]:
        """Lend a connection; its errors become ``OSError``."""
        try:
            async with self._connection() as db:
                yield db
        except faults_of_database() as error:
            raise OSError(" ".join(str(error).split()) or repr(error)) from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None:
            async with self._opening:
                if self._pool is None:
                    self._pool = await self._open_pool()
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            yield connection

    async def _open_pool(self) -> asyncpg.Pool[Any]:
        pool: asyncpg.Pool[Any] = await the_driver().create_pool(
            self._address.url,
            # With one held open the driver writes a traceback for each try to have it again.
            min_size=0,
            max_size=CONNECTIONS,
            command_timeout=10 * PATIENCE,
            timeout=PATIENCE,
            init=_announce,
            reset=_leave_as_it_is,
            # What append returned from must survive the power being cut.
            server_settings={"application_name": "biritch", "synchronous_commit": "on"},
        )
        return pool


def _link_lines(link: bytes, lines: Sequence[bytes]) -> list[bytes]:
    links = []
    for line in lines:
        link = next_link(link, line)
        links.append(link)
    return links


def _passing(error: Exception) -> bool:
    """Return whether the error is temporary: a broken connection, a restarting database."""
    if not isinstance(error, the_driver().PostgresError):
        return True
    return str(getattr(error, "sqlstate", ""))[:2] in {"08", "57"}


async def _announce(connection: asyncpg.Connection[Any]) -> None:
    """Hold the lock that tells a restore that a server is running."""
    await connection.execute(f"SELECT pg_advisory_lock_shared({SERVERS})")


async def _leave_as_it_is(connection: asyncpg.Connection[Any]) -> None:
    """Skip the pool's reset query: our statements leave nothing to reset."""


def _open(rest: str) -> PostgreSQLStore:
    address = DatabaseAddress(f"postgresql:{rest}")
    run_in_own_loop(migrate(address))
    return PostgreSQLStore(address)


def _archive(rest: str) -> DatabaseArchive:
    return DatabaseArchive(DatabaseAddress(f"postgresql:{rest}"))


STORE = StoreKind(_open, "postgresql://user@host/database", _archive, ("postgres",))

SENTENCES = {
    "en": """
server-database-unreached = the database { $place } cannot be used: { $why }
server-database-new = the database { $place } is empty: let a server open it once
server-database-unreadable = the address { $place } of the database cannot be read: in a \
password write / # ? @ : [ ] % as %2F %23 %3F %40 %3A %5B %5D %25, and the port as a number
server-database-earlier = { $file } was written by an earlier version: let a server open it once
""",
    "fr": """
server-database-unreached = la base de données { $place } est inutilisable : { $why }
server-database-new = la base de données { $place } est vide : qu'un serveur \
l'ouvre d'abord
server-database-unreadable = l'adresse { $place } de la base de données est illisible : dans \
un mot de passe, écrivez / # ? @ : [ ] % sous la forme %2F %23 %3F %40 %3A %5B %5D %25, et le \
port en chiffres
server-database-earlier = { $file } a été écrit par une version plus ancienne : qu'un serveur \
l'ouvre d'abord une fois
""",
}
