"""Whoever comes while the store takes nothing is shown the first board once it does."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from biritch.core.seats import Seat
from biritch.server.host import Host
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.opening import TableDefaults, read_opening
from biritch.server.tables.services import Services
from tests.server.simulation.clock import SimulatedLoop
from tests.server.simulation.world import LIBRARY, Mind, unsolved


class FullStore(MemoryStore):
    """A store that has no room for a while."""

    full = False

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Keep *lines*, or find no room."""
        if self.full:
            raise OSError("no room")
        await super().append(table, n, lines)


def test_the_first_board_is_shown_once_it_could_be_stored(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop, heard = SimulatedLoop(), list[dict[str, Any]]()

    def hear(text: bytes) -> bool:
        heard.append(json.loads(text))
        return True

    async def story() -> None:
        store = FullStore()
        services = Services(Mind(), LIBRARY, unsolved, "", 0)
        host = Host(store, services, TableDefaults(), loop.time)
        asked = json.dumps({"seats": dict.fromkeys("NESW", "person")}).encode()
        told = await host.tables.open(read_opening(asked, TableDefaults()))
        store.full = True
        room = await host.tables.find(told.table)
        assert room is not None
        await room.enter(Connection(Seat.NORTH, 0, None, "", hear))
        await asyncio.sleep(3)
        assert heard == []
        store.full = False
        await asyncio.sleep(3)
        await room.close()

    asyncio.set_event_loop(loop)
    try:
        with caplog.at_level(logging.ERROR):
            loop.run_until_complete(story())
    finally:
        asyncio.set_event_loop(None)
        loop.close()
    assert [message["t"] for message in heard] == ["view"]
    assert not [record for record in caplog.records if record.exc_info]
