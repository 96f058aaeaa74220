"""A store around a store: what passes everything on, for those that add one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biritch.server.storage.records import Bodies
from biritch.server.storage.store import Store, StoreFault


class PassingStore:
    """Passes everything on to *inner*.

    Example:
        >>> from biritch.server.storage.stores.memory import MemoryStore
        >>> PassingStore(MemoryStore()).is_shared
        False
    """

    def __init__(self, inner: Store) -> None:
        """Stand before *inner*."""
        self.inner = inner

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* as lines *n*, *n* + 1, … of *table*.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: They could not be kept.
        """
        await self.inner.append(table, n, lines)

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* in the place of all *n* lines of *table*; with none it is gone.

        Only for what somebody wants forgotten: everything else is appended.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: It could not be done.
        """
        await self.inner.rewrite(table, n, lines)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        return await self.inner.read(table, start)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many lines each of *tables* has."""
        return await self.inner.lengths(tables)

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Let *holder* alone do the work *name*, as the store says."""
        return await self.inner.lease(name, holder, seconds)

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all those below it."""
        return await self.inner.records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Put and remove records, as the store does."""
        await self.inner.write(changes, provided)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""
        return self.inner.is_shared

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Call *grown* when another process is heard to have written *table*."""
        return self.inner.watch(table, grown)

    async def faults(self) -> Sequence[StoreFault]:
        """Return what is not as it was stored."""
        return await self.inner.faults()

    def free(self) -> int | None:
        """Return how many bytes more can be kept."""
        return self.inner.free()

    async def close(self) -> None:
        """Let go of the store."""
        await self.inner.close()
