"""The owner's desk in a browser, where people are called by markup: nothing of it runs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.browser.evening import SPREADING
from tests.browser.visit import open_visit
from tests.server.served import ROOT, Served, start

WORDS = "lighthouse marzipan quorum"
MARKUP = "<img src=x onerror='hit=1'>"
"""A name that would set ``hit`` where it was taken for markup."""


BREAKING = "\"'><script>hit=1</script>"
"""The same where the words stood in an attribute."""
DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
HEAD = f"""[Event "{MARKUP}"]
[Site "{MARKUP}"]
[North "{MARKUP}"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
"""
BOARD = f"""{HEAD}[Declarer "S"]
[Contract "3NT"]
[Result "10"]
{{{BREAKING} {MARKUP}}}
[Auction "N"]
Pass Pass 1NT =1= Pass 3NT Pass Pass Pass
[Note "1:{MARKUP}"]
{{{BREAKING} {MARKUP}}}
"""
LESSON = f"""{HEAD}[Student "S"]
[Auction "N"]
1C Pass 3NT Pass
Pass Pass
{{{MARKUP} {BREAKING} fin}}
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an owner and a guest who is called by markup."""
    tmp_path = tmp_path_factory.mktemp("site")
    database = f"sqlite:///{tmp_path / 'site.db'}"
    first = start(tmp_path, database=database)
    for name in ("Odile", MARKUP):
        body = {"name": name, "passphrase": WORDS}
        headers = {"origin": f"http://{first.host}"}
        told = httpx.post(f"http://{first.host}/accounts", json=body, headers=headers)
        assert told.status_code == 201, told.text
    first.stop()
    # A process of its own: the browser keeps an event loop running in this one.
    appoint = [
        "-m",
        "tests.seeded",
        "owner",
        "accounts",
        "owner",
        "Odile",
        "--database",
        database,
    ]
    subprocess.run([sys.executable, *appoint], check=True, timeout=60, cwd=ROOT)
    found = start(tmp_path, database=database)
    yield found
    found.stop()


def visitor(browser: Browser, served: Served, size: tuple[int, int]) -> Page:
    """Return the page of somebody who reads French."""
    width, height = size
    context = open_visit(browser, viewport={"width": width, "height": height}, locale="fr-FR")
    context.add_init_script("hit = 0")
    page = context.new_page()
    page.goto(f"http://{served.host}/account")
    return page


def sign_in(page: Page, name: str) -> None:
    page.get_by_label("Nom").fill(name)
    page.get_by_label("Phrase de passe").fill(WORDS)
    page.get_by_role("button", name="Se connecter").click()


def sound(page: Page) -> None:
    """Nothing that somebody wrote was run, and nothing lies beyond the sides."""
    assert page.evaluate("hit") == 0
    assert page.evaluate(SPREADING) == []


def test_a_report_a_ban_and_an_appeal(browser: Browser, served: Served) -> None:
    site = f"http://{served.host}"
    phone = visitor(browser, served, (360, 740))
    phone.goto(f"{site}/about")
    phone.locator("[name=what]").fill(f"Il est grossier. {MARKUP}")
    phone.get_by_role("button", name="Envoyer").click()
    expect(phone.get_by_role("status")).to_contain_text("Merci")
    sound(phone)

    desk = visitor(browser, served, (1366, 768))
    sign_in(desk, "Odile")
    expect(desk.get_by_text("Connecté : Odile")).to_be_visible()
    desk.goto(f"{site}/owner")
    reports = desk.get_by_role("region", name="Signalements")
    expect(reports).to_contain_text(MARKUP)
    # The owner keeps them out for a week, and says why.
    row = desk.locator("[data-account]", has_text=MARKUP)
    row.get_by_text("Gérer").click()
    row.get_by_role("button", name="Exclure").click()
    row.get_by_label("Motif").fill(f"Grossier {MARKUP}")
    row.get_by_label("Pendant combien de jours").fill("7")
    row.get_by_role("button", name="Valider").click()
    expect(row).to_contain_text("exclu jusqu")
    reports.get_by_label("Ce qui a été fait").fill("Exclu une semaine")
    reports.get_by_role("button", name="Classer").click()
    expect(reports).to_contain_text("classé : Exclu une semaine")
    # Everybody is told that the server will stop.
    desk.get_by_label("Annonce sur toutes les pages, en français").fill(
        f"Arrêt à 18 h {MARKUP}"
    )
    desk.get_by_role("button", name="Enregistrer").click()
    expect(desk.get_by_text("Enregistré.")).to_be_visible()
    sound(desk)

    phone.goto(f"{site}/account")
    expect(phone.get_by_text("Arrêt à 18 h")).to_be_visible()
    sign_in(phone, MARKUP)
    until = datetime.now(UTC) + timedelta(days=7)
    expect(phone.get_by_role("alert")).to_contain_text(
        f" {until.year}\N{NO-BREAK SPACE}: Grossier {MARKUP}"
    )
    expect(phone.get_by_role("alert")).not_to_contain_text("-")
    sound(phone)
    phone.get_by_role("alert").get_by_role("link", name="/about").click()
    phone.get_by_label("Réclamation").check()
    phone.locator("[name=what]").fill("Je demande pardon.")
    phone.get_by_role("button", name="Envoyer").click()
    expect(phone.get_by_role("main")).to_contain_text("Merci")

    desk.reload()
    expect(reports).to_contain_text("Je demande pardon.")
    row.get_by_text("Gérer").click()
    row.get_by_role("button", name="Laisser revenir").click()
    expect(row).not_to_contain_text("exclu jusqu")
    row.get_by_role("button", name="Code pour une nouvelle phrase de passe").click()
    row.get_by_role("button", name="Valider").click()
    expect(desk.get_by_test_id("code")).to_contain_text(MARKUP)
    row.get_by_text("Gérer").click()
    row.get_by_role("button", name="Renommer").click()
    row.get_by_label("Nouveau nom").fill("Basile")
    row.get_by_role("button", name="Valider").click()
    row = desk.locator("[data-account=Basile]")
    row.get_by_text("Gérer").click()
    row.get_by_role("button", name="Effacer").click()
    row.get_by_role("textbox").fill("Basile")
    row.get_by_role("button", name="Valider").click()
    expect(row).to_have_count(0)
    desk.get_by_text("Journal du responsable").click()
    expect(desk.locator("details", has_text="Journal")).to_contain_text("effacé")
    desk.set_viewport_size({"width": 360, "height": 740})
    sound(desk)
    for page in (phone, desk):
        page.context.close()


def test_no_name_and_no_remark_is_markup(browser: Browser, served: Served) -> None:
    site = f"http://{served.host}"
    club = httpx.post(f"{site}/clubs", json={"title": MARKUP}).json()
    key = {"authorization": f"Bearer {club['key']}"}
    members = {"id": "1", "do": "put", "members": [{"name": MARKUP, "contact": MARKUP}]}
    httpx.post(f"{site}/clubs/{club['club']}/do", json=members, headers=key)
    names = [f"{MARKUP} & {n}" for n in range(4)]
    how = {"pairs": 4, "movement": "howell", "rounds": 3, "each": 2, "names": names}
    event = httpx.post(f"{site}/events", json={**how, "title": MARKUP}).json()
    page = visitor(browser, served, (1366, 768))
    page.evaluate(
        "key => localStorage.setItem('biritch.club.key', key)", f"{club['club']}.{club['key']}"
    )
    page.goto(f"{site}/club")
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    sound(page)
    for address in (
        f"/event#{event['event']}.{event['director']}",
        f"/screen#{event['event']}",
    ):
        page.goto(f"{site}{address}")
        expect(page.get_by_text(MARKUP).first).to_be_visible()
        assert page.evaluate("hit") == 0
    # A class called so; no pupil can be.
    page.goto(f"{site}/class")
    page.fill("[data-field=title]", MARKUP)
    page.click("[data-do=open]")
    code = page.get_attribute("[data-code]", "data-code")
    pupil = {"name": MARKUP, "key": "b" * 26}
    told = httpx.post(f"{site}/classes/{code}/pupils", json=pupil)
    assert told.status_code == 409, told.text
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    # Files of boards and lessons, with markup wherever somebody may write.
    page.goto(f"{site}/library")
    page.locator("textarea").fill(BOARD)
    page.locator(".drop button.main").click()
    page.locator(".found button").first.click()
    page.goto(f"{site}/deals")
    page.locator(".list a").first.click()
    expect(page.locator(".columns")).to_be_visible()
    sound(page)
    page.goto(f"{site}/learn/file")
    lesson = FilePayload(name="a.pbn", mimeType="text/plain", buffer=LESSON.encode())
    page.set_input_files("input[type=file]", lesson)
    # Of the words of a lesson what looks like markup is left out.
    expect(page.get_by_text("\"'>hit=1 fin").first).to_be_visible()
    sound(page)
    page.context.close()
