"""Patton: a match scored partly by boards and partly by quantity.

A match has two parts: board points, 2-1-0 for each board, and a quantity, from a scale of
victory points or, in Poland, from the teams' plus scores. Each country's form is a file on the
shelf ``pattons/``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from biritch import shelf
from biritch.competition.scoring.scale import VPScale
from biritch.competition.teams import pattons as shelf_of_pattons


class PattonBoard(NamedTuple):
    """North-South's scores of one board, the home team North-South in the open room."""

    opened: int
    closed: int


Points: TypeAlias = tuple[Fraction, Fraction]
"""Points of home and away."""


@dataclass(frozen=True, slots=True)
class Patton:
    """A form of Patton. New ones are files on the shelf ``pattons/``."""

    title: str
    source: str
    quantity: Callable[[tuple[PattonBoard, ...]], Points]
    """The points for how much was won."""
    scale: VPScale | None = None
    """The scale by which IMPs are the quantity, where they are."""
    level: int = 0
    """The greatest difference in points at which a board is drawn."""
    # Two points a board, however many there are; nothing where there is none.
    board: Callable[[int], Fraction] = lambda boards: Fraction(boards and 2)
    """What a board is worth in a match of that many."""


def pattons() -> dict[str, Patton]:
    """Return all forms of Patton, by name.

    Example:
        >>> sorted(pattons())
        ['hereford', 'polish']
    """
    return shelf.load(shelf_of_pattons, "PATTON", Patton)


class PattonScore(NamedTuple):
    """Both parts of a match for both teams, and their sum."""

    boards: Points
    quantity: Points

    @property
    def total(self) -> Points:
        """The points of home and away.

        Example:
            >>> PattonScore((Fraction(3), Fraction(1)), (Fraction(5), Fraction(1))).total
            (Fraction(8, 1), Fraction(2, 1))
        """
        return (
            self.boards[0] + self.quantity[0],
            self.boards[1] + self.quantity[1],
        )


def patton_score(form: Patton, scores: Iterable[PattonBoard]) -> PattonScore:
    """Return the value of a match with these *scores* under *form*.

    Raises:
        ValueError: There is no board.

    Example:
        >>> scores = [PattonBoard(620, 170), PattonBoard(-50, -50)]
        >>> result = patton_score(pattons()["hereford"], scores)
        >>> [float(points) for points in result.total]
        [31.46, 8.54]
    """
    scores = tuple(scores)
    if not scores:
        raise ValueError("a match has at least one board")
    worth = form.board(len(scores))
    home = sum((_share(board, form.level) for board in scores), Fraction(0)) * worth
    return PattonScore((home, len(scores) * worth - home), form.quantity(scores))


def _share(board: PattonBoard, level: int) -> Fraction:
    """Return the home team's share of a board: all, half or nothing."""
    difference = board.opened - board.closed
    if abs(difference) <= level:
        return Fraction(1, 2)
    return Fraction(difference > 0)


def pluses(scores: Iterable[PattonBoard]) -> Points:
    """Return the sums of plus scores of home and away in both rooms.

    Example:
        >>> pluses([PattonBoard(620, 170), PattonBoard(-50, -100)])
        (Fraction(720, 1), Fraction(220, 1))
    """
    home = away = 0
    for opened, closed in scores:
        home += max(opened, 0) + max(-closed, 0)
        away += max(-opened, 0) + max(closed, 0)
    return Fraction(home), Fraction(away)
