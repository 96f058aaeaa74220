"""The budget of processor time of all robots of a server.

The machine may have other work, or be paid by use. Robots never stop: the more of the last
minute's budget is used, the less each thinks, down to the cost of a rule.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

WINDOW = 60.0
"""Seconds over which what was used is counted."""
EASY = 0.5
"""The part of the budget up to which robots think as long as they like."""


class ThinkingBudget:
    """The robots' budget in processor seconds a minute.

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
        """Allow *seconds* a minute (0: no limit); *clock* is monotonic."""
        self._seconds, self._clock = seconds, clock
        self._spent: deque[tuple[float, float]] = deque()
        self._sum = 0.0

    def charge(self, seconds: float) -> None:
        """Count *seconds* of processor time used by robots."""
        if self._seconds:
            self._spent.append((self._clock(), seconds))
            self._sum += seconds

    @property
    def seconds_used(self) -> float:
        """The processor seconds used in the last minute, if there is a budget."""
        now = self._clock()
        while self._spent and self._spent[0][0] < now - WINDOW:
            self._sum -= self._spent.popleft()[1]
        return max(0.0, self._sum)

    @property
    def share(self) -> float:
        """The fraction of its time that a robot may think: 1 while half the budget is left."""
        if not self._seconds:
            return 1.0
        part = self.seconds_used / self._seconds
        return 1.0 if part <= EASY else max(0.0, (1.0 - part) / (1.0 - EASY))
