"""Conditions of agreements: questions about the present auction, as notes write them.

The :attr:`.Agreement.when` of a general agreement says in which auctions it applies: *they have
only passed*, *not forced*. Each condition is a question about the public auction, identified by
its words in the notes; its negation may have words of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from biritch.bidding.agreement.situation import Situation

NOT = "not "
"""What asks for the opposite, where that has no words of its own."""


@dataclass(frozen=True, eq=False)
class AuctionCondition:
    """A question about an auction, identified by its words in the notes.

    There is one object for each question and one for its negation, so that answers can be
    cached for each auction.

    Example:
        >>> quiet = AuctionCondition("they passed", lambda met: met.quiet, "they spoke")
        >>> str(quiet), str(quiet.negation), quiet.negation.negation is quiet
        ('they passed', 'they spoke', True)
    """

    phrase: str
    """Its words, such as ``they have only passed``."""
    test: Callable[[Situation], bool] = field(repr=False)
    opposite: str = ""
    """The words of the opposite, where it has some: ``they have spoken``."""
    negated: bool = False
    """Whether it asks for the opposite."""

    @cached_property
    def negation(self) -> AuctionCondition:
        """The negated condition."""
        other = replace(self, negated=not self.negated)
        other.__dict__["negation"] = self
        return other

    @property
    def question(self) -> AuctionCondition:
        """The question itself, if this is its negation."""
        return self.negation if self.negated else self

    @cached_property
    def name(self) -> str:
        """The end of the message name ``condition-…``."""
        words = self.opposite or f"{NOT}{self.phrase}" if self.negated else self.phrase
        return words.lower().replace("'", "").replace(" ", "-")

    def holds(self, situation: Situation) -> bool:
        """Return whether it is true in *situation*."""
        return self.test(situation) != self.negated

    def __str__(self) -> str:
        if not self.negated:
            return self.phrase
        return self.opposite or f"{NOT}{self.phrase}"


def hold(when: Iterable[AuctionCondition], situation: Situation) -> bool:
    """Return whether every condition of *when* is true in *situation*.

    Example:
        >>> hold((), None)
        True
    """
    return all(condition.holds(situation) for condition in when)


def kind_of_last(situation: Situation, mine: bool) -> str:  # noqa: FBT001 - two ways
    """Return the kind of one's own (*mine*) or partner's last call; empty if there is none."""
    last = situation.my_last if mine else situation.partners_last
    return last.meaning.kind if last is not None else ""
