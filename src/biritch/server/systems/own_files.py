"""Users' own systems: their files, stored with the logs that name them.

A log names such a system by its content (:mod:`biritch.bidding.own_systems`). The file is a log
of its own in the same store, ``system/`` and the digits of that name, so that old tables can
still be explained and backups are complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec

from biritch.bidding import own_systems
from biritch.bidding.system import System
from biritch.server.storage.records import Bodies
from biritch.server.storage.store import LineTaken, Store, StoreFault

T = TypeVar("T")

LARGEST = 64 * 1024
"""Bytes of a file that a server keeps."""
_MOST_STORED = 10_000


class OwnFileLine(msgspec.Struct):
    """The log line of one file."""

    text: str


def log_name(name: str) -> str:
    """Return the name of the file of the system *name* in the store.

    Example:
        >>> log_name("own.2f45644b5eb82df0b9a6212ac592afd3")
        'system/2f45644b5eb82df0b9a6212ac592afd3'
    """
    return f"system/{name.removeprefix(own_systems.PREFIX)}"


def knowing(names: Iterable[str], job: Callable[[], T]) -> Callable[[], T]:
    """Return *job*, able to run in a process that has not loaded the systems in *names*.

    Example:
        >>> knowing(["robot:sef"], int)()
        0
    """
    texts = [
        text
        for name in sorted(own_systems.names_in(names))
        if (text := own_systems.text_of(name)) is not None
    ]
    return partial(_do_job, tuple(texts), job) if texts else job


def _do_job(texts: tuple[str, ...], job: Callable[[], T]) -> T:
    for text in texts:
        own_systems.keep(text)
    return job()


class OwnFiles:
    """A store that also stores and loads the users' own systems that its logs name.

    A reader of a log can use the systems that it names.
    """

    def __init__(self, store: Store) -> None:
        """Store files in *store*, beside the logs."""
        self._store = store
        self._stored: set[str] = set()
        """Systems whose files are known to be in the store."""

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* as :class:`~biritch.server.storage.store.Store` does.

        The files of the systems they name are stored first.
        """
        for name in _names_in_lines(lines) - self._stored:
            if (text := own_systems.text_of(name)) is not None:
                await self._store_text(name, text)
        await self._store.append(table, n, lines)

    async def _store_text(self, name: str, text: str) -> None:
        line = msgspec.json.encode(OwnFileLine(text))
        with suppress(LineTaken):  # it was brought before
            await self._store.append(log_name(name), 0, [line])
        if len(self._stored) >= _MOST_STORED:
            self._stored.clear()
        self._stored.add(name)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return lines of *table*, and load the systems they name."""
        lines = await self._store.read(table, start)
        await self.load_systems(lines)
        return lines

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all lines of *table* by *lines*."""
        await self._store.rewrite(table, n, lines)

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all records below it."""
        return await self._store.records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write and remove records, as a :class:`~biritch.server.storage.store.Store` does."""
        await self._store.write(changes, provided)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines of each of *tables*."""
        return await self._store.lengths(tables)

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Try to acquire the lease *name* for *holder*."""
        return await self._store.lease(name, holder, seconds)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""
        return self._store.is_shared

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Call *grown* when another process announces that it has written *table*."""
        return self._store.watch(table, grown)

    async def faults(self) -> Sequence[StoreFault]:
        """Return the damage known so far."""
        return await self._store.faults()

    def free(self) -> int | None:
        """Return the number of free bytes, or ``None`` if unknown."""
        return self._store.free()

    async def close(self) -> None:
        """Close the store."""
        await self._store.close()

    async def load_systems(self, said: Iterable[bytes]) -> None:
        """Load the stored systems that the lines *said* name, if they are not loaded yet.

        Raises:
            Damaged: The file is not what was stored.
        """
        for name in _names_in_lines(said):
            if own_systems.text_of(name) is not None:
                continue
            keep_stored(name, await self._store.read(log_name(name)))

    async def keep(self, system: System) -> None:
        """Store the file of *system*, which a user has sent.

        Raises:
            OSError: It cannot be stored.
        """
        await self._store_text(system.name, own_systems.text_of(system.name) or "")


def keep_stored(name: str, lines: Iterable[bytes]) -> None:
    """Load the system *name*, whose file is the log of *lines*."""
    for line in lines:
        text = msgspec.json.decode(line, type=OwnFileLine).text
        if own_systems.name_of(text) == name:
            own_systems.keep(text)


def _names_in_lines(lines: Iterable[bytes]) -> set[str]:
    """Return the names of users' own systems in *lines*."""
    mark = own_systems.PREFIX.encode()
    return own_systems.names_in(
        line.decode("utf-8", "replace") for line in lines if mark in line
    )
