"""Whatever may not be done says why: by mouse, by key, and to those who listen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE

SAID = "[data-told] p:last-child"
TOAST = ".toast p"


@pytest.mark.slow
def test_a_forbidden_call_and_a_forbidden_card_say_why(sit: Sit) -> None:
    player = sit(language="fr", size=(1280, 800))
    page = player.page
    player.my_turn()
    # Until somebody bids there is nothing to double; a redouble likewise.
    box = page.locator("[data-call=XX]")
    assert box.get_attribute("aria-disabled") == "true"
    assert box.get_attribute("disabled") is None, "it would take no focus and say nothing"
    box.focus()
    assert "surcontre" in page.locator("[data-why]").inner_text()
    box.click(force=True)
    page.wait_for_selector(f"{TOAST}:has-text('On ne surcontre qu')", timeout=PATIENCE)
    assert "(loi 36)" in page.locator(SAID).inner_text().lower()
    # A card while calls are made.
    page.locator(".hand [data-card]").first.click(force=True)
    page.wait_for_selector(f"{TOAST}:has-text('il faut une déclaration')", timeout=PATIENCE)
    assert page.locator(".hand [data-card]").first.get_attribute("title")
    page.goto(f"{player.server}/play?game=whist")
    page.wait_for_selector(".hand [data-card]", timeout=PATIENCE)
    for _ in range(13):
        player.my_turn()
        wrong = page.locator(".hand [data-card][aria-disabled=true]")
        if page.locator(".hand .may").count() and wrong.count():
            break
        player.acted(page.locator(".hand .may").first.click)
    wrong = page.locator(".hand [data-card][aria-disabled=true]").first
    before = page.locator("[data-n]").get_attribute("data-n")
    # By the arrows: what has the focus says why, without being played.
    wrong.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    wrong.click(force=True)
    page.wait_for_selector(f"{TOAST}:has-text('fournissez')", timeout=PATIENCE)
    assert "44C" in page.locator(TOAST).inner_text()
    assert "fournissez" in page.locator(SAID).inner_text()
    assert page.locator("[data-n]").get_attribute("data-n") == before
