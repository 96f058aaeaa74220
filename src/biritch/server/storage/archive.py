"""Maintenance of store files: verify, back up (online), restore."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain, count, groupby
from pathlib import Path

from biritch.server.storage.addresses import reason_of_failure
from biritch.server.storage.chain import Damaged, verify_log
from biritch.server.storage.file_lock import hold_lock
from biritch.server.storage.head_file import read_head, write_head
from biritch.server.storage.records import record_link
from biritch.server.storage.sealing import (
    NEWEST,
    chain_lines,
    has_sealed,
    sealed_rows,
    unseal,
)
from biritch.server.storage.store import BadDatabase, StoreFault, StoreReport

APPLICATION = 0x42495249
"""``BIRI``: what ``file`` and SQLite's tools see in the header."""
SCHEMA = 2
"""1: lines alone; 2: lines in chains."""
_UNREADABLE = (sqlite3.Error, ValueError, TypeError, OverflowError, MemoryError)
"""What Python and SQLite say of a file whose bits have changed."""
_STEP = 10_000


def verify(path: Path, progress: Callable[[int], None] = lambda _: None) -> StoreReport:
    """Verify the file at *path*; *progress* receives the number of lines checked.

    A server may be using it.

    Raises:
        BadDatabase: It is not there, or is no store.
    """
    # Read before the lines: a server that writes meanwhile only adds to what is known.
    known, fault = read_head(path)
    with closing(open_archive(path)) as db:
        report = verify_open(db, known, progress)
    faults = (*([StoreFault("", -1, fault)] if fault else []), *report.faults)
    return StoreReport(report.logs, report.entries, faults)


def verify_open(
    db: sqlite3.Connection, known: int, progress: Callable[[int], None] = lambda _: None
) -> StoreReport:
    """Verify *db*, which once held at least *known* lines."""
    faults: list[StoreFault] = []
    logs = entries = 0
    try:
        db.execute("BEGIN")
        try:
            if schema_of(db) < SCHEMA:
                return StoreReport(*_count_rows(db))
            (total,) = db.execute("SELECT lines FROM total").fetchone()
            heads = {row[0]: (row[1], row[2]) for row in db.execute("SELECT * FROM head")}
            for number, found in chain(_open_logs(db, heads), _sealed_logs(db, heads)):
                logs, before, entries = logs + 1, entries, entries + number
                faults += found
                if entries // _STEP > before // _STEP:
                    progress(entries)
            faults += [StoreFault(str(owner), 0, "missing") for owner in heads]
            if total != entries or entries < known:
                faults.append(StoreFault("", entries, "lines-lost"))
            faults += _changed_records(db)
            faults += [StoreFault("", -1, "pages")] * (not _sound(db))
        finally:
            db.execute("ROLLBACK")
    except _UNREADABLE:
        faults.append(StoreFault("", -1, "pages"))
    return StoreReport(logs, entries, tuple(faults))


def _open_logs(
    db: sqlite3.Connection, heads: dict[object, tuple[object, object]]
) -> Iterator[tuple[int, list[StoreFault]]]:
    """Yield the number of lines and the faults of each open log.

    Each log is removed from *heads*.
    """
    rows = db.execute("SELECT owner, n, body, link FROM line ORDER BY owner, n")
    for owner, lines in groupby(rows, key=lambda row: row[0]):
        mine = [(number, body, link) for _, number, body, link in lines]
        head = heads.pop(owner, (-1, b""))
        try:
            if mine[0][0]:  # what came before is sealed
                mine = [*sealed_rows(db, owner), *mine]
            verify_log(owner, mine, head)
        except Damaged as error:
            yield len(mine), [error.fault]
        else:
            yield len(mine), []


def _sealed_logs(
    db: sqlite3.Connection, heads: dict[object, tuple[object, object]]
) -> Iterator[tuple[int, list[StoreFault]]]:
    """Yield the number of lines and the faults of each sealed log.

    Each log is removed from *heads*.
    """
    if not has_sealed(db):
        return
    for row in db.execute("SELECT * FROM sealed"):
        owner = row[0]
        if owner not in heads:  # lines came since: it was looked at with them
            continue
        number, head = row[1] if isinstance(row[1], int) else 0, heads.pop(owner)
        try:
            verify_log(owner, chain_lines(owner, unseal(*row)), head)
        except Damaged as error:
            yield number, [error.fault]
        except zlib.error:
            yield number, [StoreFault(owner, 0, "changed")]
        else:
            yield number, []


def _changed_records(db: sqlite3.Connection) -> Iterator[StoreFault]:
    """Yield the records whose content does not match their link."""
    if not has_records(db):
        return
    for name, body, link in db.execute("SELECT name, body, link FROM record"):
        if not isinstance(body, bytes) or record_link(str(name), body) != link:
            yield StoreFault(str(name), 0, "changed")


def schema_of(db: sqlite3.Connection) -> int:
    """Return the schema version of *db*."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _count_rows(db: sqlite3.Connection) -> tuple[int, int]:
    logs, entries = db.execute("SELECT count(DISTINCT owner), count(*) FROM line").fetchone()
    return int(logs), int(entries)


def _sound(db: sqlite3.Connection) -> bool:
    """Return whether SQLite's integrity check passes."""
    return [row[0] for row in db.execute("PRAGMA integrity_check(1)")] == ["ok"]


