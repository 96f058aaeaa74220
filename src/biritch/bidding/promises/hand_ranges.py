"""Ranges of hands: ranges of high-card points and of the four suits' lengths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from biritch.core.hands import Hand

Span: TypeAlias = tuple[int, int]
"""Least and most, both included."""
Lengths: TypeAlias = tuple[int, int, int, int]
"""Cards held in clubs, diamonds, hearts and spades."""

ANY_POINTS: Span = (0, 37)
ANY_LENGTH: Span = (0, 13)
SHAPES: tuple[Lengths, ...] = tuple(
    (clubs, diamonds, hearts, 13 - clubs - diamonds - hearts)
    for clubs in range(14)
    for diamonds in range(14 - clubs)
    for hearts in range(14 - clubs - diamonds)
)
"""The 560 ways to hold thirteen cards in four suits."""


def meet(one: Span, other: Span) -> Span | None:
    """Return the intersection of two ranges, or ``None`` if it is empty.

    Example:
        >>> meet((12, 14), (13, 17))
        (13, 14)
    """
    low, high = max(one[0], other[0]), min(one[1], other[1])
    return (low, high) if low <= high else None


def cover(one: Span | None, other: Span | None) -> Span | None:
    """Return the smallest range that contains both; ``None`` stands for an empty one.

    Example:
        >>> cover((5, 7), (10, 12))
        (5, 12)
    """
    if one is None or other is None:
        return one or other
    return min(one[0], other[0]), max(one[1], other[1])


def touching(one: Span, other: Span) -> Span | None:
    """Return the union of two ranges, or ``None`` if there is a gap between them.

    Example:
        >>> touching((5, 7), (8, 12)), touching((5, 7), (9, 12))
        ((5, 12), None)
    """
    gap = max(one[0], other[0]) - min(one[1], other[1])
    return cover(one, other) if gap <= 1 else None


@dataclass(frozen=True, slots=True)
class HandRange:
    """A range of high-card points and a range for the length of each suit, clubs first.

    Example:
        >>> Hand.parse("AKJ75.K82.Q4.J63") in HandRange((12, 14))
        True
    """

    hcp: Span = ANY_POINTS
    lengths: tuple[Span, ...] = (ANY_LENGTH,) * 4

    def __contains__(self, hand: Hand) -> bool:
        inside = all(
            low <= held <= high
            for held, (low, high) in zip(hand.lengths, self.lengths, strict=True)
        )
        return inside and self.hcp[0] <= hand.hcp <= self.hcp[1]
