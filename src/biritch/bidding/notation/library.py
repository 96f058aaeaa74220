"""Chapters, parts and systems by name, as one file of notes names another."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from biritch import shelf
from biritch.bidding import conventions, systems
from biritch.bidding.agreement.agreement import Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.notation.chapter_text import Chapter
from biritch.bidding.system import System

_PARTS = "_parts"
"""The folder, beside the systems, of lists of chapters that several systems play."""


def package(name: str, card: Figures | None = None) -> Package | None:
    """Return the convention or chapter *name* as the figures of *card* have it, if it exists.

    Example:
        >>> package("stayman").title
        'chapter-stayman'
        >>> package("goren") is None
        True
    """
    key = name.replace("-", "_")
    chapter = getattr(shelf.read(conventions, key), "CHAPTER", None)
    if isinstance(chapter, Chapter):
        return chapter.package(card)
    return shelf.find(conventions, key, "PACKAGE", Package)


def system(name: str) -> System | None:
    """Return the system *name*, as it is taught, if there is one.

    Example:
        >>> system("acol:modern").version
        '2014'
    """
    return shelf.find(systems, re.sub("[:-]", "_", name), "SYSTEM", System)


@cache
def part(name: str) -> str | None:
    """Return the text of the part *name*, if there is one.

    Example:
        >>> part("later").splitlines()[0]
        '# The later rounds of any natural auction, and competing in them.'
    """
    file = files("biritch.bidding.systems").joinpath(_PARTS, f"{name.replace('-', '_')}.notes")
    return file.read_text(encoding="utf-8") if file.is_file() else None
