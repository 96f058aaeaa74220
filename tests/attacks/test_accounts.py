"""Attacks on accounts: guesses, names found out, sessions planted or stolen, other sites."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Literal

import argon2
import pytest

from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import CHEAP, WORDS, Site, deal, site

WRONG = {"passphrase": "certainly not the right one"}


@pytest.fixture
def here() -> Iterator[Site]:
    with site() as found:
        yield found


def guess(name: str = "Anne", **proof: object) -> dict[str, object]:
    return {"name": name, "proof": proof or WRONG}


def test_guesses_for_one_name_come_to_an_end_wherever_they_come_from(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with site({"wrong_passphrases": [5, 1]}) as here:
        at_home = here.browser(host="198.51.100.7")
        codes = at_home.opens()["freshCodes"]
        at_home.signs_in()
        device = Authenticator()
        made = device.create(at_home.challenge("add"))
        proof = {"passphrase": WORDS}
        at_home.done("/change", {"what": "passkey", "passkey": made, "proof": proof})
        names = ["Anne", "ANNE", " anne "]
        answers = [
            here.browser(host=f"203.0.113.{n}").post("/sign-in", guess(names[n % 3]))
            for n in range(9)
        ]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 4
        assert int(answers[-1].headers["retry-after"]) >= 1
        # Not even the right one is tried from elsewhere; where it came from before it is, and
        # what nobody guesses is never held up: nobody can be kept out of an account for long.
        stranger = here.browser(host="203.0.113.99")
        stranger.refused("/sign-in", guess("Anne", passphrase=WORDS), 429)
        at_home.signs_in()
        stranger.signs_in("", passkey=device.get(stranger.challenge("use")))
        here.browser(host="203.0.113.98").signs_in(code=codes[0])
        here.browser(host="203.0.113.97").refused("/sign-in", guess("Bea"))
        here.clock.now += 61
        here.browser(host="203.0.113.96").signs_in()
        assert WORDS not in caplog.text
        assert WRONG["passphrase"] not in caplog.text


def test_guesses_of_one_address_come_to_an_end_whatever_the_names() -> None:
    with site({"sign_ins": [6, 1]}) as here:
        eve = here.browser()
        answers = [eve.post("/sign-in", guess(f"name {n}")).status_code for n in range(9)]
        assert answers == [403] * 6 + [429] * 3
        # Proofs asked for while signed in count with them.
        with site({"sign_ins": [3, 1]}) as other:
            thief = other.browser()
            thief.opens()
            body = {"sure": True, "proof": WRONG}
            codes = [thief.post("/delete", body).status_code for _ in range(5)]
            assert codes == [403] * 3 + [429] * 2


def test_names_are_not_tried_out_by_opening_accounts() -> None:
    with site({"accounts_opened": [3, 1]}) as here:
        here.browser(host="198.51.100.7").opens()
        eve = here.browser()
        body = {"name": "Anne", "passphrase": WORDS}
        assert [eve.post("", body).status_code for _ in range(5)] == [409] * 3 + [429] * 2


def test_no_answer_says_whether_a_name_is_somebodys(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same words, the same headers, and the same work: one hash is checked each time."""
    here.browser().opens()
    keyless = here.browser()
    keyless.opens_with(Authenticator(), "Keyless")
    costs: list[argon2.Parameters] = []

    class Watched(argon2.PasswordHasher):
        """Notes what each check costs: of nothing, argon2 would refuse at once."""

        def verify(self, stored: str | bytes, typed: str | bytes) -> Literal[True]:
            costs.append(argon2.extract_parameters(str(stored)))
            return super().verify(stored, typed)

    monkeypatch.setattr(CHEAP, "_hasher", Watched(1, 64, 1))
    told = set()
    for number, name in enumerate(("Anne", "Keyless", "Nobody", "", "x/../who")):
        eve = here.browser(host=f"203.0.113.{number}")
        answer = eve.post("/sign-in", guess(name))
        told.add((answer.status_code, answer.text, tuple(sorted(answer.headers.items()))))
        assert costs == [costs[0]] * (number + 1)
        code = eve.post("/sign-in", guess(name, code="abcd-efgh"))
        told.add((code.status_code, code.text, tuple(sorted(code.headers.items()))))
    assert len(told) == 1
    # What a browser is asked for a passkey names nobody's.
    assert not here.browser().challenge("use").get("allowCredentials")


def cookie(answer_headers: list[str]) -> SimpleCookie:
    assert len(answer_headers) == 1
    return SimpleCookie(answer_headers[0])


def test_a_session_is_kept_where_no_script_and_no_other_site_reads_it(here: Site) -> None:
    body = {"name": "Anne", "passphrase": WORDS}
    secure = here.browser().post("", body).headers.get_list("set-cookie")
    assert "__Host-biritch=" in secure[0]
    assert "Domain" not in secure[0]
    found = cookie(secure)["__Host-biritch"]
    assert (found["secure"], found["httponly"], found["samesite"]) == (True, True, "lax")
    assert (found["path"], found["max-age"]) == ("/", str(90 * 86_400))
    assert len(found.value.partition(".")[2]) >= 26  # 128 bits
    local = here.browser("http://localhost:8765")
    plain = local.post("/sign-in", guess(passphrase=WORDS)).headers.get_list("set-cookie")
    found = cookie(plain)["biritch-here"]
    assert (found["secure"], found["httponly"], found["samesite"]) == ("", True, "lax")
    gone = local.post("/sign-out", {}).headers.get_list("set-cookie")
    assert cookie(gone)["biritch-here"]["max-age"] == "0"


