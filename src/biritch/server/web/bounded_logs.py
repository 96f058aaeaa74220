"""Rate limits for log messages, so that an attacker cannot fill the disk."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from biritch.server.web.limits import Allowances, Rate

ALIKE = Rate(20, 6)
"""Messages of one kind."""
ALL = Rate(200, 60)
"""Messages of all kinds."""


class BoundedLogs(logging.Filter):
    """Limits equal messages, and reports how many were suppressed.

    Example:
        >>> bounded = BoundedLogs(lambda: 0.0)
        >>> record = logging.makeLogRecord({"msg": "table %s", "args": ("k3x7qa",)})
        >>> sum(bounded.filter(record) for _ in range(1000))
        20
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start to count; *clock* is monotonic."""
        super().__init__()
        self._allowances = Allowances(clock)
        self._kept_back: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether *record* is to be written; count it if not."""
        kind = (record.name, record.levelno, str(record.msg)[:200])
        if self._allowances.take(kind, ALIKE) or self._allowances.take("all", ALL):
            if len(self._kept_back) < 1000 or kind in self._kept_back:
                self._kept_back[kind] = self._kept_back.get(kind, 0) + 1
            return False
        if missed := self._kept_back.pop(kind, 0):
            record.msg = f"{record.getMessage()} (and {missed} more like it before)"
            record.args = ()
        return True


def bound_logs() -> None:
    """Limit the messages of all handlers of this process."""
    bounded = BoundedLogs(time.monotonic)
    for handler in logging.getLogger().handlers:
        handler.addFilter(bounded)
