"""The interface of a store: append, read, close. Each kind is a file in ``stores/``."""

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
    """Somebody else has already written that line: read the table again."""


@dataclass(frozen=True, slots=True)
class StoreFault:
    """Something in a store that is not as it was stored: which log, which line, what.

    ``log`` is empty where it concerns the file as a whole, ``line`` -1 where no line is meant.
    """

    log: str
    line: int
    name: str

    @property
    def phrase(self) -> Phrase:
        """The sentence that says it."""
        return Phrase.of(f"store-{self.name}", log=self.log, line=self.line)


@dataclass(frozen=True, slots=True)
class StoreReport:
    """What a store holds, and what in it is not as it was stored."""

    logs: int
    entries: int
    faults: tuple[StoreFault, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether all is as it was stored."""
        return not self.faults


class Store(Records, Protocol):
    """Keeps the lines of every table, which stay, and records, which may change and go.

    What :meth:`append` or :meth:`write` returned from is never lost.
    """

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* as lines *n*, *n* + 1, … of *table*: all of them, or none.

        Returns once they would survive the power being cut.

        Raises:
            LineTaken: One of these numbers is there already.
            OSError: They could not be kept.
        """

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines* in the place of all *n* lines of *table*; with none it is gone.

        Only for what somebody wants forgotten: everything else is appended.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: It could not be done.
        """

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on, in order; none if there are none."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many lines each of *tables* has."""

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Let *holder* alone do the work *name* for that many *seconds*, if nobody else does.

        Returns 0 if it may, or in how many seconds it may ask again. Without *seconds* it
        gives back what it has.
        """

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""

    def watch(self, table: str, grown: Callable[[int], None]) -> Callable[[], None]:
        """Call *grown* when another process is heard to have written *table*.

        Returns what ends that. It may never be called: a caller that must know has to look.
        """

    async def faults(self) -> Sequence[StoreFault]:
        """Return what is not as it was stored, as far as is known."""

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

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Keep the sentence ``server-database-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.name = name
        self.phrase = Phrase.of(f"server-database-{name}", **arguments)


class StoreArchive(Protocol):
    """What a store holds, seen from beside the server."""

    def verify(self, progress: Callable[[int], None] = lambda _: None) -> StoreReport:
        """Return what it holds; *progress* hears how many lines were looked at.

        Raises:
            BadDatabase: It is not there, or is no store.
        """

    def backup(self, target: Path) -> StoreReport:
        """Write what it holds now as the new file *target*, a store of SQLite's.

        Raises:
            BadDatabase: It is not there, is no store, or *target* is there already.
            OSError: The file cannot be written.
        """

    def update(self, target: Path) -> StoreReport:
        """Bring the backup *target* up to what it holds now; return what is new.

        Raises:
            BadDatabase: It is not there or is no store, or *target* is no backup.
            OSError: The backup cannot be written.
        """

    def verify_new(self, backup: Path) -> StoreReport:
        """Return what it holds that *backup* does not, verified.

        Raises:
            BadDatabase: It is not there or is no store, or *backup* is none.
        """

    def restore(self, copy: Path) -> tuple[StoreReport, str]:
        """Put the backup *copy* in its place; return also where what was there is kept.

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
        """How many lines it may have, about: for the progress alone."""


@dataclass(frozen=True, slots=True)
class StoreKind:
    """A kind of store: ``open`` takes what follows the colon of ``--database``.

    ``archive``, of the same, is what is verified, backed up and restored beside the server.
    """

    open: Callable[[str], Store]
    example: str
    archive: Callable[[str], StoreArchive] | None = None
    aliases: tuple[str, ...] = ()
    """Other schemes that people write for it."""


def path_of(url: str) -> Path:
    """Return the file of ``sqlite:///relative`` or ``sqlite:////absolute``.

    On Windows ``sqlite:///C:/…``; a path alone is one too.

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
    """Return the archive of the store at *url*; a path alone is a file of SQLite's.

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
    """Return the kind of store at *url*, and what follows its scheme.

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
