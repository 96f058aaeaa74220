"""The messages of what friends do together."""

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

    *against* is what robots bid for the opponents, empty when they pass. *like* is a table
    whose deals are bid once more, by others.
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
    """``POST /together/bidding/TABLE/seat``: sit down under a *name*."""

    name: Name


class BiddingRequest(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/bidding/TABLE/do``: a call, its taking back, or a remark.

    ``made`` is how many calls one was looking at: what is outdated is not done.
    """

    do: Literal["call", "undo", "say"]
    board: Annotated[int, Meta(ge=0, le=15)]
    made: Annotated[int, Meta(ge=0)] = 0
    call: Annotated[str, Meta(max_length=4)] = ""
    text: Annotated[str, Meta(max_length=300)] = ""


class NamedPlace(Struct):
    """What was opened, by its name."""

    name: str


class RemarkMade(Struct, rename="camel"):
    """What a partner wrote."""

    seat: SeatLetter
    text: str


class OtherPair(Struct, rename="camel"):
    """What another pair reached with the same deal, played perfectly by all."""

    names: list[str]
    contract: str
    declarer: str
    score: int


class BiddingTableView(Struct, rename="camel"):
    """A bidding table as one of its partners sees it, or somebody who has come by its link."""

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

    Robots of *system* sit where nobody does.
    """

    boards: Annotated[int, Meta(ge=1, le=32)] = 8
    system: SystemName = "sef"
    home: Annotated[str, Meta(max_length=40)] = ""
    away: Annotated[str, Meta(max_length=40)] = ""


class ChooseSeat(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /together/matches/MATCH/seat``: sit down, or stand up where *seat* is empty."""

    name: Name
    room: Room = "open"
    seat: SeatLetter | None = None


class MatchSeat(Struct, rename="camel"):
    """A seat of a match, who sits there, and for whom they play; nobody is a robot.

    A player who is ``away`` has no connection to their table, or to this page before the
    start: after ``waits`` seconds a robot plays on, and ``replaced`` says that it does.
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
    """What came of a board in one room."""

    contract: str
    declarer: str
    tricks: int
    score: int


class FriendsMatchBoard(Struct, rename="camel"):
    """A board that both rooms have played, in IMPs of the home team."""

    board: int
    open: RoomResult
    closed: RoomResult
    imps: int


class FriendsMatchView(Struct, rename="camel"):
    """A match as one sees it who has its link."""

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
    """The answer to ``POST /together/matches/MATCH/play``: one's table, and its key."""

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
