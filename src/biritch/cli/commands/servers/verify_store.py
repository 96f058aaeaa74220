"""``biritch verify-store``: verify every line of a database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal
from biritch.cli.options import as_json, language
from biritch.cli.progress import ProgressBar
from biritch.cli.servers.settings import database_named
from biritch.cli.servers.stores import show_report
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.words.translation import Language


@click.command(name="verify-store")
@click.argument("file", metavar="[FILE]", required=False)
@click.option(
    "--since", metavar="BACKUP", default="", cls=TranslatedOption, help="cli-option-since"
)
@as_json
@language
@click.pass_context
def verify_store(
    ctx: click.Context, file: str | None, since: str, lang: Language, *, as_json: bool
) -> None:
    """Verify that the tables, tournaments and clubs stored in FILE are undamaged.

    A server may be running on it. Exits with status 2 when something is damaged.
    """
    from biritch.server.storage.store import BadDatabase, archive_of, path_of

    try:
        archive = archive_of(database_named(file))
        with ProgressBar(lambda: tell("store-verifying", lang), archive.size) as bar:
            whole = not since
            report = archive.verify(bar.at) if whole else archive.verify_new(path_of(since))
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    show_report(report, lang, as_json=as_json, name="store-ok")
    ctx.exit(0 if report.ok else 2)


COMMAND = verify_store

SENTENCES = {
    "en": """
cli-help-verify-store =
    Verify that the tables, tournaments and clubs stored in FILE are undamaged.

    FILE may be an address, as for --database; by default it is BIRITCH_DATABASE. A server may
    be using it. Exits with status 2 if something is damaged.
cli-option-since = Verify only what is new since BACKUP, a verified backup of the same \
store, and check that everything in BACKUP is still there.
store-verifying = Verifying
store-ok = No damage found: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}.
""",
    "fr": """
cli-help-verify-store =
    Vérifie que les tables, tournois et clubs de FILE ne sont pas abîmés.

    FILE peut être une adresse, comme pour --database ; à défaut, BIRITCH_DATABASE est lue. Un
    serveur peut s'en servir pendant ce temps. Rend l'état 2 si quelque chose est abîmé.
cli-option-since = Ne vérifie que ce qui est nouveau depuis BACKUP, une sauvegarde vérifiée \
de la même base, et que tout ce qu'elle contient est encore là.
store-verifying = Vérification
store-ok = Rien n'est abîmé : { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} en { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
}.
""",
}
