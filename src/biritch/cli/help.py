"""Help texts in the reader's language.

An option whose help is the name of a message (``cli-option-json``) is shown in that language;
so is a command with a message ``cli-help-<command>``. Other texts are shown unchanged.
"""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Sequence

import click

from biritch.cli.messages import choose_language, chosen_language
from biritch.words.languages import LANGUAGES
from biritch.words.translation import tell_or


def current_language() -> str:
    """Return the language of the current command."""
    return chosen_language(click.get_current_context(silent=True))


def translate_message(text: str) -> str:
    """Return the message that *text* names, or *text* itself.

    Example:
        >>> translate_message("any other words")
        'any other words'
    """
    return tell_or(text, current_language(), text) if text.startswith("cli-") else text


def _asked_language(args: Sequence[str]) -> str:
    """Return the language in *args*, or an empty string."""
    words = list(itertools.takewhile(lambda word: word != "--", args))
    if "--help" not in words:
        return ""
    typed = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    typed += [after for word, after in itertools.pairwise(words) if word == "--lang"]
    return typed[-1] if typed and typed[-1] in LANGUAGES else ""


class TranslatedOption(click.Option):
    """An option whose help is in the reader's language."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option's syntax and help."""
        record = super().get_help_record(ctx)
        if record is None or not self.help:
            return record
        names, text = record
        # Click puts defaults and ranges round the help: only the help itself is replaced, once.
        text = text.replace(self.help, translate_message(self.help), 1)
        return names, text.replace("[default: ", f"[{translate_message('cli-default')} ")


class TranslatedCommand(click.Command):
    """A command whose help is in the reader's language."""

    family = ""
    """What the name of its help begins with, besides its own name."""

    @classmethod
    def of(cls, command: click.Command) -> click.Command:
        """Return *command* with help in the reader's language."""
        # Groups and classes of another package keep their own ways of writing help.
        if type(command) is not click.Command:
            return command
        twin = cls(command.name)
        twin.__dict__.update(vars(command))
        return twin

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; ``--lang`` applies also to an earlier ``--help``."""
        if language := _asked_language(args):
            choose_language(ctx, language)
        return super().parse_args(ctx, args)

    def _words(self) -> str:
        own_help = inspect.cleandoc(self.help or "").partition("\f")[0]
        return tell_or(f"cli-help-{self.family}{self.name}", current_language(), own_help)

    def get_short_help_str(self, limit: int = 80) -> str:
        """Return the first sentence of the help."""
        text = " ".join(self._words().partition("\n\n")[0].split())
        first = text.partition(". ")[0].removesuffix(".")
        return first if len(first) <= limit else first[: limit - 1] + "…"

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(
            ctx.command_path, pieces, prefix=translate_message("cli-usage") + " "
        )

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the description."""
        del ctx
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self._words())

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options with their help."""
        records = [
            record
            for param in self.get_params(ctx)
            if isinstance(param, click.Option) and (record := param.get_help_record(ctx))
        ]
        own = self.get_help_option(ctx)
        if own is not None and own.help:
            help_of_help = translate_message("cli-option-help")
            records = [
                (names, help_of_help if text == own.help else text) for names, text in records
            ]
        with formatter.section(translate_message("cli-options")):
            formatter.write_dl(records)


class TranslatedGroup(TranslatedCommand, click.Group):
    """A command with subcommands, listed in its help."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        rows = [
            (name, command.get_short_help_str(formatter.width - 20))
            for name, command in sorted(self.commands.items())
        ]
        with formatter.section(translate_message("cli-commands")):
            formatter.write_dl(rows)
