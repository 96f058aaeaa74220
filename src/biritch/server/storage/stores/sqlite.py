"""Tables in one SQLite file: a write-ahead log, synced before anything is sent.

Every log is a chain (:mod:`~biritch.server.storage.chain`), verified when the file is opened
and again when the log is read. One server writes a file: another one is refused.

Appends are committed and synced in a thread, never in the event loop, so that a slow disk does
not block other requests. Those that arrive meanwhile wait and are committed and synced
together: many tables cost few syncs. The caller is answered after the sync that covers the
append, and reads return only synced lines. A second connection, in another thread, reads,
writes records and checkpoints the write-ahead log; commits wait while it writes. A number that
is taken is refused before anything is written, so that one refusal does not undo the others.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
import zlib
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TypeVar

from biritch.server.storage.addresses import reason_of_failure
from biritch.server.storage.archive import (
    APPLICATION,
    SCHEMA,
    create,
    create_records,
    create_touched,
    mark,
    schema_of,
    verify_open,
)
from biritch.server.storage.chain import Damaged, first_link, next_link, verify_log
from biritch.server.storage.file_archive import FileArchive
from biritch.server.storage.file_lock import lock
from biritch.server.storage.head_file import HeadFile, read_head
from biritch.server.storage.private_files import make_private
from biritch.server.storage.records import Bodies, RecordChanged, record_link
from biritch.server.storage.sealing import (
    NEWEST,
    create_sealed,
    has_sealed,
    rows_of,
    seal_log,
)
from biritch.server.storage.store import (
    BadDatabase,
    LineTaken,
    StoreFault,
    StoreKind,
    path_of,
)
from biritch.server.storage.sync_file import SyncFile

T = TypeVar("T")

_log = logging.getLogger(__name__)
_PATIENCE = 3.0
"""Seconds to wait for somebody else who writes the file, before saying that it is held."""
_COMMIT_PATIENCE = 3_000
"""Milliseconds a commit waits, in its thread, for somebody else who writes the file."""
_TOGETHER = 256
"""The most appends written in one transaction."""
_LOG_PAGES = 2_000
"""Pages of the write-ahead log, about, after which it is moved into the file."""
_MOST_HEADS = 10_000
"""The most logs whose last links are kept in memory."""
_INSERT = "INSERT INTO line (owner, n, body, link) VALUES (?, ?, ?, ?)"
_HEAD = "INSERT OR REPLACE INTO head VALUES (?, ?, ?)"
_TOUCH = (
    "INSERT INTO touched VALUES (?, ?)"
    # A clock that is behind for a while makes no log older than it is.
    " ON CONFLICT (owner) DO UPDATE SET day = max(day, excluded.day)"
)
DAY = 86_400
"""Seconds of a day."""


@dataclass(frozen=True, slots=True, eq=False)
class _Append:
    table: str
    n: int
    lines: Sequence[bytes]
    done: asyncio.Future[None]


class SQLiteStore:
    """Stores lines in the table ``line`` of one file, and log lengths in ``head``."""

    def __init__(
        self,
        path: Path,
        thread: Executor | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Open the file at *path*.

        *thread* runs one job at a time; without one, the store has its own threads. *clock*
        returns the seconds since 1970.
        """
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(
                "unopened", file=str(path), why=reason_of_failure(error)
            ) from error
        self._lock = lock(path)
        self._thread = thread or ThreadPoolExecutor(1, thread_name_prefix="store")
        self._syncs = thread or ThreadPoolExecutor(1, thread_name_prefix="sync")
        try:
            known, fault = read_head(path)
            make_private(path)
            self._side = self._thread.submit(_connect, path).result()
            self._db = _second(path, self._side)
            self._head = HeadFile(path)
            self._total = 0
        except BaseException as error:
            self._thread.shutdown()
            self._syncs.shutdown()
            self._lock.release()
            if isinstance(error, OSError):
                why = reason_of_failure(error)
                raise BadDatabase("unopened", file=str(path), why=why) from error
            raise
        self._log = SyncFile(path)
        # What is asked meanwhile waits behind it: the thread does one thing after another.
        self._verified = self._thread.submit(self._verify, known, fault)
        self._heads: dict[str, tuple[int, bytes]] = {}
        self._clock, self._day = clock, 0
        self._touched: set[str] = set()
        self._waiting: list[_Append] = []
        self._due = self._ready = False
        self._alone = asyncio.Lock()
        """Held by another writer: nothing is committed meanwhile."""
        self._syncing: asyncio.Future[None] | None = None
        self._doubtful = False
        """Whether a sync has failed: nobody knows what of the log a power cut would leave."""
        self._pages = 0
        self._tasks = set[asyncio.Task[None]]()

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* to *table*, numbered from *n* on.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: SQLite could not write.
        """
        if not self._ready:
            await asyncio.shield(asyncio.wrap_future(self._verified))
            self._ready = True
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, n, lines, stored))
        self._stir()
        # The caller may give up waiting; the lines are written all the same.
        await stored

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all *n* lines of *table* by *lines*; overwrite the former ones on disk.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: SQLite could not write.
        """
        await asyncio.shield(asyncio.wrap_future(self._verified))
        # The caller may give up waiting; it is written all the same.
        change = self._write_alone(lambda: self._rewrite(table, n, list(lines)))
        await asyncio.shield(asyncio.ensure_future(change))

    def _rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        db, more = self._side, len(lines) - n
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                there, _ = self._head_of(db, table)
                if there != n:
                    raise LineTaken(f"{table}: line {n} of {there}")  # noqa: TRY301
                db.execute("DELETE FROM line WHERE owner = ?", (table,))
                db.execute("DELETE FROM head WHERE owner = ?", (table,))
                if has_sealed(db):
                    db.execute("DELETE FROM sealed WHERE owner = ?", (table,))
                if lines:
                    _insert_lines(db, table, 0, first_link(table), lines)
                    db.execute(_TOUCH, (table, int(self._clock() // DAY)))
                else:
                    db.execute("DELETE FROM touched WHERE owner = ?", (table,))
                db.execute("UPDATE total SET lines = lines + ?", (more,))
                # The count beside the file may be low, and never high.
                self._count(self._total + min(more, 0))
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            self._heads.pop(table, None)
            self._touched.discard(table)
            self._total += more
            self._count(self._total)
            # What was there is in no page of the file any more, nor in its log.
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise OSError(str(error)) from error

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        return await self._read_durable(lambda: self._read(table)[start:])

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines of each of *tables*."""
        return await self._read_durable(
            lambda: {table: self._head_of(self._side, table)[0] for table in tables}
        )

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Grant the lease at once: no other process uses the file."""
        del name, holder, seconds
        return 0.0

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write: always false."""
        return False

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Do nothing: no other process writes."""
        del table, grown
        return lambda: None

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all records below it.

        Raises:
            Damaged: One of them is not as it was stored.
            OSError: SQLite could not read.
        """
        return await self._read_durable(lambda: self._records(under))

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write and remove records in one transaction; removed ones are overwritten on disk.

        Raises:
            RecordChanged: A record is not what *provided* says.
            OSError: SQLite could not write.
        """
        # The caller may give up waiting; it is written all the same.
        change = self._write_alone(lambda: self._change(changes, provided or {}))
        await asyncio.shield(asyncio.ensure_future(change))

    async def faults(self) -> Sequence[StoreFault]:
        """Return the damage found when the file was opened."""
        return await asyncio.wrap_future(self._verified)

    def _verify(self, known: int, fault: str) -> Sequence[StoreFault]:
        report = verify_open(self._side, known)
        self._total = report.entries
        if report.ok:
            self._head.write(self._total)
        return [*([StoreFault("", -1, fault)] if fault else []), *report.faults]

    def free(self) -> int | None:
        """Return the number of free bytes on the disk."""
        try:
            return shutil.disk_usage(self._path.absolute().parent).free
        except OSError:
            return None

    async def close(self) -> None:
        """Write queued lines, then close the file."""
        while self._waiting or self._syncing is not None:
            self._stir()
            await (self._syncing or asyncio.sleep(0))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self._alone:
            self._db.close()
            self._log.close()
            await self._run(self._side.close)
        self._thread.shutdown()
        self._syncs.shutdown()
        self._head.close()
        self._lock.release()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _read_durable(self, read: Callable[[], T]) -> T:
        """Return the result of *read* when everything it saw would survive a power cut.

        Raises:
            OSError: The sync failed.
        """
        found = await self._run(read)
        if self._syncing is not None:
            await asyncio.wait({self._syncing})
        if self._doubtful:
            await self._write_alone(self._heal)
        return found

    async def _write_alone(self, work: Callable[[], T]) -> T:
        """Run *work* in the thread, while no commit runs."""
        async with self._alone:
            try:
                return await self._run(work)
            finally:
                asyncio.get_running_loop().call_soon(self._stir)

    # ---- appends: committed and synced in a thread ----

    def _stir(self) -> None:
        """Schedule a commit of the queue, unless a sync or exclusive work is running."""
        free = self._syncing is None and not self._alone.locked()
        if self._waiting and free and not self._due:
            # Not at once: what is asked in the same turn of the loop goes with it.
            self._due = True
            asyncio.get_running_loop().call_soon(self._commit_waiting)

    def _commit_waiting(self) -> None:
        """Commit and sync the queue."""
        self._due = False
        if not self._waiting or self._syncing is not None or self._alone.locked():
            return
        batch, self._waiting = self._waiting[:_TOGETHER], self._waiting[_TOGETHER:]
        self._syncing = asyncio.get_running_loop().create_future()
        self._beside(self._commit_batch(batch))

    async def _commit_batch(self, batch: Sequence[_Append]) -> None:
        """Commit and sync *batch* after all former commits are durable."""
        loop, failed = asyncio.get_running_loop(), None
        async with self._alone:
            try:
                if self._doubtful:
                    await self._run(self._heal)
                work = loop.run_in_executor(self._syncs, self._commit_and_sync, batch)
                faults, failed = await work
            except sqlite3.Error as error:
                faults = [OSError(str(error))] * len(batch)
            except Exception as error:  # noqa: BLE001 - those who wait must hear of anything
                faults = [error] * len(batch)
        self._tell_waiting(batch, faults, failed)

    def _commit_and_sync(
        self, batch: Sequence[_Append]
    ) -> tuple[list[Exception | None], OSError | None]:
        """Commit and sync *batch*; runs in the thread.

        Returns the error of each append, and the error of the sync.
        """
        faults = self._commit(batch)
        try:
            self._log.sync()
        except OSError as error:
            return faults, error
        self._count(self._total)
        return faults, None

    def _count(self, total: int) -> None:
        try:
            self._head.write(total)
        except OSError as error:  # what is committed is kept all the same
            _log.warning("%s: the count is not written: %s", self._path, error)

    def _tell_waiting(
        self,
        batch: Sequence[_Append],
        faults: Sequence[Exception | None],
        failed: OSError | None,
    ) -> None:
        """Complete the waiting calls of *batch*, with their results or errors."""
        if failed is not None:
            _log.error("%s: not synced: %s", self._path, failed)
            self._doubtful = True
        for append, fault in zip(batch, faults, strict=True):
            outcome = fault or failed
            if append.done.cancelled():
                continue
            if outcome is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(outcome)
        if self._syncing is not None:
            self._syncing.set_result(None)
            self._syncing = None
        self._stir()
        if self._pages > _LOG_PAGES:
            self._pages = 0
            self._beside(self._tidy())

    def _heal(self) -> None:
        """Write to the main file what the write-ahead log may have lost; runs in a thread.

        After a failed sync another one may wrongly report success; so all that was committed is
        written once more, elsewhere.

        Raises:
            OSError: It cannot be.
        """
        try:
            busy, log, moved = self._side.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        if busy or log != moved:
            raise OSError("the log is in use")
        self._doubtful = False

    # ---- the log, moved into the file ----

    async def _tidy(self) -> None:
        """Checkpoint and restart the write-ahead log, so that it and its syncs stay small."""
        try:
            await self._run(self._move)
            await self._write_alone(self._move_all)
        except sqlite3.Error as error:
            _log.warning("%s: the log is not moved: %s", self._path, error)

    def _beside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _move(self) -> None:
        """Checkpoint the write-ahead log while more is written to it."""
        self._side.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _move_all(self) -> None:
        """Checkpoint the rest, and write the first page of the new log for the next sync."""
        self._move()
        self._side.execute("UPDATE total SET lines = lines")

    def _commit(self, batch: Sequence[_Append]) -> list[Exception | None]:
        """Write *batch* in one transaction; return the error of each append."""
        # The write lock is taken now, so that the lines counted below stay the last ones.
        self._db.execute("BEGIN IMMEDIATE")
        try:
            rows: list[tuple[str, int, bytes, bytes]] = []
            heads: dict[str, tuple[int, bytes]] = {}
            faults = [self._chain_lines(append, rows, heads) for append in batch]
            added = len(rows)
            self._db.executemany(_INSERT, rows)
            self._db.executemany(_HEAD, [(owner, *head) for owner, head in heads.items()])
            self._touch(heads)
            self._db.execute("UPDATE total SET lines = lines + ?", (added,))
            self._db.execute("COMMIT")
        except BaseException:
            self._heads.clear()
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        self._total += added
        self._pages += 3 + added // 16
        if len(self._heads) > _MOST_HEADS:
            self._heads.clear()
        self._heads.update(heads)
        return faults

    def _touch(self, owners: Iterable[str]) -> None:
        """Record today as the day of the last write of *owners*."""
        day = int(self._clock() // DAY)
        if day != self._day or len(self._touched) > _MOST_HEADS:
            self._day = day
            self._touched.clear()
        new = [owner for owner in owners if owner not in self._touched]
        self._db.executemany(_TOUCH, [(owner, day) for owner in new])
        self._touched.update(new)

    # ---- what the keeper asks ----

    async def idle(self, before: int, after: str, most: int) -> list[tuple[str, int, bool]]:
        """Return up to *most* logs not written since the day *before*, named after *after*."""

        def read() -> list[tuple[str, int, bool]]:
            sealed = "0"
            if has_sealed(self._side):
                sealed = "EXISTS (SELECT 1 FROM sealed WHERE sealed.owner = touched.owner)"
                # Lines that came since are not in the seal.
                sealed += (
                    " AND NOT EXISTS (SELECT 1 FROM line WHERE line.owner = touched.owner)"
                )
            select = (
                f"SELECT owner, day, {sealed} FROM touched"  # noqa: S608 - words of ours
                " WHERE owner > ? AND day < ? ORDER BY owner LIMIT ?"
            )
            rows = self._side.execute(select, (after, before, most)).fetchall()
            return [(str(owner), int(day), bool(there)) for owner, day, there in rows]

        return await self._read_durable(read)

    async def seal(self, owners: Sequence[str]) -> int:
        """Seal the logs of *owners*; return the number of bytes saved.

        Raises:
            OSError: SQLite could not write.
        """
        spared: list[int] = []

        def work() -> None:
            self._side.execute("BEGIN IMMEDIATE")
            try:
                create_sealed(self._side)
                for owner in owners:
                    try:
                        spared.append(seal_log(self._side, owner))
                    except Damaged as error:
                        _log.warning("%s", error)
                self._side.execute("COMMIT")
            except BaseException:
                if self._side.in_transaction:
                    self._side.execute("ROLLBACK")
                raise

        await self._change_alone(work)
        return sum(spared)

    async def remove(self, owners: Sequence[str], before: int | None = None) -> int:
        """Remove the logs of *owners* permanently; return the number of lines removed.

        With *before*, keep logs written on that day or later.

        Raises:
            OSError: SQLite could not write.
        """
        lines: dict[str, int] = {}

        def work() -> None:
            self._side.execute("BEGIN IMMEDIATE")
            try:
                for owner in owners:
                    if before is None or self._day_of(owner) < before:
                        lines[owner] = self._head_of(self._side, owner)[0]
                        self._forget(owner)
                many = sum(lines.values())
                self._side.execute("UPDATE total SET lines = lines - ?", (many,))
                # The count may be low, but never high: it goes down before the lines do.
                self._count(self._total - many)
                self._side.execute("COMMIT")
                self._total -= many
            except BaseException:
                if self._side.in_transaction:
                    self._side.execute("ROLLBACK")
                raise
            # What was removed is in no page of the file any more, nor in its log.
            self._side.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        await self._change_alone(work)
        for owner in lines:
            self._heads.pop(owner, None)
            self._touched.discard(owner)
        return sum(lines.values())

    def _forget(self, owner: str) -> None:
        """Delete the log *owner* within a transaction."""
        for table in ("line", "head", "touched", *_sealed_too(self._side)):
            self._side.execute(f"DELETE FROM {table} WHERE owner = ?", (owner,))  # noqa: S608

    def _day_of(self, owner: str) -> int:
        select = "SELECT day FROM touched WHERE owner = ?"
        found = self._side.execute(select, (owner,)).fetchone()
        return int(found[0]) if found else -1

    async def _change_alone(self, work: Callable[[], None]) -> None:
        """Run *work* while no commit runs, after the file is verified.

        Raises:
            OSError: SQLite could not write.
        """
        await asyncio.shield(asyncio.wrap_future(self._verified))
        try:
            await asyncio.shield(asyncio.ensure_future(self._write_alone(work)))
        except sqlite3.Error as error:
            raise OSError(str(error)) from error

    def _records(self, under: str) -> dict[str, bytes]:
        # "0" is the sign after "/": these are the names that begin with it.
        select = "SELECT name, body, link FROM record WHERE name = ? OR name > ? AND name < ?"
        try:
            rows = self._side.execute(select, (under, f"{under}/", f"{under}0")).fetchall()
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        for name, body, link in rows:
            if not isinstance(body, bytes) or record_link(str(name), body) != link:
                raise Damaged(StoreFault(str(name), 0, "changed"))
        return {name: body for name, body, _ in sorted(rows)}

    def _change(self, changes: Bodies, provided: Bodies) -> None:
        try:
            self._side.execute("BEGIN IMMEDIATE")
            try:
                self._demand(provided)
                self._apply_changes(changes)
                self._side.execute("COMMIT")
            except BaseException:
                if self._side.in_transaction:
                    self._side.execute("ROLLBACK")
                raise
            if None in changes.values():
                # What was removed is in no page of the file any more, nor in its log.
                self._side.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise OSError(str(error)) from error

    def _demand(self, provided: Bodies) -> None:
        for name, body in provided.items():
            select = "SELECT body FROM record WHERE name = ?"
            found = self._side.execute(select, (name,)).fetchone()
            if (found and found[0]) != body:
                raise RecordChanged(name)

    def _apply_changes(self, changes: Bodies) -> None:
        gone = [(name,) for name, body in changes.items() if body is None]
        self._side.executemany("DELETE FROM record WHERE name = ?", gone)
        self._side.executemany(
            "INSERT OR REPLACE INTO record VALUES (?, ?, ?)",
            [
                (name, body, record_link(name, body))
                for name, body in changes.items()
                if body is not None
            ],
        )

    def _chain_lines(
        self,
        append: _Append,
        rows: list[tuple[str, int, bytes, bytes]],
        heads: dict[str, tuple[int, bytes]],
    ) -> Exception | None:
        """Add the lines of *append* to *rows* if they follow; return the error otherwise."""
        owner = append.table
        # Nobody else writes the file: what was written last is known without a look.
        known = heads.get(owner) or self._heads.get(owner)
        there, link = known or self._head_of(self._db, owner)
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

    @staticmethod
    def _head_of(db: sqlite3.Connection, table: str) -> tuple[int, bytes]:
        select = "SELECT n, link FROM head WHERE owner = ?"
        return db.execute(select, (table,)).fetchone() or (0, first_link(table))

    def _read(self, table: str) -> list[bytes]:
        try:
            rows = rows_of(self._side, table)
            return verify_log(table, rows, self._head_of(self._side, table))
        except zlib.error as error:
            raise Damaged(StoreFault(table, 0, "changed")) from error
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise OSError(str(error)) from error
            raise Damaged(StoreFault(table, 0, "pages")) from error


def _sealed_too(db: sqlite3.Connection) -> list[str]:
    return ["sealed"] if has_sealed(db) else []


def _insert_lines(
    db: sqlite3.Connection, owner: str, n: int, link: bytes, bodies: Sequence[bytes]
) -> None:
    """Insert *bodies* as lines *n*, *n* + 1, … of *owner*; *link* is the last one's."""
    rows = []
    for number, body in enumerate(bodies, n):
        link = next_link(link, body)
        rows.append((owner, number, body, link))
    db.executemany(_INSERT, rows)
    db.execute(_HEAD, (owner, n + len(rows), link))


def _connect(path: Path) -> sqlite3.Connection:
    """Open and prepare the file at *path*: upgrade or refuse it if necessary."""
    db = _open_connection(path)
    try:
        _prepare(db, path)
    except sqlite3.Error as error:
        db.close()
        raise BadDatabase("unopened", file=str(path), why=reason_of_failure(error)) from error
    except BadDatabase:
        db.close()
        raise
    return db


def _second(path: Path, first: sqlite3.Connection) -> sqlite3.Connection:
    """Open a second connection to the file at *path* for commits that do not sync."""
    db = _open_connection(path)
    try:
        db.execute(f"PRAGMA busy_timeout = {_COMMIT_PATIENCE}")
        # What it leaves out is the sync of every commit (SyncFile makes it), and no other.
        db.execute("PRAGMA synchronous = NORMAL")
        _settle(db)
    except sqlite3.Error as error:
        db.close()
        first.close()
        raise BadDatabase("unopened", file=str(path), why=reason_of_failure(error)) from error
    return db


def _open_connection(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(
            path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise BadDatabase("unopened", file=str(path), why=reason_of_failure(error)) from error


def _settle(db: sqlite3.Connection) -> None:
    # What is removed from a record is overwritten in the file.
    db.execute("PRAGMA secure_delete = ON")
    # The log is moved into the file when the store says so, and never within a commit.
    db.execute("PRAGMA wal_autocheckpoint = 0")


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Prepare the file, or refuse one that is not ours or of a later version."""
    schema = schema_of(db)
    owner = int(db.execute("PRAGMA application_id").fetchone()[0])
    empty = not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not empty and owner != APPLICATION:
        raise BadDatabase("foreign", file=str(path))
    if schema > NEWEST:
        raise BadDatabase("later", file=str(path))
    if not empty and schema < 1:
        raise BadDatabase("damaged", file=str(path))
    db.execute("PRAGMA journal_mode = WAL")
    # With a write-ahead log, NORMAL would lose the last commits when the power is cut.
    db.execute("PRAGMA synchronous = FULL")
    _settle(db)
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
    create_touched(db, int(time.time() // DAY))


def _upgrade(db: sqlite3.Connection) -> None:
    """Add links to the lines of a file of version 0.1.0."""
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
    return FileArchive(path_of(f"sqlite:{rest}"))


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
server-database-folder = a folder, not a file: { $file }
server-database-there = { $file } is there already
server-database-only = '{ $text }' is nothing to bring back (want tournament:NAME, table:NAME, \
club:NAME or account:NAME)
server-database-only-missing = the backup has no '{ $text }'
server-database-only-other = '{ $text }' has gone on otherwise since this backup: \
nothing was done
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
server-database-folder = un dossier, pas un fichier : { $file }
server-database-there = { $file } existe déjà
server-database-only = « { $text } » ne désigne rien à ramener (il faut tournament:NAME, \
table:NAME, club:NAME ou account:NAME)
server-database-only-missing = la sauvegarde ne contient pas « { $text } »
server-database-only-other = « { $text } » a continué autrement depuis cette sauvegarde : rien \
n'a été fait
""",
}
