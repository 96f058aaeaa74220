"""Swiss pairs opened at the desk, boards that are clicked, a traveller typed in a few keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import Eyes


@pytest.fixture
def eyes(browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, "fr")
    yield found
    found.close()


def test_a_swiss_of_pairs_is_opened_scored_by_clicks_and_by_the_grid(eyes: Eyes) -> None:
    desk = eyes.open("", (1366, 768))
    desk.locator("[name=pairs]").fill("8")
    desk.locator("[name=each]").select_option("2")
    desk.locator("[name=movement][value=swiss-pairs]").check()
    eyes.tidy()
    desk.locator("form button.go").click()
    expect(desk.locator("[data-eye=director]")).to_be_visible()
    desk.locator("[data-do=next]").click()
    # A board of a table is a button: it opens, is entered, and is agreed at once.
    desk.locator("[data-pill='1/1']").click()
    desk.keyboard.type("4P N =")
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-pill='1/1'].agreed")).to_be_visible()
    # The rest of the board is a traveller of four keys a row, the next one by itself.
    desk.locator("#tab-scores").click()
    desk.locator("details.grid summary").click()
    expect(desk.locator("[name=row-1]")).to_be_focused()
    for typed, written in (("4pn-1", "4♠ N −1"), ("=", "4♠ N ="), ("3san+1", "3SA N +1")):
        row = desk.locator("tr:has(input:focus)")
        mark = row.get_attribute("data-row")
        desk.keyboard.type(typed)
        expect(desk.locator(f"[data-row='{mark}']")).to_contain_text(written)
    eyes.tidy()
    expect(desk.locator("[data-testid=matches]")).to_contain_text("1/2")


def test_players_sign_up_and_come_by_a_short_code(eyes: Eyes) -> None:
    told = httpx.post(
        f"{eyes.server}/events",
        json={"pairs": 6, "movement": "mitchell", "rounds": 3, "each": 2, "signing": True},
    ).json()
    phone = eyes.open(f"#{told['event']}", (360, 740))
    phone.locator("[name=name-0]").fill("Zoé Martin")
    phone.locator("[name=name-1]").fill("Yves Roux")
    eyes.tidy()
    phone.locator("[data-do=sign-up]").click()
    expect(phone.locator("[data-testid=signed]")).to_be_visible()
    phone.locator("[data-testid=signed] a.go").click()
    expect(phone.locator(".phone .own")).to_contain_text("Zoé Martin & Yves Roux")
    code = httpx.get(
        f"{eyes.server}/events/{told['event']}/view", params={"token": told["director"]}
    ).json()["links"][1]["ns_code"]
    other = eyes.open("", (360, 740))
    other.locator("[name=code]").fill(f"{told['event']} {code}")
    other.locator(".join button").click()
    expect(other.locator(".phone .where")).to_contain_text("Table 2")


def test_single_boards_are_turned_lent_exchanged_and_renamed(eyes: Eyes) -> None:
    how = {"pairs": 10, "movement": "mitchell", "rounds": 5, "each": 2}
    told = httpx.post(f"{eyes.server}/events", json=how).json()
    desk = eyes.open(f"#{told['event']}.{told['director']}", (1366, 768))
    desk.locator("[data-do=next]").click()

    def confirm() -> None:
        """It is asked whether that is meant; it is, and the question goes."""
        desk.locator("[data-do=anyway]").click()
        expect(desk.locator("[data-do=anyway]")).to_have_count(0)

    def expect_pair(mark: str, ns: int, ew: int) -> None:
        desk.locator(f"[data-pill='{mark}']").click()
        told = desk.get_by_test_id("apart")
        expect(told).to_contain_text(re.compile(rf"\b{ns}\b.*\b{ew}\b"))
        desk.locator(f"[data-pill='{mark}']").click()
        expect(told).to_have_count(0)

    first = desk.locator("[data-table='1']")
    first.locator("details.more > summary").click()
    first.locator("[name=turned]").select_option("1")
    first.locator("[data-do=turn]").click()
    confirm()
    expect_pair("1/1", 6, 1)
    first.locator("[name=comes]").fill("7")
    first.locator("[name=leaves]").select_option("6")
    first.locator("[name=alone]").select_option("2")
    eyes.tidy()
    first.locator("[data-do=exchange]").click()
    confirm()
    expect_pair("1/2", 1, 7)
    desk.locator("#tab-rulings").click()
    desk.locator("details:has([name=swap-table]) > summary").click()
    # Tables 2 and 3 had one board each of the other.
    for field, value in (("table", 2), ("other", 3), ("mine", 3), ("theirs", 5)):
        desk.locator(f"[name=swap-{field}]").fill(str(value))
    eyes.tidy()
    desk.locator("[data-do=swap]").click()
    confirm()
    expect(desk.locator("[name=swap-table]")).to_have_value("")
    # Table 4 had board 2 in the place of board 7.
    for field, value in (("table", 4), ("board", 2), ("mine", 7)):
        desk.locator(f"[name=swap-{field}]").fill(str(value))
    desk.locator("[data-do=swap]").click()
    confirm()
    desk.locator("#tab-tables").click()
    for mark in ("2/5", "3/3", "4/2"):
        expect(desk.locator(f"[data-pill='{mark}']")).to_be_visible()
    for mark in ("2/3", "3/5", "4/7"):
        expect(desk.locator(f"[data-pill='{mark}']")).to_have_count(0)
