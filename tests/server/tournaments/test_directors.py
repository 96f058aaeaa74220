"""Several directors of one event: the same powers, and everything kept with who did it."""

from __future__ import annotations

import httpx

from biritch.server.tokens import random_word
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
    director = random_word(evening_keys.DIRECTOR_KEY_LENGTH)
    seals = evening_keys.seals(director)
    for role in evening_keys.further_directors():
        own = evening_keys.key_of(director, role)
        assert evening_keys.unsealed(seals, role, own) == director
        assert evening_keys.unsealed(seals, role, director) != director
        assert seals[role.by] not in (director, own)
        tampered = seals[role.by][:-6] + "AAAAA="
        assert evening_keys.unsealed({role.by: tampered}, role, own) == ""
    assert evening_keys.unsealed(seals, Role(), director) == director


def test_seals_and_keys_of_older_servers_still_work() -> None:
    """What version 0.1.0 stored and handed out for the director ``abcdefghjkmnpqrstuvw``."""
    director = "abcdefghjkmnpqrstuvw"
    stored = {
        "director 2": ("e84ytwv7mdcyee664698", "d6g2hndmpx7gj3ragdgc"),
        "director 3": ("5ttfp7vegyjw9rrnymbp", "r9nebh24jay6zxxcyucj"),
        "director 4": ("rhbjyfdadzzrqe7cagae", "2cu5g8f5nnzppj98nn4t"),
    }
    for role in evening_keys.further_directors():
        own, seal = stored[role.by]
        assert evening_keys.key_of(director, role) == own
        assert evening_keys.unsealed({role.by: seal}, role, own) == director
