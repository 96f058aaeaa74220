"""Printable played boards: hands, auction, play, result and comments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Bid, Call, Contract, OtherCall
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.publishing.dealt_boards import DealtBoard
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording
from biritch.records.play_order import in_order
from biritch.records.record import PASSED_OUT, Record

PaperSize: TypeAlias = Literal["A4", "letter"]


@dataclass(frozen=True, slots=True)
class BoardsLayout:
    """The page layout: paper size, boards a page, CSS margins."""

    paper: PaperSize = "A4"
    each: int = 2
    margins: str = "10mm"


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """A board as text: rows of four calls from the dealer, rows of four cards."""

    dealt: DealtBoard
    names: str
    seats: tuple[Seat, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]
    tricks: tuple[tuple[str, ...], ...]
    result: str
    comments: tuple[str, ...]


def played_boards(
    records: Sequence[Record], title: str, wording: PrintedWording, layout: BoardsLayout
) -> str:
    """Return the page of *records*, without those with an incomplete deal.

    Example:
        >>> import biritch as bw
        >>> record = Record(number=1, deal=bw.Deal.random(seed=7))
        >>> page = played_boards([record], "Monday", PrintedWording("en"), BoardsLayout())
        >>> "size: A4" in page, "Monday" in page
        (True, True)
    """
    boards = [
        _print_played(record, place, wording)
        for place, record in enumerate(records, 1)
        if isinstance(record.deal, Deal)
    ]
    pages = [boards[at : at + layout.each] for at in range(0, len(boards), layout.each)]
    return render(
        "handouts/played_boards.html",
        title=title,
        wording=wording,
        style="handouts/played_boards.css",
        pages=pages,
        paper=layout.paper,
        margins=layout.margins,
        columns=1 if layout.each == 1 else 2,
    )


def _print_played(record: Record, place: int, wording: PrintedWording) -> PrintedBoard:
    assert isinstance(record.deal, Deal)
    number = place if record.number is None else record.number
    board = record.board or Board.from_number(number)
    calls, notes = _calls(record, wording)
    names = zip(Seat, record.names, strict=True)
    comments = [comment.text for comment in record.comments]
    for section in (record.auction, record.play):
        for _, remark in () if section is None else section.remarks:
            comments += remark.comments
    return PrintedBoard(
        DealtBoard(number, board, record.deal),
        " · ".join(f"{wording.initial(seat)} {name}" for seat, name in names if name),
        tuple(board.dealer.after(turn) for turn in range(4)),
        tuple(tuple(calls[at : at + 4]) for at in range(0, len(calls), 4)),
        notes,
        tuple(_tricks(record, wording)),
        _result(record, wording),
        tuple(comments),
    )


def _calls(record: Record, wording: PrintedWording) -> tuple[list[str], tuple[str, ...]]:
    """Return the calls, with superscript numbers for explained ones, and the notes."""
    if record.auction is None:
        return [], ()
    remarks, notes, calls = dict(record.auction.remarks), list[str](), list[str]()
    for place, call in enumerate(record.auction.calls):
        word = "—" if call is None else _call(call, wording)
        remark = remarks.get(place)
        if remark is not None and remark.note:
            notes.append(f"{len(notes) + 1}. {remark.note}")
            word += f" ({len(notes)})"
        elif remark is not None and remark.alert:
            word += "*"
        calls.append(word)
    return calls, tuple(notes)


def _call(call: Call, wording: PrintedWording) -> str:
    if isinstance(call, Bid):
        return f"{call.level}{wording.strain(call.strain)}"
    if call is OtherCall.PASS:
        return wording.say("cli-pass")
    return str(call)


def _tricks(record: Record, wording: PrintedWording) -> Iterator[tuple[str, ...]]:
    if record.play is None or not isinstance(record.contract, Contract):
        return
    cards = in_order(record.play, record.contract.strain)
    for first in range(0, len(cards), 4):
        yield tuple(_card(card, wording) for card in cards[first : first + 4])


def _card(card: Card, wording: PrintedWording) -> str:
    return f"{wording.strain(card.suit)}{wording.rank(card)}"


def _result(record: Record, wording: PrintedWording) -> str:
    contract = record.contract
    if contract is PASSED_OUT:
        return wording.say("cli-passed-out")
    if not isinstance(contract, Contract):
        return ""
    words = f"{contract.level}{wording.strain(contract.strain)}{wording.doubles(contract)}"
    words += " " + wording.say("cli-by", seat=wording.seat(contract.declarer))
    if record.tricks is not None:
        over = record.tricks - contract.level - 6
        words += f" {over:+}" if over else " ="
    return words if record.score is None else f"{words}, {record.score:+}"
