"""How much of the processors all robots of a server may use together, and how that is shared.

A machine often has other work, or is paid for by what it uses. Robots never stop: the more of
the budget of the last minute is used, the less each thinks, down to what a rule would take.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

WINDOW = 60.0
"""Seconds over which what was used is counted."""
EASY = 0.5
"""The part of the budget up to which robots think as long as they like."""


class ThinkingBudget:
    """Seconds of a processor in a minute, for all robots of a server.

    Example:
        >>> now = [0.0]
        >>> budget = ThinkingBudget(30, lambda: now[0])
        >>> budget.charge(24)
        >>> round(budget.share, 2)
        0.4
        >>> now[0] = 61.0
        >>> budget.share
        1.0
    """

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        """Let robots use *seconds* a minute (0: without limit); *clock* never goes back."""
        self._seconds, self._clock = seconds, clock
        self._spent: deque[tuple[float, float]] = deque()
        self._sum = 0.0

    def charge(self, seconds: float) -> None:
        """Count that robots have used that many *seconds* of a processor."""
        if self._seconds:
            self._spent.append((self._clock(), seconds))
            self._sum += seconds

    @property
    def seconds_used(self) -> float:
        """The seconds of a processor used in the last minute, where there is a budget."""
        now = self._clock()
        while self._spent and self._spent[0][0] < now - WINDOW:
            self._sum -= self._spent.popleft()[1]
        return max(0.0, self._sum)

    @property
    def share(self) -> float:
        """The part of its time that each robot gets: 1 while half of the budget is left."""
        if not self._seconds:
            return 1.0
        part = self.seconds_used / self._seconds
        return 1.0 if part <= EASY else max(0.0, (1.0 - part) / (1.0 - EASY))
