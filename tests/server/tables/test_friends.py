"""Friends at a table: keys, seats, robots in between, talk, undo, claims, who comes back."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from biritch.core.seats import Seat
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.company_requests import CompanyRefusal
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import KeyHolder, TableLog
from biritch.server.tables.opening import (
    FriendsOpening,
    OpenTable,
    TableDefaults,
    first_lines,
)
from biritch.server.tables.policies.friends import (
    FriendsPolicy,
    Newcomer,
    find_invited_seat,
    play_with_friends,
)
from biritch.server.tables.protocol import AskHint
from biritch.server.tables.services import Services
from biritch.server.tokens import digest
from biritch.table.company_events import Reseated
from tests.server.served import Person, Served
from tests.server.tables.friends import (
    Friend,
    come,
    enter,
    gathered,
    joined,
    key_for,
    opened,
    whose_turn,
)
from tests.server.tables.story import LIBRARY, Scripted, nothing, run


def leave(people: dict[str, Friend]) -> None:
    for friend in people.values():
        friend.leave()


def test_an_invitation_opens_one_seat_once_and_nobody_else_holds_the_key(
    served: Served,
) -> None:
    told = opened(served)
    table, north = told["table"], told["invitations"]["N"]
    headers = {"authorization": f"Bearer {north}"}
    says = httpx.get(f"http://{served.host}/tables/{table}/invitation", headers=headers).json()
    assert (says["host"], says["seat"], says["seats"]) == ("Anne", "N", {"S": "Anne"})
    # An invitation is no key to a seat, nor is a key one to somebody else's.
    assert enter(served, table, north).closed()
    assert enter(served, table, "").closed()
    bea = come(served, told, "N", "Bea")
    assert bea.company["seat"] == "N"
    again = joined(served, table, north, "Mallory", key_for("mallory"))
    assert again.status_code == 403
    # The answer may have been lost on the way: the same key is let in again.
    assert joined(served, table, north, "Bea", key_for("bea")).json()["seat"] == "N"
    wrong = joined(served, table, told["token"], "Eve", key_for("eve"))
    assert wrong.status_code == 403
    bea.leave()


def test_keys_of_tables_end() -> None:
    """A key opens nothing once nobody has played for long, nor an old invitation."""
    clock = [0.0]
    asked = OpenTable(friends=FriendsOpening("Anne", ["N"]))
    stored, told = first_lines(asked, TableDefaults(), 0, hours=24)
    log = TableLog("table", MemoryStore(), lambda: clock[0], stored)
    invitation = digest(told.invitations["N"], log.salt)
    assert find_invited_seat(log, invitation) is Seat.NORTH
    assert log.holder(told.token) == KeyHolder(Seat.SOUTH, 0)
    clock[0] = 25 * 3600
    with pytest.raises(CompanyRefusal, match="over"):
        find_invited_seat(log, invitation)
    assert not log.is_expired(90)
    clock[0] = 91 * 86_400
    assert log.is_expired(90)
    # A line of a server whose clock was behind expires nothing for good.
    log.times += [91 * 86_400_000, 0]
    assert not log.is_expired(90)


def test_who_is_gone_before_a_seat_was_found_troubles_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The name is kept, for whoever comes back with the same key."""
    asked = OpenTable(friends=FriendsOpening("Anne", ["N"]))
    stored, told = first_lines(asked, TableDefaults(), 0, hours=24)
    store = MemoryStore()

    async def load() -> TableLog:
        log = await TableLog.load("table", store, lambda: 0.0)
        assert log is not None
        return log

    async def joined_twice() -> tuple[int, list[str]]:
        await store.append("table", 0, stored)
        services = Services(Scripted(()), LIBRARY, nothing, "seed", 0)
        room = LiveTable(await load(), services, load, play_with_friends)
        friends = room.find_policy(FriendsPolicy)
        assert friends is not None
        invitation = digest(told.invitations["N"], room.log.salt)
        bea = Newcomer(invitation, "Bea", digest("Bea", ""))
        for each in bea, Newcomer("wrong", "Carl", digest("Carl", "")):
            joining = asyncio.create_task(friends.join(each))
            await asyncio.sleep(0)
            joining.cancel()
            await asyncio.wait({joining})
        try:
            number = await friends.join(bea)
            return number, [guest.name for guest in room.log.table.company.guests]
        finally:
            await room.close()

    assert run(joined_twice()) == (1, ["Anne", "Bea"])
    assert not caplog.records


