"""The interface of stores: append, read, close. Each kind is a file in ``stores/``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from biritch import shelf
from biritch.core.phrase import Argument, Phrase
from biritch.server.storage import stores
from biritch.server.storage.addresses import hide_login, is_address, scheme_of
from biritch.server.storage.records import Records


class LineTaken(Exception):
    """Raised when another process has already written that line: read the table again."""


@dataclass(frozen=True, slots=True)
class StoreFault:
    """A fault in a store: which log, which line, what is wrong.

    ``log`` is empty if the fault concerns the whole file; ``line`` is -1 if it concerns no
    line.
    """

    log: str
    line: int
    name: str

    @property
    def phrase(self) -> Phrase:
        """The sentence that describes it."""
        return Phrase.of(f"store-{self.name}", log=self.log, line=self.line)


@dataclass(frozen=True, slots=True)
class StoreReport:
    """The content of a store, and its faults."""

    logs: int
    entries: int
    faults: tuple[StoreFault, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether there are no faults."""
        return not self.faults


class Store(Records, Protocol):
    """Stores the lines of logs, which never change, and records, which may.

    What :meth:`append` or :meth:`write` returned from is never lost.
    """

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* to *table* as lines *n*, *n* + 1, …: all of them, or none.

        Returns when they would survive a power cut.

        Raises:
            LineTaken: One of these numbers is there already.
            OSError: They could not be stored.
        """

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all *n* lines of *table* by *lines*; without lines, remove it.

        Only for erasure: everything else is appended.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: It could not be done.
        """

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on, in order; an empty list if none."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines of each of *tables*."""

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Try to acquire the lease *name* for *holder*, for that many *seconds*.

        Returns 0 if granted, otherwise in how many seconds to ask again. With 0 *seconds* it
        releases the lease.
        """

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Call *grown* when another process announces that it has written *table*.

        Returns a function that ends this. It may never be called: a caller that must know has
        to read.
        """

    async def faults(self) -> Sequence[StoreFault]:
        """Return the damage known so far."""

    def free(self) -> int | None:
        """Return the number of free bytes, or ``None`` if unknown."""

    async def close(self) -> None:
        """Finish running work and close everything."""


class BadDatabase(ValueError):
    """Raised when a database cannot be used; the message exists in both languages.

    Example:
        >>> BadDatabase("memory", text="tables").phrase.name
        'server-database-memory'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``server-database-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.name = name
        self.phrase = Phrase.of(f"server-database-{name}", **arguments)


class StoreArchive(Protocol):
    """A store and its maintenance operations."""

    def verify(self, progress: Callable[[int], None] = lambda _: None) -> StoreReport:
        """Verify the store; *progress* receives the number of lines checked.

        Raises:
            BadDatabase: It is not there, or is no store.
        """

    def backup(self, target: Path) -> StoreReport:
        """Write the present content to *target*, a new SQLite store.

        Raises:
            BadDatabase: It is not there, is no store, or *target* is there already.
            OSError: The file cannot be written.
        """

    def update(self, target: Path) -> StoreReport:
        """Update the backup *target*; return what was added.

        Raises:
            BadDatabase: It is not there or is no store, or *target* is no backup.
            OSError: The backup cannot be written.
        """

    def verify_new(self, backup: Path) -> StoreReport:
        """Verify what the store holds beyond *backup*.

        Raises:
            BadDatabase: It is not there or is no store, or *backup* is none.
        """

    def restore(self, copy: Path) -> tuple[StoreReport, str]:
        """Replace the store by the backup *copy*; return also where the replaced one is kept.

        Raises:
            BadDatabase: *copy* is not there or is no store, or a server runs on this one.
            OSError: It cannot be written.
        """

    def read(self, table: str) -> list[bytes]:
        """Return every line of *table*.

        Raises:
            BadDatabase: It is not there, or is no store.
            Damaged: They are not as they were stored.
        """

    def names(self) -> list[str]:
        """Return the names of all logs, in order.

        Raises:
            BadDatabase: It is not there, or is no store.
            Damaged: They cannot be read.
        """

    @property
    def size(self) -> int:
        """The approximate number of lines, for progress display."""


@dataclass(frozen=True, slots=True)
class StoreKind:
    """A kind of store: ``open`` takes the text after the colon of ``--database``.

    ``archive`` takes the same text and returns the maintenance operations.
    """

    open: Callable[[str], Store]
    example: str
    archive: Callable[[str], StoreArchive] | None = None
    aliases: tuple[str, ...] = ()
    """Other schemes that people write for it."""


def path_of(url: str) -> Path:
    """Return the file of ``sqlite:///relative`` or ``sqlite:////absolute``.

    On Windows also of ``sqlite:///C:/…``; a bare path is returned as it is.

    Raises:
        BadDatabase: It is the address of something else.

    Example:
        >>> str(path_of("sqlite:///club.db")), str(path_of("club.db"))
        ('club.db', 'club.db')
    """
    path = url.removeprefix("sqlite:///")
    if not path or (path == url and is_address(url)):
        raise BadDatabase("unknown", text=hide_login(url), words="tables.db")
    return Path(path).expanduser()


def find(url: str) -> Store:
    """Open the store at *url*: ``tables.db``, ``sqlite:///path``, ``memory:`` and others.

    Raises:
        BadDatabase: There is no such kind of store, or it cannot be opened.

    Example:
        >>> type(find("memory:")).__name__
        'MemoryStore'
    """
    kind, rest = _kind_of(url)
    return kind.open(rest)


def archive_of(url: str) -> StoreArchive:
    """Return the maintenance operations of the store at *url*; a bare path is SQLite's.

    Raises:
        BadDatabase: There is no such kind of store, or nothing of it stays.

    Example:
        >>> type(archive_of("club.db")).__name__
        'FileArchive'
    """
    kind, rest = _kind_of(url)
    if kind.archive is None:
        raise BadDatabase("unknown", text=hide_login(url), words="tables.db")
    return kind.archive(rest)


def _kind_of(url: str) -> tuple[StoreKind, str]:
    """Return the kind of store at *url*, and the text after its scheme.

    Raises:
        BadDatabase: The address is empty, or its scheme is unknown.
    """
    url = url.strip()
    if not url:
        raise BadDatabase("empty")
    kinds = shelf.load(stores, "STORE", StoreKind)
    names = {alias: name for name, kind in kinds.items() for alias in kind.aliases}
    scheme = scheme_of(url)
    if not scheme and not is_address(url):
        return kinds["sqlite"], f"///{url}"
    kind = kinds.get(names.get(scheme, scheme))
    if kind is None:
        examples = ", ".join(kind.example for kind in kinds.values())
        raise BadDatabase("unknown", text=hide_login(url), words=examples)
    return kind, url[len(scheme) + 1 :]
