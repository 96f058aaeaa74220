"""What the practice room, the pages of systems and the convention cards are told in."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from biritch.server.tables.protocol import (
    CallChoice,
    CallMade,
    CallMeaning,
    CallText,
    CardText,
)
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides

Strain = Literal["C", "D", "H", "S", "N"]
Suit = Literal["C", "D", "H", "S"]
SourceMark = Literal["", "sourced", "disputed", "assumed"]
Forcing = Literal["no", "one-round", "game", "invitational", "sign-off"]


# ---- systems ----


class SystemSummary(Struct, rename="camel"):
    """A bidding system by name; ``family`` what it is a profile of."""

    name: str
    title: Sentence
    edition: str
    source: str
    body: str


class SystemTool(Struct, rename="camel"):
    """Something a partnership may play or not; ``usual`` as the system is taught."""

    name: str
    title: Sentence
    played: bool
    usual: bool


class SystemChapter(Struct, rename="camel"):
    """A chapter of a system: how many agreements it has, and how many are played."""

    name: str
    title: Sentence
    edition: str
    source: str
    convention: bool
    rows: int
    played: int


class CustomChoice(Struct, rename="camel"):
    """One way of a custom of play; ``name`` is its word in the name of a system."""

    name: str
    title: Sentence
    played: bool
    usual: bool


class PlayCustom(Struct, rename="camel"):
    """A custom of play: a lead or a signal."""

    asked: Sentence
    told: Sentence
    ways: list[CustomChoice]


class SystemOverview(Struct, rename="camel"):
    """A system from outside; ``taught`` is the one it varies."""

    system: SystemSummary
    taught: str
    tools: list[SystemTool]
    conventions: list[SystemChapter]
    carding: list[PlayCustom]


class PromisedSpans(Struct, rename="camel"):
    """The tightest spans around the hands of a call; only suits something is said of."""

    hcp: tuple[int, int]
    lengths: dict[Suit, tuple[int, int]]


class TreeBranch(Struct, rename="camel"):
    """A call allowed at one place of the tree."""

    call: CallText
    meaning: CallMeaning
    promise: PromisedSpans
    agreed: bool
    """Whether an agreement says so; else it is read by the general rules."""
    mark: SourceMark
    rule: str
    source: str


class TreePosition(Struct, rename="camel"):
    """A place of the tree: the auction that leads there, and what may be called."""

    system: str
    dealer: SeatLetter
    vulnerable: VulnerableSides
    turn: SeatLetter | None
    auction: list[CallMade]
    contract: str | None
    branches: list[TreeBranch]


# ---- cards ----


class LayoutName(Struct, rename="camel"):
    """A federation's lay-out."""

    name: str
    title: Sentence


class PriorCall(Struct, rename="camel"):
    """A call of the auction a line is about."""

    ours: bool
    call: CallText


class CardStatement(Struct, rename="camel"):
    """What one card says on a line; ``says`` is missing where nothing was agreed."""

    says: Sentence | None
    whole: Sentence | None = None
    """All of it, where ``says`` is the outline."""
    forcing: Forcing = "no"
    alert: bool = False
    announce: Sentence | None = None
    mark: SourceMark = ""


class CardLine(Struct, rename="camel"):
    """One line: the calls, or the custom it is about, and what each card says."""

    said: list[PriorCall]
    asked: Sentence | None
    told: list[CardStatement]
    differ: bool


class CardBox(Struct, rename="camel"):
    """A box of the card."""

    title: Sentence
    lines: list[CardLine]


class CardComparison(Struct, rename="camel"):
    """One card, or two side by side."""

    layout: str
    layouts: list[LayoutName]
    systems: list[SystemOverview]
    boxes: list[CardBox]
    differ: int


# ---- practice ----


class DrillSummary(Struct, rename="camel"):
    """A kind of hands."""

    name: str
    title: Sentence
    about: Sentence
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
    dealer: SeatLetter
    vulnerable: VulnerableSides
    hand: list[CardText]
    turn: SeatLetter | None
    auction: list[CallMade]
    legal: list[CallText]
    choices: list[CallChoice]
    can_undo: bool
    over: bool
    first: bool
    """Whether this is the first try at this hand: others do not count."""
    contract: str | None
    declarer: SeatLetter | None
    hands: dict[SeatLetter, list[CardText]] | None
    """All four, once the auction is over."""


class PracticeHint(Struct, rename="camel"):
    """What the system calls with my hand."""

    call: CallText
    meaning: CallMeaning


class ReachedContract(Struct, rename="camel"):
    """A contract, and what it scores by perfect play."""

    contract: str
    declarer: SeatLetter | None
    tricks: int | None
    score_ns: int


class JudgedCall(Struct, rename="camel"):
    """A call of mine, by its place in the auction, and what the system calls there."""

    at: int
    call: CallText
    better: CallText
    meaning: CallMeaning


class SystemResult(Struct, rename="camel"):
    """Where another system comes to with our two hands."""

    system: str
    title: Sentence
    result: ReachedContract


class PracticeReview(Struct, rename="camel"):
    """What is told once the auction is over."""

    mine: ReachedContract
    model: ReachedContract
    auction: list[CallMade]
    """What the system bids with both hands."""
    judged: list[JudgedCall]
    parted: int | None
    """The place of the first call where my auction left the system's."""
    best: list[ReachedContract]
    par_ns: int
    par_contracts: list[str]
    imps_par: int
    imps_model: int
    percent: int
    """Matchpoints of my score against every system of the house, on the same hands."""
    field: list[SystemResult]
    table: dict[SeatLetter, dict[Strain, int]]


def schema() -> dict[str, object]:
    """Return the JSON schema of all that is told, from which TypeScript is generated."""
    told = {
        "whole": SystemOverview,
        "node": TreePosition,
        "cards": CardComparison,
        "drill": DrillSummary,
        "practice": PracticeView,
        "hinted": PracticeHint,
        "review": PracticeReview,
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
