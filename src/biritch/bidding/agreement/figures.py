"""The ranges on a convention card in which partnerships of one school differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.points import DUMMY, SHORT, dummy
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.suit_letters import AnySuit

Jump: TypeAlias = Literal["weak", "intermediate"]
"""What a single jump overcall shows."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Ranges in high-card points, unless said otherwise; both ends included.

    Where sources disagree, the choice is made here, once, for all packages.

    Example:
        >>> Figures(one_notrump=(12, 14)).one_notrump
        (12, 14)
    """

    opening: int = 13
    """Points, with length, of an opening of one."""
    one_notrump: Span = (15, 17)
    two_notrump: Span = (20, 21)
    three_notrump: Span | None = None
    """A natural opening of 3NT, where that is played."""
    strong: int = 22
    """Points of the strong artificial opening."""
    strong_notrump: Span = (22, 24)
    """2NT after the strong opening and the waiting answer."""
    strong_three: Span = (28, 30)
    """3NT in its place."""
    rebid_one: Span = (12, 14)
    """Opener's 1NT after an answer at the one level."""
    rebid_two: Span = (18, 19)
    """Opener's jump to 2NT."""
    rebid_three: Span | None = None
    """Opener's jump to 3NT on a balanced hand, where that is played."""
    major: int = 5
    """Cards of a major opened at the one level."""
    dummy: bool = True
    """Whether a raise counts short suits 5, 3, 1, or 3, 2, 1."""
    raise_cards: int = 3
    """Cards of a simple raise of a major."""
    diamonds: int = 4
    """Cards of a raise of one diamond."""
    single_raise: Span = (6, 10)
    limit_raise: Span = (10, 12)
    one_over_one: int = 6
    one_notrump_answer: Span = (6, 10)
    two_over_one: int = 10
    two_notrump_answer: Span = (13, 15)
    """2NT over a minor; forcing to game when it starts at 13."""
    three_notrump_answer: Span = (16, 18)
    jump_shift: int = 17
    reverse: int = 17
    """Points, with length, of opener's reverse."""
    weak_two: Span = (5, 10)
    preempt: Span = (3, 10)
    notrump_overcall: Span = (15, 18)
    notrump_reopening: Span = (10, 15)
    overcall: Span = (8, 16)
    jump_overcall: Jump = "weak"
    negative_to: int = 2
    """The level through spades of which our double of an overcall asks for the other suits."""

    def support(self, trump: AnySuit, low: int, high: int = 40) -> Promise:
        """Return the promise of *low* to *high* points in support of *trump*."""
        return dummy(trump, low, high, DUMMY if self.dummy else SHORT)
