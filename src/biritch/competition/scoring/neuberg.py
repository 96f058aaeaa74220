"""Boards with fewer results than others: Neuberg's formula, factoring, or neither."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction


class UnequalResults(Enum):
    """What to do when a board has *n* results and *N* were expected."""

    NEUBERG = "neuberg"
    """S' = (S + 1) N/n - 1 of 2(N - 1): the best guess of what N results would have given."""
    FACTOR = "factor"
    """S' = S (N - 1)/(n - 1): the same percentage of a larger top (ACBLscore's factoring)."""
    NONE = "none"
    """S of 2(n - 1): each board keeps the top it has."""

    def matchpoints(self, points: Fraction, results: int, expected: int) -> Fraction:
        """Return 2-1-0 *points* among *results* results, adjusted to as many as *expected*.

        A single result cannot be compared: Neuberg makes it 50 %, and so does the factor here,
        to avoid a division by zero.

        Example:
            >>> UnequalResults.NEUBERG.matchpoints(Fraction(6), results=4, expected=5)
            Fraction(31, 4)
        """
        if self is UnequalResults.NONE or results == expected:
            return points
        if self is UnequalResults.NEUBERG or results == 1:
            return (points + 1) * expected / results - 1
        return points * (expected - 1) / (results - 1)

    def top(self, results: int, expected: int) -> Fraction:
        """Return the most 2-1-0 points of a board.

        Example:
            >>> UnequalResults.NONE.top(results=4, expected=5)
            Fraction(6, 1)
        """
        return Fraction(2 * ((results if self is UnequalResults.NONE else expected) - 1))
