"""Tables kept in one SQLite file: a write-ahead log, synced before anyone is told.

Every log is a chain (:mod:`~biritch.server.storage.chain`), verified when the file is opened
and again when the log is read. One server writes a file: another one is refused.

One thread owns the connection. Appends that come while it writes wait and are then written
together, in one transaction, so that many tables cost few syncs. A number that is taken is
refused before anything is written, so that one refusal does not undo the others.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TypeVar

from biritch.server.storage.archive import (
    APPLICATION,
    SCHEMA,
    FileArchive,
    create,
    create_records,
    mark,
    schema_of,
    verify_open,
)
from biritch.server.storage.chain import Damaged, first_link, next_link, verified
from biritch.server.storage.file_lock import lock
from biritch.server.storage.head_file import HeadFile, read_head
from biritch.server.storage.records import Bodies, RecordChanged, record_link
from biritch.server.storage.store import (
    BadDatabase,
    LineTaken,
    StoreFault,
    StoreKind,
    path_of,
)

T = TypeVar("T")

_log = logging.getLogger(__name__)
_PATIENCE = 3.0
"""Seconds to wait for somebody else who writes the file, before saying that it is held."""
_TOGETHER = 256
"""The most appends written in one transaction."""
_MOST_HEADS = 10_000
"""The most logs whose last links are kept in memory."""
_INSERT = "INSERT INTO line (owner, n, body, link) VALUES (?, ?, ?, ?)"
_HEAD = "INSERT OR REPLACE INTO head VALUES (?, ?, ?)"


@dataclass(frozen=True, slots=True, eq=False)
class _Append:
    table: str
    n: int
    lines: Sequence[bytes]
    done: asyncio.Future[None]


class SQLiteStore:
    """Lines in the table ``line`` of one file, how many each log has in ``head``."""

    def __init__(self, path: Path, thread: Executor | None = None) -> None:
        """Open the file at *path*.

        *thread* does one thing after another; without one, a thread of its own does.
        """
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase("unopened", file=str(path), why=str(error)) from error
        self._lock = lock(path)
        self._thread = thread or ThreadPoolExecutor(1, thread_name_prefix="store")
        try:
            known, fault = read_head(path)
            self._db = self._thread.submit(_connect, path).result()
            self._head = HeadFile(path)
            self._total = 0
        except BaseException as error:
            self._thread.shutdown()
            self._lock.release()
            if isinstance(error, OSError):
                raise BadDatabase("unopened", file=str(path), why=str(error)) from error
            raise
        # What is asked meanwhile waits behind it: the thread does one thing after another.
        self._verified = self._thread.submit(self._verify, known, fault)
        self._heads: dict[str, tuple[int, bytes]] = {}
        self._waiting: list[_Append] = []
        self._writing = False
        self._written = asyncio.Event()
        self._written.set()

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* as lines *n*, *n* + 1, … of *table*.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: SQLite could not write.
        """
        loop = asyncio.get_running_loop()
        stored = loop.create_future()
        self._waiting.append(_Append(table, n, lines, stored))
        if not self._writing:
            # Not at once: what is asked in the same turn of the loop goes with it.
            self._writing = True
            self._written.clear()
            loop.call_soon(self._hand_over, loop)
        # Whoever asked may give up waiting; the lines are written all the same.
        await stored

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        return (await self._run(lambda: self._read(table)))[start:]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many lines each of *tables* has."""
        return await self._run(lambda: {table: self._head_of(table)[0] for table in tables})

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Let whoever asks do it: nobody else has the file."""
        del name, holder, seconds
        return 0.0

    @property
    def shared(self) -> bool:
        """Whether other processes may write: one server has the file."""
        return False

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Hear nothing: no other process writes."""
        del table, grown
        return lambda: None

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all those below it.

        Raises:
            Damaged: One of them is not as it was stored.
            OSError: SQLite could not read.
        """
        return await self._run(lambda: self._records(under))

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Put and remove records in one transaction; what is removed is overwritten.

        Raises:
            RecordChanged: A record is not what *provided* says.
            OSError: SQLite could not write.
        """
        # Whoever asked may give up waiting; it is written all the same.
        await asyncio.shield(self._run(lambda: self._change(changes, provided or {})))

    async def faults(self) -> Sequence[StoreFault]:
        """Return what was found damaged when the file was opened."""
        return await asyncio.wrap_future(self._verified)

    def _verify(self, known: int, fault: str) -> Sequence[StoreFault]:
        report = verify_open(self._db, known)
        self._total = report.entries
        if report.ok:
            self._head.write(self._total)
        return [*([StoreFault("", -1, fault)] if fault else []), *report.faults]

    def free(self) -> int | None:
        """Return how many bytes the disk has left."""
        try:
            return shutil.disk_usage(self._path.absolute().parent).free
        except OSError:
            return None

    async def close(self) -> None:
        """Write what waits, then close the file."""
        await self._written.wait()
        await self._run(self._db.close)
        self._thread.shutdown()
        self._head.close()
        self._lock.release()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the thread all that waits, if anything does."""
        if not self._waiting:
            self._writing = False
            self._written.set()
            return
        batch, self._waiting = self._waiting[:_TOGETHER], self._waiting[_TOGETHER:]
        self._thread.submit(self._write, batch, loop)

    def _write(self, batch: Sequence[_Append], loop: asyncio.AbstractEventLoop) -> None:
        """Write *batch*, and have whoever waits for it told; in the thread."""
        try:
            faults = self._commit(batch)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of anything
            known = isinstance(error, sqlite3.Error)
            faults = [OSError(str(error)) if known else error] * len(batch)
        loop.call_soon_threadsafe(self._tell, batch, faults, loop)

    def _tell(
        self,
        batch: Sequence[_Append],
        faults: Sequence[Exception | None],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        for append, outcome in zip(batch, faults, strict=True):
            if append.done.cancelled():
                continue
            if outcome is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(outcome)
        self._hand_over(loop)

    def _commit(self, batch: Sequence[_Append]) -> list[Exception | None]:
        """Write *batch* in one transaction; return what was wrong with each append."""
        # The write lock is taken now, so that the lines counted below stay the last ones.
        self._db.execute("BEGIN IMMEDIATE")
        try:
            rows: list[tuple[str, int, bytes, bytes]] = []
            heads: dict[str, tuple[int, bytes]] = {}
            faults = [self._chained(append, rows, heads) for append in batch]
            added = len(rows)
            self._db.executemany(_INSERT, rows)
            self._db.executemany(_HEAD, [(owner, *head) for owner, head in heads.items()])
            self._db.execute("UPDATE total SET lines = lines + ?", (added,))
            self._db.execute("COMMIT")
        except BaseException:
            self._heads.clear()
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        self._total += added
        if len(self._heads) > _MOST_HEADS:
            self._heads.clear()
        self._heads.update(heads)
        try:
            self._head.write(self._total)
        except OSError as error:  # what is committed is kept all the same
            _log.warning("%s: the count is not written: %s", self._path, error)
        return faults

    def _records(self, under: str) -> dict[str, bytes]:
        # "0" is the sign after "/": these are the names that begin with it.
        select = "SELECT name, body, link FROM record WHERE name = ? OR name > ? AND name < ?"
        try:
            rows = self._db.execute(select, (under, f"{under}/", f"{under}0")).fetchall()
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        for name, body, link in rows:
            if not isinstance(body, bytes) or record_link(str(name), body) != link:
                raise Damaged(StoreFault(str(name), 0, "changed"))
        return {name: body for name, body, _ in sorted(rows)}

    def _change(self, changes: Bodies, provided: Bodies) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._demand(provided)
                self._put(changes)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
            if None in changes.values():
                # What was removed is in no page of the file any more, nor in its log.
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise OSError(str(error)) from error

    def _demand(self, provided: Bodies) -> None:
        for name, body in provided.items():
            select = "SELECT body FROM record WHERE name = ?"
            found = self._db.execute(select, (name,)).fetchone()
            if (found and found[0]) != body:
                raise RecordChanged(name)

    def _put(self, changes: Bodies) -> None:
        gone = [(name,) for name, body in changes.items() if body is None]
        self._db.executemany("DELETE FROM record WHERE name = ?", gone)
        self._db.executemany(
            "INSERT OR REPLACE INTO record VALUES (?, ?, ?)",
            [
                (name, body, record_link(name, body))
                for name, body in changes.items()
                if body is not None
            ],
        )

    def _chained(
        self,
        append: _Append,
        rows: list[tuple[str, int, bytes, bytes]],
        heads: dict[str, tuple[int, bytes]],
    ) -> Exception | None:
        """Add the lines of *append* to *rows*, where they follow; return what is wrong."""
        owner = append.table
        # Nobody else writes the file: what was written last is known without a look.
        there, link = heads.get(owner) or self._heads.get(owner) or self._head_of(owner)
        if not isinstance(link, bytes):
            return OSError(f"{owner} is damaged")
        if append.n != there:
            return LineTaken(f"{owner}: line {append.n} of {there}")
        for body in append.lines:
            link = next_link(link, body)
            rows.append((owner, there, body, link))
            there += 1
        heads[owner] = there, link
        return None

    def _head_of(self, table: str) -> tuple[int, bytes]:
        select = "SELECT n, link FROM head WHERE owner = ?"
        return self._db.execute(select, (table,)).fetchone() or (0, first_link(table))

    def _read(self, table: str) -> list[bytes]:
        select = "SELECT n, body, link FROM line WHERE owner = ? ORDER BY n"
        try:
            rows = self._db.execute(select, (table,)).fetchall()
            return verified(table, rows, self._head_of(table))
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise OSError(str(error)) from error
            raise Damaged(StoreFault(table, 0, "pages")) from error


def _insert_lines(
    db: sqlite3.Connection, owner: str, n: int, link: bytes, bodies: Sequence[bytes]
) -> None:
    """Write *bodies* as lines *n*, *n* + 1, … of *owner*, the last of which has *link*."""
    rows = []
    for number, body in enumerate(bodies, n):
        link = next_link(link, body)
        rows.append((owner, number, body, link))
    db.executemany(_INSERT, rows)
    db.execute(_HEAD, (owner, n + len(rows), link))


def _connect(path: Path) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(
            path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
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
    schema = schema_of(db)
    owner = int(db.execute("PRAGMA application_id").fetchone()[0])
    empty = not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not empty and owner != APPLICATION:
        raise BadDatabase("foreign", file=str(path))
    if schema > SCHEMA:
        raise BadDatabase("later", file=str(path))
    if not empty and schema < 1:
        raise BadDatabase("damaged", file=str(path))
    db.execute("PRAGMA journal_mode = WAL")
    # With a write-ahead log, NORMAL would lose the last commits when the power is cut.
    db.execute("PRAGMA synchronous = FULL")
    # What is removed from a record is overwritten in the file.
    db.execute("PRAGMA secure_delete = ON")
    if schema < SCHEMA:
        db.execute("BEGIN IMMEDIATE")
        try:
            create(db) if empty else _upgrade(db)
            mark(db)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
    create_records(db)


def _upgrade(db: sqlite3.Connection) -> None:
    """Chain the lines of a file of version 0.1.0, in which they had no links."""
    db.execute("ALTER TABLE line RENAME TO line_before")
    create(db)
    select = "SELECT owner, body FROM line_before ORDER BY owner, n"
    for owner, rows in groupby(db.execute(select), key=itemgetter(0)):
        bodies = [bytes(row[1]) for row in rows]
        _insert_lines(db, owner, 0, first_link(owner), bodies)
    db.execute("UPDATE total SET lines = (SELECT count(*) FROM line)")
    db.execute("DROP TABLE line_before")


def _open(rest: str) -> SQLiteStore:
    return SQLiteStore(path_of(f"sqlite:{rest}"))


def _archive(rest: str) -> FileArchive:
    return FileArchive(path_of(rest if not rest.startswith("///") else f"sqlite:{rest}"))


STORE = StoreKind(_open, "sqlite:///tables.db", _archive)

SENTENCES = {
    "en": """
server-database-unopened = the database { $file } cannot be opened: { $why }
server-database-foreign = { $file } is a database of something else
server-database-later = { $file } was written by a later version of Biritch
server-database-damaged = { $file } is damaged: its version cannot be read; restore a backup
server-database-held = another server keeps its tables in { $file }: stop it, or name another \
file
server-database-missing = no such file: { $file }
server-database-there = { $file } is there already
""",
    "fr": """
server-database-unopened = la base de données { $file } ne s'ouvre pas : { $why }
server-database-foreign = { $file } est la base de données d'autre chose
server-database-later = { $file } a été écrit par une version plus récente de Biritch
server-database-damaged = { $file } est abîmé : sa version est illisible ; restaurez une \
sauvegarde
server-database-held = un autre serveur garde ses tables dans { $file } : arrêtez-le, ou \
nommez un autre fichier
server-database-missing = fichier introuvable : { $file }
server-database-there = { $file } existe déjà
""",
}
