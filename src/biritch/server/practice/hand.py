"""A hand bid for practice: South a person, North a robot, opponents silent or robots.

What happened is a log, as at a table; everything else is folded from it. Robots are given
the view of their seat, and who practises is told of the other hands once the auction is over.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import msgspec
from msgspec import Struct

from biritch.core.boards import Board
from biritch.core.calls import Call, parse_call
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.rules.auction import Auction
from biritch.server.storage.logs import Unreadable
from biritch.server.tables import log_setup as lines
from biritch.server.tables.log_setup import BoardLine

ME = Seat.SOUTH
SILENT = ""
"""Opponents who always pass have no system."""
LONGEST = 400
"""Events of one hand; more calls and retries than anybody makes."""


class _OpenedLine(Struct, omit_defaults=True):
    """Line 0: what is practised, and the hand."""

    v: Literal[1]
    drill: str
    system: str
    against: str
    board: BoardLine


class _Called(Struct, tag_field="e", tag="call"):
    call: str


class _Undone(Struct, tag_field="e", tag="undo"):
    kept: int


class _Again(Struct, tag_field="e", tag="again"):
    pass


_Line = _Called | _Undone | _Again
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Line).decode
_decode_opened = msgspec.json.Decoder(_OpenedLine).decode


@dataclass(frozen=True)
class PracticeHand:
    """A hand, and the calls made on it; ``n`` counts the lines, ``first`` the first try."""

    drill: str
    system: str
    against: str
    board: Board
    deal: Deal
    calls: tuple[Call, ...] = ()
    n: int = 1
    first: bool = True

    @cached_property
    def auction(self) -> Auction:
        """The auction so far."""
        return Auction.of(self.board.dealer, self.calls)

    @property
    def over(self) -> bool:
        """Whether the auction has ended: all may be told."""
        return self.auction.over

    def system_of(self, seat: Seat) -> str:
        """Return what the side of *seat* bids; of silent opponents, what they would mean."""
        return self.system if seat.side is Side.NS else self.against or self.system

    @property
    def systems(self) -> tuple[str, str]:
        """Return what both sides bid."""
        return self.system_of(Seat.NORTH), self.system_of(Seat.EAST)

    def silent(self, seat: Seat) -> bool:
        """Whether *seat* always passes."""
        return seat.side is Side.EW and self.against == SILENT

    def view(self, seat: Seat) -> View:
        """Return what *seat* may know."""
        seen = Game.fold(VARIANT, self.deal, self.board, self.calls).view(seat)
        return replace(seen, systems=self.systems)

    @property
    def undone(self) -> int | None:
        """How many calls are left once my last one is taken back."""
        mine = [at for at, (seat, _) in enumerate(self.auction.seated) if seat == ME]
        return mine[-1] if mine else None

    def after(self, line: bytes) -> PracticeHand:
        """Return the practice once *line* has happened.

        Raises:
            ValueError: It is no line, or no such thing can happen.
        """
        told = _decode(line)
        calls = self.calls
        if isinstance(told, _Called):
            calls = self.auction.add(parse_call(told.call)).calls
        elif isinstance(told, _Undone):
            calls = calls[: told.kept]
        again = not isinstance(told, _Called)
        return replace(
            self,
            calls=() if isinstance(told, _Again) else calls,
            n=self.n + 1,
            first=self.first and not (again and self.over) and not isinstance(told, _Again),
        )


def opened(drill: str, system: str, against: str, dealt: tuple[Board, Deal]) -> bytes:
    """Return line 0."""
    return _encode(_OpenedLine(1, drill, system, against, lines.write_board(*dealt)))


def called(call: Call) -> bytes:
    """Return the line of a call."""
    return _encode(_Called(str(call)))


def undone(kept: int) -> bytes:
    """Return the line that leaves the first *kept* calls."""
    return _encode(_Undone(kept))


def again() -> bytes:
    """Return the line that begins the same hand again."""
    return _encode(_Again())


def read(written: list[bytes]) -> PracticeHand:
    """Return the practice that was written; raise :exc:`Unreadable` where it is none."""
    try:
        head = _decode_opened(written[0])
        board, deal = lines.read_board(head.board)
        found = PracticeHand(head.drill, head.system, head.against, board, deal)
        for line in written[1:]:
            found = found.after(line)
    except (ValueError, IndexError) as error:
        raise Unreadable(f"practice: {error}") from error
    return found
