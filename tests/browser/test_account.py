"""An account by a passkey: opened on a telephone, signed in to at a desk, exported, gone."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.visit import find_faults, open_visit

WAIT = 30_000
PASSPHRASE = "lighthouse marzipan quorum"
DAY = {"2026-11-03": 2}


def deal(board: int) -> dict[str, object]:
    hands = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
    return {
        "key": f"{hands} {board}",
        "at": f"2026-11-0{board}T10:00:00.000Z",
        "board": board,
        "dealer": "N",
        "vulnerable": "none",
        "deal": hands,
        "calls": ["P", "P", "1N", "P", "3N", "P", "P", "P"],
        "cards": ["D2", "D4", "D9", "DJ"],
        "contract": "3N",
        "declarer": "S",
        "tricks": 9,
        "scoreNs": 400,
        "me": "S",
        "systems": {},
        "title": "",
        "lost": {"play": 3},
        "tags": [],
        "again": 0,
    }


@contextmanager
def authenticator(page: Page) -> Iterator[tuple[CDPSession, str]]:
    """Give *page* an authenticator of this device, whose owner always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    yield session, made["authenticatorId"]


@contextmanager
def visitor(
    browser: Browser, language: str, size: tuple[int, int], kept: dict[str, object]
) -> Iterator[Page]:
    """Open a browser of its own that keeps this already; nothing may go wrong in its pages."""
    context = open_visit(
        browser,
        viewport={"width": size[0], "height": size[1]},
        locale=f"{language}-{language.upper()}",
    )
    for name, value in kept.items():
        key, text = json.dumps(name), json.dumps(json.dumps(value))
        context.add_init_script(
            f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {text})"
        )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.set_default_timeout(WAIT)
    yield page
    context.close()
    assert problems == []


