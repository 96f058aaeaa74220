"""What the views of an evening are made of, and the answers to deeds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from biritch.competition.tournament.tournament import State
from biritch.server.tables.message_parts import Sentence, Vulnerable

SideLetters: TypeAlias = Literal["ns", "ew"]


class TableKeys(Struct):
    """The keys of one table: North enters, East-West agree."""

    table: int
    ns: str
    ew: str


class DirectorKey(Struct):
    """The key of a further director, with the same powers; deeds are kept by number."""

    desk: int
    key: str


class PlayerKey(Struct):
    """The key of one player, where the boards are played here."""

    number: int
    player: str
    name: str
    key: str


class TournamentOpened(Struct):
    """The answer to ``POST /events``: the director's key opens everything."""

    event: str
    director: str
    tables: list[TableKeys]
    players: list[PlayerKey]


class EntrantView(Struct):
    """A pair, a team or a player, by the number it keeps all evening."""

    number: int
    names: str
    partner: int = 0
    """The number of the other player of the side, where players enter alone."""


class ScorePartView(Struct):
    """One of the results of a weighted score: points to North-South, and its percent."""

    points: int
    weight: str


class ScoreView(Struct):
    """What stands for a board: a contract and what became of it, or what was given."""

    contract: str
    declarer: str
    result: str
    lead: str
    points: int | None
    """North-South's points; nothing where an adjusted score has none."""
    given: str
    """An adjusted score as ``60-40``, ``not-played``, ``late``; else empty."""
    ns: list[ScorePartView]
    """The results of North-South's score where it is weighted or split; else none."""
    ew: list[ScorePartView]
    """Those of East-West's, the same unless it is split (Law 12C1f)."""
    assigned: bool
    """Whether the points are not those of the contract."""


class TravellerLineView(Struct):
    """One line of a traveller."""

    ns: int
    ew: int
    score: ScoreView
    ns_percent: str
    """North-South's share of the board, as ``62.50``; empty where there is none yet."""


class BoardView(Struct):
    """A board as one table has it."""

    number: int
    dealer: Literal["N", "E", "S", "W"]
    vulnerable: Vulnerable
    state: State
    score: ScoreView | None
    traveller: list[TravellerLineView] | None
    """What the others made of it: told once both sides have agreed, not before."""
    deal: str
    """All four hands in PBN, if it was dealt here and everybody has played it."""


class MoveView(Struct):
    """Where a pair goes next; table 0 is to sit out.

    Nothing is known of the next round (``way`` empty and ``table`` -1) where it is drawn later.
    """

    pair: int
    table: int
    way: SideLetters | None


class SitterView(Struct):
    """A player at a table of this server."""

    seat: Literal["N", "E", "S", "W"]
    name: str
    here: bool
    """Whether the player is there; a robot plays meanwhile."""


class SittingView(Struct):
    """Who sits at a table, on which boards. A pair sits out where the other has not come."""

    table: int
    ns: EntrantView
    ew: EntrantView
    playing: bool
    boards: list[BoardView]
    next: list[MoveView]
    section: int
    """The section, where there are several; else 0."""
    room: Literal["", "open", "closed"]
    """Which room of a match it is."""
    sitters: list[SitterView]
    """Who sits where, if it is played here; North first."""


class ClockView(Struct):
    """Seconds left of the round, below zero when it lasts too long."""

    left: int
    running: bool
    short: int
    """How many seconds are little."""


class PlaceView(Struct):
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


class MatchView(Struct):
    """A match between two teams; figures are told as they are published, home first."""

    round: int
    table: int
    home: EntrantView
    away: EntrantView
    played: int
    boards: int
    imps: list[str]
    """The margin in IMPs, or in what boards are worth."""
    points: list[str]
    """Victory points; none before the end, or where there are none."""


class ScoreEntryView(Struct):
    """A line of what became of a score: who did what, and when."""

    at: str
    by: str
    did: Literal["score", "correct", "adjust", "agree", "undo"]
    score: ScoreView | None
    why: str


class EnteredScoreView(Struct):
    """A score with all of its past."""

    board: int
    round: int
    table: int
    ns: int
    ew: int
    state: State
    score: ScoreView | None
    """Nothing where it was taken back."""
    past: list[ScoreEntryView]


class EntrantStateView(Struct):
    """A pair as the director knows it."""

    number: int
    names: str
    line: Literal["", "ns", "ew"]
    state: Literal["here", "missing", "gone"]
    missed: int
    """Boards without a score of rounds that are over."""


class PenaltyView(Struct):
    """Points given or taken beside the boards."""

    pair: int
    points: str
    why: str


class OwedScoresView(Struct):
    """A table of an earlier round that still owes scores."""

    round: int
    tables: list[int]


class ProposedMovement(Struct):
    """A movement for those who have come."""

    name: str
    title: Sentence
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


class TournamentRequestDone(Struct):
    """What was asked is done and stored; ``n`` lines are there now."""

    n: int
