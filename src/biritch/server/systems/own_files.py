"""Systems of people's own: their files, kept with the logs that name them.

A log names such a system by its content (:mod:`biritch.bidding.own_systems`). The file is a log
of its own in the same store, ``system/`` and the digits of that name, so that a table of years
ago still explains itself, and a backup of the store has it.
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
    """The line of the log of one file."""

    text: str


def log_name(name: str) -> str:
    """Return what the store calls the file of the system *name*.

    Example:
        >>> log_name("own.2f45644b5eb82df0b9a6212ac592afd3")
        'system/2f45644b5eb82df0b9a6212ac592afd3'
    """
    return f"system/{name.removeprefix(own_systems.PREFIX)}"


def knowing(names: Iterable[str], job: Callable[[], T]) -> Callable[[], T]:
    """Return *job*, to be done where the files of the systems in *names* may not be known.

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
    """A store, and the files of people's own systems in it.

    A reader of a log finds the systems that it names.
    """

    def __init__(self, store: Store) -> None:
        """Keep files in *store*, beside the logs."""
        self._store = store
        self._stored: set[str] = set()
        """Systems whose files are known to be in the store."""

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines*, as a :class:`~biritch.server.storage.store.Store` does.

        The files of the systems they name are kept first, however they came here.
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
        """Return lines of *table*; the systems they name can be found from now on."""
        lines = await self._store.read(table, start)
        await self.load_systems(lines)
        return lines

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* in the place of all of *table*, as the store does."""
        await self._store.rewrite(table, n, lines)

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all those below it."""
        return await self._store.records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Put and remove records, as a :class:`~biritch.server.storage.store.Store` does."""
        await self._store.write(changes, provided)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many lines each of *tables* has."""
        return await self._store.lengths(tables)

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Let *holder* alone do the work *name*, as the store says."""
        return await self._store.lease(name, holder, seconds)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""
        return self._store.is_shared

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Call *grown* when another process is heard to have written *table*."""
        return self._store.watch(table, grown)

    async def faults(self) -> Sequence[StoreFault]:
        """Return what is not as it was stored."""
        return await self._store.faults()

    def free(self) -> int | None:
        """Return how many bytes more can be kept."""
        return self._store.free()

    async def close(self) -> None:
        """Let go of the store."""
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
        """Keep the file of *system*, which was brought here.

        Raises:
            OSError: It cannot be kept.
        """
        await self._store_text(system.name, own_systems.text_of(system.name) or "")


def keep_stored(name: str, lines: Iterable[bytes]) -> None:
    """Make the system *name* known, whose file is the log of *lines*."""
    for line in lines:
        text = msgspec.json.decode(line, type=OwnFileLine).text
        if own_systems.name_of(text) == name:
            own_systems.keep(text)


def _names_in_lines(lines: Iterable[bytes]) -> set[str]:
    """Return the names of people's own systems that stand in *lines*."""
    mark = own_systems.PREFIX.encode()
    return own_systems.names_in(
        line.decode("utf-8", "replace") for line in lines if mark in line
    )
