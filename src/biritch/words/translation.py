"""Translation of phrases: the messages of ``locales/`` and of the shelves.

Shared messages are in ``locales/<language>/*.ftl``; those of a single shelf entry are in its
own file (:mod:`biritch.shelf`). A missing message is shown by its name, with a
:exc:`MissingSentence` warning: no sentence is worth an error. Fluent is loaded with the first
sentence, so programs without text start faster.
"""

from __future__ import annotations

import re
import warnings
from functools import cache, cached_property
from typing import TYPE_CHECKING

from biritch import shelf
from biritch.core.phrase import Argument, Phrase
from biritch.words.languages import ENGLISH, LANGUAGES, Language, locale_texts
from biritch.words.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingSentence",
    "coverage",
    "has_sentence",
    "say",
    "says",
    "seat_name",
    "sentence_names",
    "tell",
    "tell_or",
]

_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\s](?:[^{}\n]*[^{}\s])?) *\n*")
"""A message of one line without a blank, and its text."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_CHOOSES = re.compile(r"\{\s*\$(\w+)\s*->")
"""A blank that a message chooses its words by."""
_COUNT = re.compile(r"0|[1-9][0-9]*")


class MissingSentence(UserWarning):
    """Warning for a message that is missing in a language, or cannot be formatted."""


class _Messages:
    """The messages of one language, each parsed on first use.

    Parsing them all would take longer than most commands do.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self._ours: dict[str, str] = {}
        self._foreign: dict[str, str] = {}
        self._modules: set[str] = set()
        self._asked: set[str] = set()
        self._choosing: dict[str, tuple[str, ...]] = {}
        for text in locale_texts(language):
            self._ours |= _split_messages(text)

    def names(self) -> frozenset[str]:
        """Return the names of all messages, including those of every shelf."""
        shelf.import_all()
        self._read_loaded()
        return frozenset(self._ours | self._foreign)

    def has(self, name: str) -> bool:
        """Return whether *name* is a message of ``locales/`` or of an entry.

        Text entries that are not parsed yet are ignored.
        """
        if name not in self._ours:
            self._read_loaded()
        if name not in self._ours and name not in self._foreign and name not in self._asked:
            self._asked.add(name)
            if shelf.load_entry_saying(name):
                self._read_loaded()
        return name in self._ours or name in self._foreign

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Isolating marks (U+2068) would stand between the letters of exports and terminals.
        return FluentBundle([self._language], use_isolating=False)

    def render(self, name: str, blanks: dict[str, str | int]) -> str:
        """Return the message *name* formatted with *blanks*.

        If it is missing in this language, English is used, or else the name.
        """
        # What has no blank and stands on one line is told as it is written: to load Fluent
        # takes longer than to rank a club's afternoon.
        if self.has(name) and (plain := _PLAIN.fullmatch(self._text(name))):
            return plain[1]
        if not self._bundle.has_message(name):
            self._parse(name)
        if not self._bundle.has_message(name):
            shelf.read_texts_naming(name)
            self._parse(name)
        if not self._bundle.has_message(name):
            shelf.import_all()
            self._parse(name)
        has_text = self._bundle.has_message(name)
        if not has_text or (pattern := self._bundle.get_message(name).value) is None:
            if self._language != ENGLISH and _messages(ENGLISH).has(name):
                return _messages(ENGLISH).render(name, blanks)
            _warn(f"there is no sentence {name!r} in {self._language}")
            return name
        text, errors = self._bundle.format_pattern(pattern, self._number_blanks(name, blanks))
        if errors:
            _warn(f"the sentence {name!r} in {self._language}: {errors[0]}")
        return str(text)

    def _number_blanks(self, name: str, blanks: dict[str, str | int]) -> dict[str, object]:
        """Return *blanks* with numeric text converted to numbers, for plural forms."""
        if name not in self._choosing:
            self._choosing[name] = tuple(_CHOOSES.findall(self._text(name)))
        typed = {
            blank: int(value)
            for blank in self._choosing[name]
            if isinstance(value := blanks.get(blank), str) and _COUNT.fullmatch(value)
        }
        if not typed:
            return dict(blanks)
        from fluent.runtime.types import fluent_number

        # Written as it was typed: 1500 stays so, and is not 1,500.
        filled: dict[str, object] = dict(blanks)
        for blank, count in typed.items():
            filled[blank] = fluent_number(count, useGrouping=False)
        return filled

    def _parse(self, name: str) -> None:
        """Add *name*, and the messages it refers to, to the bundle."""
        if not self.has(name):
            return
        from fluent.runtime import FluentResource

        text = self._text(name)
        self._bundle.add_resource(FluentResource(text))
        for referred in _REFERENCE.findall(text):
            if not self._bundle.has_message(referred):
                self._parse(referred)

    def _text(self, name: str) -> str:
        return typeset(self._ours.get(name) or self._foreign[name], self._language)

    def _read_loaded(self) -> None:
        for entry in shelf.sentences(self._language):
            if entry.module not in self._modules:
                self._modules.add(entry.module)
                messages = self._ours if entry.ours else self._foreign
                for name, text in _split_messages(entry.text).items():
                    # The first to say a sentence keeps it: no entry changes another's.
                    messages.setdefault(name, text)


