"""Double dummy solutions: tricks and par."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable
from typing import overload

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.front.arguments import numbered_board
from biritch.records.record import Record
from biritch.solver.choice import choose_solver
from biritch.solver.par import Par
from biritch.solver.par import par as par_of


@overload
def solve(deals: Deal | Record | str) -> TrickTable: ...  # type: ignore[overload-overlap]
@overload
def solve(deals: Iterable[Deal | Record | str]) -> list[TrickTable]: ...
def solve(
    deals: Deal | Record | str | Iterable[Deal | Record | str],
) -> TrickTable | list[TrickTable]:
    """Return how many tricks each seat wins in each strain of every deal, double dummy.

    Many deals are solved on all cores; for a single deal, its table is returned. A deal may be
    text, ``N:`` and four hands; a record stands for its deal.

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
    if isinstance(deals, Deal | Record | str):
        return choose_solver().tables([whole_deal(deals)])[0]
    return choose_solver().tables([whole_deal(deal) for deal in deals])


def whole_deal(deal: object) -> Deal:
    """Return *deal* as a value: a deal, its text, or a record's.

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
    if isinstance(deal, Record):
        if isinstance(deal.deal, Deal):
            return deal.deal
        raise ValueError(f"board {deal.number or '?'}: its four hands are not all told")
    raise ValueError(f"not a deal: {reprlib.repr(deal)} (want a Deal, or N: and four hands)")


def par(deal: Deal | Record | str | TrickTable, board: Board | int | None = None) -> Par:
    """Return the par of *deal*: the score of perfect bidding and play with all cards seen.

    Args:
        deal: The four hands, a record, or their trick table where they are solved already.
        board: Who deals and who is vulnerable: a board, or its number (Law 2). Left out, what
            the record says, else board 1.

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
        >>> par(Record(7, deal=Deal.random(seed=7))).score_ns
        630
    """
    where = _board_of(deal) if board is None else numbered_board(board)
    return par_of(deal if isinstance(deal, TrickTable) else whole_deal(deal).solve(), where)


def _board_of(deal: object) -> Board:
    """Return the board that a record describes; else board 1."""
    if not isinstance(deal, Record):
        return Board(1)
    usual = Board(deal.number or 1)
    dealer = usual.dealer if deal.dealer is None else deal.dealer
    red = usual.vulnerability if deal.vulnerability is None else deal.vulnerability
    return Board(usual.number, dealer, red)
