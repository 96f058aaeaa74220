"""Who is at a live table, by this process and by others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biritch.core.seats import Seat
from biritch.server.bus.presence import Present, TablePresence
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.services import Services


class TableAttendance:
    """The lines that are open to one table, and who is at it elsewhere."""

    def __init__(self, table: str, services: Services, changed: Callable[[], None]) -> None:
        """Open the doors of *table*; *changed* hears who came or went elsewhere."""
        self.lines: dict[Connection, None] = {}
        """In the order in which they came."""
        self._limits, self._sharing = services.limits, services.sharing
        self._elsewhere = TablePresence(
            services.sharing,
            table,
            asyncio.get_running_loop().time,
            changed,
            self._hear_moved,
        )

    @property
    def chairs_here(self) -> frozenset[Seat]:
        """The seats whose people are there, by whichever process."""
        mine = {line.chair for line in self.lines if line.chair is not None}
        others = self._elsewhere.others
        return frozenset(mine | {Seat(each.chair) for each in others if each.chair is not None})

    def guests_here(self, known: int) -> frozenset[int]:
        """Return the numbers of the guests who are there, of so many *known* ones."""
        everybody = {*(line.guest for line in self.lines)}
        everybody |= {each.guest for each in self._elsewhere.others}
        # Another process may name a guest before the line that says who came is read here.
        return frozenset(n for n in everybody if n is not None and n < known)

    def admit(self, line: Connection) -> bool:
        """Let *line* in if there is room; it is told where there is none."""
        self._move_device(line)
        beside = [each for each in self.lines if each.chair == line.chair]
        if line.chair is None and len(beside) >= self._limits.onlookers:
            line.send(make_refusal(None, "busy", "server-too-many-lines"))
            line.drop()
            return False
        # A person with a seat always comes in: the older connection of that seat is closed.
        if line.chair is not None and len(beside) >= self._limits.lines_per_seat:
            oldest = min(beside, key=lambda each: each.number)
            self.lines.pop(oldest, None)
            oldest.drop()
        self.lines[line] = None
        return True

    def send_away(self, line: Connection, name: str) -> None:
        """Let *line* go, and tell it why by the sentence *name*."""
        self.lines.pop(line, None)
        line.send(make_refusal(None, "seat", name))
        line.drop()

    def release(self, line: Connection) -> bool:
        """Let *line* go; return whether it was there."""
        known = line in self.lines
        self.lines.pop(line, None)
        return known

    def _move_device(self, line: Connection) -> None:
        """Take the seat to the device that came last, and tell the other one."""
        self._drop_other_devices(line)
        if line.device and (line.chair, line.guest) != (None, None):
            chair = None if line.chair is None else int(line.chair)
            self._elsewhere.move(Present(chair, line.guest), line.device)

    def _drop_other_devices(self, line: Connection) -> None:
        for each in [*self.lines]:
            same = each.chair == line.chair and each.guest == line.guest
            nobody = line.chair is None and line.guest is None
            if same and not nobody and line.device and each.device not in ("", line.device):
                self.lines.pop(each, None)
                each.send(make_refusal(None, "moved", "server-moved"))
                each.drop()

    def _hear_moved(self, who: Present, device: str) -> None:
        chair = None if who.chair is None else Seat(who.chair)
        self._drop_other_devices(Connection(chair, 0, who.guest, device))

    def tell_others(self, *, again: bool = False) -> None:
        """Tell the other processes who is here, if that is new or to be said *again*."""
        if self._sharing is not None:
            here = {Present(line.chair, line.guest) for line in self.lines}
            self._elsewhere.tell(frozenset(here - {Present(None, None)}), again=again)

    def look_round(self, *, tell: bool) -> None:
        """Look who has gone by other processes, and *tell* them who is here."""
        self._elsewhere.look()
        if tell and self.lines:
            self.tell_others(again=True)

    def close(self) -> None:
        """Stop listening to the other processes, and drop every connection."""
        self._elsewhere.close()
        for line in self.lines:
            line.drop()
