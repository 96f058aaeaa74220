"""A double dummy table: the tricks each seat can win as declarer in each strain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.services import service


class DeclaredContract(Protocol):
    """Anything that says who declares, and in which strain."""

    @property
    def declarer(self) -> Seat | None:
        """Who plays both hands; ``None`` where all passed."""

    @property
    def strain(self) -> Strain | None:
        """What is trump, or notrump; ``None`` where all passed."""


@dataclass(frozen=True, slots=True)
class TrickTable:
    """Twenty small integers, ``tricks[seat][strain]``, each 0..13.

    Raises:
        ValueError: It is not four rows of five numbers, each 0..13.

    Example:
        >>> table = TrickTable(((4, 5, 6, 7, 8),) * 4)
        >>> table["N", "NT"], table[Seat.EAST, Strain.CLUBS]
        (8, 4)
        >>> print(table)
           NT  S  H  D  C
        N   8  7  6  5  4
        E   8  7  6  5  4
        S   8  7  6  5  4
        W   8  7  6  5  4
    """

    tricks: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        """Refuse a table of another shape."""
        rows = [len(row) for row in self.tricks]
        if rows != [5] * 4 or not all(0 <= n <= 13 for row in self.tricks for n in row):
            raise ValueError(f"not a trick table: {self.tricks} (want 4 rows of 5, 0..13)")

    def of(self, declarer: Seat, strain: Strain) -> int:
        """Return the tricks *declarer* wins in *strain*.

        Example:
            >>> TrickTable(((4, 5, 6, 7, 8),) * 4).of(Seat.WEST, Strain.HEARTS)
            6
        """
        return self.tricks[declarer][strain]

    def __getitem__(self, which: tuple[Seat | str, Strain | str] | DeclaredContract) -> int:
        """Return the tricks of a declarer in a strain, as values or as written.

        A contract names both.

        Raises:
            ValueError: It names no declarer and strain.
        """
        seat: Seat | str | None = None
        strain: Strain | str | None = None
        if isinstance(which, tuple):
            seat, strain = which if len(which) == 2 else (None, None)
        elif not isinstance(which, str):
            seat, strain = getattr(which, "declarer", None), getattr(which, "strain", None)
        if seat is None or strain is None:
            raise ValueError(f"not a declarer and a strain: {which!r} (want e.g. 'N', 'NT')")
        declarer = Seat.parse(seat) if isinstance(seat, str) else seat
        return self.of(declarer, Strain.parse(strain) if isinstance(strain, str) else strain)

    def __str__(self) -> str:
        rows = [("", ["NT", "S", "H", "D", "C"])]
        rows += [
            # Notrump first and clubs last, as such tables are printed.
            (str(seat), [str(tricks) for tricks in reversed(self.tricks[seat])])
            for seat in Seat
        ]
        return "\n".join(
            f"{head:2}" + "".join(f"{cell:>3}" for cell in row) for head, row in rows
        )

    def _repr_html_(self) -> str:
        answer: str = service("html")(self)
        return answer
