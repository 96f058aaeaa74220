"""Records: values that may change and be deleted, unlike lines of logs; such as accounts.

A record is a body under a name with slashes, ``account/k3x7qa/deal/9f86``. Related changes are
written together, completely or not at all. A write may require the values it was computed from;
if another process has changed them, nothing is written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Protocol, TypeAlias

Bodies: TypeAlias = Mapping[str, bytes | None]
"""The body of each record by its name; ``None`` where there is none."""


class RecordChanged(Exception):
    """Raised when a record is not what the change was computed from: read it again."""


class Records(Protocol):
    """Stores records; what :meth:`write` returned from survives a power cut."""

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all records below it, sorted by name."""

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Write the *changes*, where ``None`` removes a record: all of them, or none.

        Raises:
            RecordChanged: A record of *provided* is not what is said there.
            OSError: They could not be stored.
        """


def belongs(name: str, under: str) -> bool:
    """Return whether the record *name* is *under* or below it.

    Example:
        >>> belongs("account/k3/deal/9f", "account/k3"), belongs("account/k3x", "account/k3")
        (True, False)
    """
    return name == under or name.startswith(f"{under}/")


def record_link(name: str, body: bytes) -> bytes:
    """Return the hash stored beside *body*, so that a flipped bit is detected.

    Example:
        >>> record_link("a", b"1") == record_link("b", b"1")
        False
    """
    return hashlib.sha256(b"biritch record\0" + name.encode() + b"\0" + body).digest()
