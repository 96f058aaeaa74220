"""Sitting down at a table of our own with a browser, for the scripts that take pictures."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.player import Player  # noqa: E402 - the same hands as in the tests

PICTURES = ROOT / "docs" / "pictures"
SEED = "coffee"


def serving() -> tuple[subprocess.Popen[bytes], str]:
    """Start a server that forgets everything; return it and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "biritch.cli.main", "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--database", "memory:"], cwd=ROOT)
    url = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=1):
                return process, url
        except OSError:
            time.sleep(0.1)
    process.terminate()
    sys.exit("the server does not answer")


@contextmanager
def at_work(path: str | None) -> Iterator[tuple[Browser, str]]:
    """Give a browser (the one at *path*, or the one found) and a server's address."""
    process, url = serving()
    try:
        with sync_playwright() as playwright:
            executable = path or shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(
                executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
            )
            yield browser, url
            browser.close()
    finally:
        process.terminate()
        process.wait(20)


def sit(  # noqa: PLR0913 - a picture is that many things
    browser: Browser,
    url: str,
    *,
    language: str,
    theme: str,
    size: tuple[int, int],
    game: str = "contract",
) -> Player:
    """Sit down South at a table whose deals are always the same."""
    touch = size[0] < 700
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=2 if touch else 1,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=touch,
        is_mobile=touch,
    )
    body = json.dumps({"seed": SEED, "variant": game}).encode()
    request = urllib.request.Request(f"{url}/tables", body, method="POST")
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    settings = {
        "biritch.settings": json.dumps({"pace": "fast"}),
        "biritch.table": json.dumps({"table": table["table"], "token": table["token"]}),
    }
    for key, value in settings.items():
        context.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)})")
    player = Player(context.new_page(), url, touch=touch)
    player.open()
    return player


def take(player: Player, name: str) -> None:
    """Keep a last picture, and leave."""
    kept(player, name)
    player.page.context.close()


def kept(player: Player, name: str) -> None:
    """Wait until all is still, and keep the picture."""
    player.page.wait_for_timeout(1200)
    shot = Image.open(BytesIO(player.page.screenshot())).convert("RGB")
    shot.thumbnail((1280, 1280))
    shot.save(PICTURES / f"{name}.webp", quality=80, method=6)


def helped(player: Player) -> None:
    """Do what a robot would."""
    player.page.get_by_role("button", name=re.compile("^(Hint|Indice)")).click()
    player.page.wait_for_selector(".hint", timeout=60_000)
    player.acted(player.page.locator(".hint button").first.click)


def called(player: Player) -> None:
    """Call as a robot would, until the play or the end."""
    while player.my_turn() and player.phase == "auction":
        helped(player)


def played(player: Player, cards: int) -> None:
    """Play some cards as a robot would."""
    while cards and player.my_turn():
        helped(player)
        cards -= 1
    player.my_turn()
