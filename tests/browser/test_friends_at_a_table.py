"""Four friends, two languages, one phone, and one who looks on: an evening in small."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.cable import Cable
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import open_visit

MARKUP = """"'><script>hit=1</script><img src=x onerror='hit=1'>"""
"""What would set ``hit`` where it was taken for more than text."""
NAME = MARKUP[-28:]
HAND = ".hand [data-card]"
CLAIM = "[data-wish=claim]:not([disabled])"
LOST = ("ERR_",)
CUT = (*LOST, "Connection closed before receiving a handshake response")
"""What a browser says of a line that is lost, and of one cut while it was being made."""


@dataclass
class Guest(Player):
    """A friend in a browser of their own, and every message that browser was sent."""

    heard: list[dict[str, Any]] = field(default_factory=list)
    cable: Cable | None = None

    @classmethod
    def come(
        cls, browser: Browser, server: str, language: str, size: tuple[int, int], *, touch: bool
    ) -> Guest:
        """Return somebody with a fresh browser."""
        context = open_visit(
            browser,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
        )
        guest = cls(context.new_page(), server, touch=touch)
        guest.page.on("websocket", guest.listen)
        return guest

    def listen(self, socket: WebSocket) -> None:
        """Keep all that comes."""
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def join(self, link: str, name: str) -> None:
        """Open an invitation, and sit down with a name and nothing more."""
        parts = urlsplit(link)
        self.page.goto(link.replace(f"{parts.scheme}://{parts.netloc}", self.server, 1))
        self.page.fill("[name=name]", name)
        self.page.click("form .main")
        self.page.wait_for_selector("[data-company-seat]", timeout=PATIENCE)

    def back(self) -> None:
        """Open the table again, in the same browser."""
        self.page = self.page.context.new_page()
        self.page.on("websocket", self.listen)
        self.page.goto(f"{self.server}/play")

    def tap(self, where: str) -> None:
        """Click, or touch, the first such thing."""
        target = self.page.locator(where).first
        target.tap() if self.touch else target.click()

    @property
    def cards(self) -> list[str]:
        """The cards in hand."""
        self.page.wait_for_selector(HAND, timeout=PATIENCE)
        return list(self.page.locator(HAND).evaluate_all("all => all.map(c => c.dataset.card)"))


