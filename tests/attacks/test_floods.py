"""Floods: of pings, of pieces of messages, of requests, of things opened, of keys guessed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.attacks.attackers import (
    asked,
    attacked,
    connection,
    flood,
    frame,
    statuses,
    web_socket,
)
from tests.server.served import Person, Served

TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10
GENEROUS = {"frames_per_second": 10**9, "pings_per_second": 10**9}


@pytest.mark.parametrize("piece", [PING, PONG, CONTINUED])
def test_a_flood_of_frames_ends_its_own_line_alone(served: Served, piece: int) -> None:
    calm = Person.seated(served, seed="calm")
    line = web_socket(served)
    if piece == CONTINUED:
        line.sendall(frame(TEXT, b"{", final=False))
    assert flood(line, frame(piece, final=piece != CONTINUED) * 200, 10.0)
    calm.to_the_end()
    calm.leave()
    line.close()


@pytest.mark.slow
def test_without_the_limit_a_flood_of_pings_goes_on(tmp_path: Path) -> None:
    with attacked(tmp_path, GENEROUS) as served:
        line = web_socket(served)
        assert not flood(line, frame(PING) * 10, 0.2)
        line.close()


def test_pings_as_browsers_send_them_are_answered(served: Served) -> None:
    person = Person.seated(served, seed="pings")
    for _ in range(5):
        assert person.socket.ping().wait(20)
    person.leave()


def test_tables_are_not_opened_by_the_thousand(tmp_path: Path) -> None:
    with attacked(tmp_path, {"tables_opened": [5, 6], "this_machine": 1}) as served:
        opened = statuses(served, "/tables", [{} for _ in range(30)])
        assert opened[:5] == [201] * 5
        assert set(opened[6:]) == {429}
        status, headers, told = asked(served, "/tables", {})
        assert status == 429
        assert 1 <= int(headers["retry-after"]) <= 10
        assert told["refused"]["en"] != told["refused"]["fr"]


@pytest.mark.parametrize(
    ("path", "limit", "body"),
    [
        ("/events", "tournaments_opened", {"pairs": 8}),
        ("/clubs", "clubs_opened", {"title": "Club"}),
        ("/classes", "classes_opened", {"title": "Class"}),
        ("/practices", "practice_hands_opened", {}),
    ],
)
def test_nothing_else_is_either(tmp_path: Path, path: str, limit: str, body: object) -> None:
    with attacked(tmp_path, {limit: [2, 1], "this_machine": 1}) as served:
        assert statuses(served, path, [body] * 4) == [201, 201, 429, 429]


def test_requests_without_end_are_refused_for_a_while(tmp_path: Path) -> None:
    limits = {"requests_per_address": [50, 60], "this_machine": 1}
    with attacked(tmp_path, limits) as served:
        answers = statuses(served, "/healthz", [None] * 120)
        assert answers.count(200) < 80
        assert answers[-1] == 429


@pytest.mark.parametrize("proxy", ["127.0.0.1", "192.0.2.1"])
def test_an_address_is_believed_of_a_trusted_proxy_alone(tmp_path: Path, proxy: str) -> None:
    """Whoever names another address each time is many people to a proxy's server alone."""
    limits = {"clubs_opened": [1, 1], "this_machine": 1, "trusted_proxies": [proxy]}
    with attacked(tmp_path, limits) as served:
        answers = [
            asked(served, "/clubs", {}, **{"x-forwarded-for": f"198.51.100.{n}"})[0]
            for n in range(4)
        ]
    assert answers == ([201] * 4 if proxy == "127.0.0.1" else [201, 429, 429, 429])


def test_one_key_is_not_asked_with_without_end(tmp_path: Path) -> None:
    with attacked(tmp_path, {"requests_per_key": [10, 1]}) as served:
        event = asked(served, "/events", {"pairs": 8})[2]
        path = f"/events/{event['event']}/view"
        keyed = {"authorization": f"Bearer {event['director']}"}
        answers = statuses(served, path, [None] * 12, **keyed)
        assert answers == [200] * 10 + [429] * 2
        # Another key is not held up by it.
        other = {"authorization": f"Bearer {event['tables'][0]['ns']}"}
        assert statuses(served, path, [None], **other) == [200]


