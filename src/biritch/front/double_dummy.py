"""Deals solved with all cards seen: tricks and par."""

from __future__ import annotations

from collections.abc import Iterable
from typing import overload

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.front.arguments import numbered_board
from biritch.solver.choice import choose_solver
from biritch.solver.par import Par
from biritch.solver.par import par as par_of


@overload
def solve(deals: Deal | str) -> TrickTable: ...  # type: ignore[overload-overlap]
@overload
def solve(deals: Iterable[Deal | str]) -> list[TrickTable]: ...
def solve(deals: Deal | str | Iterable[Deal | str]) -> TrickTable | list[TrickTable]:
    """Return how many tricks each seat wins in each strain of every deal, all cards seen.

    Both sides play perfectly (*double dummy*). Many deals are solved on all cores; of one
    deal, its one table is returned. Deals may be written, ``N:`` and four hands.

    Raises:
        RuntimeError: The compiled solver cannot be loaded on this machine.
        ValueError: Something is not a deal.

    Example:
        >>> from biritch import Deal, solve
        >>> tables = solve([Deal.random(seed=7), Deal.random(seed=8)])
        >>> [table["N", "NT"] for table in tables]
        [10, 3]
        >>> solve(Deal.random(seed=7)) == tables[0]
        True
    """
    if isinstance(deals, Deal | str):
        return choose_solver().tables([whole_deal(deals)])[0]
    return choose_solver().tables([whole_deal(deal) for deal in deals])


def whole_deal(deal: object) -> Deal:
    """Return *deal*, a deal or one that is written.

    Raises:
        ValueError: It is not a deal with 52 cards.

    Example:
        >>> whole_deal(Deal.random(seed=7)).north.hcp
        11
    """
    if isinstance(deal, Deal):
        return deal
    if isinstance(deal, str):
        return Deal.parse(deal)
    raise ValueError(f"not a deal: {deal!r} (want a Deal, or N: and four hands)")


def par(deal: Deal | str | TrickTable, board: Board | int = 1) -> Par:
    """Return what both sides score when all four players bid perfectly, all cards seen.

    Args:
        deal: The four hands, or their trick table where they are solved already.
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
        >>> par(Deal.random(seed=7).solve(), board=7).score_ns
        630
    """
    where = numbered_board(board)
    return par_of(deal if isinstance(deal, TrickTable) else whole_deal(deal).solve(), where)