def sound(page: Page, *, heard: bool = True) -> None:
    """Nothing is too small or too wide; *heard* asks too what a screen reader makes of it."""
    assert not heard or find_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('button, a, input:not(.vh)')].filter((each) => {"
        " const { width, height } = each.getBoundingClientRect();"
        " return each.checkVisibility() && Math.min(width, height) < 43.5"
        " }).map((each) => each.outerHTML)"
    )
    assert small == []


def kept(page: Page, name: str) -> object:
    return json.loads(page.evaluate(f"localStorage.getItem('biritch.{name}')") or "null")


@pytest.mark.slow
def test_an_account_follows_by_a_passkey_and_goes(browser: Browser, server: str) -> None:
    site = server.replace("127.0.0.1", "localhost")
    phone_keeps: dict[str, object] = {
        "biritch.deals": [deal(1), deal(2)],
        "biritch.course": {"a": [1, 3]},
        "biritch.course.reviews": {"a/1": {"2026-11-01": 3}, "a/3": {"2026-11-01": 1}},
    }
    desk_keeps: dict[str, object] = {
        "biritch.deals": [deal(2), deal(3)],
        "biritch.course": {"a": [2]},
        "biritch.course.reviews": {"a/1": {"2026-11-01": 1, "2026-11-02": 2}, "a/2": DAY},
    }
    with (
        visitor(browser, "fr", (360, 740), phone_keeps) as phone,
        visitor(browser, "en", (1440, 900), desk_keeps) as desk,
        authenticator(phone) as (device, device_id),
    ):
        # Nobody who has no account is asked for one, or loads more than before.
        phone.goto(f"{site}/")
        assert phone.context.cookies() == []
        phone.get_by_role("link", name="Compte").click()
        phone.get_by_role("button", name="Pas encore de compte ?").click()
        phone.get_by_label("Nom").fill("Zoé Dupont")
        sound(phone)
        phone.get_by_role("button", name="Ouvrir un compte").click()
        expect(phone.locator("code")).to_have_count(8)
        sound(phone, heard=False)
        phone.get_by_role("button", name="Je les ai gardés").click()
        expect(phone.get_by_text("2 donnes sont gardées")).to_be_visible()
        sound(phone)
        assert kept(phone, "account")["name"] == "Zoé Dupont"  # type: ignore[index]
        assert {each["httpOnly"] for each in phone.context.cookies()} == {True}
        # A passphrase beside the passkey, with the passkey as proof.
        phone.get_by_label("Nouvelle phrase de passe").fill(PASSPHRASE)
        phone.get_by_role("button", name="Choisir une phrase de passe").click()
        sound(phone, heard=False)
        phone.get_by_role("button", name="Continuer : avec une clé").click()
        expect(phone.get_by_text("La phrase de passe est changée")).to_be_visible()

        # At the desk, by the passphrase: what was there and what came are together, once.
        desk.goto(f"{site}/account")
        desk.get_by_label("Name").fill("zoé dupont")
        desk.get_by_label("Passphrase", exact=True).fill("not that one at all")
        desk.locator("form button.main").click()
        expect(desk.get_by_role("alert")).to_contain_text("is not right")
        desk.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        desk.locator("form button.main").click()
        expect(desk.get_by_text("3 deals are kept")).to_be_visible()
        expect(desk.get_by_text("All is up to date")).to_be_visible()
        sound(desk, heard=False)
        boards = [each["board"] for each in kept(desk, "deals")]  # type: ignore[attr-defined]
        assert boards == [3, 2, 1]
        assert kept(desk, "course") == {"a": [1, 2, 3]}
        # Of one day the worse grade stays, and no day is lost.
        reviews = {
            "a/1": {"2026-11-01": 3, "2026-11-02": 2},
            "a/2": DAY,
            "a/3": {"2026-11-01": 1},
        }
        assert kept(desk, "course.reviews") == reviews
        # Back on the telephone the same, and once more is nothing more.
        for _ in range(2):
            phone.goto(f"{site}/account")
            expect(phone.get_by_text("Tout est à jour")).to_be_visible()
            assert kept(phone, "course") == {"a": [1, 2, 3]}
            assert kept(phone, "course.reviews") == reviews
        desk.goto(f"{site}/deals")
        expect(desk.locator(".list li")).to_have_count(3)
        desk.locator(".list li .drop").first.click()
        desk.goto(f"{site}/account")
        expect(desk.get_by_text("2 deals are kept")).to_be_visible()
        desk.goto(f"{site}/friends")
        expect(desk.get_by_label("Your name")).to_have_value("Zoé Dupont")
        desk.goto(f"{site}/account")

        # The telephone signs out and comes back by its passkey alone: what changed has come.
        phone.reload()
        phone.get_by_role("button", name="Se déconnecter", exact=True).click()
        expect(phone.get_by_text("Vous êtes déconnecté")).to_be_visible()
        phone.get_by_role("button", name="Avec une clé d’accès").click()
        phone.locator("form button.main").click()
        expect(phone.get_by_text("2 donnes sont gardées")).to_be_visible()
        expect(phone.get_by_text("Tout est à jour")).to_be_visible()
        boards = [each["board"] for each in kept(phone, "deals")]  # type: ignore[attr-defined]
        assert boards == [2, 1]
        credentials = device.send("WebAuthn.getCredentials", {"authenticatorId": device_id})
        assert [each["rpId"] for each in credentials["credentials"]] == ["localhost"]

        # Everything in one file, after a proof; then nothing, after two questions and a proof.
        desk.get_by_role("button", name="Download").click()
        desk.get_by_label("Your passphrase").fill(PASSPHRASE)
        with desk.expect_download() as download:
            desk.locator("dialog form button.main").click()
        with zipfile.ZipFile(download.value.path()) as file:
            assert b"Zo\xc3\xa9 Dupont" in file.read("account.json")
            assert file.read("deals.pbn").count(b"[Board ") == 2
        desk.get_by_role("button", name="Delete…").click()
        desk.get_by_role("button", name="Yes, delete everything").click()
        desk.get_by_label("Your passphrase").fill(PASSPHRASE)
        sound(desk)
        desk.locator("dialog form button.main").click()
        expect(desk.get_by_text("The account is gone")).to_be_visible()
        assert kept(desk, "account") is None
        phone.reload()
        expect(phone.get_by_role("heading", name="Se connecter")).to_be_visible()
        assert kept(phone, "account") is None
