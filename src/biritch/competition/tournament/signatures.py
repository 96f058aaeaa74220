"""Who enters a line of a tournament's log, and when."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

DIRECTOR = "director"
"""Who signs entries as a director: this word, perhaps followed by a name."""
PLAYED = "play"
"""Who signs scores that were made at the server's own tables."""


def is_trusted(by: str) -> bool:
    """Return whether a score signed *by* needs no agreement of the other side.

    A director's does not, nor does what a table of the server has seen played.

    Example:
        >>> is_trusted("director Ann"), is_trusted("1ns")
        (True, False)
    """
    return by == PLAYED or by.partition(" ")[0] == DIRECTOR


class Signature(NamedTuple):
    """Who enters a step, and when.

    Example:
        >>> Signature("3 ns", "2026-01-05T20:41:00").now.minute
        41
    """

    by: str
    at: str
    """When, in the form of ISO 8601, with the offset from UTC."""

    @property
    def now(self) -> datetime:
        """When, as a time to compare."""
        return datetime.fromisoformat(self.at)


BY_DIRECTOR = Signature(DIRECTOR, "")
"""A director, at no time: to ask whether a step might be taken."""
