"""Records: what may change and go, unlike the lines of logs, such as an account.

A record is a body under a name of words with slashes, ``account/k3x7qa/deal/9f86``. A change
concerns as many as belong together, and is written whole or not at all. What it was computed
from can be demanded: where somebody else has changed that meanwhile, nothing is written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Protocol, TypeAlias

Bodies: TypeAlias = Mapping[str, bytes | None]
"""The body of each record by its name; ``None`` where there is none."""


class RecordChanged(Exception):
    """A record is not what a change was computed from: read it again."""


class Records(Protocol):
    """Keeps records. What :meth:`write` returned from survives the power being cut."""

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record called *under* and all those below it, in order of their names."""

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Put the *changes*, or remove what is ``None``: all of them, or none.

        Raises:
            RecordChanged: A record of *provided* is not what is said there.
            OSError: They could not be kept.
        """


def belongs(name: str, under: str) -> bool:
    """Whether the record *name* is *under* or below it.

    Example:
        >>> belongs("account/k3/deal/9f", "account/k3"), belongs("account/k3x", "account/k3")
        (True, False)
    """
    return name == under or name.startswith(f"{under}/")


def record_link(name: str, body: bytes) -> bytes:
    """Return what is stored beside *body*, so that a bit that flips is noticed.

    Example:
        >>> record_link("a", b"1") == record_link("b", b"1")
        False
    """
    return hashlib.sha256(b"biritch record\0" + name.encode() + b"\0" + body).digest()
