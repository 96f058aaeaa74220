"""The register of dealt boards: no set is used twice (Law 6D2).

It is the organiser's SQLite file, with a fingerprint for each board, keyed with a secret of the
register, so that a fingerprint alone reveals nothing of the cards. With the file, hands could
be tested against it: only its owner may read it, and it must stay as secret as the deals.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from biritch.cli.messages import refuse
from biritch.core.deals import Deal

Boards = Iterable[tuple[int, Deal]]
"""Numbers and deals."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS secret (key BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS board (
    fingerprint BLOB PRIMARY KEY, title TEXT NOT NULL, number INTEGER NOT NULL
) WITHOUT ROWID;
"""
_MARK = 0x42697269
"""``PRAGMA application_id``: this file is a register, not somebody's other database."""


@dataclass(frozen=True, slots=True)
class Register:
    """The register in the file at *path*, created if missing."""

    path: Path

    def enter(self, boards: Boards, title: str) -> int:
        """Enter *boards* as the set *title*, all or none; return their number.

        Refuses a board dealt before, or given twice.
        """
        with self._open() as file:
            key = _key(file)
            entered = 0
            for board, deal in boards:
                self._add(file, fingerprint(key, deal), title, board)
                entered += 1
            return entered

    def _add(self, file: sqlite3.Connection, mark: bytes, title: str, board: int) -> None:
        query = "SELECT title, number FROM board WHERE fingerprint = ?"
        row = file.execute(query, (mark,)).fetchone()
        if row is not None:
            name, before = str(row[0]), str(row[1])
            raise refuse(
                "dealing-dealt-before",
                board=str(board),
                title=name,
                before=before,
                file=str(self.path),
            )
        file.execute("INSERT INTO board VALUES (?, ?, ?)", (mark, title, board))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction."""
        if not self.path.exists():
            # Made with its mode, since for a moment SQLite's own would let others read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        try:
            with closing(sqlite3.connect(self.path, timeout=10, isolation_level=None)) as file:
                # Two directors may deal at once: the lock is taken before the first look.
                file.execute("BEGIN IMMEDIATE")
                _prepare(file)
                yield file
                file.execute("COMMIT")
        except sqlite3.Error as error:
            trouble = str(error)
            raise refuse("dealing-no-register", file=str(self.path), what=trouble) from None


def _prepare(file: sqlite3.Connection) -> None:
    (mark,) = file.execute("PRAGMA application_id").fetchone()
    (tables,) = file.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if mark != _MARK and tables:
        raise sqlite3.DatabaseError("another program's database")
    for statement in _SCHEMA.split(";"):
        file.execute(statement)
    file.execute(f"PRAGMA application_id = {_MARK}")


def _key(file: sqlite3.Connection) -> bytes:
    row = file.execute("SELECT key FROM secret").fetchone()
    if row is not None:
        return bytes(row[0])
    key = secrets.token_bytes(32)
    file.execute("INSERT INTO secret VALUES (?)", (key,))
    return key


def fingerprint(key: bytes, deal: Deal) -> bytes:
    """Return the stored fingerprint of *deal*.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> deal = next(seeded_deals(7))
        >>> fingerprint(b"secret", deal) == fingerprint(b"another secret", deal)
        False
    """
    # Deals are fewer than 2 to the 96th. Without the key, nobody can try deals against it.
    return hmac.new(key, deal.rank.to_bytes(12, "big"), hashlib.sha256).digest()
