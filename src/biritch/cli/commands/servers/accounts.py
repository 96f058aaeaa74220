"""``biritch accounts``: the accounts of a server, for its owner."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

import click

from biritch.cli.help import TranslatedCommand, TranslatedGroup, TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.cli.servers.database import COMMAND_LINE, database_options, with_store
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.server.accounts.account import Account
    from biritch.server.accounts.owner import AccountSummary
    from biritch.server.accounts.registry import Accounts
    from biritch.server.storage.store import Store

T = TypeVar("T")


class AccountPart(TranslatedCommand):
    """One of the commands of ``biritch accounts``."""

    family = "accounts-"


def _with_accounts(database: str | None, work: Callable[[Accounts], Awaitable[T]]) -> T:
    """Run *work* with the accounts of *database*, and return its result.

    Raises:
        Refusal: The database cannot be used, or what is asked cannot be done.
    """
    from biritch.server.accounts.registry import AccountRefusal, Accounts
    from biritch.server.web.limits import Limits

    async def do(store: Store) -> T:
        return await work(Accounts(store, time.time, Limits()))

    return with_store(database, do, refusals=(AccountRefusal,), unwritten="accounts-unwritten")


def _change(
    database: str | None,
    name: str,
    work: Callable[[Accounts, Account], Awaitable[T]],
    note: tuple[str, str] = ("", ""),
) -> T:
    """Run *work* with the account *name* and return its result.

    *note* is the entry for the log of the owner's acts: what was done, and why.
    """
    from biritch.server.accounts.owner import find_account
    from biritch.server.owner.desk import OwnerDesk

    async def do(accounts: Accounts) -> T:
        found = await find_account(accounts, name)
        done = await work(accounts, found)
        if note[0]:
            of = found.id if note[0] == "erase" else found.name
            # The store itself, which keeps records, and logs as well.
            desk = OwnerDesk(cast("Store", accounts.records), time.time)
            await desk.note(COMMAND_LINE, note[0], of, note[1])
        return done

    return _with_accounts(database, do)


def _document(summary: AccountSummary) -> dict[str, object]:
    account = summary.account
    seen = datetime.fromtimestamp(summary.seen, UTC).isoformat(timespec="seconds")
    return {
        "id": account.id,
        "name": account.name,
        "opened": account.at,
        "seen": seen if summary.seen else None,
        "sessions": summary.sessions,
        "deals": summary.deals,
        "passphrase": bool(account.passphrase),
        "passkeys": len(account.passkeys),
        "codes": len(account.codes),
        "locked": account.locked or None,
        "owner": account.owner,
    }


def _say(done: str, name: str, lang: str, *, as_json: bool, **more: str) -> None:
    """Print that *done* was done to the account *name*."""
    if as_json:
        print_json({"done": done, "name": name, **more})
    else:
        click.echo(tell(f"accounts-done-{done}", lang, name=name, **more))


@click.group(name="accounts", cls=TranslatedGroup)
@language
def accounts(lang: str) -> None:
    """List, show, rename, lock, appoint, reset, close, export and erase accounts."""
    del lang


@accounts.command("list", cls=AccountPart)
@click.argument("search", metavar="[TEXT]", default="")
@database_options
def list_accounts(search: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """List the accounts, or those whose names contain TEXT."""
    from biritch.server.accounts import owner

    found = _with_accounts(database, lambda there: owner.list_accounts(there, search))
    if as_json:
        print_json([_document(each) for each in found])
        return
    for each in found:
        click.echo(tell("accounts-line", lang, **_summary_document(each, lang)))
    if not found:
        click.echo(tell("accounts-none", lang))


@accounts.command("show", cls=AccountPart)
@click.argument("name", metavar="NAME")
@database_options
def show(name: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Show the account of NAME, a name or an ID."""
    from biritch.server.accounts import owner

    found = _change(database, name, owner.show_account)
    if as_json:
        print_json(_document(found))
    else:
        click.echo(tell("accounts-line", lang, **_summary_document(found, lang)))


def _summary_document(summary: AccountSummary, lang: str) -> dict[str, str | int]:
    from biritch.words.dates import write_day

    seen = datetime.fromtimestamp(summary.seen, UTC).date() if summary.seen else None
    return {
        "name": summary.account.name,
        "id": summary.account.id,
        "opened": write_day(summary.account.at, lang),
        "seen": write_day(seen, lang) if seen else "—",
        "deals": summary.deals,
        "locked": summary.account.locked or "—",
    }


