"""The content of a drawing, independent of its form.

A drawing is lines of pieces: words, suits with ranks, and hands on a grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.core.calls import Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.publishing.wording import PrintedWording
from biritch.records.record import WrittenAuction
from biritch.rules.auction import Auction

Drawn = Hand | Deal | PartialDeal | Auction | WrittenAuction | TrickTable
"""What may be drawn."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Some characters, with the suit of their colour; ``is_head`` for a title."""

    text: str
    suit: Strain | Suit | None = None
    is_head: bool = False


Cell = tuple[tuple[Piece, ...], ...]
"""Lines of pieces."""
Grid = tuple[tuple[Cell, ...], ...]
"""Rows of cells."""


def hand_cell(hand: Hand, wording: PrintedWording) -> Cell:
    """Return the four suits of a hand, spades first; an unknown hand is four question marks.

    Example:
        >>> cell = hand_cell(Hand("AQT4.K.2.3"), PrintedWording("en"))
        >>> [piece.text for piece in cell[0]]
        ['♠', ' A Q 10 4']
    """
    if not hand:
        return tuple((Piece("?"),) for _ in Suit)
    return tuple(
        (Piece(wording.strain(suit), suit), Piece(f" {wording.holding(hand, suit)}"))
        for suit in reversed(Suit)
    )


def deal_grid(deal: Deal | PartialDeal, board: Board | None, wording: PrintedWording) -> Grid:
    """Return a deal with North above, the board at the top left and points below."""
    n, e, s, w = (hand_cell(deal[seat], wording) for seat in Seat)
    corner = _corner(board, wording) if board is not None else ()
    return ((corner, n, ()), (w, _compass(wording), e), (_points(deal, wording), s, ()))


def _corner(board: Board, wording: PrintedWording) -> Cell:
    dealer = wording.say("cli-dealer", seat=wording.seat(board.dealer))
    red = wording.say(f"cli-vulnerable-{board.vulnerability}")
    return (
        (Piece(wording.say("cli-board", number=str(board.number)), is_head=True),),
        (Piece(dealer),),
        (Piece(red),),
    )


def _compass(wording: PrintedWording) -> Cell:
    n, e, s, w = (wording.initial(seat) for seat in Seat)
    return ((Piece(f"  {n}"),), (Piece(f"{w}   {e}"),), (Piece(f"  {s}"),))


def _points(deal: Deal | PartialDeal, wording: PrintedWording) -> Cell:
    n, e, s, w = (str(deal[seat].hcp) if deal[seat] else "?" for seat in Seat)
    title = wording.say("cli-points")
    lines = (f"{n:>4}", f"{w:>2}{e:>4}", f"{s:>4}")
    return ((Piece(title),), *((Piece(line),) for line in lines))


def auction_grid(auction: Auction, wording: PrintedWording) -> Grid:
    """Return an auction, West first as it is printed, with the seats above it."""
    order = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    rows: list[tuple[Cell, ...]] = [
        tuple(((Piece(wording.initial(seat), is_head=True),),) for seat in order)
    ]
    calls: list[Cell] = [()] * order.index(auction.dealer)
    calls += [(call_pieces(call, wording),) for call in auction.calls]
    if not auction.over:
        calls.append(((Piece("?"),),))
    return (*rows, *_rows_of_four(calls))


def written_auction_grid(auction: WrittenAuction, wording: PrintedWording) -> Grid:
    """Return the calls of a record alone, the dealer's first, without seats."""
    calls: list[Cell] = [
        ((Piece("–"),) if call is None else call_pieces(call, wording),)
        for call in auction.calls
    ]
    return _rows_of_four(calls)


def _rows_of_four(calls: list[Cell]) -> Grid:
    rows = (calls[first : first + 4] for first in range(0, len(calls), 4))
    return tuple((*row, *[()] * (4 - len(row))) for row in rows)


def call_pieces(call: Call, wording: PrintedWording) -> tuple[Piece, ...]:
    """Return a call: ``1♠``, ``Pass``, ``X``."""
    if isinstance(call, Bid):
        return (Piece(str(call.level)), Piece(wording.strain(call.strain), call.strain))
    return (Piece(wording.say("cli-pass") if str(call) == "P" else str(call)),)


def table_grid(table: TrickTable, wording: PrintedWording) -> Grid:
    """Return the tricks of every declarer, notrump first."""
    strains = tuple(reversed(Strain))
    head = ((), *(((Piece(wording.strain(one), one, is_head=True),),) for one in strains))
    rows: list[tuple[Cell, ...]] = [head]
    for seat in Seat:
        name: Cell = ((Piece(wording.initial(seat), is_head=True),),)
        cells = (((Piece(str(table.of(seat, one))),),) for one in strains)
        rows.append((name, *cells))
    return tuple(rows)


def grid_of(drawn: Drawn, board: Board | None, wording: PrintedWording) -> Grid:
    """Return *drawn* as a grid.

    Raises:
        TypeError: It is nothing that can be drawn.
    """
    if isinstance(drawn, Hand):
        return ((hand_cell(drawn, wording),),)
    if isinstance(drawn, Deal | PartialDeal):
        return deal_grid(drawn, board, wording)
    if isinstance(drawn, Auction):
        return auction_grid(drawn, wording)
    if isinstance(drawn, WrittenAuction):
        return written_auction_grid(drawn, wording)
    if isinstance(drawn, TrickTable):
        return table_grid(drawn, wording)
    raise TypeError(f"not to be drawn: {drawn!r} (want a hand, deal, auction or trick table)")


def text_lines(grid: Grid) -> Iterator[tuple[tuple[Piece, int], ...]]:
    """Yield the lines of *grid* as text, each piece with its leading blanks."""
    width = max((_length(line) for row in grid for cell in row for line in cell), default=0)
    columns = width + 2
    for number, row in enumerate(grid):
        height = max(len(cell) for cell in row)
        if number and height > 1:
            yield ()
        for place in range(height):
            at, line = 0, []
            for column, cell in enumerate(row):
                start = column * columns
                for piece in cell[place] if place < len(cell) else ():
                    line.append((piece, max(0, start - at)))
                    at = max(at, start) + len(piece.text)
                    start = at
            yield tuple(line)


def _length(line: tuple[Piece, ...]) -> int:
    return sum(len(piece.text) for piece in line)
