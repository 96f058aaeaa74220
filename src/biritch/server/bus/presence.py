"""Who is at one table in which process, as the processes tell each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from biritch.server.bus.bus import word_of
from biritch.server.bus.sharing import Sharing

ALIVE = 15.0
"""Seconds that somebody at another process is taken to be there without being named again."""


class Present(NamedTuple):
    """Somebody at the table: the seat, if any, and the number of a guest among friends."""

    chair: int | None
    guest: int | None


class PresenceNews(msgspec.Struct, omit_defaults=True):
    """What a process says of one table.

    ``here`` is who is connected there now; ``ask`` asks the others to say theirs; ``device``
    that ``moved`` sits at that device from now on, and no other.
    """

    process: str
    here: list[Present] | None = None
    ask: bool = False
    moved: Present | None = None
    device: str = ""


_decoder = msgspec.json.Decoder(PresenceNews)


class TablePresence:
    """The people at one table in the other processes; nobody where there is no other."""

    def __init__(
        self,
        sharing: Sharing | None,
        table: str,
        now: Callable[[], float],
        changed: Callable[[], None],
        moved: Callable[[Present, str], None],
    ) -> None:
        """Listen for *table*; *changed* hears that people came or went, *moved* of devices."""
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
        """Who is there by another process, as far as is known."""
        if not self._elsewhere:
            return frozenset()
        return frozenset().union(*(here for here, _ in self._elsewhere.values()))

    def tell(self, here: frozenset[Present], *, again: bool = False) -> None:
        """Say who is *here*, if that is new or to be said *again*."""
        if self._sharing is not None and (again or here != self._mine):
            self._mine = here
            self._say(here=sorted(here, key=str))

    def move(self, who: Present, device: str) -> None:
        """Say that *who* sits at *device* from now on."""
        self._say(moved=who, device=device)

    def look(self) -> None:
        """Take leave of whom no process has named for long; while nothing is heard all stay."""
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
