"""The table on every screen: centred, nothing cut, nothing that jumps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.proving import PROVING

DEAL = "N:K84.A7652.Q3.KJ7 QT95.J8.K982.T43 AJ62.KT4.A75.A62 73.Q93.JT64.Q985"
BIDDING = ["P", "P", "1N", "P", "2D", "P", "2H", "P", "3N", "P", "P", "P"]
TRICK = [*BIDDING, "DJ", "DQ", "DK", "DA", "S2", "S7", "SK", "S5", "H2", "H8"]

CUT = """() => {
  const out = [];
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  for (const node of document.querySelectorAll('.page button, .slot, .plate, [data-widow]')) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom, width } = node.getBoundingClientRect();
    if (!width) continue;
    if (left < -1 || right > wide + 1 || bottom > high + 1 || top < -1)
      out.push(`${node.className} ${node.textContent.trim()} ${[left, right, top, bottom]}`);
    const text = node.matches('button:not(.slot, .calls-line)') && node.textContent.trim();
    if (text && node.scrollWidth > node.clientWidth + 1) out.push(`${text} leaves its button`);
  }
  return out;
}"""

ASIDE = """() => {
  const middle = (css) => {
    const place = document.querySelector(css).getBoundingClientRect();
    return place.left + place.width / 2;
  };
  const half = document.documentElement.clientWidth / 2;
  return [
    middle('.left .plate') + middle('.right .plate') - 2 * half,
    middle('.across .plate') - half,
    middle('.middle') - half,
    middle('.mine .plate') - half,
  ].filter((out) => Math.abs(out) >= 1.5);
}"""

CORNERS = """() => [...document.querySelectorAll('.trick li')].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return ![[0.12, 0.12], [0.2, 0.1], [0.12, 0.4]].every(([x, y]) =>
    card.contains(document.elementsFromPoint(left + x * width, top + y * height)
      .find((node) => node.closest('.trick li'))));
}).map((card) => card.textContent)"""

SHIFTS = """() => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.moved.push([entry.value, entry.sources.map(({ node }) => node?.className)]);
  }).observe({ type: 'layout-shift', buffered: false });
}"""

SCREENS = [
    (1440, 900),
    (1024, 768),
    (1366, 768),
    (820, 1180),
    (1920, 1080),
    (1180, 820),
    (390, 844),
]


def on_each_screen(player: Player, place: int, *, but_phones: bool = False) -> Iterator[str]:
    """Show what the page shows on each of the screens; yield its size.

    Of the larger ones it is every other, from the first or the second as *place* has it, unless
    everything is to be proved.
    """
    larger = SCREENS[:-1] if PROVING else SCREENS[place % 2 : -1 : 2]
    for wide, high in [*larger, *([] if but_phones else SCREENS[-1:])]:
        player.page.set_viewport_size({"width": wide, "height": high})
        yield f"{wide}x{high}"


def open_on(player: Player, place: int) -> None:
    """Take the next of all screens: what comes now is opened on it."""
    wide, high = SCREENS[place % len(SCREENS)]
    player.page.set_viewport_size({"width": wide, "height": high})


def test_nothing_is_cut_in_any_game(sit: Sit) -> None:
    """Each is opened on another screen, and looked at on others."""
    player = sit("fr", size=SCREENS[0], at="", settings={"confirm": "one"})
    for place, begun in enumerate((["P", "P"], TRICK)):
        open_on(player, place)
        player.sit_at(DEAL, begun, "S")
        for screen in on_each_screen(player, place):
            assert player.find_lasting(CUT) == [], screen
    for place, game in enumerate(("honeymoon_draw", "honeymoon_dummies", "bridge_whist_paris")):
        open_on(player, place + 3)
        player.sit_down(variant=game)
        for screen in on_each_screen(player, place + 1):
            assert player.find_lasting(CUT) == [], (game, screen)


def test_the_table_is_in_the_middle_of_the_screen(sit: Sit) -> None:
    """East and West are as far from it as each other, in the auction and in play."""
    player = sit("en", size=SCREENS[1], at="", settings={"confirm": "one"})
    player.sit_at(DEAL, ["P", "P", "1N", "P", "2D", "P"], "S")
    for screen in on_each_screen(player, 0, but_phones=True):
        assert player.find_lasting(ASIDE) == [], screen
    open_on(player, 5)
    player.sit_at(DEAL, TRICK, "S")
    for screen in on_each_screen(player, 1, but_phones=True):
        assert player.find_lasting(ASIDE) == [], screen


def test_the_corner_of_each_card_of_a_trick_is_seen(sit: Sit) -> None:
    player = sit("en", size=SCREENS[0], at="", settings={"confirm": "one"})
    for place, screen in enumerate(SCREENS):
        if place % 3 and not PROVING:  # one wide, one high, one small
            continue
        open_on(player, place)
        player.sit_at(DEAL, TRICK, "S")
        player.page.locator("[data-card=HK]").click()
        player.page.wait_for_function(
            "() => document.querySelectorAll('.trick li').length == 4"
        )
        assert player.find_lasting(CORNERS) == [], screen
        assert player.page.locator(".trick li").count() == 4, screen


def test_a_card_of_dummy_that_is_touched_rises_and_says_so(sit: Sit) -> None:
    player = sit("en", touch=True, at="")
    page = player.page
    card = page.locator(".dummy [data-card=DQ]")
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        player.sit_at(DEAL, [*BIDDING, "DJ"], "S")
        player.rest()
        before = card.bounding_box()
        card.tap()
        player.rest()
        after = card.bounding_box()
        assert before
        assert after
        assert abs(after["y"] - before["y"]) >= 0.3 * before["height"]
        assert "tap again" in page.locator("[data-again]").inner_text()
        player.acted(card.tap)


def test_one_tap_plays_a_card_where_people_learn(sit: Sit) -> None:
    player = sit("en", size=(390, 844), touch=True, at="")
    page = player.page
    player.sit_down(variant="minibridge", deals=[DEAL])  # South has most: declarer
    offered = page.locator("[data-call]:not([aria-disabled=true])").first
    while player.phase == "auction":
        player.acted(lambda: player.press(offered))
        player.my_turn()
    player.acted(page.locator(".may").last.tap)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_next_to_nothing_jumps_in_a_whole_deal(sit: Sit, size: tuple[int, int]) -> None:
    player = sit("en", size=size, moving=True, settings={"confirm": "one"})
    player.sit_at(DEAL, ["P", "P"], "S")
    player.rest()
    player.page.evaluate(SHIFTS)
    met = False
    while player.my_turn() and player.phase != "over":
        player.act("1N" if not met else "P")
        met = True
    moved = player.page.evaluate("window.moved")
    assert sum(value for value, _ in moved) < 0.02, sorted(moved, reverse=True)[:8]
