"""``biritch serve``: the web server."""

from __future__ import annotations

from dataclasses import replace

import click

from biritch.cli.messages import refuse
from biritch.cli.options import language
from biritch.cli.parameters import OneOf
from biritch.cli.servers.settings import ServerOption, settings_option
from biritch.cli.web_server import (
    Listening,
    is_chosen,
    listening,
    log_format_option,
    robot_of_option,
    robot_option,
    run_server,
)
from biritch.server.storage.addresses import hide_login
from biritch.server.web.security import HSTS, site_host


def _check_sites(
    context: click.Context, parameter: click.Parameter, sites: tuple[str, ...]
) -> tuple[str, ...]:
    """Return *sites* if each is the address of a site.

    Raises:
        Refusal: One of them is something else.
    """
    del context, parameter
    for site in sites:
        if not site_host(site):
            raise refuse("cli-bad-site", text=hide_login(site))
    return sites


@click.command(name="serve")
@settings_option
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    cls=ServerOption,
    help="cli-option-host",
)
@listening
@click.option(
    "--site",
    metavar="URL",
    multiple=True,
    callback=_check_sites,
    cls=ServerOption,
    help="cli-option-public-site",
)
@click.option(
    "--hsts",
    type=OneOf(tuple(HSTS)),
    default="host",
    show_default=True,
    cls=ServerOption,
    help="cli-option-hsts",
)
@click.option(
    "--bus",
    metavar="URL",
    default="",
    cls=ServerOption,
    help="cli-option-bus",
)
@click.option(
    "--metrics",
    metavar="HOST:PORT",
    default="",
    cls=ServerOption,
    help="cli-option-metrics",
)
@click.option(
    "--telemetry",
    metavar="URL",
    default="",
    cls=ServerOption,
    help="cli-option-telemetry",
)
@click.option(
    "--trust",
    metavar="NAME=KEY@URL",
    multiple=True,
    cls=ServerOption,
    help="cli-option-trust",
)
@click.option("--access-log", is_flag=True, cls=ServerOption, help="cli-option-access-log")
@log_format_option
@click.option("--browser", is_flag=True, cls=ServerOption, help="cli-option-browser")
@robot_option
@language
def serve(  # noqa: PLR0913, PLR0917 - one for each option
    host: str,
    port: int | None,
    database: str,
    site: tuple[str, ...],
    hsts: str,
    bus: str,
    metrics: str,
    telemetry: str,
    trust: tuple[str, ...],
    log_format: str,
    settings: str,
    robot: str,
    lang: str,
    *,
    access_log: bool,
    browser: bool,
) -> None:
    """Serve tables on the web until Ctrl-C.

    By default only this machine can come, and every table is kept in a file of yours.
    """
    from biritch.server.tables.opening import TableDefaults

    custom = TableDefaults(
        robot=robot_of_option("robot", robot), robot_chosen=is_chosen("robot")
    )
    asked = Listening(host, port, database, settings, bus, metrics, site, hsts, log_format)
    asked = replace(asked, access_log=access_log, telemetry=telemetry, trust=trust)
    run_server(asked, custom, lang, browser=browser)


COMMAND = serve

SENTENCES = {
    "en": """
cli-help-serve =
    Serve tables on the web until Ctrl-C.

    By default only this machine can come, and every table is kept in a file of yours.
cli-option-metrics = Where Prometheus may ask for numbers, 127.0.0.1:9464 say: at /metrics.
cli-option-telemetry =
    Send spans and numbers to this collector of OpenTelemetry, http://127.0.0.1:4318 say (OTLP
    over HTTP). Nothing is sent without it.
server-telemetry-place = wanted the address of a collector, like \
http://127.0.0.1:4318, got '{ $text }'
cli-option-trust =
    A server with which results of sets are exchanged: what it is called, its public key, and
    perhaps its address (club=3f…@https://bridge.example.org). May be given several times.
cli-option-access-log =
    Write a line on standard error for each request: method, route, status, time, bytes. No name
    of a table, no key and no address of a person is in it.
cli-option-public-site =
    The address people type, https://bridge.example.org say, where a proxy passes it on. The
    server answers to this name, and to those of this machine. May be given several times.
cli-option-hsts =
    Whether browsers that came by TLS ask for nothing else for a year: off, this host, or its
    subdomains too.
cli-bad-site = '{ $text }' is not the address of a site: https://bridge.example.org is one
cli-option-browser = Open a browser at the table.
""",
    "fr": """
cli-help-serve =
    Sert des tables sur le Web jusqu'à Ctrl-C.

    Par défaut, seule cette machine peut venir, et chaque table est gardée dans un fichier à \
vous.
cli-option-metrics = Où Prometheus peut demander des mesures, à /metrics : 127.0.0.1:9464 par \
exemple.
cli-option-telemetry =
    Envoie traces et mesures à ce collecteur OpenTelemetry, par exemple http://127.0.0.1:4318
    (OTLP par HTTP). Sans cette option, rien n'est envoyé.
server-telemetry-place = il faut l'adresse d'un collecteur, comme \
http://127.0.0.1:4318, or il y a « { $text } »
cli-option-trust =
    Un serveur avec lequel échanger les résultats des séries : comment on l'appelle, sa clé
    publique et, s'il y a lieu, son adresse (club=3f…@https://bridge.example.org). Peut être
    répété.
cli-option-access-log =
    Écrit une ligne sur la sortie d'erreur pour chaque requête : méthode, route, état, durée,
    octets. Ni nom de table, ni clé, ni adresse d'une personne n'y figure.
cli-option-public-site =
    L'adresse que l'on tape, par exemple https://bridge.example.org, lorsqu'un mandataire la
    transmet. Le serveur répond à ce nom et à ceux de cette machine. Peut être répété.
cli-option-hsts =
    Si les navigateurs venus par TLS ne doivent rien demander autrement pendant un an : off
    (non), host (ce site), subdomains (ses sous-domaines aussi).
cli-bad-site = « { $text } » n'est pas l'adresse d'un site, comme https://bridge.example.org
cli-option-browser = Ouvre un navigateur à la table.
""",
}
