"""A dealt board and its double dummy analysis, for hand records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.core.boards import Board
from biritch.core.deals import Deal

if TYPE_CHECKING:
    from biritch.core.trick_table import TrickTable
    from biritch.solver.par import Par


@dataclass(frozen=True, slots=True)
class DealtBoard:
    """A board with its deal; ``number`` is its own, or its position in the file.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> DealtBoard(7, Board.from_number(7), next(seeded_deals(7))).board.dealer
        <Seat.SOUTH: 2>
    """

    number: int
    board: Board
    deal: Deal


@dataclass(frozen=True, slots=True)
class DoubleDummyAnalysis:
    """The analysis of a board: the tricks of every declarer, and par."""

    table: TrickTable
    par: Par
