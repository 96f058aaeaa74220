"""People at the table of a tournament: what they say and ask, and who may look on at what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.tournament import Tournament
from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables import log_setup as lines
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.log_events import LoggedEvent, write
from biritch.server.tables.protocol import (
    AnswerUndo,
    AskMeaning,
    ChangeSeat,
    DealNext,
    ExplainCall,
    MakeCall,
    Speak,
    TakeBack,
)
from biritch.server.tables.services import Services
from biritch.server.tournaments.online.onlookers import (
    OnlookerRules,
    PlayedLog,
    visible_events,
)
from biritch.server.tournaments.online.stored_tables import table_manners
from biritch.server.tournaments.online.tournament_policy import TournamentPolicy, play_in
from biritch.table.company_events import Joined, Settled
from biritch.table.events import Acted, Dealt, Event
from biritch.table.manners import Manners
from biritch.table.setup import SEVERAL, Setup, Sitter
from tests.server.served import Person, Served
from tests.server.tables.story import LIBRARY, WRITING, Scripted, nothing, until
from tests.server.tournaments.online.test_online import MITCHELL, Field, online, over, sit
from tests.server.tournaments.participants import TournamentClient

BOARDS = [
    lines.write_board(Board.from_number(n), next(seeded_deals(f"told {n}"))) for n in (1, 2)
]


@dataclass
class Told:
    """The table of a tournament at work, its clock, and what each line was sent."""

    room: LiveTable
    around: Field
    now: float = 1000.0
    tick: float = 0.0
    """What the clock goes on by each time somebody looks at it."""
    lines: dict[str, tuple[Connection, list[dict[str, Any]]]] = field(default_factory=dict)

    def clock(self) -> float:
        """Return the time, in seconds since 1970."""
        self.now += self.tick
        return self.now

    async def enter(self, who: str) -> list[dict[str, Any]]:
        """Let somebody in: a seat's letter, or ``look``."""
        seat = None if who == "look" else Seat.parse(who)
        line = Connection(seat, 0, None if seat is None else int(seat))
        heard: list[dict[str, Any]] = []

        async def keep(text: str) -> None:
            heard.append(json.loads(text))

        WRITING.add(writing := asyncio.create_task(line.write(keep)))
        writing.add_done_callback(WRITING.discard)
        await self.room.enter(line)
        await until(lambda: bool(heard))
        self.lines[who] = line, heard
        return heard

    async def ask(self, who: str, request: Any) -> dict[str, Any]:
        """Ask for something; return the answer."""
        line, heard = self.lines[who]
        await self.room.ask(line, request)
        await until(lambda: any(one.get("id") == request.id for one in heard))
        return next(one for one in heard if one.get("id") == request.id)

    async def call(self, who: str, call: str) -> None:
        """Call when it is one's turn."""
        on = self.room.log.table.n
        answer = await self.ask(who, MakeCall(f"{who}{on}", on, call))
        assert answer["t"] == "done", answer

    def last(self, who: str, kind: str) -> dict[str, Any]:
        """Return the last message of a kind."""
        return [one for one in self.lines[who][1] if one["t"] == kind][-1]

    async def refresh(self) -> None:
        """Send everyone the table again."""
        played = self.room.find_policy(TournamentPolicy)
        assert played is not None
        await played.refresh()

    async def settled(self) -> None:
        """Wait until all that was asked is done and sent."""
        await self.refresh()
        for _ in range(30):
            await asyncio.sleep(0)


def told(manners: Manners, work: Callable[[Told], Awaitable[None]]) -> None:
    """Open a table where four persons sit, board 1 dealt by North, and tell a story."""

    async def story() -> None:
        store = MemoryStore()
        names = ("Ann", "Bob", "Cleo", "Dan")
        n, e, s, w = (Sitter("person", name) for name in names)
        setup = Setup(lines.games()["contract"], (n, e, s, w), SEVERAL, manners=manners)
        first = [lines.write_opening(setup, {}, at=0, set=BOARDS, event="e")]
        events: list[Event] = [
            Settled(manners),
            *(Joined(int(s), names[s], s, "") for s in Seat),
        ]
        first += [write(LoggedEvent(event, None, "", 0)) for event in events]
        await store.append("t", 0, first)
        here: list[Told] = []

        async def load() -> TableLog:
            log = await TableLog.load("t", store, lambda: here[0].clock() if here else 1000.0)
            assert log is not None
            return log

        around = Field()
        services = Services(Scripted(()), LIBRARY, nothing, "", 0)
        room = LiveTable(await load(), services, load, play_in(around))
        here.append(Told(room, around))
        try:
            for seat in "NESW":
                await here[0].enter(seat)
            await work(here[0])
        finally:
            await room.close()

    asyncio.run(story())


