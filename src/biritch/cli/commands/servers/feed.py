"""``biritch feed``: exchange results of sets with trusted servers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from biritch.cli.help import TranslatedCommand, TranslatedGroup, TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import language, print_json
from biritch.cli.servers.database import COMMAND_LINE, database_options, with_store
from biritch.words.translation import say, tell

if TYPE_CHECKING:
    from biritch.server.owner.desk import OwnerDesk
    from biritch.server.sets.feeds.document import BadFeed
    from biritch.server.sets.feeds.exchange import Feeds
    from biritch.server.storage.store import Store

T = TypeVar("T")


class FeedPart(TranslatedCommand):
    """One of the commands of ``biritch feed``."""

    family = "feed-"


def _with_feeds(
    database: str | None,
    work: Callable[[Feeds, OwnerDesk], Awaitable[T]],
    tell_fault: Callable[[str, BadFeed], None] = lambda *_: None,
) -> T:
    """Run *work* with the feeds of *database*, and return its result.

    *tell_fault* is called with each server whose response was unusable, and why.

    Raises:
        Refusal: The database cannot be used, or what is asked cannot be done.
    """
    from biritch.server.owner.desk import OwnerDesk, OwnerRefusal
    from biritch.server.sets.feeds.document import BadFeed
    from biritch.server.sets.feeds.exchange import Feeds
    from biritch.server.sets.feeds.keys import BadTrust
    from biritch.server.sets.registry import Sets

    async def do(store: Store) -> T:
        sets, desk = Sets(store, time.time, _compute), OwnerDesk(store, time.time)
        feeds = Feeds(store, sets, desk, time.time)
        feeds.tell = tell_fault
        return await work(feeds, desk)

    refusals = (BadFeed, BadTrust, OwnerRefusal)
    return with_store(database, do, refusals=refusals, unwritten="feed-unwritten")


async def _compute(whose: str, deadline: float, job: Callable[..., Any], *given: Any) -> Any:  # noqa: ANN401 - what the job returns
    """Run *job* here; *whose* and *deadline* are ignored."""
    del whose, deadline
    return await asyncio.to_thread(job, *given)


def _say(done: str, lang: str, *, as_json: bool, **facts: str | int) -> None:
    """Print the confirmation *done*."""
    if as_json:
        print_json({"done": done, **facts})
    else:
        click.echo(tell(f"feed-done-{done}", lang, **facts))


@click.group(name="feed", cls=TranslatedGroup)
@language
def feed(lang: str) -> None:
    """Exchange results of sets with servers that the owner trusts."""
    del lang


@feed.command("key", cls=FeedPart)
@database_options
def show_key(database: str | None, lang: str, *, as_json: bool) -> None:
    """Print the public key of this server."""

    async def find_key(feeds: Feeds, desk: OwnerDesk) -> str:
        del desk
        return await feeds.key()

    key = _with_feeds(database, find_key)
    if as_json:
        print_json({"key": key})
    else:
        click.echo(key)
    del lang


@feed.command("list", cls=FeedPart)
@database_options
def list_servers(database: str | None, lang: str, *, as_json: bool) -> None:
    """List the servers that are trusted, and what came of the last exchange with each."""

    async def find_servers(feeds: Feeds, desk: OwnerDesk) -> list[dict[str, Any]]:
        del desk
        states = {state.key: state for state in await feeds.states()}
        return [
            {
                "name": each.name,
                "key": each.key,
                "address": each.address or None,
                "at": states[each.key].at if each.key in states else None,
                "new": states[each.key].new if each.key in states else 0,
                "fault": None
                if each.key not in states or states[each.key].fault is None
                else msgspec.to_builtins(states[each.key].fault)[lang],
            }
            for each in await feeds.trusted_servers()
        ]

    servers = _with_feeds(database, find_servers)
    if as_json:
        print_json({"servers": servers})
        return
    if not servers:
        click.echo(tell("feed-none", lang))
    for each in servers:
        click.echo(f"{each['name']}  {each['key']}  {each['address'] or ''}".rstrip())
        if each["fault"]:
            click.echo(f"  {each['fault']}")


@feed.command("trust", cls=FeedPart)
@click.argument("server", metavar="NAME=KEY@URL")
@database_options
def trust(server: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Exchange results with a server from now on."""
    from biritch.server.sets.feeds.keys import read_trust

    async def add(feeds: Feeds, desk: OwnerDesk) -> str:
        del feeds
        added, settings = read_trust(server), await desk.settings()
        kept = [each for each in settings.trusted if added.key != each.key]
        kept = [each for each in kept if each.name != added.name]
        after = msgspec.structs.replace(settings, trusted=[*kept, added])
        await desk.settle(COMMAND_LINE, after)
        return added.name

    _say("trust", lang, as_json=as_json, name=_with_feeds(database, add))


