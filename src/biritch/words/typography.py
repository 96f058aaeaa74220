"""Typography: no-break spaces in French, and curly apostrophes.

Authors type a straight apostrophe and a plain space; readers see the printer's characters. The
page does the same in ``web/src/shared/words/typography.ts``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from biritch.words.languages import language_facts

NO_BREAK: Final = "\u00a0"
"""The space after which no line ends."""
_APOSTROPHE = re.compile(r"(?<=[\w}])'(?=[\w{«“])|(?<=s)'(?=\s|$)")


@cache
def _spaces(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return patterns of *language*'s spaces that must not break: before and after a sign."""
    facts = language_facts(language)
    # A message of Fluent may begin with a colon: the space before it is not the sentence's.
    before = (
        rf"(?<=[^\s=]) (?=[{re.escape(facts.space_before)}])" if facts.space_before else r"(?!)"
    )
    after = rf"(?<=[{re.escape(facts.space_after)}]) " if facts.space_after else r"(?!)"
    return re.compile(before), re.compile(after)


def join_list(parts: Iterable[str], language: str) -> str:
    r"""Return *parts* joined by semicolons, as written in *language*.

    Example:
        >>> join_list(["15-17", "alert"], "en"), join_list(["15-17", "alerte"], "fr")
        ('15-17; alert', '15-17\xa0; alerte')
    """
    spaced = ";" in language_facts(language).space_before
    return (f"{NO_BREAK}; " if spaced else "; ").join(parts)


def to_keyboard(text: str) -> str:
    """Return *text* with keyboard characters, for text to be edited.

    Example:
        >>> to_keyboard(typeset("l'as : lequel ?", "fr"))
        "l'as : lequel ?"
    """
    return text.replace(NO_BREAK, " ").replace("\u2019", "'")


def typeset(text: str, language: str) -> str:
    r"""Return *text* typeset: curly apostrophes, and French spaces in French.

    The text may be a Fluent message: its placeables stay unchanged. Their values are not
    typeset, since names and files are written as their owners wrote them.

    Rules of the *Imprimerie nationale* (`Lexique des règles typographiques en usage
    <https://www.imprimerienationale.fr/>`_); the space is one and the same before every sign.

    Example:
        >>> typeset("l'as, qui l'a : « moi » ?", "fr")
        'l’as, qui l’a\xa0: «\xa0moi\xa0»\xa0?'
        >>> typeset("declarer's ace: who has it?", "en")
        'declarer’s ace: who has it?'
    """
    text = _APOSTROPHE.sub("\u2019", text)
    before, after = _spaces(language)
    return after.sub(NO_BREAK, before.sub(NO_BREAK, text))
