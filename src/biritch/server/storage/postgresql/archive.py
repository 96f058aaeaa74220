"""Maintenance of a PostgreSQL database: verify, back up (online), restore.

A backup is a file in the form of the SQLite store. It can be inspected anywhere, and can
replace a file or a database; so tables can move from one to the other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from biritch.server.storage import archive
from biritch.server.storage.addresses import reason_of_failure
from biritch.server.storage.chain import Damaged, verify_log
from biritch.server.storage.incremental import (
    Head,
    LogGrowth,
    StoreNews,
    apply_news,
    change_backup,
    check_record,
    check_seal,
    heads_of,
    records_of,
    refuse_earlier,
    seals_of,
)
from biritch.server.storage.postgresql.database import (
    SCHEMA,
    SERVERS,
    DatabaseAddress,
    bring_up,
    changing,
    connect,
    faults_of_database,
    run_in_own_loop,
)
from biritch.server.storage.records import record_link
from biritch.server.storage.sealing import create_sealed, has_sealed, unseal_rows
from biritch.server.storage.store import BadDatabase, StoreFault, StoreReport

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncConnection

_NEW = {"42P01", "3F000"}
"""What PostgreSQL says where there is no such table, or no such schema."""
_STEP = 2_000
"""Lines fetched at a time."""
_LINES = "SELECT owner, n, body, link FROM biritch.line ORDER BY owner, n"
_HEADS = "SELECT owner, n, link FROM biritch.head ORDER BY owner"
_SEALED = "SELECT owner, n, body, link FROM biritch.sealed ORDER BY owner"
_DAYS = "SELECT owner, day FROM biritch.head"
_TABLES = {
    "line": ("owner", "n", "body", "link"),
    "sealed": ("owner", "n", "body", "link"),
    "head": ("owner", "n", "link"),
    "record": ("name", "body", "link"),
}
"""What is restored, and the columns of each."""
_HEAD_OF = "SELECT n, link FROM biritch.head"
_ROWS_OF = """
SELECT false AS sealed, n, body, link FROM biritch.line WHERE owner = $1 AND n >= $2
UNION ALL
SELECT true, n, body, link FROM biritch.sealed WHERE owner = $1 AND n > $2
ORDER BY sealed DESC, n
"""
_RECORDS = "SELECT name, body, link FROM biritch.record ORDER BY name"
Row = tuple[str, int, bytes, bytes]
"""A line: its log, its number, what it says, its link."""


@dataclass(frozen=True, slots=True)
class DatabaseArchive:
    """The logs of a database and their maintenance operations."""

    address: DatabaseAddress

    def verify(self, progress: Callable[[int], None] = lambda _: None) -> StoreReport:
        """Verify the database; *progress* receives the number of lines checked.

        Raises:
            BadDatabase: It cannot be reached, or holds no logs of ours.
        """
        return run_in_own_loop(self._verify(progress))

    async def _verify(self, progress: Callable[[int], None]) -> StoreReport:
        async with self._snapshot() as connection:
            return await verify_connected(connection, progress)

    def backup(self, target: Path) -> StoreReport:
        """Write the present content of the database to *target*, a new SQLite store.

        Raises:
            BadDatabase: It cannot be reached, or *target* is there already.
            OSError: The file cannot be written.
        """
        if target.exists():
            raise BadDatabase("there", file=str(target))
        return archive.copy_store(lambda db: run_in_own_loop(self._copy(db)), 0, target)

    async def _copy(self, db: sqlite3.Connection) -> None:
        async with self._snapshot() as connection:
            db.execute("BEGIN")
            archive.create(db)
            archive.create_records(db)
            if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM biritch.sealed)"):
                create_sealed(db)
            archive.create_touched(db, 0)
            for statement, insert in (
                (_LINES, "INSERT INTO line VALUES (?, ?, ?, ?)"),
                (_SEALED, "INSERT INTO sealed VALUES (?, ?, ?, ?)"),
                (_HEADS, "INSERT INTO head VALUES (?, ?, ?)"),
                (_DAYS, "INSERT INTO touched VALUES (?, ?)"),
                (_RECORDS, "INSERT INTO record VALUES (?, ?, ?)"),
            ):
                cursor = await connection.cursor(statement)
                while rows := await cursor.fetch(_STEP):
                    db.executemany(insert, map(tuple, rows))
            db.execute("UPDATE total SET lines = (SELECT coalesce(sum(n), 0) FROM head)")
            db.execute("COMMIT")
            archive.mark(db)
            if has_sealed(db):
                create_sealed(db)  # which the header says

    def restore(self, copy: Path) -> tuple[StoreReport, str]:
        """Replace the content by the backup *copy*; return also the schema of the replaced one.

        Raises:
            BadDatabase: *copy* is not there or is no store, or a server runs on the database.
            OSError: It cannot be written.
        """
        with closing(archive.open_archive(copy, anywhere=True)) as db:
            report = archive.verify_open(db, 0)
            if not report.ok:
                return report, ""
            if archive.schema_of(db) < archive.SCHEMA:
                raise BadDatabase("earlier", file=str(copy))
            return report, run_in_own_loop(self._restore(db))

    async def _restore(self, db: sqlite3.Connection) -> str:
        async with changing(self.address) as connection:
            alone = f"SELECT pg_try_advisory_xact_lock({SERVERS})"
            if not (await connection.exec_driver_sql(alone)).scalar():
                raise BadDatabase("held", file=self.address.public_url)
            kept = await _put_aside(connection)
            await bring_up(connection, self.address)
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            for table, columns in _TABLES.items():
                if not _is_there(db, table):
                    continue
                select = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608 - names of ours
                await raw.copy_records_to_table(
                    table, records=db.execute(select), columns=columns, schema_name=SCHEMA
                )
            if _is_there(db, "touched"):
                days = db.execute("SELECT owner, day FROM touched WHERE day > 0").fetchall()
                await raw.execute(
                    "UPDATE biritch.head SET day = new.day"
                    " FROM unnest($1::text[], $2::integer[]) AS new (owner, day)"
                    " WHERE head.owner = new.owner",
                    [owner for owner, _ in days],
                    [day for _, day in days],
                )
        return kept

    def read(self, table: str) -> list[bytes]:
        """Return every line of *table*.

        Raises:
            BadDatabase: It cannot be reached, or holds no logs of ours.
            Damaged: They are not as they were stored.
        """
        return run_in_own_loop(self._read(table))

    async def _read(self, table: str) -> list[bytes]:
        async with self._snapshot() as connection:
            head = await connection.fetchrow(f"{_HEAD_OF} WHERE owner = $1", table)
            rows = unseal_rows(table, map(tuple, await connection.fetch(_ROWS_OF, table, 0)))
        return verify_log(table, rows, tuple(head) if head else (0, b""))

    def update(self, target: Path) -> StoreReport:
        """Update the backup *target* from the database; return what was added.

        All or nothing. What was removed is removed from the backup too.

        Raises:
            BadDatabase: It cannot be reached, or *target* is no backup.
            OSError: The backup cannot be written.
        """
        return change_backup(target, lambda there: apply_news(self._news_of(there), there))

    def verify_new(self, backup: Path) -> StoreReport:
        """Verify what the database holds beyond *backup*.

        Everything in the backup must still be there, according to the links.

        Raises:
            BadDatabase: It cannot be reached, or *backup* is none.
        """
        with closing(archive.open_archive(backup, anywhere=True)) as there:
            refuse_earlier(there, backup)
            news = self._news_of(there)
        grown = [each for each in news.grown if isinstance(each, LogGrowth)]
        everything = (*news.grown, *news.seals, *news.records)
        faults = tuple(each for each in everything if isinstance(each, StoreFault))
        return StoreReport(len(grown), sum(len(each.rows) for each in grown), faults)

    def _news_of(self, there: sqlite3.Connection) -> StoreNews:
        known = heads_of(there), seals_of(there), records_of(there)
        return run_in_own_loop(self._news(*known))

    async def _news(
        self, heads: dict[str, Head], seals: dict[str, bytes], records: dict[str, bytes]
    ) -> StoreNews:
        """Return what the database holds beyond a backup's *heads*, *seals* and *records*."""
        async with self._snapshot() as connection:
            rows = await connection.fetch(_HEADS)
            now: dict[str, Head] = {row["owner"]: (row["n"], row["link"]) for row in rows}
            grown = [
                await _growth(connection, owner, head, heads.get(owner, (0, b"")))
                for owner, head in now.items()
                if heads.get(owner) != head
            ]
            links = await connection.fetch("SELECT owner, link FROM biritch.sealed")
            owners = [row["owner"] for row in links if seals.get(row["owner"]) != row["link"]]
            sealed = await connection.fetch(
                "SELECT owner, n, body, link FROM biritch.sealed WHERE owner = ANY ($1)", owners
            )
            links = await connection.fetch("SELECT name, link FROM biritch.record")
            names = [row["name"] for row in links if records.get(row["name"]) != row["link"]]
            changed = await connection.fetch(
                "SELECT name, body, link FROM biritch.record WHERE name = ANY ($1)", names
            )
        return StoreNews(
            now.keys(),
            grown,
            [check_seal((row["owner"], row["n"], row["body"], row["link"])) for row in sealed],
            [check_record((row["name"], row["body"], row["link"])) for row in changed],
            {row["name"] for row in links},
        )

    def names(self) -> list[str]:
        """Return the names of all logs, in order.

        Raises:
            BadDatabase: It cannot be reached, or holds no logs of ours.
        """
        return run_in_own_loop(self._names())

    async def _names(self) -> list[str]:
        async with self._snapshot() as connection:
            rows = await connection.fetch("SELECT owner FROM biritch.head ORDER BY owner")
        return [str(row["owner"]) for row in rows]

    @property
    def size(self) -> int:
        """The approximate number of lines."""
        return run_in_own_loop(self._size())

    async def _size(self) -> int:
        async with self._snapshot() as connection:
            return int(
                await connection.fetchval("SELECT coalesce(sum(n), 0) FROM biritch.head")
            )

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        """Open a connection with a consistent snapshot of the whole database.

        Raises:
            BadDatabase: It cannot be reached, or holds no logs of ours.
        """
        connection = await connect(self.address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield connection
        except faults_of_database() as error:
            if getattr(error, "sqlstate", "") in _NEW:
                raise BadDatabase("new", place=self.address.public_url) from error
            why = reason_of_failure(error)
            raise BadDatabase("unreached", place=self.address.public_url, why=why) from error
        finally:
            await connection.close()


async def verify_connected(
    connection: asyncpg.Connection[Any], progress: Callable[[int], None] = lambda _: None
) -> StoreReport:
    """Verify a consistent snapshot of the database of *connection*."""
    faults: list[StoreFault] = []
    logs = entries = 0
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        heads = {
            row["owner"]: (row["n"], row["link"]) for row in await connection.fetch(_HEADS)
        }
        for found in (_open_logs(connection, heads), _sealed_logs(connection, heads)):
            async for number, more in found:
                logs, entries = logs + 1, entries + number
                faults += more
                progress(entries)
        async for name, body, link in _records(connection):
            if record_link(name, body) != link:
                faults.append(StoreFault(name, 0, "changed"))
    faults += [StoreFault(owner, 0, "missing") for owner in heads]
    return StoreReport(logs, entries, tuple(faults))


async def _open_logs(
    connection: asyncpg.Connection[Any], heads: dict[str, Head]
) -> AsyncIterator[tuple[int, list[StoreFault]]]:
    """Yield the number of lines and the faults of each open log.

    Each log is removed from *heads*.
    """
    async for owner, lines in _by_log(connection):
        mine, head = lines, heads.pop(owner, (-1, b""))
        try:
            if lines[0][0]:  # what came before is sealed
                mine = unseal_rows(
                    owner, map(tuple, await connection.fetch(_ROWS_OF, owner, 0))
                )
            verify_log(owner, mine, head)
        except Damaged as error:
            yield len(mine), [error.fault]
        else:
            yield len(mine), []


async def _sealed_logs(
    connection: asyncpg.Connection[Any], heads: dict[str, Head]
) -> AsyncIterator[tuple[int, list[StoreFault]]]:
    """Yield the number of lines and the faults of each sealed log.

    Each log is removed from *heads*.
    """
    cursor = await connection.cursor(_SEALED)
    while rows := await cursor.fetch(_STEP):
        for owner, n, body, link in rows:
            if owner not in heads:  # lines came since: it was looked at with them
                continue
            head = heads.pop(owner)
            try:
                verify_log(owner, unseal_rows(owner, [(True, n, body, link)]), head)
            except Damaged as error:
                yield n, [error.fault]
            else:
                yield n, []


async def _growth(
    connection: asyncpg.Connection[Any], owner: str, head: Head, known: Head
) -> LogGrowth | StoreFault:
    """Return the lines of *owner* that a backup lacks; *known* is its state there."""
    if known[0] >= head[0]:
        return StoreFault(owner, known[0], "shortened")
    try:
        there = await connection.fetch(_ROWS_OF, owner, known[0])
        rows = unseal_rows(owner, map(tuple, there), known[0])
        verify_log(owner, rows, head, known[0], known[1])
    except Damaged as error:
        return error.fault
    return LogGrowth(owner, head, rows)


def _is_there(db: sqlite3.Connection, table: str) -> bool:
    """Return whether the backup *db* has *table*; backups of early versions may not."""
    select = "SELECT 1 FROM sqlite_schema WHERE name = ?"
    return db.execute(select, (table,)).fetchone() is not None


async def _by_log(
    connection: asyncpg.Connection[Any],
) -> AsyncIterator[tuple[str, list[tuple[int, bytes, bytes]]]]:
    """Yield each log with its lines; memory holds one log and one batch at most."""
    held: list[Row] = []
    cursor = await connection.cursor(_LINES)
    while rows := await cursor.fetch(_STEP):
        held += [tuple(row) for row in rows]
        last = held[-1][0]
        whole = [row for row in held if row[0] != last]
        held = [row for row in held if row[0] == last]
        for owner, lines in groupby(whole, key=itemgetter(0)):
            yield owner, [row[1:] for row in lines]
    if held:
        yield held[0][0], [row[1:] for row in held]


async def _records(
    connection: asyncpg.Connection[Any],
) -> AsyncIterator[tuple[str, bytes, bytes]]:
    """Yield every record; memory holds one batch at most."""
    cursor = await connection.cursor(_RECORDS)
    while rows := await cursor.fetch(_STEP):
        for row in rows:
            yield row["name"], row["body"], row["link"]


async def _put_aside(connection: AsyncConnection) -> str:
    """Rename our schema, if it exists, to a free name; return that name."""
    select = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'biritch%'"
    names = {row[0] for row in await connection.exec_driver_sql(select)}
    if SCHEMA not in names:
        return ""
    number = 1
    while (kept := f"{SCHEMA}_before_{number}") in names:
        number += 1
    await connection.exec_driver_sql(f"ALTER SCHEMA {SCHEMA} RENAME TO {kept}")
    return kept