def test_people_talk_by_scope_and_partners_do_not_talk_during_a_board() -> None:
    async def work(table: Told) -> None:
        late = await table.ask("N", Speak("a", 6, "table", "I have spades"))
        assert (late["t"], late["law"]) == ("refused", 73)
        thanks = await table.ask("N", Speak("b", 6, "table", phrase="thank-you"))
        assert thanks["t"] == "done"
        asked = await table.ask("N", Speak("c", 6, "opponents", "what do you lead from?"))
        assert asked["t"] == "done"
        said = {who: table.last(who, "company")["remarks"] for who in "NESW"}
        assert [[one["phrase"] or one["text"] for one in said[who]] for who in "NESW"] == [
            ["thank-you", "what do you lead from?"],
            ["thank-you", "what do you lead from?"],
            ["thank-you"],
            ["thank-you", "what do you lead from?"],
        ]
        company = table.last("S", "company")
        assert (company["tournament"], company["host"], company["you"]) == ("e", False, 2)
        seat = await table.ask("N", ChangeSeat("d", 6))
        assert seat["t"] == "refused"

    told(Manners(), work)


def test_the_director_of_the_tournament_is_called_by_talk() -> None:
    async def work(table: Told) -> None:
        done = await table.ask("E", Speak("a", 6, "director", "a revoke?", calls=True))
        assert done["t"] == "done"
        assert table.around.called == [(1, "a revoke?")]
        again = await table.ask("E", Speak("b", 6, "director", "and now?", calls=True))
        assert "called" in again["says"]["en"]
        assert all(not table.last(who, "company")["remarks"] for who in "NSW")

    told(Manners(), work)


def test_a_call_is_explained_by_its_maker_and_partner_never_sees_it() -> None:
    async def work(table: Told) -> None:
        await table.call("N", "1C")
        assert (await table.ask("E", AskMeaning("a", 7, 0)))["t"] == "done"
        assert table.last("N", "company")["questions"] == [0]
        assert (await table.ask("N", ExplainCall("b", 7, 0, "strong, any shape")))[
            "t"
        ] == "done"
        seen = {who: table.last(who, "company")["explained"] for who in "NESW"}
        assert seen["E"] == seen["W"] == [{"call": 0, "text": "strong, any shape"}]
        assert seen["S"] == []
        assert "any shape" not in json.dumps(table.lines["S"][1])

    told(Manners(), work)


def test_no_candidate_call_is_explained_unless_the_organiser_says_so() -> None:
    async def story(room: Told) -> None:
        await room.settled()
        choices = room.last("N", "view")["choices"]
        assert len(choices) == 36, "every call is offered"
        assert not any(choice.get("meaning") for choice in choices)
        room.around.explained.add("e")
        await room.settled()
        assert any(choice.get("meaning") for choice in room.last("N", "view")["choices"])

    told(Manners(undo="off"), story)


@pytest.mark.parametrize("policy", ["ask", "off"])
def test_taking_back_goes_by_the_organisers_rule(policy: str) -> None:
    async def work(table: Told) -> None:
        await table.call("N", "1C")
        on = table.room.log.table.n
        asked = await table.ask("N", TakeBack("a", on))
        if policy == "off":
            assert asked["t"] == "refused"
            assert table.last("N", "view")["canUndo"] is False
            return
        assert asked["t"] == "done"
        assert table.last("E", "company")["undo"] == {"seat": "N", "waiting": ["E", "W"]}
        for who in "EW":
            assert (await table.ask(who, AnswerUndo(f"yes {who}", on + 1, True)))["t"] == "done"
        assert table.last("S", "view")["auction"] == []

    told(Manners(undo=policy), work)  # type: ignore[arg-type]


async def passed_out(table: Told) -> None:
    """Pass the board out, a second a call."""
    dealer = table.room.log.table.playing.board.dealer
    for turn in range(4):
        table.now += 1
        await table.call(str(dealer.after(turn)), "P")


