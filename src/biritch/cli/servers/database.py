"""Shared parts of commands on a server's database: options, and its store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language
from biritch.cli.servers.settings import DATABASE, database_named

if TYPE_CHECKING:
    from biritch.server.storage.store import Store, StoreArchive

COMMAND_LINE = "biritch"
"""Who did what is done on the command line, in the log of the owner's acts."""
T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., object])


def database_options(function: Function) -> Function:
    """Add ``--database``, ``--json`` and ``--lang`` to a command."""
    database = click.option(
        "--database", metavar="URL", default=None, cls=TranslatedOption,
        help="cli-option-database",
    )  # fmt: skip
    return database(as_json(language(function)))


def open_archive(database: str | None) -> tuple[str, StoreArchive]:
    """Return the address of *database*, or the default one, and its archive.

    Raises:
        Refusal: There is no such address.
    """
    from biritch.server.storage.store import archive_of

    address = database_named(database, f"--database, {DATABASE}")
    return address, archive_of(address)


def with_store(
    database: str | None,
    work: Callable[[Store], Awaitable[T]],
    *,
    refusals: tuple[type[Exception], ...],
    unwritten: str,
) -> T:
    """Run *work* with the store of *database*, which must exist; return its result.

    *refusals* are errors with a ``phrase``; *unwritten* is the message for a database that
    cannot be read or written.

    Raises:
        Refusal: The database cannot be used, or what is asked cannot be done.
    """
    from biritch.server.storage.addresses import reason_of_failure
    from biritch.server.storage.chain import Damaged
    from biritch.server.storage.store import BadDatabase, find

    expected: tuple[type[Exception], ...] = (BadDatabase, *refusals)

    async def do() -> T:
        address, archive = open_archive(database)
        await asyncio.to_thread(archive.read, "")  # nothing is made by a mistake
        store = find(address)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except expected as error:
        raise Refusal(error.phrase) from None  # type: ignore[attr-defined]
    except Damaged as error:
        raise Refusal(error.fault.phrase) from None
    except OSError as error:
        raise refuse(unwritten, why=reason_of_failure(error)) from None
