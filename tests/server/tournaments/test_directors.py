"""Several directors of one event: the same powers, and everything kept with who did it."""

from __future__ import annotations

import httpx

from biritch.server.tokens import KEY_LENGTH, random_word
from biritch.server.tournaments import keys
from biritch.server.tournaments.keys import Role
from tests.server.served import Served
from tests.server.tournaments.participants import mitchell


def test_a_second_director_has_the_same_powers_and_another_name(served: Served) -> None:
    tournament = mitchell(served)
    first = tournament.view()
    assert (first["desk"], [one["desk"] for one in first["desks"]]) == (1, [2, 3, 4])
    tournament.keys["td2"] = first["desks"][0]["key"]
    tournament.do("td2", "next", round=1)
    tournament.do("td2", "slip", text="1 1 4S N =")
    tournament.do("td", "slip", text="1 1 4S N +1", correct=True, why="miscounted")
    second = tournament.view("td2")
    assert (second["desk"], second["desks"]) == (2, [])
    assert second["links"] == first["links"]
    past = second["scores"][0]["past"]
    assert [(one["by"], one["did"]) for one in past] == [
        ("director 2", "score"),
        ("director", "correct"),
    ]
    assert second["scores"][0]["state"] == "agreed"
    tournament.do("1ns", "call")
    tournament.do("td2", "reply", call=1, words="Here I am.")
    assert tournament.view("1ns")["calls"][0]["replies"][0]["by"] == "director 2"
    url = f"{tournament.url}/events/{tournament.event}/results.csv"
    answer = httpx.get(url, params={"token": tournament.keys["td2"]}, timeout=60)
    assert answer.status_code == 200
    for wrong in (tournament.keys["td2"][:-1] + "2", "director 2"):
        if wrong != tournament.keys["td2"]:
            tournament.keys["wrong"] = wrong
            assert tournament.look("wrong").status_code == 403


def test_what_is_stored_opens_nothing() -> None:
    director = random_word(KEY_LENGTH)
    seals = keys.seals(director)
    for role in keys.further_directors():
        own = keys.key_of(director, role)
        assert keys.unsealed(seals, role, own) == director
        assert keys.unsealed(seals, role, director) != director
        assert seals[role.by] not in (director, own)
        tampered = seals[role.by][:-6] + "AAAAA="
        assert keys.unsealed({role.by: tampered}, role, own) == ""
    assert keys.unsealed(seals, Role(), director) == director


def test_seals_and_keys_of_older_servers_still_work() -> None:
    """What version 0.1.0 stored and handed out for the director ``abcdefghjkmnpqrstuvw``."""
    director = "abcdefghjkmnpqrstuvw"
    stored = {
        "director 2": ("e84ytwv7mdcyee664698", "d6g2hndmpx7gj3ragdgc"),
        "director 3": ("5ttfp7vegyjw9rrnymbp", "r9nebh24jay6zxxcyucj"),
        "director 4": ("rhbjyfdadzzrqe7cagae", "2cu5g8f5nnzppj98nn4t"),
    }
    for role in keys.further_directors():
        own, seal = stored[role.by]
        assert keys.key_of(director, role) == own
        assert keys.unsealed({role.by: seal}, role, own) == director
