"""The people at a live table, in this process and in others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biritch.core.seats import Seat
from biritch.server.bus.presence import Present, TablePresence
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.services import Services


class TableAttendance:
    """The open connections of one table, and the presence in other processes."""

    def __init__(self, table: str, services: Services, changed: Callable[[], None]) -> None:
        """Start the attendance of *table*; call *changed* on changes in other processes."""
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
        """The seats whose people are connected, in whichever process."""
        mine = {
            connection.chair for connection in self.connections if connection.chair is not None
        }
        others = self._elsewhere.others
        return frozenset(mine | {Seat(each.chair) for each in others if each.chair is not None})

    def guests_here(self, known: int) -> frozenset[int]:
        """Return the numbers of connected guests, of the first *known* numbers."""
        everybody = {*(connection.guest for connection in self.connections)}
        everybody |= {each.guest for each in self._elsewhere.others}
        # Another process may name a guest before the log line that says who came is read here.
        return frozenset(n for n in everybody if n is not None and n < known)

    def admit(self, connection: Connection) -> bool:
        """Add *connection* if there is room, or refuse it; return whether it was added."""
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
        """Drop *connection* with the message *name*."""
        self.connections.pop(connection, None)
        connection.send(make_refusal(None, "seat", name))
        connection.drop()

    def release(self, connection: Connection) -> bool:
        """Remove *connection*; return whether it was there."""
        known = connection in self.connections
        self.connections.pop(connection, None)
        return known

    def _move_device(self, connection: Connection) -> None:
        """Move the seat to its latest device and notify the former one."""
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
        """Publish the people here to other processes, if changed or in any case *again*."""
        if self._sharing is not None:
            here = {
                Present(connection.chair, connection.guest) for connection in self.connections
            }
            self._elsewhere.tell(frozenset(here - {Present(None, None)}), again=again)

    def look_round(self, *, tell: bool) -> None:
        """Expire people of silent processes; publish the people here if *tell*."""
        self._elsewhere.look()
        if tell and self.connections:
            self.tell_others(again=True)

    def close(self) -> None:
        """Unsubscribe, and drop every connection."""
        self._elsewhere.close()
        for connection in self.connections:
            connection.drop()
