"""The parts of one live table, for those that need several others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.attendance import TableAttendance
from biritch.server.tables.live.inbox import Inbox
from biritch.server.tables.live.table_policy import TableHooks
from biritch.server.tables.log import TableLog
from biritch.server.tables.services import Services


@dataclass(frozen=True, slots=True)
class TableParts:
    """The current log of a live table, its inbox, its people and its policies' hooks."""

    find_log: Callable[[], TableLog]
    services: Services
    inbox: Inbox
    attendance: TableAttendance
    hooks: tuple[TableHooks, ...]

    @property
    def log(self) -> TableLog:
        """The current log; it is replaced when the log is reloaded."""
        return self.find_log()

    @property
    def connections(self) -> Mapping[Connection, None]:
        """The open connections, in order of arrival."""
        return self.attendance.connections
