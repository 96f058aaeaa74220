"""Files that only their owner may read: databases, backups, and what stands beside them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

PRIVATE = 0o600
"""Read and written by the owner alone."""


def make_private(path: Path) -> None:
    """Create the file at *path* if it is missing; let its owner alone read and write it.

    SQLite gives its log and its index the permissions of the file. On Windows only the folder
    decides who may read.

    Raises:
        OSError: It cannot be created.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for ending in ("", "-wal", "-shm", "-head", "-lock"):
        # Someone else's file stays as its owner wants it.
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).chmod(PRIVATE)
