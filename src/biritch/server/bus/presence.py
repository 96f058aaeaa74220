"""Presence at a table across processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from biritch.server.bus.bus import word_of
from biritch.server.bus.sharing import Sharing

ALIVE = 15.0
"""Seconds that somebody at another process is taken to be there without being named again."""


class Present(NamedTuple):
    """A person at the table: the seat, if any, and the number of a guest among friends."""

    chair: int | None
    guest: int | None


class PresenceNews(msgspec.Struct, omit_defaults=True):
    """A presence message of one process about one table.

    ``here`` lists the people connected there now; ``ask`` requests the same of the others;
    ``device`` says at which device the person who ``moved`` sits from now on.
    """

    process: str
    here: list[Present] | None = None
    ask: bool = False
    moved: Present | None = None
    device: str = ""


_decoder = msgspec.json.Decoder(PresenceNews)


class TablePresence:
    """The people whom other processes report at one table."""

    def __init__(
        self,
        sharing: Sharing | None,
        table: str,
        now: Callable[[], float],
        changed: Callable[[], None],
        moved: Callable[[Present, str], None],
    ) -> None:
        """Subscribe to *table*; call *changed* on arrivals and departures, *moved* on moves."""
        self._sharing, self._now = sharing, now
        self._changed, self._moved = changed, moved
        self._subject = f"biritch.table.{word_of(table)}"
        self._elsewhere: dict[str, tuple[frozenset[Present], float]] = {}
        self._mine: frozenset[Present] = frozenset()
        if sharing is not None:
            self._stop = sharing.bus.subscribe(self._subject, self._hear)
            self._say(ask=True)

    @property
    def others(self) -> frozenset[Present]:
        """The people connected through other processes, as far as known."""
        if not self._elsewhere:
            return frozenset()
        return frozenset().union(*(here for here, _ in self._elsewhere.values()))

    def tell(self, here: frozenset[Present], *, again: bool = False) -> None:
        """Publish the people *here* if that changed, or in any case *again*."""
        if self._sharing is not None and (again or here != self._mine):
            self._mine = here
            self._say(here=sorted(here, key=str))

    def move(self, who: Present, device: str) -> None:
        """Publish that *who* now sits at *device*."""
        self._say(moved=who, device=device)

    def look(self) -> None:
        """Remove people not reported for long; while the bus is down everybody stays."""
        if self._sharing is None or not self._sharing.bus.is_connected:
            return
        now = self._now()
        if now < self._sharing.bus.since + ALIVE:
            return
        before = self.others
        self._elsewhere = {
            process: found for process, found in self._elsewhere.items() if found[1] > now
        }
        if self.others != before:
            self._changed()

    def close(self) -> None:
        """Publish that nobody is here any more, and unsubscribe."""
        if self._sharing is not None:
            self._say(here=[])
            self._stop()

    def _say(self, **news: object) -> None:
        if self._sharing is not None:
            said = PresenceNews(self._sharing.process, **news)  # type: ignore[arg-type]
            self._sharing.bus.publish(self._subject, msgspec.json.encode(said))

    def _hear(self, said: bytes, _: str) -> None:
        try:
            news = _decoder.decode(said)
        except msgspec.DecodeError:
            return
        if news.ask and self._mine:
            self._say(here=sorted(self._mine, key=str))
        if news.here is not None:
            before = self.others
            self._elsewhere.pop(news.process, None)
            if news.here:
                self._elsewhere[news.process] = frozenset(news.here), self._now() + ALIVE
            if self.others != before:
                self._changed()
        if news.moved is not None:
            self._moved(news.moved, news.device)
