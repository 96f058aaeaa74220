"""French and English say the same things."""

from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import biritch.locales
from biritch.core.phrase import Phrase
from biritch.words.translation import LANGUAGES, say

LOCALES = Path(next(iter(biritch.locales.__path__)))
FILES = sorted(
    {path.name for path in chain(*((LOCALES / la).glob("*.ftl") for la in LANGUAGES))}
)


def messages(language: str, name: str) -> dict[str, ast.Message]:
    """Every message of one file, by its name; a word Fluent cannot read fails here."""
    found: dict[str, ast.Message] = {}
    text = (LOCALES / language / name).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_sentence_is_there_in_both_languages(name: str) -> None:
    english, french = messages("en", name), messages("fr", name)
    assert set(english) == set(french)


def test_no_sentence_is_there_in_two_files() -> None:
    names = [message for name in FILES for message in messages("en", name)]
    assert len(names) == len(set(names))


def test_a_missing_sentence_is_our_bug() -> None:
    with pytest.raises(LookupError):
        say(Phrase.of("there-is-no-such-sentence"), "en")
