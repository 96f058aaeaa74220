"""The forms of lines of notes other than calls, for error messages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from biritch.bidding.notation.faults import find_meant

FORMS: Mapping[str, str] = MappingProxyType(
    {
        "title": 'title en "Our system"  fr "Notre système"',
        "about": 'about en "What we play"  fr "Ce que nous jouons"',
        "from:": "from: sef",
        "tools:": "tools: -drury, josephine",
        "alerts:": "alerts: ffb",
        "carding:": "carding: discard lavinthal",
        "version:": "version: 2026",
        "source:": "source: our own notes",
        "plays": "plays stayman",
        "figure": "figure one_notrump = 15-17",
        "strike": "strike 1N 2D",
        "let": "let one-major = 4H or 4S",
        "situation": "situation again = I have spoken and the bid is theirs",
        "term": 'term multi  en "Multi"  fr "Multi"',
        "tool": 'tool multi  en "Multi"  fr "Multi"',
        "all:": "all: with drury",
        "sourced:": "sourced: SEF 2024",
        "disputed:": "disputed: courses differ",
        "assumed:": "assumed: nothing settles it",
        "edition:": "edition: SEF 2024",
    }
)
"""A line of each kind, by the word it begins with."""


def find_meant_line(text: str) -> str:
    """Return the form of the line that *text* was probably meant for, or an empty string.

    If the first word is right, it is the form of the whole line; else the right first word.

    Example:
        >>> find_meant_line("titel en Ours"), find_meant_line("form: sef")
        ('title', 'from:')
        >>> find_meant_line("plays: stayman")
        'plays stayman'
    """
    first, _, rest = text.strip().partition(" ")
    for word in (first, first.rstrip(":"), f"{first}:"):
        if word in FORMS:
            moved = f"{word} {rest}".strip()
            return moved if word != first and rest else FORMS[word]
    return find_meant(first, FORMS)
