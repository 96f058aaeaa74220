"""Signatures: the author and time of an entry in a tournament's log."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

DIRECTOR = "director"
"""Who signs entries as a director: this word, perhaps followed by a name."""
PLAYED = "play"
"""Who signs scores that were made at the server's own tables."""


def is_trusted(by: str) -> bool:
    """Return whether a score signed *by* needs no agreement.

    A director's does not, nor does one from an online table.

    Example:
        >>> is_trusted("director Ann"), is_trusted("1ns")
        (True, False)
    """
    return by == PLAYED or by.partition(" ")[0] == DIRECTOR


class Signature(NamedTuple):
    """The author of a step, and the time.

    Example:
        >>> Signature("3 ns", "2026-01-05T20:41:00").now.minute
        41
    """

    by: str
    at: str
    """When, in the form of ISO 8601, with the offset from UTC."""

    @property
    def now(self) -> datetime:
        """The time as a ``datetime``."""
        return datetime.fromisoformat(self.at)


BY_DIRECTOR = Signature(DIRECTOR, "")
"""A director, at no time: to ask whether a step might be taken."""
