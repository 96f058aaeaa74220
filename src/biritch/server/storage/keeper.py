"""The keeper of a store: logs nobody writes any more are sealed, and go when the owner says so.

It works in a server, once a day, a few logs at a time: a file of SQLite's is written by one
process alone. What a store cannot do it leaves out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from biritch.server.web.limits import Limits

_log = logging.getLogger(__name__)
FIRST, EVERY = 600.0, 86_400.0
"""Seconds until the keeper looks for the first time, and from one look to the next."""
DAY = 86_400
TOGETHER = 50
"""Logs that are sealed, or removed, in one transaction."""
PAUSE = 0.1
"""Seconds between two transactions: people's lines come first."""


@runtime_checkable
class RemovingStore(Protocol):
    """A store that lets logs go."""

    async def remove(self, owners: Sequence[str]) -> int:
        """Remove the logs of *owners* for ever; return how many lines they had."""


@runtime_checkable
class KeptStore(RemovingStore, Protocol):
    """What the keeper asks of a store."""

    async def idle(self, before: int, after: str, most: int) -> list[tuple[str, int, bool]]:
        """Return *most* logs not written since the day *before*, whose names follow *after*.

        Each with the day, of those since 1970, on which it was written last, and whether it is
        sealed.
        """

    async def seal(self, owners: Sequence[str]) -> int:
        """Seal the logs of *owners*; return how many bytes that spares."""


def kind_of(log: str) -> str:
    """Return which kind of log *log* is, as the limits name it; empty is kept for ever.

    Example:
        >>> kind_of("k3x7qa"), kind_of("event/k3x7qa"), kind_of("practice/x"), kind_of("club/x")
        ('tables', 'tournaments', 'practice', '')
        >>> kind_of("k3x7qa-2-5"), kind_of("owner/acts"), kind_of("events/awake")
        ('tournaments', '', '')
    """
    first, slash, _ = log.partition("/")
    if not slash:
        # The table of a tournament goes with it: its name has the round and the table.
        return "tournaments" if "-" in log else "tables"
    return {"event": "tournaments", "practice": "practice"}.get(first, "")


@dataclass(slots=True)
class KeeperReport:
    """What the keeper has done: logs sealed, the bytes that spared, logs and lines removed."""

    sealed: int = 0
    spared: int = 0
    removed: int = 0
    lines: int = 0


async def keep(
    store: KeptStore, limits: Limits, now: float, pause: float = PAUSE
) -> KeeperReport:
    """Seal what is old and remove what is older, by *limits*, at *now* (seconds since 1970).

    Raises:
        OSError: It cannot be stored.
    """
    report, today, after = KeeperReport(), int(now // DAY), ""
    days = {
        "practice": limits.practice_days_kept,
        "tables": limits.table_days_kept,
        "tournaments": limits.tournament_days_kept,
    }
    ages = [each for each in (*days.values(), limits.seal_days) if each]
    if not ages:
        return report
    while True:
        found = await store.idle(today - min(ages), after, TOGETHER)
        if not found:
            return report
        after = found[-1][0]
        gone = [
            log
            for log, day, _ in found
            if (most := days.get(kind_of(log), 0)) and today - day > most
        ]
        closed = [
            log
            for log, day, sealed in found
            if not sealed
            and log not in gone
            and limits.seal_days
            and today - day > limits.seal_days
        ]
        if gone:
            report.lines += await store.remove(gone)
            report.removed += len(gone)
        if closed:
            report.spared += await store.seal(closed)
            report.sealed += len(closed)
        if gone or closed:
            await asyncio.sleep(pause)


class Keeper:
    """The keeper of one server."""

    def __init__(self, store: object, limits: Limits, clock: Callable[[], float]) -> None:
        """Keep *store* by *limits*; *clock* gives the seconds since 1970."""
        self._store, self._limits, self._clock = store, limits, clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look every day, the first time some minutes after the start."""
        if isinstance(self._store, KeptStore):
            self._task = asyncio.create_task(self._work(self._store))

    async def close(self) -> None:
        """Stop; what was begun in a transaction is whole."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self, store: KeptStore) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                report = await keep(store, self._limits, self._clock())
            except OSError as error:
                _log.warning("old logs are not sealed: %s", error)
            else:
                if report.sealed or report.removed:
                    _log.info("%s", report)
            await asyncio.sleep(EVERY)
