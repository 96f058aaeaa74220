"""The keeper of a store: logs nobody writes any more are sealed, and go when the owner says so.

It works in a server, once a day, a few logs at a time; where several servers share a database
one of them does. What a store cannot do it leaves out.
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


DAILY_SETSdef days_kept(limits: Limits) -> dict[str, int]:
    """Return for how many days logs of each kind are kept; 0 is for ever."""
    return {
        "practice": limits.practice_days_kept,
        "tables": limits.table_days_kept,
        "tournaments": limits.tournament_days_kept,
        "sets": limits.set_days_kept,
    }


def is_over(log: str, days: int, kept: Mapping[str, int]) -> bool:
    """Whether *log*, not written for so many *days*, is to be removed, *kept* as its kind is.

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
    """Whether the clock says a day far after the last look: then nothing is removed.

    A clock that still says so at the next look is right.
    """
    body = (await store.records(_LAST)).get(_LAST)
    await store.write({_LAST: str(today).encode()})
    leapt = body is not None and today - int(body) > LEAP
    if leapt:
        _log.warning("the clock is %d days ahead of the last look", today - int(body or b"0"))
    return leapt


async def _tables_of_sets(store: KeptStore, logs: Sequence[str]) -> list[str]:
    """Return the tables at which the sets among *logs* were played: they go with them."""
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
    """The keeper of one server."""

    def __init__(self, store: object, limits: Limits, clock: Callable[[], float]) -> None:
        """Keep *store* by *limits*; *clock* gives the seconds since 1970."""
        self._store, self._limits, self._clock = store, limits, clock
        self._me = random_word(KEY_LENGTH)
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
