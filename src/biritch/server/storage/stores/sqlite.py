"""Tables kept in one SQLite file: a write-ahead log, synced before anyone is told.

One thread owns the connection. Appends that come while it writes wait and are then written
together, in one transaction, so that many tables cost few syncs. A number that is taken is
refused before anything is written, so that one refusal does not undo the others.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from biritch.server.storage.store import BadDatabase, LineTaken, StoreKind

T = TypeVar("T")

_SCHEMA = 1
_APPLICATION = 0x42495249
"""``BIRI``: what ``file`` and SQLite's tools see in the header."""
_PATIENCE = 3.0
"""Seconds to wait for somebody else who writes the file, before saying that it is held."""
_TOGETHER = 256
"""The most appends written in one transaction."""


@dataclass(frozen=True, slots=True, eq=False)
class _Append:
    table: str
    n: int
    lines: Sequence[bytes]
    done: asyncio.Future[None]


class SQLiteStore:
    """Lines in the table ``line`` of one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        try:
            self._db = self._thread.submit(_connect, path).result()
        except BaseException:
            self._thread.shutdown()
            raise
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* as lines *n*, *n* + 1, … of *table*.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: SQLite could not write.
        """
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, n, lines, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        # Whoever asked may give up waiting; the lines are written all the same.
        await asyncio.shield(stored)

    async def read(self, table: str) -> list[bytes]:
        """Return every line of *table*."""
        return await self._run(lambda: self._read(table))

    def free(self) -> int | None:
        """Return how many bytes the disk has left."""
        try:
            return shutil.disk_usage(self._path.absolute().parent).free
        except OSError:
            return None

    async def close(self) -> None:
        """Write what waits, then close the file."""
        while self._writer is not None:
            await asyncio.shield(self._writer)
        await self._run(self._db.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _write(self) -> None:
        """Write all that waits, as often as something does."""
        while self._waiting:
            batch, self._waiting = self._waiting[:_TOGETHER], self._waiting[_TOGETHER:]
            try:
                faults = await self._run(lambda batch=batch: self._commit(batch))  # type: ignore[misc]
            except sqlite3.Error as error:
                fault = OSError(str(error))
                faults = [fault] * len(batch)
            for append, outcome in zip(batch, faults, strict=True):
                if append.done.cancelled():
                    continue
                if outcome is None:
                    append.done.set_result(None)
                else:
                    append.done.set_exception(outcome)
        self._writer = None

    def _commit(self, batch: Sequence[_Append]) -> list[Exception | None]:
        """Write *batch* in one transaction; return what was wrong with each append."""
        # The write lock is taken now, so that the lines counted below stay the last ones.
        self._db.execute("BEGIN IMMEDIATE")
        try:
            faults = [self._insert(append) for append in batch]
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return faults

    def _insert(self, append: _Append) -> Exception | None:
        if append.n != (there := self._count(append.table)):
            return LineTaken(f"{append.table}: line {append.n} of {there}")
        rows = [(append.table, append.n + i, line) for i, line in enumerate(append.lines)]
        self._db.executemany("INSERT INTO line VALUES (?, ?, ?)", rows)
        return None

    def _count(self, table: str) -> int:
        select = "SELECT coalesce(max(n) + 1, 0) FROM line WHERE owner = ?"
        return int(self._db.execute(select, (table,)).fetchone()[0])

    def _read(self, table: str) -> list[bytes]:
        select = "SELECT body FROM line WHERE owner = ? ORDER BY n"
        try:
            return [bytes(row[0]) for row in self._db.execute(select, (table,))]
        except sqlite3.Error as error:
            raise OSError(str(error)) from error


def _connect(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(
            path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase("unopened", file=str(path), why=str(error)) from error
    try:
        _prepare(db, path)
    except sqlite3.Error as error:
        db.close()
        raise BadDatabase("unopened", file=str(path), why=str(error)) from error
    except BadDatabase:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Make the file ready, or refuse one that is not ours or of a later version."""
    schema = int(db.execute("PRAGMA user_version").fetchone()[0])
    owner = int(db.execute("PRAGMA application_id").fetchone()[0])
    empty = not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not empty and owner != _APPLICATION:
        raise BadDatabase("foreign", file=str(path))
    if schema > _SCHEMA:
        raise BadDatabase("later", file=str(path))
    db.execute("PRAGMA journal_mode = WAL")
    # With a write-ahead log, NORMAL would lose the last commits when the power is cut.
    db.execute("PRAGMA synchronous = FULL")
    db.execute(
        "CREATE TABLE IF NOT EXISTS line (owner TEXT NOT NULL, n INTEGER NOT NULL,"
        " body BLOB NOT NULL, PRIMARY KEY (owner, n)) WITHOUT ROWID"
    )
    db.execute(f"PRAGMA application_id = {_APPLICATION}")
    db.execute(f"PRAGMA user_version = {_SCHEMA}")


def _open(rest: str) -> SQLiteStore:
    """Open ``///relative`` or ``////absolute`` (``///C:/…`` on Windows)."""
    path = rest.removeprefix("///")
    if path == rest or not path:
        raise BadDatabase("unknown", text=f"sqlite:{rest}", words="sqlite:///tables.db")
    return SQLiteStore(Path(path).expanduser())


STORE = StoreKind(_open, "sqlite:///tables.db")

SENTENCES = {
    "en": """
server-database-unopened = the database { $file } cannot be opened: { $why }
server-database-foreign = { $file } is a database of something else
server-database-later = { $file } was written by a later version of Biritch
""",
    "fr": """
server-database-unopened = la base de données { $file } ne s'ouvre pas : { $why }
server-database-foreign = { $file } est la base de données d'autre chose
server-database-later = { $file } a été écrit par une version plus récente de Biritch
""",
}
