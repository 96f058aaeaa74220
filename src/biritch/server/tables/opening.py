"""Opening a table: from the body of ``POST /tables`` to the first lines of its log."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from biritch.core.bad_value import reason_of
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.phrase import Argument, Phrase
from biritch.core.seats import Seat, Side, first_of
from biritch.games.phases.auction import AuctionPhase
from biritch.games.variant import Variant
from biritch.rules import preliminaries
from biritch.server.systems.trees import unknown
from biritch.server.tables import log_setup as lines
from biritch.server.tables.company_message import manners_of
from biritch.server.tables.log_events import LoggedEvent, write
from biritch.server.tables.log_setup import BoardLine
from biritch.server.tables.protocol import MannersMessage
from biritch.server.tokens import KEY_LENGTH, digest, fresh_salt, random_word
from biritch.server.web.plain_text import plain_text, read_json
from biritch.server.web.unreadable import describe_unreadable
from biritch.server.web.wire import SeatLetter, letter
from biritch.table.company import OPEN
from biritch.table.company_events import Invited, Joined, Settled
from biritch.table.events import Event
from biritch.table.setup import SEVERAL, SOLO, Setup, Sitter

ROBOT = "robot:sef"
"""Who sits where nobody was named."""

Name = Annotated[str, Meta(max_length=64)]
SystemName = Annotated[str, Meta(max_length=400)]
"""A bidding system, with as many tools taken up or put away as one likes."""


class FriendsOpening(Struct, forbid_unknown_fields=True, rename="camel"):
    """Options of a table of friends: the host's ``name``, the open seats, the rules.

    ``open`` are the seats for friends; robots sit in the others, and in open ones until
    somebody comes. The host takes the table's ``seat``.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    open: list[SeatLetter] = []
    manners: MannersMessage = msgspec.field(default_factory=MannersMessage)
    account: bool = False
    """Whether the name is that of the host's account: then it goes with it."""


class OpenTable(Struct, forbid_unknown_fields=True, rename="camel"):
    """The body of ``POST /tables``; every field is optional.

    ``seats`` gives the occupant of each seat: ``person`` or a robot's name; by default a person
    takes ``seat`` with three of ``robots``. ``systems`` are the robots' systems by side, where
    robots are not named singly; ``home`` is the usual system of the visitor's country, for
    robots without a chosen one. Both are ignored in games without systems, and so is an unknown
    ``home``. ``options`` are the choices that the game offers (``GET /games`` lists them). With
    ``friends`` people come by invitations, and ``seats``, ``names`` and ``ceremony`` are
    ignored. With ``faceDown`` the opening lead is made face down, by default if several people
    play duplicate (Law 41A). With ``ceremony`` people draw for seats and the first deal,
    shuffle and cut, in games with a score sheet. ``deals`` are in PBN (``N:… … … …``), played
    in order as boards ``first``, ``first`` + 1, …; or ``seed`` names a repeatable stream of
    deals; otherwise every board is random. ``begun`` are the calls and cards already made on
    the first of the ``deals``: play goes on from there.
    """

    seat: SeatLetter = "S"
    seats: dict[SeatLetter, Name] = {}
    names: dict[SeatLetter, Name] = {}
    robots: Name = ""
    systems: dict[Literal["ns", "ew"], SystemName] = {}
    home: SystemName = ""
    variant: Name = ""
    honours: bool = True
    face_down: bool | None = None
    ceremony: bool = False
    options: dict[Name, Name] = {}
    deals: Annotated[list[Annotated[str, Meta(max_length=128)]], Meta(max_length=512)] = []
    seed: Annotated[str, Meta(max_length=128)] = ""
    friends: FriendsOpening | None = None
    first: Annotated[int, Meta(ge=1, le=100_000)] = 1
    begun: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=371)] = []


class TableOpened(Struct, rename="camel"):
    """The response to ``POST /tables``; the token is the key to the seat.

    ``invitations`` are those of a table of friends, by seat; that of onlookers is ``look``.
    They are shown once, and each opens one seat, once.
    """

    id: str
    table: str
    seat: SeatLetter
    token: str
    tokens: dict[SeatLetter, str]
    invitations: dict[str, str] = {}


class CannotOpenTable(ValueError):
    """Raised when a table cannot be opened as requested.

    Example:
        >>> CannotOpenTable("nobody").phrase.name
        'server-opening-nobody'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``server-opening-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"server-opening-{name}", **arguments)


@dataclass(frozen=True, slots=True)
class TableDefaults:
    """Defaults of new tables: the robots, and a set of boards."""

    robot: str = ROBOT
    seat: SeatLetter = "S"
    boards: tuple[tuple[Board, Deal], ...] = field(default=(), repr=False)
    seed: str = ""
    variant: str = "contract"
    options: Mapping[str, str] = field(default_factory=dict)
    against: str = ""
    """The robots of the other side, where they are not the same."""
    robot_chosen: bool = False
    """Whether somebody named the robots: then they do not bid what a visitor's country does."""


