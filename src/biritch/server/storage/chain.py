"""Chains: each line of a log is stored with a link, made of it and of the link before.

So a bit that flips, a line that vanishes or changes its place, and a log that is shortened or
grows from outside are noticed when it is read: nothing that was stored changes in silence.
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
    """A stored log that is not what was stored."""

    def __init__(self, fault: StoreFault) -> None:
        """Say which *fault* was found."""
        super().__init__(f"{fault.log}: line {fault.line}: {fault.name}")
        self.fault = fault


def verify_log(
    owner: object,
    rows: Iterable[tuple[object, object, object]],
    head: tuple[object, object],
    start: int = 0,
    before: bytes = b"",
) -> list[bytes]:
    """Return the lines of the log *owner* if all are there and as they were stored.

    *rows* are the number, the body and the link of each, *head* how many there are and the link
    of the last. They may begin at line *start*, after the link *before*.

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
