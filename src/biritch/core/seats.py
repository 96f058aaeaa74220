"""Seats, sides, and which sides are vulnerable."""

from __future__ import annotations

from enum import Flag, IntEnum


class Side(IntEnum):
    """A partnership."""

    NS = 0
    EW = 1

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read ``NS`` or ``EW``; the inverse of ``str``."""
        try:
            return cls[text.upper()]
        except KeyError:
            raise ValueError(f"not a side: {text!r} (want NS or EW)") from None

    def __str__(self) -> str:
        return self.name

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side(1 - self)


class Seat(IntEnum):
    """A compass point, in the order of dealing (clockwise, Law 4)."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat from its letter or name; the inverse of ``str``."""
        word = text.strip().upper()
        for seat in cls:
            if word in (str(seat), seat.name):
                return seat
        raise ValueError(f"not a seat: {text!r} (want N, E, S or W)")

    def __str__(self) -> str:
        return "NESW"[self]

    def after(self, turns: int = 1) -> Seat:
        """Return the seat *turns* places to the left."""
        return _SEATS[(self + turns) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.after(2)

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return _SIDES[self % 2]


_SEATS, _SIDES = tuple(Seat), tuple(Side)

FOUR: tuple[Seat, ...] = _SEATS
"""Everyone at a table of four, clockwise from North."""


def next_of(seats: tuple[Seat, ...], seat: Seat, turns: int = 1) -> Seat:
    """Return who of *seats* is *turns* places after *seat*, who is one of them."""
    if len(seats) == 4:
        return _SEATS[(seat + turns) % 4]
    return seats[(seats.index(seat) + turns) % len(seats)]


def first_of(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return *seat* if it is one of *seats*, else the first of them at its left."""
    return next(one for one in map(seat.after, range(4)) if one in seats)


class Vulnerability(Flag):
    """The set of sides that are vulnerable."""

    NONE = 0
    NS = 1
    EW = 2
    BOTH = 3

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read any of the spellings PBN allows; the inverse of ``str``."""
        word = text.strip().lower()
        if word in ("none", "love", "-", "o", ""):
            return cls.NONE
        if word in ("both", "all", "b"):
            return cls.BOTH
        if word in ("ns", "n-s", "n"):
            return cls.NS
        if word in ("ew", "e-w", "e"):
            return cls.EW
        raise ValueError(f"not a vulnerability: {text!r} (want none, ns, ew or both)")

    def __str__(self) -> str:
        return ("none", "ns", "ew", "both")[self.value]

    def __contains__(self, side: object) -> bool:
        """Whether *side* (or the side of a seat) is vulnerable."""
        if isinstance(side, Seat):
            side = side.side
        if isinstance(side, Side):
            return bool(self.value >> side & 1)
        return isinstance(side, Vulnerability) and self & side == side
