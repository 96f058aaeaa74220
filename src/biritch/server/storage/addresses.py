"""Addresses of databases and buses: which kind, and what may be shown of them."""

from __future__ import annotations

import re
import socket

from biritch.core.phrase import Phrase

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
"""Two letters at least: ``C:`` is a drive of Windows."""
_LOGIN = re.compile(r"(?![A-Za-z]:[\\/])[^@]*:.*@")
"""A user and a password, where no scheme is before them."""


def scheme_of(address: str) -> str:
    """Return the scheme of *address*, or nothing if it is the path of a file.

    Example:
        >>> scheme_of("postgresql://host/x"), scheme_of("tables.db"), scheme_of("C:/tables.db")
        ('postgresql', '', '')
    """
    found = _SCHEME.match(address)
    return found[1].lower() if found else ""


def is_address(text: str) -> bool:
    """Whether *text* is the address of something, misspelt or not, and not the path of a file.

    Example:
        >>> is_address("postgers:/host/x"), is_address("postgres//ann:secret@host/x")
        (True, True)
        >>> is_address("tables.db"), is_address("C:/ann@home/tables.db")
        (False, False)
    """
    return bool(scheme_of(text.strip()) or _LOGIN.match(text))


def hide_login(address: str) -> str:
    """Return *address* without user, password and options, however it is misspelt.

    Example:
        >>> hide_login("postgers:/ann:s/e@cret@db.club/bridge?password=x")
        'postgers:/db.club/bridge'
        >>> hide_login("postgres//ann:pw@db.club/bridge"), hide_login("tables.db")
        ('db.club/bridge', 'tables.db')
    """
    address = address.strip()
    scheme = scheme_of(address)
    if not scheme:
        return address.rpartition("@")[2] if is_address(address) else address
    # The last "@": a password may contain one, and slashes too.
    before, at, rest = address.rpartition("@")
    if at:
        slashes = before[len(scheme) + 1 :]
        kept = slashes[: len(slashes) - len(slashes.lstrip("/"))]
        address = f"{address[: len(scheme) + 1]}{kept}{rest}"
    return address.partition("?")[0]


def reason_of_failure(error: BaseException) -> str | Phrase:
    """Return why a connection failed, in words of the reader's language where there are any.

    Example:
        >>> reason_of_failure(TimeoutError()).name
        'server-why-timeout'
    """
    text = " ".join(str(error).split())
    if isinstance(error, TimeoutError):
        return Phrase.of("server-why-timeout")
    if isinstance(error, socket.gaierror):
        return Phrase.of("server-why-no-host")
    if isinstance(error, ConnectionRefusedError) or "Connect call failed" in text:
        return Phrase.of("server-why-refused")
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return text or Phrase.of("server-why-unknown")
