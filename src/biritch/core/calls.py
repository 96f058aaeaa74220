"""Bids, other calls, and the contract an auction ends in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from biritch.core.bad_value import BadValue
from biritch.core.cards import Strain, spell_suits
from biritch.core.seats import Seat


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """An undertaking to win ``6 + level`` tricks in a strain (Law 18A).

    Bids compare as they rank in the auction.

    Raises:
        ValueError: The level is not 1 to 7.

    Example:
        >>> Bid(3, Strain.NOTRUMP) < Bid(4, Strain.CLUBS) == parse_call("4C")
        True
    """

    level: int
    strain: Strain

    def __post_init__(self) -> None:
        """Refuse a level that does not exist."""
        if not 1 <= self.level <= 7:
            raise BadValue(
                f"not a level: {self.level} (want 1..7)", "level", text=str(self.level)
            )

    def __hash__(self) -> int:
        """Hash the place among the bids: auctions are looked up in caches all the time."""
        return self.level * 8 + self.strain

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"

    def __repr__(self) -> str:
        return f"Bid({self.level}, Strain.{self.strain.name})"


class OtherCall(Enum):
    """The three calls that name no contract: pass, double and redouble.

    Example:
        >>> [str(call) for call in OtherCall]
        ['P', 'X', 'XX']
    """

    PASS = "P"  # noqa: S105 - a call, not a password
    DOUBLE = "X"
    REDOUBLE = "XX"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return self.name


Call: TypeAlias = Bid | OtherCall
"""Any bid, pass, double or redouble."""

PASS, DOUBLE, REDOUBLE = OtherCall.PASS, OtherCall.DOUBLE, OtherCall.REDOUBLE
BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
"""The 35 bids in ascending order."""
CALLS: tuple[Call, ...] = (*OtherCall, *BIDS)
"""The 38 calls."""

_SPELLINGS: dict[str, Call] = {str(call): call for call in CALLS}
_SPELLINGS |= {f"{bid}T": bid for bid in BIDS if bid.strain is Strain.NOTRUMP}
# A lone D is a double, never diamonds: a bid begins with its level.
_SPELLINGS |= {"PASS": PASS, "DBL": DOUBLE, "D": DOUBLE, "RDBL": REDOUBLE, "R": REDOUBLE}
_SPELLINGS |= {"DOUBLE": DOUBLE, "REDOUBLE": REDOUBLE}


def parse_call(text: str) -> Call:
    """Read a call; the inverse of ``str``. ``Pass``, ``Dbl``, ``3NT`` and ``1♠`` are read too.

    Raises:
        ValueError: It is no call.

    Example:
        >>> [parse_call(text) for text in ("1♣", "Pass", "3NT", "x")]
        [Bid(1, Strain.CLUBS), PASS, Bid(3, Strain.NOTRUMP), DOUBLE]
    """
    try:
        return _SPELLINGS[spell_suits(text.strip()).upper()]
    except KeyError:
        raise BadValue(
            f"not a call: {text!r} (want P, X, XX or e.g. 3N)", "call", text=text
        ) from None


@dataclass(frozen=True, slots=True)
class Contract:
    """What is to be played: the strain, the declarer, the level and the doubling.

    Level 0 undertakes nothing: the games before contract bridge only name a strain.
    The multiplier is 1, 2 when doubled, 4 when redoubled, and older games go on.

    Example:
        >>> contract = Contract.parse("4HX", Seat.SOUTH)
        >>> contract.leader, contract.dummy, contract.multiplier
        (<Seat.WEST: 3>, <Seat.NORTH: 0>, 2)
        >>> str(contract)
        '4HX S'
    """

    strain: Strain
    declarer: Seat
    level: int = 0
    multiplier: int = 1

    @classmethod
    def parse(cls, text: str, declarer: Seat) -> Contract:
        """Read ``4HX`` or ``4♥X`` as played by *declarer*; the inverse of :attr:`brief`.

        Raises:
            ValueError: It is no contract, or doubled more than twice.

        Example:
            >>> Contract.parse("3NTxx", Seat.EAST).brief
            '3NXX'
        """
        word = spell_suits(text.strip()).upper()
        body = word.rstrip("X")
        doublings = len(word) - len(body)
        if not re.fullmatch("[0-7]([CDHSN]|NT)", body) or doublings > 2:
            raise BadValue(
                f"not a contract: {text!r} (want e.g. 3N, 4HX or 2SXX)", "contract", text=text
            )
        strain = Strain.parse(body[1:])
        return cls(strain, declarer, int(body[0]), 1 << doublings)

    @property
    def brief(self) -> str:
        """The contract without its declarer, as on a score slip: ``4HX``.

        Example:
            >>> Contract(Strain.HEARTS, Seat.SOUTH, 4, 2).brief
            '4HX'
        """
        # The multiplier is a power of two: its bit length counts the doublings.
        return f"{self.level}{self.strain}" + "X" * (self.multiplier.bit_length() - 1)

    @property
    def dummy(self) -> Seat:
        """The seat whose hand is laid down.

        Example:
            >>> Contract.parse("4H", Seat.SOUTH).dummy
            <Seat.NORTH: 0>
        """
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """The seat of the opening lead, at declarer's left (Law 41).

        Example:
            >>> Contract.parse("4H", Seat.SOUTH).leader
            <Seat.WEST: 3>
        """
        return self.declarer.after()

    def __str__(self) -> str:
        return f"{self.brief} {self.declarer}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse('{self.brief}', Seat.{self.declarer.name})"
