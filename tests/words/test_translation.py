"""French and English say the same things, and no sentence is worth an error."""

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import biritch.locales
from biritch import shelf
from biritch.core.phrase import Phrase
from biritch.words.translation import (
    LANGUAGES,
    Language,
    MissingSentence,
    has_sentence,
    say,
    sentence_names,
)

LOCALES = Path(next(iter(biritch.locales.__path__)))
FILES = sorted(
    {path.name for path in chain(*((LOCALES / la).glob("*.ftl") for la in LANGUAGES))}
)
shelf.import_all()
SAID = {la: {entry.module: entry.text for entry in shelf.sentences(la)} for la in LANGUAGES}
ENTRIES = sorted({module for said in SAID.values() for module in said})
SOURCES = [*FILES, *ENTRIES]
"""Whatever has sentences: files of ``locales/``, and entries of shelves."""


def text_of(language: Language, source: str) -> str:
    if source in FILES:
        return (LOCALES / language / source).read_text(encoding="utf-8")
    return SAID[language].get(source, "")


@cache
def messages(language: Language, source: str) -> dict[str, ast.Message]:
    """Every message of one source, by its name; a word Fluent cannot read fails here."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text_of(language, source)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def test_every_sentence_is_there_in_both_languages() -> None:
    for source in SOURCES:
        assert set(messages("en", source)) == set(messages("fr", source)), source


def test_entries_speak_every_language_of_the_house() -> None:
    for name in ENTRIES:
        assert all(name in said for said in SAID.values()), name


def test_no_sentence_is_there_in_two_places() -> None:
    names = [message for source in SOURCES for message in messages("en", source)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_found_by_its_name(language: Language) -> None:
    every = {name for source in SOURCES for name in messages(language, source)}
    assert every == sentence_names(language)
    assert all(has_sentence(name, language) for name in every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_sentence_is_told_by_its_name(language: Language) -> None:
    with pytest.warns(MissingSentence, match=f"'there-is-no-such-sentence' in {language}"):
        assert say(Phrase.of("there-is-no-such-sentence"), language) == (
            "there-is-no-such-sentence"
        )


def test_a_missing_sentence_inside_another_leaves_the_rest_as_it_is() -> None:
    inner = Phrase.of("there-is-no-such-sentence")
    with pytest.warns(MissingSentence):
        said = say(Phrase.of("cli-at", place="--code", what=inner), "en")
    assert said == "--code: there-is-no-such-sentence"


def test_a_blank_that_nothing_fills_is_seen_and_breaks_nothing() -> None:
    with pytest.warns(MissingSentence, match="cli-at"):
        said = say(Phrase.of("cli-at", place="--code"), "en")
    assert re.fullmatch(r"--code: \{?\$?what\}?", said)


@pytest.mark.parametrize(
    ("typed", "said"), [("1", "1 board"), ("2", "2 boards"), ("1500", "1500 boards")]
)
def test_words_agree_with_a_count_that_came_as_text(typed: str, said: str) -> None:
    sentence = say(Phrase.of("rank-no-table", boards=typed, words="…"), "en")
    assert f" for {said} " in sentence
