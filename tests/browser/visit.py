"""Browsers of visitors who come for the first time, and what axe finds on their pages."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.player import AT_REST

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""The browser keeps no pages: it has none of the workers that do."""
FAULTS = """() => axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes: [first] }) =>
    `${id}: ${first.html} ${first.any[0]?.message ?? ''}`.trim()))"""


def open_visit(
    browser: Browser, *, moving: bool = False, keeping: bool = False, **how: Any
) -> BrowserContext:
    """Return the browser of somebody who comes for the first time.

    Cards and sheets are where they go at once, as for whoever wants no motion, unless it is
    *moving*; and it is *keeping* pages for when there is no network only where that is wanted:
    both cost a third of what a page costs. *how* goes to :meth:`Browser.new_context`.
    """
    context = browser.new_context(reduced_motion="no-preference" if moving else "reduce", **how)
    if not keeping:
        context.add_init_script(NO_WORKER)
    return context


def find_faults(page: Page) -> list[str]:
    """Return what stands in anyone's way on *page*: each rule of axe, and the first place.

    It looks once what moves has come to rest.
    """
    page.evaluate(AT_REST)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(FAULTS)
    return found
