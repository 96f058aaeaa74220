"""Seats, sides, and which sides are vulnerable."""

from __future__ import annotations

from enum import Flag, IntEnum

from biritch.core.bad_value import BadValue


class Side(IntEnum):
    """A partnership: North-South or East-West.

    Example:
        >>> Side.NS.other, str(Side.NS)
        (<Side.EW: 1>, 'NS')
    """

    NS = 0
    EW = 1

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read ``NS`` or ``EW``; the inverse of ``str``.

        Raises:
            ValueError: It is neither.

        Example:
            >>> Side.parse("ew")
            <Side.EW: 1>
        """
        try:
            return cls[text.upper()]
        except KeyError:
            raise BadValue(f"not a side: {text!r} (want NS or EW)", "side", text=text) from None

    @classmethod
    def _missing_(cls, value: object) -> Side | None:
        return cls.parse(value) if isinstance(value, str) else None

    def __str__(self) -> str:
        return self.name

    @property
    def other(self) -> Side:
        """The opponents.

        Example:
            >>> Side.EW.other
            <Side.NS: 0>
        """
        return Side(1 - self)


class Seat(IntEnum):
    """A compass point, in the order of dealing (clockwise, Law 4).

    A seat is also a number, 0 for North, so that a tuple of four can be indexed by it.

    Example:
        >>> Seat.EAST.after(), Seat.EAST.partner, Seat.EAST.side
        (<Seat.SOUTH: 2>, <Seat.WEST: 3>, <Side.EW: 1>)
        >>> " ".join(map(str, Seat))
        'N E S W'
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat from its letter or name; the inverse of ``str``.

        Raises:
            ValueError: It is no seat.

        Example:
            >>> Seat.parse("s") is Seat.parse("South") is Seat.SOUTH
            True
        """
        seat = _BY_NAME.get(text.strip().upper())
        if seat is not None:
            return seat
        raise BadValue(f"not a seat: {text!r} (want N, E, S or W)", "seat", text=text)

    @classmethod
    def _missing_(cls, value: object) -> Seat | None:
        return cls.parse(value) if isinstance(value, str) else None

    def __str__(self) -> str:
        return "NESW"[self]

    def after(self, turns: int = 1) -> Seat:
        """Return the seat *turns* places to the left.

        Example:
            >>> Seat.WEST.after(), Seat.WEST.after(3)
            (<Seat.NORTH: 0>, <Seat.SOUTH: 2>)
        """
        return _SEATS[(self + turns) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite.

        Example:
            >>> Seat.NORTH.partner
            <Seat.SOUTH: 2>
        """
        return self.after(2)

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to.

        Example:
            >>> Seat.WEST.side
            <Side.EW: 1>
        """
        return _SIDES[self % 2]


# Indexing a tuple is several times as fast as calling an enumeration by value, and the
# robots do it millions of times.
_SEATS, _SIDES = tuple(Seat), tuple(Side)
_BY_NAME = {word: seat for seat in Seat for word in (str(seat), seat.name)}

FOUR: tuple[Seat, ...] = _SEATS
"""Everyone at a table of four, clockwise from North."""


def next_of(seats: tuple[Seat, ...], seat: Seat, turns: int = 1) -> Seat:
    """Return which of *seats* is *turns* places after *seat*, one of them itself.

    In a game for two the turn passes between the two, not round the table.

    Raises:
        ValueError: *seat* is not one of *seats*.

    Example:
        >>> next_of(FOUR, Seat.SOUTH)
        <Seat.WEST: 3>
        >>> next_of((Seat.NORTH, Seat.EAST), Seat.EAST)
        <Seat.NORTH: 0>
    """
    if len(seats) == 4:
        return _SEATS[(seat + turns) % 4]
    return seats[(seats.index(seat) + turns) % len(seats)]


def first_of(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return *seat* if it is one of *seats*, else the first of them at its left.

    Example:
        >>> first_of((Seat.NORTH, Seat.EAST), Seat.SOUTH)
        <Seat.NORTH: 0>
    """
    return next(place for place in map(seat.after, range(4)) if place in seats)


class Vulnerability(Flag):
    """The set of sides that are vulnerable.

    ``in`` asks it of a side or of a seat.

    Example:
        >>> Seat.EAST in Vulnerability.EW, Side.NS in Vulnerability.EW
        (True, False)
        >>> str(Vulnerability.NS | Vulnerability.EW)
        'both'
    """

    NONE = 0
    NS = 1
    EW = 2
    BOTH = 3

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read any of the spellings PBN 2.1 allows, and a few more; the inverse of ``str``.

        Raises:
            ValueError: It is none of them.

        Example:
            >>> Vulnerability.parse("Love"), Vulnerability.parse("All")
            (<Vulnerability.NONE: 0>, <Vulnerability.BOTH: 3>)
        """
        word = text.strip().lower()
        if word in ("none", "love", "-", "o", ""):
            return cls.NONE
        if word in ("both", "all", "b"):
            return cls.BOTH
        if word in ("ns", "n-s", "n"):
            return cls.NS
        if word in ("ew", "e-w", "e"):
            return cls.EW
        raise BadValue(
            f"not a vulnerability: {text!r} (want none, ns, ew or both)",
            "vulnerability",
            text=text,
        )

    @classmethod
    def _missing_(cls, value: object) -> Vulnerability | None:
        return cls.parse(value) if isinstance(value, str) else None

    def __str__(self) -> str:
        return ("none", "ns", "ew", "both")[self.value]

    def __contains__(self, side: object) -> bool:
        """Whether *side* (or the side of a seat) is vulnerable."""
        if isinstance(side, Seat):
            side = side.side
        if isinstance(side, Side):
            return bool(self.value >> side & 1)
        return isinstance(side, Vulnerability) and self & side == side
