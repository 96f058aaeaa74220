"""``biritch serve``: the web server."""

from __future__ import annotations

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import language
from biritch.cli.web_server import (
    Listening,
    known_robot,
    listening,
    log_format_option,
    robot_option,
    run_server,
)


@click.command(name="serve")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-host",
)
@listening
@click.option(
    "--bus",
    metavar="URL",
    default="",
    envvar="BIRITCH_BUS",
    cls=TranslatedOption,
    help="cli-option-bus",
)
@click.option(
    "--metrics",
    metavar="HOST:PORT",
    default="",
    cls=TranslatedOption,
    help="cli-option-metrics",
)
@log_format_option
@click.option(
    "--settings", metavar="FILE", default="", cls=TranslatedOption, help="cli-option-settings"
)
@click.option("--browser", is_flag=True, cls=TranslatedOption, help="cli-option-browser")
@robot_option
@language
def serve(  # noqa: PLR0913, PLR0917 - one for each option
    host: str,
    port: int | None,
    database: str,
    bus: str,
    metrics: str,
    log_format: str,
    settings: str,
    robot: str,
    lang: str,
    *,
    browser: bool,
) -> None:
    """Serve tables on the web until Ctrl-C.

    By default only this machine can come, and every table is kept in a file of yours.
    """
    from biritch.server.tables.opening import TableDefaults

    custom = TableDefaults(robot=known_robot(robot))
    asked = Listening(host, port, database, settings, bus, metrics, log_format)
    run_server(asked, custom, lang, browser=browser)


COMMAND = serve

SENTENCES = {
    "en": """
cli-help-serve =
    Serve tables on the web until Ctrl-C.

    By default only this machine can come, and every table is kept in a file of yours.
cli-option-host = Where to listen: 127.0.0.1 is this machine alone, 0.0.0.0 everyone.
cli-option-metrics = Where Prometheus may ask for numbers, 127.0.0.1:9464 say: at /metrics.
cli-option-settings = A TOML file of limits: how much an address, a key, a table may ask.
cli-option-browser = Open a browser at the table.
""",
    "fr": """
cli-help-serve =
    Sert des tables sur le Web jusqu'à Ctrl-C.

    Par défaut, seule cette machine peut venir, et chaque table est gardée dans un fichier à \
vous.
cli-option-host = Où écouter : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous.
cli-option-metrics = Où Prometheus peut demander des mesures, à /metrics : 127.0.0.1:9464 par \
exemple.
cli-option-settings = Un fichier TOML de limites : ce que peut demander une adresse, une clé, \
une table.
cli-option-browser = Ouvre un navigateur à la table.
""",
}
