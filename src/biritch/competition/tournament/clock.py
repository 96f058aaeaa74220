"""The clock of a round: the time left, running or stopped."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

LITTLE = 300
"""Seconds before the end of a round at which players are warned."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A countdown: the seconds left when it was last set, and since when it runs, if so.

    Example:
        >>> from datetime import datetime, timedelta
        >>> eight = datetime(2026, 1, 5, 20)
        >>> clock = Clock(60.0 * 21, since=eight)
        >>> clock.seconds(eight + timedelta(minutes=20))
        60
    """

    left: float = 0.0
    since: datetime | None = None
    """When it was started; ``None`` while it is stopped."""

    @property
    def running(self) -> bool:
        """Whether it runs.

        Example:
            >>> Clock(300.0).running
            False
        """
        return self.since is not None

    def seconds(self, now: datetime) -> int:
        """Return the seconds left at *now*; negative in overtime.

        Example:
            >>> from datetime import datetime
            >>> Clock(300.0).seconds(datetime(2026, 1, 5, 20))
            300
        """
        gone = (now - self.since) if self.since is not None else timedelta()
        return round(self.left - gone.total_seconds())

    def set(self, now: datetime, *, running: bool, minutes: int = 0) -> Clock:
        """Return the clock started or stopped at *now*, with that many *minutes* added.

        Example:
            >>> from datetime import datetime
            >>> clock = Clock(300.0).set(datetime(2026, 1, 5, 20), running=True, minutes=2)
            >>> clock.left, clock.running
            (420.0, True)
        """
        remaining = self.seconds(now) + 60.0 * minutes
        return replace(self, left=remaining, since=now if running else None)


def warning_seconds(minutes: int) -> int:
    """Return how many seconds before the end to warn the players, for a round of *minutes*.

    Five minutes, or a quarter of a short round.

    Example:
        >>> warning_seconds(25), warning_seconds(8)
        (300, 120)
    """
    return min(LITTLE, 15 * minutes)
