"""The options every command shares, and how they print."""

from __future__ import annotations

import json
import locale
import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

Function = TypeVar("Function", bound=Callable[..., Any])


def as_json(function: Function) -> Function:
    """Add ``--json``: one JSON document on standard output, and nothing else there."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")(
        function
    )


def language(function: Function) -> Function:
    """Add ``--lang fr|en``; without it, the locale decides."""
    return click.option(
        "--lang",
        type=click.Choice(["fr", "en"]),
        default=_spoken,
        help="Language of sentences (default: the locale's).",
    )(function)


def notation(function: Function) -> Function:
    """Add ``--notation en|fr``: how calls and cards are read and written."""
    return click.option(
        "--notation",
        type=click.Choice(["en", "fr"]),
        default="en",
        show_default=True,
        help="How calls and cards are read and written.",
    )(function)


def _spoken() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"


def print_json(document: object) -> None:
    """Print *document* as JSON, on one line."""
    click.echo(json.dumps(document, ensure_ascii=False))
