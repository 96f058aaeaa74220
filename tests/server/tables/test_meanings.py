"""What calls mean is told when it is known, and no move waits long for it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from biritch.core.calls import PASS, Bid
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.server.tables import meanings
from biritch.server.tables.live.broadcast import PATIENCE
from biritch.server.tables.meanings import (
    AuctionAsked,
    AuctionTold,
    SystemLibrary,
    call_meaning,
)
from biritch.server.web.server import explain_by
from biritch.server.workers.processes import Workers
from tests.proving import cases
from tests.server.tables import story
from tests.server.tables.story import Scripted, enter, run, until, working
from tests.table.tables import opened, played

SYSTEMS = ("sef", "sef")


def auctions(seed: int, wanted: int) -> list[Auction]:
    """Return auctions of low bids and passes, each with its beginnings."""
    rng, found = random.Random(seed), list[Auction]()
    while len(found) < wanted:
        auction = Auction(Seat.NORTH)
        while not auction.over and len(found) < wanted:
            found.append(auction)
            bids = [call for call in auction.standing.legal() if isinstance(call, Bid)]
            call = bids[0] if bids and rng.random() < 0.4 else PASS
            auction = Auction.of(auction.dealer, (*auction.calls, call))
    return found


@pytest.mark.parametrize("seed", range(cases(1, 40)))
def test_a_call_nobody_agreed_on_is_told_as_if_it_had_been_worked_out(seed: int) -> None:
    library = SystemLibrary()
    book = library.met(SYSTEMS)
    assert book is not None
    for auction in auctions(seed, 12):
        menu = book.menu(auction, Vulnerability.NONE)
        told = library.choices(SYSTEMS, auction, Vulnerability.NONE)
        assert [each.meaning for each in told] == [call_meaning(menu[c]) for c in menu]


def test_a_move_is_shown_before_its_meanings_are_there_and_then_with_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may, heard = threading.Event(), list[str]()

    def slowly(self: SystemLibrary, *asked: object) -> AuctionTold:
        assert may.wait(60)
        return asked_before(self, *asked)  # type: ignore[arg-type]

    asked_before = SystemLibrary.work_out
    monkeypatch.setattr(SystemLibrary, "work_out", slowly)
    table = played(opened("meanings", "NESW"), 0)

    def explained() -> list[bool]:
        return [each["meaning"] is not None for each in json.loads(heard[-1])["choices"]]

    async def shown(thread: ThreadPoolExecutor) -> None:
        monkeypatch.setattr(story, "LIBRARY", SystemLibrary(thread))
        async with working(table, Scripted(table.events)) as room:
            await enter(room, Seat.NORTH, 0, heard)
            assert len(explained()) == 36
            assert not any(explained())
            may.set()
            await until(lambda: all(explained()))

    with ThreadPoolExecutor(1) as thread:
        run(shown(thread))


def test_auctions_that_wait_for_their_meanings_share_the_patience_of_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits, may, heard = list[float | None](), threading.Event(), list[str]()
    wait = asyncio.wait

    def noted(works: Any, *, timeout: float | None = None) -> Any:
        waits.append(timeout)
        return wait(works, timeout=timeout)

    def slowly(self: SystemLibrary, *asked: object) -> AuctionTold:
        del self, asked
        assert may.wait(60)
        return (), ()

    monkeypatch.setattr(SystemLibrary, "work_out", slowly)
    monkeypatch.setattr(asyncio, "wait", noted)
    table = played(opened("meanings", "NESW"), 0)

    async def shown(thread: ThreadPoolExecutor) -> None:
        library = SystemLibrary(thread)
        monkeypatch.setattr(story, "LIBRARY", library)
        # Three other tables have asked before, and wait still.
        others = [
            asyncio.create_task(library.look_up(SYSTEMS, each, Vulnerability.NONE))
            for each in auctions(5, 4)[1:]
        ]
        await until(lambda: library.waiting == 3)
        async with working(table, Scripted(table.events)) as room:
            await enter(room, Seat.NORTH, 0, heard)
            may.set()
        await asyncio.gather(*others)
        # Its own may have been given up by the room, and be worked out yet.
        await until(lambda: library.waiting == 0)

    with ThreadPoolExecutor(1) as thread:
        run(shown(thread))
    assert waits[0] == PATIENCE / 4


@pytest.mark.slow
def test_where_many_ask_a_process_of_its_own_works_it_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(meanings, "BEHIND", 1)
    here = SystemLibrary()

    async def asked(thread: ThreadPoolExecutor) -> None:
        workers, did = Workers(1, "random:sif", lazy=True), list[AuctionAsked]()

        async def elsewhere(asked: AuctionAsked) -> AuctionTold:
            did.append(asked)
            if len(did) == 2:
                raise OSError("the process has gone")
            return await explain_by(workers)(asked)

        library = SystemLibrary(thread, elsewhere)
        try:
            found = auctions(4, 4)
            look = partial(library.look_up, SYSTEMS)
            await asyncio.gather(*(look(each, Vulnerability.NONE) for each in found))
        finally:
            await workers.close()
        assert did
        for each in found:
            key = SYSTEMS, each, Vulnerability.NONE
            assert library.knows(*key)
            assert library.choices_so_far(*key) == list(here.choices(*key))
            assert library.made_so_far(*key) == here.calls_made(*key)
        # The call that was chosen from a menu is told as it stood there.
        last = found[-1]
        after = Auction.of(last.dealer, (*last.calls, PASS))
        key = SYSTEMS, after, Vulnerability.NONE
        assert library.made_so_far(*key) == here.calls_made(*key)

    with ThreadPoolExecutor(1) as thread:
        asyncio.run(asked(thread))


def test_the_system_of_a_server_is_read_before_anybody_comes() -> None:
    library = SystemLibrary()
    library.warm("rule:sef")
    library.choices(SYSTEMS, Auction(Seat.NORTH), Vulnerability.NONE)
    assert library.choices.cache_info().hits == 1
