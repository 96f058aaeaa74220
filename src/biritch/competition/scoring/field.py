"""The field of a board: all scores with which a score is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from biritch.competition.results.result import WeightedPoints

ScoreComparison = Callable[[int, int], int]
"""What a score is worth against another score, both seen from the same side."""


@dataclass(frozen=True)
class Field:
    """The frequency of each score, from one side's view: more is better.

    A weighted score counts as the fractions of results it is made of.
    """

    scores: tuple[tuple[int, int | Fraction], ...]
    """Every score with its weight, the lowest first."""
    size: int
    """How many tables have a score."""
    sign: int = 1
    """1 as North-South see it, -1 as East-West do."""

    @classmethod
    def of(cls, results: Iterable[WeightedPoints], sign: int = 1) -> Field:
        """Return the field of *results*, in points to North-South.

        Example:
            >>> Field.of([((420, 1),), ((-50, 1),), ((420, 1),)]).scores
            ((-50, 1), (420, 2))
        """
        weights: dict[int, int | Fraction] = {}
        tables = Counter(results)
        for parts, many in tables.items():
            for score, weight in parts:
                weights[sign * score] = weights.get(sign * score, 0) + many * weight
        return cls(tuple(sorted(weights.items())), tables.total(), sign)

    @cached_property
    def match_points(self) -> Mapping[int, int | Fraction]:
        """The match points of each score: 2 for each it beats, 1 for each other equal one.

        Example:
            >>> Field.of([((420, 1),), ((450, 1),), ((-50, 1),), ((420, 1),)]).match_points[420]
            3
        """
        below: int | Fraction = 0
        points: dict[int, int | Fraction] = {}
        for score, many in self.scores:
            points[score] = 2 * below + many - 1
            below += many
        return points

    def against(self, parts: WeightedPoints, worth: ScoreComparison) -> Fraction:
        """Return the sum of *parts*' results, by *worth*, against every other score.

        *parts* is one result of this field: it is not compared with itself, nor are the parts
        of a weighted score with each other.

        Example:
            >>> field = Field.of([((420, 1),), ((450, 1),), ((-50, 1),)])
            >>> field.against(((450, 1),), lambda mine, theirs: 2 * (mine > theirs))
            Fraction(4, 1)
        """
        whole: int | Fraction = 0
        mine = [(self.sign * score, weight) for score, weight in parts]
        for score, weight in mine:
            everybody = sum(many * worth(score, other) for other, many in self.scores)
            oneself = sum(part * worth(score, other) for other, part in mine)
            whole += weight * (everybody - oneself)
        return Fraction(whole)
