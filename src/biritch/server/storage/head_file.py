"""The file beside a store with its number of lines at the last write.

SQLite silently drops the end of a write-ahead log whose bits have changed; this count reveals
it. It is written after each commit and never synced: after a power cut it may be low, which is
harmless, but never high.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from biritch.server.storage.private_files import PRIVATE

_FORM = "biritch store: {lines:020} lines, check {check}\n"


def head_path(path: Path) -> Path:
    """Return the path of the count of the store at *path*.

    Example:
        >>> head_path(Path("club.db")).name
        'club.db-head'
    """
    return path.with_name(f"{path.name}-head")


def written_head(lines: int) -> bytes:
    """Return the content of a count file.

    Example:
        >>> written_head(7)[:44]
        b'biritch store: 00000000000000000007 lines, c'
    """
    check = hashlib.sha256(f"{lines}".encode()).hexdigest()[:16]
    return _FORM.format(lines=lines, check=check).encode()


def read_head(path: Path) -> tuple[int, str]:
    """Return the least number of lines of the store at *path*, and a fault if any.

    Without such a file the number is 0 and there is no fault.
    """
    try:
        content = head_path(path).read_bytes()
    except OSError:
        return 0, ""
    try:
        lines = int(content[15:35])
    except ValueError:
        lines = -1
    if not content or content == written_head(lines):
        return max(0, lines), ""
    return 0, "head"


def write_head(path: Path, lines: int) -> None:
    """Write the count file of the store at *path*.

    Raises:
        OSError: It cannot be written.
    """
    file = os.open(head_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    try:
        os.write(file, written_head(lines))
    finally:
        os.close(file)


class HeadFile:
    """The count file of an open store, rewritten in place."""

    def __init__(self, path: Path) -> None:
        """Open the count file of the store at *path*.

        Raises:
            OSError: It cannot be written.
        """
        self._file = os.open(head_path(path), os.O_RDWR | os.O_CREAT, PRIVATE)

    def write(self, lines: int) -> None:
        """Write the count *lines*.

        Raises:
            OSError: It cannot be written.
        """
        if hasattr(os, "pwrite"):
            os.pwrite(self._file, written_head(lines), 0)
            return
        os.lseek(self._file, 0, os.SEEK_SET)  # Windows has no pwrite
        os.write(self._file, written_head(lines))

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)