def test_onlookers_see_a_board_once_every_other_table_has_played_it() -> None:
    async def work(table: Told) -> None:
        heard = await table.enter("look")
        assert [one["t"] for one in heard] == ["company"]
        assert (heard[0]["you"], heard[0]["seat"], heard[0]["mayTalk"]) == (-1, None, False)
        await table.call("N", "P")
        await table.settled()
        table.around.elsewhere[2] = 0.0
        await table.settled()
        assert not any(one["t"] == "view" for one in heard), "board 1 is played elsewhere"
        table.around.elsewhere[1] = 0.0
        await table.settled()
        view = table.last("look", "view")
        assert ([one["call"] for one in view["auction"]], view["hands"]) == (["P"], {})
        refused = await table.ask("look", MakeCall("x", view["n"], "P"))
        assert refused["code"] == "seat"

    told(Manners(onlookers="played"), work)


def test_open_hands_are_shown_of_boards_that_are_over_at_the_table_too() -> None:
    async def work(table: Told) -> None:
        table.around.elsewhere.update({1: 0.0, 2: 0.0})
        await table.enter("look")
        await passed_out(table)
        await table.settled()
        assert all(one["t"] != "view" for one in table.lines["look"][1])
        table.now += 5
        on = table.room.log.table.n
        assert (await table.ask("N", DealNext("next", on)))["t"] == "done"
        await table.settled()
        view = table.last("look", "view")
        # Board 1 begins to be shown as board 2 is dealt, and goes on as it was played.
        assert (view["board"], view["auction"], len(view["hands"])) == (1, [], 4)
        table.now += 2
        await table.settled()
        view = table.last("look", "view")
        assert (view["board"], len(view["auction"]), len(view["hands"])) == (1, 2, 4)

    told(Manners(onlookers="open", behind=1), work)


@pytest.mark.parametrize("tick", [0.25, 0.5, 1.0, 2.0])
def test_what_becomes_due_while_onlookers_are_told_is_not_missed(tick: float) -> None:
    """Nobody acts any more: only the clock brings the rest of the board."""

    async def work(table: Told) -> None:
        await passed_out(table)
        table.around.elsewhere.update({1: 1000 * table.now, 2: 0.0})
        await table.enter("look")
        table.now, table.tick = table.now + 2.75, tick
        await table.refresh()
        heard = table.lines["look"][1]
        await until(lambda: heard[-1]["t"] == "view" and heard[-1]["phase"] == "over")

    told(Manners(onlookers="played"), work)


def test_a_shorter_delay_counts_at_once() -> None:
    """Who was to see more in a minute sees it sooner where the delay is shortened."""

    async def work(table: Told) -> None:
        await passed_out(table)
        table.around.elsewhere.update({1: 1000 * table.now, 2: 0.0})
        await table.enter("look")
        assert table.lines["look"][1][-1]["t"] == "company", "nothing to see for a minute"
        await table.room.log.append(Settled(Manners(onlookers="played")))
        table.now, table.tick = table.now + 2.75, 0.01
        await table.refresh()
        heard = table.lines["look"][1]
        await until(lambda: heard[-1]["t"] == "view" and len(heard[-1]["auction"]) > 2)

    told(Manners(onlookers="played", delay=60), work)


def test_the_time_of_each_action_is_told_once_the_board_is_finished_everywhere() -> None:
    async def work(table: Told) -> None:
        await table.call("N", "1C")
        on = table.room.log.table.n
        await table.ask("N", TakeBack("a", on))
        for who in "EW":
            await table.ask(who, AnswerUndo(f"yes {who}", on + 1, True))
        assert table.room.log.thoughts == {1: []}, "what was taken back took no time"
        await passed_out(table)
        await table.settled()
        assert "times" not in table.last("N", "view"), "the board is played elsewhere"
        table.around.elsewhere[1] = 0.0
        await table.settled()
        times = table.last("N", "view")["times"]
        assert [(one["seat"], one["what"], one["ms"]) for one in times] == [
            ("N", "P", 1000),
            ("E", "P", 1000),
            ("S", "P", 1000),
            ("W", "P", 1000),
        ]

    told(Manners(undo="ask"), work)


