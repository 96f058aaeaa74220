"""Sealed logs: finished logs, compressed into one row each and still verifiable.

The last link of a log stays in its head: unsealing recomputes the chain, which must end there.
A seal has its own digest too, so that it can be verified without decompression.
"""

from __future__ import annotations

import hashlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence

from biritch.server.storage.chain import Damaged, first_link, next_link, verify_log
from biritch.server.storage.store import StoreFault

NEWEST = 3
"""The form of a file with sealed logs: earlier versions of Biritch refuse it."""
_LENGTH = 4  # bytes before each line that say how long it is
Row = tuple[int, bytes, bytes]
"""A line: its number, what it says, its link."""


def create_sealed(db: sqlite3.Connection) -> None:
    """Create the table of sealed logs, if missing, and record the version in the header."""
    db.execute(
        "CREATE TABLE IF NOT EXISTS sealed (owner TEXT NOT NULL PRIMARY KEY,"
        " n INTEGER NOT NULL, body BLOB NOT NULL, link BLOB NOT NULL)"
    )
    db.execute(f"PRAGMA user_version = {NEWEST}")


def has_sealed(db: sqlite3.Connection) -> bool:
    """Return whether the file may have sealed logs."""
    select = "SELECT 1 FROM sqlite_schema WHERE name = 'sealed'"
    return db.execute(select).fetchone() is not None


def seal(owner: str, lines: Sequence[bytes]) -> tuple[str, int, bytes, bytes]:
    """Return the row of a sealed log: owner, number of lines, compressed lines, digest.

    Example:
        >>> row = seal("k3x7qa", [b"opened", b"closed"])
        >>> unseal(*row)
        [b'opened', b'closed']
    """
    packed = b"".join(len(line).to_bytes(_LENGTH, "big") + line for line in lines)
    body = zlib.compress(packed, 9)
    return owner, len(lines), body, seal_link(owner, len(lines), body)


def seal_link(owner: str, n: int, body: bytes) -> bytes:
    """Return the digest of a sealed log.

    Example:
        >>> seal_link("a", 1, b"x") == seal_link("b", 1, b"x")
        False
    """
    head = b"biritch sealed\0" + owner.encode() + b"\0" + str(n).encode() + b"\0"
    return hashlib.sha256(head + body).digest()


def unseal(owner: object, n: object, body: object, link: object) -> list[bytes]:
    """Return the lines of a sealed log.

    Raises:
        Damaged: It is not what was sealed.
    """
    if not (isinstance(owner, str) and isinstance(n, int) and isinstance(body, bytes)):
        raise Damaged(StoreFault(str(owner), 0, "changed"))
    if seal_link(owner, n, body) != link:
        raise Damaged(StoreFault(owner, 0, "changed"))
    packed = zlib.decompress(body)
    lines, at = [], 0
    while at < len(packed):
        end = at + _LENGTH + int.from_bytes(packed[at : at + _LENGTH], "big")
        lines.append(packed[at + _LENGTH : end])
        at = end
    if len(lines) != n:
        raise Damaged(StoreFault(owner, len(lines), "shortened"))
    return lines


def chain_lines(owner: str, lines: Iterable[bytes]) -> Iterator[Row]:
    """Yield *lines*, the first ones of the log *owner*, with numbers and links."""
    link = first_link(owner)
    for number, body in enumerate(lines):
        link = next_link(link, body)
        yield number, body, link


def unseal_rows(
    owner: str, rows: Iterable[tuple[bool, int, bytes, bytes]], start: int = 0
) -> list[Row]:
    """Return the lines of *owner* from *start* on, from *rows* that may include a seal.

    A row has a flag (is it a seal?), a number, a body and a link; of a seal these are the
    number of lines, the compressed lines and the digest.

    Raises:
        Damaged: A seal is not what was sealed.
    """
    found: list[Row] = []
    for sealed, n, body, link in rows:
        if not sealed:
            found.append((n, body, link))
            continue
        try:
            lines = unseal(owner, n, body, link)
        except zlib.error as error:
            raise Damaged(StoreFault(owner, 0, "changed")) from error
        found += [row for row in chain_lines(owner, lines) if row[0] >= start]
    return found


def sealed_rows(db: sqlite3.Connection, owner: str) -> list[Row]:
    """Return the sealed lines of *owner* in *db*, with numbers and links.

    Raises:
        Damaged: They are not what was sealed.
    """
    if not has_sealed(db):
        return []
    found = db.execute("SELECT * FROM sealed WHERE owner = ?", (owner,)).fetchone()
    return [] if found is None else list(chain_lines(owner, unseal(*found)))


def rows_of(db: sqlite3.Connection, owner: str) -> list[Row]:
    """Return all lines of *owner* in *db*, sealed or not, with numbers and links.

    Raises:
        Damaged: What is sealed is not what was sealed.
    """
    select = "SELECT n, body, link FROM line WHERE owner = ? ORDER BY n"
    rows: list[Row] = db.execute(select, (owner,)).fetchall()
    # A log is sealed from its first line on: with that here, nothing of it is.
    return rows if rows and rows[0][0] == 0 else [*sealed_rows(db, owner), *rows]


def seal_log(db: sqlite3.Connection, owner: str) -> int:
    """Seal the log *owner* of *db* within a transaction; return the number of bytes saved.

    Raises:
        Damaged: It is not as it was stored: it stays as it is.
    """
    head = db.execute("SELECT n, link FROM head WHERE owner = ?", (owner,)).fetchone()
    if head is None:
        return 0
    lines = verify_log(owner, rows_of(db, owner), head)
    before = db.execute(
        "SELECT coalesce(sum(length(body) + length(link)), 0) FROM line WHERE owner = ?",
        (owner,),
    ).fetchone()[0]
    row = seal(owner, lines)
    if not before or len(row[2]) + len(row[3]) >= before:
        return 0
    db.execute("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", row)
    db.execute("DELETE FROM line WHERE owner = ?", (owner,))
    return int(before) - len(row[2]) - len(row[3])
