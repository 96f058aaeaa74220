"""Flexible arguments: a board or its number, an auction or its text."""

from __future__ import annotations

from biritch.core.boards import Board
from biritch.core.choices import whole_number


def numbered_board(board: Board | int) -> Board:
    """Return *board*, or the board of that number (Law 2).

    Raises:
        ValueError: It is neither a board nor a number from 1 on.

    Example:
        >>> str(numbered_board(7).vulnerability)
        'both'
    """
    if isinstance(board, Board):
        return board
    return Board.from_number(whole_number(board, "a board", 1))
