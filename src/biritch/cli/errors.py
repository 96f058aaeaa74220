"""Error messages in one line, in the reader's language."""

from __future__ import annotations

import re

import click

from biritch.cli.messages import Refusal, blame, chosen_language
from biritch.cli.parameters import parameter_name
from biritch.core.bad_value import reason_of
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.words.translation import tell


def error_line(error: Exception, context: click.Context | None) -> str:
    """Return ``biritch: …``, one line for any *error*.

    Example:
        >>> context = click.Context(click.Command("rank"))
        >>> error_line(ValueError("no such board"), context)
        'biritch: no such board'
    """
    own = getattr(error, "ctx", None)
    language = chosen_language(own if isinstance(own, click.Context) else context)
    phrase = error_phrase(error)
    text = tell("cli-says", language, what=phrase) if phrase else f"biritch: {_plain(error)}"
    return " ".join(text.split())


def _plain(error: Exception) -> str:
    if isinstance(error, click.ClickException):
        return error.format_message()
    return str(error) or type(error).__name__


def error_phrase(error: Exception) -> Phrase | None:
    """Return *error* as a phrase, or ``None`` if it has only English text.

    Example:
        >>> error_phrase(MissingExtra("pdf")).name
        'extra-missing'
    """
    match error:
        case Refusal():
            return error.phrase
        case click.ClickException():
            return _of_usage(error)
        case OSError():
            return _of_file(error)
        case MissingExtra():
            return error.phrase
        case ValueError():
            reason = reason_of(error)
            return reason if isinstance(reason, Phrase) else None
        case _:
            return blame("cli-our-fault", what=f"{type(error).__name__}: {error}")


def _of_usage(error: click.ClickException) -> Phrase | None:
    match error:
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ())
            name = "cli-no-option-near" if near else "cli-no-option"
            return blame(name, text=error.option_name, near=near)
        case click.UsageError(ctx=click.Context(command=click.Group() as group)) if isinstance(
            error, click.exceptions.NoArgsIsHelpError | click.exceptions.NoSuchCommand
        ):
            words = ", ".join(
                sorted(group.commands) or group.list_commands(click.Context(group))
            )
            typed = getattr(error, "command_name", "")
            name = "cli-no-command" if typed else "cli-command-missing"
            return blame(name, text=typed, words=words)
        case click.MissingParameter() if error.param is not None:
            return blame("cli-missing", place=parameter_name(error.param))
        case click.BadOptionUsage():
            wants = "requires" in error.message
            return blame("cli-no-value" if wants else "cli-not-so", place=error.option_name)
        case _:
            # Click has no exception of its own for this: only its English sentence tells.
            extra = re.search(r"unexpected extra .*\((.*)\)", error.message)
            return blame("cli-extra", text=extra[1]) if extra else None


def _of_file(error: OSError) -> Phrase:
    name = {
        FileNotFoundError: "cli-file-not-found",
        PermissionError: "cli-file-forbidden",
        IsADirectoryError: "cli-file-folder",
    }.get(type(error))
    # A file is first written under another name: people are told the one they gave.
    if name and (file := error.filename2 or error.filename) is not None:
        return blame(name, file=str(file))
    return blame("cli-file-trouble", what=str(error))
