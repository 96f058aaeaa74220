"""Starting the web server, as ``biritch``, ``biritch play`` and ``biritch serve`` do."""

from __future__ import annotations

import contextlib
import os
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import records
from biritch.cli.messages import Refusal, blame, refuse
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.cli.servers.settings import ServerOption, refuse_setting, setting_place
from biritch.core.bad_value import reason_of
from biritch.server.storage.addresses import hide_login
from biritch.server.web.structured_logs import FORMATS, begin_logging
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.core.boards import Board
    from biritch.core.deals import Deal
    from biritch.server.tables.opening import TableDefaults

USUAL_ROBOT = "robot:sef"
Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Listening:
    """Where to listen and which database to use, from the options."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str = ""
    settings: str = ""
    """A TOML file of limits."""
    bus: str = ""
    metrics: str = ""
    """Where Prometheus asks: ``host:port``."""
    sites: tuple[str, ...] = ()
    """The addresses people type, where a proxy stands before the server."""
    hsts: str = "host"
    """Who is to be asked by TLS alone: nobody, this host, its subdomains too."""
    log_format: str = "text"
    telemetry: str = ""
    """The address of a collector of OpenTelemetry."""
    trust: tuple[str, ...] = ()
    """Servers with which results are exchanged, each ``NAME=KEY`` or ``NAME=KEY@ADDRESS``."""
    access_log: bool = False
    """Whether a line is written for each request."""


def listening(function: Function) -> Function:
    """Add ``--port`` and ``--database``."""
    port = click.option(
        "--port",
        type=WholeNumber(0, 65_535),
        default=None,
        cls=ServerOption,
        help="cli-option-port",
    )
    database = click.option(
        "--database",
        metavar="URL",
        default="",
        cls=ServerOption,
        help="cli-option-database",
    )
    return port(database(function))


def log_format_option(function: Function) -> Function:
    """Add ``--log-format``: text or JSON on standard error."""
    return click.option(
        "--log-format",
        type=OneOf(FORMATS),
        default=FORMATS[0],
        show_default=True,
        cls=ServerOption,
        help="cli-option-log-format",
    )(function)


def robot_option(function: Function) -> Function:
    """Add ``--robot``: the robot in the other seats."""
    return click.option(
        "--robot", metavar="NAME", default=USUAL_ROBOT, show_default=True, cls=ServerOption,
        help="cli-option-robot",
    )(function)  # fmt: skip


def game_option(function: Function) -> Function:
    """Add ``--game``: the game to play."""
    return click.option(
        "--game", metavar="NAME", default="contract", show_default=True, cls=TranslatedOption,
        help="cli-option-game",
    )(function)  # fmt: skip


def known_game(name: str) -> str:
    """Return the variant *name*, or refuse it with the known ones.

    Raises:
        Refusal: There is no such game; those there are are named.

    Example:
        >>> known_game("Contract")
        'contract'
    """
    from biritch.server.tables.log_setup import games

    word = name.strip().lower().replace("-", "_")
    if word not in games():
        names = ", ".join(key.replace("_", "-") for key in games())
        raise refuse("server-opening-variant", text=name, words=names)
    return word


def options_option(function: Function) -> Function:
    """Add ``--option``: the table's choices, each ``NAME=WAY``."""
    return click.option(
        "--option", "options", metavar="NAME=WAY", multiple=True, cls=TranslatedOption,
        help="cli-option-option",
    )(function)  # fmt: skip


def options_of_game(game: str, options: Iterable[str]) -> dict[str, str]:
    """Return the *options* of *game*, each ``NAME=WAY``, or refuse unknown ones.

    Raises:
        Refusal: The game has no such option, or the option no such value.

    Example:
        >>> options_of_game("chicago", ["vulnerable=dealer"])
        {'vulnerable': 'dealer'}
    """
    from biritch.server.tables.log_setup import games

    chosen = dict(_halves(option) for option in options)
    try:
        games()[game].agreeing(chosen)
    except ValueError as error:
        raise refuse("server-opening-option", what=reason_of(error)) from None
    return chosen


def _halves(option: str) -> tuple[str, str]:
    name, equals, way = option.strip().partition("=")
    if not equals:
        raise refuse("cli-bad-option", text=option)
    return name.strip(), way.strip()


def known_robot(name: str) -> str:
    """Return *name*, or refuse it with the known robots.

    Raises:
        Refusal: There is no such robot; those there are are named.

    Example:
        >>> known_robot("random")
        'random'
    """
    if name == USUAL_ROBOT:  # reading its system takes a third of the time a server starts in
        return name
    from biritch.bidding import catalogue
    from biritch.cli.systems.own_files import robot_name
    from biritch.robots.catalogue import all_robots, find

    name = robot_name(name)
    player, _, system = name.partition(":")
    if player not in all_robots():
        raise refuse("server-opening-no-robot", text=name, words=", ".join(all_robots()))
    try:
        find(name)
    except ValueError:
        words = ", ".join(sorted(catalogue.all_systems()))
        raise refuse("cli-bad-system", text=system, words=words) from None
    return name


