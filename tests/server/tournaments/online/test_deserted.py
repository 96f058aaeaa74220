"""People who leave a tournament: robots do not play it to its end without them."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.registry import Tables
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.online import tables as minding
from biritch.server.tournaments.online.tables import TournamentTables
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import Tournaments
from biritch.server.tournaments.requests import StartRound

SOME = Role(entrant=1, player="a")


class NoTables:
    """The live tables of a server at which nobody sits."""

    def at_work(self, name: str) -> None:
        del name


def test_robots_wait_for_people_who_left_as_long_as_the_round_lasts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(minding, "AWAY", 0.05)
    now = [1_700_000_000.0]

    async def story() -> list[bool]:
        store = MemoryStore()
        tournaments = Tournaments(store, lambda: now[0])
        asked = OpenTournament(4, movement="howell", rounds=3, each=1, minutes=8, online=True)
        opened = await tournaments.open(asked)
        record = await tournaments.find(opened.event)
        assert record is not None
        record = await tournaments.do(record, Role(), StartRound("n", 1))
        minded = TournamentTables(store, cast("Tables", NoTables()), tournaments)
        deserted = [minded._is_deserted(record)]  # nobody has ever come
        monkeypatch.setattr(minded, "over", lambda _: None)
        minded.note_look(record, SOME)
        deserted.append(minded._is_deserted(record))
        await asyncio.sleep(0.1)
        deserted.append(minded._is_deserted(record))
        now[0] += 9 * 60
        deserted.append(minded._is_deserted(record))
        now[0] -= 9 * 60
        minded.note_look(record, SOME)
        deserted.append(minded._is_deserted(record))
        return deserted

    assert asyncio.run(story()) == [False, False, True, False, False]
