"""Several directors of one event: the same powers, and everything kept with who did it."""

from __future__ import annotations

import httpx

from biritch.server.tokens import fresh
from biritch.server.tournaments import keys as evening_keys
from biritch.server.tournaments.keys import Role
from tests.server.served import Served
from tests.server.tournaments.participants import mitchell


def test_a_second_director_has_the_same_powers_and_another_name(served: Served) -> None:
    evening = mitchell(served)
    first = evening.view()
    assert (first["desk"], [one["desk"] for one in first["desks"]]) == (1, [2, 3, 4])
    evening.keys["td2"] = first["desks"][0]["key"]
    evening.do("td2", "next", round=1)
    evening.do("td2", "slip", text="1 1 4S N =")
    evening.do("td", "slip", text="1 1 4S N +1", correct=True, why="miscounted")
    second = evening.view("td2")
    assert (second["desk"], second["desks"]) == (2, [])
    assert second["links"] == first["links"]
    past = second["scores"][0]["past"]
    assert [(one["by"], one["did"]) for one in past] == [
        ("director 2", "score"),
        ("director", "correct"),
    ]
    assert second["scores"][0]["state"] == "agreed"
    evening.do("1ns", "call")
    evening.do("td2", "reply", call=1, words="Here I am.")
    assert evening.view("1ns")["calls"][0]["replies"][0]["by"] == "director 2"
    url = f"{evening.url}/events/{evening.event}/results.csv"
    answer = httpx.get(url, params={"token": evening.keys["td2"]}, timeout=60)
    assert answer.status_code == 200
    for wrong in (evening.keys["td2"][:-1] + "2", "director 2"):
        if wrong != evening.keys["td2"]:
            evening.keys["wrong"] = wrong
            assert evening.look("wrong").status_code == 403


def test_what_is_stored_opens_nothing() -> None:
    director = fresh(evening_keys.LONG)
    seals = evening_keys.seals(director)
    for role in evening_keys.desks():
        own = evening_keys.of(director, role)
        assert evening_keys.unsealed(seals, role, own) == director
        assert evening_keys.unsealed(seals, role, director) != director
        assert seals[role.by] not in (director, own)
    assert evening_keys.unsealed(seals, Role(), director) == director
