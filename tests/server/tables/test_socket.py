"""The socket: whole boards, and everything that is refused there."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.served import Person, Served, state

CARD = re.compile(r'"([SHDC][2-9TJQKA])"')


def test_a_whole_board_and_the_next(served: Served) -> None:
    person = Person.seated(served, seed="whole")
    person.to_the_end()
    view = person.view
    assert view["phase"] == "over"
    assert sum(map(len, view["deal"].values())) == 52
    if view["result"]["doubleDummy"] is None:
        person.until(lambda message: bool((message.get("result") or {}).get("doubleDummy")))
    assert set(person.view["result"]["doubleDummy"]["table"]) == set("NESW")
    assert person.ask("next")["t"] == "done"
    assert (person.view["board"], person.view["phase"]) == (2, "auction")
    person.to_the_end()
    person.leave()


def test_a_person_sees_no_card_the_laws_hide(served: Served) -> None:
    person = Person.seated(served, seed="canary")
    person.to_the_end()
    person.leave()
    for frame in person.frames:
        view = json.loads(frame)
        if view["t"] != "view" or view["phase"] == "over":
            continue
        mine = "N" if view["you"] == "N" else "S"
        may_see = {mine} | ({view["dummy"]} - {None})
        assert set(view["hands"]) == may_see
        on_table = {each["card"] for each in view["trick"]}
        on_table |= {each["card"] for each in (view["lastTrick"] or {"cards": []})["cards"]}
        told = {event["what"] for event in view["since"] if event["kind"] == "play"}
        shown = {card for hand in view["hands"].values() for card in hand}
        assert set(CARD.findall(without_rules(view))) <= shown | on_table | told


def without_rules(view: dict[str, Any]) -> str:
    """Write *view* again without the names of bidding rules: some, as C9, look like cards."""
    for told in (*view["auction"], *view["choices"]):
        if told["meaning"] is not None:
            told["meaning"].pop("rule", "")
    return json.dumps(view)


def test_a_spectator_sees_no_hand_before_the_lead(served: Served) -> None:
    opened = served.open()
    view = state(served, opened["table"])
    assert view["hands"] == {}
    assert view["legal"] == []
    watcher = Person.enter(served, opened["table"])
    assert watcher.until(lambda message: message["t"] == "view")["you"] is None
    answer = watcher.ask("call", call="P")
    assert (answer["t"], answer["code"]) == ("refused", "seat")
    watcher.leave()


REFUSED = [
    ({"t": "call", "call": "9S"}, "bad"),
    ({"t": "call"}, "bad"),
    ({"t": "call", "call": 1}, "bad"),
    ({"t": "call", "call": "P", "seat": "N"}, "bad"),
    ({"t": "play", "card": "SX"}, "bad"),
    ({"t": "dance"}, "bad"),
    ({"t": "claim", "tricks": 14}, "bad"),
    ({"t": "claim", "tricks": 3}, "claim"),
    ({"t": "answer", "accept": True}, "claim"),
    ({"t": "next"}, "turn"),
    ({"t": "play", "card": "SA"}, "illegal"),
    ({"t": "settings", "robotPace": -1}, "bad"),
    ({"t": "hello", "table": "x"}, "bad"),
]


@pytest.mark.parametrize(("message", "code"), REFUSED)
def test_what_cannot_be_is_refused_with_its_reason_and_changes_nothing(
    served: Served, message: dict[str, object], code: str
) -> None:
    person = Person.seated(served, seed="refused")
    assert person.my_turn()
    before = state(served, person.view["table"])
    said = {} if message["t"] == "hello" else {"id": "one", "on": person.view["n"]}
    person.say({**said, **message})
    answer = person.until(lambda heard: heard["t"] in {"refused", "done"})
    assert (answer["t"], answer["code"]) == ("refused", code), answer
    assert all(answer["says"][language] for language in ("en", "fr"))
    assert state(served, person.view["table"]) == before
    person.leave()


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", '"hello"', '{"t":1}', "[" * 5_000, '{"t":"call"}\x00', "é"]
)
def test_what_is_no_message_is_refused_and_the_line_stays(served: Served, text: str) -> None:
    person = Person.seated(served, seed="noise")
    person.say(text)
    answer = person.until(lambda heard: heard["t"] == "refused")
    assert (answer["code"], answer["id"]) == ("bad", None)
    person.act()
    person.leave()


def test_bytes_are_no_message(served: Served) -> None:
    person = Person.seated(served, seed="bytes")
    person.socket.send(b'{"t":"undo"}')
    assert person.until(lambda heard: heard["t"] == "refused")["code"] == "bad"
    person.leave()


def test_an_illegal_call_names_its_law(served: Served) -> None:
    opened = served.open(seat="N", seats=dict.fromkeys("NESW", "person"), seed="laws")
    people = {
        seat: Person.enter(served, opened["table"], token)
        for seat, token in opened["tokens"].items()
    }
    for person in people.values():
        person.until(lambda message: message["t"] == "view" and message["n"] == 1)
    assert people["N"].ask("call", call="2H")["t"] == "done"
    east = people["E"]
    east.until(lambda message: message.get("n") == 2)
    answer = east.ask("call", call="1S")
    assert (answer["code"], answer["law"]) == ("illegal", 27)
    assert answer["says"]["en"] == "Insufficient bid: at least 2♠"
    south = people["S"]
    south.until(lambda message: message.get("n") == 2)
    answer = south.ask("call", call="P")
    assert (answer["code"], answer["law"]) == ("turn", 28)
    for person in people.values():
        person.leave()


def test_what_is_asked_twice_is_done_once(served: Served) -> None:
    person = Person.seated(served, seed="twice")
    assert person.my_turn()
    on = person.view["n"]
    first = person.ask("call", id="same", on=on, call="P")
    again = person.ask("call", id="same", on=on, call="P")
    assert first == again
    assert first["t"] == "done"
    own = [call for call in person.view["auction"] if call["seat"] == "S"]
    assert len(own) <= 1 + (person.view["n"] - on) // 4
    person.leave()


def test_what_was_asked_of_an_older_table_is_stale(served: Served) -> None:
    person = Person.seated(served, seed="stale")
    person.act()
    assert person.my_turn()
    before = person.view["n"]
    answer = person.ask("call", on=1, call="P")
    assert (answer["t"], answer["code"]) == ("refused", "stale")
    assert person.until(lambda message: message["t"] == "view")["n"] == before
    person.leave()


@pytest.mark.parametrize(
    "hello",
    [
        {"table": "nowhere", "token": ""},
        {"token": "forged"},
        {"token": "x" * 129},
        {"seen": -1},
        {"table": ""},
    ],
)
def test_a_forged_hello_is_refused(served: Served, hello: dict[str, object]) -> None:
    opened = served.open()
    person = Person.connected(served)
    person.say({"t": "hello", "table": opened["table"], "token": "", **hello})
    answer = person.hear()
    assert answer["t"] == "refused"
    assert answer["code"] in {"seat", "bad"}
    assert person.closed()


def test_a_token_is_good_for_its_own_table_only(served: Served) -> None:
    one, other = served.open(), served.open()
    person = Person.enter(served, one["table"], other["token"])
    assert person.hear()["code"] == "seat"
    assert person.closed()


def test_nothing_is_heard_before_hello(served: Served) -> None:
    person = Person.connected(served)
    person.say({"t": "undo", "id": "1", "on": 0})
    assert person.hear()["code"] == "bad"
    assert person.closed()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_a_page_of_somebody_else_is_not_let_in(served: Served, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Person.connected(served, origin=origin)
    assert refused.value.response.status_code == 403


def test_who_comes_back_is_told_what_was_missed(served: Served) -> None:
    person = Person.seated(served, seed="back")
    table = person.view["table"]
    for _ in range(3):
        person.act()
    assert person.my_turn()
    n, everything = person.view["n"], person.view
    person.leave()
    for seen in (0, 1, n - 1, n, n + 50):
        watcher = Person.enter(served, table, seen=seen)
        view = watcher.until(lambda message: message["t"] == "view")
        numbers = [event["n"] for event in view["since"]]
        assert sorted(set(numbers)) == list(range(min(seen, view["n"]) + 1, view["n"] + 1))
        assert view["auction"] == everything["auction"]
        watcher.leave()


def test_a_flood_slows_only_whoever_floods(served: Served) -> None:
    """Whoever asks on and on without listening may be cut off; nobody else feels it."""
    noisy, calm = (Person.seated(served, seed="flood") for _ in range(2))
    with suppress(ConnectionClosed):
        for _ in range(300):
            noisy.say({"t": "undo", "id": "n", "on": 0})
    calm.to_the_end()
    assert served.healthy()
    noisy.leave()
    calm.leave()


def test_an_undo_goes_back_to_my_last_action_and_reveals_nothing(served: Served) -> None:
    person = Person.seated(served, seed="undo")
    while person.my_turn() and len(person.view["played"] or []) == 0:
        if person.view["phase"] == "play" and person.view["canUndo"]:
            break
        person.act()
    assert person.my_turn()
    before = len(person.view["hands"][person.view["you"]])
    assert person.ask("undo")["t"] == "done"
    assert person.my_turn()
    assert set(person.view["hands"]) <= {"N", "S", person.view["dummy"]}
    assert len(person.view["hands"][person.view["you"]]) >= before
    person.to_the_end()
    person.leave()


def test_a_claim_is_judged_and_settles_the_board(served: Served) -> None:
    """Conceding everything left is agreed to once no trick is left that cannot be lost."""
    person = Person.seated(served, seed="conceded")
    while person.my_turn() and not person.view["canClaim"]:
        person.act()
    assert person.my_turn()
    while person.view["phase"] != "over":
        sure = (person.view.get("contested") or {}).get("sure", 0)
        answer = person.ask("claim", tricks=sure)
        if answer["t"] == "refused":
            assert answer["code"] in {"stale", "claim"}
            person.my_turn()
            person.act()
            continue
        person.until(lambda message: message["t"] == "view" and not message["claim"])
    assert person.view["result"]["claimed"]
    person.leave()
