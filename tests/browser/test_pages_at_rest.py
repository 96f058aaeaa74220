"""Every page there is: at rest it asks the server for nothing, and a finger hits all on it."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from biritch.server.web.pages import PAGES
from tests.browser.player import PATIENCE, Player
from tests.browser.test_account import deal
from tests.browser.test_fingers import small
from tests.browser.visit import open_visit

SETTLED, REST = 1500, 2500
"""Milliseconds until a page has loaded, and in which its requests are counted."""
AT_ONCE = 10
"""How many pages are open at the same time."""
MOST = 1
"""A page that follows something asks once in a while."""
TABLES = [  # links within their texts are as high as a line; their targets: test_the_course
    "/learn/course/trick",
    "/learn/course/opening",
    "/learn/course/tournament",
]


PATHS = [*PAGES, *TABLES]
GROUPS = [tuple(PATHS[at : at + AT_ONCE]) for at in range(0, len(PATHS), AT_ONCE)]
PARTS = {"/sets": ["", "#new", "#ladder", "#me"]}
"""Where one page shows several, what leads to each."""
PHONE = ViewportSize(width=360, height=740)
ROOM = "[data-door=bidding] button.main"
"""Opens a bidding table for two."""


def count_at_rest(opened: dict[str, Page]) -> dict[str, list[str]]:
    """Return what each page asks for once all have loaded and nobody does anything."""
    asked: dict[str, list[str]] = {path: [] for path in opened}
    # On a busy machine what a page loads at first may come late. A page that is never idle is
    # found by what it asks for below.
    for page in opened.values():
        with suppress(TooLate):
            page.wait_for_load_state("networkidle", timeout=PATIENCE / 4)
    page.wait_for_timeout(SETTLED)
    for path, page in opened.items():
        page.on("request", partial(_note, asked[path]))
    page.wait_for_timeout(REST)
    return asked


def _note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


@pytest.mark.parametrize("paths", GROUPS, ids=" ".join)
def test_pages_at_rest_ask_for_nothing_and_a_finger_hits_all_there_is(
    browser: Browser, server: str, paths: tuple[str, ...]
) -> None:
    context = open_visit(
        browser, locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True
    )
    opened: dict[str, Page] = {}
    for path in paths:
        page = opened[path] = context.new_page()
        page.goto(f"{server}{path}")
        if path in TABLES:
            page.click("[data-do=begin]")
            page.wait_for_selector(".hand [data-card]", timeout=PATIENCE)
    asked = count_at_rest(opened)
    assert {path: urls[:5] for path, urls in asked.items() if len(urls) > MOST} == {}
    found = {}
    for path, page in opened.items():
        for part in () if path in TABLES else PARTS.get(path, [""]):
            if part:
                page.goto(f"{server}{path}{part}")
                page.reload()  # the page is the same, and would stay as it is
                page.wait_for_load_state("networkidle")
            if too_small := small(Player(page, server, touch=True)):
                found[f"{path}{part}"] = too_small
    context.close()
    assert found == {}


def test_a_bidding_table_and_a_review_at_rest_ask_for_nothing(
    browser: Browser, server: str
) -> None:
    kept = json.dumps([deal(1)])
    context = open_visit(browser, viewport={"width": 390, "height": 800})
    context.add_init_script(f"localStorage['biritch.deals'] ??= {json.dumps(kept)}")
    room, review = context.new_page(), context.new_page()
    room.goto(f"{server}/together")
    room.fill("[data-door=bidding] input[name=name]", "Anne")
    room.click(ROOM)
    expect(room.locator("input.link")).to_be_visible(timeout=PATIENCE)
    review.goto(f"{server}/deals#deal={quote(str(deal(1)['key']))}")
    review.wait_for_selector("h2", timeout=PATIENCE)
    asked = count_at_rest({"room": room, "review": review})
    assert {path: urls[:5] for path, urls in asked.items() if len(urls) > MOST} == {}
    context.close()
