"""What a teacher would strike out: wrong numbers, points for commas, English left."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from biritch.bidding.promises.honours import HoldsCard, Stopper
from biritch.bidding.promises.shapes import length
from biritch.core.cards import Suit
from biritch.core.phrase import Phrase
from biritch.server.web.answers import refusal
from biritch.words.translation import LANGUAGES, Language, say
from tests.words.test_translation import SOURCES, messages, text_of

PLURAL: dict[Language, str] = {
    "en": "tricks|points|cards|deals|boards|seconds|minutes|pairs|tables",
    "fr": "levées|points|cartes|donnes|étuis|secondes|minutes|paires|tables",
}
"""Nouns that do not follow the number one."""
READ = ("web.ftl", "learn.ftl", "coach.ftl", "study.ftl", "practice.ftl", "start.ftl")
"""Files of what is read at the table and beside it, where any number may be one."""
SAME = re.compile(r"[a-z]{3,} [a-z]{3,} [a-z]{3,}")
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("suit", Suit)
@languages
def test_one_card_is_one(suit: Suit, language: Language) -> None:
    told = [
        say(promise.describe(), language)
        for promise in (
            length(suit, 1, 1),
            length(suit, 0, 1),
            length(suit, 0, 0),
            Stopper(suit),
            HoldsCard(suit, 14),
        )
    ]
    several = say(Phrase.of(f"promise-suit-{suit}".lower()), "fr")
    for text in told:
        assert not re.search(r"\b1 \w+s\b", text), text
        if language == "fr":
            # A French player has "un arrêt à cœur" and "l'as de cœur".
            assert not re.search(rf"\b{several}\b", text), text


@pytest.mark.parametrize("file", READ)
@languages
def test_a_number_that_may_be_one_has_its_singular(file: str, language: Language) -> None:
    for name, message in re.findall(
        r"^([a-z][\w-]*) =(.*?)(?=^\S|\Z)", text_of(language, file), re.DOTALL | re.MULTILINE
    ):
        if "->" in message:
            continue
        found = re.search(rf"\{{ \$(\w+) \}} ({PLURAL[language]})\b", message)
        assert found is None or name in ALWAYS_MORE, (name, message)


ALWAYS_MORE = {
    "coach-set-up",
    "coach-count",
    "coach-count-enough",
    "coach-cash-plan",
    "coach-decides-points",
    "coach-decides-more",
    "learn-odds-room",
    "learn-course-done",
    "learn-lesson-finished-about",
    "web-times",
    "web-ceremony-who",
}
"""What is said only where there are several."""


def test_french_decimals_have_a_comma() -> None:
    for name, text in texts("fr").items():
        assert not re.search(r"(?<![\d.])\d+\.\d+(?![\d.]) (levées|points|IMP|H)\b", text), name


def test_no_english_is_left_in_french() -> None:
    french = texts("fr")
    for name, english in texts("en").items():
        told = french[name]
        assert told != english or not SAME.search(english), (name, english)
        assert not re.search(r"\((want|e\.g\.)|\bmust be\b|\bno such\b", told), (name, told)


@cache
def texts(language: Language) -> dict[str, str]:
    """Return the text of every message, its lines joined, by its name."""
    found = {
        name: " ".join(text.split())
        for source in SOURCES
        for name, text in re.findall(
            r"^([a-z][\w-]*) *=(.*?)(?=^\S|\Z)",
            text_of(language, source),
            re.DOTALL | re.MULTILINE,
        )
    }
    assert set(found) == {name for source in SOURCES for name in messages(language, source)}
    return found


@languages
def test_a_refusal_that_stands_alone_begins_with_a_capital(language: Language) -> None:
    for name in ("server-no-table", "server-stale", "practice-not-found", "club-empty"):
        told = json.loads(bytes(refusal(404, Phrase.of(name)).body))["refused"][language]
        assert told[0].isupper()
