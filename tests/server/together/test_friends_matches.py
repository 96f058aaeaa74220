"""A match of two tables: seats, tables with the same boards, a score when both have played."""

from __future__ import annotations

from typing import Any

import pytest

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.server.together.friends_match import _compare, team_of
from tests.server.served import Person, Served
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
