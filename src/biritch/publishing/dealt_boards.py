"""A board as it was dealt, and what it makes with all cards seen: what hand records print."""

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
    """A board with its deal; ``number`` is its own, or its place in the file it came from.

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
    """What a board makes with all cards seen: the tricks of every declarer, and par."""

    table: TrickTable
    par: Par
