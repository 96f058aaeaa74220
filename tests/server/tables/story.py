"""A table at work without a socket: a story told on it, and all that each line is sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from biritch.coach.tutor import Advice
from biritch.core.calls import Bid, OtherCall
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.claiming.own_claims import OwnClaim
from biritch.robots.robot import Decision
from biritch.rules.offence import Illegal
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables import log_setup as lines
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.protocol import (
    AnswerClaim,
    AskHint,
    ClaimTricks,
    MakeCall,
    PlayCard,
    TakeBack,
)
from biritch.server.tables.services import Services
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge, Decider
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Undone
from biritch.table.refusals import NotNow
from biritch.table.table import Table
from tests.server.served import PATIENCE
from tests.table.tables import legal, opened
from tests.table.visibility import may_see, still_held

LIBRARY = SystemLibrary()
TURNS, REST = 300, 0.002
"""Turns of the loop in which what is waited for mostly comes; seconds between looks then."""
WRITING: set[asyncio.Task[None]] = set()
"""So that no task is forgotten before it is over."""


def story(seed: int, persons: str, steps: int) -> Table:
    """Return a table after *steps* actions, claims, answers and undos, the board under way."""
    rng, table = random.Random(f"story {seed}"), opened(seed, persons)
    for _ in range(steps):
        try:
            after = table.after(_anything(table, rng))
        except (Illegal, NotNow):
            continue
        if after.over:
            break
        table = after
    return table


def _anything(table: Table, rng: random.Random) -> Event:
    people, sitters = table.setup.persons, table.setup.sitters
    if table.claim is not None:
        first = min(table.claim.waiting, key=lambda seat: (sitters[seat].person, seat))
        return Answered(first, accepts=rng.random() < 0.4)
    what = rng.random()
    if what < 0.06:
        return Claimed(rng.choice(people), rng.randrange(14))
    if what < 0.14:
        return table.undo(rng.choice(people))
    assert table.turn is not None
    return Acted(table.turn, rng.choice(legal(table)))


def unknown(table: Table, chair: Seat | None) -> dict[Seat, Hand]:
    """Return the cards of each seat that *chair* was never shown in the whole story."""
    known = dict.fromkeys(Seat, Hand())
    for n in range(1, table.n + 1):
        then = Table.fold(table.setup, table.events[:n])
        held = still_held(then)
        for seat in Seat:
            shown = held[seat] if seat in may_see(then, chair) else Hand()
            known[seat] |= shown | (then.playing.deal[seat] - held[seat])
    return {seat: table.playing.deal[seat] - known[seat] for seat in Seat}


def twin(table: Table, chair: Seat | None, rng: random.Random) -> Table | None:
    """Return the same story on other cards than *chair* was never shown, if it is possible."""
    hidden = unknown(table, chair)
    pool = [card for hand in hidden.values() for card in hand]
    rng.shuffle(pool)
    hands = []
    for seat in Seat:
        size = len(hidden[seat])
        hands.append((table.playing.deal[seat] - hidden[seat]) | Hand.of(pool[:size]))
        pool = pool[size:]
    n, e, s, w = hands
    deal = Deal((n, e, s, w))
    first = table.events[0]
    assert isinstance(first, Dealt)
    if deal == first.deal:
        return None
    try:
        return Table.fold(table.setup, (Dealt(first.board, deal), *table.events[1:]))
    except Illegal:
        return None


@dataclass
class Scripted:
    """Robots that do what the story says; and all they were given to decide from."""

    events: tuple[Event, ...]
    is_hurried: bool = False
    given: list[View] = field(default_factory=list)
    hinted: list[View] = field(default_factory=list)

    async def _next(self, seed: str) -> Event:
        n = int(seed.split()[2])
        if n >= len(self.events):
            await asyncio.Event().wait()
        return self.events[n]

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Decide as the story goes; wait for ever where somebody else acts first."""
        del robot, table
        self.given.append(view)
        event = await self._next(seed)
        if not isinstance(event, Acted):
            await asyncio.Event().wait()
        assert isinstance(event, Acted)
        return Decision(event.action, Phrase.of("server-by-rule"))

    async def advise(self, robot: str, view: View, seed: str, table: str = "") -> Advice:
        """Advise the first that is allowed."""
        del robot, seed, table
        self.hinted.append(view)
        return Advice(view.legal[0], Phrase.of("server-by-rule"))

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Claim nothing."""
        del view, table
        return None

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Answer as the story goes."""
        del claim, table
        self.given.append(view)
        event = await self._next(seed)
        assert isinstance(event, Answered)
        return ClaimAnswer(event.accepts)


