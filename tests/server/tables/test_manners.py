"""What friends settle takes place: time that runs out, onlookers who are let in one by one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.claiming.own_claims import OwnClaim
from biritch.server.host import Host
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.opening import TableDefaults, read_opening
from biritch.server.tables.policies.friends import FriendsPolicy, Newcomer
from biritch.server.tables.protocol import (
    AdmitGuest,
    ChangeSeat,
    ClaimTricks,
    DealNext,
    FaceLead,
    MakeCall,
    MannersMessage,
    MuteGuest,
    PlayCard,
    SeatRobot,
    SendAway,
    SettleManners,
    Speak,
)
from biritch.server.tables.services import Services
from biritch.server.tokens import digest
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge
from biritch.table.company_events import TimeOver
from tests.server.simulation.clock import SimulatedLoop
from tests.server.simulation.world import LIBRARY, Mind, unsolved

NAMES = {"N": "Béa", "E": "Chloé", "W": "Dan", "look": "Olga"}


@dataclass
class Evening:
    """A table of friends on a simulated clock, and what each of them was sent."""

    room: LiveTable
    heard: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    lines: dict[str, Connection] = field(default_factory=dict)
    asked: int = 0

    async def enter(self, who: str, number: int) -> None:
        """Let *who* in by a line that takes all at once."""
        self.heard[who] = []
        line = Connection(None, 0, number, "", lambda text: self._hear(who, text))
        self.lines[who] = line
        await self.room.enter(line)
        await asyncio.sleep(0.01)

    def _hear(self, who: str, text: bytes) -> bool:
        self.heard[who].append(json.loads(text))
        return True

    async def ask(self, who: str, kind: Any, *fields: Any) -> dict[str, Any]:
        """Ask for something; return the answer."""
        self.asked += 1
        name, n = f"ask {self.asked}", self.room.log.table.n
        await self.room.ask(self.lines[who], kind(name, n, *fields))
        await asyncio.sleep(0.01)
        return next(one for one in self.heard[who] if one.get("id") == name)

    def last(self, who: str, kind: str) -> dict[str, Any]:
        """Return the last message of a kind that *who* was sent."""
        return [one for one in self.heard[who] if one["t"] == kind][-1]

    def views(self, who: str) -> int:
        """Return how many views *who* was sent."""
        return sum(one["t"] == "view" for one in self.heard[who])

    @property
    def turn(self) -> str:
        """Who is to act."""
        return str(self.room.log.table.turn)


def evening(
    work: Callable[[Evening], Awaitable[None]],
    looking: str = "",
    mind: Mind | None = None,
    coming: str = "NEW",
    **manners: Any,
) -> None:
    """Let friends sit down, somebody look on where *looking*, deal, and tell a story.

    Robots with *mind* take the seats to which nobody is *coming*.
    """
    loop = SimulatedLoop()

    async def story() -> None:
        services = Services(mind or Mind(), LIBRARY, unsolved, "", 0)
        host = Host(MemoryStore(), services, TableDefaults(), loop.time)
        settled = {"robot": "random:sif", "grace": 3600, **manners}
        friends = {"name": "Anne", "open": list(coming), "manners": settled}
        asked = json.dumps({"seat": "S", "friends": friends, "seed": "evening"})
        told = await host.tables.open(read_opening(asked.encode(), TableDefaults()))
        room = await host.tables.find(told.table)
        assert room is not None
        seated = room.find_policy(FriendsPolicy)
        assert seated is not None
        table = Evening(room)
        await table.enter("S", 0)
        assert told.invitations
        for number, who in enumerate([*coming, *([looking] if looking else [])], 1):
            salt = room.log.salt
            invitation = digest(told.invitations[who], salt)
            came = await seated.join(Newcomer(invitation, NAMES[who], digest(who, salt)))
            assert came == number
            await table.enter(who, number)
        for seat in {*"NEW"} - {*coming}:
            assert (await table.ask("S", SeatRobot, seat))["t"] == "done"
        assert (await table.ask("S", DealNext))["t"] == "done"
        try:
            await work(table)
        finally:
            await room.close()

    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(story())
    finally:
        asyncio.set_event_loop(None)
        loop.close()


def test_all_are_told_that_a_side_has_used_up_its_time() -> None:
    async def work(table: Evening) -> None:
        late = table.turn
        await asyncio.sleep(59)
        assert table.last("S", "company")["overtime"] == []
        await asyncio.sleep(2)
        side = "NS" if late in "NS" else "EW"
        for who in "NESW":
            assert table.last(who, "company")["overtime"] == [side]
        # No more than that: who was late goes on.
        assert table.turn == late
        assert (await table.ask(late, MakeCall, "P"))["t"] == "done"
        # The other side's minute is its own.
        await asyncio.sleep(59)
        assert table.last("S", "company")["overtime"] == [side]
        await asyncio.sleep(600)
        assert table.last("S", "company")["overtime"] == ["NS", "EW"]
        events = table.room.log.table.events
        assert sum(isinstance(event, TimeOver) for event in events) == 2

    evening(work, clock=1)


def test_a_robot_plays_the_board_on_and_gives_the_seat_back() -> None:
    async def work(table: Evening) -> None:
        late = table.turn
        await asyncio.sleep(61)
        seats = table.last(late, "company")["seats"]
        assert (seats[late]["kind"], seats[late]["here"]) == ("robot", True)
        # Whoever comes again does not have it back before the board is over.
        await table.enter(late, [0, 1, 2, 3]["SNEW".index(late)])
        assert table.last(late, "company")["seats"][late]["kind"] == "robot"
        await asyncio.sleep(3000)  # then the other side is late too, and robots play to the end
        assert table.room.log.table.over
        company = table.last("S", "company")
        assert {one["kind"] for one in company["seats"].values()} == {"person"}
        assert company["overtime"] == ["NS", "EW"]
        assert (await table.ask("S", DealNext))["t"] == "done"
        assert table.last("S", "company")["overtime"] == []

    evening(work, clock=1, overtime="robot")


def test_time_stands_still_while_nobody_is_there() -> None:
    async def work(table: Evening) -> None:
        for who in "NESW":
            await table.room.leave(table.lines[who])
        await asyncio.sleep(400)
        assert not table.room.log.table.company.overtime
        await table.enter("S", 0)
        await asyncio.sleep(50)
        assert table.last("S", "company")["overtime"] == []
        await asyncio.sleep(15)
        assert table.last("S", "company")["overtime"]

    evening(work, clock=1)


def test_the_host_lets_each_onlooker_in() -> None:
    async def work(table: Evening) -> None:
        assert table.views("look") == 0
        assert table.last("S", "company")["guests"][-1] | {"name": ""} == {
            "number": 4, "name": "", "seat": None, "here": True, "waits": True, "muted": False,
        }  # fmt: skip
        # Nothing is heard, said to the table, or taken before.
        assert (await table.ask("S", Speak, "table", "", "hello"))["t"] == "done"
        assert table.last("look", "company")["remarks"] == []
        assert (await table.ask("look", Speak, "table", "", "hello"))["t"] == "refused"
        assert (await table.ask("look", Speak, "director", "it is me"))["t"] == "done"
        assert table.last("S", "company")["remarks"][-1]["text"] == "it is me"
        assert (await table.ask("look", ChangeSeat, "N"))["t"] == "refused"
        assert (await table.ask("N", AdmitGuest, 4))["code"] == "seat"
        assert (await table.ask(table.turn, MakeCall, "P"))["t"] == "done"
        assert table.views("look") == 0
        assert (await table.ask("S", AdmitGuest, 4))["t"] == "done"
        assert table.views("look") == 1
        assert (await table.ask("S", Speak, "table", "", "goodbye"))["t"] == "done"
        assert [one["phrase"] for one in table.last("look", "company")["remarks"]] == [
            "", "goodbye",
        ]  # fmt: skip

    evening(work, "look", admit=True)


def test_an_onlooker_who_is_refused_is_sent_away() -> None:
    async def work(table: Evening) -> None:
        assert (await table.ask("S", SendAway, 4))["t"] == "done"
        assert table.last("look", "refused")["says"]["en"]
        assert table.views("look") == 0

    evening(work, "look", admit=True)


def test_where_the_host_asks_no_more_all_come_in() -> None:
    async def work(table: Evening) -> None:
        free = MannersMessage(robot="random:sif")
        assert (await table.ask("S", SettleManners, free))["t"] == "done"
        assert table.views("look") == 1

    evening(work, "look", admit=True)


def test_who_waits_with_open_hands_has_seen_nothing() -> None:
    async def work(table: Evening) -> None:
        company = table.room.log.table.company
        assert company.shown
        assert company.guests[4].saw == frozenset()
        assert (await table.ask("S", AdmitGuest, 4))["t"] == "done"
        assert table.room.log.table.company.guests[4].saw == frozenset(Seat)
        assert set(table.last("look", "view")["hands"]) == set("NESW")

    evening(work, "look", admit=True, onlookers="open")


class Knowing(Mind):
    """Robots that know better than whoever claims."""

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Claim nothing."""
        del view, table
        return None

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Refuse, with a card."""
        del view, claim, seed, table
        return ClaimAnswer(accepts=False, best=1, beaten_by=(Seat.EAST, Card.parse("SA")))


def test_a_robot_tells_by_which_card_once_the_board_is_over() -> None:
    async def work(table: Evening) -> None:
        claims = 0
        for _ in range(200):
            await asyncio.sleep(10)  # robots act
            for who in "NS":
                if table.last(who, "view")["canFace"]:
                    await table.ask(who, FaceLead)
            who = table.turn
            if who not in {"N", "S"}:
                continue
            view = table.last(who, "view")
            if view["canClaim"] and not claims:
                claims += 1
                assert (await table.ask(who, ClaimTricks, 2))["t"] == "done"
                await asyncio.sleep(10)
                contested = table.last(who, "view")["contested"]
                # Who refused is told, and nothing of what perfect play would give.
                assert contested == {"claimant": contested["claimant"], "tricks": 2} | {
                    "seat": contested["seat"],
                    "why": "",
                    "sure": 0,
                }
                assert contested["seat"] in "EW"
                again = await table.ask(who, ClaimTricks, 1)
                assert (again["t"], again["law"]) == ("refused", 68)
                assert not table.last(who, "view")["canClaim"]
            elif view["phase"] == "auction":
                call = next((one for one in view["legal"] if one[0].isdigit()), "P")
                bid = call if not view["auction"] else "P"
                await table.ask(who, MakeCall, bid)
            elif view["legal"]:
                await table.ask(who, PlayCard, view["legal"][0])
        assert table.room.log.table.over
        assert claims
        views = [one for one in table.heard["S"] if one["t"] == "view"]
        assert {bool(one.get("refuted")) for one in views if one["phase"] != "over"} == {False}
        (told,) = views[-1]["refuted"]
        assert (told["seat"], told["card"], told["tricks"], told["best"]) == ("E", "SA", 2, 1)

    evening(work, mind=Knowing(), coming="N")


def test_who_is_muted_is_heard_by_the_director_alone_until_let_talk_again() -> None:
    async def work(table: Any) -> None:
        assert (await table.ask("N", MuteGuest, 1))["code"] == "seat", "the host's to do"
        assert (await table.ask("S", MuteGuest, 0))["t"] == "refused", "not oneself"
        number = table.last("N", "company")["you"]
        assert (await table.ask("S", MuteGuest, number))["t"] == "done"
        told = table.last("N", "company")["guests"]
        assert [one["muted"] for one in told if one["number"] == number] == [True]
        refused = await table.ask("N", Speak, "table", "", "hello")
        assert "muted" in refused["says"]["en"]
        assert (await table.ask("N", Speak, "opponents", "a weak two"))["t"] == "refused"
        assert (await table.ask("N", Speak, "director", "I am muted"))["t"] == "done"
        assert table.last("S", "company")["remarks"][-1]["text"] == "I am muted"
        assert (await table.ask("S", MuteGuest, number, False))["t"] == "done"
        assert (await table.ask("N", Speak, "table", "", "hello"))["t"] == "done"

    evening(work)
