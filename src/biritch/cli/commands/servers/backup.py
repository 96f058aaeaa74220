"""``biritch backup``: a copy of a database, made while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language
from biritch.cli.servers.settings import database_named
from biritch.cli.servers.stores import show_report

if TYPE_CHECKING:
    from biritch.words.translation import Language


@click.command(name="backup")
@click.argument("places", metavar="[FILE] OUT", nargs=-1)
@click.option("--update", is_flag=True, cls=TranslatedOption, help="cli-option-update-backup")
@as_json
@language
@click.pass_context
def backup(
    ctx: click.Context, places: tuple[str, ...], lang: Language, *, update: bool, as_json: bool
) -> None:
    """Back up all tables, tournaments and clubs of FILE to the new file OUT.

    A server may be running on FILE. The copy is verified; nothing is written, and the status is
    2, when FILE is damaged.
    """
    from biritch.server.storage.addresses import reason_of_failure
    from biritch.server.storage.store import BadDatabase, archive_of, path_of

    if not places:
        raise refuse("cli-missing", place="OUT")
    if len(places) > 2:
        raise refuse("cli-extra", text=" ".join(places[2:]))
    file, out = database_named(places[0] if len(places) == 2 else None), places[-1]
    try:
        archive, target = archive_of(file), path_of(out)
        if update and target.exists():
            report = archive.update(target)
        else:
            report = archive.backup(target)
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    except OSError as error:
        raise refuse("store-unwritten", file=out, why=reason_of_failure(error)) from None
    name = "store-updated" if update else "store-copied"
    show_report(report, lang, as_json=as_json, name=name, written=out)
    ctx.exit(0 if report.ok else 2)


COMMAND = backup

SENTENCES = {
    "en": """
cli-help-backup =
    Back up all tables, tournaments and clubs of FILE to the new file OUT.

    FILE may be an address, as for --database; by default it is BIRITCH_DATABASE, which keeps
    passwords out of the list of processes. OUT is always a SQLite file. A server may be using
    FILE. The copy is verified. If FILE is damaged, nothing is written and the exit status is 2.
cli-option-update-backup = Update OUT, an earlier backup of the same store: only new entries \
are read and verified. If OUT does not exist, everything is copied.
store-updated = { $written } is up to date: { $entries ->
    [0] nothing new
    [one] { $entries } new line
   *[other] { $entries } new lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}.
store-copied = { $written } holds everything: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}.
""",
    "fr": """
cli-help-backup =
    Sauvegarde les tables, tournois et clubs de FILE dans le nouveau fichier OUT.

    FILE peut être une adresse, comme pour --database ; par défaut, c'est BIRITCH_DATABASE, qui
    garde les mots de passe hors de la liste des processus. OUT est toujours un fichier SQLite.
    Un serveur peut se servir de FILE. La copie est vérifiée. Si FILE est abîmé, rien n'est
    écrit et l'état est 2.
cli-option-update-backup = Met à jour OUT, une sauvegarde antérieure de la même base : seul le \
nouveau est lu et vérifié. S'il n'y en a pas, tout est copié.
store-updated = { $written } est à jour : { $entries ->
    [0] rien de nouveau
    [one] { $entries } ligne nouvelle
   *[other] { $entries } lignes nouvelles
} en { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
}.
store-copied = { $written } contient tout : { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} en { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
}.
""",
}
