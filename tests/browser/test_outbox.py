"""What is entered without the net waits in the browser, through a reload, and is sent once."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.evening import Eyes, enter
from tests.browser.test_an_evening import begin, begun, boards, eyes, telephones

__all__ = ["eyes"]
SENT = re.compile(r"/do\??$")
"""Where a page sends what was entered."""


def test_a_phone_without_the_net_keeps_what_was_entered(eyes: Eyes) -> None:
    desk = begun(eyes)
    phones = telephones(eyes, desk, "1ns 1ew")
    north, east = phones["1ns"], phones["1ew"]
    begin(desk, phones, 1)
    first, late = boards(north)
    north.context.route(SENT, lambda route: route.abort())
    enter(north, "3 N N skip =")
    expect(north.locator("[data-unsent='1']")).to_be_visible()
    # The page is opened again, and still has it.
    north.reload()
    expect(north.locator("[data-unsent='1']")).to_be_visible()
    north.context.unroute(SENT)
    expect(north.locator("[data-unsent]")).to_have_count(0)
    expect(east.locator(f"[data-board='{first}']")).to_have_attribute("data-state", "entered")
    east.locator(".answer .main").click()
    expect(north.locator(f"[data-board='{first}']")).to_have_attribute("data-state", "agreed")
    eyes.tidy()
    # The browser itself reports the requests that were cut off here.
    eyes.problems[:] = [one for one in eyes.problems if "ERR_FAILED" not in one]
    enter_after_the_round(desk, north, late)
    eyes.tidy()


def enter_after_the_round(desk: Page, north: Page, late: int) -> None:
    """A board without its score stays on the phone when the next round has begun."""
    for _ in range(2):  # scores are missing: the desk is asked, and goes on all the same
        desk.locator("[data-do=next]").click()
    owed = north.locator(f"[data-owed='1'][data-board='{late}']")
    expect(owed).to_be_visible()
    owed.click()
    enter(north, "3 N N skip =")
    expect(owed).to_have_attribute("data-state", "entered")
