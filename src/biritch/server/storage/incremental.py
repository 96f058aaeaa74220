"""Incremental backup: update or verify only what is new, and restore a single item.

A backup is a store. Two stores are compared by the last link of each log: if it is equal, the
whole log is; so the work depends on a day's lines, not on years.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from biritch.server.storage.archive import (
    SCHEMA,
    create_records,
    create_touched,
    has_records,
    open_archive,
    schema_of,
)
from biritch.server.storage.chain import Damaged, verify_log
from biritch.server.storage.records import record_link
from biritch.server.storage.sealing import (
    Row,
    create_sealed,
    has_sealed,
    rows_of,
    sealed_rows,
    unseal,
)
from biritch.server.storage.store import BadDatabase, LineTaken, Store, StoreFault, StoreReport

Head = tuple[int, bytes]
"""How many lines a log has, and the link of the last."""
SealedRow: TypeAlias = tuple[str, int, bytes, bytes]
"""A sealed log: its name, how many lines, all of them packed, a digest."""
RecordRow: TypeAlias = tuple[str, bytes, bytes]
"""A record: its name, what it says, its link."""


@dataclass(frozen=True, slots=True)
class LogGrowth:
    """The lines of a log that a backup lacks."""

    owner: str
    head: Head
    rows: list[Row]


def _heads(db: sqlite3.Connection) -> dict[str, Head]:
    return {str(row[0]): (row[1], row[2]) for row in db.execute("SELECT * FROM head")}


def _lines_from(db: sqlite3.Connection, owner: str, start: int) -> list[Row]:
    """Return the lines of *owner* from *start* on, with numbers and links.

    Raises:
        Damaged: What is sealed is not what was sealed.
    """
    select = "SELECT n, body, link FROM line WHERE owner = ? AND n >= ? ORDER BY n"
    rows: list[Row] = db.execute(select, (owner, start)).fetchall()
    if rows and rows[0][0] == start:
        return rows
    sealed = [row for row in sealed_rows(db, owner) if row[0] >= start]
    return [*sealed, *rows]


def grown_logs(
    db: sqlite3.Connection, before: dict[str, Head]
) -> Iterator[LogGrowth | StoreFault]:
    """Yield the verified growth of each log of *db* that is longer than in *before*.

    A log that is shorter or different is a fault.
    """
    for owner, head in _heads(db).items():
        known = before.get(owner, (0, b""))
        if known == head:
            continue
        if not isinstance(head[0], int) or known[0] >= head[0]:
            yield StoreFault(owner, known[0], "shortened")
            continue
        try:
            rows = _lines_from(db, owner, known[0])
            verify_log(owner, rows, head, known[0], known[1])
        except Damaged as error:
            yield error.fault
        else:
            yield LogGrowth(owner, head, rows)


def verify_new(
    path: Path, backup: Path, progress: Callable[[int], None] = lambda _: None
) -> StoreReport:
    """Verify what the store at *path* holds beyond *backup*.

    Everything in the backup must still be there, according to the links.

    Raises:
        BadDatabase: One of them is not there, or is no store.
    """
    faults: list[StoreFault] = []
    logs = entries = 0
    with closing(open_archive(path)) as db, closing(open_archive(backup)) as there:
        refuse_earlier(db, path)
        refuse_earlier(there, backup)
        db.execute("BEGIN")
        for grown in grown_logs(db, _heads(there)):
            if isinstance(grown, StoreFault):
                faults.append(grown)
                continue
            logs, entries = logs + 1, entries + len(grown.rows)
            progress(entries)
        if has_records(db):
            for name, body, link in db.execute("SELECT name, body, link FROM record"):
                if not isinstance(body, bytes) or record_link(str(name), body) != link:
                    faults.append(StoreFault(str(name), 0, "changed"))
    return StoreReport(logs, entries, tuple(faults))


def refuse_earlier(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of an early version, whose lines have no links.

    Raises:
        BadDatabase: It is one.
    """
    if schema_of(db) < SCHEMA:
        raise BadDatabase("earlier", file=str(path))


def update_backup(path: Path, target: Path) -> StoreReport:
    """Update the backup *target* from the store at *path*; return what was added.

    All or nothing: a damaged store, or a backup of another store, changes nothing. What was
    removed from the store is removed from the backup.

    Raises:
        BadDatabase: One of them is not there, or is no store.
        OSError: The backup cannot be written.
    """
    with closing(open_archive(path)) as db:
        refuse_earlier(db, path)
        db.execute("BEGIN")
        return change_backup(target, lambda there: _update_copy(db, there))


