"""The hands of a tournament's boards, if known, and their double dummy results."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from biritch.core.boards import Board
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.solver.par import Par, par

MOST_BOARDS = 400
"""Boards of a tournament whose hands are kept."""
_LINE = re.compile(
    r"([1-9][0-9]{0,3}) (N:[^ ]+ [^ ]+ [^ ]+ [^ ]+)(?: ([0-9a-d]{20}))?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """A board's hands, and the tricks of every declarer if computed."""

    number: int
    dealt: str
    """As PBN writes it: ``N:`` and four times spades, hearts, diamonds and clubs."""
    tricks: TrickTable | None = None

    @property
    def par(self) -> Par | None:
        """The par score of the board.

        Example:
            >>> layouts = read_layouts("1 N:AKQJT98765432... .AKQJT98765432.. "
            ...     "..AKQJT98765432. ...AKQJT98765432")
            >>> layouts[1].par is None
            True
        """
        return None if self.tricks is None else _par(self.tricks, self.number)


@lru_cache(maxsize=1000)
def _par(tricks: TrickTable, number: int) -> Par:
    return par(tricks, Board.from_number(number))


def read_layouts(text: str) -> dict[int, BoardLayout]:
    """Return the hands in *text* by board number.

    Raises:
        ValueError: A line is not a board, or there are too many.

    Example:
        >>> text = "1 N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
        >>> read_layouts(text)[1].dealt[:18]
        'N:AKQJT98765432...'
    """
    return {layout.number: layout for layout in _layouts_in(text)}


@lru_cache(maxsize=8)
def _layouts_in(text: str) -> tuple[BoardLayout, ...]:
    # Read once for the refusals and once for the tournament as it stands afterwards.
    lines = text.splitlines()
    if len(lines) > MOST_BOARDS:
        raise ValueError(f"more than {MOST_BOARDS} boards")
    layouts = []
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is None:
            raise ValueError(line[:60])
        tricks = None if match[3] is None else _tricks(match[3])
        layouts.append(BoardLayout(int(match[1]), match[2], tricks))
    return tuple(layouts)


def _tricks(digits: str) -> TrickTable:
    rows = [[int(digit, 16) for digit in digits[at : at + 5]] for at in range(0, 20, 5)]
    return TrickTable(tuple(tuple(reversed(row)) for row in rows))


def write_layouts(layouts: Mapping[int, BoardLayout]) -> str:
    """Return *layouts* as :func:`read_layouts` reads them.

    Example:
        >>> text = "1 N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
        >>> write_layouts(read_layouts(text)) == text
        True
    """
    return "\n".join(
        f"{number} {layout.dealt}{_digits(layout.tricks)}"
        for number, layout in sorted(layouts.items())
    )


def _digits(table: TrickTable | None) -> str:
    return "" if table is None else f" {tricks_digits(table)}"


def tricks_digits(table: TrickTable) -> str:
    """Return twenty hexadecimal digits: N, E, S and W in notrump, spades and so on.

    Example:
        >>> tricks_digits(TrickTable(((4, 5, 6, 7, 8),) * 4))
        '87654876548765487654'
    """
    return "".join(
        f"{table.of(seat, strain):x}" for seat in Seat for strain in reversed(Strain)
    )
