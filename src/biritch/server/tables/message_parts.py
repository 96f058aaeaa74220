"""What messages are made of: the words, and the pieces of a view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from biritch.server.tables.scoresheet import PartName

SeatLetter = Literal["N", "E", "S", "W"]
Vulnerable = Literal["none", "ns", "ew", "both"]
Phase = Literal["drawing", "auction", "naming", "sharing", "play", "over"]
CardText = Annotated[str, Meta(pattern="^[SHDC][2-9TJQKA]$")]
CallText = Annotated[str, Meta(pattern="^(P|X|XX|[1-7][CDHSN])$")]
ActionText = Annotated[
    str, Meta(pattern="^(leave|ask|yes|trumps:[CDHSN]|widow:[SHDC]\\w:[SHDC]\\w)$")
]
"""One of the older deeds, as ``biritch.games.actions`` writes them."""
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
ShortName = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


EventKind = Literal[
    "call", "say", "lead", "play", "claim", "accept", "refuse", "undo", "board", "trick"
]


class Sentence(Struct):
    """One sentence in each language."""

    en: str
    fr: str


class CallMeaning(Struct, rename="camel"):
    """What a call says, by the agreements of the side that makes it."""

    says: Sentence
    artificial: bool = False
    alert: bool = False
    announce: Sentence | None = None
    forcing: Literal["no", "one-round", "game", "invitational", "sign-off"] = "no"
    rule: str = ""
    source: str = ""


class CallMade(Struct, rename="camel"):
    """A call of the auction."""

    seat: SeatLetter
    call: CallText
    meaning: CallMeaning | None = None


class CallChoice(Struct, rename="camel"):
    """A call I may make, and what it would say."""

    call: CallText
    meaning: CallMeaning | None = None


class PlayedCard(Struct, rename="camel"):
    """A card on the table."""

    seat: SeatLetter
    card: CardText


class NamingAction(Struct, rename="camel"):
    """Something said while a trump was named: a call, or one of the older deeds."""

    seat: SeatLetter
    what: str


class Ceremony(Struct, rename="camel"):
    """How the next board is dealt; of the first, also who drew which card for the deal.

    ``pack`` is the pack this board was dealt with: the other one is dealt next, and lies
    meanwhile at the left of ``dealer``, who deals then. ``mine`` when who reads this cuts it.
    """

    drawn: dict[SeatLetter, CardText]
    pack: Literal["blue", "red"]
    dealer: SeatLetter
    shuffles: SeatLetter
    cuts: SeatLetter
    mine: bool


class FinishedTrick(Struct, rename="camel"):
    """A trick that is over."""

    cards: list[PlayedCard]
    winner: SeatLetter


class SeatOccupant(Struct, rename="camel"):
    """Who sits in a seat."""

    kind: Literal["person", "robot", "empty"]
    name: str
    here: bool = True


class OpenClaim(Struct, rename="camel"):
    """A claim waiting for answers: how many of the tricks left its side would win."""

    seat: SeatLetter
    tricks: int
    waiting: list[SeatLetter]


class ScoreComponent(Struct, rename="camel"):
    """One item of a score, in points."""

    name: PartName
    points: int


class DoubleDummy(Struct, rename="camel"):
    """What perfect play gives: tricks by declarer and strain, and par.

    ``best`` is the tricks of declarer in the contract played, from the opening lead on.
    """

    table: dict[SeatLetter, dict[Literal["C", "D", "H", "S", "N"], int]]
    par_ns: int
    par_contracts: list[str]
    best: int | None = None


class BoardOutcome(Struct, rename="camel"):
    """How the board ended, from North-South's side."""

    score_ns: int
    tricks: int | None
    over: int | None  # tricks over (or, below zero, under) the contract
    parts: list[ScoreComponent]
    claimed: bool = False
    double_dummy: DoubleDummy | None = None


class EventLine(Struct, rename="camel"):
    """One line of the table's log, as this person may know it."""

    n: int
    kind: EventKind
    seat: SeatLetter | None = None
    what: str = ""
