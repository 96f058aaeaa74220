"""Addresses of databases and buses: their kind, and their printable form."""

from __future__ import annotations

import errno
import re
import socket

from biritch.core.phrase import Phrase

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
"""Two letters at least: ``C:`` is a drive of Windows."""
_LOGIN = re.compile(r"(?![A-Za-z]:[\\/])[^@]*:.*@")
"""A user and a password, where no scheme is before them."""


def scheme_of(address: str) -> str:
    """Return the scheme of *address*, or an empty string if it is a file path.

    Example:
        >>> scheme_of("postgresql://host/x"), scheme_of("tables.db"), scheme_of("C:/tables.db")
        ('postgresql', '', '')
    """
    found = _SCHEME.match(address)
    return found[1].lower() if found else ""


def is_address(text: str) -> bool:
    """Return whether *text* is an address, perhaps misspelt, and not a file path.

    Example:
        >>> is_address("postgers:/host/x"), is_address("postgres//ann:secret@host/x")
        (True, True)
        >>> is_address("tables.db"), is_address("C:/ann@home/tables.db")
        (False, False)
    """
    return bool(scheme_of(text.strip()) or _LOGIN.match(text))


def hide_login(address: str) -> str:
    """Return *address* without user, password and options, even if it is misspelt.

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


_REASONS = {
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOENT: "not-there",
    errno.ENOTDIR: "no-folder",
}
"""What an operating system says most often, by its number."""


def kind_of_trouble(error: BaseException) -> str:
    """Classify a write error: ``full``, ``readonly`` or ``other``.

    Example:
        >>> kind_of_trouble(OSError("database or disk is full"))
        'full'
        >>> kind_of_trouble(OSError("attempt to write a readonly database"))
        'readonly'
        >>> kind_of_trouble(OSError(28, "No space left on device"))
        'full'
    """
    said, number = str(error).lower(), getattr(error, "errno", None)
    if number in (errno.ENOSPC, errno.EDQUOT) or "is full" in said or "no space" in said:
        return "full"
    if number == errno.EROFS or "readonly" in said or "read-only" in said:
        return "readonly"
    return "other"


def reason_of_failure(error: BaseException) -> str | Phrase:
    """Return why something could not be reached, read or written.

    It is a phrase, in the reader's language, if there is one.

    Example:
        >>> reason_of_failure(TimeoutError()).name
        'server-why-timeout'
        >>> reason_of_failure(OSError("database or disk is full")).name
        'server-why-full'
    """
    text = " ".join(str(error).split())
    if isinstance(error, TimeoutError):
        return Phrase.of("server-why-timeout")
    if isinstance(error, socket.gaierror):
        return Phrase.of("server-why-no-host")
    if isinstance(error, ConnectionRefusedError) or "Connect call failed" in text:
        return Phrase.of("server-why-refused")
    trouble = kind_of_trouble(error)
    if trouble != "other":
        return Phrase.of(f"server-why-{trouble}")
    if isinstance(error, OSError) and error.strerror:
        reason = _REASONS.get(error.errno or 0)
        return Phrase.of(f"server-why-{reason}") if reason else error.strerror
    return text or Phrase.of("server-why-unknown")
