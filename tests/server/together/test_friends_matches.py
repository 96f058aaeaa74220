"""A match of two tables: seats, tables with the same boards, a score when both have played."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.robot import Decision
from biritch.scoring.imps import imps
from biritch.server.host import Host
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.protocol import DealNext, FaceLead, MakeCall, PlayCard
from biritch.server.tables.services import Services
from biritch.server.together.friends_match import ROOMS, _compare, team_of
from biritch.server.together.messages import ChooseSeat, OpenMatch
from tests.server.served import Person, Served
from tests.server.tables.story import Scripted
from tests.server.together.test_bidding_tables import ask

HOST, GUEST, LATE = "d" * 26, "e" * 26, "f" * 26


def opened(served: Served, **wish: object) -> str:
    status, told = ask(served, "/together/matches", HOST, {"boards": 2, **wish})
    assert status == 201, told
    return str(told["name"])


def sit(served: Served, name: str, key: str, called: str, room: str, seat: str | None) -> int:
    body = {"name": called, "room": room, "seat": seat}
    return ask(served, f"/together/matches/{name}/seat", key, body)[0]


def view(served: Served, name: str, key: str = "") -> dict[str, Any]:
    status, told = ask(served, f"/together/matches/{name}/view", key)
    assert status == 200
    return told  # type: ignore[no-any-return]


def seats(told: dict[str, Any]) -> dict[str, str]:
    return {
        f"{each['room']} {each['seat']}": each["name"] for each in told["seats"] if each["name"]
    }


def test_everybody_chooses_one_seat_by_the_same_link(served: Served) -> None:
    name = opened(served, home="Foxes", away="Geese")
    assert sit(served, name, HOST, "Anne", "open", "S") == 200
    assert sit(served, name, GUEST, "Bob", "open", "S") == 409
    assert sit(served, name, GUEST, "Bob", "open", "N") == 200
    assert sit(served, name, GUEST, "Bob", "closed", "E") == 200  # moves, sits once
    assert seats(view(served, name)) == {"open S": "Anne", "closed E": "Bob"}
    assert sit(served, name, GUEST, "Bob", "closed", None) == 200
    assert seats(view(served, name)) == {"open S": "Anne"}


def test_a_team_sits_north_south_here_and_east_west_there() -> None:
    home = [(room, seat) for room in ("open", "closed") for seat in Seat]
    teams = [team_of(room, seat) for room, seat in home]  # type: ignore[arg-type]
    assert teams == ["home", "away", "home", "away", "away", "home", "away", "home"]


def test_only_the_host_begins_and_seats_stay_as_they_are_then(served: Served) -> None:
    name = opened(served)
    assert ask(served, f"/together/matches/{name}/start", HOST, {})[0] == 409  # nobody sits
    sit(served, name, HOST, "Anne", "open", "S")
    sit(served, name, GUEST, "Bob", "closed", "E")
    assert ask(served, f"/together/matches/{name}/start", GUEST, {})[0] == 403
    assert ask(served, f"/together/matches/{name}/play", GUEST, {})[0] == 409
    status, told = ask(served, f"/together/matches/{name}/start", HOST, {})
    assert status == 200
    assert told["started"]
    assert sit(served, name, LATE, "Eve", "open", "E") == 409
    assert ask(served, f"/together/matches/{name}/play", LATE, {})[0] == 403


@pytest.mark.slow
def test_both_rooms_are_dealt_the_same_boards_and_each_key_opens_its_own(
    served: Served,
) -> None:
    name = opened(served)
    sit(served, name, HOST, "Anne", "open", "S")
    sit(served, name, GUEST, "Bob", "closed", "S")
    ask(served, f"/together/matches/{name}/start", HOST, {})
    hands, tables = [], []
    for key in (HOST, GUEST):
        status, place = ask(served, f"/together/matches/{name}/play", key, {})
        assert status == 200
        person = Person.enter(served, place["table"], place["token"])
        told = person.until(lambda view: bool(view.get("hands")))
        person.leave()
        assert told["you"] == "S"
        hands.append(sorted(told["hands"]["S"]))
        tables.append(place["table"])
    assert hands[0] == hands[1]
    assert tables[0] != tables[1]
    assert view(served, name)["results"] == []


def played(calls: str) -> Game:
    from biritch.core.calls import parse_call

    game = Game.start(VARIANT, Deal.random(seed=3), Board.from_number(1))
    for call in calls.split():
        game = game.after(parse_call(call))
    while game.actor is not None:
        game = game.after(game.view(game.actor).legal[0])
    return game


def test_a_board_is_worth_the_difference_of_the_two_rooms_in_imps() -> None:
    passed, bid = played("P P P P"), played("1C P P P")
    assert bid.score
    found = _compare(1, bid, passed)
    assert found.open.score == bid.score
    assert found.closed.score == 0
    assert (found.imps > 0) == (bid.score > 0)
    assert _compare(1, passed, bid).imps == -found.imps
    assert _compare(1, bid, bid).imps == 0


class Ruled(Scripted):
    """Robots that decide at once, by their rules."""

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Decide as the rule robot of the same system does."""
        del table
        ruled = find(robot.replace("robot:", "rule:"))
        return ruled.decide(view, budget=0, rng=random.Random(seed))


