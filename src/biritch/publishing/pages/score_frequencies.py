"""Frequencies of scores on a board, as counts and as bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from biritch.competition.results.result import BoardResult, ObtainedScore

ROW, LONGEST = 20, 220
"""Height of a bar with its gap, and length of the longest, in pixels."""


def score_frequencies(results: Iterable[BoardResult]) -> list[tuple[int, int]]:
    """Return North-South's plain scores, the best first, with their numbers of tables.

    Artificial and weighted scores are left out.

    Example:
        >>> from biritch import read
        >>> from biritch.competition.results.records import results_from_records
        >>> results = results_from_records(read("samples/results.xml")).results
        >>> score_frequencies(result for result in results if result.board == "1")
        [(150, 3), (50, 2)]
    """
    plain = (
        result.for_ns.plain for result in results if isinstance(result.for_ns, ObtainedScore)
    )
    counts = Counter(points for points in plain if points is not None)
    return sorted(counts.items(), reverse=True)


@dataclass(frozen=True, slots=True)
class ScoreBar:
    """The bar of one score, in pixels."""

    points: int
    tables: int
    top: int
    base: int
    """The base line of the figures beside the bar."""
    length: float


@dataclass(frozen=True, slots=True)
class Histogram:
    """The scores of a board as bars, the best for North-South on top."""

    bars: tuple[ScoreBar, ...]
    left: ClassVar[int] = 62
    """Room for the score before a bar."""
    width: ClassVar[int] = left + LONGEST + 40
    thickness: ClassVar[int] = ROW - 6

    @classmethod
    def of(cls, results: Iterable[BoardResult]) -> Histogram | None:
        """Return the histogram of *results*, or ``None`` without scores."""
        counts = score_frequencies(results)
        if not counts:
            return None
        most = max(tables for _, tables in counts)
        return cls(
            tuple(
                ScoreBar(points, tables, ROW * row + 3, ROW * row + 15, LONGEST * tables / most)
                for row, (points, tables) in enumerate(counts)
            )
        )

    @property
    def height(self) -> int:
        """The height of the whole picture."""
        return ROW * len(self.bars)

    @property
    def description(self) -> str:
        """The bars as text, for screen readers: ``620: 3, 170: 1``.

        Example:
            >>> bars = ScoreBar(620, 3, 3, 15, 220), ScoreBar(170, 1, 23, 35, 73)
            >>> Histogram(bars).description
            '620: 3, 170: 1'
        """
        return ", ".join(f"{bar.points}: {bar.tables}" for bar in self.bars)
