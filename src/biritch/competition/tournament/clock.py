"""The clock of a round: how long is left, going or standing still."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

LITTLE = 300
"""Seconds before the end when players are warned; a quarter of a short round."""


@dataclass(frozen=True, slots=True)
class Clock:
    """So many seconds left when it was last touched, and since when it goes."""

    left: float = 0.0
    since: datetime | None = None
    """When it was set going; ``None`` while it stands."""

    @property
    def running(self) -> bool:
        """Whether it goes."""
        return self.since is not None

    def seconds(self, now: datetime) -> int:
        """Return the seconds left at *now*; below zero when the round lasts too long."""
        gone = (now - self.since) if self.since is not None else timedelta()
        return round(self.left - gone.total_seconds())

    def set(self, now: datetime, *, running: bool, minutes: int = 0) -> Clock:
        """Return the clock going or standing from *now*, with so many *minutes* more."""
        left = self.seconds(now) + 60.0 * minutes
        return replace(self, left=left, since=now if running else None)


def short(minutes: int) -> int:
    """Return how many seconds before its end players are warned in a round of *minutes*."""
    return min(LITTLE, 15 * minutes)
