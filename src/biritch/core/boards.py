"""A duplicate board: its number gives its dealer and its vulnerability (Law 2)."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.bad_value import BadValue
from biritch.core.seats import Seat, Vulnerability


@dataclass(frozen=True, slots=True, init=False)
class Board:
    """A board's number, who deals it, and who is vulnerable on it.

    What is left out is that of the number (Law 2).

    Example:
        >>> Board(7)
        Board(7, Seat.SOUTH, Vulnerability.BOTH)
        >>> Board(7, "W", "none")
        Board(7, Seat.WEST, Vulnerability.NONE)
    """

    number: int
    dealer: Seat
    vulnerability: Vulnerability

    def __init__(
        self,
        number: int,
        dealer: Seat | str | None = None,
        vulnerability: Vulnerability | str | None = None,
    ) -> None:
        """Make the board, its dealer and vulnerability as given or those of its number."""
        if dealer is None or vulnerability is None:
            usual = Board.from_number(number)
            dealer = usual.dealer if dealer is None else dealer
            vulnerability = usual.vulnerability if vulnerability is None else vulnerability
        # The class is frozen.
        keep = object.__setattr__
        keep(self, "number", number)
        keep(self, "dealer", Seat.parse(dealer) if isinstance(dealer, str) else dealer)
        red = vulnerability
        keep(self, "vulnerability", Vulnerability.parse(red) if isinstance(red, str) else red)

    @classmethod
    def from_number(cls, number: int) -> Board:
        """Return board *number* as printed on every duplicate board (Law 2).

        The pattern repeats every sixteen boards; numbers start at 1.

        Raises:
            ValueError: *number* is less than 1.

        Example:
            >>> [str(Board.from_number(number).vulnerability) for number in (1, 2, 3, 4, 5)]
            ['none', 'ns', 'ew', 'both', 'ns']
        """
        if number < 1:
            raise BadValue(
                f"not a board number: {number} (want 1 or more)", "board", text=str(number)
            )
        turn = number - 1
        # Law 2: the cycle of four moves on by one with each group of four boards.
        cycle = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH)
        return cls(number, Seat(turn % 4), cycle[(turn % 4 + turn // 4) % 4])

    def __repr__(self) -> str:
        vulnerable = self.vulnerability.name
        return f"Board({self.number}, Seat.{self.dealer.name}, Vulnerability.{vulnerable})"
