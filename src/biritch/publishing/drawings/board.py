"""Drawings of records: deal, auction, contract and result, play."""

from __future__ import annotations

from biritch.core.calls import Call, Contract
from biritch.core.cards import Card
from biritch.publishing.drawings.diagram import (
    Cell,
    Grid,
    Piece,
    auction_grid,
    deal_grid,
)
from biritch.publishing.drawings.forms import as_html
from biritch.publishing.wording import PrintedWording
from biritch.records.record import PASSED_OUT, Record
from biritch.rules.auction import Auction


def record_grids(record: Record, wording: PrintedWording) -> list[Grid]:
    """Return the content of *record* as grids, one below the other; at least its number.

    Example:
        >>> import biritch as bw
        >>> record = bw.read("samples/boards.pbn")[4]
        >>> len(record_grids(record, PrintedWording("en")))
        4
    """
    grids: list[Grid] = []
    if record.deal is not None:
        grids.append(deal_grid(record.deal, record.board, wording))
    else:
        title = wording.say("cli-board", number=record.title or "?")
        grids.append(((((Piece(title, is_head=True),),),),))
    board = record.board
    if record.auction is not None and board is not None:
        calls: list[Call] = []
        for call in record.auction.calls:
            if call is None:
                break
            calls.append(call)
        # A record holds what a file says: its calls may break the laws.
        grids.append(auction_grid(Auction(board.dealer, tuple(calls)), wording))
    if record.contract is not None:
        grids.append(((_result(record, wording),),))
    if record.play is not None and any(record.play.cards):
        grids.append(_play(record, wording))
    return grids


def _result(record: Record, wording: PrintedWording) -> Cell:
    contract = record.contract
    if contract is PASSED_OUT:
        return ((Piece(wording.say("cli-passed-out"), is_head=True),),)
    assert isinstance(contract, Contract)
    pieces = [
        Piece(str(contract.level), is_head=True),
        Piece(wording.strain(contract.strain), contract.strain, is_head=True),
    ]
    by = wording.say("cli-by", seat=wording.seat(contract.declarer))
    pieces.append(Piece(f"{wording.doubles(contract)} {by}", is_head=True))
    if record.tricks is not None:
        over = record.tricks - 6 - contract.level
        pieces.append(Piece(f" {over:+d}" if over else " ="))
    if record.score is not None:
        pieces.append(Piece(f"  {record.score:+d}"))
    return (tuple(pieces),)


def _play(record: Record, wording: PrintedWording) -> Grid:
    assert record.play is not None
    cards, leader = record.play.cards, record.play.leader
    head = tuple(
        ((Piece(wording.initial(leader.after(turn)), is_head=True),),) for turn in range(4)
    )
    rows = [
        tuple(_card(card, wording) for card in (*cards[first : first + 4], *[None] * 3)[:4])
        for first in range(0, len(cards), 4)
    ]
    return (head, *rows)


def _card(card: Card | None, wording: PrintedWording) -> Cell:
    if card is None:
        return ()
    return ((Piece(wording.strain(card.suit), card.suit), Piece(wording.rank(card))),)


def html_of_record(record: Record) -> str:
    """Return the HTML of a record for a notebook.

    Example:
        >>> import biritch as bw
        >>> "♠" in html_of_record(bw.read("samples/boards.pbn")[4])
        True
    """
    return "".join(as_html(grid) for grid in record_grids(record, PrintedWording("en")))
