"""Regulations: a federation's choices on scoring, ties and artificial scores."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from biritch.competition.scoring.datum import Datum
from biritch.competition.scoring.neuberg import UnequalResults

SmallGroups = tuple[tuple[Fraction, ...], ...]
"""For groups of 1, 2, 3 ... results of a fouled board: percentages from best to worst."""


@dataclass(frozen=True, slots=True)
class Regulation:
    """All choices that turn boards into a ranking.

    Example:
        >>> rules = Regulation("Our club", "our rule book", method="butler", ties=("mutual",))
        >>> rules.average_imps, rules.places
        (Fraction(3, 1), 2)
    """

    title: str
    source: str
    method: str = "match_points"
    """The file of ``methods/`` that boards are scored by."""
    unequal: UnequalResults = UnequalResults.NEUBERG
    by_neuberg: bool = False
    """Whether cross-IMPs of a board with few results are stretched as Neuberg's points are."""
    own_session: bool = True
    """Average plus is at least 60 %: a better session counts instead (Law 12C2(c))."""
    average_imps: Fraction = Fraction(3)
    """IMPs of average plus (Law 12C2(b))."""
    small_groups: SmallGroups = ()
    """Artificial percentages for forms of a fouled board played too rarely to compare."""
    datum: Datum = field(default_factory=Datum)
    ties: tuple[str, ...] = ()
    """The files of ``ties/`` that break a tie, in order."""
    places: int | None = 2
    """Decimals at which two results are equal; ``None`` compares them exactly."""
