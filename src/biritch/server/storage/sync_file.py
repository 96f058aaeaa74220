"""The write-ahead log of a file of SQLite's, made to survive a power cut apart from commits.

SQLite would sync at every commit, in the thread that commits. To commit takes microseconds and
to sync milliseconds: so the loop commits, without a sync, and a thread syncs what several
tables have committed meanwhile, once for all of them. Nobody is told before. Where Linux can
sync by itself and say when it has (``io_submit``, by the library caio), no thread is woken.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
        _sync(self.opened())

    def opened(self) -> int:
        """Return the open file, which SQLite may have made anew.

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


class KernelSync:
    """Syncs, one after another, that the kernel makes beside the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Listen in *loop* to what the kernel says.

        Raises:
            ImportError, NotImplementedError, OSError: It cannot be had here.
        """
        from caio.linux_aio import Context, Operation

        self._operation: Any = Operation
        self._context: Any = Context(1)
        self._told: tuple[Any, Callable[[OSError | None], None]] | None = None
        self._loop = loop
        loop.add_reader(self._context.fileno, self._listen)

    def begin(self, file: int, told: Callable[[OSError | None], None]) -> None:
        """Have *file* synced; *told* is called in the loop, with what went wrong if anything.

        Raises:
            OSError: The kernel does not take it on.
        """
        operation = self._operation.fdsync(file)
        try:
            taken = self._context.submit(operation)
        except ValueError as error:  # as caio says that the kernel cannot do it with this file
            raise OSError(str(error)) from error
        if taken != 1:
            raise OSError("the kernel takes no sync on")
        self._told = operation, told

    def _listen(self) -> None:
        try:
            self._context.poll()
        except BlockingIOError:  # it was heard before
            return
        if not self._context.process_events() or self._told is None:
            return
        (operation, told), self._told = self._told, None
        try:
            operation.get_value()
        except OSError as error:
            told(error)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is not known to be kept
            told(OSError(str(error)))
        else:
            told(None)

    def close(self) -> None:
        """Listen no more."""
        self._loop.remove_reader(self._context.fileno)


def kernel_sync(loop: asyncio.AbstractEventLoop) -> KernelSync | None:
    """Return syncs by the kernel for *loop*, where they can be had."""
    try:
        return KernelSync(loop)
    except (ImportError, NotImplementedError, OSError):
        return None