def bids_systems(variant: Variant) -> bool:
    """Return whether *variant* uses bidding systems: four players and a free auction.

    Example:
        >>> from biritch.games.variants import contract, minibridge
        >>> bids_systems(contract.VARIANT), bids_systems(minibridge.VARIANT)
        (True, False)
    """
    return AuctionPhase.open in variant.phases and len(variant.players) == 4


def read_opening(body: bytes, custom: TableDefaults) -> OpenTable:
    """Parse the body of ``POST /tables``; an empty one means the defaults.

    Raises:
        CannotOpenTable: It is not such a message.

    Example:
        >>> read_opening(b"", TableDefaults(seat="E")).seat
        'E'
    """
    if not body.strip():
        return OpenTable(seat=custom.seat)
    try:
        request = read_json(body, object)
        seat = (
            {"seat": custom.seat} if isinstance(request, dict) and "seat" not in request else {}
        )
        return msgspec.convert({**seat, **request} if seat else request, OpenTable)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CannotOpenTable("bad", what=describe_unreadable(error)) from None


def first_lines(
    request: OpenTable, custom: TableDefaults, at: int, hours: int = 168
) -> tuple[list[bytes], TableOpened]:
    """Return the first log lines of the requested table, and the response.

    Invitations to a table of friends are valid for that many *hours*.
    """
    if request.friends is not None:
        return _friends_lines(request, request.friends, custom, at, hours)
    line, opened = _first_line(request, custom, at)
    return [line], opened


def _friends_lines(
    request: OpenTable, friends: FriendsOpening, custom: TableDefaults, at: int, hours: int
) -> tuple[list[bytes], TableOpened]:
    """Return the first lines of a table of friends: the host sits, the others are invited."""
    setup = _friends_setup(request, friends, custom)
    mine = first_of(setup.variant.players, Seat.parse(request.seat))
    name, salt = secrets.token_urlsafe(16), fresh_salt()
    token, until = random_word(KEY_LENGTH), at + hours * 3_600_000
    deals = _deals(request, custom)
    seed = request.seed or (custom.seed if deals is None else "")
    drawn = {"set": deals, "seed": seed, "first": request.first, "salt": salt}
    line = lines.write_opening(setup, {}, at=at, **drawn)
    host = plain_text(friends.name).strip() or "?"
    assert setup.manners is not None
    events: list[Event] = [Settled(setup.manners), Joined(0, host, mine, digest(token, salt))]
    # A robot's seat has no invitation at first: the host asks for one when a friend may come.
    wanted = [seat for seat in setup.variant.players if setup.sitters[seat].kind == "nobody"]
    keys: dict[Seat | None, str] = {
        seat: random_word(KEY_LENGTH) for seat in (*wanted, None) if seat != mine
    }
    events += [Invited(seat, digest(key, salt), until) for seat, key in keys.items()]
    logged = [write(LoggedEvent(event, None, "", at)) for event in events]
    invitations = {"look" if seat is None else letter(seat): key for seat, key in keys.items()}
    opened = TableOpened(name, name, letter(mine), token, {letter(mine): token}, invitations)
    return [line, *logged], opened


def _friends_setup(request: OpenTable, friends: FriendsOpening, custom: TableDefaults) -> Setup:
    variant = _variant(request, custom)
    mine = first_of(variant.players, Seat.parse(request.seat))
    waiting = {Seat.parse(seat) for seat in friends.open} & set(variant.players) | {mine}
    _check_systems(request.systems.values())
    _check_robot(friends.manners.robot)
    n, e, s, w = (
        OPEN if seat in waiting else _robot_sitter(request, custom, variant, seat)
        for seat in Seat
    )
    usual = variant.tariff.form.vulnerable == "board"
    rules = replace(
        SEVERAL,
        honours=request.honours,
        face_down=usual if request.face_down is None else request.face_down,
    )
    manners = manners_of(friends.manners)
    return Setup(variant, (n, e, s, w), rules, manners=manners)


def _robot_sitter(
    request: OpenTable, custom: TableDefaults, variant: Variant, place: Seat
) -> Sitter:
    if place not in variant.players:
        return OPEN
    robot = _robot(request, custom, variant, place)
    _check_robot(robot)
    return Sitter("robot", robot)


def _first_line(
    request: OpenTable, custom: TableDefaults, at: int
) -> tuple[bytes, TableOpened]:
    setup, places = _draw_sitters(_setup(request, custom))
    tokens = {seat: secrets.token_urlsafe(24) for seat in setup.persons}
    name, salt = secrets.token_urlsafe(16), fresh_salt()
    deals = _deals(request, custom)
    line = lines.write_opening(
        setup,
        {seat: digest(token, salt) for seat, token in tokens.items()},
        at=at,
        set=deals,
        seed=request.seed or (custom.seed if deals is None else ""),
        first=request.first,
        salt=salt,
    )
    tokens_by_letter = {letter(seat): token for seat, token in tokens.items()}
    first = next(iter(tokens_by_letter))
    mine = letter(places.get(Seat.parse(request.seat), Seat.parse(request.seat)))
    mine = mine if mine in tokens_by_letter else first
    return line, TableOpened(name, name, mine, tokens_by_letter[mine], tokens_by_letter)


