"""What the processes of one service share: the store, the bus, and notices of new lines."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from biritch.server.bus.bus import Bus, Stop, word_of
from biritch.server.storage.passing import PassingStore
from biritch.server.storage.store import Store

Grown = Callable[[int], None]
"""Takes how many lines a log has now."""


def subject_of(log: str) -> str:
    """Return the bus subject that announces new lines of *log*.

    Example:
        >>> subject_of("event/k3x7qa")
        'biritch.log.event_2fk3x7qa'
    """
    return f"biritch.log.{word_of(log)}"


class ToldStore(PassingStore):
    """A store that announces new lines of its logs on the bus.

    It sends only the number of lines: the other processes read the lines in the store.
    """

    def __init__(self, store: Store, bus: Bus) -> None:
        """Store everything in *store* and announce each change on *bus*."""
        super().__init__(store)
        self._bus = bus

    async def rewrite(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Replace all lines of *table* by *lines* and announce it."""
        await super().rewrite(table, n, lines)
        self._bus.publish(subject_of(table), b"%d" % len(lines))

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* and announce the growth of the log.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: They could not be stored.
        """
        await self.inner.append(table, n, lines)
        self._bus.publish(subject_of(table), b"%d" % (n + len(lines)))

    def watch(self, table: str, grown: Grown) -> Stop:
        """Call *grown* when another process announces new lines of *table*."""

        def hear(said: bytes, _: str) -> None:
            with contextlib.suppress(ValueError):
                grown(int(said))

        return self._bus.subscribe(subject_of(table), hear)


@dataclass(frozen=True, slots=True)
class Sharing:
    """This process among the others: its name, the bus and the shared store."""

    bus: Bus
    store: ToldStore
    process: str = field(default_factory=lambda: secrets.token_hex(8))
