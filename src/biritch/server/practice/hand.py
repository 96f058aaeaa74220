"""A practice hand: South is a person, North a robot, the opponents pass or are robots.

Its state is folded from a log, like a table's. Robots receive the view of their seat; the
person sees the other hands once the auction is over.
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
from biritch.server.tables.log_setup import BoardLine, read_board, write_board

ME = Seat.SOUTH
"""The seat of the person who practises."""
SILENT = ""
"""Opponents who always pass have no system."""
LONGEST = 400
"""Events of one hand; more calls and retries than anybody makes."""


class _OpenedLine(Struct, omit_defaults=True):
    """Line 0 of the log: the drill, the systems and the hand."""

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
    """A hand and its calls so far; ``n`` counts the lines of its log.

    ``first`` is true during the first try: calls made when the other hands are known do not
    count.
    """

    drill: str
    system: str
    against: str
    board: Board
    deal: Deal
    calls: tuple[Call, ...] = ()
    n: int = 1
    first: bool = True
    callers: tuple[Seat, ...] = (ME,)
    """The people, whose calls are judged."""

    @cached_property
    def auction(self) -> Auction:
        """The auction so far."""
        return Auction.of(self.board.dealer, self.calls)

    @property
    def over(self) -> bool:
        """Whether the auction has ended, so that all hands may be shown."""
        return self.auction.over

    def system_of(self, seat: Seat) -> str:
        """Return the system of *seat*'s side; of silent opponents, the one for meanings."""
        return self.system if seat.side is Side.NS else self.against or self.system

    @property
    def systems(self) -> tuple[str, str]:
        """Return the systems of both sides."""
        return self.system_of(Seat.NORTH), self.system_of(Seat.EAST)

    def silent(self, seat: Seat) -> bool:
        """Return whether *seat* always passes."""
        return seat.side is Side.EW and self.against == SILENT

    def view(self, seat: Seat) -> View:
        """Return the view of *seat*."""
        view = Game.fold(VARIANT, self.deal, self.board, self.calls).view(seat)
        return replace(view, systems=self.systems)

    @property
    def calls_after_undo(self) -> int | None:
        """The number of calls left after an undo, or ``None`` if there is nothing to undo."""
        my_calls = [at for at, (seat, _) in enumerate(self.auction.calls_by_seat) if seat == ME]
        return my_calls[-1] if my_calls else None

    def after(self, line: bytes) -> PracticeHand:
        """Return the hand after *line* of its log.

        Raises:
            ValueError: It is not such a line, or the call is not allowed.
        """
        entry = _decode(line)
        calls = self.calls
        if isinstance(entry, _Called):
            calls = self.auction.add(parse_call(entry.call)).calls
        elif isinstance(entry, _Undone):
            calls = calls[: entry.kept]
        retried = not isinstance(entry, _Called)
        return replace(
            self,
            calls=() if isinstance(entry, _Again) else calls,
            n=self.n + 1,
            first=self.first and not (retried and self.over) and not isinstance(entry, _Again),
        )


def opening_line(drill: str, system: str, against: str, dealt: tuple[Board, Deal]) -> bytes:
    """Return the first line of a hand's log."""
    return _encode(_OpenedLine(1, drill, system, against, write_board(*dealt)))


def call_line(call: Call) -> bytes:
    """Return the log line of a call.

    Example:
        >>> call_line(parse_call("1N"))
        b'{"e":"call","call":"1N"}'
    """
    return _encode(_Called(str(call)))


def undo_line(kept: int) -> bytes:
    """Return the log line that undoes all but the first *kept* calls.

    Example:
        >>> undo_line(2)
        b'{"e":"undo","kept":2}'
    """
    return _encode(_Undone(kept))


def again_line() -> bytes:
    """Return the log line that restarts the same hand.

    Example:
        >>> again_line()
        b'{"e":"again"}'
    """
    return _encode(_Again())


def read_hand(lines: list[bytes]) -> PracticeHand:
    """Return the hand that the log *lines* describe.

    Raises:
        Unreadable: They are not the log of a practice hand.
    """
    try:
        head = _decode_opened(lines[0])
        board, deal = read_board(head.board)
        hand = PracticeHand(head.drill, head.system, head.against, board, deal)
        for line in lines[1:]:
            hand = hand.after(line)
    except (ValueError, IndexError) as error:
        raise Unreadable(f"practice: {error}") from error
    return hand
