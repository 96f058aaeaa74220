"""What is asked of a server of a table that another server told more of."""

from __future__ import annotations

import json
from collections.abc import Callable

from biritch.core.calls import OtherCall
from biritch.core.seats import Seat
from biritch.server.bus.sharing import Sharing, ToldStore
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.opening import TableDefaults, first_lines, read_opening
from biritch.server.tables.protocol import MakeCall
from biritch.server.tables.services import Services
from biritch.table.events import Acted, Dealt
from tests.server.tables.story import LIBRARY, Scripted, nothing, run

EVERYBODY = b'{"seats": {"N": "person", "E": "person", "S": "person", "W": "person"}}'
PEOPLE = read_opening(EVERYBODY, TableDefaults())


class DeafBus:
    """A bus that is late: nothing comes over it."""

    is_connected, since = True, 0.0

    def publish(self, subject: str, said: bytes) -> None:
        """Say it to nobody."""

    def subscribe(
        self, subject: str, heard: Callable[[bytes, str], None], group: str = ""
    ) -> Callable[[], None]:
        """Hear nothing."""
        del subject, heard, group
        return lambda: None

    async def ask(self, subject: str, said: bytes, silence: float) -> bytes:
        """Answer nothing."""
        raise AssertionError((subject, said, silence))

    def on_reconnect(self, work: Callable[[], None]) -> None:
        """Never be cut."""

    async def close(self) -> None:
        """Be gone."""


class Away(MemoryStore):
    """A store that cannot be read at times."""

    away = False

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Read, unless it is away."""
        if self.away:
            raise OSError("away")
        return await super().read(table, start)


def behind(asked: MakeCall, *, away: bool = False) -> list[dict[str, object]]:
    """Return the answers to what is *asked* of a server that read the deal alone.

    By another one North passed and then East, whose request was called ``pass``.
    """
    store, answers = Away(), list[dict[str, object]]()

    async def load() -> TableLog:
        log = await TableLog.load("table", store, lambda: 0.0)
        assert log is not None
        return log

    def hear(text: bytes) -> bool:
        answers.append(json.loads(text))
        return True

    async def story() -> None:
        stored, _ = first_lines(PEOPLE, TableDefaults(), 0, hours=24)
        await store.append("table", 0, stored)
        elsewhere = await load()
        await elsewhere.append(Dealt(*elsewhere.next_board()))
        sharing = Sharing(DeafBus(), ToldStore(store, DeafBus()))
        services = Services(Scripted(()), LIBRARY, nothing, "seed", 0, sharing=sharing)
        room = LiveTable(await load(), services, load)
        await elsewhere.append(Acted(Seat.NORTH, OtherCall.PASS), Seat.NORTH, "first")
        await elsewhere.append(Acted(Seat.EAST, OtherCall.PASS), Seat.EAST, "pass")
        store.away = away
        try:
            await room.answer(Connection(Seat.EAST, 0, None, "", hear), asked)
        finally:
            await room.close()

    run(story())
    return [each for each in answers if each["t"] in ("done", "refused")]


def test_what_was_done_by_another_server_is_answered_as_done() -> None:
    (answer,) = behind(MakeCall("pass", 2, "P"))
    assert (answer["t"], answer["n"]) == ("done", 3)


def test_what_is_new_is_looked_at_at_the_table_of_now() -> None:
    (answer,) = behind(MakeCall("another", 3, "P"))
    assert (answer["t"], answer["code"]) == ("refused", "turn")


def test_what_nobody_told_of_is_stale() -> None:
    (answer,) = behind(MakeCall("another", 9, "P"))
    assert (answer["t"], answer["code"]) == ("refused", "stale")


def test_where_the_log_cannot_be_read_one_is_asked_to_come_again() -> None:
    (answer,) = behind(MakeCall("pass", 2, "P"), away=True)
    assert (answer["t"], answer["code"]) == ("refused", "busy")