def test_nobody_looks_on_where_the_organiser_lets_nobody_nor_in_a_closed_room() -> None:
    async def work(table: Told) -> None:
        assert table.room.watching_refused == ""
        table.around.closed = True
        assert table.room.watching_refused == "server-no-watching"

    async def shut(table: Told) -> None:
        assert table.room.watching_refused == "server-no-watching"

    told(Manners(onlookers="played"), work)
    told(Manners(onlookers="none"), shut)


def test_the_delay_is_told_in_boards_and_minutes() -> None:
    dealt = [Dealt(*lines.read_board(board)) for board in BOARDS]
    some = Acted(Seat.NORTH, next(iter(dealt[0].deal[Seat.NORTH])))
    log = PlayedLog([dealt[0], some, dealt[1], some], [0, 5000, 9000, 9500], ended=None)
    played = {1: 2000.0, 2: 3000.0}.get

    def shown(boards: int, seconds: int, now: int, ended: int | None = None) -> Any:
        there = PlayedLog(log.events, log.times, ended)
        return visible_events(there, OnlookerRules(boards, seconds), played, now)

    assert shown(0, 0, 1999) == (0, 0.001)
    assert shown(0, 0, 2000) == (1, 5.0), "as long after the deal as it was"
    assert shown(0, 0, 9500) == (4, None)
    assert shown(0, 60, 9500) == (0, 52.5)
    assert shown(1, 0, 8999) == (0, 0.001)
    assert shown(1, 0, 14_000) == (2, None), "board 2 is the last one dealt"
    assert shown(1, 0, 20_500, ended=20_000) == (4, None)
    never = visible_events(log, OnlookerRules(0, 0), {2: 0.0}.get, 99_999)
    assert never == (0, None), "board 1 is still to be played somewhere"


def test_open_hands_are_always_a_board_behind() -> None:
    online = PlayedOnline("rule:sif", onlookers="open", behind=0, delay=2, undo="ask")
    manners = table_manners(Tournament(online=online))
    assert (manners.behind, manners.delay, manners.undo) == (1, 120, "ask")


def the_director_is_told_the_times(tournament: TournamentClient) -> None:
    """Of the boards of this round, and nobody else is."""
    url = f"{tournament.url}/events/{tournament.event}/times"
    answers = [
        httpx.get(url, params={"token": tournament.key(who), "table": table})
        for who, table in (("td", "1"), ("1a", "1"), ("td", "99"))
    ]
    assert [one.status_code for one in answers] == [200, 403, 404]
    [board] = answers[0].json()  # of this round, or already of the next
    assert {one["seat"] for one in board["times"]} <= set("NESW")
    assert len(board["times"]) >= 4 * board["over"]


@pytest.mark.slow
def test_an_onlooker_of_a_mitchell_is_shown_only_what_all_have_played(served: Served) -> None:
    """While the last to play sits at the table, nothing of the other boards is sent."""
    tournament = online(served, **MITCHELL, onlookers="played", behind=0, undo="ask")
    assert "table-rules" not in tournament.view("")
    tournament.view("1a")  # North is here, so no robot plays round 1 in that seat
    tournament.do("td", "next", round=1)
    north = sit(served, tournament, "1a")
    tables = tournament.until(lambda view: bool(view["looked_on"]), "")["looked_on"]
    assert [one["table"] for one in tables] == [1, 2, 3]
    eyes = Person.enter(served, tables[1]["at"])
    first = eyes.until(lambda message: message["t"] in {"company", "refused"})
    assert first["t"] == "company", first
    north.to_the_end()
    assert not eyes.view
    the_director_is_told_the_times(tournament)
    north.leave()
    rules = {
        "undo": "off",
        "onlookers": "none",
        "behind": 2,
        "delay": 5,
        "meanings": True,
    }
    tournament.do("td", "table-rules", **rules)
    assert tournament.view()["table_rules"] == rules
    assert tournament.view("")["looked_on"] == []
    for number in (2, 3):
        tournament.until(lambda view, now=number: view["round"] == now)  # type: ignore[misc]
        player = sit(served, tournament, "1a")
        player.to_the_end()
        player.leave()
    tournament.until(over)
    eyes.until(lambda message: message["t"] == "view" and message["phase"] == "over")
    assert len(eyes.view["deal"]) == 4
    eyes.leave()
    said = tournament.refused("td", "table-rules", **{**rules, "behind": 99})
    assert "at most 16" in said
