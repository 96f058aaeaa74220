"""The double dummy solver of the robots, one a process, made when it is first needed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from biritch.rules.play import Trick
from biritch.solver.solver import DeclarerSolver, Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from biritch.core.cards import Strain
    from biritch.core.deals import Deal
    from biritch.core.seats import Seat
    from biritch.solver.solver import Solver


@cache
def double_dummy() -> Solver:
    """Return the double dummy solver of this process."""
    from biritch.solver.choice import choose_solver

    return choose_solver()


def tricks(solver: Solver, boards: Sequence[tuple[Deal, Strain, Seat]]) -> list[int]:
    """Return, for each deal, the tricks of one declarer in one strain.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.deals import Deal
        >>> from biritch.core.seats import Seat
        >>> tricks(double_dummy(), [(Deal.random(seed=7), Strain.NOTRUMP, Seat.NORTH)])
        [10]
    """
    if isinstance(solver, DeclarerSolver):
        return solver.declared(boards)
    led = solver.leads(
        [Position(deal.hands, strain, Trick(seat.after())) for deal, strain, seat in boards]
    )
    # The solver counts for the leader, who is one of declarer's opponents.
    return [13 - max(cards.values()) for cards in led]
