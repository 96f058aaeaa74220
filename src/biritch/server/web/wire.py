"""What all messages are written with: sentences in both languages, seats by their letter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import schema_components

from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.words.translation import says as translated
from biritch.words.typography import typeset

SeatLetter: TypeAlias = Literal["N", "E", "S", "W"]
VulnerableSides: TypeAlias = Literal["none", "ns", "ew", "both"]

_PLACE = re.compile(r"\S+:\d")
_SPACED_SIGN = re.compile(r" (?=[:;?!»])|(?<=«) ")


class Sentence(Struct):
    """One sentence in each language; the page shows the one its reader chose."""

    en: str
    fr: str


def sentence(phrase: Phrase) -> Sentence:
    """Return *phrase* in both languages.

    Example:
        >>> sentence(Phrase.of("game-contract")).fr
        'Bridge contrat, donne par donne'
    """
    texts = translated(phrase)
    return Sentence(texts["en"], texts["fr"])


def spoken(phrase: Phrase) -> Sentence:
    """Return *phrase* as a sentence that stands alone: with a capital letter.

    One that begins with a place in a file (``system:2:6``) begins as it is.

    Example:
        >>> spoken(Phrase.of("offence-no-play")).en
        'There is nothing to play'
    """
    told = sentence(phrase)
    return Sentence(
        *(
            text if _PLACE.match(text) else text[:1].upper() + text[1:]
            for text in (told.en, told.fr)
        )
    )


def bilingual(texts: Mapping[str, str]) -> Sentence:
    r"""Return *texts*, written ``en`` and ``fr``, as a sentence, typeset.

    Example:
        >>> bilingual({"en": "Drury", "fr": "Le Drury"}).fr
        'Le Drury'
        >>> bilingual({"en": "Who?", "fr": "Qui ?"}).fr
        'Qui\xa0?'
    """
    return Sentence(typeset(texts["en"], "en"), typeset(texts["fr"], "fr"))


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
    """Return the JSON schema of each of *types*, and the parts they refer to, by name.

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
