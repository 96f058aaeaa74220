#!/usr/bin/env python3
"""What a deal costs on the built page: taps to the first card, layout shift, bytes of messages.

    benchmarks/page_deal.py [--deals N] [--size 360x740 …] [--robots NAME] [--moved]

A server and a browser of its own. From the start page a visitor taps until the cards are dealt;
then deals are played to their end by the first legal call and card. Layout shift is that of
Chromium's `layout-shift` entries that follow no tap; messages are those that came over the
socket, before compression. ``--moved`` names what moved.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import urllib.request
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
sys.path.insert(0, str(ROOT))

from sitting import serving  # noqa: E402 - found in scripts/

from tests.browser.player import Player  # noqa: E402 - the same hands as in the tests

SIZES = ("360x740", "820x1180", "1366x768", "1920x1080")
SHIFTS = """
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      window.moved.push([entry.value, entry.sources.map(({ node }) =>
        node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? '?')]);
}).observe({ type: 'layout-shift', buffered: true });
"""


def count_taps(browser: Browser, url: str, size: tuple[int, int]) -> tuple[int, int]:
    """Return the taps from the start page to the cards: at once, and by way of the lobby."""
    counts = []
    for ways in (["[data-go=known]"], ["header summary", "[href='/lobby']", "[data-game]"]):
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        page = context.new_page()
        page.goto(url)
        for tap in ways:
            page.locator(tap).first.click()
        page.locator(".hand [data-card], .result").first.wait_for()
        counts.append(len(ways))
        context.close()
    return counts[0], counts[1]


def measure(
    browser: Browser, url: str, size: tuple[int, int], deal: int, robots: str
) -> tuple[float, int, Counter[str]]:
    """Play one deal; return its layout shift, its bytes and what moved by how much."""
    touch = size[0] < 700
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch
    )
    body = json.dumps({"seed": f"page {deal}", "robots": robots}).encode()
    request = urllib.request.Request(f"{url}/tables", body, method="POST")
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    settings = {"pace": "fast", "confirm": "one", "robotClaims": False}
    kept = {
        "biritch.settings": json.dumps(settings),
        "biritch.table": json.dumps({"table": table["table"], "token": table["token"]}),
    }
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)})")
    context.add_init_script(SHIFTS)
    page: Page = context.new_page()
    heard: list[int] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived",
            lambda text: heard.append(len(text if isinstance(text, bytes) else text.encode())),
        ),
    )
    player = Player(page, url, touch=touch)
    player.open()
    page.locator(".hand [data-card], .result").first.wait_for()
    page.evaluate("window.moved.length = 0")
    player.to_the_end("P")
    page.wait_for_timeout(1500)
    moved = page.evaluate("window.moved")
    by_name: Counter[str] = Counter()
    for value, names in moved:
        for name in names:
            by_name[name] += value
    context.close()
    return sum(value for value, _ in moved), sum(heard), by_name


def main() -> None:
    """Print a line for each size."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT; may be repeated")
    parser.add_argument("--robots", default="rule:sef", help="who sits in the other seats")
    parser.add_argument("--moved", action="store_true", help="name what moved")
    parser.add_argument("--browser", help="path of a Chromium")
    asked = parser.parse_args()
    process, url = serving()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=asked.browser or shutil.which("chromium"),
                args=["--no-sandbox", "--disable-gpu"],
            )
            for text in asked.size or SIZES:
                wide, high = (int(part) for part in text.split("x"))
                size = (wide, high)
                found = [
                    measure(browser, url, size, deal, asked.robots)
                    for deal in range(asked.deals)
                ]
                shifts = [shift for shift, _, _ in found]
                sizes = [count / 1000 for _, count, _ in found]
                print(
                    f"{text:>9}: layout shift a deal {statistics.mean(shifts):.3f} "
                    f"(at most {max(shifts):.3f}); messages {statistics.mean(sizes):.0f} kB "
                    f"(at most {max(sizes):.0f})"
                )
                if asked.moved:
                    total = sum((each for _, _, each in found), Counter())
                    for name, value in total.most_common(8):
                        print(f"           {value:.3f} {name}")
            once, lobby = count_taps(browser, url, (360, 740))
            print(f"taps from the start page to the cards: {once}; by the lobby: {lobby}")
            browser.close()
    finally:
        process.terminate()
        process.wait(20)


if __name__ == "__main__":
    main()
