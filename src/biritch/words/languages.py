"""The languages of Biritch: one folder of ``locales/`` each, found at run time.

A folder has Fluent files (``*.ftl``) with any of the English messages, including those of shelf
entries. A missing message is shown in English. The file ``language.ftl`` describes the writing:
name, direction, decimal mark and the characters that need a space. The words that people type
are beside them (:mod:`biritch.locales.typed_words`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Final, TypeAlias

from biritch.locales.folders import FIRST, locale_folders

Language: TypeAlias = str
"""The code of a language, which is the name of its folder: ``en``, ``fr``, ``pt-BR``."""
ENGLISH: Final = FIRST
"""The language every message has a text in; others fall back to it."""

_FACT = re.compile(r"^language-([a-z-]+) *= *(.*?) *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class LanguageFacts:
    """How a language is written.

    ``space_before`` and ``space_after`` are the characters with a no-break space on that side
    where a sentence has a plain one; ``notation`` is the alphabet of calls and cards, ``en`` or
    ``fr``; ``cell_separator`` separates cells of a spreadsheet.
    """

    code: str
    name: str
    direction: str = "ltr"
    decimal_mark: str = "."
    cell_separator: str = ","
    space_before: str = ""
    space_after: str = ""
    notation: str = "en"


def locale_texts(language: Language) -> Iterator[str]:
    """Yield the text of every Fluent file of *language*."""
    for folder in locale_folders().get(language, ()):
        for file in sorted(folder.iterdir(), key=str):
            if file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")


@cache
def language_facts(language: Language) -> LanguageFacts:
    """Return how *language* is written; the defaults are English.

    Example:
        >>> language_facts("fr").decimal_mark, language_facts("en").name
        (',', 'English')
    """
    facts: dict[str, str] = {}
    for folder in locale_folders().get(language, ()):
        file = folder.joinpath("language.ftl")
        if file.is_file():
            facts |= {
                name.replace("-", "_"): "" if value == '{ "" }' else value
                for name, value in _FACT.findall(file.read_text(encoding="utf-8"))
            }
    known = {one.name: facts[one.name] for one in fields(LanguageFacts) if one.name in facts}
    return LanguageFacts(**{"code": language, "name": language} | known)


def language_names() -> tuple[tuple[Language, str], ...]:
    """Return the code of every language, and its own name, capitalised.

    Example:
        >>> language_names()[:2]
        (('en', 'English'), ('fr', 'Français'))
    """
    names = ((code, language_facts(code).name) for code in LANGUAGES)
    return tuple((code, name[:1].upper() + name[1:]) for code, name in names)


def decimal_mark(language: Language) -> str:
    """Return the decimal mark.

    Example:
        >>> decimal_mark("en"), decimal_mark("fr")
        ('.', ',')
    """
    return language_facts(language).decimal_mark


def nearest_language(*wanted: str) -> Language:
    """Return the first available language of *wanted*, else English.

    Each is a tag as a browser or a locale writes it; ``fr_CA.UTF-8`` is French.

    Example:
        >>> nearest_language("de-DE", "fr_CA.UTF-8"), nearest_language("C")
        ('fr', 'en')
    """
    for tag in wanted:
        code = tag.split(".")[0].replace("_", "-").lower()
        for known in LANGUAGES:
            if code == known.lower():
                return known
        for known in LANGUAGES:
            if code.split("-")[0] == known.lower():
                return known
    return ENGLISH


LANGUAGES: Final[tuple[Language, ...]] = tuple(locale_folders())
