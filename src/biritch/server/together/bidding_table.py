"""A bidding table: two people bid deals of a theme; opponents pass or are robots.

Its state is folded from a log. Each sees one hand only until the auction is over.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec
from msgspec import Struct

from biritch.core.calls import Call, parse_call
from biritch.core.seats import Seat
from biritch.server.practice.hand import PracticeHand
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.log_setup import BoardLine, read_board

Partner = Literal["N", "S"]
PARTNERS = (Seat.SOUTH, Seat.NORTH)
"""Who bids; the first to come sits South."""
MOST_REMARKS = 400


class BiddingTableOpened(Struct, tag_field="e", tag="opened", omit_defaults=True, kw_only=True):
    """Line 0: the deals and the rules.

    With *explained*, meanings of calls are shown during the auction; with *talk*, partners may
    write at any time, otherwise between boards only. *origin* is the table whose deals are used
    again.
    """

    v: Literal[1] = 1
    at: int
    drill: str
    system: str
    against: str
    explained: bool = False
    talk: bool = False
    salt: str
    boards: list[BoardLine]
    origin: str = ""


class SatDown(Struct, tag_field="e", tag="seated"):
    """A person called *name* takes a seat; *key* identifies them."""

    seat: Partner
    name: str
    key: str


class Called(Struct, tag_field="e", tag="call"):
    """A call on a board, which is given by its index."""

    board: int
    call: str


class TakenBack(Struct, tag_field="e", tag="undo"):
    """All but the first *kept* calls of a board are undone."""

    board: int
    kept: int


class PartnerRemark(Struct, tag_field="e", tag="said"):
    """A partner's remark."""

    seat: Partner
    text: str


class PairResult(Struct, tag_field="e", tag="result", omit_defaults=True):
    """A pair's contract on a board with its double dummy result; *table* is the pair's."""

    board: int
    table: str
    names: list[str]
    contract: str
    declarer: str
    score: int


Line = SatDown | Called | TakenBack | PartnerRemark | PairResult
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode
_decode_opened = msgspec.json.Decoder(BiddingTableOpened).decode


def write_line(line: BiddingTableOpened | Line) -> bytes:
    """Return *line* as it is stored.

    Example:
        >>> write_line(Called(0, "1N"))
        b'{"e":"call","board":0,"call":"1N"}'
    """
    return _encode(line)


@dataclass(frozen=True)
class BiddingTable:
    """A bidding table, folded from its log."""

    opened: BiddingTableOpened
    n: int = 1
    seats: dict[Seat, SatDown] = field(default_factory=dict)
    calls: dict[int, tuple[Call, ...]] = field(default_factory=dict)
    remarks: tuple[PartnerRemark, ...] = ()
    results: tuple[PairResult, ...] = ()

    def hand(self, board: int) -> PracticeHand:
        """Return the board at an index, with its calls.

        Raises:
            IndexError: There is no such board.
        """
        opened = self.opened
        placed, deal = read_board(opened.boards[board])
        calls = self.calls.get(board, ())
        return PracticeHand(
            opened.drill, opened.system, opened.against, placed, deal, calls, callers=PARTNERS
        )

    def may_talk(self, board: int) -> bool:
        """Return whether partners may write: always, or before and after an auction only."""
        auction = self.hand(board).auction
        begun = any(seat in PARTNERS for seat, _ in auction.calls_by_seat)
        return self.opened.talk or not begun or auction.over

    def calls_after_undo(self, board: int, seat: Seat) -> int | None:
        """Return the number of calls left after *seat* undoes its last one, or ``None``.

        A call that partner has answered, or of a finished board, cannot be undone.
        """
        hand = self.hand(board)
        people = [
            at for at, (who, _) in enumerate(hand.auction.calls_by_seat) if who in PARTNERS
        ]
        if hand.over or not people or hand.auction.calls_by_seat[people[-1]][0] != seat:
            return None
        return people[-1]

    def after(self, line: bytes) -> BiddingTable:
        """Return the table after *line*.

        Raises:
            Unreadable: It is no such line, or the call is not allowed.
        """
        try:
            entry = _decode(line)
            return replace(self._after(entry), n=self.n + 1)
        except (ValueError, IndexError) as error:
            raise Unreadable(f"bidding table, line {self.n}: {error}") from error

    def _after(self, entry: Line) -> BiddingTable:
        match entry:
            case SatDown():
                return replace(self, seats={**self.seats, Seat.parse(entry.seat): entry})
            case Called():
                auction = self.hand(entry.board).auction.add(parse_call(entry.call))
                return replace(self, calls={**self.calls, entry.board: auction.calls})
            case TakenBack():
                kept = self.calls[entry.board][: entry.kept]
                return replace(self, calls={**self.calls, entry.board: kept})
            case PartnerRemark():
                return replace(self, remarks=(*self.remarks, entry)[-MOST_REMARKS:])
            case PairResult():
                return replace(self, results=(*self.results, entry))


def read_table(line: bytes) -> BiddingTable:
    """Return the table that begins with *line*.

    Raises:
        Unreadable: It is no such line.
    """
    try:
        return BiddingTable(_decode_opened(line))
    except msgspec.DecodeError as error:
        raise Unreadable(f"bidding table: {error}") from error
