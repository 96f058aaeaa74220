"""Chains: each line of a log is stored with a link, a hash of it and of the former link.

Flipped bits, lost or moved lines, and logs shortened or extended from outside are therefore
detected when the log is read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from biritch.server.storage.logs import Unreadable
from biritch.server.storage.store import StoreFault


def first_link(owner: str) -> bytes:
    """Return the link before the first line of the log *owner*.

    Example:
        >>> first_link("k3x7qa").hex()[:8]
        '25ee8a27'
    """
    return hashlib.sha256(b"biritch log\0" + owner.encode()).digest()


def next_link(link: bytes, body: bytes) -> bytes:
    """Return the link of a line *body* after *link*.

    Example:
        >>> link = first_link("k3x7qa")
        >>> next_link(link, b"opened") == next_link(link, b"0pened")
        False
    """
    return hashlib.sha256(link + body).digest()


class Damaged(Unreadable):
    """Raised when a stored log is damaged."""

    def __init__(self, fault: StoreFault) -> None:
        """Describe the *fault*."""
        super().__init__(f"{fault.log}: line {fault.line}: {fault.name}")
        self.fault = fault


def verify_log(
    owner: object,
    rows: Iterable[tuple[object, object, object]],
    head: tuple[object, object],
    start: int = 0,
    before: bytes = b"",
) -> list[bytes]:
    """Verify the log *owner* against its links and return its lines.

    *rows* have number, body and link of each line; *head* is the number of lines and the last
    link. They may begin at line *start*, after the link *before*.

    Raises:
        Damaged: They are not.
    """
    # A bit of SQLite's own may have made another type of anything that was written.
    if not isinstance(owner, str):
        raise Damaged(StoreFault(repr(owner), 0, "changed"))
    link = before if start else first_link(owner)
    bodies: list[bytes] = []
    for number, body, stored in rows:
        n = start + len(bodies)
        if number != n:
            raise Damaged(StoreFault(owner, n, "missing"))
        if not isinstance(body, bytes) or (link := next_link(link, body)) != stored:
            raise Damaged(StoreFault(owner, n, "changed"))
        bodies.append(body)
    n = start + len(bodies)
    if head != (n, link if bodies else head[1]):
        raise Damaged(StoreFault(owner, n, "shortened"))
    return bodies
