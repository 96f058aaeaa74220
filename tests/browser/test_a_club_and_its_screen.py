"""A club holds an evening: announced on phones and on the screen, counted in a season."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Eyes

FOUR = ["Ann Lee & Bob Fox", "Cy Orr & Di Kay", "Ed Roy & Flo Day", "Gil Ash & Hal Ivy"]


@pytest.fixture
def eyes(browser: Browser, server: str) -> Iterator[Eyes]:
    found = Eyes(browser, server, "fr")
    yield found
    found.close()


def call(url: str, body: dict[str, object] | None = None, key: str = "") -> Any:
    headers = {"content-type": "application/json"}
    if key:
        headers["authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def play(server: str, event: str, key: str) -> None:
    """Every board is 4 hearts; pair 1 makes a trick more than the others."""
    at = f"{server}/events/{event}"

    def do(do: str, **more: object) -> None:
        seen = call(f"{at}/view", key=key)["n"]
        call(f"{at}/do", {"id": f"{do}{seen}", "do": do, "seen": seen, **more}, key)

    for number in (1, 2, 3):
        do("next", round=number, anyway=True)
        for table in call(f"{at}/view", key=key)["tables"]:
            ns, ew = table["ns"]["number"], table["ew"]["number"]
            result = "+1" if ns == 1 else "-1" if ew == 1 else "="
            for board in table["boards"]:
                do("slip", text=f"{board['number']} {ns} 4H N {result}")
    do("next", round=4, anyway=True)
    do("show", shown=True)


def test_an_evening_is_announced_seen_on_the_screen_and_counted(eyes: Eyes) -> None:
    server = eyes.server
    club = call(f"{server}/clubs", {"title": "Club"})
    at = f"{club['club']}.{club['key']}"
    how: dict[str, object] = {"pairs": 4, "movement": "howell", "rounds": 3, "each": 2,
                              "title": "Lundi", "names": FOUR}  # fmt: skip
    told = call(f"{server}/events", how)
    event, key = told["event"], told["director"]
    call(f"{server}/events/{event}/club", {"club": at}, key)

    desk = eyes.open(f"#{event}.{key}", (1366, 768))
    desk.locator("details.announce summary").click()
    desk.locator("[name=announcement]").fill("Café à la pause")
    desk.locator("[data-do=announce]").click()
    phone = eyes.open(f"#{event}.{told['tables'][0]['ns']}", (360, 760))
    expect(phone.locator("[data-announcement]")).to_have_text("Café à la pause")
    screen: Page = desk.context.new_page()
    screen.goto(f"{server}/screen#{event}")
    expect(screen.locator("[data-announcement]")).to_have_text("Café à la pause")
    expect(screen.locator("[data-sheet=seats]")).to_contain_text("Gil Ash & Hal Ivy")
    desk.locator("[data-do=announce-end]").click()
    expect(screen.locator("[data-announcement]")).to_have_count(0)
    expect(phone.locator("[data-announcement]")).to_have_count(0)

    play(server, event, key)
    expect(screen.locator("[data-sheet=ranking]")).to_contain_text("Ann Lee & Bob Fox")
    mine = desk.context.new_page()
    mine.goto(f"{server}/event")
    expect(mine.locator(f"[data-tournament='{event}']")).to_contain_text("Lundi")

    page = desk.context.new_page()
    page.goto(f"{server}/club")
    page.evaluate("key => localStorage.setItem('biritch.club.key', key)", at)
    page.reload()
    page.locator("[data-do=new-season]").click()
    page.locator("[name=season-title]").fill("Automne")
    page.locator("[name=season-ladder]").select_option("average")
    page.locator("[data-do=keep-season]").click()
    page.locator("[data-season]").click()
    first = page.locator("tr[data-player]").first
    expect(first).to_contain_text("Ann Lee")
    expect(first).to_contain_text("100,00")
    first.locator("button.who").click()
    expect(page.locator("[data-partner='Bob Fox']")).to_contain_text("100,00 %")
    expect(page.get_by_test_id("player").locator("svg circle")).to_have_count(1)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_a_tournament_is_sent_to_other_clubs_and_a_card_says_who_plays(eyes: Eyes) -> None:
    server = eyes.server
    club = call(f"{server}/clubs", {"title": "Club"})
    at = f"{club['club']}.{club['key']}"
    zoe = {"name": "Zoé Martin", "number": "0123"}
    call(f"{server}/clubs/{club['club']}/do", {"id": "z", "do": "put", "members": [zoe]},
         club["key"])  # fmt: skip
    how: dict[str, object] = {"pairs": 4, "movement": "howell", "rounds": 3, "each": 2}
    told = call(f"{server}/events", {**how, "title": "Vendredi", "names": FOUR})
    event, key = told["event"], told["director"]
    call(f"{server}/events/{event}/club", {"club": at}, key)
    play(server, event, key)

    page = eyes.open("", (1366, 768))
    page.goto(f"{server}/club")
    page.evaluate("key => localStorage.setItem('biritch.club.key', key)", at)
    page.reload()
    page.locator("[data-do=new-simultaneous]").click()
    page.locator("[name=simultaneous-title]").fill("Coupe des clubs")
    page.locator("[data-do=keep-simultaneous]").click()
    page.locator("[data-simultaneous]").click()
    page.locator("[name=sent]").select_option(event)
    page.locator("[name=called]").fill("Lyon")
    page.locator("[data-do=send]").click()
    first = page.locator("tr[data-entrant]").first
    expect(first).to_contain_text("Ann Lee & Bob Fox")
    expect(first).to_contain_text("Lyon")

    # Her phone reads the code of her card, and later the code of her table.
    phone = eyes.open("#member=123", (360, 760))
    expect(phone.locator("[data-carried='123']")).to_be_visible()
    new = call(f"{server}/events", how)
    call(f"{server}/events/{new['event']}/club", {"club": at}, new["director"])
    table = phone.context.new_page()
    table.goto(f"{server}/event#{new['event']}.{new['tables'][0]['ns']}")
    expect(table.locator("[name=who]")).to_have_value("123")
    table.locator("[data-do=who]").click()
    expect(table.locator("details.who [role=status]")).to_contain_text("Zoé Martin")
    seen = call(f"{server}/events/{new['event']}/view", key=new["director"])
    assert seen["tables"][0]["ns"]["names"] == "Zoé Martin"
