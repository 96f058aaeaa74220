"""Another game than duplicate: chosen from the list, played, written on its sheet."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE, Player
from tests.browser.test_what_one_sees import violations

FIGURE = r"(\d[\d.,\s]*)"


def figure(written: str, language: str) -> float:
    """A number as *language* writes it: ``2,300.5`` or ``2 300,5``."""
    thousands, decimals = (",", ".") if language == "en" else (r"\s", ",")
    return float(re.sub(thousands, "", written.strip()).replace(decimals, ".").rstrip("."))


def choose(player: Player, game: str) -> None:
    """Open a new table for *game* from the settings, as on any screen."""
    player.new_table(game)
    player.page.wait_for_selector(".hand [data-card], .result")


@pytest.mark.parametrize(
    ("language", "size", "game"),
    [
        ("fr", (1280, 800), "rubber"),
        pytest.param("en", (390, 844), "chicago", marks=pytest.mark.prove),
        pytest.param("en", (360, 640), "auction", marks=pytest.mark.prove),
    ],
)
def test_a_deal_is_written_on_the_sheet(
    sit: Sit, language: str, size: tuple[int, int], game: str
) -> None:
    player = sit(language, size=size, settings={"confirm": "one"})
    page = player.page
    choose(player, game)
    player.to_the_end("3N")
    sheet = page.locator(".scoresheet")
    assert sheet.is_visible()
    written = sheet.locator(".new").count()
    assert written or page.locator(".points b").count() == 0  # unless it was passed out
    assert player.overflow() == []
    assert violations(player) == []
    if written:
        sheet.locator("[name=stake]").fill("0.5")
        sheet.locator("[name=stop]").check()
        told = sheet.locator("p", has_text=re.compile(r"\d")).inner_text()
        won = re.search(rf"(?:by|de) {FIGURE}", told)
        owed = re.search(rf"(?:owe|doivent) \D*{FIGURE}", told)
        assert won is not None
        assert owed is not None
        assert figure(owed[1], language) == pytest.approx(
            figure(won[1], language) / 200, abs=0.006
        )
        assert violations(player) == []
    player.acted(page.locator(".next").click)
    page.wait_for_selector(".hand [data-card]")
    assert page.locator("h1").inner_text().endswith("2")


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("en", (1280, 800), marks=pytest.mark.prove), ("fr", (360, 640))],
)
def test_minibridge_is_chosen_and_played(
    sit: Sit, language: str, size: tuple[int, int]
) -> None:
    player = sit(language, size=size, settings={"confirm": "one"})
    page = player.page
    choose(player, "minibridge")
    seen = False
    while not page.locator(".result").count():
        page.wait_for_selector(
            "[data-call]:not([aria-disabled=true]), .may, .result", timeout=PATIENCE
        )
        if page.locator("[data-call]:not([aria-disabled=true])").count():
            assert page.locator(".points").count() == 4
            assert page.locator(".faced").count() == 1
            assert seen or violations(player) == []
            seen = True
            player.acted(page.locator("[data-call]:not([aria-disabled=true])").first.click)
        elif page.locator(".may").count():
            player.play()
    assert player.overflow() == []
    assert seen or page.locator(".result").is_visible()
