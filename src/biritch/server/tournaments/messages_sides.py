"""What views tell beside scores: calls of the director, line-ups, a bracket."""

from __future__ import annotations

from msgspec import Struct

from biritch.server.tournaments.messages_parts import EntrantView, SideLetters


class ReplyView(Struct):
    """What the director answered, and when."""

    words: str
    by: str
    at: str


class DirectorCallView(Struct):
    """A call of the director to a table."""

    number: int
    round: int
    table: int
    board: int
    """The board; 0 is none in particular."""
    why: str
    who: str
    """The player who called; empty where a side of the table did."""
    way: SideLetters | None
    at: str
    replies: list[ReplyView]
    closed: bool


class BracketMatchView(Struct):
    """A match of a knock-out; figures are told as they are published."""

    home: EntrantView | None
    """Nobody yet where the match before is not over."""
    away: EntrantView | None
    """Nobody where the home team rests."""
    net: str
    """The home team's margin; empty before there is one."""
    played: int
    boards: int
    extra: int
    """How many of the boards are extra ones."""
    winner: int
    """The number of the team that goes on; 0 while it is not known."""


class BracketStageView(Struct):
    """A stage of a knock-out: a final has one match."""

    ties: list[BracketMatchView]
    rests: bool
    """Whether somebody rests in it."""


class TeammateView(Struct):
    """A player of a team, by the letter of the key."""

    player: str
    name: str


class LineUpView(Struct):
    """Who plays for a team; nothing where the other team may not know it yet."""

    team: EntrantView
    open: str
    """The letters of the pair in the open room; the first sits North or East."""
    closed: str
    roster: list[TeammateView]
    named: bool
    may: bool
    """Whether whoever looks may name it now."""


class LineUpsView(Struct):
    """The line-ups of a half of a match."""

    round: int
    table: int
    rule: str
    home: LineUpView
    away: LineUpView
