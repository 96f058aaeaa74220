"""A system of one's own in the browser: written, checked, tried, kept, and played by a link."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.conftest import Sit

WAIT = 60_000
LINES = (
    "1N = 12-14 HCP, balanced\n"
    'term multi en "Multi" fr "Multicolore"\n'
    "2D = multi: 5-10 HCP, 6H or 6S; artificial\n"
    "  2H = anything; artificial\n"
)


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.prove), 360])
def test_a_system_is_written_tried_and_played(sit: Sit, width: int) -> None:
    player = sit("fr", size=(width, 800), touch=width == 360)
    page = player.page
    page.goto(f"{player.server}/own")
    notes = page.locator("textarea[name=notes]")
    expect(notes).to_have_value(re.compile("from: sef"), timeout=WAIT)
    begun = notes.input_value()
    notes.fill(f"{begun}1C = nonsense\n")
    page.wait_for_selector(".numbers .error", timeout=WAIT)
    page.locator(".found button").first.click()
    line = "document.activeElement.value.slice(0, document.activeElement.selectionStart)"
    assert page.evaluate(f"{line}.split('\\n').length") == len(begun.split("\n"))
    page.locator("button[name=undo]").click()
    assert notes.input_value() == begun
    notes.fill(begun + LINES)
    page.wait_for_selector(".found :text('mal lire')", timeout=WAIT)
    page.locator("input[name=hand]").fill("KQJ765.32.Q54.32")
    page.locator("button[name=try]").click()
    page.wait_for_selector(".answer:has-text('Multicolore')", timeout=WAIT)
    page.locator("[data-call='1N'] + div:has-text('12-14')").wait_for(timeout=WAIT)
    found = Axe().run(page).response["violations"]
    assert [f"{each['id']}: {each['nodes'][0]['html']}" for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("button[name=keep]").click()
    page.wait_for_selector("code", timeout=WAIT)
    page.reload()
    expect(notes).to_have_value(begun + LINES, timeout=WAIT)
    page.locator("button[name=keep]").click()
    page.locator("a[href^='/play?ours=own.']").click()
    page.wait_for_selector(".hand [data-card]", timeout=WAIT)
