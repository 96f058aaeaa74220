"""Several people at one table, lines that break, and claims that robots judge."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest

from tests.server.served import Person, Served, state


def seated(served: Served, people: str, **asked: object) -> dict[str, Person]:
    """Open a table and let *people* (``NS``) sit down; robots in the other seats."""
    seats = {seat: "person" if seat in people else "random:sif" for seat in "NESW"}
    opened = served.open(seats=seats, **asked)
    found = {
        seat: Person.enter(served, opened["table"], opened["tokens"][seat]) for seat in people
    }
    for person in found.values():
        person.until(lambda message: message["t"] == "view" and message["n"] >= 1)
        assert person.ask("settings", robotPace=0)["t"] == "done"
    return found


def whose_turn(people: dict[str, Person]) -> Person | None:
    """Wait until one of *people* is to act; ``None`` when the board is over."""
    first = next(iter(people.values()))
    while first.view["phase"] != "over":
        for person in people.values():
            person.no_questions()
            while person.view["n"] < first.view["n"]:
                person.hear()
            if person.view["n"] == first.view["n"] and person.view["legal"]:
                return person
        first.hear()
    return None


@pytest.mark.slow
def test_two_people_play_a_whole_board(served: Served) -> None:
    people = seated(served, "NS", seed="two people")
    while person := whose_turn(people):
        action, calling = person.view["legal"][-1], person.view["phase"] == "auction"
        action = "P" if calling and person.view["auction"] else action
        kind, name = ("call", "call") if calling else ("play", "card")
        answer = person.ask(kind, **{name: action})
        assert answer["t"] == "done", answer
    results = []
    for seat, person in people.items():
        while person.view["phase"] != "over":
            person.hear()
        results.append(person.view["result"]["scoreNs"])
        for frame in person.frames:
            assert_only_ones_own(frame, seat)
    assert results[0] == results[1]
    for person in people.values():
        person.leave()


def assert_only_ones_own(frame: str, seat: str) -> None:
    """Persons play their own cards, so each sees one hand, and dummy's after the lead."""
    view = json.loads(frame)
    if view["t"] != "view" or view["phase"] == "over":
        return
    led = bool(view["trick"] or view["lastTrick"] or view["wonNs"] or view["wonEw"])
    assert view["you"] == seat
    assert set(view["hands"]) == {seat} | ({view["dummy"]} if led else set())
    partner = {"N": "S", "S": "N"}[seat]
    for call in view["auction"]:
        assert call["meaning"] is None or call["seat"] != partner, "Law 16"
    cards = [one["seat"] for one in view["trick"]]
    first = not view["lastTrick"] and not view["wonNs"] and not view["wonEw"]
    mine = view["dummy"] if seat == view["declarer"] else seat
    may_review = not led or (first and mine not in cards and seat != view["dummy"])
    assert may_review or not view["auction"], "Laws 41B and 41C"


def test_people_do_not_act_for_each_other(served: Served) -> None:
    people = seated(served, "NS", seed="not for each other", first=1)
    north, south = people["N"], people["S"]
    assert whose_turn(people) is north
    before = state(served, north.view["table"])
    said = south.ask("call", call="P")
    assert (said["t"], said["code"], said["law"]) == ("refused", "turn", 28)
    undone = north.ask("undo")
    assert (undone["t"], undone["code"]) == ("refused", "undo")
    assert state(served, north.view["table"]) == before
    for person in people.values():
        person.leave()


def test_ones_own_id_is_not_taken_for_somebody_elses(served: Served) -> None:
    """Two browsers may well number their messages alike."""
    people = seated(served, "NESW", seed="ids")
    for _ in range(4):
        person = whose_turn(people)
        assert person is not None
        before = person.view["n"]
        assert person.ask("call", id="first", call="P") == {
            "t": "done",
            "id": "first",
            "n": before + 1,
        }
    for person in people.values():
        person.leave()


def broken(person: Person) -> None:
    """Let the line break as when a phone leaves the network: without a word."""
    person.socket.socket.shutdown(socket.SHUT_RDWR)
    assert person.closed()


def heard(person: Person) -> list[dict[str, Any]]:
    """Return every event told in every view so far."""
    views = map(json.loads, person.frames)
    return [event for view in views if view["t"] == "view" for event in view["since"]]


