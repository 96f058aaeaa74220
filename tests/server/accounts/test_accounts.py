"""Accounts: opened, signed in to, changed, recovered, and gone without a trace."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import Iterator
from dataclasses import replace

import argon2
import pytest

from biritch.records.files import formats
from biritch.server.accounts.account import account_record
from biritch.server.accounts.passphrases import Passphrases
from biritch.server.sets.players import player_id, record_names
from biritch.server.web.access import SIGN_INS
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import WORDS, Site, deal, site

NEW = "a kettle of seventeen herons"


@pytest.fixture
def here() -> Iterator[Site]:
    with site() as found:
        yield found


def test_a_passphrase_is_stored_by_argon2id_at_the_cost_owasp_wants() -> None:
    stored = asyncio.run(Passphrases().hash_passphrase(WORDS))
    found = argon2.extract_parameters(stored)
    assert found.type is argon2.Type.ID
    assert (found.memory_cost, found.time_cost, found.parallelism) == (19_456, 2, 1)
    assert (found.salt_len, found.hash_len) == (16, 32)


@pytest.mark.parametrize(
    ("passphrase", "word"),
    [
        ("", "characters at least"),
        ("seven77", "characters at least"),
        ("x9" * 140, "characters at most"),
        ("password1", "soon guessed"),
        ("azertyuiop", "soon guessed"),
        ("Anne Dupont", "soon guessed"),
        ("aaaaaaaaaaaaaaaaaa", "soon guessed"),
    ],
)
def test_what_is_soon_guessed_is_no_passphrase(here: Site, passphrase: str, word: str) -> None:
    anne = here.browser()
    body = {"name": "Anne Dupont", "passphrase": passphrase}
    assert word in anne.refused("", body, 400)
    assert anne.me is None


def test_a_passphrase_is_taken_as_it_is_typed(here: Site) -> None:
    """No letter is asked for, left out or changed; accents come as one sign or as two."""
    anne, words = here.browser(), "  Été\u200b & \u202eünfug <b>  "
    anne.opens(passphrase=words)
    again = here.browser()
    again.signs_in(passphrase=words)
    again.signs_in(passphrase="  E\u0301te\u0301\u200b & \u202eu\u0308nfug <b>  ")
    for other in (words.strip(), words.lower(), words.replace("\u200b", "")):
        again.refused("/sign-in", {"name": "Anne", "proof": {"passphrase": other}})


def test_an_account_is_opened_signed_out_of_and_in_to(here: Site) -> None:
    anne = here.browser()
    told = anne.opens("  Anne \u200b  Dupont")
    assert (told["name"], told["passphrase"], told["codes"]) == ("Anne Dupont", True, 8)
    assert len(set(told["freshCodes"])) == 8
    assert anne.me is not None
    assert anne.me["freshCodes"] == []
    assert anne.done("/sign-out", {})["account"] is None
    assert anne.me is None
    again = here.browser()
    assert again.signs_in("anne  DUPONT")["name"] == "Anne Dupont"
    assert here.browser().refused("", {"name": "ANNE dupont", "passphrase": NEW}, 409)


def test_who_has_no_account_is_asked_nothing_and_given_no_cookie(here: Site) -> None:
    stranger = here.browser()
    assert stranger.me is None
    for path in ("/", "/games", "/healthz"):
        assert "set-cookie" not in stranger.get(path).headers
    for path in ("/sign-out", "/change", "/follow", "/delete"):
        assert stranger.refused(path, {}, 401) == "you are signed out"


def test_sessions_are_listed_and_ended_here_there_and_everywhere(here: Site) -> None:
    phone, desk, library = here.browser(), here.browser(), here.browser()
    phone.opens()
    desk.done("/sign-in", {"name": "Anne", "proof": {"passphrase": WORDS}, "browser": "Desk"})
    library.signs_in()
    assert desk.me is not None
    sessions = desk.me["sessions"]
    assert len(sessions) == 3
    assert [(each["browser"], each["way"]) for each in sessions if each["here"]] == [
        ("Desk", "passphrase")
    ]
    kept = here.store._records
    secrets = [value.partition(".")[2] for value in desk.cookies.values()]
    assert not any(secret.encode() in body for secret in secrets for body in kept.values())
    assert not any(secret in name for secret in secrets for name in kept)
    other = next(each["id"] for each in sessions if not each["here"])
    # A quarter of an hour later a proof is wanted: a desk that was left ends nobody's sessions.
    here.clock.now += 1_000
    for asked in ({"session": other}, {"where": "others"}, {"where": "everywhere"}):
        assert "prove once more" in desk.refused("/sign-out", asked)
    assert len(desk.me["sessions"]) == 3
    desk.done("/prove", {"proof": {"passphrase": WORDS}})
    assert len(desk.done("/sign-out", {"session": other})["account"]["sessions"]) == 2
    desk.done("/sign-out", {"where": "others"})
    assert [phone.me, library.me] == [None, None]
    assert desk.me is not None
    desk.done("/sign-out", {"where": "everywhere"})
    assert desk.me is None
    assert desk.cookies == {}


def test_who_signs_in_and_out_is_logged_by_the_id_alone(
    here: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, SIGN_INS)
    anne = here.browser()
    anne.opens()
    anne.done("/prove", {"proof": {"passphrase": WORDS}})
    anne.done("/sign-out", {})
    said = [record.getMessage() for record in caplog.records if record.name == SIGN_INS]
    account = next(name for name in here.store._records if name.endswith("/who")).split("/")[1]
    assert len(said) == 4
    assert all(line.startswith(f"account {account}") for line in said)
    assert "passphrase" in said[1]
    assert not [word for word in (WORDS, "192.0.2", "Anne") if word in "".join(said)]


def test_a_session_ends_with_time(here: Site) -> None:
    busy, idle = here.browser(), here.browser()
    busy.opens()
    idle.signs_in()
    for day in range(1, 91):
        here.clock.now += 86_400
        assert (busy.me is not None) == (day <= 90)
        if day == 31:
            assert idle.me is None
    here.clock.now += 3600
    assert busy.me is None
    # What has ended stays stored until newer sessions take its place: a clock that was ahead
    # for a moment must not have ended it for good.
    here.clock.now += 400 * 86_400
    assert (busy.me, idle.me) == (None, None)


def test_whoever_runs_the_server_ends_every_session(here: Site) -> None:
    anne, later = here.browser(), here.browser()
    anne.opens()
    here.clock.now += 60
    held = here.host.accounts
    held.limits = replace(held.limits, sessions_since=int(here.clock.now))
    assert anne.me is None
    later.signs_in()
    assert later.me is not None


def test_a_changed_passphrase_wants_the_old_one_and_signs_out_all_others(here: Site) -> None:
    anne, other = here.browser(), here.browser()
    anne.opens()
    other.signs_in()
    change = {"what": "passphrase", "passphrase": NEW}
    anne.refused("/change", {**change, "proof": {"passphrase": "no no no no"}})
    anne.refused("/change", {**change, "proof": {}})
    before = anne.cookies
    weak = {**change, "passphrase": "12345678", "proof": {"passphrase": WORDS}}
    assert "soon guessed" in anne.refused("/change", weak, 400)
    anne.done("/change", {**change, "proof": {"passphrase": WORDS}})
    assert anne.cookies != before
    assert anne.me is not None
    assert other.me is None
    other.refused("/sign-in", {"name": "Anne", "proof": {"passphrase": WORDS}})
    other.signs_in(passphrase=NEW)


def test_a_recovery_code_opens_once_and_lets_a_new_passphrase_be_set(here: Site) -> None:
    codes = here.browser().opens()["freshCodes"]
    lost = here.browser()
    told = lost.signs_in(code=codes[0].upper().replace("-", " "))
    assert (told["codes"], told["recovered"]) == (7, True)
    again = {"name": "Anne", "proof": {"code": codes[0]}}
    here.browser().refused("/sign-in", again)
    told = lost.done("/change", {"what": "passphrase", "passphrase": NEW, "proof": {}})[
        "account"
    ]
    assert not told["recovered"]
    lost.refused("/change", {"what": "passphrase", "passphrase": WORDS, "proof": {}})
    proof = {"passphrase": NEW}
    before = lost.cookies
    fresh = lost.done("/change", {"what": "codes", "proof": proof})["account"]["freshCodes"]
    assert lost.cookies != before
    here.browser().refused("/sign-in", {"name": "Anne", "proof": {"code": codes[1]}})
    late = here.browser()
    late.signs_in(code=fresh[0])
    here.clock.now += 1000
    late.refused("/change", {"what": "passphrase", "passphrase": WORDS, "proof": {}})


def test_a_hash_of_another_cost_is_made_anew_at_the_next_sign_in(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    here.accounts._passphrases = Passphrases(memory=128, passes=1)
    anne.signs_in()
    assert b"m=128" in b"".join(here.store._records.values())
    anne.signs_in()


def test_a_name_changes_and_the_old_one_is_free(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    here.browser().opens("Bea", NEW)
    change = {"what": "name", "proof": {"passphrase": WORDS}}
    anne.refused("/change", {**change, "name": "bea"}, 409)
    assert anne.done("/change", {**change, "name": "Annie"})["account"]["name"] == "Annie"
    here.browser().opens("Anne", NEW)
    assert here.browser().signs_in("Annie")["name"] == "Annie"


# ---- passkeys ----


def test_a_passkey_opens_an_account_and_signs_in_without_a_name(here: Site) -> None:
    device, anne = Authenticator(), here.browser()
    told = anne.opens_with(device)
    assert not told["passphrase"]
    assert [(key["here"], key["used"]) for key in told["passkeys"]] == [(True, "")]
    other = here.browser()
    told = other.signs_in("", passkey=device.get(other.challenge("use")))
    assert (told["name"], told["sessions"][0]["way"]) == ("Anne", "passkey")
    assert told["passkeys"][0]["used"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://club.example"},
        {"site": "evil.example"},
        {"flags": 1},
        {"count": -5},
        {"user": "somebody"},
        {"id": b"another passkey!"},
    ],
    ids=str,
)
def test_what_is_not_signed_for_this_site_by_its_owner_opens_nothing(
    here: Site, wrong: dict[str, object]
) -> None:
    device, other = Authenticator(), here.browser()
    here.browser().opens_with(device)
    device.count += 5
    other.signs_in("", passkey=device.get(other.challenge("use")))
    for name, value in wrong.items():
        setattr(device, name, device.count - 5 if name == "count" else value)
    body = {"proof": {"passkey": device.get(other.challenge("use"))}}
    assert other.refused("/sign-in", body) == ("the name, or what is to prove it, is not right")


def test_a_challenge_is_good_once_and_for_five_minutes(here: Site) -> None:
    device, other = Authenticator(), here.browser()
    here.browser().opens_with(device)
    options = other.challenge("use")
    answer = device.get(options)
    other.signs_in("", passkey=answer)
    other.refused("/sign-in", {"proof": {"passkey": answer}})
    other.refused("/sign-in", {"proof": {"passkey": device.get(options)}})
    late = other.challenge("use")
    here.clock.now += 301
    other.refused("/sign-in", {"proof": {"passkey": device.get(late)}})
    made = Authenticator().create(other.challenge("open", "Bea"))
    other.refused("", {"name": "Eve", "passkey": made}, 400)
    # A challenge drawn to make a passkey is none to sign in with.
    other.refused("/sign-in", {"proof": {"passkey": device.get(other.challenge("open", "C"))}})


def test_passkeys_are_added_and_removed_with_proof_and_one_way_in_stays(here: Site) -> None:
    anne, phone = here.browser(), Authenticator()
    anne.opens()
    proof = {"passphrase": WORDS}
    made = phone.create(anne.challenge("add"))
    anne.refused("/change", {"what": "passkey", "passkey": made, "proof": {}})
    made = phone.create(anne.challenge("add"))
    add = {"what": "passkey", "passkey": made, "title": "Phone", "proof": proof}
    assert anne.done("/change", add)["account"]["passkeys"][0]["title"] == "Phone"
    with_key = {"passkey": phone.get(anne.challenge("use"))}
    told = anne.done("/change", {"what": "passphrase", "passphrase": "", "proof": with_key})
    assert not told["account"]["passphrase"]
    key_id = told["account"]["passkeys"][0]["id"]
    with_key = {"passkey": phone.get(anne.challenge("use"))}
    remove = {"what": "passkey", "remove": key_id, "proof": with_key}
    assert "nobody could sign in" in anne.refused("/change", remove, 409)
    # A challenge to make a passkey is none to prove something with.
    with_key = {"passkey": phone.get(anne.challenge("add"))}
    anne.refused("/change", {"what": "codes", "proof": with_key})
    # Somebody else's passkey proves nothing here.
    eve, device = here.browser(), Authenticator()
    eve.opens_with(device, "Eve")
    with_key = {"passkey": device.get(eve.challenge("use"))}
    anne.refused("/change", {"what": "codes", "proof": with_key})


def test_browsers_make_no_passkeys_for_a_number(here: Site) -> None:
    numbered = here.browser("http://127.0.0.1:8765")
    assert numbered.get("/accounts/me").json()["passkeys"] is False
    assert "localhost" in numbered.refused("/challenge", {"purpose": "use"}, 409)
    assert here.browser("http://localhost:8765").challenge("use")["rpId"] == "localhost"


# ---- what follows, leaves and goes ----


def test_deals_and_preferences_follow_and_none_is_there_twice(here: Site) -> None:
    desk, phone = here.browser(), here.browser()
    desk.opens()
    settings = '{"theme":"dark"}'
    first = desk.done("/follow", {"deals": [deal(1), deal(2)], "kept": {"settings": settings}})
    assert first["n"] == 1
    phone.signs_in()
    older = deal(2, "2026-10-01T10:00:00Z", again=7)
    told = phone.done("/follow", {"deals": [older, deal(3)], "kept": {"settings": "{}"}})
    assert told["kept"] == {"settings": settings}  # what is there already is not overwritten
    assert sorted(each["board"] for each in told["deals"]) == [1, 2, 3]
    assert all(each["again"] == 0 for each in told["deals"])
    news = desk.done("/follow", {"since": first["n"]})
    assert [each["board"] for each in news["deals"]] == [3]
    lost = {"bidding": 2.0}
    gone = desk.done(
        "/follow",
        {"since": news["n"], "forgotten": [deal(1)["key"]], "deals": [deal(2, lost=lost)]},
    )
    news = phone.done(
        "/follow", {"since": told["n"], "kept": {"settings": '{"theme":"light"}'}}
    )
    assert news["forgotten"] == [deal(1)["key"]]
    assert [each["lost"] for each in news["deals"]] == [lost]
    assert desk.done("/follow", {"since": gone["n"]})["kept"] == {
        "settings": '{"theme":"light"}'
    }
    assert desk.me is not None
    assert desk.me["deals"] == 2
    # A browser that has not gone over it does not make the review forgotten.
    phone.done("/follow", {"since": 99, "deals": [deal(2)]})
    third = here.browser()
    third.signs_in()
    assert {each["board"]: each["lost"] for each in third.done("/follow", {})["deals"]} == {
        2: lost,
        3: None,
    }


def test_what_is_no_deal_or_too_much_is_refused(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    for wrong in ({"board": "1"}, {"at": "yesterday"}, {"calls": ["x" * 99]}, {"more": 1}):
        anne.refused("/follow", {"deals": [deal(1, **wrong)]}, 400)
    for kept in ({"Table": "x"}, {"../x": "x"}, {"x": "y" * 200_000}):
        anne.refused("/follow", {"kept": kept}, 400)
    many = {f"k{n}": "y" * 99_000 for n in range(7)}
    assert "more is kept" in anne.refused("/follow", {"kept": many}, 413)


def test_of_too_many_deals_the_oldest_go() -> None:
    with site({"deals_kept": 5}) as here:
        anne = here.browser()
        anne.opens()
        days = [deal(day, f"2026-11-{day:02}T10:00:00Z") for day in range(1, 9)]
        anne.done("/follow", {"deals": days[4:]})
        told = anne.done("/follow", {"deals": days[:4]})
        assert sorted(each["board"] for each in told["deals"]) == [4, 5, 6, 7, 8]


def test_everything_about_oneself_is_in_one_file(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    other_game = deal(3, calls=["spades"], contract="0S")
    anne.done("/follow", {"deals": [deal(1), other_game], "kept": {"settings": "{}"}})
    answer = anne.get("/accounts/export")
    assert answer.headers["cache-control"] == "no-store"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        document = json.loads(file.read("account.json"))
        pbn = file.read("deals.pbn").decode()
    assert document["account"]["name"] == "Anne"
    assert len(document["sessions"]) == 1
    assert sorted(each["board"] for each in document["deals"]) == [1, 3]
    assert document["kept"] == {"settings": "{}"}
    assert "argon2" not in json.dumps(document)
    records = list(formats()["pbn"].read(pbn.splitlines()))
    assert sorted(record.number or 0 for record in records) == [1, 3]
    assert here.browser().get("/accounts/export").status_code == 401


def test_what_is_deleted_is_gone_at_once(here: Site) -> None:
    anne, other = here.browser(), here.browser()
    anne.opens()
    bea = here.browser()
    bea.opens("Bea", NEW)
    other.signs_in()
    anne.done("/follow", {"deals": [deal(1)], "kept": {"settings": "{}"}})
    anne.refused("/delete", {"sure": True, "proof": {"passphrase": "not mine at all"}})
    anne.refused("/delete", {"proof": {"passphrase": WORDS}}, 400)
    anne.refused("/delete", {"sure": False, "proof": {"passphrase": WORDS}}, 400)
    anne.done("/delete", {"sure": True, "proof": {"passphrase": WORDS}})
    assert [anne.me, other.me] == [None, None]
    anne.refused("/sign-in", {"name": "Anne", "proof": {"passphrase": WORDS}})
    kept = {name.split("/")[1] for name in here.store._records if name.startswith("account/")}
    assert len(kept) == 1  # Bea's
    assert not any("Anne" in str(body) for body in here.store._records.values())
    assert bea.me is not None
    assert here.browser().opens()["deals"] == 0


def test_with_an_account_goes_what_is_kept_of_its_player_of_sets(here: Site) -> None:
    anne, key = here.browser(), "anne" * 8
    anne.opens()
    anne.done("/follow", {"kept": {"player": key}})
    for name in record_names(player_id(key)):
        here.loop.run(here.store.write({name: b"{}"}))
    anne.done("/delete", {"sure": True, "proof": {"passphrase": WORDS}})
    assert not any("player" in name for name in here.store._records)


def test_a_session_touched_while_all_goes_brings_nothing_back(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    account = here.loop.run(here.accounts.find_account("Anne"))
    assert account is not None
    here.loop.run(here.accounts.delete(account))
    assert here.loop.run(here.store.records(account_record(account.id))) == {}
    anne.refused("/follow", {"deals": [deal(1)]}, 401)


# ---- at tables of friends ----


def test_at_tables_of_friends_the_name_is_the_accounts_and_goes_with_it(here: Site) -> None:
    anne, bea = here.browser(), here.browser()
    anne.opens()
    friends = {"name": "Anne", "open": ["N"], "account": True}
    told = anne.posts("/tables", {"friends": friends}).json()
    table, link = told["table"], {"authorization": f"Bearer {told['invitations']['N']}"}
    assert bea.get(f"/tables/{table}/invitation", **link).json()["host"] == "Anne"
    stored = b"".join(here.loop.run(here.store.read(table)))
    assert b"Anne" not in stored
    asked = {"name": "Bea", "key": "k" * 26, "account": True}
    assert bea.posts(f"/tables/{table}/guests", asked, **link).status_code == 401
    bea.opens("Bea", NEW)
    foreign = bea.posts(f"/tables/{table}/guests", asked, **link, origin="https://evil.example")
    assert foreign.status_code == 403
    assert bea.posts(f"/tables/{table}/guests", asked, **link).status_code == 201
    assert bea.posts(f"/tables/{table}/guests", asked, **link).status_code == 201
    stored = b"".join(here.loop.run(here.store.read(table)))
    assert b"Bea" not in stored
    assert stored.count(b'"e":"join"') == 2
    looks = anne.posts("/tables", {"friends": {**friends, "open": ["N", "E"]}}).json()
    other = {"authorization": f"Bearer {looks['invitations']['E']}"}
    change = {"what": "name", "name": "Annie", "proof": {"passphrase": WORDS}}
    anne.done("/change", change)
    assert bea.get(f"/tables/{looks['table']}/invitation", **other).json()["host"] == "Annie"
    with zipfile.ZipFile(io.BytesIO(anne.get("/accounts/export").content)) as file:
        assert len(json.loads(file.read("account.json"))["tables of friends"]) == 2
    anne.done("/delete", {"sure": True, "proof": {"passphrase": WORDS}})
    view = bea.get(f"/tables/{looks['table']}/invitation", **other).json()
    assert (view["host"], view["seats"]["S"]) == ("—", "—")
    assert len([name for name in here.store._records if "account-at-table" in name]) == 1
    # Read anew, nobody knows either; who has no account keeps the name that was typed.
    here.loop.run(here.host.tables.close())
    assert bea.get(f"/tables/{looks['table']}/invitation", **other).json()["host"] == "—"
