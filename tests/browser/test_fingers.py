"""What a finger hits: at the table every target has 44 pixels, and so has every page's."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_what_one_sees import BELOW, LONG

SMALL = """() => {
  const found = [];
  const all = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  for (const one of document.querySelectorAll(all)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.vh')) continue;
    // a link within a sentence is as high as its line
    if (one.matches('a') && getComputedStyle(one).display === 'inline') continue;
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const target = one.matches('[type=checkbox], [type=radio]') ? one.labels[0] ?? one : one;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    // of a card one sees a corner; eight in a row at 320 pixels leave each less
    const card = one.matches('.slot');
    const [x, y] = card ? [left + 9, top + 9] : [(left + right) / 2, (top + bottom) / 2];
    const hits = (x, y) => {
      const met = document.elementFromPoint(x, y);
      return met && (target.contains(met) || one.contains(met));
    };
    const reach = (dx, dy) => {
      let n = 0;
      while (n < 50 && hits(x + n * dx, y + n * dy)) n += 0.5;
      return n;
    };
    const wide = reach(1, 0) + reach(-1, 0), high = reach(0, 1) + reach(0, -1);
    if (Math.min(wide, high) < (card ? 36 : 43.5))
      found.push(`${one.innerText || one.ariaLabel || one.name}: ${wide}x${high}`);
  }
  scrollTo(0, 0);
  return found;
}"""
"""Finds what is smaller than 44 pixels, as a finger would: by what lies under each point."""


SEEN = """(card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  for (let y = top + 2; y < bottom; y += 3)
    for (let x = left + 2; x < right; x += 3)
      if ([0, 6].every((d) => card.contains(document.elementFromPoint(x + d, y + d))))
        return [x + 3, y + 3];
}"""
"""Finds a point of a card that others leave free."""


def small(player: Player) -> list[str]:
    """Return the targets that are too small; the page must also fit its screen's width."""
    assert player.overflow() == [], player.page.url
    found: list[str] = player.page.evaluate(SMALL)
    return found


@pytest.mark.parametrize(
    "size", [(320, 568), pytest.param((390, 844), marks=pytest.mark.prove)]
)
def test_a_finger_hits_what_a_turn_needs(sit: Sit, size: tuple[int, int]) -> None:
    """The calls made and the box, a call that was chosen, a lead face down; nothing below."""
    player = sit("fr", size=size, touch=True, at="")
    page = player.page
    contract = ["3S", "P", "3N", "P", "P", "P"]
    player.sit_at(LONG, ["1S", "X", "2S", "3C"], "S")
    page.locator("[data-call]:not([aria-disabled=true])").first.wait_for()
    assert small(player) == []
    assert page.evaluate(BELOW) <= 0
    page.locator("[data-level='5']").tap()
    page.locator("[data-call='5S']").tap()
    page.locator(".sure").wait_for()
    assert small(player) == []
    assert page.evaluate(BELOW) <= 0
    player.sit_at(LONG, [*contract, "H7"], "S", faceDown=True)
    expect(page.locator("[data-face]")).to_be_in_viewport(ratio=1)
    assert small(player) == []
    assert page.evaluate(BELOW) <= 0
    player.sit_at(LONG, contract, "W")
    assert small(player) == []
    assert page.evaluate(BELOW) <= 0


def test_the_lowest_card_of_a_suit_is_a_touch_away(sit: Sit) -> None:
    """From one's own hand and from dummy: lift a card, touch the button, the lowest goes."""
    player = sit("en", touch=True, at="")
    page, lowest = player.page, player.page.locator("[data-lowest]")
    for wide, high in ((320, 568), (740, 360), (1280, 800)):
        page.set_viewport_size({"width": wide, "height": high})
        player.sit_at(LONG, ["1S", "P", "4S", "P", "P", "P", "DK"], "N")
        for lifted, goes in (("DA", "D4"), ("D5", "D3")):
            card = page.locator(f"[data-card={lifted}].may")
            card.wait_for()
            player.rest()
            page.touchscreen.tap(*card.evaluate(SEEN))
            expect(lowest).to_have_attribute("data-lowest", goes)
            expect(lowest).to_be_in_viewport(ratio=1)
            assert wide > high or small(player) == []  # rows, where there are no columns
            lowest.tap()
            expect(page.locator(f"[data-card={goes}].slot")).to_have_count(0)
            expect(page.locator(f"[data-card={lifted}].slot")).to_have_count(1)
