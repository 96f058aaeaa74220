"""A system of one's own in the browser: written, checked, tried, kept, and played by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.visit import find_faults

WAIT = 60_000
LINES = (
    "1N = 12-14 HCP, balanced\n"
    'term multi en "Multi" fr "Multicolore"\n'
    "2D = multi: 5-10 HCP, 6H or 6S; artificial\n"
    "  2H = anything; artificial\n"
)

SHORT = 'system ours\nfrom: sef\ntitle en "Ours"  fr "Le nôtre"\n'
NOTES = ".cm-content"
LINE = ".cm-lineNumbers .cm-activeLineGutter"
"""The number of the line that the cursor is on."""
PASTE = """(notes, text) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const paste = { clipboardData, bubbles: true, cancelable: true }
  notes.dispatchEvent(new ClipboardEvent('paste', paste))
}"""
COPY = """(notes) => {
  const clipboardData = new DataTransfer()
  const copy = { clipboardData, bubbles: true, cancelable: true }
  notes.dispatchEvent(new ClipboardEvent('copy', copy))
  return clipboardData.getData('text/plain')
}"""


def open_with_words(player: Player) -> None:
    """Open the page, and wait for the editor and for the words it offers."""
    page = player.page
    with page.expect_response("**/bidding/own/words?from=*", timeout=WAIT):
        page.goto(f"{player.server}/own")
    page.wait_for_selector(NOTES, timeout=WAIT)


def fill(page: Page, text: str) -> None:
    """Put *text* in place of all that stands in the notes, as one does who pastes it."""
    page.locator(NOTES).press("Control+a")
    page.locator(NOTES).evaluate(PASTE, text)


def copied(page: Page) -> str:
    """Return what is selected in the notes."""
    return str(page.locator(NOTES).evaluate(COPY))


def written(page: Page) -> str:
    """Return all that stands in the notes; lines out of sight are not in the page."""
    page.locator(NOTES).press("Control+a")
    return copied(page)


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.prove), 360])
def test_a_system_is_written_tried_and_played(sit: Sit, width: int) -> None:
    player = sit("fr", size=(width, 800), touch=width == 360, at="/own")
    page = player.page
    notes = page.locator(NOTES)
    expect(notes).to_contain_text("from: sef", timeout=WAIT)
    begun = written(page)
    assert re.search("^from: sef$", begun, re.MULTILINE)
    fill(page, f"{begun}1C = nonsense\n")
    page.wait_for_selector(".cm-lint-marker-error", timeout=WAIT)
    page.locator(".found button").first.click()
    assert page.inner_text(LINE) == str(len(begun.split("\n")))
    page.keyboard.press("Shift+End")
    assert copied(page) == "nonsense"
    page.locator("button[name=undo]").click()
    assert written(page) == begun
    page.locator("button[name=redo]").click()
    assert written(page) == f"{begun}1C = nonsense\n"
    fill(page, begun + LINES)
    page.wait_for_selector(".found :text('mal lire')", timeout=WAIT)
    page.wait_for_selector(".cm-lint-marker-warning", timeout=WAIT)
    page.locator("input[name=hand]").fill("KQJ765.32.Q54.32")
    page.locator("button[name=try]").click()
    page.wait_for_selector(".answer:has-text('Multicolore')", timeout=WAIT)
    page.locator("[data-call='1N'] + div:has-text('12-14')").wait_for(timeout=WAIT)
    assert find_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("button[name=keep]").click()
    page.wait_for_selector("code", timeout=WAIT)
    page.reload()
    expect(notes).to_contain_text("system ", timeout=WAIT)
    assert written(page) == begun + LINES
    page.locator("button[name=keep]").click()
    page.locator("a[href^='/play?ours=own.']").click()
    page.wait_for_selector(".hand [data-card]", timeout=WAIT)


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.prove), "dark"])
def test_an_error_is_marked_at_its_place_and_words_are_offered(sit: Sit, theme: str) -> None:
    player = sit("en", theme, at="")
    page = player.page
    open_with_words(player)
    fill(page, SHORT)
    page.keyboard.type("1N = 12-14 HCP, balnced")
    marked = page.locator(".cm-lintRange-error")
    expect(marked).to_have_text("balnced", timeout=WAIT)
    expect(page.locator(".cm-line", has=marked)).to_have_text("1N = 12-14 HCP, balnced")
    expect(page.locator(".cm-said")).to_contain_text("not a promise: 'balnced'")
    marked.hover()
    expect(page.locator(".cm-tooltip .cm-diagnostic-error")).to_contain_text("balnced")
    assert find_faults(page) == []
    for _ in "nced":
        page.keyboard.press("Backspace")
    page.keyboard.type("a")
    offered = page.locator(".cm-tooltip-autocomplete [role=option][aria-selected=true]")
    expect(offered).to_have_text("balanced")
    page.wait_for_timeout(150)  # a word that comes as one presses Enter is not taken
    page.keyboard.press("Enter")
    page.keyboard.type("; if they have sp")
    expect(offered).to_have_text("they have spoken")
    page.wait_for_timeout(150)
    page.keyboard.press("Enter")
    expect(page.locator(".cm-tooltip-autocomplete")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.type("  2C = 8+ HCP")
    page.keyboard.press("Enter")
    page.keyboard.type("2D = 5S")
    end = "1N = 12-14 HCP, balanced; if they have spoken\n  2C = 8+ HCP\n  2D = 5S"
    expect(page.locator(".found li")).not_to_have_class("error", timeout=WAIT)
    page.keyboard.press("Tab")
    expect(page.locator(".cm-focused")).to_have_count(0)
    assert written(page) == SHORT + end


def test_a_finger_takes_a_word_and_the_page_stays_as_near_as_it_is(sit: Sit) -> None:
    player = sit("fr", size=(390, 844), touch=True, at="")
    page = player.page
    open_with_words(player)
    fill(page, SHORT)
    page.keyboard.type("tools: dru")
    word = page.locator("[role=option]:has-text('Drury')")
    word.wait_for(timeout=WAIT)
    # The editor takes no word from a list that has only just opened.
    page.wait_for_timeout(300)
    word.tap()
    assert written(page) == f"{SHORT}tools: -drury"
    # A telephone draws nearer to what is smaller than this when it is touched.
    size = page.locator(NOTES).evaluate("notes => parseFloat(getComputedStyle(notes).fontSize)")
    assert size >= 16
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_where_the_editor_does_not_come_one_writes_without_it(sit: Sit) -> None:
    player = sit("en", at="")
    page = player.page
    page.add_init_script("Element.prototype.attachShadow = () => { throw Error('none') }")
    page.goto(f"{player.server}/own")
    notes = page.locator("textarea[name=notes]")
    expect(notes).to_have_value(re.compile("from: acol:modern"), timeout=WAIT)
    notes.fill(f"{SHORT}1C = nonsense\n")
    page.locator(".found .error button").click(timeout=WAIT)
    before = "document.activeElement.value.slice(0, document.activeElement.selectionStart)"
    assert page.evaluate(before) == f"{SHORT}1C = "
    assert len(player.problems) == 1
    player.problems.clear()
