"""At a table online: the round's time, and a call that reaches the desk and is answered."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import Eyes
from tests.browser.test_a_large_evening import Event

LONG = 60_000


@pytest.fixture(params=["en", pytest.param("fr", marks=pytest.mark.prove)])
def eyes(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, request.param)
    yield found
    found.close()


def test_time_runs_out_and_the_director_is_called(eyes: Eyes) -> None:
    with httpx.Client(timeout=60) as client:
        how = {"pairs": 6, "movement": "mitchell", "rounds": 3, "each": 2, "minutes": 20}
        event = Event.opened(
            eyes.server, client, title="Clock", online=True, robots="rule:sif", **how
        )
        key = next(one["key"] for one in event.told["players"] if one["number"] == 1)
        desk = eyes.open(event.address(event.told["director"]), (1280, 800))
        player = eyes.open(event.address(key), (390, 844))
        expect(player.locator("[data-eye=player]")).to_be_visible()
        event.do(do="next", round=1)
        player.wait_for_selector(".hand [data-card]", timeout=LONG)
        strip = player.get_by_test_id("event-strip")
        expect(strip.locator("[data-time=enough]")).to_be_attached()
        desk.locator("[name=overrun]").select_option("director")
        event.do(do="clock", running=True, minutes=-17)
        expect(strip.locator("[data-time=short]")).to_be_visible(timeout=LONG)
        strip.locator("[data-do=ask-director]").click()
        strip.locator("[name=why]").fill("revoke")
        strip.locator("[data-do=call]").click()
        call = desk.locator("[data-call='1']")
        expect(call).to_contain_text("revoke")
        call.locator("[data-answer=coming]").click()
        coming = {"en": "coming.", "fr": "arrive."}[eyes.language]
        expect(strip).to_contain_text(coming, timeout=LONG)
        event.do(do="clock", running=True, minutes=-17)
        expect(strip.locator("[data-time=over]")).to_be_visible(timeout=LONG)
        eyes.tidy()
        call.locator("[data-do=close-call]").click()
        expect(strip.locator("[data-do=ask-director]")).to_be_visible(timeout=LONG)
        expect(desk.locator("[data-decide=average]")).to_be_visible(timeout=LONG)
        desk.locator("[data-decide=average]").click()
        expect(desk.locator("[data-decide=average]")).to_have_count(0)