@pytest.mark.slow
def test_nothing_is_missed_however_often_the_line_breaks(served: Served) -> None:
    opened = served.open(seed="breaks")
    table, token = opened["table"], opened["token"]
    watcher = Person.enter(served, table)
    told: list[dict[str, Any]] = []
    seen, over = 0, False
    while not over:
        person = Person.enter(served, table, token, seen=seen)
        person.until(lambda message: message["t"] == "view")
        person.ask("settings", robotPace=0)
        for _ in range(3):
            if person.my_turn():
                person.act()
        over = person.view["phase"] == "over"
        broken(person)
        told += heard(person)
        seen = person.view["n"]
    watcher.until(lambda message: message["t"] == "view" and message["n"] == seen)
    assert told == heard(watcher)
    watcher.leave()
    for n in range(0, seen + 1, 7):
        late = Person.enter(served, table, token, seen=n)
        view = late.until(lambda message: message["t"] == "view")
        assert view["since"] == [event for event in told if event["n"] > n]
        late.leave()


@pytest.mark.slow
def test_a_flood_is_answered_and_changes_nothing(served: Served) -> None:
    person = Person.seated(served, seed="flood unchanged")
    assert person.my_turn()
    before = state(served, person.view["table"])
    for turn in range(100):
        person.say({"t": "play", "id": f"flood {turn}", "on": person.view["n"], "card": "SA"})
    answers = [
        person.until(lambda message, said=said: message.get("id") == said)  # type: ignore[misc]
        for said in (f"flood {turn}" for turn in range(100))
    ]
    assert {answer["code"] for answer in answers} == {"illegal"}
    assert state(served, before["table"]) == before
    person.act()
    person.leave()


def test_a_message_too_long_ends_the_line_and_changes_nothing(served: Served) -> None:
    person = Person.seated(served, seed="huge unchanged")
    assert person.my_turn()
    before = state(served, person.view["table"])
    text = json.dumps({"t": "call", "id": "long", "on": person.view["n"], "call": "P"})
    person.say(text + " " * 70_000)
    assert person.closed()
    assert state(served, before["table"]) == before


TOPS = "N:5432.5432.5432.5 T987.T98.T98.T98 AKQJ.AKQ.AKQ.AKQ 6.J76.J76.J76432"
"""South has thirteen tricks at notrump."""
TWELVE = "N:5.65432.5432.543 JT98.T98.T98.T98 AKQ2.AKQ.AKQ.AKQ 7643.J7.J76.J762"
"""East's spades win a trick in the end."""


def declaring(served: Served, deal: str) -> Person:
    """Return South, to play seven notrump on *deal*."""
    person = Person.seated(served, deals=[deal], first=3)
    assert person.ask("call", call="7N")["t"] == "done"
    while person.my_turn() and person.view["phase"] == "auction":
        person.ask("call", call="P")
    assert person.view["contract"].startswith("7N")
    assert person.view["canClaim"]
    return person


def claim(person: Person, tricks: int) -> None:
    """Claim, and wait until all have answered."""
    n = person.view["n"]
    assert person.ask("claim", on=n, tricks=tricks)["t"] == "done"
    person.until(lambda view: view["t"] == "view" and view["n"] > n + 1 and not view["claim"])


def test_a_good_claim_is_agreed_to(served: Served) -> None:
    person = declaring(served, TOPS)
    claim(person, 13)
    view = person.view
    assert (view["phase"], view["result"]["claimed"], view["result"]["tricks"]) == (
        "over",
        True,
        13,
    )
    person.leave()


def test_a_claim_of_one_too_many_is_refused_and_play_goes_on(served: Served) -> None:
    person = declaring(served, TWELVE)
    held = person.view["hands"]
    claim(person, 13)
    assert (person.view["phase"], person.view["hands"]) == ("play", held)
    assert person.my_turn()
    # Who could claim again at once would learn from the refusals what is right.
    again = person.ask("claim", tricks=12)
    assert (again["t"], again["law"]) == ("refused", 68)
    person.act()
    assert person.my_turn()
    assert person.view["canClaim"]
    person.leave()


@pytest.mark.parametrize("tricks", [14, -1, "all", None])
def test_a_claim_of_no_number_of_tricks_is_bad(served: Served, tricks: object) -> None:
    person = declaring(served, TOPS)
    before = state(served, person.view["table"])
    person.say({"t": "claim", "id": "odd", "on": person.view["n"], "tricks": tricks})
    assert person.until(lambda message: message["t"] == "refused")["code"] == "bad"
    assert state(served, before["table"]) == before
    person.leave()
