"""The start page: whoever comes finds a hand to play, the way back, and the way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import open_visit

HAND = ".hand [data-card]"
DEALT = f"{HAND}, .result"
"""A hand, or where everybody has as many points the end of a deal that was thrown in."""
ROOMS = ["/play?game=minibridge", "/practice", "/systems", "/cards", "/event", "/laws"]


def visit(browser: Browser, server: str, language: str, width: int) -> Player:
    """Return somebody who opens the start page for the first time."""
    context = open_visit(
        browser,
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        viewport={"width": width, "height": 640},
    )
    player = Player(context.new_page(), server)
    player.page.goto(server)
    return player


def sideways(page: Page) -> int:
    """Return by how much the page is broader than the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return int(wide)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "width"), [pytest.param("en", 1440, marks=pytest.mark.prove), ("fr", 320)]
)
def test_whoever_never_played_is_led_to_minibridge_and_back_again(
    browser: Browser, server: str, language: str, width: int
) -> None:
    player = visit(browser, server, language, width)
    page = player.page
    assert sideways(page) <= 0
    page.click("[data-go=minibridge]")
    page.locator(DEALT).first.wait_for(timeout=PATIENCE)
    assert page.evaluate("JSON.parse(localStorage['biritch.last']).game") == "minibridge"
    dealt = page.locator(HAND).evaluate_all("cards => cards.map(c => c.dataset.card)")
    page.click("header .home")
    page.click("[data-go=on]")
    page.locator(DEALT).first.wait_for(timeout=PATIENCE)
    again = page.locator(HAND).evaluate_all("cards => cards.map(c => c.dataset.card)")
    assert again == dealt
    for room in ROOMS:
        page.goto(server + room)
        page.locator("header a[href='/']").click()
        page.wait_for_selector("[data-page=start]", timeout=PATIENCE)
    page.click("[data-go=play]")
    page.locator(DEALT).first.wait_for(timeout=PATIENCE)
    assert player.problems == []
    assert player.strangers == []
    page.context.close()


@pytest.mark.slow
def test_an_address_deals_the_game_it_names(sit: Sit) -> None:
    player = sit()
    page = player.page
    named = {"?game=minibridge&contracts=levels": "minibridge", "?game=rubber": "rubber"}
    # A game there is not gives a table as usual; an old address of a table still leads there.
    named |= {"?game=nonsense": "contract", "?new": "contract"}
    for asked, game in named.items():
        before = page.evaluate("localStorage['biritch.table']")
        way = "/" if asked == "?new" else "/play"
        page.goto(f"{player.server}{way}{asked}")
        page.wait_for_function("before => localStorage['biritch.table'] != before", arg=before)
        page.locator(DEALT).first.wait_for(timeout=PATIENCE)
        seen = "game => JSON.parse(localStorage['biritch.last']).game == game"
        page.wait_for_function(seen, arg=game)
    # The browser says of the refused game that it was refused (400), as it should.
    player.problems = [problem for problem in player.problems if "400" not in problem]


def play_without_a_server(player: Player) -> None:
    """Play a board of MiniBridge that the browser deals itself, and go on with the next."""
    page = player.page
    page.click(".cut a")
    page.wait_for_selector("[data-line=up]", timeout=PATIENCE)
    player.to_the_end("1N")
    page.wait_for_selector("[data-alone]", timeout=PATIENCE)
    page.click(".next")
    page.wait_for_selector("h1:has-text('Board 2')", timeout=PATIENCE)
    page.goto(player.server)
    page.click("[data-go=alone]")
    page.wait_for_selector("h1:has-text('Board 2')", timeout=PATIENCE)


@pytest.mark.slow
def test_without_a_network_the_pages_are_there(sit: Sit) -> None:
    player = sit(at="/", keeping=True)
    page = player.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(player.server)
    page.goto(f"{player.server}/play")
    page.locator(DEALT).first.wait_for(timeout=PATIENCE)
    page.goto(f"{player.server}/learn/course/trick")
    page.locator("[data-do=begin]").wait_for(timeout=PATIENCE)
    # The worker keeps what it saw only now: the lesson comes through it a second time.
    page.reload()
    page.locator("[data-do=begin]").wait_for(timeout=PATIENCE)
    page.goto(f"{player.server}/friends")
    page.fill("[name=name]", "Anne")
    page.context.set_offline(True)
    page.wait_for_selector(".cut:has-text('No connection')", timeout=PATIENCE)
    page.click("form > .main")
    # Nobody tries again by himself: the page says so, and the button is there.
    page.wait_for_selector("[role=alert]:has-text('nothing was sent')", timeout=PATIENCE)
    page.wait_for_selector("form > .main:enabled", timeout=PATIENCE)
    page.goto(f"{player.server}/learn/course/trick")
    page.wait_for_selector("article:has-text('Four players sit')", timeout=PATIENCE)
    page.goto(player.server)
    page.wait_for_selector("[data-go=on]", timeout=PATIENCE)
    play_without_a_server(player)
    page.goto(f"{player.server}/play")
    page.wait_for_selector("[data-line=lost], [data-line=opening]", timeout=PATIENCE)
    page.context.set_offline(False)
    page.locator(DEALT).first.wait_for(timeout=PATIENCE)
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then(a => a.status)", icon["src"]) == 200
    player.problems = []


KEPT = """async (path) => {
  for (let tries = 0; tries < 1200; tries++) {
    if (await caches.match(path)) return true;
    await new Promise((go) => setTimeout(go, 50));
  }
  return false;
}"""
"""Whether the worker has kept a path, within a minute."""


@pytest.mark.slow
def test_whoever_installs_it_reads_and_plays_what_was_never_opened(sit: Sit) -> None:
    player = sit(at="/", keeping=True)
    page = player.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    # The last that the worker keeps, of the table and of the course.
    for path in ("/play", "/learn/course/", "/learn/lessons/director"):
        assert page.evaluate(KEPT, path), path
    page.context.set_offline(True)
    page.goto(f"{player.server}/learn/course/trick")
    page.wait_for_selector("article:has-text('Four players sit')", timeout=PATIENCE)
    play_without_a_server(player)
    page.goto(f"{player.server}/learn/course")
    page.wait_for_selector("[href$='/learn/course/finesse']", timeout=PATIENCE)
    player.problems = []
