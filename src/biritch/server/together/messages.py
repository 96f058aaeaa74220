"""Messages of bidding tables and matches of friends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from biritch.server.practice.messages import PracticeReview
from biritch.server.tables.opening import SystemName
from biritch.server.tables.protocol import (
    CallChoice,
    CallMade,
    CallText,
    CardText,
    ForbiddenActions,
)
from biritch.server.web.wire import SeatLetter, VulnerableSides, wire_schema

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Room = Literal["open", "closed"]
"""The two tables of a match."""
Team = Literal["home", "away"]
"""Home sits North-South in the open room and East-West in the closed one."""


class OpenBiddingTable(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/bidding``: deals of *drill* for two people who bid *system*.

    *against* is the system of robot opponents, or empty if they pass. *like* is a table whose
    deals are bid again by others.
    """

    name: Name
    drill: Annotated[str, Meta(max_length=64)] = "any-hands"
    system: SystemName = "sef"
    against: SystemName = ""
    boards: Annotated[int, Meta(ge=1, le=16)] = 8
    explained: bool = False
    talk: bool = False
    like: Annotated[str, Meta(max_length=40)] = ""


class TakeSeat(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/bidding/TABLE/seat``: take a seat under a *name*."""

    name: Name


class BiddingRequest(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/bidding/TABLE/do``: a call, an undo, or a remark.

    ``made`` is the number of calls the sender saw; a stale request is refused.
    """

    do: Literal["call", "undo", "say"]
    board: Annotated[int, Meta(ge=0, le=15)]
    made: Annotated[int, Meta(ge=0)] = 0
    call: Annotated[str, Meta(max_length=4)] = ""
    text: Annotated[str, Meta(max_length=300)] = ""


class NamedPlace(Struct):
    """The response: the name of the new table or match."""

    name: str


class RemarkMade(Struct, rename="camel"):
    """A partner's remark."""

    seat: SeatLetter
    text: str


class OtherPair(Struct, rename="camel"):
    """Another pair's contract on the same deal, with its double dummy result."""

    names: list[str]
    contract: str
    declarer: str
    score: int


class BiddingTableView(Struct, rename="camel"):
    """A bidding table as a partner, or a visitor with its link, sees it."""

    table: str
    n: int
    you: SeatLetter | None
    seats: dict[SeatLetter, str]
    drill: str
    system: str
    against: str
    explained: bool
    talk: bool
    boards: int
    done: int
    """Boards whose auction is over."""
    at: int
    """The place of the board looked at."""
    board: int
    dealer: SeatLetter
    vulnerable: VulnerableSides
    hand: list[CardText]
    turn: SeatLetter | None
    auction: list[CallMade]
    legal: list[CallText]
    choices: list[CallChoice]
    can_undo: bool
    may_talk: bool
    over: bool
    contract: str | None
    declarer: SeatLetter | None
    hands: dict[SeatLetter, list[CardText]] | None
    forbidden: list[ForbiddenActions]
    remarks: list[RemarkMade]
    others: list[OtherPair] = []
    """Other pairs on this board, once it is over, the best first."""
    away: list[SeatLetter] = []
    """Whose page has not asked for a while; nobody where several servers cannot know."""


class OpenMatch(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/matches``: a match of two tables over the same *boards*.

    Robots of *system* take the free seats.
    """

    boards: Annotated[int, Meta(ge=1, le=32)] = 8
    system: SystemName = "sef"
    home: Annotated[str, Meta(max_length=40)] = ""
    away: Annotated[str, Meta(max_length=40)] = ""


class ChooseSeat(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/matches/MATCH/seat``: take a seat, or leave it if *seat* is empty."""

    name: Name
    room: Room = "open"
    seat: SeatLetter | None = None


class MatchSeat(Struct, rename="camel"):
    """A seat of a match, its occupant and team; without a name it is a robot.

    A player who is ``away`` has no connection to their table, or to this page before the start;
    after ``waits`` seconds a robot replaces them, and ``replaced`` is set.
    """

    room: Room
    seat: SeatLetter
    team: Team
    name: str = ""
    mine: bool = False
    away: bool = False
    waits: int | None = None
    replaced: bool = False


class RoomResult(Struct, rename="camel"):
    """The result of a board in one room."""

    contract: str
    declarer: str
    tricks: int
    score: int


class FriendsMatchBoard(Struct, rename="camel"):
    """A board finished in both rooms, in IMPs of the home team."""

    board: int
    open: RoomResult
    closed: RoomResult
    imps: int


class FriendsMatchView(Struct, rename="camel"):
    """A match as a visitor with its link sees it."""

    match: str
    n: int
    boards: int
    system: str
    home: str
    away: str
    host: bool
    """Whether the one who looks opened it."""
    started: bool
    seats: list[MatchSeat]
    results: list[FriendsMatchBoard]
    played: dict[Room, int]
    """Boards that each room has played."""
    home_imps: int
    away_imps: int


class PlaceAtTable(Struct):
    """The response to ``POST /together/matches/MATCH/play``: the table and its key."""

    table: str
    token: str


def schema() -> dict[str, Any]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "named": NamedPlace,
        "bidding": BiddingTableView,
        "review": PracticeReview,
        "match": FriendsMatchView,
        "place": PlaceAtTable,
    }
    return wire_schema("TogetherWire", messages)
