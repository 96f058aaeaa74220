"""``biritch player``: a robot sits down at a table manager's table."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import SEAT, SECONDS, ParsedText
from biritch.cli.workplaces import workers_expected
from biritch.core.bad_value import reason_of
from biritch.words.translation import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from biritch.core.seats import Seat
    from biritch.matches.table_manager.player import Thinker


def read_address(text: str) -> tuple[str, int]:
    """Return the host and the port of ``HOST:PORT``; without a port, 2000.

    Raises:
        ValueError: It is no address.

    Example:
        >>> read_address("192.168.1.7:2001"), read_address("localhost")
        (('192.168.1.7', 2001), ('localhost', 2000))
    """
    host, colon, port = text.strip().rpartition(":")
    if not colon:
        host, port = port, "2000"
    if not host or not port.isdecimal() or not 0 < int(port) < 65_536:
        raise ValueError(text)
    return host.strip("[]"), int(port)


@click.command(name="player")
@click.option(
    "--connect",
    "address",
    type=ParsedText("address", read_address, "cli-bad-address"),
    required=True,
    metavar="HOST:PORT",
    cls=TranslatedOption,
    help="cli-option-connect",
)
@click.option(
    "--seat", type=SEAT, required=True, cls=TranslatedOption, help="cli-option-player-seat"
)
@click.option(
    "--robot",
    default="robot:sef",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-sits",
)
@click.option(
    "--team", default="Biritch", show_default=True, cls=TranslatedOption, help="cli-option-team"
)
@click.option(
    "--against", metavar="SYSTEM", cls=TranslatedOption, help="cli-option-player-against"
)
@click.option(
    "--budget",
    type=SECONDS,
    default="1",
    show_default=True,
    metavar="SECONDS",
    cls=TranslatedOption,
    help="cli-option-player-budget",
)
@click.option("--seed", default="", cls=TranslatedOption, help="cli-option-player-seed")
@click.option("--cluster", metavar="ADDRESS", cls=TranslatedOption, help="cli-option-cluster")
@click.option("--lines", is_flag=True, cls=TranslatedOption, help="cli-option-lines")
@language
@as_json
def player(  # noqa: PLR0913, PLR0917 - one for each option
    address: tuple[str, int],
    seat: Seat,
    robot: str,
    team: str,
    against: str | None,
    budget: float,
    seed: str,
    cluster: str | None,
    lang: str,
    *,
    lines: bool,
    as_json: bool,
) -> None:
    """Connect a robot to a table manager with the Blue Chip protocol (version 18).

    The robot takes SEAT, plays until the session ends, and alerts and explains its calls in
    English. Both players of a side give the same team name.
    """
    from biritch.bidding import catalogue
    from biritch.cli.systems.own_files import is_file, own_system, robot_name
    from biritch.matches.table_manager.faults import ProtocolFault
    from biritch.matches.table_manager.player import PlayerSettings, play_session
    from biritch.robots.catalogue import find

    if '"' in team or not team.strip():
        raise refuse("cli-bad-team", text=team)
    try:
        name = find(robot_name(robot)).name
        if against is not None:
            against = own_system(against).name if is_file(against) else against
            catalogue.find(against)
    except ValueError as error:
        raise refuse("cli-at", place="--robot", what=reason_of(error)) from None
    settings = PlayerSettings(seat, name, team, against, budget, seed)
    try:
        with workers_expected(), _thinker(cluster) as worker:
            played = play_session(
                *address,
                settings,
                lambda way, line: click.echo(f"{way} {line}", err=True) if lines else None,
                worker,
            )
    except ProtocolFault as fault:
        raise Refusal(fault.phrase) from None
    ns, ew = played.teams
    if as_json:
        print_json({"boards": played.boards, "teams": {"ns": ns, "ew": ew}})
    else:
        click.echo(tell("player-done", lang, boards=played.boards, ns=ns, ew=ew))


@contextmanager
def _thinker(cluster: str | None) -> Iterator[Thinker]:
    """Provide the runner of decisions: this process, or a cluster's workers."""
    from biritch.matches.table_manager.player import here

    if cluster is None:
        yield here
        return
    from biritch.matches.parallel.cluster import cluster_worker

    with cluster_worker(cluster) as worker:
        yield worker


COMMAND = player

SENTENCES = {
    "en": """
cli-help-player =
    Connect a robot to a table manager with the Blue Chip protocol (version 18).

    The robot takes SEAT, plays until the session ends, and alerts and explains its calls in
    English. Both players of a side give the same team name.
cli-option-connect = The address of the table manager, HOST:PORT (port 2000 by default).
cli-option-player-seat = The seat to take.
cli-option-sits = The robot, such as rule:acol:modern.
cli-option-team = The name of its team.
cli-option-player-against = The system of the opponents, if known: sayc.
cli-option-player-budget = The seconds it may think for a call or a card.
cli-option-player-seed = Any text: it decides the random choices of the robot.
cli-bad-address = not an address: { $text } (want HOST:PORT, such as 127.0.0.1:2000)
cli-bad-team = not the name of a team: { $text } (want one without quotation marks)
player-done = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} played: { $ns } North-South, { $ew } East-West.
""",
    "fr": """
cli-help-player =
    Connecte un robot à un gestionnaire de table par le protocole Blue Chip (version 18).

    Le robot prend la place SEAT, joue jusqu'à la fin de la séance, alerte et explique ses
    déclarations en anglais. Les deux joueurs d'un camp donnent le même nom d'équipe.
cli-option-connect = L'adresse du gestionnaire de table, MACHINE:PORT (port 2000 par défaut).
cli-option-player-seat = La place à prendre.
cli-option-sits = Le robot, comme rule:acol:modern.
cli-option-team = Le nom de son équipe.
cli-option-player-against = Le système des adversaires, si on le connaît : sayc.
cli-option-player-budget = Secondes de réflexion pour une déclaration ou une carte.
cli-option-player-seed = Un texte quelconque : il fixe les choix au hasard du robot.
cli-bad-address = « { $text } » n'est pas une adresse (il faut MACHINE:PORT, comme \
127.0.0.1:2000)
cli-bad-team = « { $text } » n'est pas un nom d'équipe (il le faut sans guillemets)
player-done = { $boards ->
    [one] { $boards } donne jouée
   *[other] { $boards } donnes jouées
} : { $ns } en Nord-Sud, { $ew } en Est-Ouest.
""",
}
