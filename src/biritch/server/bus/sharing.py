"""What the processes of one service share: the store, the bus, and news of logs that grow."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from biritch.server.bus.bus import Bus, Stop, word_of
from biritch.server.storage.records import Bodies
from biritch.server.storage.store import Store, StoreFault

Grown = Callable[[int], None]
"""Takes how many lines a log has now."""


def subject_of(log: str) -> str:
    """Return where it is said that *log* grows.

    Example:
        >>> subject_of("event/k3x7qa")
        'biritch.log.event_2fk3x7qa'
    """
    return f"biritch.log.{word_of(log)}"


class ToldStore:
    """A store whose logs are told, when they grow, to the other processes that hold them.

    Only the number of lines is told: what they say is read in the store.
    """

    def __init__(self, store: Store, bus: Bus) -> None:
        """Keep everything in *store*, and tell of it on *bus*."""
        self._store, self._bus = store, bus

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines*, as a :class:`~biritch.server.storage.store.Store` does, and say so.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: They could not be kept.
        """
        await self._store.append(table, n, lines)
        self._bus.publish(subject_of(table), b"%d" % (n + len(lines)))

    def watch(self, table: str, grown: Grown) -> Stop:
        """Call *grown* when another process says that *table* has more lines."""

        def heard(said: bytes, _: str) -> None:
            with contextlib.suppress(ValueError):
                grown(int(said))

        return self._bus.subscribe(subject_of(table), heard)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        return await self._store.read(table, start)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many lines each of *tables* has."""
        return await self._store.lengths(tables)

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Let *holder* alone do the work *name*, as the store says."""
        return await self._store.lease(name, holder, seconds)

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all those below it."""
        return await self._store.records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Put and remove records, as the store does."""
        await self._store.write(changes, provided)

    @property
    def shared(self) -> bool:
        """Whether other processes may write the same logs."""
        return self._store.shared

    async def faults(self) -> Sequence[StoreFault]:
        """Return what is not as it was stored."""
        return await self._store.faults()

    def free(self) -> int | None:
        """Return how many bytes more can be kept."""
        return self._store.free()

    async def close(self) -> None:
        """Let go of the store; the bus stays."""
        await self._store.close()


@dataclass(frozen=True, slots=True)
class Sharing:
    """This process among the others: its name, the bus, the store they all write."""

    bus: Bus
    store: ToldStore
    process: str = field(default_factory=lambda: secrets.token_hex(8))
