"""Where robots crash, hang and cheat, or a system fails, a board is played to its end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from biritch.core.calls import parse_call
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.robots.robot import Decision
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.protocol import MakeCall, PlayCard
from biritch.server.workers.processes import JobOf, Workers
from biritch.server.workers.robots import WorkerDecider
from tests.server.tables.story import Scripted, enter, run, until, working
from tests.server.workers.jobs import die, fail, hang
from tests.table.tables import legal, opened, played


class Troubled(Workers):
    """Real processes, given work now and then that kills or stops them."""

    def __init__(self) -> None:
        """Have one process, so that whoever comes next needs the new one."""
        super().__init__(1, "random:sif")
        self.turn, self.troubles = 0, [die, None, hang, fail, "cheat", None, hang, "late", die]

    async def think(self, whose: str, budget: float, grace: float, job_of: JobOf[Any]) -> Any:
        """Do the job, or make trouble."""
        del grace
        trouble = self.troubles.pop(0) if self.troubles else None
        self.turn += 1
        if trouble is None:
            return await super().think(whose, budget, 60, job_of)
        if trouble == "cheat":
            return Decision(parse_call("XX"), Phrase.of("server-by-rule"))
        if callable(trouble):
            return await self.run(60 if trouble is not hang else 0.3, trouble)
        return await self.run(0, job_of(budget))


@pytest.mark.slow
def test_the_board_is_played_to_its_end() -> None:
    async def board() -> None:
        workers = Troubled()
        workers.start()
        try:
            async with working(opened("trouble"), WorkerDecider(workers)) as room:
                await enter(room, Seat.SOUTH, 0, [])
                line = next(iter(room.connections))
                while not (table := room.log.table).over:
                    n = table.n
                    if table.turn == Seat.SOUTH:
                        bidding = table.playing.facts.contract is None
                        action, kind = str(legal(table)[0]), MakeCall if bidding else PlayCard
                        await room.ask(line, kind(f"do {n}", n, action))
                    await until(lambda n=n: room.log.table.n > n)  # type: ignore[misc]
            assert workers.troubles == []
            assert workers.turn > 20
        finally:
            await workers.close()

    run(board())


class Speechless:
    """A bidding system with a bug."""

    def explain(self, *_: object) -> None:
        raise KeyError("a bug in explain")

    def menu(self, *_: object) -> None:
        raise KeyError("a bug in menu")


def test_a_system_that_fails_leaves_the_calls_without_a_meaning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("biritch.server.tables.meanings._find", lambda _name: Speechless())
    monkeypatch.setattr("tests.server.tables.story.LIBRARY", SystemLibrary())
    table, heard = played(opened("speechless"), 2), list[str]()

    async def two_calls() -> None:
        async with working(table, Scripted(table.events)) as room:
            await enter(room, Seat.SOUTH, 0, heard)
            await until(lambda: room.log.table.n == table.n)
            await enter(room, Seat.SOUTH, 0, heard)

    run(two_calls())
    view = json.loads(heard[-1])
    assert [call["meaning"] for call in view["auction"]] == [None, None]
    assert view["legal"] == [choice["call"] for choice in view["choices"]]


def test_a_table_outlives_a_view_that_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when the first deal was stored late, and somebody was there already."""
    table, heard = played(opened("undrawn"), 2), list[str]()
    store, refused = MemoryStore.append, list[int]()

    async def late(self: MemoryStore, name: str, n: int, lines: Sequence[bytes]) -> None:
        if n == 1 and not refused:
            refused.append(n)
            raise OSError("no room")
        await store(self, name, n, lines)

    def undrawn(*_: object) -> None:
        raise KeyError("a bug in drawing")

    monkeypatch.setattr(MemoryStore, "append", late)

    async def mended() -> None:
        async with working(table, Scripted(table.events)) as room:
            with monkeypatch.context() as broken:
                broken.setattr("biritch.server.tables.live.broadcast.common_view", undrawn)
                await room.enter(Connection(Seat.SOUTH, 0))
                await until(lambda: room.log.table.n == table.n)
            await enter(room, Seat.SOUTH, 0, heard)

    run(mended())
    assert json.loads(heard[-1])["n"] == table.n
