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
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Eyes, agreed
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
same for the others, and so are their telephones.
"""


def tell(url: str, do: str, **more: object) -> None:
    """Ask what the page at *url* would ask, with its key."""
    server, _, address = url.partition("/event#")
    event, key = address.split(".")
    body = {"id": f"told-{next(_ids)}", "do": do, "seen": 1_000_000, **more}
    headers = {"authorization": f"Bearer {key}"}
    answer = _LINE.post(f"{server}/events/{event}/do", json=body, headers=headers)
    assert answer.status_code == 200, answer.text


def find_tables(desk: Page) -> list[dict[str, Any]]:
    """Return the tables of this round, as the desk is told of them."""
    server, _, address = desk.url.partition("/event#")
    event, key = address.split(".")
    answer = _LINE.get(f"{server}/events/{event}/view", params={"token": key})
    return list(answer.json()["tables"])


def scored(desk: Page, links: dict[str, str], phones: dict[str, Page],
           key: tuple[int, int, int]) -> None:  # fmt: skip
    """Let table and board of *key* have their score, and both sides agree."""
    _, table, which = key
    board = find_tables(desk)[table - 1]["boards"][which]["number"]
    north, east = f"{table}ns", f"{table}ew"
    if key in CLICKED:
        agreed(phones[north], phones[east], board, SCORES[key])
        return
    *bid, declarer, lead, result = SCORES[key].split()
    more = {} if lead == "skip" else {"lead": lead}
    place = desk.url.partition("#")[0]
    tell(f"{place}{links[north]}", "score", board=board, contract="".join(bid),
         declarer=declarer, result=result, **more)  # fmt: skip
    tell(f"{place}{links[east]}", "agree", board=board)


def score_the_others(desk: Page) -> None:
    """Enter slips for whatever has no score yet in this round."""
    for seated in find_tables(desk):
        for board in seated["boards"]:
            if board["state"] == "none":
                tell(desk.url, "slip", text=f"{board['number']} {seated['ns']['number']} 1NN=")


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


def find_links(desk: Page) -> dict[str, str]:
    """Return the address of each telephone, as the desk shows it."""
    desk.locator("#tab-links").click()
    links = desk.locator("[data-link]").evaluate_all(
        "all => all.map((one) => [one.dataset.link, one.hash])"
    )
    desk.locator("#tab-tables").click()
    return dict(links)


def telephones(eyes: Eyes, desk: Page, wanted: str) -> dict[str, Page]:
    """Open the telephones *wanted*."""
    links = find_links(desk)
    return {name: eyes.open(links[name]) for name in wanted.split()}


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
    links = find_links(desk)
    phones = {name: eyes.open(links[name]) for name in ("1ns", "1ew", "3ns")}
    public = eyes.open(f"#{desk.url.split('#')[1].split('.')[0]}")
    desk.locator("#tab-pairs").click()
    desk.locator("[data-player='6'] [data-do=missing]").click()
    expect(desk.locator("[data-player='6'] [data-do=late]")).to_be_visible()
    begin(desk, phones, 1)
    expect(phones["3ns"].locator("[data-board]")).to_have_count(0)
    for page, theme in product((desk, phones["1ns"]), ("light", "dark")):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert find_faults(page) == []
    for key in [key for key in SCORES if key[0] == 1]:
        scored(desk, links, phones, key)
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
            scored(desk, links, phones, key)
    slip.fill("1 1 8HN=")
    slip.press("Enter")
    words = {"en": "Not a slip", "fr": "une feuille de marque"}
    expect(desk.get_by_role("alert")).to_contain_text(words[eyes.language])
    expect(slip).to_have_value("1 1 8HN=")
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


def test_more_pairs_may_come_before_play(eyes: Eyes) -> None:
    desk = begun(eyes)
    desk.locator("#tab-pairs").click()
    desk.locator("[name=many]").fill("8")
    desk.locator("form.many button").click()
    expect(desk.locator("[data-player='8']")).to_be_visible()
    expect(desk.locator("[data-player='1'] input")).to_have_value("Ann & Bob")
    eyes.tidy()