def test_guesses_at_keys_come_to_an_end_and_right_keys_go_on(tmp_path: Path) -> None:
    with attacked(tmp_path, {"wrong_keys": [8, 1], "this_machine": 1}) as served:
        event = asked(served, "/events", {"pairs": 8})[2]
        path = f"/events/{event['event']}/view"
        known = {"authorization": f"Bearer {event['director']}"}
        assert statuses(served, path, [None], **known) == [200]
        guesses = [asked(served, path, authorization=f"Bearer {n:020}")[0] for n in range(20)]
        assert guesses == [403] * 8 + [429] * 12
        # Not even the right one is tried now, unless it came from here before.
        fresh = {"authorization": f"Bearer {event['tables'][0]['ns']}"}
        assert statuses(served, path, [None], **fresh) == [429]
        assert statuses(served, path, [None], **known) == [200]


def test_guesses_at_seats_come_to_an_end(tmp_path: Path) -> None:
    with attacked(tmp_path, {"wrong_keys": [5, 1], "this_machine": 1}) as served:
        table = served.open()
        codes = []
        for n in range(8):
            guesser = Person.enter(served, table["table"], f"guess{n}")
            codes.append(guesser.hear()["code"])
            assert guesser.closed()
        assert codes == ["seat"] * 5 + ["busy"] * 3


def test_onlookers_leave_room_for_every_seat(tmp_path: Path) -> None:
    limits = {"onlookers": 3, "lines_per_seat": 2}
    with attacked(tmp_path, limits) as served:
        opened = served.open(seats=dict.fromkeys("NESW", "person"))
        crowd = [Person.enter(served, opened["table"]) for _ in range(6)]
        told = [person.hear() for person in crowd]
        assert [message["t"] for message in told] == ["view"] * 3 + ["refused"] * 3
        assert all(message["code"] == "busy" for message in told[3:])
        for seat, token in opened["tokens"].items():
            devices = [Person.enter(served, opened["table"], token) for _ in range(3)]
            for person in devices:
                assert person.until(lambda heard: heard["t"] == "view")["you"] == seat
            assert devices[0].closed()  # the third device ends the first
            for person in devices[1:]:
                person.leave()
        for person in crowd:
            person.socket.close_timeout = 0.1  # they do not listen
            person.leave()


def test_tables_at_play_leave_room_for_tournaments(tmp_path: Path) -> None:
    limits = {"tables": 6, "tables_kept": 4}
    with attacked(tmp_path, limits) as served:
        people, refused = [], 0
        for _ in range(5):
            status, headers, opened = asked(served, "/tables", {"robots": "random:sif"})
            if status == 503:
                assert headers["retry-after"]
                refused += 1
                continue
            people.append(Person.enter(served, opened["table"], opened["token"]))
            people[-1].hear()
        assert (len(people), refused) == (2, 3)
        # One round alone, for its robots are quick: in six the event may be over before anyone
        # has looked for a place.
        wanted = {"pairs": 4, "online": True, "robots": "random:sif", "flowing": False}
        event = asked(served, "/events", wanted)[2]
        key = event["players"][0]["key"]
        keyed = {"authorization": f"Bearer {event['director']}"}
        path = f"/events/{event['event']}"
        begin = {"id": "1", "do": "next", "round": 1, "seen": 1_000}
        assert asked(served, f"{path}/do", begin, **keyed)[0] == 200
        for _ in range(100):
            view = asked(served, f"{path}/view", authorization=f"Bearer {key}")[2]
            player = Person.enter(served, view["at"], key)
            heard = player.until(lambda told: told["t"] in {"view", "refused"})
            player.leave()
            if heard["t"] == "view":
                break
        assert heard["t"] == "view", heard
        for person in people:
            person.leave()


def test_a_table_somebody_has_left_makes_room(tmp_path: Path) -> None:
    with attacked(tmp_path, {"tables": 2, "tables_kept": 0}) as served:
        for _ in range(6):
            person = Person.seated(served)
            person.leave()


def test_what_is_said_of_an_attack_does_not_fill_the_disk(tmp_path: Path) -> None:
    with attacked(tmp_path, {}) as served:
        for _ in range(300):
            line = web_socket(served)
            line.close()
            asked_badly = connection(served)
            asked_badly.sendall(b"\0\0\0\0 no request\r\n\r\n")
            asked_badly.recv(1000)
            asked_badly.close()
        assert len(served.log.read_text(encoding="utf-8").splitlines()) < 100


def test_a_message_as_long_as_a_book_ends_the_line(served: Served) -> None:
    person = Person.seated(served, seed="long")
    person.say(json.dumps({"t": "hello", "table": "x" * 100_000}))
    assert person.closed()
