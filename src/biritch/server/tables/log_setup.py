"""The first line of a table's log: its setup as JSON, with the encoding of boards.

A line without ``v`` is of version 1. Later versions than ours are refused; earlier ones are
always read. Other lines are in :mod:`~biritch.server.tables.log_events`.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from biritch import shelf
from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Vulnerability
from biritch.games import variants
from biritch.games.variant import Variant
from biritch.scoring.form import Unit
from biritch.server.storage.logs import Unreadable
from biritch.server.web.wire import SeatLetter, letter
from biritch.table.manners import Manners
from biritch.table.setup import Setup, Sitter, TableRules


class BoardLine(Struct, omit_defaults=True):
    """A board of a set: ``deal`` in PBN."""

    number: int
    dealer: SeatLetter
    vulnerable: str
    deal: str


class _SitterLine(Struct, omit_defaults=True):
    kind: Literal["person", "robot", "nobody"]
    name: str = ""
    token: str = ""


class SetupLine(Struct, omit_defaults=True, kw_only=True):
    """Line 0: the game and its players. Of a token only the digest is stored."""

    v: Literal[1] = 1
    at: int
    variant: str
    variant_version: int
    sitters: dict[SeatLetter, _SitterLine]
    plays_for_partner: bool
    review: bool
    takes_back: bool
    honours: bool = True
    face_down: bool = False
    ceremony: bool = False
    unit: Unit = "imps"
    drawn: list[str] = []
    agreed: dict[str, str] = {}
    set: list[BoardLine] | None = None
    seed: str = ""
    first: int = 1
    event: str = ""
    """The tournament it belongs to."""
    classroom: str = ""
    """The class it belongs to."""
    in_set: str = ""
    """The set whose boards one player plays here."""
    player: str = ""
    """Who plays that set here."""
    manners: Manners | None = None
    """How a table of friends began; without, nobody comes and goes."""
    salt: str = ""
    """What the tokens were salted with; lines of version 0.1.0 have none."""


_encode = msgspec.json.Encoder().encode
_decode_opened = msgspec.json.Decoder(SetupLine).decode


@cache
def games() -> dict[str, Variant]:
    """Return every variant by name.

    Example:
        >>> "contract" in games()
        True
    """
    return shelf.load(variants, "VARIANT", Variant)


def write_board(board: Board, deal: Deal) -> BoardLine:
    """Return a board as it is stored."""
    return BoardLine(board.number, letter(board.dealer), str(board.vulnerability), str(deal))


def read_board(line: BoardLine) -> tuple[Board, Deal]:
    """Return the board in *line*.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> dealt = Board.from_number(3), next(seeded_deals("example"))
        >>> read_board(write_board(*dealt)) == dealt
        True
    """
    dealer, vulnerable = Seat.parse(line.dealer), Vulnerability.parse(line.vulnerable)
    return Board(line.number, dealer, vulnerable), Deal.parse(line.deal)


def write_opening(setup: Setup, tokens: dict[Seat, str], *, at: int, **deals: object) -> bytes:
    """Return line 0; *tokens* are the digests of people's keys, *deals* as in `Opened`."""
    sitters = {
        letter(seat): _SitterLine(sitter.kind, sitter.name, tokens.get(seat, ""))
        for seat, sitter in zip(Seat, setup.sitters, strict=True)
    }
    rules = setup.rules
    line = SetupLine(
        at=at,
        variant=setup.variant.name,
        variant_version=setup.variant.version,
        sitters=sitters,
        plays_for_partner=rules.plays_for_partner,
        review=rules.review,
        takes_back=rules.takes_back,
        honours=rules.honours,
        face_down=rules.face_down,
        ceremony=rules.ceremony,
        unit=rules.unit,
        drawn=list(map(str, setup.drawn)),
        agreed=dict(setup.variant.agreed),
        manners=setup.manners,
        **deals,  # type: ignore[arg-type]
    )
    return _encode(line)


def read_opened(line: bytes) -> tuple[SetupLine, Setup]:
    """Return line 0 and the setup it describes.

    Raises:
        Unreadable: It is no such line, or of a game or version not known here.
    """
    try:
        setup_line = _decode_opened(line)
        variant = games()[setup_line.variant]
    except (msgspec.DecodeError, KeyError) as error:
        raise Unreadable(f"line 0: {error}") from error
    if variant.version != setup_line.variant_version:
        raise Unreadable(
            f"line 0: {setup_line.variant} is of version {setup_line.variant_version}"
        )
    try:
        variant = variant.agreeing(setup_line.agreed)
    except ValueError as error:
        raise Unreadable(f"line 0: {error}") from error
    n, e, s, w = (
        Sitter(setup_line.sitters[letter(seat)].kind, setup_line.sitters[letter(seat)].name)
        for seat in Seat
    )
    rules = TableRules(
        plays_for_partner=setup_line.plays_for_partner,
        review=setup_line.review,
        takes_back=setup_line.takes_back,
        honours=setup_line.honours,
        face_down=setup_line.face_down,
        ceremony=setup_line.ceremony,
        unit=setup_line.unit,
    )
    boards = None if setup_line.set is None else len(setup_line.set)
    try:
        drawn = tuple(map(Card.parse, setup_line.drawn))
    except ValueError as error:
        raise Unreadable(f"line 0: {error}") from error
    return setup_line, Setup(variant, (n, e, s, w), rules, boards, drawn, setup_line.manners)
