"""The director rules: averages, a weighted score, an appeal, codes, the club's list."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.browser.evening import Eyes
from tests.browser.visit import find_faults

SLIPS = ("1 1 4SN=", "1 2 4SN-1", "2 1 3NN=", "2 2 3NN=")
GIVEN = re.compile(r"40-60\s?%")
SEEN = 1_000_000
"""Whoever has seen so many lines has seen them all."""
WEIGHTS = {"en": "60% 4SN=, 40% 4SN-1", "fr": "60 % 4PN=, 40 % 4PN-1"}


@pytest.fixture(params=[pytest.param("en", marks=pytest.mark.prove), "fr"])
def eyes(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, request.param)
    yield found
    found.close()


def posted(url: str, body: dict[str, object]) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def desk_of_four_pairs(eyes: Eyes) -> tuple[Page, str]:
    """Two boards are played at both tables, and the third round is under way."""
    how = {"pairs": 4, "movement": "howell", "rounds": 3, "each": 2, "title": "Monday"}
    told = posted(f"{eyes.server}/events", how)
    do = f"{eyes.server}/events/{told['event']}/do?token={told['director']}"
    for number, text in enumerate(SLIPS):
        posted(do, {"id": f"s{number}", "do": "slip", "text": text, "seen": SEEN})
    for number in (1, 2, 3):
        posted(
            do,
            {"id": f"r{number}", "do": "next", "round": number, "anyway": True, "seen": SEEN},
        )
    posted(do, {"id": "show", "do": "show", "shown": True, "seen": SEEN})
    desk = eyes.open(f"#{told['event']}.{told['director']}", (1280, 800))
    expect(desk.locator("[data-eye=director]")).to_be_visible()
    return desk, str(told["event"])


def percent(page: Page, pair: int) -> str:
    row = page.get_by_test_id("ranking").locator(f"tr[data-pair='{pair}']")
    return row.locator("td").nth(2).inner_text().replace(",", ".")


def test_the_director_rules_and_everybody_sees_why(eyes: Eyes) -> None:
    """Pair 4 sat North-South on boards 1 and 2, against pair 1."""
    desk, event = desk_of_four_pairs(eyes)
    public = eyes.open(f"#{event}")
    before = percent(desk, 4)
    desk.locator("#tab-rulings").click()
    rule = desk.get_by_test_id("rule")
    rule.locator("[name=board]").fill("2")
    rule.locator("[name=pair]").fill("4")
    rule.locator("[name=own]").select_option("40")
    rule.locator("[name=theirs]").select_option("60")
    rule.locator("[data-do=rule]").click()
    expect(rule.get_by_role("status").first).to_contain_text(GIVEN)
    rule.locator("[data-do=undo]").click()
    expect(rule.get_by_role("status").first).not_to_contain_text(GIVEN)
    assert percent(desk, 4) == before
    rule.locator("[name=board]").fill("1")
    rule.locator("[name=how]").select_option("assigned")
    rule.locator("[name=assigned]").fill(WEIGHTS[eyes.language])
    expect(rule.get_by_test_id("worth")).to_contain_text("80")
    rule.locator("[data-do=rule]").click()
    expect(rule.get_by_role("status").first).to_contain_text("+420")
    assert percent(desk, 4) == "65.00"
    appealed(desk, public)
    desk.locator("[data-card='4']").click()
    card = desk.get_by_test_id("card")
    expect(card.locator("tr[data-row='1']")).to_contain_text("\N{MINUS SIGN}50")
    accessible(desk)
    card.locator("[data-do=close]").click()
    coded(desk)
    eyes.tidy()


def appealed(desk: Page, public: Page) -> None:
    """Fill in an appeal, see it pending everywhere, and change the score."""
    desk.locator("[data-do=appeal]").click()
    form = desk.get_by_test_id("appeal-form")
    for name, text in {"appeal-board": "1", "appeal-pair": "1", "facts": "a pause",
                       "ruling": "16B3", "grounds": "no damage"}.items():  # fmt: skip
        form.locator(f"[name={name}]").fill(text)
    form.locator("[data-do=send-appeal]").click()
    expect(desk.get_by_role("alert")).to_contain_text("92D")
    form.locator("[name=concurring]").check()
    form.locator("[data-do=send-appeal]").click()
    expect(public.locator("[data-pending='1']")).to_be_visible()
    expect(public.locator("tr[data-pair='4'] .tag")).to_be_visible()
    accessible(desk)
    desk.locator("[data-do=decide]").click()
    appeal = desk.locator("[data-appeal='1']")
    appeal.locator("[name=outcome]").select_option("changed")
    appeal.locator("[name=assigned]").fill("-50")
    appeal.locator("[name=decision]").fill("no logical alternative")
    appeal.locator("[data-do=decided]").click()
    expect(desk.locator("[data-outcome=changed]")).to_be_visible()
    expect(public.locator("[data-pending]")).to_have_count(0)
    assert percent(desk, 4) == "50.00"


def coded(desk: Page) -> None:
    """Every address has its code, which the page may show and has shown."""
    desk.locator("#tab-links").click()
    codes = desk.locator("[data-code]")
    expect(codes).to_have_count(5)
    # A code is fetched with its key in the headers: the picture comes a moment later.
    expect(desk.locator("[data-code][src]")).to_have_count(5)
    drawn = codes.evaluate_all(
        "all => Promise.all(all.map(async (one) => (await one.decode(), one.naturalWidth)))"
    )
    assert all(width > 20 for width in drawn)


def accessible(page: Page) -> None:
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert find_faults(page) == []


def test_the_clubs_list_is_kept_and_proposed(eyes: Eyes) -> None:
    page = eyes.open("", (390, 844))
    club = page.get_by_test_id("club")
    club.locator("summary").click()
    club.locator("[name=club-title]").fill("Club")
    club.locator("[data-do=new-club]").click()
    table = "nom;prénom;licence\nMartin;Zoé;0123\nRoy;Anne;0456\n".encode()
    club.locator("[name=members-file]").set_input_files(
        files=FilePayload(name="m.csv", mimeType="text/csv", buffer=table)
    )
    expect(club.locator("[data-member]")).to_have_count(2)
    code = club.get_by_test_id("club-key").inner_text()
    eyes.tidy()
    elsewhere = eyes.open("", (1280, 800))
    other = elsewhere.get_by_test_id("club")
    other.locator("summary").click()
    other.locator("[name=club-key]").fill(code)
    other.locator("[name=club-key]").press("Enter")
    expect(other.locator("[data-member]")).to_have_count(2)
    elsewhere.locator("form details.names summary").click()
    field = elsewhere.locator("[name=next]")
    for typed, proposed in product(("Anne Roy & mar", "Anne Roy & 012"), ["Zoé Martin"]):
        field.fill(typed)
        option = elsewhere.locator("[name=next] + datalist option")
        expect(option).to_have_attribute("value", f"Anne Roy & {proposed}")
    field.fill("Anne Roy & Zoé Martin")
    field.press("Enter")
    expect(elsewhere.locator("[name=names]")).to_have_value("Anne Roy & Zoé Martin\n")
