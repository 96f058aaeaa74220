"""``biritch backup``: a copy of a file of tables, made while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language
from biritch.cli.servers.settings import database_named
from biritch.cli.servers.stores import show_report

if TYPE_CHECKING:
    from biritch.words.translation import Language


@click.command(name="backup")
@click.argument("places", metavar="[FILE] OUT", nargs=-1)
@as_json
@language
@click.pass_context
def backup(
    ctx: click.Context, places: tuple[str, ...], lang: Language, *, as_json: bool
) -> None:
    """Copy all tables, events and clubs in FILE, as they are now, to the new file OUT.

    A server may be running on FILE. The copy is verified; nothing is written, and the status is
    2, when FILE is damaged.
    """
    from biritch.server.storage.addresses import reason_of_failure
    from biritch.server.storage.store import BadDatabase, archive_of

    if not places:
        raise refuse("cli-missing", place="OUT")
    if len(places) > 2:
        raise refuse("cli-extra", text=" ".join(places[2:]))
    file, out = database_named(places[0] if len(places) == 2 else None), places[-1]
    try:
        report = archive_of(file).backup(Path(out))
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    except OSError as error:
        raise refuse("store-unwritten", file=out, why=reason_of_failure(error)) from None
    show_report(report, lang, as_json=as_json, name="store-copied", written=out)
    ctx.exit(0 if report.ok else 2)


COMMAND = backup

SENTENCES = {
    "en": """
cli-help-backup =
    Copy all tables, events and clubs in FILE, as they are now, to the new file OUT.

    FILE may be an address as --database takes it; without it, BIRITCH_DATABASE is read, where
    no list of processes shows a password. OUT is a file of SQLite's all the same. A server may
    be running on FILE. The copy is verified; nothing is written, and the status is
    2, when FILE is damaged.
store-copied = { $written } holds all of it: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}.
""",
    "fr": """
cli-help-backup =
    Copie toutes les tables, tournois et clubs de FILE, tels qu'en ce moment, dans le nouveau
    fichier OUT.

    FILE peut être une adresse, comme pour --database ; à défaut, BIRITCH_DATABASE est lue, où
    aucune liste de processus ne montre un mot de passe. OUT est toujours un fichier SQLite. Un
    serveur peut se servir de FILE. La copie est vérifiée ; rien n'est écrit, et l'état est 2,
    si FILE est abîmé.
store-copied = { $written } contient tout : { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} en { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
}.
""",
}
