"""Odds, a deal gone over, the library: on a phone in French, on a desk in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.clipped import clipped_texts
from tests.browser.visit import find_faults, open_visit

WAIT = 60_000
DESK = 1000
DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
PBN = f"""[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Result "10"]
[Auction "N"]
Pass Pass 1NT Pass 3NT Pass Pass Pass
[Play "W"]
D2 D4 D9 DJ
S2 SQ S3 S9
"""


LOOKS = {"phone-fr": ("fr", 360, 740), "desk-en": ("en", 1440, 900)}


def look_on(first: str) -> pytest.MarkDecorator:
    """Look on *first*; on the other where everything is to be proved."""
    marks = {name: [] if name == first else [pytest.mark.prove] for name in LOOKS}
    looks = [pytest.param(LOOKS[name], id=name, marks=marks[name]) for name in LOOKS]
    return pytest.mark.parametrize("page", looks, indirect=True)


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    language, width, height = request.param
    context = open_visit(
        browser,
        viewport={"width": width, "height": height},
        locale=f"{language}-{language.upper()}",
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert problems == []


def sound(page: Page) -> None:
    assert find_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def width(page: Page) -> int:
    return int(page.evaluate("innerWidth"))


def narrow(page: Page, server: str) -> None:
    """Look at two full pages on the smallest telephone, and come back."""
    page.set_viewport_size({"width": 320, "height": 640})
    assert clipped_texts(page) == []
    page.goto(f"{server}/systems")
    page.locator("h2").first.wait_for(timeout=WAIT)
    page.wait_for_load_state("networkidle")
    assert clipped_texts(page) == []
    page.set_viewport_size({"width": 360, "height": 740})


def lost_lately(page: Page) -> None:
    """Make the deal that was kept one that cost four IMPs, two days ago."""
    page.evaluate(
        """() => {
            const [deal] = JSON.parse(localStorage.getItem('biritch.deals'));
            deal.at = new Date(Date.now() - 2 * 86400000).toISOString();
            deal.lost = { bidding: 0, lead: 0, play: 4, defence: 0 };
            localStorage.setItem('biritch.deals', JSON.stringify([deal]));
        }"""
    )


@look_on("phone-fr")
def test_a_deal_is_read_kept_gone_over_and_played_on(page: Page, server: str) -> None:
    page.goto(f"{server}/library")
    page.locator("textarea").fill(PBN)
    page.locator(".drop button.main").click()
    page.locator(".found button").first.click(timeout=WAIT)
    sound(page)
    if width(page) < DESK:
        narrow(page, server)
    lost_lately(page)
    page.goto(f"{server}/deals")
    page.locator("main details summary").first.click(timeout=WAIT)
    page.locator("[data-did=lead-D]").click()
    page.locator("[data-did=mistake-play]").click()
    # What was lost comes back, and is played again from the deal itself.
    page.locator(".due button").click()
    page.wait_for_url("**/play**", timeout=WAIT)
    page.go_back()
    page.locator(".list a").click(timeout=WAIT)
    page.locator(".columns table tr").nth(4).wait_for(timeout=WAIT)
    page.locator(".moves button").nth(2).click()
    assert page.locator(".auction td").first.is_visible()
    assert page.locator(".card sub").count() == 0
    page.locator("[name=figures]").check()
    assert page.locator(".card sub").count() >= 2
    sound(page)
    page.locator(".noprint button").nth(2).click()
    page.wait_for_url("**/play**", timeout=WAIT)
    page.locator("[data-card], .card").first.wait_for(timeout=WAIT)


@look_on("desk-en")
def test_odds_are_answered_and_a_bad_question_gets_a_line(page: Page, server: str) -> None:
    page.goto(f"{server}/odds")
    page.get_by_text("67").first.wait_for(timeout=WAIT)
    sound(page)
    holding = page.locator("section").nth(1)
    holding.locator("input").fill("AQ2")
    holding.locator("button.main").click()
    assert "AQ2" in holding.locator(".refused").inner_text(timeout=WAIT)


@look_on("phone-fr")
def test_a_deal_of_a_theme_is_played_from_its_auction(page: Page, server: str) -> None:
    page.goto(f"{server}/library")
    page.locator("[data-deals=finesses]").click(timeout=WAIT)
    deals = page.locator(".chosen li")
    deals.first.wait_for(timeout=WAIT)
    assert deals.count() == 10
    sound(page)
    deals.first.locator("button").click()
    page.wait_for_url("**/play**", timeout=WAIT)
    # The auction is over: one plays the contract of the list.
    page.locator("[data-card], .card").first.wait_for(timeout=WAIT)
    assert "4" in page.locator(".contract, [data-contract]").first.inner_text(timeout=WAIT)


@look_on("desk-en")
def test_who_has_played_nothing_is_shown_an_example(page: Page, server: str) -> None:
    page.goto(f"{server}/deals")
    page.locator("a[href^='#d=']").click(timeout=WAIT)
    page.locator(".columns table tr").nth(4).wait_for(timeout=WAIT)