def is_chosen(option: str) -> bool:
    """Return whether *option* was given, instead of its default."""
    source = click.get_current_context().get_parameter_source(option)
    return source is not ParameterSource.DEFAULT


def robot_of_option(option: str, name: str) -> str:
    """Return *name*, the value of *option*, if it is a robot's.

    Raises:
        Refusal: There is no such robot: the option is named as it was found.
    """
    try:
        return known_robot(name)
    except Refusal as error:
        raise refuse_setting(option, error.phrase) from None


def boards_in_file(path: str, language: str) -> tuple[tuple[Board, Deal], ...]:
    """Return the boards of the file at *path* in order, each deal once.

    Boards without all four hands are left out, with a message; a file without any is refused.

    Raises:
        Refusal: No board of the file has all its cards.
    """
    from biritch.core.deals import Deal

    boards: dict[tuple[Board, Deal], None] = {}
    left_out = 0
    for record in records(path):
        if not isinstance(record.deal, Deal):
            left_out += 1
            continue
        boards.setdefault((record.board or _plain_board(len(boards) + 1), record.deal))
    if not boards:
        raise refuse("server-no-boards", file=path)
    if left_out:
        skipped = tell("server-skipped", language, boards=left_out)
        click.echo(tell("cli-says", language, what=skipped), err=True)
    return tuple(boards)


def _plain_board(number: int) -> Board:
    from biritch.core.boards import Board

    return Board.from_number(number)


def run_server(
    listening: Listening,
    custom: TableDefaults,
    language: str,
    *,
    browser: bool,
    page: str = "",
) -> None:
    """Serve until Ctrl-C; print the address, and open a browser if requested.

    *page* is the address to open instead of a table.

    Raises:
        Refusal: The address cannot be listened on, or the data cannot be opened.
    """
    from biritch.server.bus.bus import BadBus
    from biritch.server.mail import read_mail_settings
    from biritch.server.sets.feeds.keys import BadTrust, read_trust
    from biritch.server.storage.store import BadDatabase
    from biritch.server.web.bounded_logs import bound_logs
    from biritch.server.web.limits import BadSettings, Limits, read_mail_table, read_settings
    from biritch.server.web.server import Address, CannotServe, Serving, serve

    begin_logging(listening.log_format)
    bound_logs()
    address = Address(listening.host, listening.port)
    kept = "server-stop-forget" if listening.database.startswith("memory:") else "server-stop"

    def ready(url: str) -> None:
        # Settings hold for a new table alone: ?new forgets the one that the browser kept.
        asked = custom != type(custom)()
        click.echo(tell("server-at", language, url=url + ("play?new" if asked else "")))
        click.echo(tell(kept, language))
        if browser:
            _open(url + (page or ("play?new" if asked else "play")))

    try:
        limits = read_settings(Path(listening.settings)) if listening.settings else Limits()
        table = read_mail_table(Path(listening.settings)) if listening.settings else {}
        mail = read_mail_settings(table, listening.settings, os.environ)
        asked = Serving(
            address,
            listening.database,
            custom,
            limits=limits,
            bus=listening.bus,
            metrics=_place(listening.metrics),
            telemetry=_collector(listening.telemetry),
            sites=listening.sites,
            hsts=listening.hsts,
            trusted=tuple(map(read_trust, listening.trust)),
            access_log=listening.log_format if listening.access_log else "",
            mail=mail,
        )
        serve(asked, ready)
    except BadBus as error:
        raise refuse_setting("bus", error.phrase) from None
    except BadTrust as error:
        raise refuse_setting("trust", error.phrase) from None
    except BadDatabase as error:
        if listening.database:
            raise refuse_setting("database", error.phrase) from None
        raise Refusal(error.phrase) from None
    except (BadSettings, CannotServe) as error:
        raise Refusal(error.phrase) from None
    click.echo(tell("server-stopped", language))


def _place(text: str) -> tuple[str, int] | None:
    """Return the host and port in *text*, or ``None`` if it is empty.

    Raises:
        Refusal: It names something else.
    """
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65_536:
        what = blame("server-metrics-place", text=hide_login(text))
        raise refuse("cli-at", place=setting_place("metrics"), what=what)
    return host.strip("[]") or "127.0.0.1", int(port)


def _collector(text: str) -> str:
    """Return *text* if it is empty or a collector's address.

    Raises:
        Refusal: It is something else.
    """
    from biritch.server.web.telemetry import is_collector

    if text and not is_collector(text):
        what = blame("server-telemetry-place", text=hide_login(text))
        raise refuse("cli-at", place=setting_place("telemetry"), what=what)
    return text


def _open(url: str) -> None:
    """Open *url* in the browser, if there is one; the address was printed."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


def fresh_boards() -> Iterator[tuple[Board, Deal]]:
    """Yield boards 1, 2, … without end, with random deals."""
    from itertools import count

    from biritch.core.random_deals import fresh

    for number in count(1):
        yield _plain_board(number), fresh()
