"""``biritch doctor``: diagnose an installation."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, language, print_json
from biritch.cli.servers.settings import ServerOption, settings_option
from biritch.cli.web_server import listening
from biritch.words.translation import say, tell


@click.command(name="doctor")
@settings_option
@click.option(
    "--host", default="127.0.0.1", show_default=True, cls=ServerOption, help="cli-option-host"
)
@listening
@click.option("--bus", metavar="URL", default="", cls=ServerOption, help="cli-option-bus")
@as_json
@language
@click.pass_context
def doctor(  # noqa: PLR0913, PLR0917 - one for each option
    ctx: click.Context,
    settings: str,
    host: str,
    port: int | None,
    database: str,
    bus: str,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Check this installation and list its problems.

    The options are those of `biritch serve`.
    """
    from biritch.cli.servers.diagnosis import Installation, diagnose

    found = list(diagnose(Installation(database, bus, settings, host, port)))
    if as_json:
        print_json(
            [
                {
                    "check": each.check,
                    "ok": each.why is None,
                    "why": say(each.why, lang) if each.why else "",
                }
                for each in found
            ]
        )
    else:
        for each in found:
            state = tell("doctor-ok", lang) if each.why is None else say(each.why, lang)
            what = tell(f"doctor-{each.check}", lang)
            click.echo(tell("doctor-line", lang, what=what, state=state))
    ctx.exit(2 if any(each.why for each in found) else 0)


COMMAND = doctor

SENTENCES = {
    "en": """
cli-help-doctor =
    Check this installation and list its problems.

    Exits with status 2 if there are any. The options and environment variables are those of
    biritch serve.
doctor-line = { $what }: { $state }
doctor-ok = all right
doctor-page = Pages
doctor-engine = Double dummy
doctor-settings = Settings
doctor-database = Database
doctor-private = Permissions
doctor-full = the disk of { $folder } has { $left } MB free: below { $wanted } MB nothing can \
be opened
doctor-disk = Disk
doctor-bus = Bus
doctor-network = Network
doctor-open = passwords and tables are sent to { $place } without TLS over a public network: \
use { $wanted }
doctor-port = Port
doctor-no-page = the pages are not built: reinstall the package
doctor-no-engine = the engine is not installed: double-dummy analysis is limited to the last \
tricks
doctor-readable = other users can read { $file }: run chmod 600 { $file }
""",
    "fr": """
cli-help-doctor =
    Vérifie cette installation et montre ses problèmes.

    Rend l'état 2 s'il y en a. Les options et les variables d'environnement sont celles de
    biritch serve.
doctor-line = { $what } : { $state }
doctor-ok = en ordre
doctor-page = Pages
doctor-engine = Quatre jeux
doctor-settings = Réglages
doctor-database = Base de données
doctor-private = Permissions
doctor-full = il reste { $left } Mo sur le disque de { $folder } : en dessous de { $wanted } \
Mo, \
rien ne s'ouvre
doctor-disk = Disque
doctor-bus = Bus
doctor-network = Réseau
doctor-open = mots de passe et tables vont vers { $place } sans TLS, par un réseau qui n'est \
pas le vôtre : il faut { $wanted }
doctor-port = Port
doctor-no-page = les pages ne sont pas construites : réinstallez le paquet
doctor-no-engine = le moteur n'est pas installé : l'analyse à quatre jeux se limite aux \
dernières levées
doctor-readable = d'autres utilisateurs peuvent lire { $file } : lancez chmod 600 { $file }
""",
}
