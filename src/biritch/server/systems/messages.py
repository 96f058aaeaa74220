"""Messages of the pages of bidding systems and convention cards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from biritch.server.practice.messages import (
    DrillSummary,
    PracticeHint,
    PracticeReview,
    PracticeView,
)
from biritch.server.systems.own_messages import OwnCall, OwnCheck, OwnKept, OwnText
from biritch.server.tables.protocol import (
    CallMade,
    CallMeaning,
    CallText,
)
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides, wire_schema

Suit = Literal["C", "D", "H", "S"]
SourceMark = Literal["", "sourced", "disputed", "assumed"]
Forcing = Literal["no", "one-round", "game", "invitational", "sign-off"]


# ---- systems ----


class SystemSummary(Struct, rename="camel"):
    """A bidding system by name; ``family`` is the system it is a profile of."""

    name: str
    title: Sentence
    edition: str
    source: str
    body: str


class SystemTool(Struct, rename="camel"):
    """A tool that a partnership may play or not; ``usual`` is the default of the system."""

    name: str
    title: Sentence
    played: bool
    usual: bool


class NamedWord(Struct, rename="camel"):
    """A name used in notes, and its title."""

    name: str
    title: Sentence


class NotationWords(Struct, rename="camel"):
    """The vocabulary of the notation, for authors of a system based on another."""

    beginnings: list[str]
    """What lines begin with that are not about calls."""
    promises: list[str]
    """Each in one of its ways; ``x`` and ``y`` stand for suits."""
    clauses: list[str]
    """Each whole, or, where something follows, as it begins, with a blank at its end."""
    conditions: list[str]
    figures: list[str]
    """As that system has them, ``one_notrump = 15-17``; a name alone where it has none."""
    alerts: list[str]
    carding: list[str]
    """Each custom of play with its way, ``discard lavinthal``."""
    terms: list[str]
    """Those that have words wherever they stand."""
    systems: list[NamedWord]
    chapters: list[NamedWord]
    tools: list[SystemTool]


class SystemChapter(Struct, rename="camel"):
    """A chapter of a system: its number of agreements, and how many are played."""

    name: str
    title: Sentence
    edition: str
    source: str
    convention: bool
    rows: int
    played: int


class CustomChoice(Struct, rename="camel"):
    """A method of leading or signalling; ``name`` is its word in names of systems."""

    name: str
    title: Sentence
    played: bool
    usual: bool


class PlayCustom(Struct, rename="camel"):
    """A lead or a signal, with the methods to choose from."""

    asked: Sentence
    told: Sentence
    ways: list[CustomChoice]


class SystemOverview(Struct, rename="camel"):
    """Everything about a system but its tree; ``taught`` is the system it is a variant of."""

    system: SystemSummary
    taught: str
    tools: list[SystemTool]
    conventions: list[SystemChapter]
    carding: list[PlayCustom]


class PromisedSpans(Struct, rename="camel"):
    """The least and most points, and cards of each suit, that a call promises.

    Suits without information are left out.
    """

    hcp: tuple[int, int]
    lengths: dict[Suit, tuple[int, int]]


class TreeBranch(Struct, rename="camel"):
    """A call allowed at a position of the tree."""

    call: CallText
    meaning: CallMeaning
    promise: PromisedSpans
    agreed: bool
    """Whether an agreement says so; else it is read by the general rules."""
    mark: SourceMark
    rule: str
    source: str


class TreePosition(Struct, rename="camel"):
    """A position in the tree of auctions: the calls so far, and the calls that may follow."""

    system: str
    dealer: SeatLetter
    vulnerable: VulnerableSides
    turn: SeatLetter | None
    auction: list[CallMade]
    contract: str | None
    branches: list[TreeBranch]


# ---- cards ----


class LayoutName(Struct, rename="camel"):
    """A federation's layout of the convention card."""

    name: str
    title: Sentence


class PriorCall(Struct, rename="camel"):
    """A call of the auction to which a line of a card refers."""

    ours: bool
    call: CallText


class CardStatement(Struct, rename="camel"):
    """The entry of one card on a line; ``says`` is missing if nothing was agreed."""

    says: Sentence | None
    whole: Sentence | None = None
    """All of it, where ``says`` is the outline."""
    forcing: Forcing = "no"
    alert: bool = False
    announce: Sentence | None = None
    mark: SourceMark = ""


class ComparedLine(Struct, rename="camel"):
    """One line: its calls or its custom, and the entry of each card."""

    said: list[PriorCall]
    asked: Sentence | None
    told: list[CardStatement]
    differ: bool


class ComparedBox(Struct, rename="camel"):
    """A box of the card."""

    title: Sentence
    lines: list[ComparedLine]


class CardComparison(Struct, rename="camel"):
    """One card, or two side by side."""

    layout: str
    layouts: list[LayoutName]
    systems: list[SystemOverview]
    boxes: list[ComparedBox]
    differ: int


# ---- practice ----


def schema() -> dict[str, object]:
    """Return the JSON schema of these messages and of the practice room, for TypeScript."""
    messages = {
        "whole": SystemOverview,
        "node": TreePosition,
        "cards": CardComparison,
        "drill": DrillSummary,
        "practice": PracticeView,
        "hinted": PracticeHint,
        "review": PracticeReview,
        "ownCheck": OwnCheck,
        "ownKept": OwnKept,
        "ownText": OwnText,
        "ownCall": OwnCall,
        "notationWords": NotationWords,
    }
    return wire_schema("StudyWire", messages)
