"""The write-ahead log of a file of SQLite's, made to survive a power cut apart from commits.

SQLite would sync at every commit. To commit takes microseconds and to sync milliseconds: so a
thread commits what several tables have asked for and then syncs once for all of them.
"""

from __future__ import annotations

import os
from pathlib import Path

_sync = getattr(os, "fdatasync", os.fsync)  # macOS and Windows have no fdatasync


class SyncFile:
    """The log of an open store; :meth:`sync` returns once all that was committed is kept."""

    def __init__(self, path: Path) -> None:
        """Know the log of the store at *path*; SQLite makes the file when it first writes."""
        self._path = path.with_name(f"{path.name}-wal")
        self._file = -1

    def sync(self) -> None:
        """Have the disk keep what was written.

        Raises:
            OSError: It does not.
        """
        _sync(self.open_file())

    def open_file(self) -> int:
        """Return the open file, which SQLite may have made again.

        Raises:
            OSError: It is not there.
        """
        if self._file < 0 or not os.fstat(self._file).st_nlink:
            self.close()
            self._file = os.open(self._path, os.O_RDWR)
        return self._file

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
