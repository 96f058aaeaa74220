"""Messages of the practice room."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from biritch.server.tables.protocol import (
    CallChoice,
    CallMade,
    CallMeaning,
    CallText,
    CardText,
    ForbiddenActions,
)
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides

Strain = Literal["C", "D", "H", "S", "N"]


class DrillSummary(Struct, rename="camel"):
    """A kind of hands to practise on."""

    name: str
    title: Sentence
    about: Sentence
    contested: bool


class PracticeView(Struct, rename="camel"):
    """A practice hand as South may see it."""

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
    forbidden: list[ForbiddenActions]
    """Why calls may not be made now."""


class PracticeHint(Struct, rename="camel"):
    """The call that the system makes with South's hand."""

    call: CallText
    meaning: CallMeaning


class ReachedContract(Struct, rename="camel"):
    """A contract and its double dummy score."""

    contract: str
    declarer: SeatLetter | None
    tricks: int | None
    score_ns: int


class JudgedCall(Struct, rename="camel"):
    """A call of South, by its index in the auction, and the system's call there."""

    at: int
    call: CallText
    better: CallText
    meaning: CallMeaning


class SystemResult(Struct, rename="camel"):
    """The contract another system reaches with the same two hands."""

    system: str
    title: Sentence
    result: ReachedContract


class PracticeReview(Struct, rename="camel"):
    """The review of a finished practice auction."""

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
    """Matchpoints of my score against every system on the shelf, on the same hands."""
    field: list[SystemResult]
    table: dict[SeatLetter, dict[Strain, int]]
