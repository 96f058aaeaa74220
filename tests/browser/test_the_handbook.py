"""The handbook in a browser: read, searched in both languages, and there without a network."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE


@pytest.mark.slow
def test_the_rules_of_a_game_are_found_from_its_table_and_without_a_network(sit: Sit) -> None:
    player = sit(language="fr", size=(360, 740), at="", keeping=True)
    page = player.page
    page.goto(f"{player.server}/play?game=minibridge")
    page.locator(".hand [data-card], .result").first.wait_for(timeout=PATIENCE)
    page.locator(".tools button").last.click()
    assert page.locator("[data-rules]").get_attribute("href") == "/help#game-minibridge"
    page.goto(f"{player.server}/help#game-minibridge/sheet")
    page.wait_for_selector("[data-books='2'][data-page=game-minibridge]", timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.fill(".find", "declarant")
    assert "déclarant (declarer)" in page.locator(".results strong").first.inner_text()
    page.fill(".find", "dummy")
    assert page.locator(".results strong").first.inner_text() == "mort (dummy)"
    page.locator(".results a").first.click()
    page.wait_for_selector("[data-page=glossary] #part-dummy", timeout=PATIENCE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The worker has had time to keep what the page fetched once it answers with it.
    page.wait_for_function(
        "caches.match('/help/book/fr').then(a => !!a && caches.match('/help')).then(a => !!a)"
    )
    page.context.set_offline(True)
    page.goto(f"{player.server}/help#game-whist")
    page.reload()
    page.wait_for_selector("[data-page=game-whist] #part-play", timeout=PATIENCE)
    page.context.set_offline(False)
    player.problems = [one for one in player.problems if "ERR_INTERNET" not in one]
