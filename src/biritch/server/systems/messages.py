"""What the practice room, the pages of systems and the convention cards are told in."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from biritch.server.tables.message_parts import (
    Call,
    CallMade,
    Card,
    Choice,
    Meaning,
    Says,
    Seat,
    Vulnerable,
)

Strain = Literal["C", "D", "H", "S", "N"]
Suit = Literal["C", "D", "H", "S"]
Mark = Literal["", "sourced", "disputed", "assumed"]
Forcing = Literal["no", "one-round", "game", "invitational", "sign-off"]


# ---- systems ----


class System(Struct, rename="camel"):
    """A bidding system by name; ``family`` what it is a profile of."""

    name: str
    title: Says
    edition: str
    source: str
    body: str


class Tool(Struct, rename="camel"):
    """Something a partnership may play or not; ``usual`` as the system is taught."""

    name: str
    title: Says
    played: bool
    usual: bool


class Convention(Struct, rename="camel"):
    """A chapter of a system: how many agreements it has, and how many are played."""

    name: str
    title: Says
    edition: str
    source: str
    convention: bool
    rows: int
    played: int


class Way(Struct, rename="camel"):
    """One way of a custom of play; ``name`` is its word in the name of a system."""

    name: str
    title: Says
    played: bool
    usual: bool


class Custom(Struct, rename="camel"):
    """A custom of play: a lead or a signal."""

    asked: Says
    told: Says
    ways: list[Way]


class Whole(Struct, rename="camel"):
    """A system from outside; ``taught`` is the one it varies."""

    system: System
    taught: str
    tools: list[Tool]
    conventions: list[Convention]
    carding: list[Custom]


class Promise(Struct, rename="camel"):
    """The tightest spans around the hands of a call; only suits something is said of."""

    hcp: tuple[int, int]
    lengths: dict[Suit, tuple[int, int]]


class Branch(Struct, rename="camel"):
    """A call allowed at one place of the tree."""

    call: Call
    meaning: Meaning
    promise: Promise
    agreed: bool
    """Whether an agreement says so; else it is read by the general rules."""
    mark: Mark
    rule: str
    source: str


class Node(Struct, rename="camel"):
    """A place of the tree: the auction that leads there, and what may be called."""

    system: str
    dealer: Seat
    vulnerable: Vulnerable
    turn: Seat | None
    auction: list[CallMade]
    contract: str | None
    branches: list[Branch]


# ---- cards ----


class Layout(Struct, rename="camel"):
    """A federation's lay-out."""

    name: str
    title: Says


class Before(Struct, rename="camel"):
    """A call of the auction a line is about."""

    ours: bool
    call: Call


class Told(Struct, rename="camel"):
    """What one card says on a line; ``says`` is missing where nothing was agreed."""

    says: Says | None
    whole: Says | None = None
    """All of it, where ``says`` is the outline."""
    forcing: Forcing = "no"
    alert: bool = False
    announce: Says | None = None
    mark: Mark = ""


class CardLine(Struct, rename="camel"):
    """One line: the calls, or the custom it is about, and what each card says."""

    said: list[Before]
    asked: Says | None
    told: list[Told]
    differ: bool


class CardBox(Struct, rename="camel"):
    """A box of the card."""

    title: Says
    lines: list[CardLine]


class Cards(Struct, rename="camel"):
    """One card, or two side by side."""

    layout: str
    layouts: list[Layout]
    systems: list[Whole]
    boxes: list[CardBox]
    differ: int


# ---- practice ----


class Drill(Struct, rename="camel"):
    """A kind of hands."""

    name: str
    title: Says
    about: Says
    contested: bool


class PracticeView(Struct, rename="camel"):
    """A hand being bid, as South may see it."""

    practice: str
    n: int
    drill: str
    system: str
    against: str
    """The opponents' system; empty when they always pass."""
    board: int
    dealer: Seat
    vulnerable: Vulnerable
    hand: list[Card]
    turn: Seat | None
    auction: list[CallMade]
    legal: list[Call]
    choices: list[Choice]
    can_undo: bool
    over: bool
    first: bool
    """Whether this is the first try at this hand: others do not count."""
    contract: str | None
    declarer: Seat | None
    hands: dict[Seat, list[Card]] | None
    """All four, once the auction is over."""


class Hinted(Struct, rename="camel"):
    """What the system calls with my hand."""

    call: Call
    meaning: Meaning


class Reached(Struct, rename="camel"):
    """A contract, and what it scores by perfect play."""

    contract: str
    declarer: Seat | None
    tricks: int | None
    score_ns: int


class Judged(Struct, rename="camel"):
    """A call of mine, by its place in the auction, and what the system calls there."""

    at: int
    call: Call
    better: Call
    meaning: Meaning


class RoomScore(Struct, rename="camel"):
    """Where another system comes to with our two hands."""

    system: str
    title: Says
    result: Reached


class Review(Struct, rename="camel"):
    """What is told once the auction is over."""

    mine: Reached
    model: Reached
    auction: list[CallMade]
    """What the system bids with both hands."""
    judged: list[Judged]
    parted: int | None
    """The place of the first call where my auction left the system's."""
    best: list[Reached]
    par_ns: int
    par_contracts: list[str]
    imps_par: int
    imps_model: int
    percent: int
    """Matchpoints of my score against every system of the house, on the same hands."""
    field: list[RoomScore]
    table: dict[Seat, dict[Strain, int]]


def schema() -> dict[str, object]:
    """Return the JSON schema of all that is told, from which TypeScript is generated."""
    told = {
        "whole": Whole,
        "node": Node,
        "cards": Cards,
        "drill": Drill,
        "practice": PracticeView,
        "hinted": Hinted,
        "review": Review,
    }
    roots, parts = msgspec.json.schema_components(
        list(told.values()), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "StudyWire",
        "type": "object",
        "properties": dict(zip(told, roots, strict=True)),
        "required": list(told),
        "additionalProperties": False,
        "$defs": parts,
    }
