"""Meanings of calls, as JSON and as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.cli.options import console
from biritch.core.cards import Suit
from biritch.words.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text

    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.promises.promise import Promise
    from biritch.core.phrase import Phrase

_SUITS = {
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
}


def promise_facts(promise: Promise) -> dict[str, list[int]]:
    """Return the ranges of high-card points and of suits that the promise limits.

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> promise_facts(NamedSystem("sayc").explain("1N")[0].meaning.promise)["hcp"]
        [15, 17]
    """
    box = promise.project()
    spans = {"hcp": list(box.hcp)}
    least = sum(low for low, _ in box.lengths)
    for name, suit in _SUITS.items():
        low, high = box.lengths[suit]
        # A suit that may be void has at most what the others leave of thirteen cards.
        if low or high < 13 - least:
            spans[name] = [low, high]
    return spans


def short_text(meaning: Meaning, language: str) -> str:
    """Return the short explanation of a call."""
    from biritch.words.short_lines import short_sentence

    return short_sentence(meaning, language)


def marked_text(meaning: Meaning, language: str) -> str:
    """Return the short explanation, with forcing and alert."""
    from biritch.words.meanings import marks
    from biritch.words.typography import join_list

    told = language
    return join_list(
        [short_text(meaning, language), *marks(meaning.disclosed_meaning, told)], language
    )


def meaning_facts(meaning: Meaning) -> dict[str, object]:
    """Return the meaning as JSON data.

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> facts = meaning_facts(NamedSystem("sayc").explain("2C")[0].meaning)
        >>> facts["artificial"], facts["forcing"]
        (True, 'one-round')
    """

    def both(phrase: Phrase) -> dict[str, str]:
        return {language: phrase_text(phrase, language) for language in LANGUAGES}

    meaning = meaning.disclosed_meaning
    return {
        "promise": promise_facts(meaning.promise),
        "says": both(meaning.says),
        "forcing": meaning.forcing,
        "artificial": meaning.artificial,
        "alert": meaning.alert,
        "announce": both(meaning.announce) if meaning.announce else None,
        "rule": meaning.rule,
        "source": meaning.source,
    }


def phrase_text(phrase: Phrase, language: str) -> str:
    """Return *phrase* in *language*.

    Example:
        >>> from biritch.core.phrase import Phrase
        >>> phrase_text(Phrase.of("cli-pass"), "fr")
        'Passe'
    """
    from biritch.words.translation import say

    return say(phrase, language)


def meaning_text(meaning: Meaning, language: str) -> str:
    """Return the whole sentence: promise, forcing, alert."""
    from biritch.words.meanings import meaning_sentence

    return meaning_sentence(meaning, language)


def show_rows(rows: Iterable[tuple[str | Text, ...]]) -> None:
    """Print *rows* in columns without lines."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    console().print(table)
