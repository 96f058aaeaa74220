"""Browsers at an evening: one for the director, one for each telephone."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import open_visit

SPREADING = """() => [...document.querySelectorAll('main *, header *')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width && !one.closest('.vh, .wide') && (right > innerWidth + 1 || left < -1);
}).map((one) => `${one.tagName}.${one.className} ${one.textContent}`.slice(0, 80))"""
"""What lies beyond the sides of the screen; tables that scroll within themselves apart."""


@dataclass
class Eyes:
    """Opens pages, and keeps what went wrong in them."""

    browser: Browser
    server: str
    language: str = "en"
    problems: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    def open(self, address: str, size: tuple[int, int] = (360, 640)) -> Page:
        context = open_visit(
            self.browser,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[self.language],
            accept_downloads=True,
        )
        context.add_init_script(
            "localStorage.getItem('biritch.settings') ?? "
            "localStorage.setItem('biritch.settings', "
            """'{"pace":"fast","robotClaims":false}')"""
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._heard)
        page.goto(f"{self.server}/event{address}")
        self.pages.append(page)
        return page

    def _heard(self, message: object) -> None:
        text = str(getattr(message, "text", ""))
        refused = "409" in text  # a refusal is an answer, whatever the browser makes of it
        if getattr(message, "type", "") == "error" and not refused:
            self.problems.append(text)

    def tidy(self) -> None:
        """Nothing is cut off at the sides of any page."""
        for page in self.pages:
            spreading = page.evaluate(SPREADING)
            assert spreading == [], f"{page.url}: {spreading}"

    def close(self) -> None:
        for page in self.pages:
            page.context.close()
        assert self.problems == []


def enter(phone: Page, keys: str) -> None:
    """Type a score as fingers do: ``4 S X N skip +1``."""
    *rest, declarer, lead, result = keys.split()
    for key in rest:
        name = f'[data-key="{key}"]' if key not in ("X", "XX") else f'text="{key}"'
        phone.locator(name).click()
    phone.locator('[data-key="ok"]').click()
    phone.locator(f'[data-key="{declarer}"]').click()
    for key in [lead] if lead == "skip" else lead:
        phone.locator(f'[data-key="{key}"]').click()
    phone.locator(f'[data-key="{result}"]').click()
    phone.locator('[data-key="send"]').click()


def agreed(north: Page, east: Page, board: int, keys: str) -> None:
    """Let North enter the score of *board* and East-West agree."""
    for phone in (north, east):
        phone.locator(f'[data-board="{board}"]').click()
    enter(north, keys)
    expect(east.locator(f'[data-board="{board}"]')).to_have_attribute("data-state", "entered")
    east.locator(".answer .main").click()
    for phone in (north, east):
        expect(phone.get_by_test_id("traveller")).to_be_visible()
