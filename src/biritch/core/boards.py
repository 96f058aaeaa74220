"""A duplicate board: its number gives its dealer and its vulnerability (Law 2)."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.bad_value import BadValue
from biritch.core.seats import Seat, Vulnerability


@dataclass(frozen=True, slots=True)
class Board:
    """A board's number, who deals it, and who is vulnerable on it.

    Example:
        >>> Board.from_number(7)
        Board(7, Seat.SOUTH, Vulnerability.BOTH)
    """

    number: int
    dealer: Seat
    vulnerability: Vulnerability

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