def invitation(page: Page, place: str) -> str:
    """Return the link of *place*, as the host copies it."""
    page.click(f"[data-invite={place}]")
    link = page.input_value("dialog [data-link]")
    page.wait_for_selector("dialog img", timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return link


@contextmanager
def gathered(browser: Browser, server: str, game: str) -> Iterator[dict[str, Guest]]:
    """Seat Anne, South and host, Béa on a phone, Chloé, Dan, and let Olga look on."""
    with ExitStack() as leaving:
        found: dict[str, Guest] = {}
        looks = {
            "S": ("en", (1440, 900)),
            "N": ("fr", (360, 740)),
            "E": ("en", (1280, 800)),
            "W": ("fr", (1280, 800)),
            "look": ("en", (1280, 800)),
        }
        for place, (language, size) in looks.items():
            touch = size[0] < 500
            cable = leaving.enter_context(Cable(server)) if place == "E" else None
            address = cable.url if cable else server
            guest = Guest.come(browser, address, language, size, touch=touch)
            guest.cable = cable
            leaving.callback(guest.page.context.close)
            found[place] = guest
        anne = found["S"].page
        anne.goto(f"{server}/friends?game={game}")
        anne.fill("[name=name]", NAME)
        anne.click("details:has([name=admit]) > summary")
        anne.check("[name=admit]")
        anne.click("form > .main")
        anne.wait_for_selector("[data-company-seat]", timeout=PATIENCE)
        links = {place: invitation(anne, place) for place in ("N", "E", "W", "look")}
        for place, name in {"N": "Béa", "E": "Chloé", "W": "Dan", "look": "Olga"}.items():
            found[place].join(links[place], name)
        yield found
        for guest in found.values():
            assert guest.strangers == []
            told = CUT if guest.cable is not None else LOST
            assert [
                text for text in guest.problems if not any(word in text for word in told)
            ] == []


def deal(friends: dict[str, Guest]) -> None:
    """Let Anne deal, and let in whoever looks on, who waits until the host says so."""
    anne = friends["S"].page
    anne.click(".deal")
    anne.wait_for_selector("[data-asks]", timeout=PATIENCE)
    assert not any(message["t"] == "view" for message in friends["look"].heard)
    anne.click("[data-asks] .main")
    anne.wait_for_selector("[data-asks]", state="detached", timeout=PATIENCE)


@pytest.fixture
def friends(browser: Browser, server: str) -> Iterator[dict[str, Guest]]:
    """Return four friends at a game of contract bridge, and one who looks on."""
    with gathered(browser, server, "contract") as found:
        yield found


def act(friends: dict[str, Guest], how: Any) -> str:
    """Let whoever is to act do so; return their seat."""
    seats = [place for place in friends if place != "look"]
    for _ in range(400):
        for seat in seats:
            page = friends[seat].page
            if page.is_closed():
                continue
            if page.locator("[data-face]").count():
                friends[seat].tap("[data-face]")
            elif page.locator("[data-call]:not([aria-disabled=true]), .may").count():
                how(friends[seat], seat)
                return seat
        friends["S"].page.wait_for_timeout(50)
    raise AssertionError("nobody is to act")


@pytest.mark.slow
def test_four_friends_play_and_one_looks_on(friends: dict[str, Guest]) -> None:
    anne, bea, chloe, dan, olga = (friends[place] for place in ("S", "N", "E", "W", "look"))
    talk_in_markup(anne, bea)
    deal(friends)
    held = {seat: friends[seat].cards for seat in "NESW"}
    assert len({card for hand in held.values() for card in hand}) == 52

    # Talk: a phrase is said in the language of whoever reads it.
    anne.tap("[data-phrase=good-luck]")
    bea.tap("[data-people]")
    bea.page.wait_for_selector("text=Bonne chance !", timeout=PATIENCE)
    bea.page.keyboard.press("Escape")

    # One loses the network: the page says so, and takes up where the others are by itself.
    assert chloe.cable is not None
    chloe.page.evaluate("window.here = 'since the beginning'")
    chloe.cable.pull()
    chloe.page.wait_for_selector(".lost", timeout=PATIENCE)
    # Somebody bids one notrump, the others pass.
    bids = iter(["1N"])
    assert act(friends, lambda guest, _: guest.call(next(bids, "P"))) == "N"
    assert not chloe.page.locator("[data-call=P]:not([aria-disabled=true])").count()
    chloe.cable.put_in()
    chloe.page.wait_for_selector(".lost", state="detached", timeout=PATIENCE)
    assert chloe.cards == held["E"]
    for _ in range(3):
        act(friends, lambda guest, _: guest.call("P"))
    assert chloe.page.evaluate("window.here") == "since the beginning"
    # One reloads, and is where he was.
    bea.page.reload()
    assert bea.cards == held["N"]

    # One leaves: the table votes, and a robot plays on for him.
    dan.page.close()
    for guest in (anne, bea):
        if guest.touch:
            guest.tap("[data-people]")
        guest.page.wait_for_selector("[data-vote=W]", timeout=PATIENCE)
        guest.tap("[data-vote=W]")
        if guest.touch:
            guest.page.keyboard.press("Escape")
    robot = "[data-company-seat=W][data-kind=robot]"
    anne.page.wait_for_selector(robot, state="attached", timeout=PATIENCE)

    # He comes back by the same browser, and has his seat and his cards again.
    dan.back()
    person = "[data-company-seat=W][data-kind=person]"
    anne.page.wait_for_selector(person, state="attached", timeout=PATIENCE)
    assert set(dan.cards) <= set(held["W"])

    # North declares and claims; it is contested, with a reason that all are told.
    while not bea.page.locator(CLAIM).count():
        act(friends, lambda guest, _: guest.play())
    claimed(friends, bea, 13, agreed=False)
    for guest in (anne, bea, chloe):
        guest.page.wait_for_selector("[data-contested]", timeout=PATIENCE)
    # A refused claim is not tried again before a card is played.
    assert not bea.page.locator(CLAIM).count()
    while not bea.page.locator(CLAIM).count():
        act(friends, lambda guest, _: guest.play())
    claimed(friends, bea, 0, agreed=True)
    for guest in (anne, bea, chloe):
        guest.page.wait_for_selector(".result", timeout=PATIENCE)
    saw_nothing_hidden(olga)


def talk_in_markup(anne: Guest, bea: Guest) -> None:
    """A name and a remark are text, whatever they look like; who opened the table mutes."""
    bea.page.fill("[name=remark]", MARKUP)
    bea.page.press("[name=remark]", "Enter")
    for guest in (anne, bea):
        expect(guest.page.locator("[data-remark]")).to_contain_text(MARKUP)
        expect(guest.page.locator("[data-company-seat=S]")).to_contain_text(NAME)
        assert guest.page.evaluate("window.hit") is None
    anne.tap("[data-company-seat=N] [data-mute]")
    expect(bea.page.locator(".talk .law")).to_contain_text("coupé la parole")
    expect(bea.page.locator("[name=remark]")).to_have_count(0)
    anne.tap("[data-company-seat=N] [data-mute]")
    expect(bea.page.locator("[name=remark]")).to_be_visible()
    bea.tap("[data-company-seat=S] [data-hide]")
    anne.page.fill("[name=remark]", "Good evening")
    anne.page.press("[name=remark]", "Enter")
    expect(anne.page.locator("[data-remark]")).to_have_count(2)
    expect(bea.page.locator(".talk .none")).to_contain_text("1")
    bea.tap("[data-company-seat=S] [data-hide]")  # and hears her again
    expect(bea.page.locator("[data-remark]")).to_have_count(2)


@pytest.mark.prove
@pytest.mark.slow
def test_four_friends_finish_a_rubber(browser: Browser, server: str) -> None:
    """Each board is bid to game by its dealer, led to, and claimed."""
    with gathered(browser, server, "rubber") as friends:
        deal(friends)
        boards = 0
        while not (boards and last_view(friends["look"])["sheet"]["over"]):
            boards += 1
            assert boards < 9
            bids = iter(["3N"])
            for _ in range(4):
                act(friends, lambda guest, _, bids=bids: guest.call(next(bids, "P")))
            friends["S"].page.wait_for_selector("[data-phase=play]", timeout=PATIENCE)
            view = last_view(friends["S"])
            declarer = friends[view["declarer"]]
            while not declarer.page.locator(CLAIM).count():
                act(friends, lambda guest, _: guest.play())
            claimed(friends, declarer, 13, agreed=True)
            for guest in friends.values():
                guest.page.wait_for_selector(".result", timeout=PATIENCE)
            if not last_view(friends["look"])["sheet"]["over"]:
                friends["S"].page.click(".next")
                dealt(friends, boards + 1)
        assert boards >= 2
        saw_nothing_hidden(friends["look"])


def last_view(guest: Guest) -> dict[str, Any]:
    """Return the last view that a browser was sent."""
    return views(guest)[-1]


def views(guest: Guest) -> list[dict[str, Any]]:
    """Return every view that a browser was sent, whole: most are sent as what changed."""
    found: list[dict[str, Any]] = []
    for message in guest.heard:
        if message["t"] == "view":
            found.append(message)
        elif message["t"] == "change" and message["of"] == "view":
            assert message["base"] == found[-1]["n"]
            view = found[-1] | message["set"]
            for name, more in (message.get("more") or {}).items():
                view[name] = [*view.get(name, []), *more]
            for name in message.get("gone") or []:
                view.pop(name, None)
            found.append(view)
    return found


def dealt(friends: dict[str, Guest], board: int) -> None:
    """Wait until everybody was shown *board*."""
    for guest in friends.values():
        for _ in range(600):
            if last_view(guest)["board"] == board:
                break
            guest.page.wait_for_timeout(50)
        guest.page.wait_for_selector(".result", state="detached", timeout=PATIENCE)


def claimed(friends: dict[str, Guest], declarer: Guest, tricks: int, *, agreed: bool) -> None:
    """Let *declarer* claim; an opponent agrees, or does not, and says why."""
    page = declarer.page
    declarer.tap(CLAIM)
    buttons = page.locator("dialog .count button")
    if tricks == 0:
        buttons.last.click()
    else:
        page.fill("dialog [name=line]", "All of them are high")
    declarer.tap("dialog [data-claim]")
    for _ in range(400):
        for guest in friends.values():
            answers = (
                guest.page.locator(".claimed button")
                if not guest.page.is_closed()
                else page.locator(".nothing")
            )
            if answers.count():
                if not agreed:
                    guest.page.fill(".claimed input", "I have an ace")
                (answers.first if agreed else answers.last).click()
                guest.page.wait_for_selector(".claimed button", state="detached")
                if not agreed:
                    return
        if not page.locator(".claimed").count() and not page.locator("dialog").count():
            return
        page.wait_for_timeout(50)


def saw_nothing_hidden(olga: Guest) -> None:
    """Whoever looked on was shown dummy alone, and that once the lead was faced."""
    seen = views(olga)
    assert len(seen) > 5
    for view in seen:
        if view["phase"] != "over":
            assert set(view["hands"]) <= {view["dummy"]}
            assert not view["legal"]
