"""Settings of a server: options, ``BIRITCH_*`` variables, the settings file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, blame, refuse
from biritch.cli.parameters import parameter_name
from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

Function = TypeVar("Function", bound=Callable[..., Any])

DATABASE = "BIRITCH_DATABASE"
"""The variable that holds the address of the database, which may have a password in it."""


class ServerOption(TranslatedOption):
    """An option also read from ``BIRITCH_<NAME>`` and from ``[server]`` of the file.

    The command line precedes the variable, the variable the file. An empty value is refused: it
    is probably a forgotten setting.
    """

    def __init__(self, *names: Any, **attributes: Any) -> None:  # noqa: ANN401 - as in click
        """Read the variable of the option's name."""
        super().__init__(*names, **attributes)
        self.envvar = f"BIRITCH_{(self.name or '').upper()}"

    def consume_value(
        self,
        ctx: click.Context,
        opts: Mapping[str, Any],
    ) -> tuple[Any, ParameterSource]:
        """Return the value and its source.

        Raises:
            Refusal: It is there, and empty.
        """
        value, source = super().consume_value(ctx, opts)
        if source is not ParameterSource.COMMANDLINE:
            demand_value(str(self.envvar))
        if source is not ParameterSource.DEFAULT and _is_empty(value):
            raise refuse("cli-setting-empty", name=parameter_name(self))
        return value, source

    def process_value(self, ctx: click.Context, value: Any) -> Any:  # noqa: ANN401 - as in click
        """Return *value* converted to the option's type.

        Raises:
            Refusal: It cannot; it is named as it was found: option, variable or line.
        """
        try:
            return super().process_value(ctx, value)
        except Refusal as error:
            place = setting_place(str(self.name), ctx)
            if place == parameter_name(self):
                raise
            what = dict(error.phrase.arguments).get("what", error.phrase)
            raise refuse("cli-at", place=place, what=what) from None
        except click.BadParameter:  # of whether something is so: only English is said of it
            place = setting_place(str(self.name), ctx)
            what = blame("cli-bad-choice", text=str(value), words="true, false")
            raise refuse("cli-at", place=place, what=what) from None


def setting_place(name: str, context: click.Context | None = None) -> str:
    """Return the source of the option *name*'s value, as people write it.

    ``--port`` on the command line, ``BIRITCH_PORT`` among the variables, or
    ``club.toml, [server] port`` in a file.
    """
    context = context or click.get_current_context(silent=True)
    source = context.get_parameter_source(name) if context is not None else None
    if source is ParameterSource.ENVIRONMENT:
        return f"BIRITCH_{name.upper()}"
    if source is ParameterSource.DEFAULT_MAP and context is not None:
        return f"{context.params.get('settings', '')}, [server] {name}"
    return f"--{name.replace('_', '-')}"


def refuse_setting(name: str, why: Phrase) -> Refusal:
    """Return the refusal of the option *name*'s value, with its source."""
    return refuse("cli-at", place=setting_place(name), what=why)


def _is_empty(value: object) -> bool:
    return isinstance(value, str) and not value.strip()


def demand_value(variable: str) -> None:
    """Refuse an environment in which *variable* is set but empty.

    Raises:
        Refusal: It is.
    """
    if _is_empty(os.environ.get(variable, "unset")):
        raise refuse("cli-setting-empty", name=variable)


def settings_option(function: Function) -> Function:
    """Add ``--settings FILE``: a TOML file of limits, and of these options."""
    return click.option(
        "--settings",
        metavar="FILE",
        default="",
        is_eager=True,
        callback=_read_file,
        cls=ServerOption,
        help="cli-option-settings",
    )(function)


def _read_file(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Use the ``[server]`` table of the file *value* for options not typed."""
    del parameter
    if value and not context.resilient_parsing:
        from biritch.server.web.limits import BadSettings, read_server_table

        try:
            table = read_server_table(Path(value))
        except BadSettings as error:
            raise Refusal(error.phrase) from None
        context.default_map = {**(context.default_map or {}), **table}
    return value


def database_named(typed: str | None, place: str = "FILE") -> str:
    """Return the address *typed* as *place*, or else that of the environment.

    Raises:
        Refusal: There is neither, or it is empty.

    Example:
        >>> database_named("tables.db")
        'tables.db'
    """
    if typed is None:
        demand_value(DATABASE)
        typed = os.environ.get(DATABASE)
    if typed is None:
        raise refuse("cli-missing", place=place)
    if not typed.strip():
        raise refuse("cli-setting-empty", name=place)
    return typed
