"""``biritch restore``: replace a database by a backup."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.servers.settings import database_named
from biritch.cli.servers.stores import show_report
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.words.translation import Language


@click.command(name="restore")
@click.argument("out", metavar="OUT")
@click.argument("file", metavar="[FILE]", required=False)
@click.option(
    "--only", metavar="KIND:NAME", default="", cls=TranslatedOption, help="cli-option-only"
)
@as_json
@language
@click.pass_context
def restore(  # noqa: PLR0913 - one for each option
    ctx: click.Context, out: str, file: str | None, only: str, lang: Language, *, as_json: bool
) -> None:
    """Restore FILE from the backup OUT; keep the previous FILE under another name.

    No server may be running on FILE. Nothing is done, and the status is 2, when OUT is damaged.
    """
    from biritch.server.storage.addresses import hide_login, reason_of_failure
    from biritch.server.storage.store import BadDatabase, archive_of, path_of

    file = database_named(file)
    if only:
        _bring_back(out, file, only, lang, as_json=as_json)
        return
    try:
        report, kept = archive_of(file).restore(path_of(out))
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


def _bring_back(out: str, file: str, only: str, lang: Language, *, as_json: bool) -> None:
    """Restore one tournament, table, club or account of the backup *out* to *file*.

    Raises:
        Refusal: It cannot be brought back.
    """
    from biritch.server.storage.addresses import hide_login, reason_of_failure
    from biritch.server.storage.chain import Damaged
    from biritch.server.storage.incremental import BroughtBack, bring_back
    from biritch.server.storage.store import BadDatabase, find, path_of

    async def do() -> BroughtBack:
        store = find(file)
        try:
            return await bring_back(path_of(out), only, store)
        finally:
            await store.close()

    try:
        done = asyncio.run(do())
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    except Damaged as error:
        raise Refusal(error.fault.phrase) from None
    except OSError as error:
        shown = hide_login(file)
        raise refuse("store-unwritten", file=shown, why=reason_of_failure(error)) from None
    counted = {"logs": done.logs, "lines": done.lines, "records": done.records}
    if as_json:
        print_json({"brought_back": only, **counted})
    else:
        name = "store-brought-back" if done.lines or done.records else "store-nothing-lacked"
        click.echo(tell(name, lang, what=only, **counted))


COMMAND = restore

SENTENCES = {
    "en": """
cli-help-restore =
    Restore FILE from the backup OUT; keep the previous FILE under another name.

    FILE may be an address, as for --database; by default it is BIRITCH_DATABASE. Stop the
    servers that use it first. If OUT is damaged, nothing is done and the exit status is 2.
cli-option-only = Restore one thing that FILE lacks and keep the rest: tournament:NAME, \
table:NAME, club:NAME or account:NAME.
store-nothing-lacked = Nothing of { $what } was missing: nothing was restored.
store-brought-back = { $what } is restored: { $lines ->
    [one] one line
   *[other] { $lines } lines
}, { $records ->
    [one] one record
   *[other] { $records } records
}.
store-restored = { $written } is restored: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}.
store-replaced = { $written } is restored: { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
} in { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}. What was there is now { $kept }.
""",
    "fr": """
cli-help-restore =
    Restaure FILE d'après la sauvegarde OUT ; l'ancien FILE est gardé sous un autre nom.

    FILE peut être une adresse, comme pour --database ; à défaut, BIRITCH_DATABASE est lue.
    Aucun serveur ne doit s'en servir. Rien n'est fait, et l'état est 2, si OUT est abîmé.
cli-option-only = Ramène une seule chose qui manque à FILE, sans toucher au reste : \
tournament:NAME, table:NAME, club:NAME ou account:NAME.
store-nothing-lacked = Rien ne manquait à { $what } : rien n'a été ramené.
store-brought-back = { $what } est de nouveau là : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $records ->
    [one] { $records } fiche
   *[other] { $records } fiches
}.
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
