"""The database connection, and the creation and migration of its tables.

Everything is in the schema ``biritch``, so that the database can be shared. Alembic holds the
versions (:mod:`~biritch.server.storage.postgresql.migrations`); servers that start at the same
time wait for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from biritch.extras import MissingExtra
from biritch.server.storage.addresses import hide_login, reason_of_failure
from biritch.server.storage.store import BadDatabase

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")

SCHEMA = "biritch"
SERVERS = 0x42495249
"""The advisory lock that every server shares, and that a restore holds alone."""
_MIGRATING = SERVERS + 1
_REACH = 10.0
"""Seconds within which the database answers, or cannot be used."""
_VERSIONS = Path(__file__).parent / "migrations"


@dataclass(frozen=True, slots=True)
class DatabaseAddress:
    """The address of a database: the whole, perhaps with a password, and a printable form.

    Example:
        >>> DatabaseAddress("postgresql://ann:secret@db.club:5432/bridge").public_url
        'postgresql://db.club:5432/bridge'
    """

    url: str

    def __post_init__(self) -> None:
        """Check that the address can be parsed.

        Raises:
            BadDatabase: It cannot: the slashes are missing, or a sign of the password is not
                written as in addresses.
        """
        if not self.url.partition(":")[2].startswith("//"):
            example = "postgresql://user@host/database"
            raise BadDatabase("unknown", text=self.public_url, words=example)
        try:
            parts = urlsplit(self.url)
            readable = parts.port != 0 and parts.fragment == ""
        except ValueError:
            readable = False
        if not readable:
            raise BadDatabase("unreadable", place=self.public_url)

    @property
    def public_url(self) -> str:
        """The address without user name and password."""
        return hide_login(self.url)


def faults_of_database() -> tuple[type[Exception], ...]:
    """Return the exception types that a database or its connection may raise.

    Raises:
        MissingExtra: The optional part ``server`` is not installed.
    """
    driver = the_driver()
    # The driver's own confusion, where a connection ends while it begins to ask.
    confused = driver.InternalClientError
    return (driver.PostgresError, driver.InterfaceError, confused, OSError, TimeoutError)


def the_driver() -> Any:  # noqa: ANN401 - a module
    """Return the module asyncpg.

    Raises:
        MissingExtra: The optional part ``server`` is not installed.
    """
    try:
        import alembic  # noqa: F401 - wanted wherever the driver is
        import asyncpg
    except ImportError as missing:
        raise MissingExtra("server") from missing
    return asyncpg


def run_in_own_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run *work* in an event loop of its own and return its result."""
    with ThreadPoolExecutor(1, thread_name_prefix="database") as thread:
        return thread.submit(asyncio.run, work).result()


async def connect(address: DatabaseAddress) -> asyncpg.Connection[Any]:
    """Open a connection.

    Raises:
        BadDatabase: It cannot be reached.
        MissingExtra: The optional part ``server`` is not installed.
    """
    driver = the_driver()
    try:
        connection: asyncpg.Connection[Any] = await driver.connect(
            address.url, timeout=_REACH, server_settings={"application_name": "biritch"}
        )
    except Exception as error:
        if not isinstance(error, (*faults_of_database(), ValueError)):
            raise
        why = reason_of_failure(error)
        raise BadDatabase("unreached", place=address.public_url, why=why) from error
    return connection


@asynccontextmanager
async def changing(address: DatabaseAddress) -> AsyncIterator[AsyncConnection]:
    """Open one transaction for schema changes: all of it happens, or nothing.

    Raises:
        BadDatabase: It cannot be reached, or does not let us.
    """
    the_driver()
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(address), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
            yield connection
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        why = " ".join(str(cause).split())
        raise BadDatabase("unreached", place=address.public_url, why=why) from error
    finally:
        await engine.dispose()


async def migrate(address: DatabaseAddress) -> None:
    """Upgrade the tables to the current version; create them if there are none.

    Raises:
        BadDatabase: It cannot be reached, or is of a later version.
    """
    async with changing(address) as connection:
        await bring_up(connection, address)


async def bring_up(connection: AsyncConnection, address: DatabaseAddress) -> None:
    """Upgrade the tables to the current version, in an open transaction.

    Raises:
        BadDatabase: They are of a later version.
    """
    from alembic.util.exc import CommandError

    await connection.exec_driver_sql(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    try:
        await connection.run_sync(_upgrade)
    except CommandError as error:
        raise BadDatabase("later", file=address.public_url) from error


def _upgrade(connection: Connection) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_VERSIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)

    def steps(revision: Any, context: Any) -> Any:  # noqa: ANN401 - as Alembic calls it
        del context
        return script._upgrade_revs("head", revision)  # noqa: SLF001 - as its own command does

    with EnvironmentContext(config, script, fn=steps, destination_rev="head") as environment:
        environment.configure(connection=connection, version_table_schema=SCHEMA)
        environment.run_migrations()
