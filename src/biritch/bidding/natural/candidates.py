"""Candidate calls of the general rules, and their points and shapes."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hl, hld
from biritch.bidding.promises.promise import ANYTHING, Promise, conjunction
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.core.calls import Call
from biritch.core.cards import Suit

SOURCE = "Biritch, general rules of natural bidding; points for game and slam: SEF"

GAME, MINOR_GAME, NOTRUMP_SLAM, SLAM, GRAND = 25, 28, 32, 33, 37
"""Points together for 3NT and four of a major, five of a minor, six notrump, a small slam in a
suit, a grand slam."""


def candidate(  # noqa: PLR0913 - a call is that many things
    call: Call,
    promise: Promise,
    rule: str,
    forcing: Forcing = "no",
    *,
    title: str = "",
    kind: str = "",
    artificial: bool = False,
) -> CandidateCall:
    """Return a candidate call of the general rules."""
    return CandidateCall(call, promise, f"NAT-{rule}", SOURCE, forcing, artificial, title, kind)


def floor(points: int) -> int:
    """Return *points*, or 0 if negative."""
    return max(0, points)


def supports(suit: Suit, cards: int, low: int, high: int = 40) -> Promise:
    """Return the promise of at least *cards* cards of *suit*, and support points for it."""
    return length(suit, cards) & hld(suit, floor(low), max(0, high))


def stops(suits: Sequence[Suit]) -> Promise:
    """Return the promise of a stopper in each of *suits*."""
    return conjunction(stopper(suit) for suit in suits)


def notrump(situation: Situation, low: int, high: int, *, semi: bool = True) -> Promise:
    """Return the promise for notrump: points, stoppers in their suits, and shape."""
    shape = SEMI_BALANCED if semi else ANYTHING
    return hl(floor(low), max(0, high)) & shape & stops(situation.unstopped_suits)


def major_agreed(situation: Situation) -> bool:
    """Return whether eight cards in a major are known to both partners."""
    return situation.trumps is not None and situation.trumps.major
