"""A real server, a real browser: what every test of the page stands on."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from scripts.browser import found as find_browser
from tests.browser.player import PATIENCE, Player
from tests.browser.visit import open_visit
from tests.proving import PROVING

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "biritch" / "server" / "static" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Sit = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder: it drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def _browser_path(playwright: Playwright) -> str | None:
    """Return where the browser is; None lets Playwright take its own headless shell."""
    path = find_browser() or playwright.chromium.executable_path
    if not Path(path).exists():
        pytest.fail(
            f"no browser at {path}: install Chromium or set CHROMIUM to its path",
            pytrace=False,
        )
    return path if find_browser() or PROVING else None


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return the browser: ``CHROMIUM``, one on the path, or Playwright's own.

    It is closed before the tests of other folders: it keeps an event loop running.
    """
    with sync_playwright() as playwright:
        path = _browser_path(playwright)
        try:
            found = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        except Error as problem:
            pytest.fail(f"the browser {path} does not start: {problem}", pytrace=False)
        expect.set_options(timeout=PATIENCE)
        yield found
        found.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=10) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server of our own, which forgets everything at the end.

    ``BIRITCH_SERVER`` names one that runs already, to try the page on.
    """
    if running := os.environ.get("BIRITCH_SERVER"):
        yield running
        return
    if not PAGE.exists():
        pytest.fail(
            f"the page is not built: {PAGE} is missing (run `npm run build` in web/)",
            pytrace=False,
        )
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    log = tmp_path_factory.mktemp("server") / "log.txt"
    # robots that answer at once: how long they think is no business of the page
    command = ["-m", "tests.seeded", "the page", "serve", "--robot", "rule:sef"]
    command += ["--port", str(port), "--database", "memory:"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, *command], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT
        )
        end = time.monotonic() + 60
        while not (answers := _answers(url)) and process.poll() is None:
            if time.monotonic() > end:
                break
            time.sleep(0.1)
        if not answers:
            process.kill()
            pytest.fail(
                f"the server does not answer:\n{log.read_text()[-2000:]}", pytrace=False
            )
        yield url
        process.terminate()
        process.wait(20)


@pytest.fixture
def sit(browser: Browser, server: str) -> Iterator[Sit]:
    """Return a way to sit down at a new table, in any language, light and size of screen.

    Where it is *at* another page that is opened, or none; for *moving* and *keeping* see
    :func:`tests.browser.visit.open_visit`.

    At the end: nothing may have been asked of another server, and nothing may have gone
    wrong in the page.
    """
    players: list[Player] = []

    def seat(
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1280, 800),
        *,
        touch: bool = False,
        settings: dict[str, object] | None = None,
        at: str = "/play",
        moving: bool = False,
        keeping: bool = False,
    ) -> Player:
        context = open_visit(
            browser,
            moving=moving,
            keeping=keeping,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
        )
        kept = json.dumps({"pace": "fast", "robotClaims": False, **(settings or {})})
        context.add_init_script(
            "localStorage.getItem('biritch.settings') ?? "
            f"localStorage.setItem('biritch.settings', {json.dumps(kept)})"
        )
        player = Player(context.new_page(), server, touch=touch)
        players.append(player)
        if at:
            player.open(at)
        return player

    yield seat
    for player in players:
        player.page.context.close()
    for player in players:
        assert player.problems == []
        assert player.strangers == []