def change_backup(
    target: Path, update: Callable[[sqlite3.Connection], StoreReport]
) -> StoreReport:
    """Let *update* change the backup *target* completely or, on a fault, not at all.

    Raises:
        BadDatabase: It is not there, or is no store.
        OSError: It cannot be written.
    """
    with closing(open_archive(target)) as there:
        refuse_earlier(there, target)
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as there:
            there.execute("PRAGMA secure_delete = ON")
            there.execute("PRAGMA synchronous = FULL")
            there.execute("BEGIN IMMEDIATE")
            report = update(there)
            there.execute("COMMIT" if report.ok else "ROLLBACK")
            return report
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


@dataclass(frozen=True, slots=True)
class StoreNews:
    """What a store holds beyond a backup; a damaged part is a ``StoreFault``.

    ``heads`` are those of all logs, ``grown`` the new lines of logs, ``seals`` the rows of
    sealed logs, ``records`` those that differ from the backup's, ``kept`` the names of all
    records.
    """

    heads: Collection[str]
    grown: Iterable[LogGrowth | StoreFault]
    seals: Iterable[SealedRow | StoreFault]
    records: Iterable[RecordRow | StoreFault]
    kept: Collection[str]


def heads_of(db: sqlite3.Connection) -> dict[str, Head]:
    """Return the number of lines and the last link of each log of *db*."""
    return _heads(db)


def seals_of(db: sqlite3.Connection) -> dict[str, bytes]:
    """Return the digest of each sealed log of *db*."""
    return dict(db.execute("SELECT owner, link FROM sealed")) if has_sealed(db) else {}


def records_of(db: sqlite3.Connection) -> dict[str, bytes]:
    """Return the link of each record of *db*."""
    return dict(db.execute("SELECT name, link FROM record")) if has_records(db) else {}


def _update_copy(db: sqlite3.Connection, there: sqlite3.Connection) -> StoreReport:
    news = StoreNews(
        _heads(db).keys(),
        grown_logs(db, _heads(there)),
        _new_seals(db, seals_of(there)),
        _new_records(db, records_of(there)),
        records_of(db).keys(),
    )
    return apply_news(news, there)


def apply_news(news: StoreNews, there: sqlite3.Connection) -> StoreReport:
    """Apply *news* to the backup *there* within a transaction; return what was added."""
    before = _heads(there)
    faults: list[StoreFault] = []
    logs = entries = 0
    create_records(there)
    create_touched(there, 0)
    for grown in news.grown:
        if isinstance(grown, StoreFault):
            faults.append(grown)
            continue
        logs, entries = logs + 1, entries + len(grown.rows)
        there.executemany(
            "INSERT INTO line VALUES (?, ?, ?, ?)", [(grown.owner, *row) for row in grown.rows]
        )
        there.execute(
            "INSERT OR REPLACE INTO head VALUES (?, ?, ?)", (grown.owner, *grown.head)
        )
    for owner in before.keys() - {*news.heads}:
        _forget(there, owner)
    for row in news.seals:
        if isinstance(row, StoreFault):
            faults.append(row)
            continue
        create_sealed(there)
        there.execute("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", row)
        there.execute("DELETE FROM line WHERE owner = ? AND n < ?", row[:2])
    for record in news.records:
        if isinstance(record, StoreFault):
            faults.append(record)
            continue
        there.execute("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", record)
    gone = records_of(there).keys() - {*news.kept}
    there.executemany("DELETE FROM record WHERE name = ?", [(name,) for name in gone])
    there.execute("UPDATE total SET lines = (SELECT coalesce(sum(n), 0) FROM head)")
    return StoreReport(logs, entries, tuple(faults))


def _forget(there: sqlite3.Connection, owner: str) -> None:
    for table in ("line", "head", "touched", *(["sealed"] if has_sealed(there) else [])):
        there.execute(f"DELETE FROM {table} WHERE owner = ?", (owner,))  # noqa: S608 - names of ours


def check_seal(row: SealedRow) -> SealedRow | StoreFault:
    """Return the *row* of a sealed log, or its fault."""
    try:
        unseal(*row)
    except Damaged as error:
        return error.fault
    except zlib.error:
        return StoreFault(str(row[0]), 0, "changed")
    return row


def check_record(row: RecordRow) -> RecordRow | StoreFault:
    """Return the *row* of a record, or its fault."""
    name, body, link = row
    sound = isinstance(body, bytes) and record_link(str(name), body) == link
    return row if sound else StoreFault(str(name), 0, "changed")


def _new_seals(
    db: sqlite3.Connection, known: dict[str, bytes]
) -> Iterator[SealedRow | StoreFault]:
    """Yield the logs sealed in the store but not in the backup."""
    if has_sealed(db):
        for row in db.execute("SELECT * FROM sealed"):
            if known.get(row[0]) != row[3]:
                yield check_seal(row)


