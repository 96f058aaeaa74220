"""``biritch bridgemate``: a tournament played with the club's own Bridgemate devices."""

from __future__ import annotations

import itertools
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

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


class DirectorsDesk(NamedTuple):
    """The director's desk of a tournament: its server, its name, the key; who reads of it."""

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
        """Return what the server answers.

        Raises:
            Refusal: It cannot be reached, or refuses; then it says why.
        """
        request = urllib.request.Request(  # noqa: S310 - its scheme was looked at
            f"{self.server}/events/{self.event}/{what}",
            None if body is None else json.dumps(body).encode(),
            {"authorization": f"Bearer {self.key}", "content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:  # noqa: S310
                answer: dict[str, Any] = json.load(reply)
        except urllib.error.HTTPError as error:
            raise self._refused(error) from None
        except OSError as error:
            raise refuse("bridgemate-no-server", server=self.server, why=str(error)) from None
        return answer

    def _refused(self, error: urllib.error.HTTPError) -> Refusal:
        try:
            return SlipRefused(str(json.load(error)["refused"][self.language]))
        except (ValueError, KeyError, TypeError):
            return refuse("bridgemate-no-server", server=self.server, why=str(error))


class SlipRefused(Refusal):
    """The server of the tournament refuses what is asked, in its own words."""

    def __init__(self, why: str) -> None:
        """Keep *why*, in the language of whoever reads it."""
        super().__init__(Phrase.of("bridgemate-refused", why=why))
        self.why = why


@click.command(name="bridgemate")
@click.argument("address", metavar="ADDRESS")
@click.option(
    "--club",
    required=True,
    metavar="ID",
    cls=TranslatedOption,
    help="cli-option-bridgemate-club",
)
@click.option(
    "--licence",
    required=True,
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
    every: int,
    lang: Language,
    *,
    again: bool,
    once: bool,
) -> None:
    """Send the tournament at ADDRESS to Bridgemate devices, and enter what comes from them.

    ADDRESS is the director's own. Bridgemate Control Software 5 must run, here or elsewhere.
    """
    desk, client = DirectorsDesk.at(address, lang), _client(club, licence, connector)
    from biritch.cli.tournaments.bridgemates import guid_of

    guid = guid_of(f"{desk.server}/event#{desk.event}")
    _send(desk, client, guid, again=again)
    click.echo(say(Phrase.of("bridgemate-sent"), lang), err=True)
    ids = (f"bridgemate-{time.time_ns()}-{number}" for number in itertools.count())
    while True:
        _enter_results(desk, client, guid, lambda: next(ids), lang)
        view = desk.ask("view")
        if once or view["round"] > view["rounds"]:
            return
        time.sleep(every)


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
    """Let the control software begin the tournament, or with *again* go on with it.

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
    """Enter what the devices have sent since; each is told in a line, refused ones with why."""
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
                desk.ask("do", {"id": fresh(), **asked})
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
    """Enter *slip*; what stands already is corrected, for the devices have the last word."""
    asked = {"do": "slip", "text": slip}
    try:
        desk.ask("do", {"id": fresh(), **asked})
    except SlipRefused:
        desk.ask("do", {"id": fresh(), **asked, "correct": True, "why": "Bridgemate"})


COMMAND = bridgemate

SENTENCES = {
    "en": """
cli-help-bridgemate =
    Send the tournament at ADDRESS to Bridgemate devices, and enter what comes from them.

    ADDRESS is the director's own, http://HOST:PORT/event#NAME.KEY. Bridgemate Control
    Software 5 must run, here or on the network. Pairs alone.
cli-option-bridgemate-club = The club's number with the makers of the devices.
cli-option-bridgemate-licence = Its licence key (else BIRITCH_BRIDGEMATE_LICENCE says it).
cli-option-bridgemate-connector = Where the control software's Data Connector is.
cli-option-bridgemate-again = Go on with what was sent before; nothing is sent anew.
cli-option-bridgemate-once = Enter what is there, and end.
cli-option-bridgemate-every = How often results are asked for.
bridgemate-no-address = not a director's address: '{ $text }' \
(want http://HOST:PORT/event#NAME.KEY)
bridgemate-no-server = { $server } does not answer: { $why }
bridgemate-no-connector = not an address of a Data Connector: '{ $text }' (want http://HOST:5079)
bridgemate-refused = the server of the tournament refuses: { $why }
bridgemate-not-taken = the Data Connector at { $connector } does not take it: { $why }
bridgemate-pairs-alone = only tournaments of pairs in a room go to the devices
bridgemate-changed = the movement was changed during play: go on with telephones or slips
bridgemate-sent = The control software has it; results are entered as they come.
bridgemate-entered = entered: { $slip }
bridgemate-deleted = board { $board }, pair { $pair }: withdrawn
bridgemate-one-side = board { $board }, pair { $pair }: one score a side, for the desk to give
bridgemate-not-entered = board { $board }, pair { $pair }: not entered, { $what }
""",
    "fr": """
cli-help-bridgemate =
    Envoie le tournoi à ADDRESS aux boîtiers Bridgemate, et entre ce qui en vient.

    ADDRESS est l'adresse de l'arbitre, http://HOST:PORT/event#NOM.CLÉ. Bridgemate
    Control Software 5 doit tourner, ici ou sur le réseau. Pour les paires seulement.
cli-option-bridgemate-club = Le numéro du club chez le fabricant des boîtiers.
cli-option-bridgemate-licence = Sa clé de licence (sinon BIRITCH_BRIDGEMATE_LICENCE la dit).
cli-option-bridgemate-connector = Où est le Data Connector du logiciel des boîtiers.
cli-option-bridgemate-again = Reprend ce qui a été envoyé ; rien n'est envoyé de nouveau.
cli-option-bridgemate-once = Entre ce qui est là, et s'arrête.
cli-option-bridgemate-every = À quel rythme les marques sont demandées.
bridgemate-no-address = « { $text } » n'est pas une adresse d'arbitre \
(il faut http://HOST:PORT/event#NOM.CLÉ)
bridgemate-no-server = { $server } ne répond pas : { $why }
bridgemate-no-connector = « { $text } » n'est pas une adresse de Data Connector (il faut http://HOST:5079)
bridgemate-refused = le serveur du tournoi refuse : { $why }
bridgemate-not-taken = le Data Connector à { $connector } ne le prend pas : { $why }
bridgemate-pairs-alone = seuls les tournois par paires dans une salle vont aux boîtiers
bridgemate-changed = le mouvement a été changé : continuez par téléphones ou feuilles
bridgemate-sent = Le logiciel des boîtiers l'a reçu ; les marques sont entrées à mesure.
bridgemate-entered = entré : { $slip }
bridgemate-deleted = étui { $board }, paire { $pair } : retirée
bridgemate-one-side = étui { $board }, paire { $pair } : une marque par camp, à donner au bureau
bridgemate-not-entered = étui { $board }, paire { $pair } : pas entré, { $what }
""",
}
