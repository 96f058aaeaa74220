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
    """The connections that are open to one table, and who is at it elsewhere."""

    def __init__(self, table: str, services: Services, changed: Callable[[], None]) -> None:
        """Open the doors of *table*; *changed* hears who came or went elsewhere."""
        self.connections: dict[Connection, None] = {}
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
        mine = {
            connection.chair for connection in self.connections if connection.chair is not None
        }
        others = self._elsewhere.others
        return frozenset(mine | {Seat(each.chair) for each in others if each.chair is not None})

    def guests_here(self, known: int) -> frozenset[int]:
        """Return the numbers of the guests who are there, of that many *known* ones."""
        everybody = {*(connection.guest for connection in self.connections)}
        everybody |= {each.guest for each in self._elsewhere.others}
        # Another process may name a guest before the log line that says who came is read here.
        return frozenset(n for n in everybody if n is not None and n < known)

    def admit(self, connection: Connection) -> bool:
        """Let *connection* in if there is room; refuse it where there is none."""
        self._move_device(connection)
        beside = [each for each in self.connections if each.chair == connection.chair]
        if connection.chair is None and len(beside) >= self._limits.onlookers:
            connection.send(make_refusal(None, "busy", "server-too-many-lines"))
            connection.drop()
            return False
        # A person with a seat always comes in: the older connection of that seat is closed.
        if connection.chair is not None and len(beside) >= self._limits.lines_per_seat:
            oldest = min(beside, key=lambda each: each.number)
            self.connections.pop(oldest, None)
            oldest.drop()
        self.connections[connection] = None
        return True

    def send_away(self, connection: Connection, name: str) -> None:
        """Let *connection* go, and tell it why by the sentence *name*."""
        self.connections.pop(connection, None)
        connection.send(make_refusal(None, "seat", name))
        connection.drop()

    def release(self, connection: Connection) -> bool:
        """Let *connection* go; return whether it was there."""
        known = connection in self.connections
        self.connections.pop(connection, None)
        return known

    def _move_device(self, connection: Connection) -> None:
        """Take the seat to the device that came last, and tell the other one."""
        self._drop_other_devices(connection)
        if connection.device and (connection.chair, connection.guest) != (None, None):
            chair = None if connection.chair is None else int(connection.chair)
            self._elsewhere.move(Present(chair, connection.guest), connection.device)

    def _drop_other_devices(self, connection: Connection) -> None:
        for each in [*self.connections]:
            same = each.chair == connection.chair and each.guest == connection.guest
            nobody = connection.chair is None and connection.guest is None
            if (
                same
                and not nobody
                and connection.device
                and each.device not in ("", connection.device)
            ):
                self.connections.pop(each, None)
                each.send(make_refusal(None, "moved", "server-moved"))
                each.drop()

    def _hear_moved(self, who: Present, device: str) -> None:
        chair = None if who.chair is None else Seat(who.chair)
        self._drop_other_devices(Connection(chair, 0, who.guest, device))

    def tell_others(self, *, again: bool = False) -> None:
        """Tell the other processes who is here, if that is new or to be said *again*."""
        if self._sharing is not None:
            here = {
                Present(connection.chair, connection.guest) for connection in self.connections
            }
            self._elsewhere.tell(frozenset(here - {Present(None, None)}), again=again)

    def look_round(self, *, tell: bool) -> None:
        """Look who has gone by other processes, and *tell* them who is here."""
        self._elsewhere.look()
        if tell and self.connections:
            self.tell_others(again=True)

    def close(self) -> None:
        """Stop listening to the other processes, and drop every connection."""
        self._elsewhere.close()
        for connection in self.connections:
            connection.drop()
