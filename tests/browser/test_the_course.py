"""The first course on a French phone: from the first page to a made contract, without help."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.judgement import position
from biritch.core.cards import Card
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.robots.double_dummy import double_dummy
from tests.browser.player import AT_REST, PATIENCE, Player
from tests.browser.visit import open_visit
from tests.coach.course.pupils import Pupil, played, scripted

FINGER = 44
LOWEST = """() => Math.max(...[...document.querySelectorAll('.may, .strip button, .box button')]
    .map((each) => each.getBoundingClientRect().bottom))"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.strip button:not(.link)')]
    .map((each) => each.getBoundingClientRect().height))"""


REST = """async (cards) => {
  const find = (css) => document.querySelector(css)
  for (const card of cards) {
    const end = performance.now() + 60000
    let put = false
    while (!put || find(`[data-card=${card}]`)) {
      const mine = find(`.may[data-card=${card}]`)
      put ||= mine !== null
      mine?.click()
      if (performance.now() > end) throw new Error(`nobody waits for ${card}`)
      await new Promise((go) => setTimeout(go, 10))
    }
  }
}"""
"""Plays cards as soon as they may be played, without a finger."""

UNTIL_MISSED = REST.replace(
    "for (const card of cards) {",
    "for (const card of cards) { if (find('[data-state=missed]')) return",
).replace("if (performance", "if (find('[data-state=missed]')) return\n      if (performance")

LATE = """() => {
  const now = window.fetch
  window.fetch = async (...asked) => {
    await new Promise((go) => setTimeout(go, 1000))
    return now(...asked)
  }
}"""
"""Whatever the page asks comes a second later."""


def fits(page: Page) -> None:
    """Nothing that a turn needs is below the fold, beside the screen, or too small."""
    page.evaluate(AT_REST)
    wide, high = page.evaluate("[document.documentElement.scrollWidth, innerHeight]")
    assert wide <= 360
    assert page.evaluate(LOWEST) <= high
    assert page.evaluate(SMALLEST) >= FINGER


def worst(game: Game) -> Action:
    """Return the card that wins fewest tricks."""
    [cards] = double_dummy().leads([position(game)])
    return min(cards, key=lambda card: (cards[card], card.rank))


def own_cards(name: str, number: int, pupil: Pupil | None = None) -> list[str]:
    """Return the cards of a pupil, the best without one, on a deal that robots play alike."""
    deal = lessons()[name].deals[number - 1]
    game, mine = deal.opening, []
    for action in played(deal, pupil or scripted(deal)):
        if game.actor == deal.seat and isinstance(action, Card):
            mine.append(str(action))
        game = game.after(action)
    return mine


def begin(player: Player, path: str) -> None:
    """Open a lesson and go to its table."""
    player.page.goto(f"{player.server}/learn/course/{path}")
    player.page.tap("[data-do=begin]")
    player.page.wait_for_selector(".hand [data-card]", timeout=PATIENCE)


def put(player: Player, card: str) -> None:
    """Play *card* as soon as it is for me to play."""
    found = player.page.locator(f".may[data-card={card}], .may [data-card={card}]").first
    found.wait_for(timeout=PATIENCE)
    player.acted(lambda: player.press(found))


@pytest.mark.slow
def test_a_french_phone_goes_from_the_first_page_to_a_made_contract(
    browser: Browser, server: str
) -> None:
    context = open_visit(
        browser,
        locale="fr-FR",
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
    )
    context.add_init_script(
        "localStorage.getItem('biritch.settings') ?? "
        """localStorage.setItem('biritch.settings', '{"pace":"fast","robotClaims":false}')"""
    )
    player = Player(context.new_page(), server, touch=True)
    page = player.page
    page.goto(server)
    page.tap("[data-go=first]")
    assert page.text_content(".words h1") == "La levée"
    page.tap("[data-do=begin]")
    page.wait_for_selector(".may", timeout=PATIENCE)
    fits(page)
    page.tap("[data-do=hint]")
    assert "as" in (page.text_content(".hint") or "")
    fits(page)
    mine = own_cards("trick", 1)
    for card in mine[:3]:
        put(player, card)
    page.evaluate(REST, mine[3:])
    page.wait_for_selector("[data-state=done]", timeout=PATIENCE)
    assert "Réussi" in (page.text_content(".strip") or "")
    assert json.loads(page.evaluate("localStorage['biritch.course']")) == {"trick": [1]}
    page.tap("[data-do=next]")
    page.wait_for_selector("[data-deal='2']", timeout=PATIENCE)

    # A goal that is lost names the card, proves it, and is tried again from there.
    begin(player, "trick?deal=4")
    page.evaluate(UNTIL_MISSED, own_cards("trick", 4, worst))
    page.wait_for_selector("[data-state=missed]", timeout=PATIENCE)
    assert "levée" in (page.text_content("[data-why]") or "")
    for shown in ("show", "show-better"):
        page.tap(f"[data-do={shown}]")
        page.tap("[data-do=end]")
        page.wait_for_selector("[data-shown]", timeout=PATIENCE)
    page.tap("[data-do=retry]")
    page.wait_for_selector("[data-state=open]", timeout=PATIENCE)

    # A call that is not the system's is told with what it would have meant.
    begin(player, "opening?deal=1")
    assert player.my_turn()
    fits(page)
    player.call("P")
    page.wait_for_selector("[data-state=missed]", timeout=PATIENCE)
    assert "→" in (page.text_content(".told") or "")
    # The deal is given again late: nobody calls at the table left behind meanwhile.
    player.my_turn()
    page.evaluate(LATE)
    page.tap("[data-do=retry]")
    page.wait_for_selector("[data-state=open]", timeout=PATIENCE)
    assert player.my_turn()
    player.call("1S")
    page.wait_for_selector("[data-state=done]", timeout=PATIENCE)

    # A question is answered by a touch, and a wrong answer may be mended.
    begin(player, "tournament?deal=1")
    page.tap("[data-answer='5']")
    page.wait_for_selector(".wrong", timeout=PATIENCE)
    page.tap("[data-answer='4']")
    page.wait_for_selector("[data-state=done]", timeout=PATIENCE)

    page.goto(f"{server}/learn")
    page.wait_for_selector("[data-go=lesson]", timeout=PATIENCE)
    done = page.evaluate("JSON.parse(localStorage['biritch.course'])")
    assert done == {"trick": [1], "opening": [1], "tournament": [1]}
    assert "3 donnes réussies" in (page.text_content(".course") or "")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert player.problems == []
    assert player.strangers == []
    context.close()
