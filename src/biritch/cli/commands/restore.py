"""``biritch restore``: a backup put in the place of a file of tables."""

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


@click.command(name="restore")
@click.argument("out", metavar="OUT")
@click.argument("file", metavar="[FILE]", required=False)
@as_json
@language
@click.pass_context
def restore(
    ctx: click.Context, out: str, file: str | None, lang: Language, *, as_json: bool
) -> None:
    """Put the backup OUT in the place of FILE; what was there is kept beside it.

    No server may be running on FILE. Nothing is done, and the status is 2, when OUT is damaged.
    """
    from biritch.server.storage.addresses import hide_login, reason_of_failure
    from biritch.server.storage.store import BadDatabase, archive_of

    file = database_named(file)
    try:
        report, kept = archive_of(file).restore(Path(out))
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    except OSError as error:
        shown = hide_login(file)
        raise refuse("store-unwritten", file=shown, why=reason_of_failure(error)) from None
    if not kept:
        show_report(
            report, lang, as_json=as_json, name="store-restored", written=hide_login(file)
        )
    else:
        more = {"written": hide_login(file), "kept": kept}
        show_report(report, lang, as_json=as_json, name="store-replaced", **more)
    ctx.exit(0 if report.ok else 2)


COMMAND = restore

SENTENCES = {
    "en": """
cli-help-restore =
    Put the backup OUT in the place of FILE; what was there is kept beside it.

    FILE may be an address as --database takes it; without it, BIRITCH_DATABASE is read. No
    server may be running on it. Nothing is done, and the status is 2, when OUT is damaged.
store-restored = { $written } is there again: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}.
store-replaced = { $written } is as it was backed up: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}. What was there is now { $kept }.
""",
    "fr": """
cli-help-restore =
    Met la sauvegarde OUT à la place de FILE ; ce qui s'y trouvait est gardé à côté.

    FILE peut être une adresse, comme pour --database ; à défaut, BIRITCH_DATABASE est lue.
    Aucun serveur ne doit s'en servir. Rien n'est fait, et l'état est 2, si OUT est abîmé.
store-restored = { $written } est de nouveau là : { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} en { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
}.
store-replaced = { $written } est tel qu'à la sauvegarde : { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} en { $logs ->
    [one] { $logs } journal
   *[other] { $logs } journaux
}. Ce qui s'y trouvait est maintenant { $kept }.
""",
}
