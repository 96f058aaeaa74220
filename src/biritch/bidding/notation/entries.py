"""Files of notes as entries of a shelf: a chapter or a system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from biritch.bidding.agreement.agreement import Package
from biritch.bidding.notation.chapter_text import Chapter, read_chapter
from biritch.bidding.notation.recipe import Recipe
from biritch.bidding.notation.system_text import read_system
from biritch.bidding.system import System


@dataclass(frozen=True)
class ChapterEntry:
    """A chapter on the shelf, with the names that a Python module would bind."""

    CHAPTER: Chapter

    @cached_property
    def PACKAGE(self) -> Package:  # noqa: N802 - as every file of that shelf binds it
        """Its agreements, for the default figures."""
        return self.CHAPTER.package()

    def check(self) -> None:
        """Refuse notes with a line that can never be legal.

        Raises:
            NotesError: A line can never be legal, or cannot be parsed.
        """
        self.CHAPTER.check()

    @property
    def SENTENCES(self) -> Mapping[str, str]:  # noqa: N802 - as every file of a shelf may
        """Its sentences, by language."""
        return self.CHAPTER.sentences


@dataclass(frozen=True)
class SystemEntry:
    """A system on the shelf, with the names that a Python module would bind."""

    SYSTEM: System
    SENTENCES: Mapping[str, str]
    RECIPE: Recipe = field(default_factory=Recipe)
    """What it is made of."""
    TEXT: str = ""
    """The notes themselves."""


def read_entry(text: str, file: str) -> ChapterEntry | SystemEntry:
    r"""Parse the notes *text* of *file* as an entry of a shelf.

    Raises:
        NotesError: A line is none of the notation.
        ValueError: It calls itself other than its file.

    Example:
        >>> entry = read_entry("chapter nothing\nsource: nowhere", "nothing.notes")
        >>> entry.PACKAGE.title
        'chapter-nothing'
    """
    if Path(file).suffix == ".system":
        notes = read_system(text, file)
        return SystemEntry(notes.system, notes.sentences, notes.recipe, text)
    chapter = read_chapter(text, file)
    name = file.partition(".")[0].replace("_", "-")
    if chapter.name != name:
        raise ValueError(f"{file} calls itself {chapter.name!r} (want {name!r})")
    return ChapterEntry(chapter)
