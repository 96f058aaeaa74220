"""Chapters, parts and systems by name, for references between files of notes."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from biritch import shelf
from biritch.bidding import conventions, systems
from biritch.bidding.agreement.agreement import Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.notation.chapter_text import Chapter
from biritch.bidding.notation.recipe import Recipe
from biritch.bidding.system import System

_PARTS = "_parts"
"""The folder, beside the systems, of lists of chapters that several systems play."""


def package(name: str, card: Figures | None = None) -> Package | None:
    """Return the convention or chapter *name* for the figures of *card*, or ``None``.

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
    """Return the taught system *name*, or ``None``.

    Example:
        >>> system("acol:modern").version
        '2014'
    """
    return shelf.find(systems, re.sub("[:-]", "_", name), "SYSTEM", System)


def usual(family: str) -> System | None:
    """Return the default profile of *family*, or ``None``.

    Example:
        >>> usual("acol").name
        'acol:modern'
    """
    key = re.sub("[:-]", "_", family)
    for profile in (name for name in shelf.names(systems) if name.startswith(f"{key}_")):
        found = shelf.find(systems, profile, "SYSTEM", System)
        if found and found.usual and found.name.partition(":")[0] == family:
            return found
    return None


def system_names() -> list[str]:
    """Return the names of all systems.

    Example:
        >>> "acol:benji" in system_names()
        True
    """
    return sorted(system.name for system in shelf.load(systems, "SYSTEM", System).values())


def packages() -> list[Package]:
    """Return all chapters and conventions, for the default figures.

    Example:
        >>> "chapter-stayman" in {package.title for package in packages()}
        True
    """
    return list(shelf.load(conventions, "PACKAGE", Package).values())


def chapter_names() -> list[str]:
    """Return the names of all chapters and conventions.

    Example:
        >>> "notrump-answers" in chapter_names()
        True
    """
    return sorted(name.replace("_", "-") for name in shelf.names(conventions))


def recipe(name: str) -> Recipe | None:
    """Return the recipe of the system *name*, if it is written as text.

    Example:
        >>> recipe("sif").plays[-1][0]
        'sef'
    """
    found = getattr(shelf.read(systems, re.sub("[:-]", "_", name)), "RECIPE", None)
    return found if isinstance(found, Recipe) else None


@cache
def terms() -> frozenset[str]:
    """Return all terms that shipped chapters use before a promise.

    Example:
        >>> "stayman" in terms()
        True
    """
    return frozenset(
        row.title.removeprefix("call-") for package in packages() for row in package.agreements
    )


@cache
def part(name: str) -> str | None:
    """Return the text of the part *name*, or ``None``.

    Example:
        >>> part("later").splitlines()[0]
        '# The later rounds of any natural auction, and competing in them.'
    """
    file = files("biritch.bidding.systems").joinpath(_PARTS, f"{name.replace('-', '_')}.notes")
    return file.read_text(encoding="utf-8") if file.is_file() else None