class Friend:
    """Somebody who does the first thing they may: a call, a card, the next board."""

    def __init__(self, room: LiveTable, seat: Seat) -> None:
        self.room, self.asked = room, 0
        self.view: dict[str, Any] = {}
        guests = room.log.table.company.guests
        number = next(n for n, each in enumerate(guests) if each.seat is seat)
        self.line = Connection(seat, 0, number, "", self._hear)

    def _hear(self, message: bytes) -> bool:
        told = json.loads(message)
        if told["t"] == "view":
            self.view = told
        return True

    async def act(self) -> None:
        """Do what there is to do, if it is this seat's to do."""
        view = self.view
        if view.get("canFace"):
            await self._ask(FaceLead)
        elif view.get("canNext"):
            await self._ask(DealNext)
        elif legal := view.get("legal"):
            kind, word = (PlayCard, "card") if view["phase"] == "play" else (MakeCall, "call")
            await self._ask(kind, **{word: legal[0]})

    async def _ask(self, kind: type, **words: object) -> None:
        self.asked += 1
        request = kind(id=f"{self.line.number}-{self.asked}", on=self.view["n"], **words)
        await self.room.ask(self.line, request)


FRIENDS = {
    ("open", "N"): "Anne",
    ("open", "S"): "Bruno",
    ("open", "E"): "Chloé",
    ("closed", "N"): "Dan",
    ("closed", "W"): "Ella",
}
"""Who sits where; robots take the three other seats."""


def test_eight_seats_play_a_match_to_its_end() -> None:
    asyncio.run(play_match(boards=2))


async def play_match(boards: int) -> None:
    store = MemoryStore()
    services = Services(Ruled(()), SystemLibrary(), solve_nothing, "seed", 0)
    host = Host(store, services, TableDefaults(), lambda: 1_800_000_000.0)
    matches = host.friends_matches
    try:
        name = await matches.open(OpenMatch(boards, home="Foxes", away="Geese"), HOST)
        for (room, seat), called in FRIENDS.items():
            key = HOST if called == "Anne" else called * 6
            await matches.choose(name, key, ChooseSeat(called, room, seat))  # type: ignore[arg-type]
        match = await matches.start(name, HOST)
        rooms = {room: await host.tables.find(match.tables[room]) for room in ROOMS}
        friends = []
        for room, seat in FRIENDS:
            live = rooms[room]  # type: ignore[index]
            assert live is not None
            friend = Friend(live, Seat.parse(seat))
            await live.enter(friend.line)
            friends.append(friend)
        seen = await matches.view(name, HOST, 0, 0)
        async with asyncio.timeout(60):
            while len(seen.results) < boards:
                for friend in friends:
                    await friend.act()
                await asyncio.sleep(0)
                seen = await matches.view(name, HOST, 0, 0)
        assert seen.played == {"open": boards, "closed": boards}
        assert [each.away for each in seen.seats if each.name] == [False] * len(FRIENDS)
        assert friends[0].view["evening"] == {
            "boards": boards,
            "points": sum(each.open.score for each in seen.results),
        }
        # What the page adds up is what the two logs say.
        logs = {
            room: await TableLog.load(match.tables[room], store, lambda: 0.0) for room in ROOMS
        }
        swings = []
        for board in range(1, boards + 1):
            scores = [logs[room].over[board].score or 0 for room in ROOMS]  # type: ignore[union-attr]
            swings.append(imps(scores[0] - scores[1]))
            games = [logs[room].over[board] for room in ROOMS]  # type: ignore[union-attr]
            assert games[0].deal == games[1].deal
        assert [each.imps for each in seen.results] == swings
        assert (seen.home_imps, seen.away_imps) == (
            sum(max(0, each) for each in swings),
            sum(max(0, -each) for each in swings),
        )
        # Whoever closes their browser is away on the page of the match.
        await friends[1].room.leave(friends[1].line)
        async with asyncio.timeout(60):
            while not (away := [each for each in seen.seats if each.away]):
                await asyncio.sleep(0)
                seen = await matches.view(name, HOST, 0, 0)
        assert [(each.name, each.replaced) for each in away] == [("Bruno", False)]
        assert away[0].waits is not None
    finally:
        await host.tables.close()


async def solve_nothing(game: Game) -> None:
    """Find no perfect play."""
    del game
