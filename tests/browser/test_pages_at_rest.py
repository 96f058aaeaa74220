"""A page at rest asks the server for nothing: requests counted on every page there is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from biritch.server.web.pages import PAGES
from tests.browser.player import PATIENCE

SETTLED, REST = 1500, 2500
"""Milliseconds until a page has loaded, and in which its requests are counted."""
MOST = 1
"""A page that follows something asks once in a while."""
TABLES = ["/learn/course/trick", "/learn/course/opening", "/learn/course/tournament"]


@pytest.mark.parametrize("path", [*PAGES, *TABLES])
def test_a_page_at_rest_asks_for_nothing(browser: Browser, server: str, path: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 800})
    page = context.new_page()
    asked: list[str] = []
    page.goto(f"{server}{path}")
    if path in TABLES:
        page.click("[data-do=begin]")
        page.wait_for_selector(".hand [data-card]", timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(REST)
    context.close()
    assert len(asked) <= MOST, asked[:5]