def _new_records(
    db: sqlite3.Connection, known: dict[str, bytes]
) -> Iterator[RecordRow | StoreFault]:
    """Yield the records that are missing or different in the backup."""
    if has_records(db):
        for row in db.execute("SELECT name, body, link FROM record"):
            if known.get(row[0]) != row[2]:
                yield check_record(row)


# ---- one thing brought back ----


@dataclass(frozen=True, slots=True)
class BroughtBack:
    """What was restored from a backup: logs, lines and records."""

    logs: int
    lines: int
    records: int


def belonging(db: sqlite3.Connection, what: str) -> tuple[list[str], list[str]]:
    """Return the logs and the records of *what*, such as ``tournament:k3x7qa``.

    Raises:
        BadDatabase: It is none of those, or there is none of that name.
    """
    kind, _, name = what.partition(":")
    owners = sorted(_heads(db))
    records: list[str] = []
    if has_records(db):
        records = [str(row[0]) for row in db.execute("SELECT name FROM record")]
    match kind:
        case "tournament":
            own = (f"event/{name}", f"event/{name}/boards")
            logs = [each for each in owners if each in own or each.startswith(f"{name}-")]
            kept: list[str] = []
        case "table" | "club":
            wanted = name if kind == "table" else f"club/{name}"
            logs, kept = [each for each in owners if each == wanted], []
        case "account":
            ident = _account_named(db, name)
            below = f"account/{ident}/"
            logs = []
            kept = [each for each in records if ident and each.startswith(below)]
            kept += [each for each in _leading_to(db, ident, records) if kept]
        case _:
            raise BadDatabase("only", text=what)
    if not (logs or kept):
        raise BadDatabase("only-missing", text=what)
    return logs, kept


def _account_named(db: sqlite3.Connection, name: str) -> str:
    """Return the ID of the account *name*, a name or an ID, according to *db*."""
    from biritch.server.accounts.account import name_record

    select = "SELECT body FROM record WHERE name = ?"
    found = db.execute(select, (name_record(name),)).fetchone()
    return found[0].decode() if found else name


def _leading_to(db: sqlite3.Connection, ident: str, records: list[str]) -> list[str]:
    """Return the records that refer to the account *ident*: its name, its marks at tables."""
    leads = [
        each for each in records if each.startswith(("account-name/", "account-at-table/"))
    ]
    select = "SELECT body FROM record WHERE name = ?"
    return [
        each for each in leads if db.execute(select, (each,)).fetchone()[0] == ident.encode()
    ]


async def bring_back(copy: Path, what: str, store: Store) -> BroughtBack:
    """Restore *what* from the backup *copy* to *store*: its missing lines and records.

    Raises:
        BadDatabase: *copy* is no backup, has no such thing, or *store* has another one.
        Damaged: It is not as it was backed up.
        OSError: It cannot be stored.
    """
    with closing(open_archive(copy, anywhere=True)) as db:
        refuse_earlier(db, copy)
        owners, names = belonging(db, what)
        logs = [(owner, _whole_log(db, owner)) for owner in owners]
        records = {name: _whole_record(db, name) for name in names}
    missing = await _missing(logs, what, store)
    wanting = {}
    for name, body in records.items():
        there = (await store.records(name)).get(name)
        if there not in {None, body}:
            raise BadDatabase("only-other", text=what)
        if there is None:
            wanting[name] = body
    try:
        for owner, start, lines in missing:
            await store.append(owner, start, lines)
    except LineTaken:
        raise BadDatabase("only-other", text=what) from None
    if wanting:
        await store.write(wanting)
    return BroughtBack(len(missing), sum(len(each[2]) for each in missing), len(wanting))


async def _missing(
    logs: list[tuple[str, list[bytes]]], what: str, store: Store
) -> list[tuple[str, int, list[bytes]]]:
    """Return the lines that *store* lacks of each of *logs*, with their first number.

    Raises:
        BadDatabase: *store* has other lines.
    """
    missing = []
    for owner, lines in logs:
        there = await store.read(owner)
        shorter = min(len(there), len(lines))
        if there[:shorter] != lines[:shorter]:
            raise BadDatabase("only-other", text=what)
        if len(lines) > len(there):
            missing.append((owner, len(there), lines[len(there) :]))
    return missing


def _whole_log(db: sqlite3.Connection, owner: str) -> list[bytes]:
    head = db.execute("SELECT n, link FROM head WHERE owner = ?", (owner,)).fetchone()
    return verify_log(owner, rows_of(db, owner), head)


def _whole_record(db: sqlite3.Connection, name: str) -> bytes:
    body, link = db.execute("SELECT body, link FROM record WHERE name = ?", (name,)).fetchone()
    if not isinstance(body, bytes) or record_link(name, body) != link:
        raise Damaged(StoreFault(name, 0, "changed"))
    return body
