"""One writer per file: the lock that a server holds on its store while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from biritch.server.storage.addresses import reason_of_failure
from biritch.server.storage.private_files import PRIVATE
from biritch.server.storage.store import BadDatabase


def lock(path: Path) -> FileLock:
    """Acquire the lock of the store at *path*; the system releases it when we end.

    Raises:
        BadDatabase: Another server holds it, or there is no place for it.
    """
    held = FileLock(
        path.with_name(f"{path.name}-lock"), timeout=0, mode=PRIVATE, thread_local=False
    )
    try:
        held.acquire()
    except Timeout:
        raise BadDatabase("held", file=str(path)) from None
    except OSError as error:
        raise BadDatabase("unopened", file=str(path), why=reason_of_failure(error)) from error
    return held


@contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold the lock of the store at *path* within the context.

    Raises:
        BadDatabase: Another server holds it, or there is no place for it.
    """
    held = lock(path)
    try:
        yield
    finally:
        held.release()
