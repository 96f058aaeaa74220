"""Bidding practice, systems to browse, cards at the table: both languages, any screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.visit import find_faults, open_visit

PHONE, DESK = (390, 844), (1280, 800)
WAIT = 60_000
Open = Callable[..., Page]


@pytest.fixture
def study(browser: Browser, server: str) -> Iterator[Open]:
    """Return a way to open a page of study; nothing may go wrong in it."""
    problems: list[str] = []
    pages: list[Page] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(message.text)

    def opened(path: str, language: str = "en", size: tuple[int, int] = DESK) -> Page:
        touch = size == PHONE
        context = open_visit(
            browser,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            has_touch=touch,
            is_mobile=touch,
        )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", hear)
        page.goto(server + path)
        pages.append(page)
        return page

    yield opened
    for page in pages:
        page.context.close()
    assert problems == []


def sound(page: Page) -> None:
    """Nothing stands in anyone's way, and nothing sticks out at the sides."""
    assert find_faults(page) == []
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0


def told(page: Page) -> dict[str, str]:
    """Return what the room says of itself."""
    seen = page.evaluate("JSON.stringify({...document.querySelector('.room').dataset})")
    found: dict[str, str] = json.loads(seen)
    return found


def call(page: Page, made: str) -> None:
    """Make a call by the box, as a finger does."""
    before = told(page)["n"]
    if page.locator(".levels").count() and made[0].isdigit():
        page.locator(f".levels [data-level='{made[0]}']").click()
    page.locator(f".box [data-call='{made}']").click()
    if page.locator(".sure").count():
        page.locator(".sure").click()
    page.wait_for_selector(f".room:not([data-n='{before}'])", timeout=WAIT)


def to_the_end(page: Page) -> None:
    """Bid as the system hints."""
    while told(page)["over"] != "true":
        page.locator(".hand-head button").first.click()
        page.wait_for_selector(".hint", timeout=WAIT)
        hinted = page.locator(".box .hinted")
        if not hinted.count():  # another level than the one the box shows
            text = page.locator(".hint strong .sign").inner_text()
            page.locator(f".levels [data-level='{text[0]}']").click()
        call(page, hinted.get_attribute("data-call") or "")
    page.wait_for_selector(".room[data-reviewed=true]", timeout=WAIT)


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("en", DESK, marks=pytest.mark.prove), ("fr", PHONE)],
)
def test_a_hand_is_bid_compared_and_counted(
    study: Open, language: str, size: tuple[int, int]
) -> None:
    page = study("/practice?drill=games&system=sayc&against=&seed=4", language, size)
    page.wait_for_selector(".hand [data-card]", timeout=WAIT)
    assert page.get_attribute("html", "lang") == language
    assert page.locator(".hand [data-card]").count() == 13
    sound(page)
    to_the_end(page)
    same = {"en": "You bid as the system does", "fr": "Vous avez parlé comme le système"}
    assert same[language] in page.locator(".review").inner_text()
    assert page.locator("[data-tally=hands]").inner_text() == "1"
    assert page.locator(".diagram section").count() == 4
    sound(page)
    page.keyboard.press("r")
    page.wait_for_selector(".room[data-over=false]", timeout=WAIT)
    page.keyboard.press("p")
    page.wait_for_selector(".room[data-over=true]", timeout=WAIT)
    page.wait_for_selector(".room[data-reviewed=true]", timeout=WAIT)
    assert page.locator(".parted").count() == 2
    assert page.locator("[data-tally=hands]").inner_text() == "1"
    page.reload()
    page.wait_for_selector(".room[data-over=true]", timeout=WAIT)


def test_the_hidden_hands_do_not_reach_the_page(study: Open) -> None:
    page = study("/practice?drill=any-hands&system=sef&against=sayc&seed=9")
    page.wait_for_selector(".hand [data-card]", timeout=WAIT)
    heard: list[dict[str, object]] = []
    page.on(
        "response",
        lambda answer: heard.append(answer.json()) if "/practices" in answer.url else None,
    )
    page.keyboard.press("h")
    page.wait_for_selector(".hint", timeout=WAIT)
    mine = {card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()}
    call(page, "P")
    page.wait_for_timeout(300)
    views = [one for one in heard if "hand" in one]
    assert views
    for one in views:
        if not one["over"]:
            assert one["hands"] is None
            assert set(one["hand"]) == mine  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", DESK), pytest.param("fr", PHONE, marks=pytest.mark.prove)],
)
def test_a_system_is_browsed_call_by_call(
    study: Open, language: str, size: tuple[int, int]
) -> None:
    page = study("/systems?system=sef", language, size)
    page.locator("[data-call='1N']").click(timeout=WAIT)
    page.locator("[data-call='2C']").click(timeout=WAIT)
    page.wait_for_selector(".said:has-text('Stayman')", timeout=WAIT)
    assert page.url.endswith("calls=1N.P.2C.P")
    sound(page)
    page.go_back()
    page.wait_for_selector(".said", timeout=WAIT)
    assert page.url.endswith("calls=1N.P")
    page.locator("input[name=tool-drury]").uncheck()
    page.wait_for_selector("input[name=tool-drury]:not(:checked)", timeout=WAIT)
    assert "sef-drury" in page.url


def test_two_cards_are_compared_changed_and_printed(study: Open) -> None:
    page = study("/cards?system=sef&system=acol:modern&layout=ebu", "fr", PHONE)
    page.wait_for_selector(".paper .differ", timeout=WAIT)
    sound(page)
    page.locator("main details summary").first.click()
    page.locator("input[name=tool-landy]").uncheck()
    page.wait_for_selector("text=Autrement qu’enseigné", timeout=WAIT)
    assert "sef-landy" in page.url
    page.emulate_media(media="print")
    assert page.locator(".top").is_hidden()
    assert page.locator(".paper").is_visible()


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("en", DESK, marks=pytest.mark.prove), ("fr", PHONE)],
)
def test_a_card_lies_open_at_the_table(sit: Sit, language: str, size: tuple[int, int]) -> None:
    player = sit(language, size=size, touch=size == PHONE, at="")
    page = player.page
    asked: list[str] = []
    page.on(
        "request", lambda one: asked.append(one.url) if "/bidding/cards?" in one.url else None
    )
    page.goto(f"{player.server}/play?ours=sef-drury&theirs=sayc")
    page.wait_for_selector(".hand [data-card]", timeout=WAIT)
    if size == PHONE:
        page.locator(".tools button").last.click()
    page.locator("[data-card-of=EW]:visible").last.click()
    page.wait_for_selector("dialog caption", timeout=WAIT)
    assert "SAYC" in page.locator("dialog").inner_text()
    other = Player(page.context.new_page(), player.server, touch=player.touch)
    other.page.goto(page.url)
    other.my_turn()
    seen = player.events
    other.act()  # the table goes on, and who reads the card goes on reading
    page.wait_for_selector(f".page:not([data-n='{seen}'])", state="attached", timeout=WAIT)
    page.locator("dialog .tools button").click()
    page.wait_for_selector("dialog .differ", timeout=WAIT)
    assert len(asked) == 2
    assert "Drury" in page.locator("dialog").inner_text()
    assert find_faults(page) == []
    assert player.overflow() == []


def test_sides_are_given_systems_before_the_deal(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    page.locator(".tools .games").click()
    page.locator("dialog [data-robots] summary").click()
    page.locator("dialog [name=system-ew]").select_option("acol:modern")
    page.locator("[data-game=contract]").click()
    page.wait_for_selector(".plate:has-text('Acol')", timeout=WAIT)
