"""Lessons and tables read aloud by the browser's own speech; captions where it has no voice."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Browser, BrowserContext, Page, expect

from biritch.core.deals import Deal
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import open_visit

SPEECH = """voices => {
  window.said = []
  window.silenced = 0
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  const speech = {
    getVoices: () => voices.map((lang) => ({ lang, name: lang, default: false })),
    addEventListener: () => undefined,
    cancel: () => void (window.silenced += 1),
    speak: (words) => {
      window.said.push([words.lang, words.text])
      window.rate = words.rate
      setTimeout(() => { words.onstart?.({}); words.onend?.({}) }, 5)
    },
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
}"""
"""A voice for each of the languages that says each sentence at once, and keeps it."""
SAID = "text => window.said.some(([, each]) => each.includes(text))"


def listen(browser: Browser, language: str, voices: Sequence[str]) -> BrowserContext:
    """Return a phone of somebody whose browser has *voices*."""
    context = open_visit(
        browser,
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        viewport={"width": 360, "height": 740},
    )
    context.add_init_script(f"({SPEECH})({json.dumps(list(voices))})")
    return context


def heard(page: Page, text: str) -> None:
    """Wait until the voice has said *text*."""
    page.wait_for_function(SAID, arg=text, timeout=PATIENCE)


def test_a_lesson_is_read_in_french_and_stops(browser: Browser, server: str) -> None:
    context = listen(browser, "fr", ["en-GB", "fr-FR"])
    player = Player(context.new_page(), server)
    page = player.page
    page.goto(f"{server}/learn/course/opening")
    page.wait_for_selector("[data-do=begin]", timeout=PATIENCE)
    assert page.evaluate("window.said") == []
    page.click("[data-do=read-aloud]")
    heard(page, "Avec environ douze points ou plus")
    page.click("[data-do=begin]")
    # The table tells the hand, the lesson what to do.
    heard(page, "Votre main : pique:")
    assert player.my_turn()
    # A verdict goes before what waits to be read: the call is heard if nothing waits.
    page.wait_for_selector("[data-reading=false]", timeout=PATIENCE)
    player.call("7N")
    heard(page, "Sud : sept sans-atout.")
    page.wait_for_selector("[data-state=missed]", timeout=PATIENCE)
    heard(page, "Pas tout à fait.")
    assert {lang for lang, _ in page.evaluate("window.said")} == {"fr-FR"}
    page.wait_for_selector("[data-reading=false]", timeout=PATIENCE)
    before = len(page.evaluate("window.said"))
    page.click("[data-reading=false]")
    page.wait_for_function(f"window.said.length > {before}", timeout=PATIENCE)
    # Off is off: here and on the next page.
    page.click(".tools button:last-child")
    page.select_option("select[name=speech]", "slow")
    page.uncheck("input[name=readAloud]")
    expect(page.locator("[data-reading]")).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage['biritch.settings']"))
    assert (kept["readAloud"], kept["speech"]) == (False, "slow")
    assert player.problems == []
    context.close()


def test_a_table_without_a_voice_of_the_language_has_captions(
    browser: Browser, server: str
) -> None:
    context = listen(browser, "en", ["fr-FR"])
    settings = json.dumps({"pace": "fast", "readAloud": True})
    context.add_init_script(f"localStorage['biritch.settings'] ??= {json.dumps(settings)}")
    player = Player(context.new_page(), server)
    page = player.page
    player.open()
    player.sit_at(str(Deal.random(seed=7)), [], "S")
    captions = page.locator(".captions[role=log]")
    expect(captions).to_contain_text("Your turn.")
    player.call("P")
    expect(captions).to_contain_text("South: Pass.")
    expect(captions).to_be_visible()
    assert page.evaluate("window.said") == []
    # The hand is on the screen, above its end.
    player.rest()
    box = page.locator(".hand [data-card]").last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740
    assert player.problems == []
    context.close()
