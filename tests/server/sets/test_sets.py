"""Sets of boards: fair robots, one go each, results at once, days that close at midnight."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any
from unittest.mock import patch

import pytest

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.robots.catalogue import find
from biritch.server.host import Host
from biritch.server.sets import jobs, views
from biritch.server.sets.log import BoardPlayed, SetRecord, write_line
from biritch.server.sets.players import PlayerRecord, player_id, seat_token
from biritch.server.sets.registry import SALTS, BadSet, OpenSet, Sets, day_name, log_name
from biritch.server.sets.set_policy import SetPolicy
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.protocol import (
    AskHint,
    ClaimTricks,
    DealNext,
    MakeCall,
    PlayCard,
)
from biritch.server.tables.services import Services
from tests.proving import cases
from tests.server.tables.story import Scripted

LIBRARY = SystemLibrary()
ANNE, PAUL = "anne" * 8, "paul" * 8
NOON = 1_800_000_000.0


async def unsolved(game: Game) -> None:
    """Solve nothing."""
    del game


async def by_rule(whose: str, deadline: float, job: Callable[..., Any], *arguments: Any) -> Any:
    """Do a job at once, robots by their rules; what is dealt and solved as it is."""
    del whose, deadline
    if job is jobs.decide:
        system, view, seed = arguments
        robot = find(f"rule:{system}")
        return robot.decide(view, budget=0, rng=random.Random(seed))
    return await asyncio.to_thread(job, *arguments)


async def as_workers(
    whose: str, deadline: float, job: Callable[..., Any], *arguments: Any
) -> Any:
    """Do a job as a worker does."""
    del whose, deadline
    return await asyncio.to_thread(job, *arguments)


class Clock:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened(
    store: MemoryStore | None = None,
    compute: Callable[..., Any] = by_rule,
    clock: Callable[[], float] | None = None,
) -> AsyncIterator[Host]:
    """Open a server of which only the sets are used."""
    services = Services(Scripted(()), LIBRARY, unsolved, "seed", 0)
    host = Host(store or MemoryStore(), services, TableDefaults(), clock or Clock())
    host.compute = compute
    try:
        yield host
    finally:
        await host.sets.close()
        await host.tables.close()


def awaited(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    """Run a test that waits."""

    @functools.wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(60):
        while not wanted():  # noqa: ASYNC110 - nobody tells when
            await asyncio.sleep(0.005)


class Player:
    """Somebody at a table of a set, and what they were told."""

    def __init__(self, room: LiveTable) -> None:
        self.room, self.heard = room, [dict[str, Any]()]
        self.line = Connection(Seat.SOUTH, 0, None, "", self._hear)
        self._asked = 0

    def _hear(self, message: bytes) -> bool:
        self.heard.append(json.loads(message))
        return True

    async def ask(self, kind: type, **words: object) -> None:
        """Ask for something at the table as it is now."""
        self._asked += 1
        request = kind(id=str(self._asked), on=self.room.log.table.n, **words)
        await self.room.ask(self.line, request)

    def refusals(self) -> list[str]:
        """Return the sentences of refusals."""
        return [each["says"]["en"] for each in self.heard if each.get("t") == "refused"]

    async def first_legal(self) -> bool:
        """Do the first thing that is legal; return whether the board went on."""
        table = self.room.log.table
        await until(lambda: table_turn(self.room) or self.room.log.table.over)
        table = self.room.log.table
        if table.over:
            return False
        view = table.playing.view(table.seat_of(Seat.SOUTH))
        what, before = str(view.legal[0]), table.moved
        kind, word = (PlayCard, "card") if view.stage == "play" else (MakeCall, "call")
        await self.ask(kind, **{word: what})
        await until(lambda: self.room.log.table.moved > before)
        return True


def table_turn(room: LiveTable) -> bool:
    """Whether South is to act."""
    return room.log.table.turn is Seat.SOUTH


async def sit(host: Host, name: str, key: str) -> Player:
    """Sit down to play a set."""
    table, token = await host.sets.seat(name, key)
    room = await host.tables.find(table)
    assert room is not None
    assert room.find_policy(SetPolicy) is not None
    assert room.log.chair(token) is Seat.SOUTH
    player = Player(room)
    await room.enter(player.line)
    await until(lambda: room.log.table.game is not None)
    return player


async def played_by(host: Host, name: str, key: str, most: int) -> LiveTable:
    """Play the first board of a set till *most* cards lie, always the first legal action."""
    player = await sit(host, name, key)
    while len(cards_of(player.room)) < most and await player.first_legal():
        pass
    return player.room


def cards_of(room: LiveTable) -> list[Card]:
    """Return the cards of its board, as they were played."""
    return [action for action in room.log.table.playing.log if isinstance(action, Card)]


TOGETHER = cases(20, 52)
"""Cards for which two are compared."""


@pytest.mark.slow
@awaited
async def test_two_who_do_the_same_meet_the_same_calls_and_cards() -> None:
    """At two servers, so that nothing is remembered from one for the other."""
    store, played = MemoryStore(), []
    async with opened(store, as_workers) as host:
        name = await host.sets.open(OpenSet("minibridge", boards=1))
        with patch.object(Sets, "fill"):
            room = await played_by(host, name, ANNE, TOGETHER)
        played.append(cards_of(room)[:TOGETHER])
    async with opened(store, as_workers) as host:
        with patch.object(Sets, "fill"):
            room = await played_by(host, name, PAUL, TOGETHER)
        played.append(cards_of(room)[:TOGETHER])
    assert played[0] == played[1]
    assert len(played[0]) == TOGETHER


@awaited
async def test_a_set_of_auctions_from_the_first_call_to_its_ranking() -> None:
    async with opened() as host:
        name = await host.sets.open(OpenSet("bidding", boards=2))
        record = await host.sets.require_set(name)
        player = await sit(host, name, ANNE)
        await until(lambda: table_turn(player.room))
        await player.ask(AskHint)
        await player.ask(ClaimTricks, tricks=13)
        await until(lambda: len(player.refusals()) == 2)
        assert player.refusals() == [
            "No hints where results are compared.",
            "No claims where results are compared: a refusal would tell how the cards lie.",
        ]
        for board in 1, 2:
            while await player.first_legal():
                pass
            await until(lambda board=board: board in record.scores.get(player_id(ANNE), {}))  # type: ignore[misc]
            if board == 1:
                await player.ask(DealNext)
                await until(lambda: not player.room.log.table.over)
        view = views.set_view(record, player_id(ANNE), {}, host.sets.now)
        assert [each.board for each in view.mine] == [1, 2]
        assert view.ranking[0].mine
        assert view.ranking[0].place == 1
        await until(lambda: len(record.robots) == 2 * len(SALTS))
        assert views.my_board(record, player_id(ANNE), 1).others == len(SALTS)
        # Whoever comes again comes to the same table: there is one go.
        assert await host.sets.seat(name, ANNE) == (
            record.tables[player_id(ANNE)],
            seat_token(ANNE, name),
        )


@awaited
async def test_where_the_auction_alone_is_played_perfect_play_decides() -> None:
    async with opened() as host:
        name = await host.sets.open(OpenSet("bidding", boards=1))
        record = await host.sets.require_set(name)
        game = await host.sets.decider.play_board(record.opened, 1, "")
        contract = game.facts.contract
        assert contract is not None
        _, tricks = jobs.best_play(game.deal, contract)
        assert game.facts.won == tricks


@awaited
async def test_given_auctions_are_made_and_the_play_alone_is_left() -> None:
    async with opened() as host:
        name = await host.sets.open(OpenSet("play", boards=1))
        record = await host.sets.require_set(name)
        player = await sit(host, name, ANNE)
        await until(lambda: table_turn(player.room))
        auction = player.room.log.table.playing.facts.auction
        assert auction is not None
        assert auction.over
        assert list(map(str, auction.calls)) == record.opened.calls[0]


@awaited
async def test_a_set_reads_back_as_it_was_and_counts_nothing_twice() -> None:
    async with opened(store := MemoryStore()) as host:
        name = await host.sets.open(OpenSet("minibridge", boards=1))
        record = await host.sets.require_set(name)
        room = await played_by(host, name, ANNE, 52)
        await until(lambda: bool(record.scores))
        await until(lambda: len(record.robots) == len(SALTS))
        for _ in range(3):
            await host.sets._count(room.log)
        again = SetRecord(name, await store.read(log_name(name)))
        assert again.standings().lines == record.standings(exact=True).lines
        assert again.fields == record.fields
        assert record.fields[1].size == 1 + len(SALTS)


def a_result(player: str, board: int, score: int, at: float) -> BoardPlayed:
    """Return a result of three notrump by South."""
    return BoardPlayed(
        player=player,
        board=board,
        score=score,
        contract="3N",
        declarer="S",
        tricks=9,
        calls="",
        cards="",
        at=round(at * 1000),
    )


async def finish(host: Host, record: SetRecord, player: str, score: int, at: float) -> None:
    """Count all boards of a set for *player*, each with the same *score*."""
    for line in record.opened.boards:
        played = a_result(player, line.number, score, at)
        await host.sets._enter(record, lambda played=played: played)  # type: ignore[misc]


@awaited
async def test_a_day_closes_at_midnight_once_and_rates_those_who_wish_it() -> None:
    clock = Clock()
    async with opened(clock=clock) as host:
        sets = host.sets
        record = await sets.daily()
        assert record is not None
        day = sets.today
        await sets.players.change(player_id(ANNE), clock.now, name="Anne")
        await finish(host, record, player_id(ANNE), 600, clock.now)
        await finish(host, record, player_id(PAUL), 100, clock.now)
        await sets.close_days()
        assert record.closed is None
        clock.now = record.opened.until / 1000 + 60
        assert sets.today == day + timedelta(1)
        for _ in range(2):
            await sets.close_days()
            sets._ladder_days.clear()
        assert record.closed is not None
        assert record.closed.results == {player_id(ANNE): 100.0, player_id(PAUL): 0.0}
        anne = await sets.players.find(player_id(ANNE))
        assert anne is not None
        assert [(each.day, each.place) for each in anne.days] == [(day.isoformat(), 1)]
        assert anne.rating > 1500
        # Who did not ask for it has no record, and no name.
        assert await sets.players.find(player_id(PAUL)) is None
        ladder = await sets.ladder("month")
        if day.month == sets.today.month:
            assert [line.points for line in ladder] == [100.0, 0.0]
        with pytest.raises(BadSet, match="over"):
            await sets.seat(day_name(day), "zoe" * 12)
        await sets.players.forget(player_id(ANNE))
        known = await sets.players.all_records(clock.now)
        assert views.name_of(player_id(ANNE), known) == ""


@awaited
async def test_results_after_the_end_are_not_counted() -> None:
    clock = Clock()
    async with opened(clock=clock) as host:
        record = await host.sets.daily()
        assert record is not None
        name = record.name
        player = await sit(host, name, ANNE)
        clock.now = record.opened.until / 1000 + 1
        while await player.first_legal():
            pass
        await host.sets._count(player.room.log)
        assert record.scores == {}


class SharedStore(MemoryStore):
    """A store that two servers write."""

    @property
    def is_shared(self) -> bool:
        """Whether others write too."""
        return True


@awaited
async def test_two_servers_over_one_store_count_every_result_once() -> None:
    store = SharedStore()
    async with opened(store) as one, opened(store) as two:
        name = await one.sets.open(OpenSet("boards", boards=1))
        records = [await host.sets.require_set(name) for host in (one, two)]
        jobs_done = [
            finish(host, record, f"player{at}", 100 * at, NOON)
            for at in range(6)
            for host, record in [((one, two)[at % 2], records[at % 2])]
        ]
        await asyncio.gather(*jobs_done)
        records = [await host.sets.require_set(name) for host in (one, two)]
        assert records[0].fields == records[1].fields
        assert records[0].fields[1].size == 6


@awaited
async def test_friends_are_compared_board_by_board_in_imps() -> None:
    async with opened() as host:
        name = await host.sets.open(OpenSet("boards", boards=2))
        record = await host.sets.require_set(name)
        await finish(host, record, "anne", 420, NOON)
        await finish(host, record, "paul", 170, NOON)
        known = {
            "anne": PlayerRecord("anne", 0.0, "Anne", friends=("paul",)),
            "paul": PlayerRecord("paul", 0.0, "Paul"),
        }
        (match,) = views.matches_of(record, "anne", known)
        assert (match.name, match.imps, match.won, match.friend) == ("Paul", 12, 2, True)
        (match,) = views.matches_of(record, "paul", known, "anne")
        assert (match.name, match.imps, match.lost, match.friend) == ("Anne", -12, 2, False)
        assert views.matches_of(record, "paul", known) == []


def test_ten_thousand_lines_are_read_in_their_order() -> None:
    """A log is folded whatever its length, names of robots and players apart."""
    opening = (
        b'{"t":"opened","at":0,"kind":"boards","unit":"imps","system":"sef","seed":"s",'
        b'"boards":[{"number":1,"dealer":"N","vulnerable":"none","deal":""}]}'
    )
    lines = [write_line(a_result(f"p{at}", 1, at % 3, 0.0)) for at in range(10_000)]
    record = SetRecord("many", [opening, *lines])
    assert record.fields[1].size == 10_000
    assert [line.place for line in record.standings().lines][:2] == [1, 1]
    assert len(record.lines[1]) == 3
