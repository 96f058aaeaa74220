"""Experiments on many deals: measurements and their statistics.

Deals are made in pieces, each with its own seed, so that results do not depend on the number
and order of processes.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from biritch.cli.deals.conditions import Condition, Kind, read_condition, read_measure
from biritch.cli.deals.deal_questions import deal_questions
from biritch.cli.deals.stacking import best_stack, dealer
from biritch.core.deals import Deal
from biritch.core.seats import Vulnerability
from biritch.words.notation import Notation

PIECE = 50
"""Deals of one piece."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """An experiment: the deals and the measurements; it can be pickled.

    ``where`` is the condition, ``measures`` the measurements; ``stack`` is whether a hand may
    be dealt to order; ``tries`` the number of attempts per accepted deal that a piece may make,
    on average.

    Example:
        >>> asked = Experiment("hcp(N) >= 20", ("hearts(S)",), "7")
        >>> [piece.wanted for piece in asked.pieces(120)]
        [50, 50, 20]
    """

    where: str | None
    measures: tuple[str, ...]
    seed: str
    vulnerability: Vulnerability = Vulnerability.NONE
    notation: Notation = "en"
    stack: bool = True
    tries: int = 20_000

    def pieces(self, deals: int) -> list[ExperimentPiece]:
        """Return the pieces for that many *deals*."""
        return [
            ExperimentPiece(self, number, min(PIECE, deals - first))
            for number, first in enumerate(range(0, deals, PIECE))
        ]

    def read_conditions(self) -> tuple[Condition | None, tuple[Condition, ...]]:
        """Return the parsed condition and measurements.

        Raises:
            Refusal: One of them cannot be read.
        """
        return _read_conditions(self.where, self.measures, self.vulnerability, self.notation)

    @property
    def stacked_seat(self) -> tuple[str, float] | None:
        """The seat whose hand is dealt to order, and the share of all hands that qualify."""
        if self.where is None or not self.stack:
            return None
        found = best_stack(self.where, self.notation)
        return None if found is None else (str(found.seat), found.share)


@dataclass(frozen=True, slots=True)
class ExperimentPiece:
    """A piece of an experiment: its number and its number of deals."""

    experiment: Experiment
    number: int
    wanted: int


@dataclass(frozen=True, slots=True)
class PieceMeasured:
    """The results of a piece: attempts, accepted deals, frequencies of values."""

    looked_at: int
    kept: int
    values: tuple[tuple[tuple[int, int], ...], ...]


def measure_piece(piece: ExperimentPiece) -> PieceMeasured:
    """Return the measurements on the deals of *piece*.

    Example:
        >>> asked = Experiment("hcp(N) >= 20", ("hcp(N) >= 20",), "7")
        >>> measure_piece(ExperimentPiece(asked, 0, 5))
        PieceMeasured(looked_at=5, kept=5, values=(((1, 5),),))
    """
    experiment = piece.experiment
    condition, measures = experiment.read_conditions()
    deal = dealer(
        experiment.where,
        experiment.notation,
        f"{experiment.seed} {piece.number}",
        stack=experiment.stack,
    )
    counts: list[Counter[int]] = [Counter() for _ in measures]
    kept = looked_at = 0
    while kept < piece.wanted and looked_at < experiment.tries * piece.wanted:
        dealt: Deal = deal()
        looked_at += 1
        if condition is not None and not condition(dealt):
            continue
        kept += 1
        for count, measure in zip(counts, measures, strict=True):
            count[int(measure.value(dealt))] += 1
    return PieceMeasured(looked_at, kept, tuple(tuple(sorted(c.items())) for c in counts))


@lru_cache(maxsize=4)
def _read_conditions(
    where: str | None,
    measures: tuple[str, ...],
    vulnerability: Vulnerability,
    notation: Notation,
) -> tuple[Condition | None, tuple[Condition, ...]]:
    more = deal_questions(vulnerability)
    condition = None if where is None else read_condition(where, notation, more)
    return condition, tuple(read_measure(text, notation, more) for text in measures)


@dataclass(frozen=True, slots=True)
class MeasureSummary:
    """The statistics of one measurement: frequencies, mean and standard error.

    The values of a condition are 1 if true and 0 if false.

    Example:
        >>> summary = MeasureSummary("hearts(S)", "number", ((2, 1), (4, 1)))
        >>> summary.mean, summary.error
        (3.0, 1.0)
    """

    text: str
    kind: Kind
    values: tuple[tuple[int, int], ...]

    @property
    def deals(self) -> int:
        """How many deals were measured."""
        return sum(times for _, times in self.values)

    @property
    def mean(self) -> float:
        """The mean of the values."""
        return sum(value * times for value, times in self.values) / self.deals

    @property
    def deviation(self) -> float:
        """The standard deviation of the values; 0 of one deal."""
        if self.deals < 2:
            return 0.0
        mean = self.mean
        squares = sum(times * (value - mean) ** 2 for value, times in self.values)
        return math.sqrt(squares / (self.deals - 1))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / math.sqrt(self.deals)

    def document(self) -> dict[str, object]:
        """Return it as ``--json`` prints it."""
        if self.kind == "condition":
            return {
                "measure": self.text,
                "percent": round(100 * self.mean, 2),
                "error": round(100 * self.error, 2),
            }
        return {
            "measure": self.text,
            "mean": round(self.mean, 4),
            "error": round(self.error, 4),
            "deviation": round(self.deviation, 4),
            "least": self.values[0][0],
            "most": self.values[-1][0],
            "percent": {
                str(value): round(100 * times / self.deals, 2) for value, times in self.values
            },
        }


def summaries(
    experiment: Experiment, pieces: Iterable[PieceMeasured]
) -> Sequence[MeasureSummary]:
    """Return the statistics of each measurement of *experiment* over *pieces*."""
    _, measures = experiment.read_conditions()
    counts: list[Counter[int]] = [Counter() for _ in measures]
    for piece in pieces:
        for count, values in zip(counts, piece.values, strict=True):
            count.update(dict(values))
    return [
        MeasureSummary(text, measure.kind, tuple(sorted(count.items())))
        for text, measure, count in zip(experiment.measures, measures, counts, strict=True)
    ]
