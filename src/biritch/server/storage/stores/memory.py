"""A store in memory, lost when the server stops: for tests, or to leave no trace."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Sequence

from biritch.server.storage.records import Bodies, RecordChanged
from biritch.server.storage.store import BadDatabase, LineTaken, StoreFault, StoreKind


class MemoryStore:
    """A store in a dictionary.

    Example:
        >>> import asyncio
        >>> store = MemoryStore()
        >>> asyncio.run(store.append("k3x7qa", 0, [b"opened"]))
        >>> asyncio.run(store.read("k3x7qa"))
        [b'opened']
    """

    def __init__(self) -> None:
        self._tables: dict[str, list[bytes]] = {}
        self._records: dict[str, bytes] = {}
        self._names: list[str] = []
        """Those of the records, in order."""

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* to *table*, numbered from *n* on.

        Raises:
            LineTaken: The log has not exactly *n* lines.
        """
        stored = self._tables.get(table, [])
        if len(stored) != n:
            raise LineTaken(f"{table}: line {n} of {len(stored)}")
        self._tables[table] = [*stored, *lines]

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all *n* lines of *table* by *lines*; without lines, remove it.

        Raises:
            LineTaken: The log has not exactly *n* lines.
        """
        stored = self._tables.get(table, [])
        if len(stored) != n:
            raise LineTaken(f"{table}: line {n} of {len(stored)}")
        self._tables[table] = list(lines)
        if not lines:
            del self._tables[table]

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        return list(self._tables.get(table, ())[start:])

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines of each of *tables*."""
        return {table: len(self._tables.get(table, ())) for table in tables}

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Grant the lease at once: no other process uses this store."""
        del name, holder, seconds
        return 0.0

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write: always false."""
        return False

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Do nothing: no other process writes."""
        del table, grown
        return lambda: None

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all records below it."""
        names, below = self._names, f"{under}/"
        found = [under] if under in self._records else []
        # "0" comes next after "/".
        found += names[bisect_left(names, below) : bisect_left(names, f"{under}0")]
        return {name: self._records[name] for name in found}

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write and remove records.

        Raises:
            RecordChanged: A record is not what *provided* says.
        """
        for name, body in (provided or {}).items():
            if self._records.get(name) != body:
                raise RecordChanged(name)
        for name, body in changes.items():
            known = name in self._records
            if body is not None:
                self._records[name] = body
                if not known:
                    insort(self._names, name)
            elif known:
                del self._records[name], self._names[bisect_left(self._names, name)]

    async def faults(self) -> Sequence[StoreFault]:
        """Return an empty list: nothing can be damaged."""
        return ()

    def free(self) -> None:
        """Return ``None``: the free memory is unknown."""

    async def close(self) -> None:
        """Keep the content: a test may look at it."""


def _open(rest: str) -> MemoryStore:
    if rest.strip("/"):
        raise BadDatabase("memory", text=rest)
    return MemoryStore()


STORE = StoreKind(_open, "memory:")

SENTENCES = {
    "en": """
server-database-memory = memory: takes no name, got '{ $text }'
""",
    "fr": """
server-database-memory = memory: ne prend pas de nom, or il y a « { $text } »
""",
}