async def nothing(game: Game) -> None:
    """Find no perfect play."""
    del game


@asynccontextmanager
async def working(table: Table, mind: Decider) -> AsyncIterator[LiveTable]:
    """Put the setup and the deal of *table* to work, its story still to be told."""
    first = table.events[0]
    assert isinstance(first, Dealt)
    store = MemoryStore()
    board = lines.write_board(first.board, first.deal)
    await store.append("table", 0, [lines.write_opening(table.setup, {}, at=0, set=[board])])

    async def load() -> TableLog:
        log = await TableLog.load("table", store, lambda: 0.0)
        assert log is not None
        return log

    room = LiveTable(await load(), Services(mind, LIBRARY, nothing, "seed", 0), load)
    try:
        yield room
    finally:
        await room.close()


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        # What is done within the loop comes at once; other processes need the processor.
        for turn in count():
            if wanted():
                return
            await asyncio.sleep(0 if turn < TURNS else REST)


async def enter(room: LiveTable, chair: Seat | None, seen: int, heard: list[str]) -> Connection:
    """Let a line in that keeps all it is sent in *heard*."""
    line = Connection(chair, seen)

    async def keep(text: str) -> None:
        heard.append(text)

    WRITING.add(writing := asyncio.create_task(line.write(keep)))
    writing.add_done_callback(WRITING.discard)
    before = len(heard)
    await room.enter(line)
    await until(lambda: len(heard) > before)
    return line


def message(event: Event, said: str, on: int) -> Any:
    """Return what a person sends so that *event* happens."""
    match event:
        case Acted(_, Bid() | OtherCall() as call):
            return MakeCall(said, on, str(call))
        case Acted(_, Card() as card):
            return PlayCard(said, on, str(card))
        case Claimed(_, tricks):
            return ClaimTricks(said, on, tricks)
        case Answered(_, accepts):
            return AnswerClaim(said, on, accepts)
        case Undone():
            return TakeBack(said, on)
        case _:
            raise AssertionError(event)


async def told(
    table: Table, chair: Seat | None, probes: list[Card]
) -> tuple[list[str], Scripted]:
    """Tell the story of *table*; return all that *chair* is sent, to the last byte.

    All along *chair* tries to play *probes*, cards it was never shown, to learn from how it
    is refused; asks for hints; and in the end comes in again from several points.
    """
    mind = Scripted(table.events)
    heard: list[str] = []
    async with working(table, mind) as room:
        line = await enter(room, chair, 0, heard)
        own = {chair: line}
        for seat in table.setup.persons:
            if seat != chair:
                own[seat] = await enter(room, seat, 0, [])
        for n, event in enumerate(table.events[1:], 1):
            await until(lambda n=n: room.log.table.n >= n)  # type: ignore[misc]
            assert isinstance(event, (Acted, Claimed, Answered, Undone))
            if not table.setup.sitters[event.seat].person:
                continue
            for turn, card in enumerate(probes):
                await asked(room, line, PlayCard(f"probe {n} {turn}", n, str(card)), heard)
            if room.log.table.turn == chair:
                await asked(room, line, AskHint(f"hint {n}", n), heard)
            await room.ask(own[event.seat], message(event, f"do {n}", n))
        await until(lambda: room.log.table.n == table.n)
        for seen in (0, table.n // 2, table.n):
            await room.leave(await enter(room, chair, seen, heard))
        await until(lambda: len(room.connections) == len(own))
    return heard, mind


async def asked(room: LiveTable, line: Connection, what: Any, heard: list[str]) -> None:
    """Ask, and wait for the answer."""
    await room.ask(line, what)
    await until(lambda: any(f'"id":"{what.id}"' in text for text in heard))


def run(work: Awaitable[Any] | Coroutine[Any, Any, Any]) -> Any:
    """Run *work* to its end."""

    async def whole() -> Any:
        return await work

    return asyncio.run(whole())
