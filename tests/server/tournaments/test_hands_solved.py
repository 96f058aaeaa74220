"""Uploaded hands are solved by workers, and whatever ended meanwhile is taken up again."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from biritch.competition.tournament.layouts import BoardLayout, write_layouts
from biritch.competition.tournament.steps.scores import BoardsDealt
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.trick_table import TrickTable
from biritch.server.beside import Beside
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.published.hands_to_solve import HandsToSolve, record_name
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from tests.server.served import start
from tests.server.tournaments.participants import TournamentClient
from tests.server.tournaments.test_publication import send_boards

DEALS = list(itertools.islice(seeded_deals("hands"), 12))
TABLE = TrickTable(((7,) * 5,) * 4)
OTHER = TrickTable(((6,) * 5,) * 4)


class Solver:
    """Solves at once, or waits; it counts what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Deal] = []
        self.go = asyncio.Event()
        self.go.set()
        self.table = TABLE

    async def __call__(self, event: str, deals: Sequence[Deal]) -> Sequence[TrickTable]:
        del event
        self.asked += deals
        table = self.table
        await self.go.wait()
        return [table for _ in deals]


def hands(deals: Sequence[Deal]) -> BoardsDealt:
    return BoardsDealt(
        write_layouts({n: BoardLayout(n, str(deal)) for n, deal in enumerate(deals, 1)})
    )


async def opened(store: MemoryStore) -> tuple[Tournaments, TournamentRecord, Role]:
    tournaments = Tournaments(store, time.time)
    told = await tournaments.open(OpenTournament(pairs=8, movement="howell", rounds=7, each=2))
    record = await tournaments.find(told.event)
    assert record is not None
    role = record.role(told.director)
    assert role is not None
    return tournaments, record, role


async def settled(working: HandsToSolve) -> None:
    for _ in range(1_000):
        if not len(working):
            return
        await asyncio.sleep(0)
    raise AssertionError


def tricks(record: TournamentRecord) -> set[TrickTable | None]:
    return {layout.tricks for layout in record.tournament.layouts.values()}


def test_hands_that_came_meanwhile_are_solved_and_not_those_before() -> None:
    async def told() -> None:
        store = MemoryStore()
        tournaments, record, role = await opened(store)
        solver = Solver()
        working = HandsToSolve(store, tournaments, solver, Beside())
        await tournaments.keep(record, hands(DEALS[:6]), role)
        solver.go.clear()
        await working.note(record.name)
        await asyncio.sleep(0)
        # The first file was the wrong one; its tables are late.
        await tournaments.keep(record, hands(DEALS[6:]), role)
        await working.note(record.name)
        solver.table = OTHER
        solver.go.set()
        await settled(working)
        assert tricks(record) == {OTHER}
        dealt = [layout.dealt for layout in record.tournament.layouts.values()]
        assert dealt == [str(deal) for deal in DEALS[6:]]
        assert not await store.records("to-solve")

    asyncio.run(told())


def test_what_a_server_was_solving_when_it_ended_is_solved_by_the_next() -> None:
    async def told() -> None:
        store = MemoryStore()
        tournaments, record, role = await opened(store)
        await tournaments.keep(record, hands(DEALS), role)
        solver = Solver()
        solver.go.clear()
        working = HandsToSolve(store, tournaments, solver, Beside())
        await working.note(record.name)
        await asyncio.sleep(0)
        await working.close()
        assert tricks(record) == {None}
        assert list(await store.records("to-solve")) == [record_name(record.name)]
        again = Tournaments(store, time.time)
        following = HandsToSolve(store, again, Solver(), Beside())
        following.start()
        for _ in range(1_000):
            await asyncio.sleep(0)
            if not await store.records("to-solve") and not len(following):
                break
        found = await again.find(record.name)
        assert found is not None
        assert tricks(found) == {TABLE}
        await following.close()

    asyncio.run(told())


@pytest.mark.slow
def test_a_server_that_is_killed_while_it_solves_goes_on_when_it_starts(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    served = start(tmp_path, database=database)
    tournament = TournamentClient.opened(
        served, title="Monday", pairs=8, movement="howell", rounds=7, each=2
    )
    pbn = "".join(
        f'[Board "{n}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n\n'
        for n, deal in enumerate(DEALS, 1)
    )
    assert send_boards(tournament, pbn.encode()).is_success
    n = tournament.view()["n"]
    served.kill()
    served = start(tmp_path, database=database)
    try:
        tournament.url = f"http://{served.host}"
        # One line more has what the hands make: nobody else writes here.
        tournament.until(lambda view: bool(view["n"] > n))
        said = served.stop()
        assert "Traceback" not in said
    finally:
        if served.process.poll() is None:
            served.kill()
