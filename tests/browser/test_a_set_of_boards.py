"""A set against the world: from the start page to its ranking, with what others did."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import find_faults

BOARDS = 4


def pass_if_asked(player: Player) -> None:
    """Pass, unless the call was made already: on a slow table it is tried again."""
    box = player.page.locator("[data-call=P]")
    if box.count():
        player.press(box)


@pytest.mark.parametrize("language", ["fr"])
def test_a_set_of_auctions_is_played_to_its_ranking(sit: Sit, language: str) -> None:
    """On a phone: no claims, a percentage after each board, the field at the end."""
    player = sit(language, size=(360, 740), touch=True, at="/")
    page = player.page
    page.locator("[data-go=set]").tap()
    page.check("input[value=bidding]")
    page.select_option("[data-boards]", str(BOARDS))
    page.locator("[data-begin]").tap()
    page.wait_for_url("**/play", timeout=PATIENCE)
    for board in range(1, BOARDS + 1):
        while player.my_turn():
            expect(page.locator("[data-wish=claim]")).to_have_count(0)
            player.acted(lambda: pass_if_asked(player))
        expect(page.locator("[data-set-result]")).to_be_visible()
        if board < BOARDS:
            page.locator(".next").tap()
            page.wait_for_selector(".result", state="detached", timeout=PATIENCE)
    # The robots' results come for whoever is first.
    page.wait_for_selector("[data-set-result]:not([data-set-result=''])", timeout=PATIENCE)
    page.locator("[data-ranking]").tap()
    expect(page.locator("[data-mine] tbody tr")).to_have_count(BOARDS, timeout=PATIENCE)
    expect(page.locator("[data-ranking] tbody tr.mine")).to_contain_text("Vous")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("[data-mine] a").first.tap()
    expect(page.locator("details.mine")).to_contain_text("Vous")
    page.locator("details.mine summary").tap()
    assert find_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert player.problems == []
    assert player.strangers == []
