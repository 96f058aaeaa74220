#!/usr/bin/env python3
"""Find a browser for the tests, or install one; say in one line when neither can be done.

In order: ``CHROMIUM``, one on the path, Playwright's own; then Debian's package (as root, where
apt-get is), then Playwright's download. Chromium without a window of its own (the headless
shell) comes first: a page costs it half as much. ``make prove`` prefers the whole browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

WINDOWLESS = ("chromium-headless-shell", "chrome-headless-shell", "headless_shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def names() -> tuple[str, ...]:
    """Return the names a browser may have on the path, the best one first."""
    proving = os.environ.get("BIRITCH_PROVE") == "1"
    return WHOLE + WINDOWLESS if proving else WINDOWLESS + WHOLE


def found() -> str | None:
    """Return the path of a browser that is there."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names())), None)


def playwrights() -> str | None:
    """Return the path of Playwright's own browser, if it was downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None  # noqa: PTH110


def quietly(*command: str) -> bool:
    """Run *command* without a word; return whether it worked."""
    process = subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
    )
    return process.returncode == 0


def main() -> int:
    """Print the browser the tests will use."""
    if not (found() or playwrights()):
        if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
            print("· no browser yet: installing Debian's chromium", flush=True)
            quietly("apt-get", "update")
            install = ("apt-get", "install", "-y", "--no-install-recommends")
            any(quietly(*install, name) for name in (names()[0], "chromium"))
        if not found():
            print("· no browser yet: asking Playwright for one", flush=True)
            quietly(sys.executable, "-m", "playwright", "install", "chromium")
    path = found() or playwrights()
    if path is None:
        print(
            "biritch: no browser for the tests: install Chromium or set CHROMIUM to its path",
            file=sys.stderr,
        )
        return 1
    print(f"· browser: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
