"""A database that several servers share, and a bus that loses, delays and doubles."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from biritch.server.bus.bus import NoAnswer, Stop
from biritch.server.storage.records import Bodies
from biritch.server.storage.store import LineTaken
from biritch.server.storage.stores.memory import MemoryStore
from tests.server.simulation.clock import SimulatedLoop

Heard = Callable[[bytes, str], None]


@dataclass
class SharedDisk:
    """What every server sees alike: lines of logs and leases; ``full`` when nothing fits."""

    lines: dict[str, list[bytes]] = field(default_factory=dict)
    records: dict[str, bytes] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    """Those of the records, in order."""
    leases: dict[str, tuple[str, float]] = field(default_factory=dict)
    full: bool = False


class SharedStore(MemoryStore):
    """The database as one server reaches it: each question travels there and back."""

    def __init__(self, disk: SharedDisk, loop: SimulatedLoop, rng: random.Random) -> None:
        super().__init__()
        self._disk, self._loop, self._rng = disk, loop, rng
        self._tables = disk.lines
        self._records, self._names = disk.records, disk.names

    async def _travel(self) -> None:
        slow = 0.4 if self._rng.random() < 0.01 else 0.0
        await asyncio.sleep(self._rng.expovariate(1 / 0.002) + slow * self._rng.random())

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines*; whoever falls on the way back never hears that they are kept."""
        await self._travel()
        if self._disk.full:
            raise OSError("no room")
        stored = self._disk.lines.setdefault(table, [])
        if len(stored) != n:
            raise LineTaken(f"{table}: line {n} of {len(stored)}")
        stored.extend(lines)
        await self._travel()

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on."""
        await self._travel()
        return list(self._disk.lines.get(table, ())[start:])

    async def records(self, under: str) -> dict[str, bytes]:
        """Return the record *under* and all those below it."""
        await self._travel()
        return await super().records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        """Put and remove records; whoever falls on the way back never hears of it."""
        await self._travel()
        if self._disk.full:
            raise OSError("no room")
        await super().write(changes, provided)
        await self._travel()

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many lines each of *tables* has."""
        await self._travel()
        return {table: len(self._disk.lines.get(table, ())) for table in tables}

    async def lease(self, name: str, holder: str, seconds: float) -> float:
        """Let *holder* alone do the work *name* for so many *seconds*, if nobody else does."""
        await self._travel()
        owner, until = self._disk.leases.get(name, ("", 0.0))
        if not seconds:
            if owner == holder:
                del self._disk.leases[name]
            return 0.0
        if owner not in ("", holder) and until > self._loop.now:
            return until - self._loop.now
        self._disk.leases[name] = holder, self._loop.now + seconds
        return 0.0

    @property
    def is_shared(self) -> bool:
        """Whether other servers write the same logs: they do."""
        return True


class Wires:
    """All that is said between the servers of a run."""

    def __init__(self, loop: SimulatedLoop, rng: random.Random) -> None:
        """Let chance decide what comes of each word."""
        self.loop, self._rng = loop, rng
        self.listeners: dict[int, tuple[SimulatedBus, str, Heard, contextvars.Context]] = {}
        self._numbers = 0

    def listen(self, bus: SimulatedBus, subject: str, heard: Heard) -> Stop:
        """Hear what others say of *subject*."""
        self._numbers += 1
        number = self._numbers
        self.listeners[number] = bus, subject, heard, contextvars.copy_context()
        return lambda: self.listeners.pop(number, None) and None

    def say(self, bus: SimulatedBus, subject: str, said: bytes) -> None:
        """Let it be lost, late, doubled or overtaken by what is said later."""
        for number, (other, wanted, _, context) in list(self.listeners.items()):
            if other is bus or wanted != subject or self._rng.random() < 0.1:
                continue
            for _ in range(2 if self._rng.random() < 0.05 else 1):
                late = 8.0 if self._rng.random() < 0.02 else 0.02
                wait = self._rng.expovariate(1 / late)
                self.loop.call_later(wait, self._come, number, said, context=context)

    def _come(self, number: int, said: bytes) -> None:
        if (found := self.listeners.get(number)) is not None and found[0].alive:
            found[2](said, "")

    def cut(self, bus: SimulatedBus) -> None:
        """Let a server that has fallen hear nothing more."""
        for number in [n for n, found in self.listeners.items() if found[0] is bus]:
            del self.listeners[number]


class SimulatedBus:
    """The bus as one server has it."""

    is_connected = True
    since = 0.0

    def __init__(self, wires: Wires) -> None:
        self._wires = wires
        self.since = wires.loop.now
        self.alive = True

    def publish(self, subject: str, said: bytes) -> None:
        """Say it to whoever listens; it may be lost."""
        if self.alive:
            self._wires.say(self, subject, said)

    def subscribe(self, subject: str, heard: Heard, group: str = "") -> Stop:
        """Hear what others say of *subject*."""
        del group
        return self._wires.listen(self, subject, heard)

    async def ask(self, subject: str, said: bytes, silence: float) -> bytes:
        """Nobody takes work here: each server thinks for itself."""
        del subject, said, silence
        raise NoAnswer

    def on_reconnect(self, work: Callable[[], None]) -> None:
        """The line to the bus holds; what is said may be lost all the same."""

    async def close(self) -> None:
        """Fall silent."""
        self.fall()

    def fall(self) -> None:
        """End as a process does that is killed."""
        self.alive = False
        self._wires.cut(self)
