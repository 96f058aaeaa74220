"""A club sets a tournament for every week; it opens by itself, and a stranger signs up."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clipped import clipped_texts
from tests.browser.evening import Eyes
from tests.browser.test_a_club_and_its_screen import call
from tests.browser.visit import open_visit


@pytest.fixture
def eyes(browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, "fr")
    yield found
    found.close()


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("BIRITCH_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def test_a_tournament_of_every_week_is_set_opens_is_called_off_and_taken_back(
    eyes: Eyes,
) -> None:
    server = eyes.server
    club = call(f"{server}/clubs", {"title": "Bridge club du Lac"})
    at = f"{club['club']}.{club['key']}"
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).date().isoformat()
    desk = eyes.open("", (1366, 768))
    desk.goto(f"{server}/club")
    desk.evaluate("key => localStorage.setItem('biritch.club.key', key)", at)
    desk.reload()
    desk.locator("[data-do=new-regular]").click()
    desk.locator("[name=regular-title]").fill("Lundi soir")
    desk.locator("[name=regular-first]").fill(tomorrow)
    desk.locator("[name=regular-zone]").fill("Europe/Lutece")
    desk.locator("[data-do=keep-regular]").click()
    expect(desk.get_by_role("alert")).to_contain_text("fuseau horaire")
    desk.locator("[name=regular-zone]").fill("Europe/Paris")
    picture(desk, "regular-form-desk")
    desk.locator("[data-do=keep-regular]").click()
    first = desk.locator(f"[data-regular='Lundi soir'] [data-day='{tomorrow}']")
    expect(first).to_be_visible()
    expect(first).to_contain_text("20:00")
    # It opens by itself: whoever looks again sees that players sign up.
    expect(desk.get_by_role("alert")).to_have_count(0)

    stranger = open_visit(
        eyes.browser, viewport={"width": 360, "height": 760}, locale="fr"
    ).new_page()

    def looked() -> Page:
        stranger.goto(f"{server}/club#{club['club']}")
        stranger.reload()
        expect(stranger.locator("[data-regular='Lundi soir']")).to_be_visible()
        return stranger

    for _ in range(100):
        sign_up = looked().locator(f"[data-day='{tomorrow}'] a")
        if sign_up.count():
            break
    expect(sign_up).to_be_visible()
    expect(stranger.locator("[data-do=skip]")).to_have_count(0)
    assert not clipped_texts(stranger)
    picture(stranger, "regular-phone")
    sign_up.click()
    expect(stranger.get_by_test_id("sign-up")).to_be_visible()
    stranger.context.close()

    second = desk.locator("[data-regular='Lundi soir'] li").nth(1)
    second.locator("[data-do=skip]").click()
    expect(second.locator("[data-do=unskip]")).to_be_visible()
    picture(desk, "regular-desk")
    desk.locator("[data-do=regular-back]").click()
    expect(second.locator("[data-do=skip]")).to_be_visible()
    desk.locator("[data-do=remove-regular]").click()
    desk.locator("[data-do=remove-regular]").click()
    expect(desk.locator("[data-regular]")).to_have_count(0)
    desk.locator("[data-do=regular-back]").click()
    expect(desk.locator("[data-regular='Lundi soir']")).to_be_visible()
