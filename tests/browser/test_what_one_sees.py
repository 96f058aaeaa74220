"""What is on the page: for every eye, in both languages, on every screen."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.visit import find_faults
from tests.proving import cases

NEW_TABLE = re.compile("new table|nouvelle table")
PROVE = pytest.mark.prove
LOOKS = [
    pytest.param("en", "light", marks=PROVE),
    pytest.param("en", "dark", marks=PROVE),
    pytest.param("fr", "light", marks=PROVE),
    ("fr", "dark"),
]


def violations(player: Player) -> list[str]:
    return find_faults(player.page)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_nothing_stands_in_the_way_of_anyone(sit: Sit, language: str, theme: str) -> None:
    player = sit(language, theme)
    page = player.page
    assert page.get_attribute("html", "data-theme") == theme
    assert player.my_turn()
    assert violations(player) == []
    for sheet in ("?", None):
        if sheet:
            page.keyboard.press(sheet)
        else:
            page.locator(".tools button").last.click()
        assert violations(player) == []
        if not sheet:
            page.get_by_role("button", name=NEW_TABLE).click()
            page.locator("[data-game=contract]").wait_for()
            assert violations(player) == []
        page.keyboard.press("Escape")
    player.to_the_play()
    assert violations(player) == []
    page.keyboard.press("Shift+C")
    if page.locator("dialog").count():
        assert violations(player) == []
        page.keyboard.press("Escape")
    player.to_the_end()
    page.wait_for_selector(".perfect", timeout=60_000)
    assert violations(player) == []
    page.keyboard.press("r")
    assert violations(player) == []


SIZES = [(360, 640), (740, 360), (390, 844), (768, 1024), (1280, 720), (3840, 2160)]
DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"


def test_nothing_sticks_out_at_the_sides(sit: Sit) -> None:
    """In the auction, in the play, at the result, and where it is gone over."""
    player = sit("fr", at="", settings={"confirm": "one"})
    player.sit_at(DEAL, ["P", "P"], "S")
    go_over = partial(player.page.keyboard.press, "r")
    for go_on in (player.my_turn, player.to_the_play, player.to_the_end, go_over):
        go_on()
        for width, height in SIZES[: cases(2, len(SIZES))]:
            player.page.set_viewport_size({"width": width, "height": height})
            assert player.overflow() == [], (width, height, player.phase)


LONG = "N:QJT76532.KQ.53.3 4.A9.KQJT2.KJ952 A8.JT43.A84.QT87 K9.87652.976.A64"
"""Dummy has eight spades."""
BELOW = "document.documentElement.scrollHeight - innerHeight"


def test_nothing_that_a_turn_needs_is_below_the_fold(sit: Sit) -> None:
    """On a small telephone the last calls are seen; on low screens a dummy of eight spades."""
    player = sit("fr", size=(320, 568), touch=True, at="")
    page = player.page
    auction, play = ["1S", "X", "2S", "3C"], ["3S", "P", "3N", "P", "P", "P", "H7"]
    for begun, sizes in ((auction, [(320, 568)]), (play, [(1366, 650), (1440, 900)])):
        player.sit_at(LONG, begun, "S")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            # The page is drawn for its new size a moment later.
            for _ in range(30):
                if page.evaluate(BELOW) <= 0:
                    break
                page.wait_for_timeout(100)
            assert page.evaluate(BELOW) <= 0, (width, height)
            assert player.overflow() == []
        if begun is auction:
            assert page.locator(".calls").bounding_box()["height"] > 70  # type: ignore[index]


def test_cards_and_buttons_are_large_enough_to_hit(sit: Sit) -> None:
    player = sit("fr", size=(360, 640), touch=True)
    assert player.my_turn()
    player.rest()
    strips: list[float] = player.page.evaluate("""() =>
      [...document.querySelectorAll('.fan li')].slice(1).flatMap((card, at) => {
        const here = card.getBoundingClientRect();
        const before = card.previousElementSibling.getBoundingClientRect();
        return Math.abs(here.top - before.top) < 9 ? [here.left - before.left] : [];
      })""")
    assert min(strips) >= 24
    small: list[str] = player.page.evaluate("""() =>
      [...document.querySelectorAll('.box button, .tools button, .actions button')]
        .filter((b) => b.offsetParent && b.getBoundingClientRect().height < 43.9)
        .map((b) => b.textContent)""")
    assert small == []


def test_a_deal_is_told_to_those_who_listen(sit: Sit) -> None:
    """The hand, the contract, dummy and a trick; the result: where one plays by keys."""
    player = sit("en", at="", settings={"confirm": "one"})
    player.sit_at(DEAL, ["P", "P", "1N", "P", "3N"], "S")
    heard = player.told()
    assert "Your hand: spades" in heard
    while "Trick to " not in heard:
        assert player.my_turn()
        heard += player.told()
        player.act()
        heard += player.told()
    assert "The contract is" in heard
    assert "Dummy, " in heard


def test_a_bid_says_what_it_means_a_hint_says_why_in_either_language(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    assert player.my_turn()
    line = page.locator(".box .meaning")
    before = line.inner_text()
    page.locator(".bid:not([aria-disabled=true])").first.hover()
    expect(line).not_to_have_text(before)
    page.get_by_role("button", name="Français").click()
    assert page.get_attribute("html", "lang") == "fr"
    assert page.locator("h1").inner_text().startswith("Donne")
    page.reload()
    page.wait_for_selector(".hand [data-card]")
    assert page.get_attribute("html", "lang") == "fr"
    assert player.my_turn()
    page.keyboard.press("h")
    page.wait_for_selector(".hint", timeout=60_000)
    assert page.locator(".hint .why").inner_text()
    player.acted(page.locator(".hint button.main, .hint button").first.click)
