"""A link to hand on: what became of copying and sharing it is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE

REFUSED = """
Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
navigator.share = () => Promise.reject(new DOMException('no', window.fault))
"""
ALLOWED = """Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: async (text) => void (window.copied = text) },
})"""
COPY = {"en": ("Copy the link", "Copied"), "fr": ("Copier le lien", "Copié")}


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.prove)])
def test_a_link_that_is_not_copied_or_shared_says_so(sit: Sit, language: str) -> None:
    """The address stays, selected; what was said of one link is not said of the next."""
    player = sit(language, size=(320, 568), touch=True, at="")
    page = player.page
    page.add_init_script(REFUSED)
    page.route("**/qr-code", lambda route: route.abort("internetdisconnected"))
    page.goto(f"{player.server}/friends")
    page.fill("[name=name]", "Zoé")
    page.click("form > .main")
    page.wait_for_selector("[data-invite=N]", timeout=PATIENCE)
    page.click("[data-invite=N]")
    field, failed = page.locator("dialog [data-link]"), page.locator("[data-failed]")
    link = field.input_value()
    page.locator("[data-copy]").tap()
    expect(failed).to_contain_text({"en": "is selected", "fr": "est sélectionné"}[language])
    assert page.evaluate("getSelection().toString()") == link
    page.evaluate("window.fault = 'NotAllowedError'")
    page.locator("[data-share]").tap()
    expect(failed).to_contain_text({"en": "could not share", "fr": "pas pu partager"}[language])
    # Who puts the sheet of the telephone away is told nothing.
    page.evaluate("window.fault = 'AbortError'")
    page.locator("[data-share]").tap()
    expect(failed).to_have_count(0)
    expect(page.locator("[data-undrawn]")).to_be_visible()
    page.evaluate(ALLOWED)
    page.locator("[data-copy]").tap()
    expect(page.locator("[data-copy]")).to_have_text(COPY[language][1])
    assert page.evaluate("window.copied") == link
    page.locator("dialog .do button").first.tap()
    expect(field).not_to_have_value(link)
    expect(page.locator("[data-copy]")).to_have_text(COPY[language][0])