def test_without_tls_there_are_no_accounts_but_on_this_machine(here: Site) -> None:
    plain = here.browser("http://club.example")
    told = plain.get("/accounts/me").json()
    assert (told["account"], told["allowed"]) == (None, False)
    assert "https" in plain.refused("", {"name": "Anne", "passphrase": WORDS})
    assert "https" in plain.refused("/sign-in", guess())


def test_a_session_that_was_planted_is_not_the_one_that_begins(here: Site) -> None:
    """Fixation: whoever signs in gets a session nobody knew before, and the old one ends."""
    eve = here.browser()
    eve.opens("Eve")
    planted = eve.cookies["__Host-biritch"]
    victim = here.browser()
    for value in (planted, "0" * 26 + "." + "1" * 26, "../x.y", "a/b.c", "." * 300):
        victim.holds(value)
        if value == planted:
            here.browser().opens("Anne")
        victim.signs_in()
        assert victim.me is not None
        assert victim.me["name"] == "Anne"
        assert value not in victim.cookies.values()
    assert eve.me is None  # what was planted has ended


def test_a_session_of_before_is_rotated_and_ends_for_whoever_kept_it(here: Site) -> None:
    anne, thief = here.browser(), here.browser()
    anne.opens()
    thief.holds(anne.cookies["__Host-biritch"])
    assert thief.me is not None
    anne.signs_in()
    assert thief.me is None
    thief.holds(anne.cookies["__Host-biritch"])
    anne.done("/sign-out", {})
    assert thief.me is None


def test_a_cookie_of_a_connection_without_tls_is_none_over_tls(here: Site) -> None:
    """Whoever sits between browser and server may set any cookie but one that is secure."""
    eve = here.browser("http://localhost:8765")
    eve.opens("Eve")
    victim = here.browser()
    victim.holds(eve.cookies["biritch-here"], "biritch-here")
    assert victim.me is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": ""},
        {"origin": "null"},
        {"origin": "https://evil.example"},
        {"origin": "http://club.example"},
        {"origin": "https://club.example.evil.example"},
        {"origin": "https://club.example:8443"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_another_sites_page_changes_nothing(here: Site, headers: dict[str, str]) -> None:
    anne = here.browser()
    anne.opens()
    proof = {"passphrase": WORDS}
    for path, body in {
        "": {"name": "Eve", "passphrase": WORDS},
        "/sign-in": {"name": "Anne", "proof": proof},
        "/sign-out": {},
        "/change": {"what": "codes", "proof": proof},
        "/follow": {"deals": [deal(1)]},
        "/delete": {"sure": True, "proof": proof},
        "/challenge": {"purpose": "use"},
    }.items():
        answer = anne.post(path, body, **headers)
        assert answer.status_code == 403, path
        assert "another site" in answer.json()["refused"]["en"].lower()
        assert "set-cookie" not in answer.headers
    assert anne.me is not None
    assert anne.me["deals"] == 0


def test_nothing_of_an_account_is_kept_by_a_cache_or_shown_to_another_site(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    for path in ("/accounts/me", "/accounts/export"):
        answer = anne.get(path)
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
        assert "argon2" not in answer.text
    for path in ("/accounts", "/accounts/delete", "/accounts/sign-out", "/accounts/change"):
        assert anne.get(path).status_code in {404, 405}
    assert anne.me is not None


def test_one_account_reaches_nothing_of_another(here: Site) -> None:
    anne, eve = here.browser(), here.browser()
    anne.opens()
    anne.done("/follow", {"deals": [deal(1)]})
    eve.opens("Eve")
    assert anne.me is not None
    session = anne.me["sessions"][0]["id"]
    eve.done("/sign-out", {"session": session})
    assert anne.me is not None
    assert eve.done("/follow", {})["deals"] == []
    # The ID of one account with the secret of another opens neither.
    ids = [each.cookies["__Host-biritch"].partition(".") for each in (anne, eve)]
    mixed = here.browser()
    mixed.holds(f"{ids[0][0]}.{ids[1][2]}")
    assert mixed.me is None


def test_deep_and_broken_messages_are_refused_in_a_sentence(here: Site) -> None:
    anne = here.browser()
    anne.opens()
    for path, body in {
        "/sign-in": {"proof": {"passkey": {"id": 1, "response": {"clientDataJSON": "%%"}}}},
        "/change": {
            "what": "passkey",
            "passkey": {"response": {}},
            "proof": {"passphrase": WORDS},
        },
    }.items():
        answer = anne.post(path, body)
        assert answer.status_code in {400, 403}
        assert json.loads(answer.text)["refused"]["fr"]
    deep: object = "x"
    for _ in range(900):
        deep = {"a": deep}
    assert anne.post("/sign-in", {"proof": {"passkey": deep}}).status_code in {400, 403}