def say(phrase: Phrase, language: Language) -> str:
    """Return *phrase* in *language*; a missing message gives its name.

    Example:
        >>> say(Phrase.of("promise-hcp-between", low="15", high="17"), "en")
        '15-17 HCP'
        >>> say(Phrase.of("promise-hcp-between", low="15", high="17"), "fr")
        '15-17 H'
    """
    if phrase.joined:
        return ", ".join(say(part, language) for part in phrase.joined)
    blanks = {
        name: say(value, language) if isinstance(value, Phrase) else value
        for name, value in phrase.arguments
    }
    return _messages(language).render(phrase.name, blanks)


def says(phrase: Phrase) -> dict[Language, str]:
    """Return *phrase* in every language.

    Example:
        >>> says(Phrase.of("cli-pass"))
        {'en': 'Pass', 'fr': 'Passe'}
    """
    return {language: say(phrase, language) for language in LANGUAGES}


def tell(name: str, language: str, /, **arguments: Argument) -> str:
    """Return the message *name* in *language*, formatted with *arguments*.

    Example:
        >>> tell("cli-board", "fr", number="7")
        'Donne 7'
    """
    return say(Phrase.of(name, **arguments), language)


def tell_or(name: str, language: str, default: str) -> str:
    """Return the message *name* in *language* if there is one, else *default*.

    Example:
        >>> tell_or("cli-no-such-message", "en", "as it was written")
        'as it was written'
    """
    return tell(name, language) if has_sentence(name, language) else default


def seat_name(seat: object, language: str) -> str:
    """Return the name of a seat, given as a :class:`~biritch.core.seats.Seat` or its letter.

    Example:
        >>> seat_name("W", "fr")
        'Ouest'
    """
    return tell(f"cli-seat-{str(seat).lower()}", language)


def has_sentence(name: str, language: Language) -> bool:
    """Return whether the message *name* exists; text entries count once parsed.

    Example:
        >>> has_sentence("promise-balanced", "fr")
        True
    """
    return _messages(language).has(name)


def sentence_names(language: Language) -> frozenset[str]:
    """Return the names of all messages, importing every entry of every shelf.

    Example:
        >>> "cli-pass" in sentence_names("en")
        True
    """
    return _messages(language).names()


def coverage(language: Language) -> float:
    """Return the fraction of English messages that *language* has, 0 to 1.

    Example:
        >>> coverage("en"), coverage("fr")
        (1.0, 1.0)
    """
    wanted = sentence_names(ENGLISH)
    return len(wanted & sentence_names(language)) / len(wanted)


@cache
def _messages(language: Language) -> _Messages:
    return _Messages(language)


def _split_messages(text: str) -> dict[str, str]:
    """Return the text of each message of a Fluent file, by its name."""
    starts = list(_MESSAGE.finditer(text))
    ends = [*(match.start() for match in starts[1:]), len(text)]
    return {
        match.group(1): text[match.start() : end]
        for match, end in zip(starts, ends, strict=True)
    }


def _warn(text: str) -> None:
    warnings.warn_explicit(text, MissingSentence, "biritch", 1)
