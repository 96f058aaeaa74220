"""Nine tables in a room, and eight teams online: whole events, some of their eyes pages."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.evening import Eyes, agreed
from tests.browser.player import Player
from tests.proving import cases

ROUNDS = cases(2, 3)
"""Rounds of the Swiss."""
LONG = 60_000
"""Milliseconds that a round of robots may take on a slow machine."""


@pytest.fixture(params=["en", pytest.param("fr", marks=pytest.mark.prove)])
def eyes(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, request.param)
    yield found
    found.close()


@pytest.fixture
def client() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=60) as found:
        yield found


@dataclass
class Event:
    """An event on the server, with telephones that are no pages."""

    server: str
    told: dict[str, Any]
    client: httpx.Client
    ids: Iterator[int] = field(default_factory=itertools.count)

    @classmethod
    def opened(cls, server: str, client: httpx.Client, **asked: object) -> Event:
        answer = client.post(f"{server}/events", json=asked)
        assert answer.status_code == 201, answer.text
        return cls(server, answer.json(), client)

    def address(self, key: str) -> str:
        return f"#{self.told['event']}.{key}"

    def view(self, key: str = "") -> dict[str, Any]:
        asked = {"token": key or self.told["director"]}
        url = f"{self.server}/events/{self.told['event']}/view"
        found: dict[str, Any] = self.client.get(url, params=asked).json()
        return found

    def do(self, key: str = "", **deed: object) -> None:
        asked = {"token": key or self.told["director"]}
        body = {"id": f"simulated-{next(self.ids)}", "seen": 1_000_000, **deed}
        url = f"{self.server}/events/{self.told['event']}/do"
        answer = self.client.post(url, params=asked, json=body)
        assert answer.status_code == 200, answer.text


def correct(desk: Page, line: str, why: str) -> None:
    """Enter a correction at the desk with its reason."""
    slip = desk.locator("[name=slip]")
    slip.fill(line)
    desk.locator("[name=correct]").check()
    desk.locator("[name=why]").fill(why)
    slip.press("Enter")
    expect(slip).to_have_value("", timeout=20_000)


@pytest.mark.prove
def test_nine_tables_of_a_mitchell(eyes: Eyes, client: httpx.Client) -> None:
    """Pair 18 does not come; two slips are corrected; a revoke costs a trick (Law 64A)."""
    rng = random.Random("nine tables")
    how = {"pairs": 18, "movement": "mitchell", "rounds": 9, "each": 1, "minutes": 9}
    event = Event.opened(eyes.server, client, title="Nine", **how)
    keys = {one["table"]: one for one in event.told["tables"]}
    desk = eyes.open(event.address(event.told["director"]), (1280, 800))
    north, east = (eyes.open(event.address(keys[1][side])) for side in ("ns", "ew"))
    desk.locator("#tab-pairs").click()
    desk.locator("[data-player='18'] [data-do=missing]").click()
    expect(desk.locator("[data-player='18'] [data-do=late]")).to_be_visible()
    desk.locator("#tab-tables").click()
    for number in range(1, 10):
        desk.locator("[data-do=next]").click()
        for page in (desk, north):
            expect(page.locator(f"[data-round='{number}']")).to_be_visible(timeout=LONG)
        for seated in event.view()["tables"]:
            if not seated["playing"]:
                continue
            key, board = keys[seated["table"]], seated["boards"][0]["number"]
            if seated["table"] == 1:
                agreed(north, east, board, "3 N N skip +1")
                continue
            over = rng.choice(("=", "+1", "-1", "-2"))
            made = {"contract": rng.choice(("3N", "4S", "2H")), "declarer": rng.choice("NESW")}
            event.do(key["ns"], do="score", board=board, result=over, **made)
            event.do(key["ew"], do="agree", board=board)
        expect(desk.locator(".board.agreed")).to_have_count(8, timeout=LONG)
    french = eyes.language == "fr"
    correct(desk, "1 1 3SAN=" if french else "1 1 3NN=", "misread")
    correct(desk, "4 1 3SAN+2" if french else "4 1 3NN+2", "misread")
    correct(desk, "3 1 3SAN=" if french else "3 1 3NN=", "Law 64A: revoke, one trick")
    desk.locator("[data-do=next]").click()
    expect(north.locator("[data-round='10']")).to_be_visible()
    desk.locator("#tab-scores").click()
    revoked = desk.locator("[data-score='3-1']")
    revoked.locator("summary").click()
    expect(revoked).to_contain_text("Law 64A")
    expect(revoked.locator("ol li")).to_have_count(3)
    desk.locator("[name=shown]").check()
    expect(north.get_by_test_id("ranking")).to_be_visible()
    eyes.tidy()
    view = event.view()
    assert len(view["scores"]) == 72
    assert {one["boards"] for one in view["ranking"] if one["line"] == "ew"} == {9}
    assert sum(one["boards"] for one in view["ranking"]) == 2 * 72
    assert sum(float(one["points"]) for one in view["ranking"]) == sum(
        2 * many * (many - 1)
        for many in Counter(one["board"] for one in view["scores"]).values()
    )


def test_a_swiss_of_eight_teams_online(eyes: Eyes) -> None:
    """Opened, begun and followed in pages; one player comes and plays among robots."""
    desk = eyes.open("", (1280, 800))
    desk.locator("[name=title]").fill("Swiss")
    desk.locator("[name=form]").select_option("teams")
    desk.locator("[name=pairs]").fill("8")
    desk.locator("[name=time]").select_option("60")
    desk.locator("[name=each]").select_option("1")
    desk.locator("[name=rounds]").select_option(str(ROUNDS))
    desk.locator("[name=online]").select_option(index=1)
    desk.locator("[name=robots]").select_option("rule:sif")
    desk.locator("[name=movement][value=swiss]").check()
    eyes.tidy()
    desk.locator("form button.go").click()
    expect(desk.locator("[data-eye=director]")).to_be_visible()
    desk.locator("#tab-links").click()
    address = desk.locator("[data-link='3c']").evaluate("one => one.hash")
    player = eyes.open(address, (360, 740))
    expect(player.locator("[data-eye=player]")).to_be_visible()
    desk.locator("[name=shown]").check()
    desk.locator("#tab-tables").click()
    desk.locator("[data-do=next]").click()
    for number in range(1, ROUNDS + 1):
        play(player, eyes)
        expect(desk.locator(f"[data-round='{number + 1}']")).to_be_visible(timeout=LONG)
    expect(player.locator("[data-board]")).to_have_count(ROUNDS)
    expect(player.locator("[data-open=false]")).to_have_count(0)
    player.locator("[data-board] summary").first.click()
    expect(player.get_by_test_id("traveller").first.locator("tbody tr")).to_have_count(8)
    for page in (desk, player):
        expect(page.locator("[data-match]")).to_have_count(4 * ROUNDS)
    expect(desk.get_by_test_id("ranking").locator("tr[data-pair]")).to_have_count(8)
    eyes.tidy()


def play(page: Page, eyes: Eyes) -> None:
    """Pass and play at the table one is taken to, and go back to the tournament."""
    page.wait_for_selector(".hand [data-card]", timeout=LONG)
    Player(page, eyes.server).to_the_end("P")
    eyes.tidy()
    page.locator("a.back[href^='/event']").click()


def test_what_was_proposed_for_another_question_is_not_opened(eyes: Eyes) -> None:
    """The answer for boards as they fit comes after the one for two boards a round."""
    desk = eyes.open("", (1280, 800))
    go = desk.locator("form button.go")
    expect(go).to_be_enabled()
    late: list[Route] = []
    desk.route("**/events/proposals?**each=0**", lambda route: late.append(route))
    desk.locator("[name=pairs]").fill("10")
    expect(go).to_be_disabled()
    desk.locator("[name=each]").select_option("2")
    expect(go).to_be_enabled()
    shown = desk.locator(".movement")
    told = shown.all_inner_texts()
    assert len(late) == 1
    with desk.expect_response("**/events/proposals?**each=0**") as answer:
        late.pop().continue_()
    answer.value.finished()
    desk.wait_for_timeout(100)
    assert shown.all_inner_texts() == told
    desk.locator("[name=each]").select_option("0")
    expect(go).to_be_disabled()
    late.pop().continue_()
    expect(go).to_be_enabled()
    assert shown.all_inner_texts() != told