def test_what_a_line_still_asks_is_asked_from_the_seat_of_now() -> None:
    asked = OpenTable(friends=FriendsOpening("Anne", ["N"]))
    stored, _ = first_lines(asked, TableDefaults(), 0, hours=24)
    store = MemoryStore()

    async def load() -> TableLog:
        log = await TableLog.load("table", store, lambda: 0.0)
        assert log is not None
        return log

    async def asked_late() -> Seat | None:
        await store.append("table", 0, stored)
        services = Services(Scripted(()), LIBRARY, nothing, "seed", 0)
        room = LiveTable(await load(), services, load, play_with_friends)
        line = Connection(Seat.SOUTH, 0)
        line.guest = 0
        await room.log.append(Reseated(0, None), guest=0)
        try:
            await room.answer(line, AskHint(id="late", on=0))
        finally:
            await room.close()
        return line.chair

    assert run(asked_late()) is None


def test_invitations_are_renewed_withdrawn_and_people_sent_away(served: Served) -> None:
    told = opened(served)
    anne = enter(served, told["table"], told["token"])
    anne.say({"t": "invite", "id": "new", "on": anne.company["n"], "seat": "N"})
    fresh = anne.until(lambda message: message["t"] == "invited")["key"]
    old = joined(served, told["table"], told["invitations"]["N"], "Bea", key_for("bea"))
    assert old.status_code == 403
    told["invitations"]["N"] = fresh
    bea = come(served, told, "N", "Bea")
    assert bea.ask("invite", seat="E")["code"] == "seat"
    assert bea.ask("send-away", guest=0)["code"] == "seat"
    assert anne.ask("invite", seat="E", withdraw=True)["t"] == "done"
    gone = joined(served, told["table"], told["invitations"]["E"], "Chloé", key_for("chloe"))
    assert gone.status_code == 403
    assert anne.ask("send-away", guest=1)["t"] == "done"
    assert bea.closed()
    assert enter(served, told["table"], key_for("bea")).closed()
    assert anne.company["seats"]["N"]["kind"] == "open"
    anne.leave()


def test_people_sit_stand_and_swap_and_robots_fill_up(served: Served) -> None:
    told = opened(served, "NE")
    anne = enter(served, told["table"], told["token"])
    bea = come(served, told, "N", "Bea")
    eyes = come(served, told, "look", "Olga")
    assert (eyes.company["seat"], eyes.view) == (None, {})
    assert anne.told(lambda c: len(c["guests"]) == 3)["seats"]["W"]["kind"] == "robot"
    assert anne.ask("next")["t"] == "refused"
    assert anne.ask("robot", seat="E")["t"] == "done"
    assert anne.ask("swap", one="N", other="S")["t"] == "done"
    assert bea.told(lambda company: company["seat"] == "S")
    assert eyes.ask("sit", seat="N")["t"] == "refused"
    assert bea.ask("sit", seat=None)["t"] == "done"
    eyes.told(lambda company: company["seats"]["S"]["guest"] is None)
    assert eyes.ask("sit", seat="S")["t"] == "done"
    anne.told(lambda company: company["seats"]["S"]["name"] == "Olga")
    # Olga was nobody's guest before: once Anne has dealt, she has a hand and Bea none.
    assert anne.ask("next")["t"] == "done"
    eyes.until(lambda message: message["t"] == "view")
    assert set(eyes.view["hands"]) == {"S"}
    bea.until(lambda message: message["t"] == "view")
    assert bea.view["hands"] == {}
    assert bea.ask("call", call="P")["code"] == "seat"
    leave({"a": anne, "b": bea, "c": eyes})


@pytest.mark.slow
def test_a_robot_plays_on_for_who_is_away_and_gives_the_seat_back(served: Served) -> None:
    told, people = gathered(served, manners={"grace": 1})
    people["E"].leave()
    anne = people["S"]
    away = anne.told(lambda company: not company["seats"]["E"]["here"])["seats"]["E"]
    assert (away["kind"], away["name"], away["waits"]) == ("person", "Chloé", 1)
    robot = anne.told(lambda company: company["seats"]["E"]["kind"] == "robot")["seats"]["E"]
    assert (robot["name"], robot["guest"]) == ("Chloé", 2)
    stranger = enter(served, told["table"], key_for("eve"))
    assert stranger.closed()
    people["E"] = enter(served, told["table"], key_for("Chloé"))
    anne.told(lambda company: company["seats"]["E"]["kind"] == "person")
    leave(people)


def test_the_table_may_vote_for_a_robot_sooner(served: Served) -> None:
    _, people = gathered(served, manners={"grace": 3600})
    assert people["S"].ask("vote", seat="E")["code"] == "seat"
    people["E"].leave()
    people["S"].told(lambda company: not company["seats"]["E"]["here"])
    assert people["S"].ask("vote", seat="E")["t"] == "done"
    assert people["S"].company["seats"]["E"]["kind"] == "person"
    assert people["N"].ask("vote", seat="E")["t"] == "done"
    assert people["S"].told(lambda company: company["seats"]["E"]["kind"] == "robot")
    leave(people)


