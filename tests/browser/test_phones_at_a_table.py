"""Two phones at a table: each shows what waits for whoever holds it, and nobody reloads."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.evening import Eyes, enter
from tests.browser.test_an_evening import (
    begin,
    begun,
    boards,
    eyes,
    score_the_others,
    telephones,
)

__all__ = ["eyes"]


def shows(phone: Page, board: int) -> None:
    """The phone shows *board*, which nobody chose by hand."""
    expect(phone.locator(f"[data-board='{board}']")).to_have_attribute("aria-pressed", "true")


def test_an_evening_is_played_on_two_phones_without_a_reload(eyes: Eyes) -> None:
    desk = begun(eyes)
    phones = telephones(eyes, desk, "1ns 1ew")
    north, east = phones["1ns"], phones["1ew"]
    begin(desk, phones, 1)
    follow_what_is_entered(north, east)
    eyes.tidy()
    score_the_others(desk)
    begin(desk, phones, 2)
    refuse_while_the_other_types(north, east)
    eyes.tidy()
    score_the_others(desk)
    begin(desk, phones, 3)
    ask_one_after_the_other(north, east)


def follow_what_is_entered(north: Page, east: Page) -> None:
    """East-West never choose a board: their phone follows what North enters."""
    first, last = boards(north)
    for board in (first, last):
        shows(north, board)
        enter(north, "3 N N skip =")
        shows(east, board)
        east.locator(".answer .main").click()
        for phone in (north, east):
            expect(phone.get_by_test_id("traveller")).to_be_visible()
        if board == first:
            north.locator("[data-key=next-board]").click()
    for phone in (north, east):
        expect(phone.locator(".next")).to_be_visible()


def refuse_while_the_other_types(north: Page, east: Page) -> None:
    """A board is refused while North types the next: a button says so, and leads there."""
    first, last = boards(north)
    shows(north, first)
    enter(north, "3 N W skip -5")
    shows(east, first)
    expect(east.locator(".answer")).to_be_visible()
    north.locator(f"[data-board='{last}']").click()
    north.locator("[data-key='4']").click()
    east.locator(".answer button").nth(1).click()
    button = north.locator(f"[data-waits='{first}']")
    expect(button).to_be_visible()
    expect(north.locator("[data-key='4']")).to_have_attribute("aria-pressed", "true")
    button.click()
    north.locator("[data-key=change]").click()
    enter(north, "3 N W skip -6")
    east.locator(".answer .main").click()
    expect(north.get_by_test_id("traveller")).to_be_visible()


def ask_one_after_the_other(north: Page, east: Page) -> None:
    """Two scores wait for East-West."""
    first, last = boards(north)
    for board, keys in ((first, "3 N W skip -5"), (last, "4 S N skip =")):
        north.locator(f"[data-board='{board}']").click()
        enter(north, keys)
        expect(north.locator(f"[data-board='{board}']")).to_have_attribute(
            "data-state", "entered"
        )
    expect(east.locator(f"[data-board='{last}']")).to_have_attribute("data-state", "entered")
    for board in (first, last):
        shows(east, board)
        east.locator(".answer .main").click()
    for phone in (north, east):
        expect(phone.get_by_test_id("traveller")).to_be_visible()


def test_pairs_keep_their_own_phones_all_evening(eyes: Eyes) -> None:
    """Before the first round, at the table, and on the way to the next: one address a pair."""
    desk = begun(eyes)
    desk.locator("#tab-links").click()
    desk.locator("[name=cards][value=own]").check()
    links = dict(
        desk.locator("[data-link]").evaluate_all(
            "all => all.map((one) => [one.dataset.link, one.hash])"
        )
    )
    assert "1ns" not in links
    desk.locator("#tab-tables").click()
    north, east = (eyes.open(links[key]) for key in ("1a", "4a"))
    expect(east.locator(".own")).to_contain_text("Gus & Hal")
    expect(east.locator("[data-next='1'] .more")).to_contain_text("Ann & Bob")
    phones = {"1a": north, "4a": east}
    begin(desk, phones, 1)
    first, last = boards(north)
    for board in (first, last):
        shows(north, board)
        enter(north, "3 N N skip =")
        shows(east, board)
        east.locator(".answer .main").click()
        expect(north.get_by_test_id("traveller")).to_be_visible()
        if board == first:
            north.locator("[data-key=next-board]").click()
    expect(north.locator("[data-next='1']")).to_be_visible()
    expect(east.locator("[data-next='2'] .more")).to_contain_text("Cleo & Dan")
    eyes.tidy()
    score_the_others(desk)
    begin(desk, phones, 2)
    expect(east.locator(".where")).to_contain_text("2")
    expect(east.locator("dl .us")).to_contain_text("Gus & Hal")


HANDS = Path(__file__).resolve().parents[2] / "samples" / "boards.pbn"


def test_the_results_are_published_from_the_desk_in_one_click(eyes: Eyes) -> None:
    """Hands are kept, the last score is in: pages and files are there for everybody."""
    desk = begun(eyes)
    public = eyes.open(f"#{desk.url.split('#')[1].split('.')[0]}")
    desk.locator("#tab-publish").click()
    desk.locator("[name=boards]").set_input_files(HANDS)
    expect(desk.locator("[data-hands='18']")).to_be_visible()
    for number in (1, 2, 3):
        begin(desk, {}, number)
        score_the_others(desk)
    begin(desk, {}, 4)
    desk.locator("#tab-publish").click()
    expect(public.locator("[data-published]")).to_have_count(0)
    desk.locator("[data-do=publish]").click()
    link = desk.locator("[data-do=pages]")
    expect(link).to_be_visible()
    expect(public.locator("[data-do=pages]")).to_be_visible()
    eyes.tidy()
    with desk.expect_download() as found:
        desk.locator("[data-file='results.xml']").click()
    assert found.value.suggested_filename.endswith("results.xml")
    with public.context.expect_page() as opening:
        public.locator("[data-do=pages]").click()
    page = opening.value
    page.wait_for_load_state()
    expect(page.locator("body")).to_contain_text("Ann & Bob")
    folder = page.url.partition("/pages/")[0]
    page.goto(f"{folder}/pages/{eyes.language}/board-1.html")
    expect(page.locator("body")).to_contain_text("Par")
