"""Friends together: two browsers bid the same deal, two sit in one match."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import find_faults


def faults(page: Page) -> list[str]:
    """Return what axe finds, and whether the page is wider than its screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth") > 0
    return [*find_faults(page), *(["wide"] if wide else [])]


def call(caller: Page, other: Page, what: str) -> None:
    """Make a call, and wait until both pages show it."""
    desk = caller.locator("[data-desk]")
    before = int(desk.get_attribute("data-made") or 0)
    box = caller.locator(f"[data-call='{what}']")
    box.click()
    sure = caller.locator("button.main[data-sure], button.main:has-text('✓')")
    if sure.count():
        sure.first.click()
    for page in (caller, other):
        expect(page.locator(f"[data-desk][data-made='{before}']")).to_have_count(
            0, timeout=PATIENCE
        )


def test_two_bid_a_deal_and_see_what_it_was_worth(sit: Sit) -> None:
    anne = sit("en", at="/together")
    bruno = sit("fr", size=(360, 740), touch=True, at="")
    page, other = anne.page, bruno.page
    expect(page.locator("select[name=drill] option:nth-child(3)")).to_be_attached()
    assert faults(page) == []
    page.fill("[data-door=bidding] input[name=name]", "Anne")
    page.select_option("select[name=deals]", "4")
    page.click("[data-door=bidding] button.main")
    link = page.locator("input.link")
    expect(link).to_be_visible(timeout=PATIENCE)
    other.goto(link.input_value())
    other.fill("input[name=name]", "Bruno")
    other.tap("[data-do=sit]")
    expect(other.locator("[data-desk]")).to_contain_text("Anne")
    expect(link).to_have_count(0, timeout=PATIENCE)
    pages = {"S": page, "N": other}
    said = page.locator("[data-desk][data-over=true]")
    while not said.count():
        expect(page.locator("[data-turn=S], [data-turn=N]")).to_be_visible(timeout=PATIENCE)
        turn = page.locator("[data-turn]").get_attribute("data-turn") or "S"
        expect(pages[turn].locator("[data-call=P]")).to_be_visible(timeout=PATIENCE)
        call(pages[turn], pages["N" if turn == "S" else "S"], "P")
    for each in (page, other):
        expect(each.locator("[data-reviewed=true]")).to_be_visible(timeout=PATIENCE)
        assert faults(each) == []
    assert_clean(anne, bruno)


def test_two_rooms_of_a_match_are_filled_by_one_link(sit: Sit) -> None:
    anne = sit("en", at="/together")
    bruno = sit("fr", size=(360, 740), touch=True, at="")
    page, other = anne.page, bruno.page
    page.select_option("select[name=boards]", "4")
    page.fill("input[name=home]", "Foxes")
    page.click("[data-door=match] button.main")
    link = page.locator("input.link")
    expect(link).to_be_visible(timeout=PATIENCE)
    page.fill("input[name=name]", "Anne")
    page.click("[data-sit=open-S]")
    expect(page.locator("li.mine")).to_contain_text("Anne")
    other.goto(link.input_value())
    other.fill("input[name=name]", "Bruno")
    other.tap("[data-sit=closed-E]")
    expect(page.locator("[data-room=closed]")).to_contain_text("Bruno", timeout=PATIENCE)
    assert faults(page) == faults(other) == []
    page.click("[data-do=start]")
    expect(other.locator("[data-do=play]")).to_be_visible(timeout=PATIENCE)
    expect(other.locator("[data-results='0']")).to_be_visible()
    assert faults(other) == []
    other.tap("[data-do=play]")
    other.wait_for_url("**/play", timeout=PATIENCE)
    expect(other.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    assert_clean(anne, bruno)


def assert_clean(*players: Player) -> None:
    """Check that no page complained, and none asked a stranger."""
    for player in players:
        assert player.problems == []
        assert player.strangers == []
