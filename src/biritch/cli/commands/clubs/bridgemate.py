"""``biritch bridgemate``: a tournament with the club's Bridgemate devices."""

from __future__ import annotations

import itertools
import json
import platform
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import language
from biritch.cli.parameters import WholeNumber
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from bridgemate_dataconnector import DataConnectorClient

PATIENCE = 30.0
"""Seconds that the server of the tournament may take to answer."""


WHATEVER_STANDS = 1_000_000
"""What a step has seen that answers whatever stands: the devices have the last word."""


class DirectorsDesk(NamedTuple):
    """The director's desk of a tournament: its server, name, key and language."""

    server: str
    event: str
    key: str
    language: Language

    @classmethod
    def at(cls, address: str, language: Language) -> DirectorsDesk:
        """Return the desk at *address*, ``http://HOST:PORT/event#NAME.KEY``.

        Raises:
            Refusal: It is no such address.

        Example:
            >>> DirectorsDesk.at("http://127.0.0.1:8765/event#k3x7qa.secret", "en").event
            'k3x7qa'
        """
        server, mark, rest = address.partition("/event#")
        event, dot, key = rest.partition(".")
        if not (mark and event and dot and key and server.startswith(("http://", "https://"))):
            raise refuse("bridgemate-no-address", text=server or address)
        return cls(server, event, key, language)

    def ask(self, what: str, body: dict[str, object] | None = None) -> dict[str, Any]:
        """Return the server's JSON response.

        Raises:
            Refusal: It cannot be reached, or refuses; then it says why.
        """
        content = None if body is None else json.dumps(body).encode()
        answer: dict[str, Any] = json.loads(self.fetch(what, content))
        return answer

    def fetch(self, what: str, content: bytes | None = None) -> bytes:
        """Return the server's raw response; *content* is sent if given.

        Raises:
            Refusal: It cannot be reached, or refuses; then it says why.
        """
        request = urllib.request.Request(  # noqa: S310 - its scheme was looked at
            f"{self.server}/events/{self.event}/{what}",
            content,
            {"authorization": f"Bearer {self.key}", "content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:  # noqa: S310
                answer: bytes = reply.read()
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from None
        except OSError as error:
            raise refuse("bridgemate-no-server", server=self.server, why=str(error)) from None
        return answer

    def _refusal(self, error: urllib.error.HTTPError) -> Refusal:
        try:
            return SlipRefused(str(json.load(error)["refused"][self.language]))
        except (ValueError, KeyError, TypeError):
            return refuse("bridgemate-no-server", server=self.server, why=str(error))


class SlipRefused(Refusal):
    """Raised when the tournament's server refuses a request; has its words."""

    def __init__(self, why: str) -> None:
        """Keep *why*, in the language of the reader."""
        super().__init__(Phrase.of("bridgemate-refused", why=why))
        self.why = why


@click.command(name="bridgemate")
@click.argument("address", metavar="ADDRESS")
@click.option(
    "--club",
    default="",
    metavar="ID",
    cls=TranslatedOption,
    help="cli-option-bridgemate-club",
)
@click.option(
    "--licence",
    default="",
    metavar="KEY",
    envvar="BIRITCH_BRIDGEMATE_LICENCE",
    cls=TranslatedOption,
    help="cli-option-bridgemate-licence",
)
@click.option(
    "--connector",
    default="http://127.0.0.1:5079",
    show_default=True,
    metavar="URL",
    cls=TranslatedOption,
    help="cli-option-bridgemate-connector",
)
@click.option(
    "--file",
    "path",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    cls=TranslatedOption,
    help="cli-option-bridgemate-file",
)
@click.option(
    "--computer",
    default=platform.node,
    metavar="NAME",
    cls=TranslatedOption,
    help="cli-option-bridgemate-computer",
)
@click.option("--again", is_flag=True, cls=TranslatedOption, help="cli-option-bridgemate-again")
@click.option("--once", is_flag=True, cls=TranslatedOption, help="cli-option-bridgemate-once")
@click.option(
    "--every",
    type=WholeNumber(1),
    default=5,
    show_default=True,
    metavar="SECONDS",
    cls=TranslatedOption,
    help="cli-option-bridgemate-every",
)
@language
def bridgemate(  # noqa: PLR0913, PLR0917 - one for each option
    address: str,
    club: str,
    licence: str,
    connector: str,
    path: Path | None,
    computer: str,
    every: int,
    lang: Language,
    *,
    again: bool,
    once: bool,
) -> None:
    """Send the tournament at ADDRESS to Bridgemate devices, and enter their results.

    ADDRESS is the director's own. Bridgemate Control Software must run, here or elsewhere: its
    version 5 is spoken to directly, every version with a file.
    """
    desk = DirectorsDesk.at(address, lang)
    if path is not None:
        _write_file(desk, path, computer, again=again)
        watched = WatchedFile(path)
        _while_it_lasts(desk, lambda: _enter_file(desk, watched, lang), every, once=once)
        return
    if not (club and licence):
        raise refuse("bridgemate-no-licence")
    client = _client(club, licence, connector)
    from biritch.cli.tournaments.bridgemates import guid_of

    guid = guid_of(f"{desk.server}/event#{desk.event}")
    _send(desk, client, guid, again=again)
    click.echo(say(Phrase.of("bridgemate-sent"), lang), err=True)
    ids = (f"bridgemate-{time.time_ns()}-{number}" for number in itertools.count())

    def enter() -> None:
        _enter_results(desk, client, guid, lambda: next(ids), lang)

    _while_it_lasts(desk, enter, every, once=once)


def _while_it_lasts(
    desk: DirectorsDesk, enter: Callable[[], None], every: int, *, once: bool
) -> None:
    """Enter new results every few seconds until the tournament is over."""
    while True:
        view = desk.ask("view")
        enter()
        if once or view["round"] > view["rounds"]:
            return
        time.sleep(every)


@dataclass
class WatchedFile:
    """The devices' file, and its state when it was last read completely."""

    path: Path
    read: bytes = b""
    complaint: str = ""
    """What was last reported of it, so that it is reported once."""


def _write_file(desk: DirectorsDesk, path: Path, computer: str, *, again: bool) -> None:
    """Write the database of the tournament, unless it is there already.

    Raises:
        Refusal: It is there and *again* is not asked for, or the server refuses.
    """
    if path.exists():
        if not again:
            raise refuse("bridgemate-file-there", path=str(path))
        return
    content = desk.fetch(f"devices.bws?{urlencode({'computer': computer})}")
    # Under another name first: the control program never finds half of it.
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise refuse("bridgemate-file-unwritten", path=str(path), why=str(error)) from None
    click.echo(say(Phrase.of("bridgemate-written", path=str(path)), desk.language), err=True)


def _enter_file(desk: DirectorsDesk, watched: WatchedFile, lang: Language) -> None:
    """Send the file to the server, and report each new result in a line."""
    try:
        content = watched.path.read_bytes()
        if content == watched.read:
            return
        answer = json.loads(desk.fetch("devices", content))
    except (OSError, SlipRefused) as error:
        # The control program may be writing: it is read again the next time.
        complaint = error.why if isinstance(error, SlipRefused) else str(error)
        if complaint != watched.complaint:
            told = Phrase.of("bridgemate-file-unread", path=str(watched.path), why=complaint)
            click.echo(say(told, lang), err=True)
        watched.complaint = complaint
        return
    watched.read, watched.complaint = content, ""
    for entry in answer["entries"]:
        where = {"board": entry["board"], "pair": entry["pair"], "table": entry["table"]}
        what = entry["why"][lang] if entry["why"] else ""
        name = f"bridgemate-row-{entry['how']}"
        click.echo(say(Phrase.of(name, **where, slip=entry["slip"][lang], what=what), lang))


def _client(club: str, licence: str, connector: str) -> DataConnectorClient:
    try:
        from bridgemate_dataconnector import DataConnectorClient
    except ImportError as missing:
        raise MissingExtra("bridgemate") from missing
    try:
        return DataConnectorClient(club, licence, connector)
    except ValueError:
        raise refuse("bridgemate-no-connector", text=connector) from None


def _send(desk: DirectorsDesk, client: DataConnectorClient, guid: str, *, again: bool) -> None:
    """Start the tournament in the control software, or with *again* resume it.

    Raises:
        Refusal: It cannot be reached, or refuses.
    """
    from bridgemate_dataconnector.dto import ContinueDTO, DataConnectorResponseData

    from biritch.cli.tournaments import bridgemates

    if again:
        reply = client.continue_event(
            ContinueDTO(event_guid=guid, commands=bridgemates.START_READ)
        )
    else:
        tournament = bridgemates.tournament_of(desk.ask("view"))
        now = datetime.now().astimezone()
        reply = client.initialize(bridgemates.event_for_devices(tournament, guid, now))
    if reply.data_type == DataConnectorResponseData.Error:
        why = f"{reply.error_type.name} {reply.serialized_data or ''}".strip()
        raise refuse("bridgemate-not-taken", connector=client.base_address, why=why)


def _enter_results(
    desk: DirectorsDesk,
    client: DataConnectorClient,
    guid: str,
    fresh: Callable[[], str],
    lang: Language,
) -> None:
    """Enter the devices' new results, and report each in a line."""
    from bridgemate_dataconnector.dto import DataConnectorResponseData

    from biritch.cli.tournaments.bridgemates import slip_of

    results = client.poll_for_results(guid)
    for result in results:
        board, pair = result.board_number, result.pair_north_south
        slip = "" if result.is_deleted else slip_of(result)
        told = Phrase.of("bridgemate-entered", slip=slip)
        try:
            if result.is_deleted:
                told = Phrase.of("bridgemate-deleted", board=board, pair=pair)
                asked = {"do": "undo", "board": board, "pair": pair, "why": "Bridgemate"}
                desk.ask("do", {"id": fresh(), "seen": WHATEVER_STANDS, **asked})
            elif slip:
                _enter(desk, slip, fresh)
            else:
                told = Phrase.of("bridgemate-one-side", board=board, pair=pair)
        except SlipRefused as refused:
            told = Phrase.of("bridgemate-not-entered", board=board, pair=pair, what=refused.why)
        click.echo(say(told, lang))
    if results:
        client.accept_queue_data(guid, DataConnectorResponseData.Results)


def _enter(desk: DirectorsDesk, slip: str, fresh: Callable[[], str]) -> None:
    """Enter *slip*, replacing a present score: the latest from the devices counts."""
    asked = {"do": "slip", "text": slip}
    try:
        desk.ask("do", {"id": fresh(), "seen": WHATEVER_STANDS, **asked})
    except SlipRefused:
        desk.ask(
            "do",
            {
                "id": fresh(),
                "seen": WHATEVER_STANDS,
                **asked,
                "correct": True,
                "why": "Bridgemate",
            },
        )


COMMAND = bridgemate

SENTENCES = {
    "en": """
cli-help-bridgemate =
    Send the tournament at ADDRESS to Bridgemate devices, and enter their results.

    ADDRESS is the director's address, http://HOST:PORT/event#NAME.KEY. With --file, the
    tournament is written as a database (BWS) that every version of Bridgemate Control
    Software opens, and results are read from it. Without --file, the command connects to
    version 5, here or on the network, with --club and --licence (tournaments of pairs only).
cli-option-bridgemate-file = The database to write, and to read results from during play.
cli-option-bridgemate-computer = The computer on which the control program runs (this one).
cli-option-bridgemate-club = The club's number at Bridge Systems, the maker of the devices.
cli-option-bridgemate-licence = Its licence key (by default that of BIRITCH_BRIDGEMATE_LICENCE).
cli-option-bridgemate-connector = The address of the control software's Data Connector.
cli-option-bridgemate-again = Continue with what was sent before; send nothing.
cli-option-bridgemate-once = Enter the results available now, and stop.
cli-option-bridgemate-every = The seconds between two requests for results.
bridgemate-no-address = not a director's address: '{ $text }' \
(want http://HOST:PORT/event#NAME.KEY)
bridgemate-no-server = { $server } does not answer: { $why }
bridgemate-no-connector = not an address of a Data Connector: '{ $text }' (want \
http://HOST:5079)
bridgemate-refused = the server of the tournament refused the request: { $why }
bridgemate-not-taken = the Data Connector at { $connector } refused the tournament: { $why }
bridgemate-pairs-alone = only face-to-face tournaments of pairs can use the devices
bridgemate-changed = the movement was changed during play: continue with phones or score slips
bridgemate-no-licence = give --club and --licence, or --file
bridgemate-file-there = { $path } already exists: read its results with --again, or name \
another file
bridgemate-file-unwritten = cannot write { $path }: { $why }
bridgemate-file-unread = cannot read { $path } now: { $why }
bridgemate-written = { $path } written: open it in the control software. Results are entered \
as they arrive.
bridgemate-row-entered = entered: { $slip }
bridgemate-row-corrected = corrected: { $slip }
bridgemate-row-taken-back = board { $board }, pair { $pair }: withdrawn
bridgemate-row-refused = \
table { $table }, board { $board }, pair { $pair }: not entered: { $what }
bridgemate-sent = The control software has the tournament; results are entered as they arrive.
bridgemate-entered = entered: { $slip }
bridgemate-deleted = board { $board }, pair { $pair }: withdrawn
bridgemate-one-side = board { $board }, pair { $pair }: a split score: enter it as director
bridgemate-not-entered = board { $board }, pair { $pair }: not entered: { $what }
""",
    "fr": """
cli-help-bridgemate =
    Envoie le tournoi de ADDRESS aux boîtiers Bridgemate, et entre leurs marques.

    ADDRESS est l'adresse de l'arbitre, http://HOST:PORT/event#NOM.CLÉ. Avec --file, le
    tournoi est écrit dans la base (BWS) qu'ouvre toute version de Bridgemate Control
    Software, et les marques y sont relues ; sans --file, la commande se connecte à la version
    5, ici ou sur le réseau, avec --club et --licence (tournois par paires seulement).
cli-option-bridgemate-file = La base à écrire, et où relire les marques pendant le jeu.
cli-option-bridgemate-computer = L'ordinateur où tourne le logiciel des boîtiers (celui-ci).
cli-option-bridgemate-club = Le numéro du club chez Bridge Systems, fabricant des boîtiers.
cli-option-bridgemate-licence = Sa clé de licence (par défaut celle de \
BIRITCH_BRIDGEMATE_LICENCE).
cli-option-bridgemate-connector = L'adresse du Data Connector du logiciel des boîtiers.
cli-option-bridgemate-again = Reprend avec ce qui a été envoyé ; n'envoie rien.
cli-option-bridgemate-once = Entre les marques disponibles, et s'arrête.
cli-option-bridgemate-every = Le nombre de secondes entre deux demandes de marques.
bridgemate-no-address = « { $text } » n'est pas une adresse d'arbitre \
(il faut http://HOST:PORT/event#NOM.CLÉ)
bridgemate-no-server = { $server } ne répond pas : { $why }
bridgemate-no-connector = « { $text } » n'est pas une adresse de Data Connector (il faut \
http://HOST:5079)
bridgemate-refused = le serveur du tournoi refuse : { $why }
bridgemate-not-taken = le Data Connector de { $connector } refuse le tournoi : { $why }
bridgemate-pairs-alone = seuls les tournois par paires joués en salle vont aux boîtiers
bridgemate-changed = le mouvement a été changé : continuez par téléphones ou feuilles
bridgemate-no-licence = il faut --club et --licence, ou --file
bridgemate-file-there = { $path } existe déjà : avec --again ses marques sont lues ; \
ou nommez un autre fichier
bridgemate-file-unwritten = { $path } ne peut pas être écrit : { $why }
bridgemate-file-unread = { $path } ne peut pas être lu maintenant : { $why }
bridgemate-written = { $path } est écrit : ouvrez-le dans le logiciel des boîtiers. Les \
marques sont entrées à mesure.
bridgemate-row-entered = entré : { $slip }
bridgemate-row-corrected = corrigé : { $slip }
bridgemate-row-taken-back = étui { $board }, paire { $pair } : retirée
bridgemate-row-refused = \
table { $table }, étui { $board }, paire { $pair } : non entrée : { $what }
bridgemate-sent = Le logiciel des boîtiers l'a reçu ; les marques sont entrées à mesure.
bridgemate-entered = entré : { $slip }
bridgemate-deleted = étui { $board }, paire { $pair } : retirée
bridgemate-one-side = étui { $board }, paire { $pair } : une marque par camp : c'est à \
l'arbitre de l'entrer
bridgemate-not-entered = étui { $board }, paire { $pair } : non entrée : { $what }
""",
}
