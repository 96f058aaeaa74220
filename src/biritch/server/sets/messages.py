"""Messages of sets: lobby, set, board, ladder, profile."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from biritch.competition.sets.score_counts import Comparison
from biritch.server.sets.log import Kind
from biritch.server.tables.protocol import CallText, CardText
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides, wire_schema


class SetSummary(Struct, rename="camel"):
    """A set: its kind, and the player's progress."""

    name: str
    kind: Kind
    unit: Comparison
    system: str
    boards: int
    played: int
    """Boards one has played oneself."""
    players: int
    day: str = ""
    until: int = 0
    """When it is over, in milliseconds since 1970; 0 where it stays open."""
    result: float | None = None
    place: int | None = None
    title: Sentence | None = None
    """What the robots' system is called."""


class RankedPlayer(Struct, rename="camel"):
    """A ranked player; the name is empty if the player does not publish it."""

    place: int
    name: str
    result: float
    boards: int
    mine: bool = False
    friend: bool = False
    server: str = ""
    """Where they play, as the owner here calls it; empty for this server."""


class FarServer(Struct, rename="camel"):
    """A server whose results are compared with ours, and when it last sent any."""

    name: str
    players: int
    at: int


class FarLine(Struct, rename="camel"):
    """A result of another server's field: how often, and by which named players."""

    server: str
    contract: str
    declarer: str
    tricks: int
    score: int
    times: int
    names: list[str]


class MyBoard(Struct, rename="camel"):
    """A board the player has finished, and its present score."""

    board: int
    contract: str
    declarer: str
    tricks: int
    score: int
    worth: float
    others: int
    """With how many other results it is compared."""


class HeadToHead(Struct, rename="camel"):
    """The comparison with another player over the boards both have played."""

    id: str
    name: str
    boards: int
    imps: int
    """One's own IMPs, those of the other taken off."""
    won: int
    lost: int
    friend: bool


class SetView(Struct, rename="camel"):
    """A set with its ranking: the first hundred and the player."""

    summary: SetSummary
    over: bool
    mine: list[MyBoard]
    ranking: list[RankedPlayer]
    ranked: int
    """How many players have played all boards."""
    matches: list[HeadToHead] = []
    """Against friends, and against who sent one the link."""
    servers: list[FarServer] = []
    everywhere: list[RankedPlayer] = []
    """The ranking over all servers, where others sent results; it changes none here."""
    ranked_everywhere: int = 0


class SetSeat(Struct):
    """The response to ``POST /sets/SET/play``: the player's table and key."""

    table: str
    token: str


class SetNamed(Struct):
    """The response to ``POST /sets/new``: the name of the set."""

    name: str


class FieldLineView(Struct, rename="camel"):
    """A result of a board's field: count, players, auction and one play of it."""

    contract: str
    declarer: str
    tricks: int
    score: int
    worth: float
    times: int
    robots: int
    names: list[str]
    calls: list[CallText]
    cards: list[CardText]
    mine: bool = False


class SetBoardView(Struct, rename="camel"):
    """A board the player has finished, with the whole field."""

    board: int
    dealer: SeatLetter
    vulnerable: VulnerableSides
    deal: str
    unit: Comparison
    results: int
    lines: list[FieldLineView]
    elsewhere: list[FarLine] = []


class DealOfTheDay(Struct, rename="camel"):
    """The board of yesterday's set with the widest spread of results, and its best line."""

    board: int
    best: FieldLineView
    worst: FieldLineView
    dealer: SeatLetter
    vulnerable: VulnerableSides
    deal: str


class SetLobby(Struct, rename="camel"):
    """The lobby: today's set, yesterday's with its first three, the player's streak."""

    today: SetSummary
    yesterday: SetSummary | None
    best: list[RankedPlayer]
    deal: DealOfTheDay | None
    streak: int


class LadderRow(Struct, rename="camel"):
    """A player on a ladder."""

    place: int
    name: str
    points: float
    days: int
    mine: bool = False


class DailyLadderView(Struct, rename="camel"):
    """The ladder of a week or a month: the first hundred and the player."""

    span: Literal["week", "month"]
    rows: list[LadderRow]
    players: int


class DayView(Struct, rename="camel"):
    """A daily set in a profile."""

    day: str
    result: float
    place: int
    of: int
    rating: float
    deviation: float


class ProfileView(Struct, rename="camel"):
    """The player's stored profile, or that there is none."""

    listed: bool
    name: str = ""
    rating: float = 1500.0
    deviation: float = 350.0
    days: list[DayView] = []
    titles: list[str] = []
    streak: int = 0
    id: str = ""
    """By which friends know one."""
    friends: list[str] = []
    """The names of one's friends."""
    elsewhere: bool = False


class ChangeProfile(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /sets/me``: take part in ratings, under a public *name* or anonymously."""

    name: Annotated[str, Meta(max_length=40)] = ""
    elsewhere: bool = False
    """Whether servers that this one exchanges results with may show the name too."""


class AddFriend(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /sets/friends``: add the player *id* to one's friends, or remove it."""

    id: Annotated[str, Meta(min_length=24, max_length=24)]
    remove: bool = False


def schema() -> dict[str, Any]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "lobby": SetLobby,
        "set": SetView,
        "seat": SetSeat,
        "named": SetNamed,
        "board": SetBoardView,
        "ladder": DailyLadderView,
        "profile": ProfileView,
    }
    return wire_schema("SetsWire", messages)
