"""Explanations of scores: a tree of facts, to be worded in any language.

A reason names the message ``rank-why-<name>`` and has exact figures; its parts are its
children. Nothing is rounded here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.results.result import WeightedPoints
from biritch.competition.scoring.field import Field, ScoreComparison

Figure: TypeAlias = "str | int | Fraction"


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact with its figures, the resulting value, and the facts it follows from.

    Example:
        >>> Reason.of("total", 7, Reason.of("board", 4), Reason.of("board", 3)).parts[0].value
        Fraction(4, 1)
    """

    name: str
    value: Fraction
    figures: tuple[tuple[str, Figure], ...] = ()
    parts: tuple[Reason, ...] = ()

    @classmethod
    def of(
        cls, name: str, value: Fraction | int, /, *parts: Reason, **figures: Figure
    ) -> Reason:
        """Return the reason *name* for *value*, which follows from *parts*.

        Example:
            >>> Reason.of("total", Fraction(5), Reason.of("board", 5, board="1")).parts[0].name
            'board'
        """
        return cls(name, Fraction(value), tuple(figures.items()), parts)

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Reason]]:
        """Yield every reason of the tree with its depth, from the root.

        Example:
            >>> tree = Reason.of("total", Fraction(5), Reason.of("board", 5, board="1"))
            >>> [(depth, reason.name) for depth, reason in tree.walk()]
            [(0, 'total'), (1, 'board')]
        """
        yield depth, self
        for part in self.parts:
            yield from part.walk(depth + 1)


def comparisons(field: Field, parts: WeightedPoints, worth: ScoreComparison) -> Reason:
    """Return the explanation of *parts*' value against the others, score by score."""
    branches = []
    for score, weight in parts:
        mine = field.sign * score
        leaves = []
        for other, many in reversed(field.scores):
            # No result is compared with itself, nor the parts of a weighted one together.
            left = many - sum(part for same, part in parts if field.sign * same == other)
            if left:
                each = worth(mine, other)
                name = "beats" if mine > other else "ties" if mine == other else "loses"
                leaves.append(
                    Reason.of(name, each * left, score=other, many=Fraction(left), each=each)
                )
        total = sum((leaf.value for leaf in leaves), Fraction(0))
        branches.append(
            Reason.of("score", total * weight, *leaves, score=mine, weight=Fraction(weight))
        )
    total = sum((branch.value for branch in branches), Fraction(0))
    if len(branches) == 1:
        return Reason.of("compared", total, *branches[0].parts, score=branches[0].figures[0][1])
    return Reason.of("weighted", total, *branches)
