"""Retention: seal logs that are no longer written, and remove them by the owner's limits.

It runs once a day within a server, a few logs at a time; of several servers on one database
only one does it. Steps that the store does not support are skipped.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from biritch.server.storage.logs import Unreadable
from biritch.server.storage.records import Records
from biritch.server.tokens import KEY_LENGTH, random_word
from biritch.server.web.limits import Limits

_log = logging.getLogger(__name__)
FIRST, EVERY = 600.0, 86_400.0
"""Seconds until the keeper looks for the first time, and from one look to the next."""
DAY = 86_400
TOGETHER = 50
"""Logs that are sealed, or removed, in one transaction."""
PAUSE = 0.1
"""Seconds between two transactions: people's lines come first."""


DAILY_SETS_KEPT = 62
"""Days for which a set of the day stays at least: the ladder of a month reads it."""
LEAP = 32
"""Days by which a clock may be ahead of the last look; more is believed a look later."""
WORK = "keeper"
"""What the lease is called by which one of several servers works."""
LEASE = 3_600.0
_LAST = "keeper/day"
"""The record of the day of the last look."""
_TOURNAMENT_TABLE = re.compile(r"[a-z0-9]+-\d+-\d+")


@runtime_checkable
class RemovingStore(Protocol):
    """A store that can remove logs."""

    async def remove(self, owners: Sequence[str], before: int | None = None) -> int:
        """Remove the logs of *owners* permanently; return the number of lines removed.

        With *before*, keep logs written on that day or later.
        """


@runtime_checkable
class KeptStore(RemovingStore, Records, Protocol):
    """The store operations that retention needs."""

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Try to acquire the lease *name* for *holder*; return 0 if it is granted."""

    async def idle(self, before: int, after: str, most: int) -> list[tuple[str, int, bool]]:
        """Return up to *most* logs not written since the day *before*, named after *after*.

        Each comes with the day of its last write, counted since 1970, and whether it is sealed.
        """

    async def seal(self, owners: Sequence[str]) -> int:
        """Seal the logs of *owners*; return the number of bytes saved."""


def kind_of(log: str) -> str:
    """Return the kind of *log* as the limits name it; empty means kept for ever.

    Example:
        >>> kind_of("k3x7qa"), kind_of("event/k3x7qa"), kind_of("practice/x"), kind_of("club/x")
        ('tables', 'tournaments', 'practice', '')
        >>> kind_of("k3x7qa-2-5"), kind_of("V-3x_A"), kind_of("owner/acts"), kind_of("set/x")
        ('tournaments', 'tables', '', 'sets')
    """
    first, slash, _ = log.partition("/")
    if not slash:
        # The table of a tournament goes with it: its name has the round and the table.
        return "tournaments" if _TOURNAMENT_TABLE.fullmatch(log) else "tables"
    kinds = {
        "event": "tournaments",
        "practice": "practice",
        "bidding": "practice",
        "match": "tables",
        "set": "sets",
        "set-far": "sets",
    }
    return kinds.get(first, "")


@dataclass(slots=True)
class KeeperReport:
    """What retention did: logs sealed, bytes saved, logs and lines removed."""

    sealed: int = 0
    spared: int = 0
    removed: int = 0
    lines: int = 0


async def keep(
    store: KeptStore, limits: Limits, now: float, pause: float = PAUSE
) -> KeeperReport:
    """Seal old logs and remove older ones by *limits*, at *now* (seconds since 1970).

    Raises:
        OSError: It cannot be stored.
    """
    report, today, after = KeeperReport(), int(now // DAY), ""
    ages = [each for each in (*retention_days(limits).values(), limits.seal_days) if each]
    if not ages:
        return report
    kept = {} if await _has_leapt(store, today) else retention_days(limits)
    while True:
        found = await store.idle(today - min(ages), after, TOGETHER)
        if not found:
            return report
        after = found[-1][0]
        gone = [log for log, day, _ in found if is_over(log, today - day, kept)]
        closed = [
            log
            for log, day, sealed in found
            if not sealed
            and log not in gone
            and limits.seal_days
            and today - day > limits.seal_days
        ]
        if gone:
            gone += await _tables_of_sets(store, gone)
            # What was written since it was looked at stays.
            report.lines += await store.remove(gone, today - min(ages))
            report.removed += len(gone)
        if closed:
            report.spared += await store.seal(closed)
            report.sealed += len(closed)
        if gone or closed:
            await asyncio.sleep(pause)


def retention_days(limits: Limits) -> dict[str, int]:
    """Return the number of days to keep logs of each kind; 0 is for ever."""
    return {
        "practice": limits.practice_days_kept,
        "tables": limits.table_days_kept,
        "tournaments": limits.tournament_days_kept,
        "sets": limits.set_days_kept,
    }


def is_over(log: str, days: int, kept: Mapping[str, int]) -> bool:
    """Return whether *log*, idle for *days*, has exceeded the limit of its kind.

    Example:
        >>> kept = {"sets": 30}
        >>> [is_over(log, 40, kept) for log in ("set/k3x7", "set/day-2026-11-28", "k3x7")]
        [True, False, False]
    """
    most = kept.get(kind_of(log), 0)
    if most and log.startswith("set/day-"):
        most = max(most, DAILY_SETS_KEPT)
    return bool(most) and days > most


async def _has_leapt(store: KeptStore, today: int) -> bool:
    """Return whether the clock has jumped far ahead since the last run: then keep everything.

    A clock that still says so at the next run is taken to be right.
    """
    body = (await store.records(_LAST)).get(_LAST)
    await store.write({_LAST: str(today).encode()})
    leapt = body is not None and today - int(body) > LEAP
    if leapt:
        _log.warning("the clock is %d days ahead of the last look", today - int(body or b"0"))
    return leapt


async def _tables_of_sets(store: KeptStore, logs: Sequence[str]) -> list[str]:
    """Return the tables of the sets among *logs*, which are removed with them."""
    tables = []
    for log in logs:
        if kind_of(log) != "sets":
            continue
        for line in await store.read(log):
            with suppress(ValueError):
                entry = json.loads(line)
                if entry.get("t") == "joined":
                    tables.append(str(entry["table"]))
    return tables


class Keeper:
    """The retention task of one server."""

    def __init__(self, store: object, limits: Limits, clock: Callable[[], float]) -> None:
        """Apply *limits* to *store*; *clock* returns the seconds since 1970."""
        self._store, self._limits, self._clock = store, limits, clock
        self._me = random_word(KEY_LENGTH)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the daily retention; the first run is after some minutes."""
        if isinstance(self._store, KeptStore):
            self._task = asyncio.create_task(self._work(self._store))

    async def close(self) -> None:
        """Stop; a transaction already begun is completed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self, store: KeptStore) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                if await store.lease(WORK, self._me, LEASE):
                    await asyncio.sleep(EVERY)  # another server is at it
                    continue
                report = await keep(store, self._limits, self._clock())
            except (OSError, Unreadable) as error:
                _log.warning("old logs are not sealed: %s", error)
            else:
                if report.sealed or report.removed:
                    _log.info("%s", report)
            await asyncio.sleep(EVERY)
