"""Maintenance of a store file, for the commands."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from biritch.server.storage import archive
from biritch.server.storage.chain import Damaged, verify_log
from biritch.server.storage.incremental import update_backup, verify_new
from biritch.server.storage.sealing import rows_of
from biritch.server.storage.store import BadDatabase, StoreFault, StoreReport

USUAL_LINE = 200
"""Bytes a line takes in the file, about."""


@dataclass(frozen=True, slots=True)
class FileArchive:
    """A store file and its maintenance operations."""

    path: Path

    def verify(self, progress: Callable[[int], None] = lambda _: None) -> StoreReport:
        """Verify the file; *progress* receives the number of lines checked.

        Raises:
            BadDatabase: It is not there, or is no store.
        """
        return archive.verify(self.path, progress)

    def backup(self, target: Path) -> StoreReport:
        """Write the present content of the file to the new file *target*.

        Raises:
            BadDatabase: It is not there, is no store, or *target* is there already.
            OSError: The file cannot be written.
        """
        return archive.backup(self.path, target)

    def update(self, target: Path) -> StoreReport:
        """Update the backup *target* from the file; return what was added.

        Raises:
            BadDatabase: One of them is not there, or is no store.
            OSError: The backup cannot be written.
        """
        return update_backup(self.path, target)

    def verify_new(self, backup: Path) -> StoreReport:
        """Verify what the file holds beyond *backup*.

        Raises:
            BadDatabase: One of them is not there, or is no store.
        """
        return verify_new(self.path, backup)

    def restore(self, copy: Path) -> tuple[StoreReport, str]:
        """Replace the file by the backup *copy*; return also the name of the replaced file.

        Raises:
            BadDatabase: *copy* is not there or is no store, or a server runs on the file.
            OSError: The file cannot be written.
        """
        report, kept = archive.restore(copy, self.path)
        return report, str(kept or "")

    def read(self, table: str) -> list[bytes]:
        """Return every line of *table*.

        Raises:
            BadDatabase: It is not there, is no store, or was written by an earlier version.
            Damaged: They are not as they were stored.
        """
        select = "SELECT n, link FROM head WHERE owner = ?"
        with closing(archive.open_archive(self.path)) as db:
            if archive.schema_of(db) < archive.SCHEMA:
                raise BadDatabase("earlier", file=str(self.path))
            try:
                db.execute("BEGIN")
                head = db.execute(select, (table,)).fetchone()
                return verify_log(table, rows_of(db, table), head or (0, b""))
            except sqlite3.DatabaseError as error:
                raise Damaged(StoreFault(table, 0, "pages")) from error

    def names(self) -> list[str]:
        """Return the names of all logs, in order.

        Raises:
            BadDatabase: It is not there, or is no store.
            Damaged: The file cannot be read.
        """
        with closing(archive.open_archive(self.path)) as db:
            select = "SELECT DISTINCT owner FROM line ORDER BY owner"
            try:
                if archive.schema_of(db) >= archive.SCHEMA:
                    select = "SELECT owner FROM head ORDER BY owner"
                return [str(row[0]) for row in db.execute(select)]
            except sqlite3.DatabaseError as error:
                raise Damaged(StoreFault("", -1, "pages")) from error

    @property
    def size(self) -> int:
        """The approximate number of lines."""
        return self.path.stat().st_size // USUAL_LINE if self.path.is_file() else 0
