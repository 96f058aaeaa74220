"""Boards just dealt, as they are written: PBN, LIN, JSON, or diagrams for people.

PBN: *Portable Bridge Notation* 2.1, the fifteen tags of the mandatory set, those that say
nothing of a board not yet played left empty (section 3.4). LIN: one board
a line; its hands go South, West, North, East, and its dealer is their number, from 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from biritch.cli.options import symbols_can_be_printed
from biritch.core.boards import Board
from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Vulnerability

Boards: TypeAlias = Iterable[tuple[Board, Deal]]

_PBN = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}
_LIN = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_LIN_SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)


def pbn(boards: Boards) -> Iterator[str]:
    """Yield each board as PBN, a blank line before all but the first."""
    head = "% PBN 2.1\n"
    for board, deal in boards:
        tags = {
            "Event": "",
            "Site": "",
            "Date": "",
            "Board": str(board.number),
            "West": "",
            "North": "",
            "East": "",
            "South": "",
            "Dealer": str(board.dealer),
            "Vulnerable": _PBN[board.vulnerability],
            "Deal": str(deal),
            "Scoring": "",
            "Declarer": "",
            "Contract": "",
            "Result": "",
        }
        yield head + "".join(f'[{name} "{value}"]\n' for name, value in tags.items())
        head = "\n"


def lin(boards: Boards) -> Iterator[str]:
    """Yield each board as one line of LIN."""
    for board, deal in boards:
        hands = ",".join(
            "".join(str(suit) + deal[seat].ranks(suit) for suit in reversed(Suit))
            for seat in _LIN_SEATS
        )
        dealer = _LIN_SEATS.index(board.dealer) + 1
        yield (
            f"qx|o{board.number}|md|{dealer}{hands}|rh||ah|Board {board.number}|"
            f"sv|{_LIN[board.vulnerability]}|pg||\n"
        )


def as_json(boards: Boards) -> Iterator[str]:
    """Yield one JSON document, a list of boards; deals are written as in PBN."""
    rows = [
        {
            "board": board.number,
            "dealer": str(board.dealer),
            "vulnerable": str(board.vulnerability),
            "deal": str(deal),
        }
        for board, deal in boards
    ]
    yield json.dumps(rows, ensure_ascii=not symbols_can_be_printed()) + "\n"


FORMATS: Mapping[str, Callable[[Boards], Iterator[str]]] = MappingProxyType(
    {"pbn": pbn, "lin": lin, "json": as_json}
)
"""The formats boards can be dealt in, by name."""