def test_a_seat_moves_to_the_device_that_came_last(served: Served) -> None:
    told = opened(served)
    phone = enter(served, told["table"], told["token"], device="phone")
    same = enter(served, told["table"], told["token"], device="phone")
    screen = enter(served, told["table"], told["token"], device="screen")
    for moved in (phone, same):
        assert moved.until(lambda message: message["t"] == "refused")["code"] == "moved"
        assert moved.closed()
    assert screen.ask("say", audience="table", phrase="hello")["t"] == "done"
    screen.leave()


def test_talk_reaches_whom_it_may(served: Served) -> None:
    told, people = gathered(served)
    eyes = come(served, told, "look", "Olga")
    people["S"].ask("say", audience="opponents", text="weak two")
    people["N"].ask("say", audience="director", text="please come", calls=True)
    people["E"].ask("say", audience="table", phrase="thank-you")
    refused = people["S"].ask("say", audience="table", text="I hold the ace")
    assert (refused["code"], refused["law"]) == ("illegal", 73)
    silent = eyes.ask("say", audience="table", phrase="hello")
    assert (silent["code"], silent["law"]) == ("illegal", 76)
    for friend in (*people.values(), eyes):
        friend.told(lambda company: any(r["phrase"] == "thank-you" for r in company["remarks"]))
    heard = {
        seat: [(r["audience"], r["text"] or r["phrase"]) for r in friend.company["remarks"]]
        for seat, friend in {**people, "look": eyes}.items()
    }
    whisper, call = ("opponents", "weak two"), ("director", "please come")
    thanks = ("table", "thank-you")
    assert heard == {
        "S": [whisper, call, thanks],
        "N": [call, thanks],
        "E": [whisper, thanks],
        "W": [whisper, thanks],
        "look": [thanks],
    }
    eyes.leave()
    leave(people)


def test_explanations_never_reach_partner(served: Served) -> None:
    _, people = gathered(served, first=3)
    south, west, north, east = (people[seat] for seat in "SWNE")
    assert whose_turn(people) is south
    south.ask("call", call="1C")
    west.until(lambda message: message["t"] == "view" and bool(message["auction"]))
    north.until(lambda message: message["t"] == "view" and bool(message["auction"]))
    assert north.ask("question", call=0)["law"] == 20
    assert west.ask("question", call=0)["t"] == "done"
    assert south.told(lambda company: company["questions"])["questions"] == [0]
    assert west.ask("explain", call=0, text="strong")["law"] == 40
    assert south.ask("explain", call=0, text="Strong, 16 points")["t"] == "done"
    for friend in (south, west, east):
        friend.told(lambda company: company["explained"])
    assert north.ask("say", audience="table", phrase="one-moment")["t"] == "done"
    north.told(lambda company: company["remarks"])
    assert north.company["explained"] == []
    assert not any("Strong" in frame for frame in north.frames)
    leave(people)


def test_taking_back_is_asked_and_never_after_hidden_cards(served: Served) -> None:
    _, people = gathered(served, first=3)
    south, west, east = people["S"], people["W"], people["E"]
    whose_turn(people).ask("call", call="1N")
    assert south.ask("undo")["t"] == "done"
    assert west.told(lambda company: company["undo"])["undo"]["seat"] == "S"
    west.until(lambda message: message["t"] == "view" and not message["legal"])
    assert west.ask("call", call="P")["t"] == "refused"
    assert west.ask("answer-undo", accept=True)["t"] == "done"
    east.told(lambda company: company["undo"])
    assert east.ask("answer-undo", accept=False)["t"] == "done"
    denied = south.until(lambda m: any(e["kind"] == "deny-undo" for e in m.get("since", [])))
    assert denied["auction"][0]["call"] == "1N"
    for _ in range(3):
        whose_turn(people).ask("call", call="P")
    leader = whose_turn(people)
    assert leader is west
    leader.ask("play", card=leader.view["legal"][0])
    assert whose_turn(people) is south
    while leader.view["n"] < south.view["n"]:
        leader.hear()
    seen = leader.ask("undo")
    assert (seen["t"], seen["code"]) == ("refused", "undo")
    leave(people)


