"""Rulings in a browser: found, answered by touch and by keyboard, read, weighed, copied."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import SPREADING
from tests.browser.visit import find_faults, open_visit

PHONE, DESK = (390, 844), (1280, 800)


LOOKS = {"en-phone": ("en", PHONE), "fr-desk": ("fr", DESK)}


def look_on(first: str) -> pytest.MarkDecorator:
    """Look on *first*; on the other where everything is to be proved."""
    marks = {name: [] if name == first else [pytest.mark.prove] for name in LOOKS}
    looks = [pytest.param(LOOKS[name], id=name, marks=marks[name]) for name in LOOKS]
    return pytest.mark.parametrize("laws", looks, indirect=True)


@pytest.fixture
def laws(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Page]:
    language, (width, height) = request.param
    context = open_visit(
        browser,
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        permissions=["clipboard-read", "clipboard-write"],
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{server}/laws")
    yield page
    assert not problems
    context.close()


def fair(page: Page) -> None:
    """Everybody can read it, and nothing is cut off at the sides."""
    assert page.evaluate(SPREADING) == []
    assert find_faults(page) == []


@look_on("fr-desk")
def test_a_revoke_is_ruled_by_touch_and_its_score_told(laws: Page) -> None:
    laws.locator("[name=seek]").fill("64")
    expect(laws.locator("li a[href^='#']:not([href='#weigh'])")).to_have_count(1)
    laws.locator("a[href='#revoke']").click()
    for answer in ("defender", "yes", "none", "offender", "some", "enough"):
        laws.locator(f"[data-answer={answer}]").click()
    expect(laws.locator("[data-law='64A1']")).to_be_visible()
    french = laws.locator("html").get_attribute("lang") == "fr"
    laws.locator("[name=contract]").fill("4P" if french else "4S")
    laws.locator("[name=tricks]").fill("9")
    expect(laws.locator("[data-testid=moved]")).to_contain_text("+450")
    fair(laws)
    laws.locator("[data-do=copy]").click()
    copied = laws.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Loi 64A1" if french else "Law 64A1")
    laws.reload()
    expect(laws.locator("[data-law='64A1']")).to_be_visible()


@look_on("en-phone")
def test_keys_answer_and_go_back(laws: Page) -> None:
    laws.locator("a[href='#insufficient-bid']").click()
    expect(laws.locator(".ways button")).to_have_count(2)
    for key in ("2", "1", "2", "1"):
        laws.keyboard.press(key)
    expect(laws.locator("[data-law='27B1(a)']")).to_be_visible()
    laws.keyboard.press("Backspace")
    expect(laws.locator("[data-answer=lowest]")).to_be_visible()
    fair(laws)


@look_on("en-phone")
def test_a_score_is_weighed_and_a_slip_is_told(laws: Page) -> None:
    laws.locator("a[href='#weigh']").click()
    laws.locator("[name=score]").fill("60% 420, 30% -50")
    told = laws.locator("[data-testid=weighed]")
    expect(told).to_contain_text("90")
    laws.locator("[name=score]").fill("60% 420, 40% -50")
    laws.locator("[name=others]").fill("420 170 -100")
    expect(told).to_contain_text("+232")
    expect(told).to_contain_text("63")
    fair(laws)


@look_on("fr-desk")
def test_the_other_language_is_one_touch_away(laws: Page) -> None:
    before = laws.locator("h1").inner_text()
    laws.locator(".tongue").click()
    expect(laws.locator("h1")).not_to_have_text(before)
