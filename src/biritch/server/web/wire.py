"""Common parts of messages: sentences in every language, letters of seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct, defstruct
from msgspec.json import schema_components

from biritch.core.phrase import Phrase, Titles
from biritch.core.seats import Seat
from biritch.words.languages import ENGLISH, LANGUAGES, Language
from biritch.words.translation import says as translated
from biritch.words.typography import typeset

SeatLetter: TypeAlias = Literal["N", "E", "S", "W"]
VulnerableSides: TypeAlias = Literal["none", "ns", "ew", "both"]


def _field(language: Language) -> str:
    return language.replace("-", "_")


_PLACE = re.compile(r"\S+:\d")
_SPACED_SIGN = re.compile(r" (?=[:;?!»])|(?<=«) ")


if TYPE_CHECKING:

    class Sentence(Struct):
        """One sentence in each language; the page shows the one its reader chose."""

        def __init__(self, **texts: str) -> None: ...

        def __getattr__(self, language: str) -> str: ...

else:
    # One field for each folder of locales/: a new language is in every message at once.
    Sentence = defstruct(
        "Sentence",
        [(_field(language), str) for language in LANGUAGES],
        rename={_field(language): language for language in LANGUAGES},
        module=__name__,
        namespace={
            "__doc__": "One sentence in each language; the page shows the one its reader chose."
        },
    )


def sentence(phrase: Phrase) -> Sentence:
    """Return *phrase* as a sentence in every language.

    Example:
        >>> sentence(Phrase.of("game-contract")).fr
        'Bridge contrat, donne par donne'
    """
    return _sentence_of(translated(phrase))


def speak_phrase(phrase: Phrase) -> Sentence:
    """Return *phrase* as an independent sentence, with a capital letter.

    One that begins with a position in a file (``system:2:6``) is unchanged.

    Example:
        >>> speak_phrase(Phrase.of("offence-no-play")).en
        'There is nothing to play'
    """
    return _sentence_of(
        {
            language: text if _PLACE.match(text) else text[:1].upper() + text[1:]
            for language, text in translated(phrase).items()
        }
    )


def bilingual(texts: Mapping[str, str]) -> Sentence:
    r"""Return *texts* as a typeset sentence; a missing language gets the English text.

    Example:
        >>> bilingual({"en": "Drury", "fr": "Le Drury"}).fr
        'Le Drury'
        >>> bilingual({"en": "Who?", "fr": "Qui ?"}).fr
        'Qui\xa0?'
    """
    titles = Titles(
        {ENGLISH: texts[ENGLISH], **{la: text for la, text in texts.items() if text}}
    )
    titles.message = getattr(texts, "message", "")
    return _sentence_of(
        {language: typeset(titles[language], language) for language in LANGUAGES}
    )


def sentence_in_each(written: Callable[[Language], str]) -> Sentence:
    """Return *written* of each language as a sentence.

    Example:
        >>> sentence_in_each(lambda language: language * 2).fr
        'frfr'
    """
    return _sentence_of({language: written(language) for language in LANGUAGES})


def _sentence_of(texts: Mapping[Language, str]) -> Sentence:
    return Sentence(**{_field(language): text for language, text in texts.items()})


def letter(seat: Seat) -> SeatLetter:
    """Return the letter of *seat*.

    Example:
        >>> letter(Seat.WEST)
        'W'
    """
    letters: tuple[SeatLetter, ...] = ("N", "E", "S", "W")
    return letters[seat]


def letter_if(seat: Seat | None) -> SeatLetter | None:
    """Return the letter of *seat*, or ``None`` if there is no seat.

    Example:
        >>> letter_if(Seat.SOUTH), letter_if(None)
        ('S', None)
    """
    return None if seat is None else letter(seat)


def schemas_of(types: Iterable[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the JSON schemas of *types*, and the shared definitions by name.

    Docstrings become descriptions without their indentation, which Python keeps up to 3.12.

    Example:
        >>> schemas_of([Sentence])[1]["Sentence"]["description"]
        'One sentence in each language; the page shows the one its reader chose.'
    """
    roots, parts = schema_components(types, ref_template="#/$defs/{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    return roots, parts


def wire_schema(title: str, messages: Mapping[str, Any]) -> dict[str, Any]:
    """Return one JSON schema of *messages* by name, from which TypeScript is generated.

    Example:
        >>> document = wire_schema("TestWire", {"says": Sentence})
        >>> document["title"], document["required"], list(document["$defs"])
        ('TestWire', ['says'], ['Sentence'])
    """
    roots, parts = schemas_of(messages.values())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": dict(zip(messages, roots, strict=True)),
        "required": list(messages),
        "additionalProperties": False,
        "$defs": parts,
    }
