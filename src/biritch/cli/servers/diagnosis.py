"""Checks of an installation, each with its fault and what to do."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import stat
import sys
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.server.bus.bus import BadBus
from biritch.server.bus.nats import reach
from biritch.server.mail import MailSettings, read_mail_settings
from biritch.server.sets.feeds.keys import BadTrust, read_trust
from biritch.server.storage.addresses import (
    hide_login,
    is_address,
    reason_of_failure,
    scheme_of,
)
from biritch.server.storage.chain import Damaged
from biritch.server.storage.store import BadDatabase, archive_of, path_of
from biritch.server.web.limits import (
    BadSettings,
    Limits,
    read_mail_table,
    read_server_table,
    read_settings,
)
from biritch.server.web.security import site_host
from biritch.server.web.server import Address, CannotServe, default_database, listen

NEW = {"missing", "new", "earlier"}
"""Why a database cannot be read that the next server makes, or brings to the form of now."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@dataclass(frozen=True, slots=True)
class Installation:
    """The installation to check, by the options of ``biritch serve``."""

    database: str = ""
    bus: str = ""
    settings: str = ""
    host: str = "127.0.0.1"
    port: int | None = None


@dataclass(frozen=True, slots=True)
class CheckResult:
    """A check: its name, and its fault, if any."""

    check: str
    why: Phrase | None = None


def diagnose(
    installation: Installation, only: Container[str] | None = None
) -> Iterator[CheckResult]:
    """Yield the result of each check, or of those in *only*."""
    checks: dict[str, Callable[[Installation], Phrase | None]] = {
        "page": _page,
        "engine": _engine,
        "settings": _settings,
        "database": _database,
        "private": _private,
        "disk": _disk,
        "bus": _bus,
        "network": _network,
        "port": _port,
    }
    for name, look in checks.items():
        if only is not None and name not in only:
            continue
        try:
            yield CheckResult(name, look(installation))
        except Damaged as error:
            yield CheckResult(name, error.fault.phrase)
        except (
            BadBus, BadDatabase, BadSettings, BadTrust, CannotServe, MissingExtra
        ) as error:  # fmt: skip
            yield CheckResult(name, error.phrase)


def _page(_: Installation) -> Phrase | None:
    """Check that the pages were built."""
    from biritch.server.web import pages

    built = (Path(pages.__file__).parents[1] / "static" / "index.html").is_file()
    return None if built else Phrase.of("doctor-no-page")


def _engine(_: Installation) -> Phrase | None:
    """Check that the double dummy engine is installed."""
    from biritch.solver.choice import is_pure

    return Phrase.of("doctor-no-engine") if is_pure() else None


def _settings(installation: Installation) -> Phrase | None:
    """Check that the file of settings is readable and valid."""
    _limits(installation)
    _letters(installation)
    if not installation.settings:
        return None
    table = read_server_table(Path(installation.settings))
    sites, trusted = table.get("site", ()), table.get("trust", ())
    for site in sites if isinstance(sites, tuple) else ():
        if not site_host(site):
            what = Phrase.of("cli-bad-site", text=hide_login(site))
            return Phrase.of(
                "cli-at", place=f"{installation.settings}, [server] site", what=what
            )
    for server in trusted if isinstance(trusted, tuple) else ():
        read_trust(server)
    return None


def _letters(installation: Installation) -> MailSettings | None:
    if not installation.settings:
        return None
    table = read_mail_table(Path(installation.settings))
    return read_mail_settings(table, installation.settings, os.environ)


def _limits(installation: Installation) -> Limits:
    return read_settings(Path(installation.settings)) if installation.settings else Limits()


def _file(installation: Installation) -> Path | None:
    """Return the database file, if it is a file."""
    address = installation.database or default_database()
    address = address.strip()
    if scheme_of(address) == "sqlite" or not is_address(address):
        return path_of(address)
    return None


def _database(installation: Installation) -> Phrase | None:
    """Check that the database can be read, or created by the next server."""
    address = installation.database or default_database()
    if scheme_of(address) == "memory":
        return None
    try:
        archive_of(address).read("")
    except BadDatabase as error:
        if error.name not in NEW:
            raise
    if path := _file(installation):
        _demand_writable(path)
    return None


def _is_read_only(path: Path) -> bool:
    """Return whether *path* is on a read-only disk."""
    return hasattr(os, "statvfs") and bool(os.statvfs(path).f_flag & os.ST_RDONLY)


def _demand_writable(path: Path) -> None:
    """Check that a server may write the file at *path*, and others beside it.

    Raises:
        BadDatabase: It may not.
    """
    folder = path.absolute().parent
    while not folder.exists():
        folder = folder.parent
    why = 0 if folder.is_dir() else errno.ENOTDIR
    for each in (folder, path):
        if not why and each.exists() and not os.access(each, os.W_OK):
            why = errno.EROFS if _is_read_only(each) else errno.EACCES
    if why:
        raise BadDatabase(
            "unopened", file=str(path), why=reason_of_failure(OSError(why, os.strerror(why)))
        )


def _private(installation: Installation) -> Phrase | None:
    """Check that others cannot read the database or the settings."""
    if sys.platform == "win32":
        return None
    for path in (_file(installation), Path(installation.settings or "/nowhere")):
        if path is not None and path.is_file() and path.stat().st_mode & _OTHERS:
            return Phrase.of("doctor-readable", file=str(path))
    return None


def _disk(installation: Installation) -> Phrase | None:
    """Check that there is enough free space to open something new."""
    folder = (_file(installation) or Path.cwd()).absolute().parent
    while not folder.exists():
        folder = folder.parent
    wanted = Limits().free_megabytes
    with suppress(BadSettings):  # told of the settings
        wanted = _limits(installation).free_megabytes
    left = shutil.disk_usage(folder).free // 1_000_000
    if left >= wanted:
        return None
    return Phrase.of("doctor-full", left=left, wanted=wanted, folder=str(folder))


def _bus(installation: Installation) -> Phrase | None:
    """Check that the bus can be reached."""
    if installation.bus:
        asyncio.run(reach(installation.bus))
    return None


def _network(installation: Installation) -> Phrase | None:
    """Check that passwords and tables do not cross the internet without TLS."""
    database = installation.database.strip()
    if scheme_of(database) in {"postgres", "postgresql"}:
        parts = urlsplit(database)
        asked = dict(parse_qsl(parts.query)).get("sslmode", "")
        if not (asked in {"verify-ca", "verify-full"} or _is_near(parts.hostname)):
            return _open_to_all(database, "?sslmode=verify-full")
    if scheme_of(installation.bus) == "nats" and not _is_near(
        urlsplit(installation.bus.strip()).hostname
    ):
        return _open_to_all(installation.bus, "tls://")
    with suppress(BadSettings):  # told of the settings
        mail = _letters(installation)
        if mail is not None and mail.security == "none" and not _is_near(mail.host):
            return _open_to_all(mail.host, 'security = "starttls"')
    return None


def _open_to_all(place: str, wanted: str) -> Phrase:
    return Phrase.of("doctor-open", place=hide_login(place), wanted=wanted)


def _is_near(host: str | None) -> bool:
    """Return whether *host* is on this machine or a private network.

    Example:
        >>> [_is_near(host) for host in ("localhost", "10.0.0.7", "postgres", "db.example.org")]
        [True, True, True, False]
    """
    if not host:
        return True
    try:
        return ip_address(host).is_private
    except ValueError:
        return "." not in host  # names of containers, and of machines at home


def _port(installation: Installation) -> Phrase | None:
    """Check that a server can listen at the port."""
    listen(Address(installation.host, installation.port)).close()
    return None
