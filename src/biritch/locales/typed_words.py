"""Words that people type, by language: ``locales/<language>/SUBJECT.words``.

One line says one meaning and the words for it, in any order::

    king = king, k
    finesse = finess*, hook*, well placed

``*`` stands for the rest of a word, ``#`` begins a comment. Accents may be typed or left out.
A word with a capital letter counts only when it is typed with one: *Est*, the seat, is not
*est*, the verb. The words of all languages are understood together.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from biritch.locales.folders import locale_folders

_LINE = re.compile(r"([a-z][a-z0-9-]*) *= *(\S.*)")


def fold_accents(text: str) -> str:
    """Return *text* without its accents, in the case it is written in.

    Example:
        >>> fold_accents("Défausse à cœur")
        'Defausse a coeur'
    """
    parts = unicodedata.normalize("NFD", text)
    letters = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return letters.replace("œ", "oe").replace("Œ", "OE")


@cache
def load_typed_words(subject: str) -> Mapping[str, tuple[str, ...]]:
    """Return the words for each meaning of *subject*, as the files have them, English first.

    Raises:
        ValueError: A line has not the form ``meaning = word, word``.

    Example:
        >>> load_typed_words("claim")["ace"]
        ('ace', 'a', 'as')
    """
    words: dict[str, dict[str, None]] = {}
    for folders in locale_folders().values():
        for folder in folders:
            file = folder.joinpath(f"{subject}.words")
            if not file.is_file():
                continue
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if not (text := line.partition("#")[0].strip()):
                    continue
                if (match := _LINE.fullmatch(text)) is None:
                    raise ValueError(f"{file}:{number}: want 'meaning = word, word': {text!r}")
                typed = (word.strip() for word in match[2].split(","))
                words.setdefault(match[1], {}).update(dict.fromkeys(filter(None, typed)))
    return {meaning: tuple(each) for meaning, each in words.items()}


@cache
def meanings_by_word(subject: str) -> Mapping[str, str]:
    """Return the meaning of each word of *subject*, in small letters, with and without accents.

    Of two meanings of one word the first language's counts.

    Example:
        >>> meanings_by_word("orders")["levee"]
        'trick'
    """
    words = [
        (word.lower(), meaning)
        for meaning, each in load_typed_words(subject).items()
        for word in each
    ]
    found: dict[str, str] = {}
    for word, meaning in (*words, *((fold_accents(word), meaning) for word, meaning in words)):
        found.setdefault(word, meaning)
    return found


def words_pattern(words: Iterable[str]) -> str:
    """Return a regular expression for any of *words*, with or without their accents.

    Example:
        >>> import re
        >>> re.search(words_pattern(["défauss*", "finess*"]), "I FINESSED it", re.I)[0]
        'FINESSED'
    """
    spelled = {spelling for word in words for spelling in (word, fold_accents(word))}
    longest_first = sorted(spelled, key=lambda word: (-len(word), word))
    return "|".join(map(_word_pattern, longest_first)) or "(?!)"


def _word_pattern(word: str) -> str:
    body = re.sub(r"\\ ", r"\\s+", re.escape(word.removesuffix("*")))
    if word != word.lower():
        body = f"(?-i:{body})"
    if word[0].isalpha():
        body = rf"(?<![^\W\d_]){body}"
    if word.endswith("*"):
        return rf"{body}\w*"
    return rf"{body}(?![^\W\d_])" if word[-1].isalpha() else body
