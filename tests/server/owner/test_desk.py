"""The owner's desk: who it opens to, who may come, what is done and that it is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from biritch.server.accounts import owner as acts
from biritch.server.owner.desk import ACTS, OwnerDesk
from biritch.server.owner.messages import SiteSettings
from biritch.server.storage.stores.memory import MemoryStore
from tests.server.accounts.people import WORDS, Browser, Site, site

SETTINGS = {
    "mode": "open", "owner": "The club", "contact": "club@example.org", "noticeUntil": 0,
    "notice": {"en": "Back at nine", "fr": "Retour à neuf heures"}, "legal": {"fr": "Mentions"},
}  # fmt: skip


@pytest.fixture
def here() -> Iterator[Site]:
    with site() as found:
        yield found


def owner_of(here: Site, name: str = "Owner") -> Browser:
    """Return the browser of the owner, who is signed in."""
    browser = here.browser()
    browser.opens(name)

    async def appoint() -> None:
        account = await acts.find_account(here.accounts, name)
        await acts.appoint(here.accounts, account, owner=True)

    here.loop.run(appoint())
    return browser


def desk(browser: Browser, search: str = "") -> dict[str, Any]:
    answer = browser.get(f"/owner/desk?search={search}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def done(browser: Browser, do: str, **more: object) -> dict[str, Any]:
    answer = browser.posts("/owner/do", {"do": do, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def refused(browser: Browser, do: str, status: int, **more: object) -> str:
    answer = browser.posts("/owner/do", {"do": do, **more})
    assert answer.status_code == status, answer.text
    said: dict[str, str] = answer.json()["refused"]
    assert said["en"] != said["fr"]
    return said["en"].lower()


def account_of(told: dict[str, Any], name: str) -> dict[str, Any]:
    rows = told.get("desk", told)["accounts"]
    return next(one for one in rows if one["name"] == name)


def test_the_desk_opens_to_the_owner_alone_who_signed_in_of_late(here: Site) -> None:
    boss, anne = owner_of(here), here.browser()
    assert anne.get("/owner/desk").status_code == 401
    anne.opens("Anne")
    for browser in (anne,):
        assert browser.get("/owner/desk").status_code == 403
        assert browser.posts("/owner/do", {"do": "invite"}).status_code == 403
        ident = account_of(desk(boss), "Owner")["id"]
        assert browser.get(f"/owner/accounts/{ident}/export").status_code == 403
    assert desk(boss)["accountsInAll"] == 2
    foreign = boss.posts("/owner/do", {"do": "invite"}, origin="https://evil.example")
    assert foreign.status_code == 403
    here.clock.now += 3_700
    assert boss.get("/owner/desk").status_code == 403
    boss.signs_in("Owner")
    assert desk(boss)["accountsInAll"] == 2


def test_everybody_is_told_who_runs_the_server_and_what_is_announced(here: Site) -> None:
    boss, anne = owner_of(here), here.browser()
    assert anne.get("/site").json()["mode"] == "open"
    n = desk(boss)["n"]
    done(boss, "settle", settings=SETTINGS, seen=n)
    told = anne.get("/site").json()
    assert (told["owner"], told["contact"]) == ("The club", "club@example.org")
    assert told["notice"]["fr"] == "Retour à neuf heures"
    assert (told["isOwner"], boss.get("/site").json()["isOwner"]) == (False, True)
    until = {**SETTINGS, "noticeUntil": here.clock.now + 60}
    done(boss, "settle", settings=until, seen=desk(boss)["n"])
    here.clock.now += 61
    assert anne.get("/site").json()["notice"] == {}
    # What was settled meanwhile is not settled over.
    assert "somebody else" in refused(boss, "settle", 409, settings=SETTINGS, seen=n)


def settle_mode(here: Site, boss: Browser, mode: str) -> None:
    done(boss, "settle", settings={**SETTINGS, "mode": mode}, seen=desk(boss)["n"])


OPENING = [
    ("/tables", {}), ("/events", {"pairs": 8}), ("/clubs", {"title": "x"}), ("/practices", {}),
    ("/bidding/own", {}), ("/learn/lessons/finesse/1/table", {}),
]  # fmt: skip


def test_where_people_are_invited_an_account_opens_things_and_an_invitation_an_account(
    here: Site,
) -> None:
    boss, anne, bob = owner_of(here), here.browser(), here.browser()
    settle_mode(here, boss, "invitation")
    for path, body in OPENING:
        answer = anne.posts(path, body)
        assert answer.status_code == 403, path
        assert "account" in answer.json()["refused"]["en"]
    opening = {"name": "Anne", "passphrase": WORDS}
    assert "invitation" in anne.refused("", opening)
    assert "opens nothing" in anne.refused("", {**opening, "invitation": "wrong"})
    code = done(boss, "invite", note="Anne", uses=1, days=7)["code"]
    invited = {**opening, "invitation": f" {code.upper()} "}
    assert anne.post("", invited).status_code == 201
    assert anne.posts("/tables", {}).status_code == 201
    assert "opens nothing" in bob.refused("", {**invited, "name": "Bob"})
    assert desk(boss)["invitations"] == []
    code = done(boss, "invite", uses=2, days=1)["code"]
    here.clock.now += 86_401
    boss.signs_in("Owner")
    assert desk(boss)["invitations"] == []
    assert "opens nothing" in bob.refused("", {**opening, "name": "Bob", "invitation": code})
    told = done(boss, "invite", uses=2, days=1)
    done(boss, "withdraw", invitation=told["desk"]["invitations"][0]["id"])
    late = {**opening, "name": "Bob", "invitation": told["code"]}
    assert "opens nothing" in bob.refused("", late)


def test_a_closed_server_takes_nobody_new_and_goes_on_for_who_is_there(here: Site) -> None:
    boss, anne, bob = owner_of(here), here.browser(), here.browser()
    anne.opens("Anne")
    code = done(boss, "invite", uses=5, days=1)["code"]
    settle_mode(here, boss, "closed")
    opening = {"name": "Bob", "passphrase": WORDS, "invitation": code}
    assert "nobody new" in bob.refused("", opening)
    assert bob.posts("/tables", {}).status_code == 403
    assert anne.posts("/tables", {}).status_code == 201


def test_one_place_of_an_invitation_is_taken_by_one() -> None:
    async def told() -> list[bool]:
        held = OwnerDesk(MemoryStore(), lambda: 1_000.0)
        code = await held.invite("Owner", "", 2, 1)
        many = [held.use_invitation(code) for _ in range(5)]
        found = await asyncio.gather(*many, return_exceptions=True)
        return [each is None for each in found]

    assert sum(asyncio.run(told())) == 2


def test_who_is_kept_out_is_told_why_and_until_when_and_comes_again(here: Site) -> None:
    boss, anne = owner_of(here), here.browser()
    anne.opens("Anne")
    ident = account_of(desk(boss), "Anne")["id"]
    told = done(boss, "ban", account=ident, reason="insults", days=2)
    assert account_of(told, "Anne")["locked"] == "insults"
    assert anne.me is None
    proof = {"name": "Anne", "proof": {"passphrase": WORDS}}
    until = datetime.fromtimestamp(here.clock.now + 2 * 86_400, UTC)
    said = anne.posts("/accounts/sign-in", proof).json()["refused"]
    assert "insults" in said["en"]
    assert "/about" in said["fr"]
    assert f"until {until.day} {until:%B} {until.year}:" in said["en"]
    assert f"{until.year}\N{NO-BREAK SPACE}: insults" in said["fr"]
    sent = anne.posts("/site/reports", {"kind": "appeal", "what": "It was not me"})
    assert sent.status_code == 201
    assert desk(boss)["reports"][0]["kind"] == "appeal"
    here.clock.now += 2 * 86_400 + 1
    anne.signs_in("Anne")
    assert anne.me is not None
    boss.signs_in("Owner")
    done(boss, "ban", account=ident, reason="again")
    assert "again" in anne.refused("/sign-in", proof)
    done(boss, "unban", account=ident)
    anne.signs_in("Anne")


def test_a_report_is_answered_once(here: Site) -> None:
    boss, anne = owner_of(here), here.browser()
    made = {"kind": "report", "what": "A name\u202e", "where": "/play#x", "contact": "a@b.c"}
    assert anne.posts("/site/reports", made).status_code == 201
    assert anne.posts("/site/reports", {"kind": "report", "what": ""}).status_code == 400
    [found] = desk(boss)["reports"]
    assert (found["what"], found["closed"]) == ("A name", False)
    told = done(boss, "answer", report=found["id"], answer="renamed")
    assert told["desk"]["reports"][0]["answer"] == "renamed"
    assert "no such report" in refused(boss, "answer", 404, report="nothing")


def test_reports_of_one_address_come_to_an_end(here: Site) -> None:
    anne = here.browser()
    made = {"kind": "report", "what": "x"}
    found = [anne.posts("/site/reports", made).status_code for _ in range(12)]
    assert found[:10] == [201] * 10
    assert found[10:] == [429] * 2


def test_accounts_are_renamed_reset_closed_and_erased_and_all_of_it_is_written_down(
    here: Site,
) -> None:
    boss, anne = owner_of(here), here.browser()
    anne.opens("Anne")
    ident = account_of(desk(boss), "Anne")["id"]
    done(boss, "rename", account=ident, name="Anna")
    assert "taken" in refused(boss, "rename", 409, account=ident, name="owner")
    code = done(boss, "reset", account=ident)["code"]
    assert anne.me is None
    anne.signs_in("Anna", code=code)
    file = boss.get(f"/owner/accounts/{ident}/export")
    assert (file.status_code, file.content[:2]) == (200, b"PK")
    done(boss, "close", account=ident)
    assert anne.me is None
    assert "does not match" in refused(boss, "erase", 409, account=ident, name="Anne")
    done(boss, "erase", account=ident, name="Anna")
    assert desk(boss)["accountsInAll"] == 1
    own = account_of(desk(boss), "Owner")["id"]
    assert "your own" in refused(boss, "ban", 409, account=own, reason="x")
    told = [(one["by"], one["do"], one["of"]) for one in reversed(desk(boss)["acts"])]
    assert told == [
        ("Owner", "rename", "Anne"), ("Owner", "reset", "Anna"), ("Owner", "export", "Anna"),
        ("Owner", "close", "Anna"), ("Owner", "erase", ident),
    ]  # fmt: skip
    assert here.loop.run(here.store.lengths([ACTS])) == {ACTS: 5}


def test_two_owners_at_once_lose_no_line_of_what_was_done() -> None:
    async def told() -> list[str]:
        store = MemoryStore()
        desks = [OwnerDesk(store, lambda: 1_000.0) for _ in range(2)]
        await asyncio.gather(*(desks[n % 2].note("x", "invite", str(n)) for n in range(12)))
        return [act.of for act in await desks[0].acts()]

    assert sorted(map(int, asyncio.run(told()))) == list(range(12))


def test_settings_of_a_later_version_are_read_as_far_as_they_are_known() -> None:
    async def told() -> SiteSettings:
        store = MemoryStore()
        body = b'{"mode": "closed", "owner": "The club", "later": {"x": 1}}'
        await store.write({"owner/settings": body})
        return await OwnerDesk(store, lambda: 1_000.0).settings()

    assert asyncio.run(told()) == SiteSettings("closed", "The club")


def test_everything_about_oneself_is_given_to_who_has_just_proved_it(here: Site) -> None:
    anne = here.browser()
    anne.opens("Anne")
    here.clock.now += 1_000
    late = anne.get("/accounts/export")
    assert late.status_code == 403
    assert "prove once more" in late.json()["refused"]["en"].lower()
    anne.refused("/prove", {"proof": {"passphrase": "not this one"}})
    assert anne.get("/accounts/export").status_code == 403
    anne.done("/prove", {"proof": {"passphrase": WORDS}})
    assert anne.get("/accounts/export").status_code == 200
