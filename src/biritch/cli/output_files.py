"""Writing files: atomically, and never over an existing one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from biritch.cli.messages import refuse

OPEN, SECRET = 0o666, 0o600
"""Whom a new file is for: everybody whom the system lets, or its owner alone."""


def is_pdf(name: str) -> bool:
    """Return whether a file *name* is a PDF.

    Example:
        >>> is_pdf("Results.PDF"), is_pdf("results.html")
        (True, False)
    """
    return name.lower().endswith(".pdf")


def write_new(path: Path, data: bytes, mode: int = OPEN) -> None:
    """Write *data* to the new file *path*; refuse an existing one.

    Raises:
        Refusal: There is one already, or its folder is not there.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder) / "deals.pbn"
        ...     write_new(path, b"% PBN 2.1")
        ...     path.read_bytes()
        b'% PBN 2.1'
    """
    if path.exists():
        raise refuse("dealing-there-already", file=str(path))
    write_file(path, data, mode)


def write_text(target: str, text: str) -> bool:
    """Write *text* to the path *target*, or to standard output for ``-``; return which.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     write_text(f"{folder}/ranking.csv", "1,3")
        True
    """
    if target == "-":
        sys.stdout.buffer.write(text.encode())
        return False
    write_file(Path(target), text.encode())
    return True


def write_file(path: Path, data: bytes, mode: int = OPEN) -> None:
    """Write *data* to *path* atomically.

    Raises:
        Refusal: Its folder is not there.
        OSError: The file cannot be written; nothing is left of it then.
    """
    write_pieces(path, (data,), mode)


def write_pieces(path: Path, pieces: Iterable[bytes], mode: int = OPEN) -> None:
    """Write *pieces* to *path* atomically.

    Raises:
        Refusal: Its folder is not there.
        OSError: The file cannot be written; nothing is left of it then.
    """
    folder = path.absolute().parent
    if not folder.is_dir():
        raise refuse("site-no-folder", folder=str(path.parent))
    import tempfile

    handle, name = tempfile.mkstemp(dir=folder, prefix=".biritch-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(pieces)
            file.flush()
            # Before the rename, or a crash could leave the name with an empty file.
            os.fsync(file.fileno())
        # The mask can only be read by setting it; mkstemp ignores it and makes the file 0600.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(mode & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
