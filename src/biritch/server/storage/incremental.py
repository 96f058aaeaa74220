"""What is new since a backup: brought into it, or verified alone; and one thing brought back.

A backup is a store itself. Two stores are compared by the last link of each log: where it is
the same the whole log is, so a night's work is as long as a day's lines, not as years.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class LogGrowth:
    """A log that a backup has shorter, or not at all: the lines it lacks."""

    owner: str
    head: Head
    rows: list[Row]


def _heads(db: sqlite3.Connection) -> dict[str, Head]:
    return {str(row[0]): (row[1], row[2]) for row in db.execute("SELECT * FROM head")}


def _lines_from(db: sqlite3.Connection, owner: str, start: int) -> list[Row]:
    """Return the lines of *owner* from *start* on, each with its number and its link.

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
    """Yield each log of *db* that has more lines than *before* says, verified from there on.

    One that is shorter than it was, or another one, is a fault.
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
    """Return what the store at *path* holds that *backup* does not, verified.

    Whatever the backup has must still be there, as the links say.

    Raises:
        BadDatabase: One of them is not there, or is no store.
    """
    faults: list[StoreFault] = []
    logs = entries = 0
    with closing(open_archive(path)) as db, closing(open_archive(backup)) as there:
        _refuse_earlier(db, path)
        _refuse_earlier(there, backup)
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


def _refuse_earlier(db: sqlite3.Connection, path: Path) -> None:
    if schema_of(db) < SCHEMA:
        raise BadDatabase("earlier", file=str(path))


def update_backup(path: Path, target: Path) -> StoreReport:
    """Bring the backup *target* up to what the store at *path* holds now; return what is new.

    It is done whole or not at all, and not at all where something of it is damaged, or where
    *target* is of another store. What was removed from the store goes from the backup too.

    Raises:
        BadDatabase: One of them is not there, or is no store.
        OSError: The backup cannot be written.
    """
    with closing(open_archive(path)) as db, closing(open_archive(target)) as there:
        _refuse_earlier(db, path)
        _refuse_earlier(there, target)
    try:
        with (
            closing(open_archive(path)) as db,
            closing(sqlite3.connect(target, isolation_level=None)) as there,
        ):
            there.execute("PRAGMA secure_delete = ON")
            there.execute("PRAGMA synchronous = FULL")
            db.execute("BEGIN")
            there.execute("BEGIN IMMEDIATE")
            report = _update_copy(db, there)
            there.execute("COMMIT" if report.ok else "ROLLBACK")
            return report
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


def _update_copy(db: sqlite3.Connection, there: sqlite3.Connection) -> StoreReport:
    before, now = _heads(there), _heads(db)
    faults: list[StoreFault] = []
    logs = entries = 0
    create_records(there)
    create_touched(there, 0)
    for grown in grown_logs(db, before):
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
    for owner in before.keys() - now.keys():
        _forget(there, owner)
    faults += _copy_seals(db, there)
    faults += _copy_records(db, there)
    there.execute("UPDATE total SET lines = (SELECT coalesce(sum(n), 0) FROM head)")
    return StoreReport(logs, entries, tuple(faults))


def _forget(there: sqlite3.Connection, owner: str) -> None:
    for table in ("line", "head", "touched", *(["sealed"] if has_sealed(there) else [])):
        there.execute(f"DELETE FROM {table} WHERE owner = ?", (owner,))  # noqa: S608 - names of ours


def _copy_seals(db: sqlite3.Connection, there: sqlite3.Connection) -> Iterator[StoreFault]:
    """Seal in the backup what is sealed in the store; yield what of it is damaged."""
    if not has_sealed(db):
        return
    create_sealed(there)
    known = dict(there.execute("SELECT owner, link FROM sealed"))
    for row in db.execute("SELECT * FROM sealed"):
        owner, n, _, link = row
        if known.get(owner) == link:
            continue
        try:
            unseal(*row)
        except Damaged as error:
            yield error.fault
            continue
        there.execute("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", row)
        there.execute("DELETE FROM line WHERE owner = ? AND n < ?", (owner, n))


def _copy_records(db: sqlite3.Connection, there: sqlite3.Connection) -> Iterator[StoreFault]:
    """Bring the records of the store into the backup; yield those that are damaged."""
    if not has_records(db):
        return
    known = dict(there.execute("SELECT name, link FROM record"))
    for name, body, link in db.execute("SELECT name, body, link FROM record"):
        if known.pop(name, None) == link:
            continue
        if not isinstance(body, bytes) or record_link(str(name), body) != link:
            yield StoreFault(str(name), 0, "changed")
            continue
        there.execute("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", (name, body, link))
    there.executemany("DELETE FROM record WHERE name = ?", [(name,) for name in known])


# ---- one thing brought back ----


@dataclass(frozen=True, slots=True)
class BroughtBack:
    """What was brought back of a backup: logs, lines and records."""

    logs: int
    lines: int
    records: int


def belonging(db: sqlite3.Connection, what: str) -> tuple[list[str], list[str]]:
    """Return the logs, and the records, of *what*, such as ``tournament:k3x7qa``.

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
    """Return the ID of the account *name*, a name or an ID, as far as *db* knows."""
    from biritch.server.accounts.account import name_record

    select = "SELECT body FROM record WHERE name = ?"
    found = db.execute(select, (name_record(name),)).fetchone()
    return found[0].decode() if found else name


def _leading_to(db: sqlite3.Connection, ident: str, records: list[str]) -> list[str]:
    """Return the records that lead to the account *ident*: its name, its marks at tables."""
    leads = [
        each for each in records if each.startswith(("account-name/", "account-at-table/"))
    ]
    select = "SELECT body FROM record WHERE name = ?"
    return [
        each for each in leads if db.execute(select, (each,)).fetchone()[0] == ident.encode()
    ]


async def bring_back(copy: Path, what: str, store: Store) -> BroughtBack:
    """Bring *what* of the backup *copy* into *store*: the lines and records that are missing.

    Raises:
        BadDatabase: *copy* is no backup, has no such thing, or *store* has another one.
        Damaged: It is not as it was backed up.
        OSError: It cannot be stored.
    """
    with closing(open_archive(copy, anywhere=True)) as db:
        _refuse_earlier(db, copy)
        owners, names = belonging(db, what)
        logs = [(owner, _whole_log(db, owner)) for owner in owners]
        records = {name: _whole_record(db, name) for name in names}
    missing = await _missing(logs, what, store)
    for name, body in records.items():
        if (await store.records(name)).get(name, body) != body:
            raise BadDatabase("only-other", text=what)
    try:
        for owner, start, lines in missing:
            await store.append(owner, start, lines)
    except LineTaken:
        raise BadDatabase("only-other", text=what) from None
    if records:
        await store.write(records)
    return BroughtBack(len(missing), sum(len(each[2]) for each in missing), len(records))


async def _missing(
    logs: list[tuple[str, list[bytes]]], what: str, store: Store
) -> list[tuple[str, int, list[bytes]]]:
    """Return of each of *logs* that *store* has shorter the first line it lacks, and the rest.

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
