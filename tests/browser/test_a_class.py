"""A class: a French teacher, a French pupil and an English one, from code to results."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.player import PATIENCE, Player
from tests.browser.visit import open_visit

DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
KEYED = "Object.values(JSON.parse(localStorage['biritch.classes']))[0].key"


def visitor(browser: Browser, locale: str, *, phone: bool = False) -> tuple[Page, list[str]]:
    """Return a page of somebody who was never here, and what goes wrong on it."""
    size = (
        ViewportSize(width=360, height=640) if phone else ViewportSize(width=1366, height=768)
    )
    context = open_visit(
        browser, locale=locale, viewport=size, has_touch=phone, is_mobile=phone
    )
    context.add_init_script(
        "localStorage.getItem('biritch.settings') ?? "
        """localStorage.setItem('biritch.settings', '{"pace":"fast"}')"""
    )
    page, problems = context.new_page(), list[str]()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda asked: problems.extend(_strangers(asked.url)))
    return page, problems


def _strangers(url: str) -> list[str]:
    return [] if re.match(r"(http|ws)://127\.0\.0\.1|blob:|data:", url) else [url]


def fits(page: Page) -> None:
    """Nothing stands beside the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_class_from_its_code_to_its_results(browser: Browser, server: str) -> None:
    teacher, wrong = visitor(browser, "fr-FR")
    teacher.goto(f"{server}/class")
    teacher.fill("[data-field=title]", "Mardi soir")
    teacher.click("[data-do=open]")
    code = teacher.get_attribute("[data-code]", "data-code") or ""
    secret = teacher.evaluate(KEYED)
    assert secret not in teacher.url

    # Pupils come by the QR code's address, or type the code; names are minded.
    anne, anne_wrong = visitor(browser, "fr-FR", phone=True)
    anne.goto(f"{server}/class?join={code}")
    for name, told in (("Merde", "pas un nom"), ("   ", "Tapez votre nom")):
        anne.fill("[data-field=name]", name)
        anne.tap("[data-do=join]")
        expect(anne.locator("[role=alert]")).to_contain_text(told)
    anne.fill("[data-field=name]", "Zoé")
    anne.tap("[data-do=join]")
    expect(anne.locator("[data-me]")).to_have_text("Zoé")
    fits(anne)
    bob, bob_wrong = visitor(browser, "en-GB", phone=True)
    bob.goto(f"{server}/class")
    bob.fill("[data-field=code]", f" {code.upper()} ")
    bob.tap("[data-do=look]")
    bob.fill("[data-field=name]", "zoe")
    bob.tap("[data-do=join]")
    expect(bob.locator("[role=alert]")).to_contain_text("already")
    bob.fill("[data-field=name]", "Bob")
    bob.tap("[data-do=join]")
    expect(bob.locator("[data-me]")).to_have_text("Bob")
    expect(teacher.locator("[data-pupil]")).to_have_count(2)

    # A lesson is written, tried, and put into an exercise beside a deal of the course.
    teacher.click("[data-tab=write]")
    teacher.fill("[data-field=lesson-title]", "Manche")
    teacher.fill("[data-field=deal]", DEAL)
    teacher.click("[data-do=read-deal]")
    for made in ("1C", "P", "3N", "P", "P", "P"):
        teacher.click(f"[data-add='{made}']")
    teacher.click("[data-do=from-calls]")
    teacher.fill("[data-step='1'] [data-field=fr]", "Vous avez 15 points.")
    teacher.fill("[data-step='1'] [data-field=en]", "You have 15 points.")
    teacher.press("[data-step='1'] [data-field=en]", "Tab")
    teacher.click("[data-do=try]")
    expect(teacher.locator(".words")).to_contain_text("Vous avez 15 points.")
    teacher.click("[data-do=stop-trying]")
    teacher.click("[data-do=into]")
    expect(teacher.locator("[data-put]")).to_contain_text("Manche")
    teacher.click("[data-tab=exercises]")
    teacher.click("[data-exercise] >> text=Modifier")
    teacher.select_option("[data-field=lesson]", "opening")
    teacher.select_option("[data-field=deal]", "1")
    teacher.click("[data-do=add-course]")
    teacher.click("[data-do=save-exercise]")
    teacher.click("[data-do=assign]")
    teacher.fill("[data-field=due]", "2126-12-05")
    teacher.click("[data-do=assign-sure]")

    # The English pupil reads it in English, slips, and mends it.
    bob.tap("[data-do=deal]")
    expect(bob.locator(".words")).to_contain_text("You have 15 points.")
    bob.tap(".box [data-call='1N']")
    bob.tap(".box [data-call='3N']")
    bob.tap("[data-do=on]")
    bob.wait_for_selector("[data-ended=true]")
    bob.tap("a[data-do=next]")
    bob.tap("[data-do=begin]")
    seat = Player(bob, server, touch=True)
    assert seat.my_turn()
    seat.call("P")
    bob.wait_for_selector("[data-state=missed]")
    bob.tap("[data-do=retry]")
    bob.wait_for_selector("[data-state=open]")
    assert seat.my_turn()
    seat.call("1S")
    bob.wait_for_selector("[data-state=done]")
    fits(bob)
    bob.tap("[data-do=next]")
    expect(bob.locator(".due")).to_have_count(0)

    # Where the class goes wrong, call by call; nobody else's answers on a pupil's page.
    teacher.click("[data-tab=results]")
    expect(teacher.locator("[data-line='2']")).to_contain_text("2/2")
    expect(teacher.locator("[data-line='1']")).to_contain_text("0/2")
    expect(teacher.locator("[data-deal^=board] .decision")).to_contain_text("Bob")
    assert "Bob" not in (anne.text_content("main") or "")

    # A deal on a table each; the pupil sits down, is stopped, leaves and comes back.
    teacher.click("[data-tab=tables]")
    teacher.fill("[data-field=word]", "Comptez vos points")
    teacher.click("[data-do=say]")
    teacher.click("[data-do=open-deal]")
    teacher.select_option("[data-field=source]", "chosen")
    teacher.fill("[data-field=deal]", DEAL)
    teacher.click("[data-do=read-deal]")
    teacher.wait_for_selector("[data-read]")
    teacher.click("[data-do=one]")
    teacher.click("[data-do=open-tables]")
    expect(teacher.locator("[data-table]")).to_have_count(2)
    anne.tap("[data-do=table]")
    anne.wait_for_selector(".hand [data-card]")
    expect(anne.locator("[data-word]")).to_have_text("Comptez vos points")
    teacher.fill("[data-field=word]", "Zoé seulement")
    teacher.select_option("[data-field=to]", "table 1")
    teacher.click("[data-do=say]")
    expect(anne.locator("[data-word]").last).to_have_text("Zoé seulement")
    anne.tap("[data-do=hand]")
    expect(teacher.locator("[data-lower='1']")).to_contain_text("Zoé")
    teacher.click("[data-do=stop-all]")
    anne.wait_for_selector("[data-stopped=true]")
    teacher.click("[data-table='1'] [data-do=compare]")
    # The two tables, and the line of the lesson with the same deal.
    expect(teacher.locator("[data-compared]")).to_have_count(3)
    expect(teacher.locator("[data-compared=lesson]")).to_contain_text("Manche")
    anne.goto(f"{server}/class")
    anne.tap(f"[data-class='{code}']")
    expect(anne.locator("[data-me]")).to_have_text("Zoé")
    assert anne.locator("[data-do=table]").count() == 1

    # Whoever finds the teacher's address stays a pupil; a wrong one is told so in a line.
    anne.goto(f"{server}/class#{code}.{secret}")
    expect(anne.locator("[role=alert]")).to_contain_text("adresse du professeur")
    expect(anne.locator("[data-me]")).to_have_text("Zoé")
    stranger, _ = visitor(browser, "en-GB")
    stranger.goto(f"{server}/class#{code}.{'x' * 26}")
    expect(stranger.locator("[role=alert]")).to_contain_text("opens no class")
    assert wrong + anne_wrong + bob_wrong == []
    for page in (teacher, anne, bob, stranger):
        page.context.close()
