"""The interface of a store: append, read, close. Each kind is a file in ``stores/``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from biritch import shelf
from biritch.core.phrase import Phrase
from biritch.server.storage import stores


class LineTaken(Exception):
    """Somebody else has already written that line: read the table again."""


class Store(Protocol):
    """Keeps the lines of every table. What :meth:`append` returned from is never lost."""

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* as lines *n*, *n* + 1, … of *table*: all of them, or none.

        Returns once they would survive the power being cut.

        Raises:
            LineTaken: One of these numbers is there already.
            OSError: They could not be kept.
        """

    async def read(self, table: str) -> list[bytes]:
        """Return every line of *table* in order; none if there is no such table."""

    def free(self) -> int | None:
        """Return how many bytes more can be kept, or ``None`` where nobody can tell."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""


class BadDatabase(ValueError):
    """A database that cannot be used, and why, in both languages.

    Example:
        >>> BadDatabase("memory", text="tables").phrase.name
        'server-database-memory'
    """

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Keep the sentence ``server-database-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"server-database-{name}", **arguments)


@dataclass(frozen=True, slots=True)
class StoreKind:
    """A kind of store: ``open`` takes what follows the colon of ``--database``."""

    open: Callable[[str], Store]
    example: str


def find(url: str) -> Store:
    """Open the store at *url*, ``sqlite:///path`` or ``memory:``.

    Raises:
        BadDatabase: There is no such kind of store, or it cannot be opened.

    Example:
        >>> type(find("memory:")).__name__
        'MemoryStore'
    """
    kinds = shelf.load(stores, "STORE", StoreKind)
    scheme, colon, rest = url.partition(":")
    if not colon or scheme not in kinds:
        examples = ", ".join(kind.example for kind in kinds.values())
        raise BadDatabase("unknown", text=url, words=examples)
    return kinds[scheme].open(rest)
