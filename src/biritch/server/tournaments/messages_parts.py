"""What the views of an evening are made of, and the answers to deeds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from biritch.competition.tournament.tournament import State
from biritch.server.tables.message_parts import Says, Vulnerable

Way: TypeAlias = Literal["ns", "ew"]


class Keys(Struct):
    """The keys of one table: North enters, East-West agree."""

    table: int
    ns: str
    ew: str


class DeskKey(Struct):
    """The key of a further director, with the same powers; deeds are kept by number."""

    desk: int
    key: str


class PlayerKey(Struct):
    """The key of one player, where the boards are played here."""

    number: int
    player: str
    name: str
    key: str


class Opened(Struct):
    """The answer to ``POST /events``: the director's key opens everything."""

    event: str
    director: str
    tables: list[Keys]
    players: list[PlayerKey]


class Pair(Struct):
    """A pair, a team or a player, by the number it keeps all evening."""

    number: int
    names: str
    partner: int = 0
    """The number of the other player of the side, where players enter alone."""


class Part(Struct):
    """One of the results of a weighted score: points to North-South, and its percent."""

    points: int
    weight: str


class Score(Struct):
    """What stands for a board: a contract and what became of it, or what was given."""

    contract: str
    declarer: str
    result: str
    lead: str
    points: int | None
    """North-South's points; nothing where an adjusted score has none."""
    given: str
    """An adjusted score as ``60-40``, ``not-played``, ``late``; else empty."""
    ns: list[Part]
    """The results of North-South's score where it is weighted or split; else none."""
    ew: list[Part]
    """Those of East-West's, the same unless it is split (Law 12C1f)."""
    assigned: bool
    """Whether the points are not those of the contract."""


class Line(Struct):
    """One line of a traveller."""

    ns: int
    ew: int
    score: Score
    ns_percent: str
    """North-South's share of the board, as ``62.50``; empty where there is none yet."""


class Board(Struct):
    """A board as one table has it."""

    number: int
    dealer: Literal["N", "E", "S", "W"]
    vulnerable: Vulnerable
    state: State
    score: Score | None
    traveller: list[Line] | None
    """What the others made of it: told once both sides have agreed, not before."""
    deal: str
    """All four hands in PBN, if it was dealt here and everybody has played it."""


class Move(Struct):
    """Where a pair goes next; table 0 is to sit out.

    Nothing is known of the next round (``way`` empty and ``table`` -1) where it is drawn later.
    """

    pair: int
    table: int
    way: Way | None


class Sitter(Struct):
    """A player at a table of this server."""

    seat: Literal["N", "E", "S", "W"]
    name: str
    here: bool
    """Whether the player is there; a robot plays meanwhile."""


class Seated(Struct):
    """Who sits at a table, on which boards. A pair sits out where the other has not come."""

    table: int
    ns: Pair
    ew: Pair
    playing: bool
    boards: list[Board]
    next: list[Move]
    section: int
    """The section, where there are several; else 0."""
    room: Literal["", "open", "closed"]
    """Which room of a match it is."""
    sitters: list[Sitter]
    """Who sits where, if it is played here; North first."""


class Clock(Struct):
    """Seconds left of the round, below zero when it lasts too long."""

    left: int
    running: bool
    short: int
    """How many seconds are little."""


class Placed(Struct):
    """A place in the ranking; figures are told as they are published."""

    rank: int
    shared: bool
    pair: int
    line: Literal["", "ns", "ew"]
    names: str
    percent: str
    """Empty where the method has no percentage."""
    points: str
    boards: int
    session: str
    """What this session gave, where scores were carried over; else empty."""
    pending: bool
    """Whether an appeal about one of its boards is to be decided."""


class Match(Struct):
    """A match between two teams; figures are told as they are published, home first."""

    round: int
    table: int
    home: Pair
    away: Pair
    played: int
    boards: int
    imps: list[str]
    """The margin in IMPs, or in what boards are worth."""
    points: list[str]
    """Victory points; none before the end, or where there are none."""


class Past(Struct):
    """A line of what became of a score: who did what, and when."""

    at: str
    by: str
    did: Literal["score", "correct", "adjust", "agree", "undo"]
    score: Score | None
    why: str


class Entered(Struct):
    """A score with all of its past."""

    board: int
    round: int
    table: int
    ns: int
    ew: int
    state: State
    score: Score | None
    """Nothing where it was taken back."""
    past: list[Past]


class Player(Struct):
    """A pair as the director knows it."""

    number: int
    names: str
    line: Literal["", "ns", "ew"]
    state: Literal["here", "missing", "gone"]
    missed: int
    """Boards without a score of rounds that are over."""


class Extra(Struct):
    """Points given or taken beside the boards."""

    pair: int
    points: str
    why: str


class Waiting(Struct):
    """A table of an earlier round that still owes scores."""

    round: int
    tables: list[int]


class Proposed(Struct):
    """A movement for those who have come."""

    name: str
    title: Says
    rounds: int
    each: int
    minutes: int
    tables: int
    boards: int
    """Boards there must be."""
    least: int
    """The least boards a pair plays."""
    most: int
    """The most boards a pair plays."""
    winners: int
    sits_out: int
    """The most rounds a pair sits out."""


class Done(Struct):
    """What was asked is done and stored; ``n`` lines are there now."""

    n: int
