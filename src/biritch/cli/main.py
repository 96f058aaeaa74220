"""The ``biritch`` command: finds the sub-commands on their shelf and runs one."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import click

import biritch as package
from biritch import shelf
from biritch.cli import commands
from biritch.cli.errors import error_line
from biritch.cli.help import TranslatedCommand, TranslatedOption, translate_message
from biritch.cli.messages import chosen_language, refuse
from biritch.cli.options import language
from biritch.extras import MissingExtra

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""
OUR_FAULT = 70
"""The exit status when the fault is ours, as ``sysexits.h`` has it."""


class Shelf(TranslatedCommand, click.Group):
    """The commands of ``cli/commands``, each imported on first use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        del ctx
        return sorted(name.replace("_", "-") for name in shelf.names(commands))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, loading its file."""
        del ctx
        if "_" in cmd_name:
            # One spelling each: help shows ``match-score``, the file is ``match_score.py``.
            return None
        command = shelf.find(commands, cmd_name.replace("-", "_"), "COMMAND", click.Command)
        return None if command is None else TranslatedCommand.of(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command named in *args*; refuse a misspelt one with a suggestion.

        Raises:
            Refusal: There is no such command; the nearest one is named.
        """
        # Other packages' commands are looked for only when the word is none of ours.
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            names = self.list_commands(ctx)
            near = get_close_matches(args[0], names, n=1)
            if near:
                raise refuse("cli-no-command-near", text=args[0], near=near[0])
            raise refuse("cli-no-command", text=args[0], words=", ".join(names))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write all commands with their help."""
        rows = [
            (name, command.get_short_help_str(formatter.width - 20))
            for name in self.list_commands(ctx)
            if (command := self.get_command(ctx, name)) and not command.hidden
        ]
        with formatter.section(translate_message("cli-commands")):
            formatter.write_dl(rows)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; print a refusal as one line, in the chosen language.

        Raises:
            Refusal: What was typed, or a file, is not what the command can work on.
        """
        try:
            result = super().invoke(ctx)
            # Here, where a closed pipe can still be caught; Python's own flush at exit cannot.
            sys.stdout.flush()
        except BrokenPipeError:
            _stop_writing()
            ctx.exit(0)
        except (click.exceptions.Exit, click.exceptions.Abort, EOFError):
            raise
        except (click.ClickException, ValueError, OSError, MissingExtra) as error:
            if isinstance(error, OSError) and error.filename is None:
                _stop_writing()  # what is left would fail again when Python ends
            click.echo(error_line(error, ctx), err=True)
            ctx.exit(2)
        return result

    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = "biritch",
        standalone_mode: bool = True,  # noqa: FBT001, FBT002 - as in click
        **extra: Any,  # noqa: ANN401 - as in click
    ) -> Any:  # noqa: ANN401 - likewise
        """Run, turning all invalid input into one line on standard error and status 2.

        Raises:
            Exception: There is a bug, and ``BIRITCH_TRACEBACK`` is set.
        """
        try:
            status = super().main(args, prog_name, standalone_mode=False, **extra)
        except (click.exceptions.Abort, KeyboardInterrupt):
            status = INTERRUPTED
        except click.ClickException as error:
            click.echo(error_line(error, None), err=True)
            status = 2
        except Exception as error:
            if os.environ.get("BIRITCH_TRACEBACK"):
                raise
            click.echo(error_line(error, None), err=True)
            status = OUR_FAULT
        if not standalone_mode:
            return status
        sys.exit(status if isinstance(status, int) else 0)


@click.group(
    cls=Shelf, invoke_without_command=True, context_settings={"max_content_width": 100}
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda ctx, _, flag: _version(ctx) if flag else None,
    cls=TranslatedOption,
    help="cli-option-version",
)
@language
@click.pass_context
def biritch(ctx: click.Context, lang: str) -> None:
    """Bridge: play it, bid it, score it, solve it. Alone, opens a table in the browser."""
    del lang
    if ctx.invoked_subcommand is None:
        serve = biritch.get_command(ctx, "serve")
        assert serve is not None
        # Not ctx.invoke, which would read neither the environment nor a file of settings.
        with serve.make_context("serve", ["--browser"], parent=ctx) as asked:
            serve.invoke(asked)


def _version(ctx: click.Context) -> None:
    """Print the version, which is determined only on request."""
    from biritch.solver.choice import is_pure
    from biritch.words.translation import tell

    click.echo(f"biritch {package.__version__}")
    if is_pure():
        click.echo(tell("solver-pure", chosen_language(ctx)))
    ctx.exit()


def main() -> None:
    """Run the command line."""
    # To import and to read systems makes much, and little of it is garbage: look less often.
    gc.set_threshold(50_000, 20, 20)
    with contextlib.suppress(AttributeError, ValueError):
        # Where suit symbols cannot be written, a question mark is better than no answer.
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    biritch.main()


def _stop_writing() -> None:
    """Discard unwritten output: the reader has gone."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        # Python flushes standard output once more when it ends, and would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
