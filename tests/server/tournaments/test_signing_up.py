"""Players come by short codes, or sign up themselves at one address."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from biritch.server.tournaments import keys
from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def post(tournament: TournamentClient, what: str, **body: object) -> httpx.Response:
    return httpx.post(f"{tournament.url}/events/{tournament.event}/{what}", json=body)


def signed(tournament: TournamentClient, *names: str, **more: object) -> dict[str, Any]:
    answer = post(tournament, "sign-up", id=f"{names}{more}"[:40], names=names, **more)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    for one in found["keys"]:
        tournament.keys[f"signed {one['name']}"] = one["key"]
    return found


def test_a_short_code_opens_what_its_key_opens(served: Served) -> None:
    tournament = mitchell(served)
    view = tournament.view()
    codes = {one["table"]: (one["ns_code"], one["ew_code"]) for one in view["links"]}
    assert {*map(len, codes[1])} == {keys.CODE_LENGTH}
    told = post(tournament, "code", code=f" {codes[1][0].upper()} ").json()
    assert told == {"key": tournament.key("1ns")}
    own = next(one for one in view["keys"] if one["number"] == 2)
    assert post(tournament, "code", code=own["code"]).json() == {"key": own["key"]}
    wrong = post(tournament, "code", code="abcdef")
    assert wrong.status_code == 403
    assert "six" in wrong.json()["refused"]["en"]
    renewed = httpx.post(
        f"{tournament.url}/events/{tournament.event}/keys",
        params={"token": tournament.director, "seen": str(view["n"])},
    )
    assert renewed.status_code == 200
    assert post(tournament, "code", code=codes[1][0]).status_code == 403
    fresh = tournament.view()["links"][0]
    assert post(tournament, "code", code=fresh["ns_code"]).json() == {"key": fresh["ns"]}


def test_players_sign_up_at_the_address_for_everybody(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, pairs=4, movement="howell", rounds=3, each=1, online=True, robots="rule:sif",
        flowing=False, signing=True,
    )  # fmt: skip
    assert tournament.view("")["sign_up"] == {"free": 4, "entrants": [], "alone": []}
    first = signed(tournament, "Ann", "Bob & Co")
    assert (first["pair"], [one["player"] for one in first["keys"]]) == (1, ["a", "b"])
    assert tournament.view("signed Ann")["names"] == "Ann & Bob Co"
    assert tournament.view("signed Bob Co")["name"] == "Bob Co"
    alone = signed(tournament, "Cleo")
    public = tournament.view("")["sign_up"]
    assert (public["free"], public["alone"]) == (2, [2])
    joined = signed(tournament, "Dan", joins=2)
    assert (joined["pair"], joined["keys"][0]["player"]) == (2, "b")
    assert tournament.view("signed Dan")["names"] == "Cleo & Dan"
    assert tournament.view("signed Cleo")["player"] == alone["keys"][0]["player"] == "a"
    assert "taken" in post(tournament, "sign-up", id="x", names=["Eve"], joins=2).text
    signed(tournament, "Eve", "Fay")
    signed(tournament, "Gus", "Hal")
    assert "no place" in post(tournament, "sign-up", id="y", names=["Ivy"]).text.lower()
    tournament.do("td", "next", round=1)
    assert tournament.view("")["sign_up"] is None
    assert post(tournament, "sign-up", id="z", names=["Ivy"]).status_code == 409
    # The seat opens to the key that was given, and to the one on the director's list.
    seat = tournament.view("signed Ann")
    assert seat["at"]
    assert seat["seat"]


def test_the_organiser_opens_and_closes_the_list(served: Served) -> None:
    tournament = mitchell(served)
    assert "organiser" in post(tournament, "sign-up", id="a", names=["Ann", "Bob"]).text
    seen = tournament.view()["n"]
    tournament.do("td", "sign-ups", open=True)
    late = tournament.ask("td", "sign-ups", open=False, seen=seen)
    assert late.status_code == 409
    assert late.json()["changed"] == ["sign-ups"]
    found = signed(tournament, "Ann", "Bob")
    assert [one["player"] for one in found["keys"]] == ["a"], "one phone for a pair in a room"
    tournament.do("td", "next", round=1)
    assert tournament.view("signed Ann")["eye"] == "table"
    assert "begun" in tournament.refused("td", "sign-ups", open=True)


@pytest.mark.parametrize("names", [[], [""], ["  "], ["A"] * 7, ["A", "B", "C"]])
def test_what_is_no_pair_is_refused(served: Served, names: list[str]) -> None:
    tournament = mitchell(served, signing=True)
    answer = post(tournament, "sign-up", id="a", names=names)
    assert answer.status_code in {400, 409}, answer.text
    assert json.loads(answer.text)["refused"]["fr"]
