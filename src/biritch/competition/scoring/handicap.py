"""Handicaps: percentages that make unlike contestants equal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def recent(percents: Sequence[Fraction], games: int = 10) -> Fraction | None:
    """Return the mean of the last *games* percentages; nothing without any (ACBL clubs)."""
    last = tuple(percents)[-games:]
    return sum(last, Fraction(0)) / len(last) if last else None


def towards_half(mean: Fraction, factor: Fraction) -> Fraction:
    """Return the percentage given to one whose *mean* is told: (50 - mean) times *factor*."""
    return (50 - mean) * factor
