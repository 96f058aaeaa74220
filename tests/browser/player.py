"""Someone at the page: sits down, bids, plays, as a person would."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as NotInTime

PATIENCE = 60_000
"""How long to wait for the others, in milliseconds; robots may think."""

LETTERS = {
    "en": ({"S": "s", "H": "h", "D": "d", "C": "c"}, {}),
    "fr": ({"S": "p", "H": "c", "D": "k", "C": "t"}, {"K": "r", "Q": "d", "J": "v"}),
}

# Pass, and play the last card that may be played, for as long as the stage is the same.
# A click is not taken while what was asked before is under way: then click again.
REST = """async (patience) => {
  const end = performance.now() + patience
  const all = (css) => [...document.querySelectorAll(css)]
  const at = () => document.querySelector('.page').dataset
  const stage = at().phase
  let n = ''
  let clicked = 0
  for (;;) {
    const mine = all('.result, .may, [data-call=P]:not([aria-disabled=true])').at(-1)
    if (at().phase !== stage || mine?.matches('.result')) return
    if (mine && (at().n !== n || performance.now() > clicked + 100)) {
      n = at().n
      clicked = performance.now()
      mine.click()
    }
    if (performance.now() > end) throw new Error('nothing moves at the table')
    await new Promise((go) => setTimeout(go, 20))
  }
}"""


@dataclass
class Player:
    """A browser page at a table, and what went wrong in it."""

    page: Page
    server: str
    touch: bool = False
    problems: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Watch what the page says and whom it asks."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", lambda request: self._meet(request.url))
        self.page.on("websocket", lambda socket: self._meet(socket.url))

    def _hear(self, message: ConsoleMessage) -> None:
        # A line cut on purpose is told by the browser itself, whatever the page does.
        if message.type in {"error", "warning"} and "ERR_INTERNET" not in message.text:
            self.problems.append(message.text)

    def _meet(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.server).netloc:
            self.strangers.append(url)

    def open(self, at: str = "/play") -> None:
        """Open the page *at* that address; at the table, wait for the cards."""
        self.page.goto(f"{self.server}{at}")
        if at == "/play":
            self.page.wait_for_selector(".hand [data-card]", timeout=PATIENCE)

    def sit_at(self, deal: str, begun: list[str], seat: str, **asked: object) -> None:
        """Go to a table with *deal*, where the calls and cards of *begun* were made."""
        self.sit_down(deals=[deal], begun=begun, seat=seat, **asked)

    def sit_down(self, **asked: object) -> None:
        """Go to a table that is opened as *asked*, and wait until it is for me to act."""
        opened = self.page.request.post(f"{self.server}/tables", data=asked).json()
        kept = json.dumps({name: opened[name] for name in ("table", "token")})
        if self.page.url.startswith(self.server):
            self.page.evaluate("kept => localStorage.setItem('biritch.table', kept)", kept)
        else:  # no page is open yet that could keep it
            self.page.add_init_script(f"localStorage['biritch.table'] ??= {json.dumps(kept)}")
        self.page.goto(f"{self.server}/play")
        self.my_turn()

    def new_table(self, game: str, *ticked: str) -> None:
        """Open a table for *game* in the lobby, with the boxes *ticked*."""
        self.page.locator(".tools button").last.click()
        name = re.compile("new table|nouvelle table")
        self.page.get_by_role("button", name=name).click()
        if not ticked:
            self.page.locator(f"[data-game={game}]").click()
            return
        choices = self.page.locator(".tile", has=self.page.locator(f"[data-game={game}]"))
        choices.locator("[data-choices]").click()
        for box in ticked:
            choices.locator(f"input[name={box}]").check()
        choices.locator("[data-deal]").click()

    @property
    def phase(self) -> str:
        """Return what goes on: ``auction`` or another stage, ``play``, ``over``."""
        return self.page.get_attribute(".page", "data-phase") or ""

    @property
    def events(self) -> int:
        """How many events of the table the page has seen."""
        return int(self.page.get_attribute(".page", "data-n") or -1)

    def my_turn(self) -> bool:
        """Wait until there is something for me to do; return whether the board goes on."""
        self.page.wait_for_selector(
            "[data-call]:not([aria-disabled=true]), [data-face], .naming [data-deed], "
            "[data-widow], .may, .result",
            state="attached",
            timeout=PATIENCE,
        )
        return not self.page.locator(".result").count()

    def acted(self, act: Callable[[], object]) -> None:
        """Do *act* and wait until the table has moved."""
        moved = f".page:not([data-n='{self.events}'])"
        act()
        try:
            self.page.wait_for_selector(moved, timeout=PATIENCE / 4)
        except NotInTime:
            # What came last had ended the board already: there was nothing more to do.
            if self.page.locator(".result").count():
                return
            # A card that was lifted fell back as a new view came: lift it again.
            act()
            self.page.wait_for_selector(moved, timeout=PATIENCE)

    def press(self, target: Locator) -> None:
        """Click, or touch and touch again."""
        if not self.touch:
            target.click()
            return
        target.tap()
        if (sure := self.page.locator(".sure")).count():
            sure.tap()
        elif (lifted := self.page.locator(".slot.lifted")).count():
            lifted.tap()

    def call(self, call: str) -> None:
        """Make *call* with the bidding box, when it is offered; pass otherwise."""
        level = self.page.locator(f"[data-level='{call[0]}']:not([aria-disabled=true])")
        if call[0].isdigit() and level.count():
            self.press(level)
        offered = self.page.locator(f"[data-call='{call}']:not([aria-disabled=true])")
        made = offered if offered.count() else self.page.locator("[data-call=P]")
        self.acted(lambda: self.press(made.first))

    def play(self) -> None:
        """Play the first card that may be played."""
        card = self.page.locator(".may").last
        self.acted(lambda: self.press(card))

    def name(self) -> None:
        """Name the dearest trump there is, or leave things as they are."""
        named = self.page.locator(".naming .strain, .naming .content").first
        self.acted(lambda: self._press_and_confirm(named))

    def _press_and_confirm(self, target: Locator) -> None:
        target.tap() if self.touch else target.click()
        if (sure := self.page.locator(".naming .main")).count():
            sure.tap()

    def share(self) -> None:
        """Keep the first card of the widow for the hand, the second for the dummy."""
        page = self.page
        for card in (page.locator("[data-widow]").first, page.locator("[data-widow]").nth(1)):
            card.tap() if self.touch else card.click()
        done = page.locator(".widow .main")
        self.acted(lambda: done.tap() if self.touch else done.click())

    def act(self, call: str = "P") -> None:
        """Do what is wanted of me, calling *call* if it is a call."""
        match self.phase:
            case "auction":
                self.call(call)
            case "naming":
                self.name()
            case "sharing":
                self.share()
            case _:
                self.play()

    def go_on(self) -> None:
        """Do what is wanted of me for as long as it is the same: without a hand, if I may."""
        if self.touch or self.phase not in {"auction", "drawing", "play"}:
            self.act()
        else:
            self.page.evaluate(REST, PATIENCE)

    def to_the_end(self, opening: str = "1N") -> None:
        """Call *opening* once, then pass and play until the board is over."""
        met = set()
        while self.my_turn():
            if (phase := self.phase) in met:
                self.go_on()
            else:
                self.act(opening if phase == "auction" else "P")
            met.add(phase)

    def to_the_play(self, opening: str = "7N") -> None:
        """Bid so high that the play comes soon, and stop at my first card."""
        first = True
        while self.my_turn() and self.phase == "auction":
            self.call(opening if first else "P")
            first = False

    def type_card(self, language: str) -> None:
        """Play a card that may be played by its two letters."""
        card = self.page.locator(".may").first.get_attribute("data-card") or ""
        suits, ranks = LETTERS[language]
        keys = suits[card[0]] + ranks.get(card[1], card[1].lower())
        self.acted(lambda: self.page.keyboard.type(keys))

    def told(self) -> str:
        """Return what was read aloud lately."""
        return self.page.locator("[data-told]").inner_text()

    def rest(self) -> None:
        """Wait until what moves has come to rest: places are measured then, not on the way."""
        self.page.evaluate(AT_REST)

    def find_lasting(self, script: str) -> list[str]:
        """Return the faults that *script* finds still when the page is drawn for its size."""
        self.rest()
        for _ in range(40):
            found: list[str] = self.page.evaluate(script)
            if not found:
                break
            self.page.wait_for_timeout(50)
        return found

    def overflow(self) -> list[str]:
        """Return whatever sticks out of the screen at its sides, once nothing moves."""
        return self.find_lasting(OUTSIDE)

    def score(self) -> int:
        """Return the points on the result sheet."""
        text = self.page.locator(".points").inner_text()
        number = re.search(r"\d+", text)
        return int(number.group()) if number else 0


AT_REST = """async () => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  await frame();
  await frame();
  await Promise.race([
    new Promise((go) => setTimeout(go, 2000)),
    Promise.allSettled(document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
      .map((one) => one.finished)),
  ]);
}"""
"""Waits until the page is drawn and what moves has come to rest; what moves for ever apart."""

OUTSIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const out = document.documentElement.scrollWidth > wide ? ['the page scrolls sideways'] : [];
  for (const node of document.querySelectorAll('button, p, table, .plate, .slot, h1, h2, li')) {
    if (node.closest('.vh, .backs')) continue;
    const { left, right, width } = node.getBoundingClientRect();
    if (width && (left < -1 || right > wide + 1))
      out.push(`${node.tagName}.${node.className} ${left}..${right}`);
  }
  return out;
}"""
