"""A small evening from the first pair to the ranking, in browsers alone."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Eyes, agreed, enter
from tests.browser.visit import find_faults

_ids = itertools.count()
_LINE = httpx.Client(timeout=60, limits=httpx.Limits(keepalive_expiry=2))
NAMES = "Ann & Bob\nCleo & Dan\nEve & Fay\nGus & Hal\nIvy & Jon\nKim & Lee"
SCORES = {  # by round, table and which of its two boards
    (1, 1, 0): "4 S N HK +1", (1, 1, 1): "3 N S skip =",
    (1, 2, 0): "2 H E skip -1", (1, 2, 1): "6 C W SA =",
    (2, 1, 0): "1 N N skip +2", (2, 1, 1): "5 D X E skip -2",
    (2, 2, 0): "4 S S skip =", (2, 2, 1): "3 N N skip -1",
    (2, 3, 0): "2 S W DT +1", (2, 3, 1): "4 H X S skip +1",
    (3, 1, 0): "3 N E skip +1", (3, 1, 1): "2 C N skip =",
    (3, 2, 0): "7 N W skip -3", (3, 2, 1): "1 S S skip =",
    (3, 3, 0): "4 H N skip -2", (3, 3, 1): "3 D E skip +1",
}  # fmt: skip


@pytest.fixture(params=[pytest.param("en", marks=pytest.mark.prove), "fr"])
def eyes(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, request.param)
    yield found
    found.close()


EVENT = {"pairs": 6, "movement": "mitchell", "rounds": 3, "each": 2, "minutes": 18}
CLICKED = ((1, 1, 0), (1, 1, 1), (2, 1, 1))
"""Scores that are entered as fingers do: with a lead, without one, doubled. The pad is the
same for the others.
"""


def told(phone: Page, do: str, **more: object) -> None:
    """Ask what the page of a telephone would ask, with its key."""
    server, _, address = phone.url.partition("/event#")
    event, key = address.split(".")
    body = {"id": f"told-{next(_ids)}", "do": do, "seen": 1_000_000, **more}
    headers = {"authorization": f"Bearer {key}"}
    answer = _LINE.post(f"{server}/events/{event}/do", json=body, headers=headers)
    assert answer.status_code == 200, answer.text


def scored(phones: dict[str, Page], key: tuple[int, int, int]) -> None:
    """Let table and board of *key* have their score, and both sides agree."""
    _, table, which = key
    north, east = phones[f"{table}ns"], phones[f"{table}ew"]
    board = boards(north)[which]
    if key in CLICKED:
        agreed(north, east, board, SCORES[key])
        return
    *bid, declarer, lead, result = SCORES[key].split()
    more = {} if lead == "skip" else {"lead": lead}
    told(north, "score", board=board, contract="".join(bid), declarer=declarer,
         result=result, **more)  # fmt: skip
    told(east, "agree", board=board)


def begun(eyes: Eyes) -> Page:
    """Open a desk of the same evening, without the form."""
    names = NAMES.split("\n")
    answer = _LINE.post(
        f"{eyes.server}/events", json={"title": "Monday", "names": names, **EVENT}
    )
    desk = eyes.open("#{event}.{director}".format(**answer.json()), (1280, 800))
    expect(desk.locator("[data-eye=director]")).to_be_visible()
    return desk


def opened(eyes: Eyes) -> Page:
    """Set the evening up: names, two boards a round, the Mitchell."""
    desk = eyes.open("", (1280, 800))
    desk.locator("[name=title]").fill("Monday")
    desk.locator("[name=each]").select_option("2")
    desk.locator("[name=time]").select_option("60")
    desk.locator("form details.names summary").click()
    desk.locator("[name=names]").fill(NAMES)
    desk.locator("[name=pairs]").fill("6")
    desk.locator("[name=movement][value=mitchell]").check()
    eyes.tidy()
    desk.locator("form button.go").click()
    expect(desk.locator("[data-eye=director]")).to_be_visible()
    return desk


def telephones(eyes: Eyes, desk: Page, wanted: str = "") -> dict[str, Page]:
    """Open the telephones of every table, or those *wanted*."""
    desk.locator("#tab-links").click()
    links = desk.locator("[data-link]").evaluate_all(
        "all => all.map((one) => [one.dataset.link, one.hash])"
    )
    desk.locator("#tab-tables").click()
    return {name: eyes.open(address) for name, address in links
            if not wanted or name in wanted.split()}  # fmt: skip


def boards(phone: Page) -> list[int]:
    expect(phone.locator("[data-board]")).to_have_count(2)
    return [int(one) for one in phone.locator("[data-board]").evaluate_all(
        "all => all.map((one) => one.dataset.board)")]  # fmt: skip


def forth(desk: Page) -> None:
    """Go on to the next round, once the desk has every score."""
    button = desk.locator("[data-do=next]")
    expect(button).to_have_class(re.compile(r"\bmain\b"))
    button.click()


def begin(desk: Page, phones: dict[str, Page], number: int) -> None:
    forth(desk)
    for page in (desk, *phones.values()):
        expect(page.locator(f"[data-round='{number}']")).to_be_visible()


def test_an_evening_of_three_tables(eyes: Eyes, tmp_path: Path) -> None:
    """Pair 6 comes late; table 3 needs the director; a score is corrected."""
    desk = opened(eyes)
    phones = telephones(eyes, desk)
    public = eyes.open(f"#{desk.url.split('#')[1].split('.')[0]}")
    desk.locator("#tab-pairs").click()
    desk.locator("[data-player='6'] [data-do=missing]").click()
    expect(desk.locator("[data-player='6'] [data-do=late]")).to_be_visible()
    begin(desk, phones, 1)
    expect(phones["3ns"].locator("[data-board]")).to_have_count(0)
    for key in [key for key in SCORES if key[0] == 1]:
        scored(phones, key)
    eyes.tidy()
    desk.locator("[data-player='6'] [data-do=late]").click()
    expect(desk.locator("[data-player='6'] [data-do=missing]")).to_be_visible()
    missed = boards(phones["3ns"])
    slip = desk.locator("[name=slip]")
    for board in missed:
        slip.fill(f"{board} 3 60-40")
        slip.press("Enter")
        expect(slip).to_have_value(f"{board} ")
    for number in (2, 3):
        begin(desk, phones, number)
        for key in [key for key in SCORES if key[0] == number]:
            scored(phones, key)
    slip.fill("1 1 4PN+2" if eyes.language == "fr" else "1 1 4SN+2")
    slip.press("Enter")
    expect(desk.get_by_role("alert")).to_be_visible()
    desk.locator("[name=correct]").check()
    desk.locator("[name=why]").fill("misread")
    slip.press("Enter")
    expect(slip).to_have_value("")
    desk.locator("#tab-scores").click()
    expect(desk.locator("[data-score='1-1']")).to_contain_text("+2")
    desk.locator("[data-score='1-1'] summary").click()
    expect(desk.locator("[data-score='1-1'] ol li")).to_have_count(3)
    expect(public.get_by_test_id("ranking")).to_have_count(0)
    desk.locator("[name=shown]").check()
    expect(public.get_by_test_id("ranking")).to_be_visible()
    forth(desk)
    expect(public.locator("[data-round='4']")).to_be_visible()
    eyes.tidy()
    assert shown(public) == ranked(desk, tmp_path)


def shown(page: Page) -> dict[str, tuple[str, str]]:
    """Return rank and percentage of every pair as a page shows them."""
    rows = (
        page.get_by_test_id("ranking")
        .locator("tr[data-pair]")
        .evaluate_all(
            """all => all.map((one) => [one.dataset.pair, one.cells[0].innerText,
                                    one.cells[2].innerText])"""
        )
    )
    return {pair: (rank.rstrip("="), percent.replace(",", ".")) for pair, rank, percent in rows}


def ranked(desk: Page, folder: Path) -> dict[str, tuple[str, str]]:
    """Return the same as ``biritch rank`` has it of the results as they leave."""
    with desk.expect_download() as found:
        desk.locator("a[download]").click()
    file = folder / "results.csv"
    found.value.save_as(file)
    command = [sys.executable, "-m", "biritch.cli.main", "rank", str(file), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return {
        str(one["pair"]).split()[0]: (str(one["rank"]), f"{one['percent']:.2f}")
        for one in told["ranking"]
    }


def test_what_is_impossible_is_refused_in_ones_language(eyes: Eyes) -> None:
    desk = begun(eyes)
    slip = desk.locator("[name=slip]")
    slip.fill("1 1 8HN=")
    slip.press("Enter")
    words = {"en": "Not a slip", "fr": "une feuille de marque"}
    expect(desk.get_by_role("alert")).to_contain_text(words[eyes.language])
    expect(slip).to_have_value("1 1 8HN=")


def test_more_pairs_may_come_before_play(eyes: Eyes) -> None:
    desk = begun(eyes)
    desk.locator("#tab-pairs").click()
    desk.locator("[name=many]").fill("8")
    desk.locator("form.many button").click()
    expect(desk.locator("[data-player='8']")).to_be_visible()
    expect(desk.locator("[data-player='1'] input")).to_have_value("Ann & Bob")
    eyes.tidy()


def test_a_refused_score_is_entered_again(eyes: Eyes) -> None:
    desk = begun(eyes)
    phones = telephones(eyes, desk, "1ns 1ew")
    north, east = phones["1ns"], phones["1ew"]
    begin(desk, {"1ns": north, "1ew": east}, 1)
    enter(north, "3 N W skip -5")
    expect(east.locator(".answer")).to_be_visible()
    east.locator(".answer button").nth(1).click()
    expect(north.locator("[data-board='1']")).to_have_attribute("data-state", "refused")
    north.locator("[data-key=change]").click()
    enter(north, "3 N W skip -6")
    east.locator(".answer .main").click()
    expect(north.get_by_test_id("traveller")).to_be_visible()


def test_the_pages_are_for_everybody(eyes: Eyes) -> None:
    desk = begun(eyes)
    phones = telephones(eyes, desk, "1ns")
    begin(desk, phones, 1)
    for page, theme in product((desk, phones["1ns"]), ("light", "dark")):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert find_faults(page) == []
