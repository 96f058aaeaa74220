"""A page at rest asks the server for nothing: requests counted on every page there is."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from biritch.server.web.pages import PAGES
from tests.browser.player import PATIENCE
from tests.browser.test_account import deal

SETTLED, REST = 1500, 2500
"""Milliseconds until a page has loaded, and in which its requests are counted."""
MOST = 1
"""A page that follows something asks once in a while."""
TABLES = ["/learn/course/trick", "/learn/course/opening", "/learn/course/tournament"]


ROOM = "[data-door=bidding] button.main"
"""Opens a bidding table for two."""


def count_at_rest(page: Page) -> list[str]:
    """Return what *page* asks the server for once it has loaded and nobody does anything."""
    asked: list[str] = []
    # On a busy machine what a page loads at first may come late.
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(REST)
    return asked


@pytest.mark.parametrize("path", [*PAGES, *TABLES])
def test_a_page_at_rest_asks_for_nothing(browser: Browser, server: str, path: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(f"{server}{path}")
    if path in TABLES:
        page.click("[data-do=begin]")
        page.wait_for_selector(".hand [data-card]", timeout=PATIENCE)
    asked = count_at_rest(page)
    context.close()
    assert len(asked) <= MOST, asked[:5]


def test_a_bidding_table_and_a_review_at_rest_ask_for_nothing(
    browser: Browser, server: str
) -> None:
    kept = json.dumps([deal(1)])
    context = browser.new_context(viewport={"width": 390, "height": 800})
    context.add_init_script(f"localStorage['biritch.deals'] ??= {json.dumps(kept)}")
    room, review = context.new_page(), context.new_page()
    room.goto(f"{server}/together")
    room.fill("[data-door=bidding] input[name=name]", "Anne")
    room.click(ROOM)
    expect(room.locator("input.link")).to_be_visible(timeout=PATIENCE)
    review.goto(f"{server}/deals#deal={quote(str(deal(1)['key']))}")
    review.wait_for_selector("h2", timeout=PATIENCE)
    for page in (room, review):
        asked = count_at_rest(page)
        assert len(asked) <= MOST, asked[:5]
    context.close()
