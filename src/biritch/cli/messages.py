"""The language of the command line, and the refusal of bad input."""

from __future__ import annotations

import locale
import os

import click

from biritch.core.phrase import Argument, Phrase
from biritch.words.languages import nearest_language
from biritch.words.translation import Language

_CHOSEN = "biritch.language"


class Refusal(click.ClickException):
    """Raised for invalid input; has a line with the fault, its place and what was expected.

    Example:
        >>> Refusal(Phrase.of("cli-no-command", text="zzz")).exit_code
        2
    """

    exit_code = 2

    def __init__(self, phrase: Phrase) -> None:
        """Keep the *phrase*, for the reader's language."""
        super().__init__(phrase.name)
        self.phrase = phrase


def refuse(name: str, /, **arguments: Argument) -> Refusal:
    """Return the refusal with the message *name*, to be raised.

    Example:
        >>> raise refuse("cli-bad-system", text="zzz", words="acol, sef")
        Traceback (most recent call last):
        biritch.cli.messages.Refusal: cli-bad-system
    """
    return Refusal(blame(name, **arguments))


def blame(name: str, /, **arguments: Argument) -> Phrase:
    """Return the message *name* with typed text of any length shortened.

    Example:
        >>> dict(blame("cli-bad-system", text="z" * 99, words="acol").arguments)["text"][-3:]
        'zz…'
    """
    return Phrase.of(
        name, **{key: _clip_argument(value, key == "text") for key, value in arguments.items()}
    )


def _clip_argument(value: Argument, typed: bool) -> Argument:  # noqa: FBT001 - private
    most = 60 if typed else 1_000
    if isinstance(value, str) and len(value) > most:
        return value[: most - 1] + "…"
    return value


def locale_language() -> Language:
    """Return the locale's language if available, else English."""
    for name in ("BIRITCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return nearest_language(value)
    return nearest_language(locale.getlocale()[0] or "")


def choose_language(context: click.Context, language: str) -> None:
    """Store the *language* chosen for this command."""
    context.meta[_CHOSEN] = language


def chosen_language(context: click.Context | None) -> Language:
    """Return the language of ``--lang``, or the locale's.

    Example:
        >>> context = click.Context(click.Command("rank"))
        >>> choose_language(context, "fr")
        >>> chosen_language(context)
        'fr'
    """
    language = context.meta.get(_CHOSEN) if context is not None else None
    return language or locale_language()
