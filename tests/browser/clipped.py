"""Texts of a page that are cut in their box, or that make it scroll sideways."""

from __future__ import annotations

from playwright.sync_api import Page

_CLIPPED = """() => [...document.querySelectorAll(
    'button, a, label > span, summary, th, legend, h1, h2, h3'
)].filter((box) => {
    const style = getComputedStyle(box);
    // What is for the ear alone, what is not drawn, and inline text have no box to be cut in.
    if (!box.offsetParent || box.closest('.vh') || style.display === 'inline') return false;
    if (style.textOverflow === 'ellipsis' || box.querySelector('svg')) return false;
    return box.clientWidth > 2 && box.scrollWidth > box.clientWidth + 1;
}).map((box) => `${box.tagName.toLowerCase()} "${box.innerText.trim().slice(0, 40)}": ` +
    `${box.scrollWidth} in ${box.clientWidth}`)"""
_SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def clipped_texts(page: Page) -> list[str]:
    """Return what is cut on *page*, and by how much it scrolls sideways."""
    found = list(page.evaluate(_CLIPPED))
    over = page.evaluate(_SIDEWAYS)
    return [*found, f"the page scrolls sideways by {over}"] if over > 0 else found
