"""The lobby: one tap deals, what was chosen is remembered, all pages are one menu away."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.visit import find_faults, open_visit


def test_a_tile_deals_and_what_was_chosen_is_remembered(browser: Browser, server: str) -> None:
    context = open_visit(browser, locale="en-US", viewport={"width": 360, "height": 740})
    player = Player(context.new_page(), server)
    page = player.page
    page.goto(server)
    page.click("header summary")
    page.click("nav.pages a[href='/lobby']")
    # A visitor from America meets the American system, with robots as they are.
    robots = page.locator("[data-robots]")
    expect(robots.locator("summary")).to_contain_text("SAYC")
    robots.locator("summary").click()
    robots.locator("[name=level]").select_option("rule")
    robots.locator("[name=system-ew]").select_option("acol:modern")
    assert find_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click("[data-game=rubber]")
    expect(page.locator(".hand [data-card], .result").first).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['biritch.last']).game") == "rubber"
    page.goto(f"{server}/lobby")
    expect(page.locator(".tile").first.locator("[data-game=rubber]")).to_be_visible()
    expect(page.locator("[data-robots] summary")).to_contain_text("Acol")
    expect(page.locator("[name=level]")).to_have_value("rule")
    page.click("[data-go=on]")
    expect(page.locator(".hand [data-card], .result").first).to_be_visible()
    # A table asked for without the lobby has the robots that were chosen there.
    with page.expect_request("**/tables") as asked:
        page.goto(f"{server}/play?new")
    wanted = {"home": "sayc", "robots": "rule", "systems": {"ew": "acol:modern"}}
    assert asked.value.post_data_json == wanted
    expect(page.locator(".hand [data-card], .result").first).to_be_visible()
    assert player.problems == []
    context.close()
