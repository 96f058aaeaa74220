"""The robots' double dummy solver: one per process, created on first use."""

from __future__ import annotations

from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from biritch.core.cards import DECK
from biritch.core.hands import Hand
from biritch.core.seats import FOUR
from biritch.rules.play import Trick
from biritch.solver.solver import (
    NOT_LEGAL,
    UNSOLVED,
    DeclarerSolver,
    Position,
    PositionRows,
    QuestionMode,
    RowSolver,
    clamp_tricks,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from biritch.core.cards import Strain
    from biritch.core.deals import Deal
    from biritch.core.seats import Seat
    from biritch.solver.solver import Solver

_BATCH = 4
"""Positions between two looks at the clock, where the solver does not look itself."""


@cache
def double_dummy() -> Solver:
    """Return the double dummy solver of this process.

    Example:
        >>> double_dummy() is double_dummy()
        True
    """
    from biritch.solver.choice import choose_solver

    return choose_solver()


def tricks(
    solver: Solver,
    boards: Sequence[tuple[Deal, Strain, Seat]],
    within: Sequence[tuple[int, int]] | None = None,
    seconds: float | None = None,
) -> list[int]:
    """Return, for each deal, the tricks of one declarer in one strain.

    Deals not solved in *seconds* are ``UNSOLVED``, if the solver watches the clock. *within*
    has a least and a most tricks for each: results outside are clipped to them.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.deals import Deal
        >>> from biritch.core.seats import Seat
        >>> tricks(double_dummy(), [(Deal.random(seed=7), Strain.NOTRUMP, Seat.NORTH)])
        [10]
    """
    if isinstance(solver, DeclarerSolver):
        return solver.declarer_tricks(boards, within=within, seconds=seconds)
    led = solver.leads(
        [Position(deal.hands, strain, Trick(seat.after())) for deal, strain, seat in boards]
    )
    # The solver counts for the leader, who is one of declarer's opponents.
    won = [13 - max(cards.values()) for cards in led]
    return won if within is None else list(map(clamp_tricks, won, within))


def solve_rows(  # noqa: PLR0913 - what is asked, of which positions, for how long
    solver: Solver,
    positions: PositionRows,
    mode: QuestionMode = "exact",
    *,
    target: int = 0,
    seconds: float | None = None,
    seats: tuple[Seat, ...] = FOUR,
) -> NDArray[np.int8]:
    """Return the value of each card of each row, as defined by :class:`RowSolver`.

    Other solvers are called for every card, a few positions at a time; so is any solver if only
    two *seats* play.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.seats import Seat
        >>> hands = np.array([[1 << 12, 1 << 11, 1 << 10, 1 << 9]], np.uint64)
        >>> table = np.full((1, 3), -1, np.int8)
        >>> lead = PositionRows(hands, Strain.NOTRUMP, Seat.NORTH, table)
        >>> int(solve_rows(double_dummy(), lead, "target", target=1)[0, 12])
        1
    """
    if len(seats) == len(FOUR) and isinstance(solver, RowSolver):
        return solver.rows(positions, mode, target=target, seconds=seconds)
    end = None if seconds is None else monotonic() + seconds
    answers = np.full((len(positions), len(DECK)), UNSOLVED, np.int8)
    for first in range(0, len(positions), _BATCH):
        if end is not None and monotonic() >= end:
            break
        rows = range(first, min(first + _BATCH, len(positions)))
        asked = [_position(positions, row, seats) for row in rows]
        for row, cards in zip(rows, solver.leads(asked), strict=True):
            answers[row] = NOT_LEGAL
            for card, won in cards.items():
                answers[row, card] = won >= target if mode == "target" else won
    return answers


def _position(positions: PositionRows, row: int, seats: tuple[Seat, ...]) -> Position:
    on_table = tuple(DECK[card] for card in positions.table[row].tolist() if card >= 0)
    hands = tuple(map(Hand, positions.hands[row].tolist()))
    return Position(hands, positions.strain, Trick(positions.leader, on_table, seats))
