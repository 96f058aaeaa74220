"""Bidding drills: kinds of hands to practise, by the partners' hands and the opener.

The system practised defines the openings: a drill of weak twos deals that system's. Drills are
on the shelf :mod:`biritch.bidding.drills`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from biritch import shelf
from biritch.bidding import drills
from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.promise import ANYTHING, Promise
from biritch.bidding.system import System
from biritch.core.calls import Bid
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Titles
from biritch.core.seats import Vulnerability
from biritch.rules.auction import Auction

Dealer: TypeAlias = Literal["any", "ours", "theirs"]
"""Who deals: anyone, one of the two partners, or an opponent, who then opens."""


@dataclass(frozen=True)
class Drill:
    """The conditions on the hands dealt; omitted ones do not restrict."""

    titles: Mapping[str, str] = field(hash=False)
    about: Mapping[str, str] = field(hash=False)
    """What it trains, in each language."""
    deals: Dealer = "any"
    opens: frozenset[str] = frozenset()
    """The calls the dealer may open with; any call where empty."""
    dealer: Promise = ANYTHING
    """The hand of the dealer."""
    partner: Promise = ANYTHING
    """The hand of dealer's partner."""
    left: Promise = ANYTHING
    """The hand of the player after the dealer."""
    together: Span = (0, 40)
    """The high-card points of our two hands."""
    fit: Span = (0, 13)
    """The cards of our two hands in the longest of their suits."""
    contested: bool = False
    """Whether it makes no sense with opponents who always pass."""
    place: int = 50
    """Where it stands in a list."""

    def __post_init__(self) -> None:
        """Check that the title exists in every language."""
        object.__setattr__(self, "titles", Titles(self.titles))
        object.__setattr__(self, "about", Titles(self.about))

    def suits(self, ours: tuple[Hand, Hand], dealt: tuple[Hand, Hand, Hand]) -> bool:
        """Return whether *ours* are such hands; *dealt* are dealer's, left's, partner's."""
        low, high = self.together
        if not low <= ours[0].hcp + ours[1].hcp <= high:
            return False
        fewest, most = self.fit
        if not fewest <= max(ours[0].length(s) + ours[1].length(s) for s in Suit) <= most:
            return False
        promises = (self.dealer, self.left, self.partner)
        return all(promise.accepts(hand) for promise, hand in zip(promises, dealt, strict=True))

    def opens_as_wanted(
        self, system: System, hand: Hand, before: Auction, vulnerability: Vulnerability
    ) -> bool:
        """Return whether the dealer's *hand* opens as the drill requires, if it does."""
        if not self.opens and self.deals != "theirs":
            return True
        call = system.choose(hand, before, vulnerability).call
        return str(call) in self.opens if self.opens else isinstance(call, Bid)


@cache
def all_drills() -> Mapping[str, Drill]:
    """Return all drills by name, in display order.

    Example:
        >>> "weak-twos" in all_drills()
        True
    """
    by_file = shelf.load(drills, "DRILL", Drill)
    ordered = sorted(by_file.items(), key=lambda entry: (entry[1].place, entry[0]))
    return MappingProxyType({name.replace("_", "-"): drill for name, drill in ordered})