def open_archive(path: Path, *, anywhere: bool = False) -> sqlite3.Connection:
    """Open the store at *path* read-only; with *anywhere*, for any thread.

    Raises:
        BadDatabase: It is not there, or is no store.
    """
    if not path.is_file():
        raise BadDatabase("folder" if path.is_dir() else "missing", file=str(path))
    if not path.stat().st_size:
        raise BadDatabase("new", place=str(path))
    try:
        db = _open_reading(path, anywhere=anywhere)
        try:
            db.execute("PRAGMA query_only = ON")
            ours = db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
            schema = schema_of(db)
        except sqlite3.Error:
            db.close()
            raise
    except sqlite3.Error as error:
        raise BadDatabase("unopened", file=str(path), why=reason_of_failure(error)) from error
    if not ours or not 1 <= schema <= NEWEST:
        db.close()
        known = "later" if schema > NEWEST else "damaged"
        raise BadDatabase(known if ours else "foreign", file=str(path))
    return db


def _open_reading(path: Path, *, anywhere: bool) -> sqlite3.Connection:
    """Open the file at *path* read-only, even on a read-only disk.

    There SQLite cannot create its auxiliary files; nobody can write the file either, so it may
    be read as immutable, unless its write-ahead log holds lines.
    """
    folder, waiting = path.absolute().parent, path.with_name(f"{path.name}-wal")
    alone = not (waiting.is_file() and waiting.stat().st_size)
    where = str(path)
    if alone and not os.access(folder, os.W_OK):
        where = f"{path.absolute().as_uri()}?immutable=1"
    return sqlite3.connect(
        where, isolation_level=None, check_same_thread=not anywhere, uri=where != str(path)
    )


def backup(path: Path, target: Path) -> StoreReport:
    """Write the present content of the store at *path* to the new file *target*.

    A server may be using it. A damaged store is not copied.

    Raises:
        BadDatabase: It is not there, is no store, or *target* is there already.
        OSError: The file cannot be written.
    """
    if target.exists():
        raise BadDatabase("there", file=str(target))
    known, _ = read_head(path)
    with closing(open_archive(path)) as db:
        return copy_store(db.backup, known, target)


def restore(copy: Path, path: Path) -> tuple[StoreReport, Path | None]:
    """Replace the store at *path* by the backup *copy*; no server may be using it.

    The replaced file is kept; its new name is returned. Nothing happens if *copy* is damaged.

    Raises:
        BadDatabase: *copy* is not there or is no store, or a server runs on *path*.
        OSError: The file cannot be written.
    """
    with closing(open_archive(copy)) as db, hold_lock(path):
        written = path.with_name(f".{path.name}.restored")
        written.unlink(missing_ok=True)
        report = copy_store(db.backup, 0, written)
        if not report.ok:
            return report, None
        kept = _put_aside(path)
        written.replace(path)
        write_head(path, report.entries)
    return report, kept


def _put_aside(path: Path) -> Path | None:
    """Rename the store at *path*, if it exists, to a free name; return that name."""
    if not path.exists():
        return None
    names = (path.with_name(f"{path.name}.before-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    for ending in ("-wal", "-shm", ""):
        file = path.with_name(path.name + ending)
        if file.exists():
            file.replace(kept.with_name(kept.name + ending))
    return kept


def copy_store(
    write: Callable[[sqlite3.Connection], object], known: int, target: Path
) -> StoreReport:
    """Let *write* fill the new store *target*; keep it only if complete and sound.

    Raises:
        OSError: It cannot be written.
    """
    handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=".biritch-")
    os.close(handle)
    written = Path(name)
    try:
        with closing(_written_anywhere(written)) as copy:
            write(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            report = verify_open(copy, known)
        if report.ok:
            with written.open("rb+") as file:
                os.fsync(file.fileno())
            written.replace(target)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    finally:
        written.unlink(missing_ok=True)
    return report


def _written_anywhere(path: Path) -> sqlite3.Connection:
    """Open a file for use by another thread while this one waits."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def create(db: sqlite3.Connection) -> None:
    """Create the tables of an empty store."""
    db.execute(
        "CREATE TABLE line (owner TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL,"
        " link BLOB NOT NULL, PRIMARY KEY (owner, n)) WITHOUT ROWID"
    )
    db.execute(
        "CREATE TABLE head (owner TEXT NOT NULL PRIMARY KEY, n INTEGER NOT NULL,"
        " link BLOB NOT NULL) WITHOUT ROWID"
    )
    db.execute("CREATE TABLE total (lines INTEGER NOT NULL)")
    db.execute("INSERT INTO total SELECT 0")


def create_records(db: sqlite3.Connection) -> None:
    """Create the table of records, if missing."""
    # Older versions of Biritch read a file with records too: they leave them alone.
    db.execute(
        "CREATE TABLE IF NOT EXISTS record (name TEXT NOT NULL PRIMARY KEY, body BLOB NOT NULL,"
        " link BLOB NOT NULL) WITHOUT ROWID"
    )


def create_touched(db: sqlite3.Connection, day: int) -> None:
    """Create the table of the logs' last days; existing logs get the day *day*."""
    select = "SELECT 1 FROM sqlite_schema WHERE name = 'touched'"
    if db.execute(select).fetchone() is None:
        db.execute(
            "CREATE TABLE touched (owner TEXT NOT NULL PRIMARY KEY, day INTEGER NOT NULL)"
            " WITHOUT ROWID"
        )
        db.execute("INSERT OR IGNORE INTO touched SELECT owner, ? FROM head", (day,))


def has_records(db: sqlite3.Connection) -> bool:
    """Return whether the file has records; files of early versions have none."""
    select = "SELECT 1 FROM sqlite_schema WHERE name = 'record'"
    return db.execute(select).fetchone() is not None


def mark(db: sqlite3.Connection) -> None:
    """Write our application ID and the schema version into the header."""
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {SCHEMA}")
