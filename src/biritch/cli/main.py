"""The ``biritch`` command: finds the sub-commands on their shelf and runs one."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import click

from biritch import __version__
from biritch.cli import commands


class Shelf(click.Group):
    """The commands of ``cli/commands``, each loaded only when it is named."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of every command."""
        del ctx
        found = pkgutil.iter_modules(commands.__path__)
        return sorted(info.name.replace("_", "-") for info in found)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, loading its file."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{commands.__name__}.{cmd_name.replace('-', '_')}")
        command = module.COMMAND
        if not isinstance(command, click.Command):
            raise TypeError(f"{module.__name__} must bind COMMAND: click.Command")
        return command


@click.group(cls=Shelf, invoke_without_command=True)
@click.version_option(__version__, prog_name="biritch")
@click.pass_context
def biritch(ctx: click.Context) -> None:
    """Bridge: play it, bid it, score it, solve it. Alone, opens a table in the browser."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(_command(ctx, "serve"), browser=True)


def _command(ctx: click.Context, name: str) -> click.Command:
    command = biritch.get_command(ctx, name)
    assert command is not None
    return command


def main() -> None:
    """Run, turning every bad input into one line on standard error and status 2."""
    try:
        status = biritch.main(standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        _refuse(error.format_message(), error.exit_code)
    except BrokenPipeError:
        sys.exit(0)
    except (ValueError, OSError) as error:
        _refuse(str(error), 2)
    else:
        sys.exit(status if isinstance(status, int) else 0)


def _refuse(text: str, status: int) -> None:
    click.echo("biritch: " + " ".join(text.split()), err=True)
    sys.exit(status or 2)
