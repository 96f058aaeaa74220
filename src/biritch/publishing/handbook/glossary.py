"""The handbook's glossary: the words of bridge in both languages, read from ``terms.txt``."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from biritch.publishing.handbook.blocks import HelpPage, HelpParagraph, PageSection
from biritch.words.translation import Language, tell
from biritch.words.typography import typeset


@dataclass(frozen=True, slots=True)
class Term:
    """A term of bridge: its words and definition by language, the usual word first.

    Example:
        >>> Term({"en": ("dummy",), "fr": ("mort",)}, {"en": "…", "fr": "…"}).words["fr"]
        ('mort',)
    """

    words: dict[Language, tuple[str, ...]]
    meaning: dict[Language, str]


class UnreadableTerm(ValueError):
    """Raised for an entry of the glossary with invalid syntax."""


def read_terms(text: str) -> tuple[Term, ...]:
    r"""Parse *text*: blocks of three lines, separated by blank lines.

    Raises:
        UnreadableTerm: A block is not "English | French" and a line in each language.

    Example:
        >>> read_terms("dummy | mort\nWho looks on.\nQui regarde.")[0].meaning["en"]
        'Who looks on.'
    """
    terms = []
    blocks = [block for block in text.split("\n\n") if not block.startswith("#")]
    for block in blocks:
        head, *meanings = block.strip().splitlines()
        words = [tuple(map(str.strip, side.split(","))) for side in head.split("|")]
        if len(words) != 2 or len(meanings) != 2:
            raise UnreadableTerm(f"not a term: {head!r} (want English | French, two lines)")
        en, fr = words
        terms.append(Term({"en": en, "fr": fr}, {"en": meanings[0], "fr": meanings[1]}))
    return tuple(terms)


@cache
def terms() -> tuple[Term, ...]:
    """Return every term of the glossary.

    Example:
        >>> len(terms()) > 100
        True
    """
    text = files("biritch.publishing.handbook").joinpath("terms.txt").read_text("utf-8")
    return read_terms(text)


def fold_text(text: str) -> str:
    """Return *text* in lower case without accents, as a sort key.

    Example:
        >>> fold_text("Cœur"), fold_text("Déclarant")
        ('coeur', 'declarant')
    """
    letters = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def glossary_page(language: Language) -> HelpPage:
    """Return the glossary in the order of the words of *language*.

    Example:
        >>> glossary_page("fr").sections[0].title
        'Acol (Acol)'
    """
    # A language the glossary is not written in has the English words.
    own: Language = language if language in ("en", "fr") else "en"
    other: Language = "fr" if own == "en" else "en"
    sections = []
    for term in sorted(terms(), key=lambda term: fold_text(term.words[own][0])):
        title = f"{', '.join(term.words[own])} ({', '.join(term.words[other])})"
        told = HelpParagraph(typeset(term.meaning[own], language))
        # The same in both languages, so that a link leads to the same word in both.
        name = re.sub(r"[^a-z0-9]+", "-", fold_text(term.words["en"][0])).strip("-")
        sections.append(PageSection(name, typeset(title, language), (told,)))
    title, about = tell("help-glossary", language), tell("help-glossary-about", language)
    return HelpPage("glossary", "words", title, about, tuple(sections))
