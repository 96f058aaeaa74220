"""How many tricks each seat can win as declarer in each strain."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.cards import Strain
from biritch.core.seats import Seat


@dataclass(frozen=True, slots=True)
class TrickTable:
    """Twenty small integers, ``tricks[seat][strain]``, each 0..13."""

    tricks: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        """Refuse a table of another shape."""
        rows = [len(row) for row in self.tricks]
        if rows != [5] * 4 or not all(0 <= n <= 13 for row in self.tricks for n in row):
            raise ValueError(f"not a trick table: {self.tricks} (want 4 rows of 5, 0..13)")

    def of(self, declarer: Seat, strain: Strain) -> int:
        """Return the tricks *declarer* wins in *strain*."""
        return self.tricks[declarer][strain]
