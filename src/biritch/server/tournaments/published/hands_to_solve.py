"""Double dummy analysis of uploaded hands.

A whole session takes minutes, so workers do it, a few deals at a time and in fair turns with
robots. The open work is stored: a server that was stopped or killed resumes it when it starts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex

from biritch.competition.tournament.layouts import BoardLayout, read_layouts, write_layouts
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.steps.scores import BoardsDealt
from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.server.beside import Beside
from biritch.server.storage.logs import LogFull, Unreadable
from biritch.server.storage.store import Store
from biritch.server.tournaments.registry import Tournaments
from biritch.server.workers.processes import WorkerLost
from biritch.solver.solver import SolverFault

_log = logging.getLogger(__name__)
RECORD = "to-solve"
"""What the store calls the tournaments whose hands are to be solved."""
TOGETHER = 2
"""Deals in one job: a worker is back within half a second."""
AGAIN = 20.0
"""Seconds after which what could not be done is tried again."""
LEASE = 120.0
"""Seconds for which one process alone solves the hands of a tournament."""

Solve = Callable[[str, Sequence[Deal]], Awaitable[Sequence[TrickTable]]]
"""Solves a few deals of a tournament."""


def record_name(event: str) -> str:
    """Return the name of the record that marks the hands of *event* as unsolved.

    Example:
        >>> record_name("k3x7qa")
        'to-solve/k3x7qa'
    """
    return f"{RECORD}/{event}"


def written_layouts(layouts: Mapping[int, BoardLayout]) -> str:
    """Return *layouts* as stored in a log, already parsed, as parsing takes longest."""
    text = write_layouts(layouts)
    read_layouts(text)
    return text


class HandsToSolve:
    """The tournaments of this server whose hands are being solved."""

    def __init__(
        self, store: Store, tournaments: Tournaments, solve: Solve, beside: Beside
    ) -> None:
        """Solve hands of *tournaments* with *solve*; open work is recorded in *store*.

        *beside* runs long work outside the event loop.
        """
        self._beside = beside
        self._store, self._tournaments, self._solve = store, tournaments, solve
        self._working: dict[str, asyncio.Task[None]] = {}
        self._beginning: asyncio.Task[None] | None = None
        self._me = token_hex(8)

    def __len__(self) -> int:
        return len(self._working)

    def start(self) -> None:
        """Resume the work left when the server stopped."""
        self._beginning = asyncio.create_task(self._begin())

    async def close(self) -> None:
        """Stop; the rest is done when the server starts again."""
        tasks = [*self._working.values()]
        if self._beginning is not None:
            tasks.append(self._beginning)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def expect(self, event: str) -> None:
        """Record that hands of *event* will come, so that a crash cannot lose the work.

        Raises:
            OSError: It could not be noted.
        """
        await self._store.write({record_name(event): b"1"})

    async def note(self, event: str) -> None:
        """Schedule the analysis of *event*'s hands, and record it so that it is never lost.

        Raises:
            OSError: It could not be noted.
        """
        await self._store.write({record_name(event): b"1"})
        self._work_on(event)

    async def _begin(self) -> None:
        try:
            left = await self._store.records(RECORD)
        except OSError as error:
            _log.warning("hands to solve: not read: %s", error)
            return
        for name in left:
            self._work_on(name.removeprefix(f"{RECORD}/"))

    def _work_on(self, event: str) -> None:
        if event not in self._working:
            task = asyncio.create_task(self._until_solved(event))
            self._working[event] = task
            task.add_done_callback(lambda _: self._working.pop(event, None))

    async def _until_solved(self, event: str) -> None:
        """Solve all hands of *event*, including those uploaded meanwhile."""
        while True:
            try:
                if not await self._may_work(event):
                    await asyncio.sleep(AGAIN)
                    continue
                if await self._solve_missing(event):
                    await self._store.write({record_name(event): None})
                    # Hands that came since were noted before this: look once more.
                    if await self._solve_missing(event):
                        return
                    await self._store.write({record_name(event): b"1"})
            except (SolverFault, LogFull, NotAllowed, Unreadable) as error:
                # The hands are shown without their tables.
                _log.warning("the hands of %s are not solved: %s", event, error)
                with suppress(OSError):  # tried again at the next start
                    await self._store.write({record_name(event): None})
                return
            except (OSError, WorkerLost) as error:
                _log.warning("the hands of %s are not solved yet: %r", event, error)
                await asyncio.sleep(AGAIN)

    async def _may_work(self, event: str) -> bool:
        """Return whether this process may work on *event*, of those that share the store."""
        if not self._store.is_shared:
            return True
        return not await self._store.lease(f"solve/{event}", self._me, LEASE)

    async def _solve_missing(self, event: str) -> bool:
        """Solve hands without a table; return whether none are left."""
        record = await self._tournaments.find(event)
        if record is None:
            return True
        layouts = record.tournament.layouts
        wanting = [each for each in layouts.values() if each.tricks is None]
        if not wanting:
            return True
        # The first line of the log has the keys; entries are numbered from the second.
        seen = record.tournament.versions.get("hands", 0) + 1
        solved: dict[int, BoardLayout] = {}
        for at in range(0, len(wanting), TOGETHER):
            some = wanting[at : at + TOGETHER]
            tables = await self._solve(event, [Deal.parse(each.dealt) for each in some])
            for each, table in zip(some, tables, strict=True):
                solved[each.number] = replace(each, tricks=table)
            await self._may_work(event)
        record = await self._tournaments.find(event) or record
        text = await self._beside(lambda: written_layouts(solved))
        await self._tournaments.complete_hands(record, BoardsDealt(text), seen)
        return False
