"""Types of arguments and options: seats, vulnerability, integers, choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import click
from click.shell_completion import CompletionItem

from biritch.cli.messages import blame, refuse
from biritch.core.phrase import Argument
from biritch.core.seats import Seat, Vulnerability
from biritch.locales.typed_words import fold_accents, meanings_by_word

if TYPE_CHECKING:
    ParamType: TypeAlias = click.ParamType[Any]
else:
    ParamType = click.ParamType

_WIDEST = 40
"""Letters of the choices that help shows; the refusal of a wrong one lists them all."""


def read_seat(text: str) -> Seat:
    """Return the seat named by its letter, or by its name in any language.

    Example:
        >>> read_seat("Ouest"), read_seat("n")
        (<Seat.WEST: 3>, <Seat.NORTH: 0>)
    """
    word = text.strip()
    return Seat.parse(meanings_by_word("seats").get(fold_accents(word.casefold()), word))


def read_vulnerability(text: str) -> Vulnerability:
    """Return the vulnerability as PBN spells it, or in words of any language.

    Example:
        >>> str(read_vulnerability("tous"))
        'both'
    """
    word = fold_accents(text.strip().casefold())
    return Vulnerability.parse(meanings_by_word("vulnerability").get(word, word))


def read_seconds(text: str) -> float:
    """Return a number of seconds, with a point or a comma before decimals.

    Raises:
        ValueError: It is no number of seconds up to an hour.

    Example:
        >>> read_seconds("0,8")
        0.8
    """
    seconds = float(text.strip().replace(",", "."))
    if not 0 <= seconds <= 3600:
        raise ValueError(text)
    return seconds


class ParsedText(ParamType):
    """A value parsed by *reader*; others are refused with the message *wrong*.

    Example:
        >>> SEAT.convert("Ouest", None, None)
        <Seat.WEST: 3>
    """

    def __init__(self, name: str, reader: Callable[[str], Any], wrong: str) -> None:
        """Keep the name for help, the parser, and the message for errors."""
        self.name = name
        self.reader = reader
        self.wrong = wrong

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> object:
        """Return the parsed *value*.

        Raises:
            Refusal: The reader cannot read it.
        """
        del ctx
        if not isinstance(value, str):
            return value
        try:
            return self.reader(value)
        except ValueError:
            raise refused_value(param, self.wrong, text=value) from None


class WholeNumber(ParsedText):
    """An integer from *low* to *high*.

    Example:
        >>> WholeNumber(1, 9).convert("7", None, None)
        7
    """

    def __init__(self, low: int, high: int = 10**9) -> None:
        """Keep the limits."""
        super().__init__("number", self._parse_number, "cli-bad-number")
        self.low, self.high = low, high

    def _parse_number(self, text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,12}", text.strip(), re.ASCII):
            raise ValueError(text)
        number = int(text)
        if not self.low <= number <= self.high:
            raise ValueError(text)
        return number

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> object:
        """Return the number; refuse one outside the limits, which are stated.

        Raises:
            Refusal: It is no whole number, or beyond the ends.
        """
        del ctx
        if not isinstance(value, str):
            return value
        try:
            return self._parse_number(value)
        except ValueError:
            low, high = str(self.low), str(self.high)
            name = "cli-bad-number" if self.high < 10**9 else "cli-bad-number-from"
            raise refused_value(param, name, text=value, low=low, high=high) from None


class OneOf(ParamType):
    """One of a few words; a refusal lists them.

    Example:
        >>> OneOf(["fr", "en"]).convert("FR", None, None)
        'fr'
    """

    name = "choice"

    def __init__(self, words: Sequence[str]) -> None:
        """Keep the *words*."""
        self.words = tuple(words)

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the words as shown in help: ``[fr|en]``, the first of many."""
        del param, ctx
        shown = len(self.words)
        while len("|".join(self.words[:shown])) > _WIDEST:
            shown -= 1
        more = "|…" if shown < len(self.words) else ""
        return f"[{'|'.join(self.words[:shown])}{more}]"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the words that begin as what is typed so far."""
        del ctx, param
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete)]

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return the word as spelt in the list.

        Raises:
            Refusal: It is none of the choices.
        """
        del ctx
        for word in self.words:
            if str(value).lower() == word.lower():
                return word
        words = ", ".join(self.words)
        raise refused_value(param, "cli-bad-choice", text=str(value), words=words)


def refused_value(
    param: click.Parameter | None, name: str, /, **arguments: Argument
) -> Exception:
    """Return the refusal *name*, preceded by its option or argument."""
    what = blame(name, **arguments)
    if param is None:
        return refuse(name, **arguments)
    return refuse("cli-at", place=parameter_name(param), what=what)


def parameter_name(param: click.Parameter) -> str:
    """Return the syntax of an option or argument: ``--dealer``, ``CALLS``.

    Example:
        >>> parameter_name(click.Option(["-d", "--dealer"]))
        '--dealer'
        >>> parameter_name(click.Argument(["calls"]))
        'CALLS'
    """
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.metavar or (param.name or "?").upper()


SEAT = ParsedText("seat", read_seat, "cli-bad-seat")
VULNERABILITY = ParsedText("none|ns|ew|both", read_vulnerability, "cli-bad-vulnerability")
SECONDS = ParsedText("seconds", read_seconds, "cli-bad-seconds")
