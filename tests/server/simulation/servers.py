"""A server of a run: it starts, serves lines, falls; the disk keeps what was written."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from biritch.server.bus.sharing import Sharing, ToldStore
from biritch.server.host import Host
from biritch.server.storage.store import Store
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.services import Services
from biritch.server.web.application import application
from biritch.server.web.guard import Guard
from biritch.server.web.limits import Limits
from tests.server.simulation.clock import SimulatedLoop
from tests.server.simulation.desks import compute_later
from tests.server.simulation.disk import SimulatedStore
from tests.server.simulation.network import Line
from tests.server.simulation.shared import SharedDisk, SharedStore, SimulatedBus, Wires

_SERVER: contextvars.ContextVar[Server | None] = contextvars.ContextVar("server", default=None)
"""Which server a task belongs to: whatever it begins belongs to the same."""

Work = Coroutine[Any, Any, Any]
Maker = Callable[[Sharing | None, str], Services]
"""Returns what the tables of a server share: with what it shares with others, a seed."""


class Server:
    """One process: up, or down."""

    def __init__(
        self, number: int, loop: SimulatedLoop, open_store: Callable[[], Store], make: Maker
    ) -> None:
        """Be down; *open_store* opens the disk, *make* returns what tables share."""
        self.number, self._loop = number, loop
        self._open, self._make = open_store, make
        self.up = False
        self.starts = 0
        self.lines: list[Line] = []
        self.store: Store | None = None
        self.bus: SimulatedBus | None = None
        self.host: Host
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, wires: Wires | None = None) -> None:
        """Stand up."""
        self.starts += 1
        context = contextvars.copy_context()
        context.run(_SERVER.set, self)
        context.run(self._begin, wires)
        self.up = True

    def _begin(self, wires: Wires | None) -> None:
        self.store = self._open()
        self.bus = None if wires is None else SimulatedBus(wires)
        sharing = None
        if self.bus is not None:
            told = ToldStore(self.store, self.bus)
            sharing = Sharing(self.bus, told, f"server {self.number} {self.starts}")
        services = self._make(sharing, f"{self.number} {self.starts}")
        kept = self.store if sharing is None else sharing.store
        self.host = Host(kept, services, TableDefaults(), self._loop.time)
        chance = random.Random(f"workers {self.number} {self.starts}")
        self.host.compute = partial(compute_later, chance)
        self.host.start()
        limits = Limits()
        self._app = application(_hosted, None, Guard(limits, self._loop.time))
        self._app.state.host = self.host  # type: ignore[attr-defined]

    def do(self, work: Work) -> asyncio.Task[Any]:
        """Do *work* as this server would: it ends when the server falls."""
        context = contextvars.copy_context()
        context.run(_SERVER.set, self)
        return self._loop.create_task(work, context=context)

    def serve(self, line: Line, ended: Callable[[asyncio.Task[Any]], None]) -> None:
        """Serve *line*."""
        self.lines = [each for each in self.lines if not each.cut] + [line]
        serving = self.do(self._app(line.scope(self._app), line.receive, line.send))  # type: ignore[arg-type]
        serving.add_done_callback(ended)

    def belongs(self, task: asyncio.Task[Any]) -> None:
        """Take note that *task* is of this server."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def fall(self) -> None:
        """End as a process does that is killed: whatever it was doing is not done."""
        self.up = False
        if isinstance(self.store, SimulatedStore):
            self.store.fall()
        if self.bus is not None:
            self.bus.fall()
        for line in self.lines:
            line.break_off()
        for _ in range(50):
            if not (ours := set(self._tasks)):
                break
            for task in ours:
                task.cancel()
            await asyncio.wait(ours, timeout=0.001)


def note_owners(loop: SimulatedLoop) -> None:
    """Let every task of *loop* be known to the server it belongs to."""

    def made(of: Any, work: Any, context: contextvars.Context | None = None) -> Any:
        task = asyncio.Task(work, loop=of, context=context)
        owner = _SERVER.get() if context is None else context.get(_SERVER)
        if owner is not None:
            owner.belongs(task)
        return task

    loop.set_task_factory(made)


def shared_store(disk: SharedDisk, loop: SimulatedLoop, rng: random.Random) -> SharedStore:
    """Return the database that all servers share, as one of them reaches it."""
    return SharedStore(disk, loop, rng)


def _hosted() -> Any:
    raise NotImplementedError
