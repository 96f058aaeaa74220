"""Options shared by all commands, and printing of JSON and tables."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import choose_language, chosen_language, locale_language
from biritch.cli.parameters import OneOf
from biritch.words.languages import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

Function = TypeVar("Function", bound=Callable[..., Any])


def as_json(function: Function) -> Function:
    """Add ``--json``: print one JSON document and nothing else on standard output."""
    return click.option(
        "--json", "as_json", is_flag=True, cls=TranslatedOption, help="cli-option-json"
    )(function)


def encoding(function: Function) -> Function:
    """Add ``--encoding NAME`` for input files; by default it is detected."""
    return click.option(
        "--encoding",
        metavar="NAME",
        default=None,
        cls=TranslatedOption,
        help="cli-option-encoding",
    )(function)


def language(function: Function) -> Function:
    """Add ``--lang``; by default the locale decides."""
    return click.option(
        "--lang",
        type=OneOf(LANGUAGES),
        default=locale_language,
        is_eager=True,
        callback=_remember,
        cls=TranslatedOption,
        help="cli-option-lang",
    )(function)


def notation(function: Function) -> Function:
    """Add ``--notation en|fr``: how calls and cards are read and written."""
    return click.option(
        "--notation",
        type=OneOf(["en", "fr"]),
        default="en",
        show_default=True,
        cls=TranslatedOption,
        help="cli-option-notation",
    )(function)


def _remember(context: click.Context, parameter: click.Parameter, value: str) -> str:
    source = context.get_parameter_source(parameter.name or "")
    # A default must not overrule ``biritch --lang fr rank``, where the group was told.
    if source is click.core.ParameterSource.DEFAULT:
        return chosen_language(context)
    choose_language(context, value)
    return value


def print_json(document: object) -> None:
    """Print *document* as JSON on one line; escaped if standard output is not UTF-8."""
    plain = not symbols_can_be_printed()
    click.echo(json.dumps(document, ensure_ascii=plain))


def symbols_can_be_printed() -> bool:
    """Return whether standard output can print suit symbols and accents."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "♠♥♦♣é·".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plain_width() -> int | None:
    """Return the width of plain text lines, as :func:`console` would; or ``None``.

    ``None`` leaves it to ``rich``: colours are forced or forbidden, or standard output is a
    terminal.
    """
    asked = os.environ.keys() & {"FORCE_COLOR", "TTY_COMPATIBLE", "JPY_PARENT_PID"}
    if asked or sys.stdout.isatty() or "ipykernel" in sys.modules:
        return None
    if (columns := os.environ.get("COLUMNS", "")).isdigit():
        return int(columns) or 80
    for stream in (0, 1, 2):
        try:
            return os.get_terminal_size(stream).columns or 80
        except OSError:  # it is no terminal
            continue
    return 80


def console(*, on_error: bool = False) -> Console:
    """Return the console for text: colour on a terminal only, never with NO_COLOR."""
    from rich.console import Console

    return Console(
        file=sys.stderr if on_error else sys.stdout, highlight=False, markup=False, emoji=False
    )