def _variant(request: OpenTable, custom: TableDefaults) -> Variant:
    name = request.variant or custom.variant
    variant = lines.games().get(name)
    if variant is None:
        raise CannotOpenTable("variant", text=name, words=", ".join(lines.games()))
    try:
        return variant.agreeing(request.options or ({} if request.variant else custom.options))
    except ValueError as error:
        raise CannotOpenTable("option", what=reason_of(error)) from None


def _setup(request: OpenTable, custom: TableDefaults) -> Setup:
    variant = _variant(request, custom)
    _check_systems(request.systems.values())
    n, e, s, w = (_sitter(request, custom, variant, seat) for seat in Seat)
    setup = Setup(variant, (n, e, s, w))
    if not setup.persons:
        raise CannotOpenTable("nobody")
    alone = len(setup.persons) == 1
    usual = not alone and variant.tariff.form.vulnerable == "board"
    rules = replace(
        SOLO if alone else SEVERAL,
        honours=request.honours,
        ceremony=request.ceremony and variant.keeps_a_sheet,
        face_down=usual if request.face_down is None else request.face_down,
    )
    return Setup(variant, (n, e, s, w), rules)


def _draw_sitters(setup: Setup) -> tuple[Setup, dict[Seat, Seat]]:
    """Return *setup* after the draw for seats, and each player's new seat."""
    if not setup.rules.ceremony:
        return setup, {}
    players = setup.variant.players
    drawn = preliminaries.draw(players, secrets.SystemRandom())
    new_seats = (
        preliminaries.places(drawn) if len(players) == 4 else {seat: seat for seat in players}
    )
    old_seats = {new: old for old, new in new_seats.items()}
    n, e, s, w = (setup.sitters[old_seats.get(seat, seat)] for seat in Seat)
    cards = tuple(drawn[old_seats[seat]] for seat in players)
    return replace(setup, sitters=(n, e, s, w), drawn=cards), new_seats


def _sitter(request: OpenTable, custom: TableDefaults, variant: Variant, place: Seat) -> Sitter:
    robot, seat = _robot(request, custom, variant, place), letter(place)
    if place not in variant.players:
        if seat in request.seats:
            players = " ".join(map(str, variant.players))
            raise CannotOpenTable("no-seat", text=seat, words=players)
        return Sitter("nobody")
    player = request.seats.get(seat, robot)
    mine = first_of(variant.players, Seat.parse(request.seat))
    if player == "person" or (not request.seats and place == mine):
        return Sitter("person", request.names.get(seat, ""))
    _check_robot(player)
    return Sitter("robot", player)


def _robot(request: OpenTable, custom: TableDefaults, variant: Variant, place: Seat) -> str:
    """Return the robot for the seat *place*, if no other is named for it."""
    mine = place.side is Seat.parse(request.seat).side
    robot = request.robots or (custom.robot if mine else custom.against or custom.robot)
    if not bids_systems(variant):
        return robot
    system = request.systems.get("ns" if place.side is Side.NS else "ew")
    if not system and not (custom.robot_chosen or ":" in request.robots):
        system = request.home if _is_system(request.home) else ""
    return f"{robot.partition(':')[0]}:{system}" if system else robot


def _is_system(name: str) -> bool:
    """Return whether there is a system of that *name*."""
    try:
        _check_systems([name] if name else [])
    except CannotOpenTable:
        return False
    return bool(name)


def _check_systems(systems: Iterable[str]) -> None:
    """Refuse an unknown system: its card could not be shown."""
    from biritch.bidding.catalogue import find

    for system in systems:
        try:
            find(system)
        except ValueError:
            raise CannotOpenTable("robot", what=unknown(system)) from None


def _check_robot(robot: str) -> None:
    from biritch.robots.catalogue import all_robots, find

    player, _, system = robot.strip().partition(":")
    if player not in all_robots():
        words = ", ".join(all_robots())
        raise CannotOpenTable("no-robot", text=robot[:80], words=words)
    try:
        find(robot)
    except ValueError:
        raise CannotOpenTable("robot", what=unknown(system)) from None
    except ImportError:
        return  # found out again, and survived, when it has to decide


def _deals(request: OpenTable, custom: TableDefaults) -> list[BoardLine] | None:
    if request.deals:
        return [_board(text, turn) for turn, text in enumerate(request.deals, request.first)]
    if request.seed or not custom.boards:
        return None
    return [lines.write_board(board, deal) for board, deal in custom.boards]


def _board(text: str, number: int) -> BoardLine:
    try:
        deal = Deal.parse(text)
    except ValueError as error:
        raise CannotOpenTable("deal", number=str(number), what=reason_of(error)) from None
    return lines.write_board(Board.from_number(number), deal)
