"""Comparison of all scores of one board of a set.

Scores are North-South's. A field has the frequency of each score, so that ten thousand results
are compared as fast as ten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, TypeAlias

from biritch.scoring.imps import imps

Comparison: TypeAlias = Literal["matchpoints", "imps"]
"""How results are compared: in per cent of the match points, or in IMPs a board."""

EVEN: dict[Comparison, Fraction] = {"matchpoints": Fraction(50), "imps": Fraction(0)}
"""What a result is worth as long as there is no other to compare it with."""


@dataclass(slots=True)
class ScoreCounts:
    """The frequency of each score on one board.

    Example:
        >>> field = ScoreCounts.of([420, 420, 450, -50])
        >>> [str(field.worth(score, "matchpoints")) for score in (450, 420, -50)]
        ['100', '50', '0']
        >>> str(field.worth(450, "imps"))
        '13/3'
    """

    counts: Counter[int] = field(default_factory=Counter)
    _worths: dict[Comparison, Mapping[int, Fraction]] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, scores: Iterable[int]) -> ScoreCounts:
        """Return the field of *scores*."""
        return cls(Counter(scores))

    @property
    def size(self) -> int:
        """The number of results."""
        return self.counts.total()

    def add(self, score: int) -> None:
        """Add one result."""
        self.counts[score] += 1
        self._worths.clear()

    def worth(self, score: int, comparison: Comparison) -> Fraction:
        """Return the value of *score*, one of the results, against all the others.

        It is per cent of a top (Law 78A), or the mean of the IMPs against each.

        Raises:
            KeyError: Nobody made that score.
        """
        if comparison not in self._worths:
            self._worths[comparison] = self._worth_of_each(comparison)
        return self._worths[comparison][score]

    def _worth_of_each(self, comparison: Comparison) -> Mapping[int, Fraction]:
        others = self.size - 1
        if others < 1:
            return dict.fromkeys(self.counts, EVEN[comparison])
        if comparison == "matchpoints":
            return self._percents(others)
        return {
            mine: Fraction(
                sum(times * imps(mine - theirs) for theirs, times in self.counts.items()),
                others,
            )
            for mine in self.counts
        }

    def _percents(self, others: int) -> Mapping[int, Fraction]:
        worths, lower = {}, 0
        for score in sorted(self.counts):
            equal = self.counts[score] - 1
            worths[score] = Fraction(100 * (2 * lower + equal), 2 * others)
            lower += self.counts[score]
        return worths
