"""A base class for stores that wrap another one and add one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biritch.server.storage.records import Bodies
from biritch.server.storage.store import Store, StoreFault


class PassingStore:
    """Delegates every operation to *inner*.

    Example:
        >>> from biritch.server.storage.stores.memory import MemoryStore
        >>> PassingStore(MemoryStore()).is_shared
        False
    """

    def __init__(self, inner: Store) -> None:
        """Wrap *inner*."""
        self.inner = inner

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* to *table*, numbered from *n* on.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: They could not be stored.
        """
        await self.inner.append(table, n, lines)

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all *n* lines of *table* by *lines*; without lines, remove it.

        Only for erasure: everything else is appended.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: It could not be done.
        """
        await self.inner.rewrite(table, n, lines)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        return await self.inner.read(table, start)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines of each of *tables*."""
        return await self.inner.lengths(tables)

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Try to acquire the lease *name* for *holder*."""
        return await self.inner.lease(name, holder, seconds)

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all records below it."""
        return await self.inner.records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write and remove records."""
        await self.inner.write(changes, provided)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""
        return self.inner.is_shared

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Call *grown* when another process announces that it has written *table*."""
        return self.inner.watch(table, grown)

    async def faults(self) -> Sequence[StoreFault]:
        """Return the known damage."""
        return await self.inner.faults()

    def free(self) -> int | None:
        """Return the number of free bytes, or ``None`` if unknown."""
        return self.inner.free()

    async def close(self) -> None:
        """Close the store."""
        await self.inner.close()
