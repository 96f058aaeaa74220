"""What a double dummy solver answers: two questions, always by the batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.rules.play import Trick


@dataclass(frozen=True, slots=True)
class Position:
    """The cards still held, and the trick under way (cards on the table are not held).

    Every seat has as many cards as its turn in ``trick`` implies.
    """

    hands: tuple[Hand, ...]
    strain: Strain
    trick: Trick


class Solver(Protocol):
    """Both sides play perfectly, all cards seen."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """Return the tricks of every declarer in every strain, one table a deal."""

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        """Return, for each position, every legal card of the seat to play.

        Each comes with the tricks its *own side* wins from here on, the trick under way
        included.
        """


@runtime_checkable
class DeclarerSolver(Protocol):
    """A solver that can be asked about one contract alone."""

    def declared(self, asked: Sequence[tuple[Deal, Strain, Seat]]) -> list[int]:
        """Return, for each deal, the tricks of one declarer in one strain."""