@feed.command("distrust", cls=FeedPart)
@click.argument("name", metavar="NAME")
@database_options
def distrust(name: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Stop trusting the server NAME; its results are no longer shown."""

    async def remove(feeds: Feeds, desk: OwnerDesk) -> None:
        del feeds
        settings = await desk.settings()
        kept = [each for each in settings.trusted if each.name != name]
        if len(kept) == len(settings.trusted):
            raise refuse("feed-no-server", name=name)
        await desk.settle(COMMAND_LINE, msgspec.structs.replace(settings, trusted=kept))

    _with_feeds(database, remove)
    _say("distrust", lang, as_json=as_json, name=name)


@feed.command("export", cls=FeedPart)
@click.argument("name", metavar="SET")
@click.argument("out", metavar="OUT")
@click.option(
    "--results-only", is_flag=True, cls=TranslatedOption, help="cli-option-results-only"
)
@database_options
def export(  # noqa: PLR0913 - one for each option
    name: str, out: str, database: str | None, lang: str, *, results_only: bool, as_json: bool
) -> None:
    """Write the set SET and its results to the new file OUT, signed by this server."""
    from biritch.cli.output_files import write_new

    async def write(feeds: Feeds, desk: OwnerDesk) -> bytes:
        del desk
        return await feeds.write_feed(name, whole=not results_only)

    write_new(Path(out), _with_feeds(database, write))
    _say("export", lang, as_json=as_json, name=name, written=out)


@feed.command("import", cls=FeedPart)
@click.argument("file", metavar="FILE")
@database_options
def take_file(file: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Accept the results, and perhaps the set, in a file from a trusted server."""
    from biritch.server.sets.feeds.document import LARGEST

    with Path(file).open("rb") as opened:
        text = opened.read(LARGEST + 1)

    async def take(feeds: Feeds, desk: OwnerDesk) -> tuple[str, int]:
        del desk
        return await feeds.take(text, sets=True)

    name, new = _with_feeds(database, take)
    _say("import", lang, as_json=as_json, name=name, new=new)


@feed.command("fetch", cls=FeedPart)
@click.argument("server", metavar="NAME")
@click.argument("name", metavar="SET")
@database_options
def fetch(server: str, name: str, database: str | None, lang: str, *, as_json: bool) -> None:
    """Take the set SET and its results from the trusted server NAME, by its address."""

    async def ask(feeds: Feeds, desk: OwnerDesk) -> int:
        del desk
        for each in await feeds.trusted_servers():
            if each.name == server and each.address:
                return await feeds.fetch(each, name)
        raise refuse("feed-no-server", name=server)

    _say("import", lang, as_json=as_json, name=name, new=_with_feeds(database, ask))


@feed.command("exchange", cls=FeedPart)
@database_options
def exchange(database: str | None, lang: str, *, as_json: bool) -> None:
    """Exchange results of the sets that were taken from others, now."""

    async def work(feeds: Feeds, desk: OwnerDesk) -> int:
        del desk
        return await feeds.exchange()

    def tell_fault(server: str, fault: BadFeed) -> None:
        why = say(fault.phrase, lang)
        click.echo(tell("feed-passed-over", lang, name=server, why=why), err=True)

    _say("exchange", lang, as_json=as_json, new=_with_feeds(database, work, tell_fault))


COMMAND = feed

SENTENCES = {
    "en": """
cli-help-feed = Exchange results of sets with trusted servers, over the network or by file.
cli-help-feed-key = Print the public key of this server, for the owners of other servers.
cli-help-feed-list = List the trusted servers, with the result of the last exchange.
cli-help-feed-trust = Trust the server with the public key KEY under the name NAME; with an \
address, it is also asked for results.
cli-help-feed-distrust = Stop trusting the server NAME; its results are no longer shown.
cli-help-feed-export = Write the set SET and its results to the new file OUT, signed by this \
server.
cli-help-feed-import = Import the results, and the set if missing, from FILE, written by a \
trusted server.
cli-help-feed-fetch = Fetch the set SET and its results from the trusted server NAME, at its \
address.
cli-help-feed-exchange = Exchange the results of all fetched sets now.
cli-option-results-only = Leave out the deals: for the server that dealt them.
feed-none = No server is trusted yet.
feed-no-server = no trusted server is called '{ $name }', or it has no address
feed-unwritten = cannot use the results: { $why }
feed-passed-over = { $name } is skipped: { $why }
feed-done-trust = Results are exchanged with { $name }.
feed-done-distrust = { $name } is no longer trusted.
feed-done-export = { $written } has the results of the set { $name }.
feed-done-import = Set { $name }: { $new ->
    [0] nothing new
    [one] one new result
   *[other] { $new } new results
}.
feed-done-exchange = { $new ->
    [0] Nothing new.
    [one] One new result.
   *[other] { $new } new results.
}
""",
    "fr": """
cli-help-feed = Échange les résultats des séries avec des serveurs de confiance, par adresse \
ou par fichier.
cli-help-feed-key = Affiche la clé publique de ce serveur : les responsables se la donnent.
cli-help-feed-list = Liste les serveurs de confiance et ce qu'a donné le dernier échange.
cli-help-feed-trust = Échange des résultats avec le serveur appelé NAME ici et dont la clé \
publique est KEY ; s'il a une adresse, on l'interroge aussi.
cli-help-feed-distrust = N'accepte plus rien du serveur NAME ; ses résultats ne se montrent \
plus.
cli-help-feed-export = Écrit la série SET et ses résultats dans le nouveau fichier OUT, signé.
cli-help-feed-import = Prend les résultats, et au besoin la série, de FILE, écrit par un \
serveur de confiance.
cli-help-feed-fetch = Prend la série SET et ses résultats au serveur NAME, par son adresse.
cli-help-feed-exchange = Échange tout de suite les résultats des séries prises à d'autres.
cli-option-results-only = Sans les donnes : pour le serveur qui les a distribuées.
feed-none = Aucun serveur de confiance pour l'instant.
feed-no-server = aucun serveur de confiance ne s'appelle « { $name } », ou il n'a pas d'adresse
feed-unwritten = les résultats sont inutilisables : { $why }
feed-passed-over = Rien de { $name } : { $why }
feed-done-trust = Les résultats s'échangent avec { $name }.
feed-done-distrust = Plus rien n'est accepté de { $name }.
feed-done-export = { $written } contient les résultats de la série { $name }.
feed-done-import = Série { $name } : { $new ->
    [0] rien de nouveau
    [one] un nouveau résultat
   *[other] { $new } nouveaux résultats
}.
feed-done-exchange = { $new ->
    [0] Rien de nouveau.
    [one] Un nouveau résultat.
   *[other] { $new } nouveaux résultats.
}
""",
}
