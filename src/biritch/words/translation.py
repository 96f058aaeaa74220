"""Phrases rendered through Fluent."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from biritch.core.phrase import Phrase

Language: TypeAlias = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@cache
def bundle(language: Language) -> FluentBundle:
    """Return every message of *language*, from ``locales/<language>/*.ftl``."""
    found = FluentBundle([language], use_isolating=False)
    for entry in sorted(files("biritch.locales").joinpath(language).iterdir(), key=str):
        if entry.name.endswith(".ftl"):
            found.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return found


def say(phrase: Phrase, language: Language) -> str:
    """Return *phrase* in *language*; a missing message is our bug and raises."""
    if phrase.joined:
        return ", ".join(say(part, language) for part in phrase.joined)
    filled = {
        name: say(value, language) if isinstance(value, Phrase) else value
        for name, value in phrase.arguments
    }
    messages = bundle(language)
    pattern = messages.get_message(phrase.name).value
    if pattern is None:
        raise LookupError(f"no text for {phrase.name!r} in {language}")
    text, errors = messages.format_pattern(pattern, filled)
    if errors:
        raise LookupError(f"{phrase.name!r} in {language}: {errors[0]}")
    return str(text)


def says(phrase: Phrase) -> dict[Language, str]:
    """Return *phrase* in every language."""
    return {language: say(phrase, language) for language in LANGUAGES}