@accounts.command("rename", cls=AccountPart)
@click.argument("name", metavar="NAME")
@click.argument("new", metavar="NEW")
@database_options
def rename(name: str, new: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Give the account of NAME the name NEW; the old one is free then."""
    from biritch.server.accounts import owner

    note = ("rename", new)
    now = _change(database, name, lambda there, found: owner.rename(there, found, new), note)
    _say("rename", name, lang, as_json=as_json, new=now.name)


@accounts.command("lock", cls=AccountPart)
@click.argument("name", metavar="NAME")
@click.option("--reason", default="locked", cls=TranslatedOption, help="cli-option-reason")
@click.option(
    "--days", type=WholeNumber(0, 3650), default=0, cls=TranslatedOption, help="cli-option-days"
)
@click.option("--undo", is_flag=True, cls=TranslatedOption, help="cli-option-unlock")
@database_options
def lock(  # noqa: PLR0913 - one for each option
    name: str,
    reason: str,
    days: int,
    database: str | None,
    lang: str,
    *,
    undo: bool,
    as_json: bool,
) -> None:
    """Keep the owner of the account of NAME out, and sign them out."""
    from biritch.server.accounts import owner

    why = "" if undo else reason.strip() or "locked"
    until = time.time() + days * 86_400 if days and not undo else 0.0
    note = ("unlock" if undo else "lock", why)
    _change(database, name, lambda there, found: owner.lock(there, found, why, until), note)
    _say("unlock" if undo else "lock", name, lang, as_json=as_json)


@accounts.command("owner", cls=AccountPart)
@click.argument("name", metavar="NAME")
@click.option("--undo", is_flag=True, cls=TranslatedOption, help="cli-option-no-owner")
@database_options
def appoint(name: str, database: str | None, lang: str, *, undo: bool, as_json: bool) -> None:
    """Let the owner's desk of the server open to the account of NAME."""
    from biritch.server.accounts import owner

    done = "dismiss" if undo else "appoint"
    _change(
        database,
        name,
        lambda there, found: owner.appoint(there, found, owner=not undo),
        note=(done, ""),
    )
    _say(done, name, lang, as_json=as_json)


@accounts.command("reset", cls=AccountPart)
@click.argument("name", metavar="NAME")
@database_options
def reset(name: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Print a code that opens the account of NAME once; its passphrase is forgotten."""
    from biritch.server.accounts import owner

    code = _change(database, name, owner.reset, ("reset", ""))
    _say("reset", name, lang, as_json=as_json, code=code)


@accounts.command("close", cls=AccountPart)
@click.argument("name", metavar="NAME")
@database_options
def close(name: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Let nothing open the account of NAME any more; what it holds stays."""
    from biritch.server.accounts import owner

    _change(database, name, owner.close, ("close", ""))
    _say("close", name, lang, as_json=as_json)


@accounts.command("export", cls=AccountPart)
@click.argument("name", metavar="NAME")
@click.argument("out", metavar="OUT")
@database_options
def export(name: str, out: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Write all that is stored about the owner of the account of NAME to the new file OUT."""
    from biritch.cli.output_files import write_new
    from biritch.server.accounts import owner
    from biritch.server.storage.private_files import make_private

    content = _change(database, name, owner.export_account, ("export", ""))
    write_new(Path(out), content)
    make_private(Path(out))
    _say("export", name, lang, as_json=as_json, written=out)


@accounts.command("erase", cls=AccountPart)
@click.argument("name", metavar="NAME")
@click.option("--yes", is_flag=True, cls=TranslatedOption, help="cli-option-yes")
@database_options
def erase(name: str, database: str | None, lang: str, *, yes: bool, as_json: bool) -> None:
    """Erase the account of NAME and all that is stored about its owner, for ever."""
    if not yes:
        raise refuse("accounts-sure", name=name)

    async def delete(there: Accounts, found: Account) -> None:
        await there.delete(found)

    _change(database, name, delete, ("erase", ""))
    _say("erase", name, lang, as_json=as_json)


COMMAND = accounts

SENTENCES = {
    "en": """
cli-help-accounts = List, show, rename, lock, reset, close, export and erase the accounts of a \
server. On PostgreSQL servers may run meanwhile; on a file, stop the server first.
cli-help-accounts-list = List the accounts, or those whose names contain TEXT.
cli-help-accounts-show = Show the account NAME (a name or an ID).
cli-help-accounts-rename = Rename the account NAME to NEW; the old name becomes available.
cli-help-accounts-lock = Lock the account NAME: its owner is signed out and cannot sign in.
cli-help-accounts-owner = Give the account NAME access to the owner's page of the server, \
/owner.
cli-help-accounts-reset = Print a code that opens the account NAME once, to set a new \
passphrase. \
The old passphrase and codes become invalid.
cli-help-accounts-close = Close the account NAME: nobody can sign in; its data stay.
cli-help-accounts-export = Write all that is stored about the owner of the account of NAME to \
the new ZIP file OUT.
cli-help-accounts-erase = Erase the account of NAME and all that is stored about its owner, \
for ever.
cli-option-reason = The reason, shown to the owner when signing in.
cli-option-days = The number of days; 0 is until --unlock.
cli-option-no-owner = Withdraw the access.
cli-option-unlock = Unlock the account.
accounts-line = { $name } ({ $id }): opened { $opened }, last seen { $seen }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, locked: { $locked }
accounts-none = No account.
accounts-unwritten = cannot use the accounts: { $why }
accounts-sure = this permanently erases all data of '{ $name }': confirm with --yes
accounts-done-rename = { $name } is renamed { $new }.
accounts-done-lock = { $name } is locked and signed out.
accounts-done-unlock = { $name } may sign in again.
accounts-done-appoint = { $name } has access to the owner's page, /owner.
accounts-done-dismiss = { $name } no longer has access to the owner's page.
accounts-done-reset = This code opens the account of { $name } once: { $code }
accounts-done-close = The account of { $name } is closed.
accounts-done-export = { $written } holds all data of { $name }.
accounts-done-erase = All data of { $name } are erased.
""",
    "fr": """
cli-help-accounts = Liste, montre, renomme, bloque, réinitialise, ferme, exporte et efface les \
comptes d'un serveur. Avec PostgreSQL les serveurs peuvent tourner ; avec un fichier, arrêtez \
d'abord le serveur.
cli-help-accounts-list = Liste les comptes, ou ceux dont le nom contient TEXT.
cli-help-accounts-show = Montre le compte de NAME, un nom ou un identifiant.
cli-help-accounts-rename = Donne au compte de NAME le nom NEW ; l'ancien est alors libre.
cli-help-accounts-lock = Bloque le compte NAME : son titulaire est déconnecté et ne peut plus \
entrer.
cli-help-accounts-owner = Ouvre au compte de NAME le bureau du responsable, la page /owner.
cli-help-accounts-reset = Affiche un code qui ouvre une fois le compte de NAME, pour choisir \
une nouvelle phrase de passe. L'ancienne phrase et les anciens codes n'ouvrent plus rien.
cli-help-accounts-close = Ferme le compte de NAME : plus rien ne l'ouvre ; son contenu reste.
cli-help-accounts-export = Écrit tout ce qui est gardé du titulaire du compte de NAME dans le \
nouveau fichier OUT, un ZIP.
cli-help-accounts-erase = Efface pour toujours le compte de NAME et tout ce qui est gardé de \
son titulaire.
cli-option-reason = Le motif, dit à qui veut se connecter.
cli-option-days = Le nombre de jours ; 0 : jusqu'à --unlock.
cli-option-no-owner = Retire cet accès.
cli-option-unlock = Débloque le compte.
accounts-line = { $name } ({ $id }) : ouvert le { $opened }, vu le { $seen }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, bloqué : { $locked }
accounts-none = Aucun compte.
accounts-unwritten = impossible d'utiliser les comptes : { $why }
accounts-sure = ceci efface définitivement toutes les données de « { $name } » : confirmez \
avec --yes
accounts-done-rename = { $name } s'appelle maintenant { $new }.
accounts-done-lock = { $name } est bloqué et déconnecté.
accounts-done-unlock = { $name } peut de nouveau se connecter.
accounts-done-appoint = Le bureau du responsable, la page /owner, est ouvert à { $name }.
accounts-done-dismiss = Le bureau du responsable n'est plus ouvert à { $name }.
accounts-done-reset = Ce code ouvre une fois le compte de { $name } : { $code }
accounts-done-close = Le compte de { $name } est fermé.
accounts-done-export = { $written } contient tout ce qui est gardé de { $name }.
accounts-done-erase = Tout ce qui concerne { $name } est effacé.
""",
}
