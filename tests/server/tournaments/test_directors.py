"""Several directors of one event: the same powers, and everything kept with who did it."""

from __future__ import annotations

import asyncio

import httpx

from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tokens import KEY_LENGTH, random_word
from biritch.server.tournaments import keys
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import Tournaments
from biritch.server.tournaments.requests import ShowRanking
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


def test_keys_that_were_given_out_are_withdrawn_and_others_given(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    old = tournament.view()["links"][0]
    url, headers = f"{tournament.url}/events/{tournament.event}/keys", "authorization"
    lost = httpx.post(url, headers={headers: f"Bearer {old['ns']}"}, timeout=60)
    assert lost.status_code == 403
    for turn in (1, 2):
        by = tournament.view()["desks"][0]["key"] if turn == 2 else tournament.director
        done = httpx.post(url, headers={headers: f"Bearer {by}"}, timeout=60)
        assert done.status_code == 200
        new = tournament.view()["links"][0]
        assert not {new["ns"], new["ew"]} & {old["ns"], old["ew"]}
        tournament.keys |= {"old": old["ns"], "1ns": new["ns"], "1ew": new["ew"]}
        assert tournament.look("old").status_code == 403
        board = tournament.view("1ns")["seated"]["boards"][turn - 1]["number"]
        tournament.agreed(1, board)
        old = new


def test_keys_expire_when_nobody_has_written_for_long() -> None:
    async def walked() -> None:
        now = [1_700_000_000.0]
        held = Tournaments(MemoryStore(), lambda: now[0])
        told = await held.open(OpenTournament(pairs=6, movement="mitchell", rounds=3, each=2))
        record = await held.find(told.event)
        assert record is not None
        table, director = Role(1), Role()
        for days, expired in ((89, (False, False)), (91, (True, False)), (401, (True, True))):
            now[0] = 1_700_000_000.0 + days * 86_400
            assert (
                record.is_expired(table, held.now),
                record.is_expired(director, held.now),
            ) == expired
        now[0] = 1_700_000_000.0 - 400 * 86_400
        await held.do(record, director, ShowRanking(id="behind", shown=False))
        now[0] = 1_700_000_000.0 + 86_400
        assert not record.is_expired(table, held.now), "a clock that was behind"

    asyncio.run(walked())


def test_what_is_stored_opens_nothing() -> None:
    director = random_word(KEY_LENGTH)
    seals = keys.seals(director)
    for role in keys.further_directors():
        own = keys.key_of(director, role)
        assert keys.unseal_key(seals, role, own) == director
        assert keys.unseal_key(seals, role, director) != director
        assert seals[role.by] not in (director, own)
        tampered = seals[role.by][:-6] + "AAAAA="
        assert keys.unseal_key({role.by: tampered}, role, own) == ""
    assert keys.unseal_key(seals, Role(), director) == director


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
        assert keys.unseal_key({role.by: seal}, role, own) == director
