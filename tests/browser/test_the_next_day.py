"""What went wrong in the course comes back the next day, by way of the start page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from biritch.coach.course.catalogue import lessons
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import open_visit
from tests.coach.course.test_sentences import own_calls

LESSON = "acol-opening"
DAY_BEFORE = """() => {
  const time = new Date(Date.now() - 24 * 3600 * 1000)
  const two = (value) => String(value).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  const key = 'biritch.course.reviews'
  const kept = JSON.parse(localStorage[key])
  for (const deal of Object.keys(kept))
    kept[deal] = Object.fromEntries(Object.values(kept[deal]).map((grade) => [day, grade]))
  localStorage[key] = JSON.stringify(kept)
}"""
"""Yesterday is when all of it was done."""


@pytest.mark.slow
def test_an_english_reader_chooses_a_course_and_repeats_a_miss_the_next_day(
    browser: Browser, server: str
) -> None:
    context = open_visit(browser, locale="en-US", viewport={"width": 360, "height": 640})
    player = Player(context.new_page(), server)
    page = player.page
    page.goto(f"{server}/learn/course")
    page.wait_for_selector("[data-course=sayc][aria-pressed=true]", timeout=PATIENCE)
    page.click("[data-course=acol]")
    tile = page.locator(f"a[data-skill][href='/learn/course/{LESSON}']")
    expect(tile).to_have_attribute("data-skill", "new")
    expect(page.locator("a[href='/learn/course/opening']")).to_have_count(0)
    page.reload()
    expect(page.locator(".chosen")).to_contain_text("Acol", timeout=PATIENCE)

    # A miss is done again at once; the day keeps the miss.
    [right] = own_calls(lessons()[LESSON].deals[0])
    page.goto(f"{server}/learn/course/{LESSON}?deal=1")
    page.click("[data-do=begin]")
    assert player.my_turn()
    player.call("P")
    page.wait_for_selector("[data-state=missed]", timeout=PATIENCE)
    page.click("[data-do=retry]")
    page.wait_for_selector("[data-state=open]", timeout=PATIENCE)
    assert player.my_turn()
    player.call(right)
    page.wait_for_selector("[data-state=done]", timeout=PATIENCE)
    kept = json.loads(page.evaluate("localStorage['biritch.course.reviews']"))
    assert list(kept) == [f"{LESSON}/1"]
    assert list(kept[f"{LESSON}/1"].values()) == [3]
    page.goto(f"{server}/learn/course")
    expect(page.locator(".repeat")).to_contain_text("1 deal comes back tomorrow")
    expect(page.locator("[data-go=repeat]")).to_have_count(0)

    # The next day the start page leads to it.
    page.evaluate(DAY_BEFORE)
    page.goto(server)
    page.click("[data-go=repeat]")
    page.wait_for_selector("[data-repeats]", timeout=PATIENCE)
    assert player.my_turn()
    player.call(right)
    page.wait_for_selector("[data-state=done]", timeout=PATIENCE)
    page.click("[data-do=next]")
    expect(page.locator("[data-streak='2']")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".repeat")).to_contain_text("Nothing to repeat today")
    expect(tile).to_have_attribute("data-skill", "part")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert player.problems == []
    assert player.strangers == []
    context.close()
