"""Deals solved with all cards seen: tricks and par."""

from __future__ import annotations

from collections.abc import Iterable

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.solver.choice import choose_solver
from biritch.solver.par import Par
from biritch.solver.par import par as par_of


def solve(deals: Iterable[Deal]) -> list[TrickTable]:
    """Return how many tricks each seat wins in each strain of every deal, all cards seen.

    Both sides play perfectly (*double dummy*). All cores work; of one deal
    ``deal.solve()`` says the same.

    Raises:
        RuntimeError: The compiled solver cannot be loaded on this machine.

    Example:
        >>> from biritch import Deal, solve
        >>> tables = solve([Deal.random(seed=7), Deal.random(seed=8)])
        >>> [table["N", "NT"] for table in tables]
        [10, 3]
    """
    return choose_solver().tables(list(deals))


def par(deal: Deal, board: Board | int = 1) -> Par:
    """Return what both sides score when all four players bid perfectly, all cards seen.

    Args:
        deal: The four hands.
        board: Who deals and who is vulnerable: a board, or its number (Law 2).

    Returns:
        ``score_ns``, in points to North-South, and ``contracts``, those that give it.

    Raises:
        RuntimeError: The compiled solver cannot be loaded on this machine.
        ValueError: There is no board of that number.

    Example:
        >>> from biritch import Deal, par
        >>> par(Deal.random(seed=7), board=7)
        Par(score_ns=630, contracts=('3N by NS',))
    """
    where = Board.numbered(board) if isinstance(board, int) else board
    return par_of(deal.solve(), where)
