"""The meaning of a call by its side's agreements, and the call a hand chooses."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from biritch.bidding.promises import charts
from biritch.bidding.promises.charts import Chart
from biritch.bidding.promises.hand_ranges import HandRange, Span
from biritch.bidding.promises.promise import ANY_STRENGTH, Promise
from biritch.core.calls import Call
from biritch.core.phrase import Phrase

Forcing: TypeAlias = Literal["no", "one-round", "game", "invitational", "sign-off"]
"""Whether partner may pass: freely, not this time, not before game, with nothing more to
add, or must as a rule."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a call, by the agreements of the side that makes it.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Seat, Vulnerability
        >>> from biritch.rules.auction import Auction
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["1NT", "P", "2C"]))
        >>> stayman = catalogue.find("sayc").explain(auction, Vulnerability.NONE)[-1]
        >>> stayman.kind, stayman.forcing, stayman.artificial
        ('plain-stayman', 'one-round', True)
    """

    promise: Promise
    says: Phrase
    """The sentence for the table."""
    forcing: Forcing = "no"
    artificial: bool = False
    alert: bool = False
    announce: Phrase | None = None
    """What partner says aloud, where that is the custom."""
    rule: str = ""
    """The rule of the system by which it is made."""
    source: str = ""
    """The text that rule is taken from."""
    kind: str = ""
    """The convention, or what sort of call it is."""
    guessed: bool = False
    """Whether nobody agreed on it, so that partner must infer what it means."""
    before: HandRange = field(default=HandRange(), compare=False, repr=False)
    """High cards and lengths that the caller had shown before."""
    strength_before: Span = field(default=ANY_STRENGTH, compare=False, repr=False)
    """Points shown before, however they were counted."""
    chart_before: Chart = field(default=charts.EVERY, compare=False, repr=False)
    """Shapes, with high cards, that the caller's own calls had left to the hand."""

    @property
    def disclosed_meaning(self) -> Meaning:
        """The meaning as opponents are told it: of an inferred one, only "no agreement".

        An explanation is about partnership understandings (Laws of Duplicate Bridge 2017, Law
        20F1), not about how partner interprets an undiscussed call.
        """
        if not self.guessed:
            return self
        return replace(self, forcing="no", artificial=False, alert=False, kind="")


@dataclass(frozen=True, slots=True)
class ChosenCall:
    """The call a hand makes, its meaning, and the rejected calls with reasons."""

    call: Call
    meaning: Meaning
    others: tuple[tuple[Call, Phrase], ...] = ()


@dataclass(frozen=True, slots=True)
class CandidateCall:
    """A call and its promise. ``title`` names its message, if any."""

    call: Call
    promise: Promise
    rule: str
    source: str
    forcing: Forcing = "no"
    artificial: bool = False
    title: str = ""
    kind: str = ""
    written: str = field(default="", compare=False)
    """Where its agreement is written, in notes."""
    words: tuple[tuple[str, str], ...] = ()
    """What is said before the promise, by language, in place of the message ``title``."""
    own: bool = field(default=False, compare=False)
    """Whether a pair's own file has it (:attr:`.Agreement.own`)."""