def test_a_claim_has_a_line_and_who_objects_says_why(served: Served) -> None:
    _, people = gathered(served, first=3)
    south, west, east = people["S"], people["W"], people["E"]
    whose_turn(people).ask("call", call="1N")
    for _ in range(3):
        whose_turn(people).ask("call", call="P")
    leader = whose_turn(people)
    leader.ask("play", card=leader.view["legal"][0])
    assert whose_turn(people) is south
    assert south.ask("claim", tricks=13, line="I draw trumps")["t"] == "done"
    west.until(lambda message: message["t"] == "view" and message["claim"] is not None)
    assert west.view["claim"]["line"] == "I draw trumps"
    east.until(lambda message: message["t"] == "view" and message["claim"] is not None)
    assert east.ask("answer", accept=False, why="My ace")["t"] == "done"
    for friend in people.values():
        while not friend.view.get("contested"):
            friend.hear()
        assert friend.view["contested"]["why"] == "My ace"
    leave(people)


def test_who_comes_back_is_told_what_the_laws_allow(served: Served) -> None:
    """Neither the calls once the lead is faced (41C) nor tricks turned over (66C)."""
    told, people = gathered(served, first=3)
    whose_turn(people).ask("call", call="1N")
    for _ in range(3):
        whose_turn(people).ask("call", call="P")
    for _ in range(9):
        friend = whose_turn(people)
        assert friend.ask("play", card=friend.view["legal"][0])["t"] == "done"
    friend = whose_turn(people)
    back = enter(served, told["table"], key_for("Bea"), seen=0)
    back.until(lambda message: message["t"] == "view")
    kinds = {event["kind"] for event in back.view["since"]}
    played = {event["what"] for event in back.view["since"] if event["kind"] == "play"}
    on_table = {card["card"] for card in back.view["trick"]}
    on_table |= {card["card"] for card in (back.view["lastTrick"] or {"cards": []})["cards"]}
    assert "call" not in kinds
    assert played == on_table
    back.leave()
    leave(people)


def test_onlookers_see_what_the_table_lets_them(served: Served) -> None:
    told, people = gathered(served)
    eyes = come(served, told, "look", "Olga")
    eyes.until(lambda message: message["t"] == "view")
    assert eyes.view["hands"] == {}
    assert people["N"].ask("manners", manners={"onlookers": "open"})["code"] == "seat"
    # What is settled now holds from the next board on: nobody plans with eyes on this one.
    settled = {"onlookers": "open", "robot": "random:sif"}
    assert people["S"].ask("manners", manners=settled)["t"] == "done"
    whose_turn(people).ask("call", call="P")
    eyes.until(lambda message: message["t"] == "view")
    assert eyes.view["hands"] == {}
    for _ in range(3):
        whose_turn(people).ask("call", call="P")
    assert people["S"].told(lambda company: company["canDeal"])
    assert people["S"].ask("next")["t"] == "done"
    eyes.until(lambda message: message["t"] == "view" and message["board"] == 2)
    assert set(eyes.view["hands"]) == set("NESW")
    assert eyes.ask("sit", seat="N")["t"] == "refused"
    closed = {"onlookers": "none", "robot": "random:sif"}
    assert people["S"].ask("manners", manners=closed)["t"] == "done"
    before = len(eyes.frames)
    whose_turn(people).ask("call", call="P")
    assert eyes.ask("say", audience="director", text="?")["t"] == "done"
    assert not any('"t":"view"' in frame for frame in eyes.frames[before:])
    leave({**people, "look": eyes})


@pytest.mark.slow
def test_onlookers_are_behind_by_the_delay(served: Served) -> None:
    told, people = gathered(served, manners={"delay": 2})
    eyes = come(served, told, "look", "Olga")
    whose_turn(people).ask("call", call="P")
    assert "auction" not in eyes.view or eyes.view["auction"] == []
    eyes.until(lambda message: message["t"] == "view" and len(message["auction"]) == 1)
    leave({**people, "look": eyes})


def test_a_table_without_company_has_none(served: Served) -> None:
    person = Person.seated(served)
    assert person.ask("say", audience="table", text="hello")["code"] == "seat"
    assert person.ask("sit", seat="N")["code"] == "seat"
    person.leave()


@pytest.mark.slow
def test_a_table_of_friends_is_as_it_was_after_a_restart(tmp_path: object) -> None:
    from pathlib import Path

    from tests.server.served import start

    folder = Path(str(tmp_path))
    database = f"sqlite:///{folder / 'tables.db'}"
    first = start(folder, database=database)
    told, people = gathered(first, manners={"clock": 7, "grace": 0})
    people["S"].ask("say", audience="table", phrase="hello")
    before = people["N"].told(lambda company: company["remarks"])
    leave(people)
    first.stop()
    second = start(folder, database=database)
    try:
        bea = enter(second, told["table"], key_for("Bea"))
        bea.until(lambda message: message["t"] == "view")
        assert bea.view["clock"]["limit"] == 420
        assert bea.company["remarks"] == before["remarks"]
        assert [g["name"] for g in bea.company["guests"]] == ["Anne", "Bea", "Chloé", "Dan"]
        bea.leave()
    finally:
        second.stop()
