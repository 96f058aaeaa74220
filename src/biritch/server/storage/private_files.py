"""Files readable only by their owner: databases, backups and auxiliary files."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

PRIVATE = 0o600
"""Read and written by the owner alone."""


def make_private(path: Path) -> None:
    """Create the file at *path* if missing; allow only its owner to read and write it.

    SQLite gives its auxiliary files the same permissions. On Windows the folder alone decides
    who may read.

    Raises:
        OSError: It cannot be created.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for ending in ("", "-wal", "-shm", "-head", "-lock"):
        # Someone else's file stays as its owner wants it.
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).chmod(PRIVATE)
