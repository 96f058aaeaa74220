"""Syncs the write-ahead log of an SQLite file separately from commits.

SQLite would sync at every commit. A commit takes microseconds and a sync milliseconds, so a
thread commits for several tables and then syncs once for all.
"""

from __future__ import annotations

import os
from pathlib import Path

_sync = getattr(os, "fdatasync", os.fsync)  # macOS and Windows have no fdatasync


class SyncFile:
    """The write-ahead log of an open store; :meth:`sync` makes all commits durable."""

    def __init__(self, path: Path) -> None:
        """Use the log of the store at *path*; SQLite creates the file at its first write."""
        self._path = path.with_name(f"{path.name}-wal")
        self._file = -1

    def sync(self) -> None:
        """Sync the file to disk.

        Raises:
            OSError: It does not.
        """
        _sync(self.open_file())

    def open_file(self) -> int:
        """Return the open file; reopen it if SQLite has recreated it.

        Raises:
            OSError: It is not there.
        """
        if self._file < 0 or not os.fstat(self._file).st_nlink:
            self.close()
            self._file = os.open(self._path, os.O_RDWR)
        return self._file

    def close(self) -> None:
        """Close the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
