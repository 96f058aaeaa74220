"""Scales of victory points: the VPs of both teams for a margin in IMPs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from biritch import shelf
from biritch.competition.scoring import scales as shelf_of_scales

Points: TypeAlias = tuple[Fraction, Fraction]
"""Victory points of the winner and of the loser."""

MOST_BOARDS = 1_000
"""The longest match, in boards, that a formula is asked about."""


class NoScaleForLength(ValueError):
    """Raised if a scale has no table for a match of that many boards."""

    def __init__(self, boards: int, known: str) -> None:
        """Keep the number of *boards*, and the *known* numbers."""
        super().__init__(f"no table for {boards} boards (want {known})")
        self.boards, self.known = boards, known


@dataclass(frozen=True, slots=True)
class VPScale:
    """Victory points by margin. New ones are files on the shelf ``scales/``.

    Example:
        >>> scale = scales()["wbf-continuous"]
        >>> [float(points) for points in scale.points(boards=16, margin=20)]
        [15.0, 5.0]
    """

    title: str
    source: str
    most: Fraction
    """The most victory points of one team."""
    row: Callable[[int, int], Points]
    """The points for a match of that many boards and a margin of that many IMPs."""
    known: str = ""
    """The numbers of boards that have a table, where a formula does not give them all."""

    def points(self, boards: int, margin: int) -> Points:
        """Return the VPs of winner and loser; *margin* is 0 for a draw.

        Raises:
            ValueError: The margin is negative.
            NoScaleForLength: The scale has no table for that many boards.

        Example:
            >>> winner, loser = scales()["wbf-continuous"].points(boards=32, margin=20)
            >>> float(winner), float(loser)
            (13.78, 6.22)
        """
        if margin < 0:
            raise ValueError(f"not a margin: {margin} (want 0 or more)")
        if not 1 <= boards <= MOST_BOARDS:
            raise NoScaleForLength(boards, self.known or f"1 to {MOST_BOARDS}")
        return self.row(boards, margin)

    def of(self, boards: int, net: Fraction) -> Fraction:
        """Return the VPs of the team with *net* IMPs.

        Scales are defined for whole IMPs. A fraction, from a weighted score or a carry-over, is
        rounded to the nearest whole IMP, a half to the smaller margin.

        Example:
            >>> scales()["wbf-discrete"].of(24, Fraction(-12))
            Fraction(7, 1)
        """
        whole = nearest(abs(net))
        winner, loser = self.points(boards, whole)
        return winner if net >= 0 else loser


def nearest(margin: Fraction) -> int:
    """Return the integer nearest to *margin*, a half rounded down.

    Example:
        >>> nearest(Fraction("2.5")), nearest(Fraction("2.6"))
        (2, 3)
    """
    whole = int(margin)
    return whole + (margin - whole > Fraction(1, 2))


def scales() -> dict[str, VPScale]:
    """Return all scales by typed name: ``wbf-continuous`` and so on.

    Example:
        >>> "wbf-continuous" in scales()
        True
    """
    entries = shelf.load(shelf_of_scales, "SCALE", VPScale)
    return {name.replace("_", "-"): scale for name, scale in entries.items()}


def step_scale(
    margins: Mapping[int, tuple[int, ...]], results: tuple[tuple[int, int], ...]
) -> Callable[[int, int], Points]:
    """Return the function of a printed scale: from boards and margin to VPs.

    *margins* has, by number of boards, the greatest margin of every result but the last.

    Raises:
        NoScaleForLength: Only when a row is asked for, of a length that has none.

    Example:
        >>> row = step_scale({8: (1, 5)}, ((15, 15), (16, 14), (17, 13)))
        >>> row(8, 5)
        (Fraction(16, 1), Fraction(14, 1))
    """

    def row(boards: int, margin: int) -> Points:
        if boards not in margins:
            raise NoScaleForLength(boards, list_boards(margins))
        # The greatest margin of a step is still in it.
        winner, loser = results[bisect_left(margins[boards], margin)]
        return Fraction(winner), Fraction(loser)

    return row


def list_boards(margins: Mapping[int, object]) -> str:
    """Return the numbers of boards that have a table, as text.

    Example:
        >>> list_boards({6: (), 7: (), 8: ()})
        '6, 7 or 8'
    """
    *first, last = sorted(margins)
    return f"{', '.join(map(str, first))} or {last}" if first else str(last)


def own_scale(title: str, rows: tuple[tuple[int, Fraction, Fraction], ...]) -> VPScale:
    """Return an organiser's own scale, for any number of boards.

    Each row has its greatest margin, and the VPs of winner and loser; the last row applies to
    every greater margin too.

    Raises:
        ValueError: The margins do not rise from row to row.

    Example:
        >>> rows = ((2, Fraction(3), Fraction(3)), (9, Fraction(4), Fraction(2)))
        >>> own_scale("six", rows).points(8, 5)
        (Fraction(4, 1), Fraction(2, 1))
    """
    ends = tuple(margin for margin, _, _ in rows[:-1])
    if not rows or list(ends) != sorted(set(ends)) or (ends and ends[-1] >= rows[-1][0]):
        raise ValueError("the margins of a scale must rise from row to row")

    def row(boards: int, margin: int) -> Points:
        del boards
        _, winner, loser = rows[bisect_left(ends, margin)]
        return winner, loser

    return VPScale(title, "the organiser's own", max(max(points) for _, *points in rows), row)
