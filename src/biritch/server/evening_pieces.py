"""What an evening is told in: the messages of ``GET /events/ID/view``."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from biritch.competition.evening import State
from biritch.competition.method import Unit
from biritch.server.evening_opening import Keys, Opened
from biritch.server.pieces import Says, Vulnerable

Way: TypeAlias = Literal["ns", "ew"]


class Pair(Struct):
    """A pair, by the number it keeps all evening."""

    number: int
    names: str


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


class Move(Struct):
    """Where a pair goes next; table 0 is to sit out."""

    pair: int
    table: int
    way: Way | None


class Seated(Struct):
    """Who sits at a table, on which boards. A pair sits out where the other has not come."""

    table: int
    ns: Pair
    ew: Pair
    playing: bool
    boards: list[Board]
    next: list[Move]


class Clock(Struct):
    """Seconds left of the round, below zero when it lasts too long."""

    left: int
    running: bool


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


class Common(Struct):
    """What everybody may know."""

    n: int
    event: str
    title: str
    pairs: int
    rounds: int
    round: int
    each: int
    clock: Clock | None
    unit: Unit
    ranking: list[Placed] | None
    """Nothing while the director shows it to nobody."""


class PublicView(Common, tag_field="eye", tag="public"):
    """What somebody without a key sees."""


class TableView(Common, tag_field="eye", tag="table"):
    """What a telephone at a table sees: its own round, and no other table's scores."""

    table: int
    side: Literal["NS", "EW"]
    seated: Seated | None


class Past(Struct):
    """A line of what became of a score: who did what, and when."""

    at: str
    by: str
    did: Literal["score", "correct", "adjust", "agree"]
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
    score: Score
    past: list[Past]


class Player(Struct):
    """A pair as the director knows it."""

    number: int
    names: str
    line: Literal["", "ns", "ew"]
    state: Literal["here", "missing", "gone"]


class Extra(Struct):
    """Points given or taken beside the boards."""

    pair: int
    points: str
    why: str


class Waiting(Struct):
    """A table of an earlier round that still owes scores."""

    round: int
    tables: list[int]


class DirectorView(Common, tag_field="eye", tag="director"):
    """What the director sees: everything."""

    movement: str
    minutes: int
    shown: bool
    tables: list[Seated]
    players: list[Player]
    scores: list[Entered]
    extras: list[Extra]
    waiting: list[Waiting]
    links: list[Keys]


View = PublicView | TableView | DirectorView


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


class Refused(Struct):
    """What was asked is not done, and why."""

    refused: Says


encode = msgspec.json.Encoder().encode


def schema() -> dict[str, object]:
    """Return the JSON schema of all that is told, from which TypeScript is generated."""
    names = ("view", "opened", "proposed")
    roots, parts = msgspec.json.schema_components(
        [View, Opened, Proposed], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "EventWire",
        "type": "object",
        "properties": dict(zip(names, roots, strict=True)),
        "required": list(names),
        "additionalProperties": False,
        "$defs": parts,
    }
