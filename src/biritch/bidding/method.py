"""The interface of bidding methods: they choose calls and explain them.

A :class:`~biritch.bidding.system.System` is one system at all four seats, a
:class:`~biritch.bidding.matchup.Matchup` one for each side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from biritch.bidding.agreement.meaning import ChosenCall, Meaning
from biritch.bidding.alternatives import KEPT, Alternative, Kind, alternatives
from biritch.core.bad_value import BadValue
from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Collection

    from biritch.bidding.book import Book
    from biritch.core.calls import Call
    from biritch.core.hands import Hand
    from biritch.core.seats import Side, Vulnerability
    from biritch.rules.auction import Auction


class BiddingMethod(ABC):
    """One system at all four seats, or one for each side.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.hands import Hand
        >>> from biritch.core.seats import Seat, Vulnerability
        >>> from biritch.rules.auction import Auction
        >>> sayc, hand = catalogue.find("sayc"), Hand.parse("AKJ75.K82.Q4.J63")
        >>> choice = sayc.choose(hand, Auction(Seat.NORTH), Vulnerability.NONE)
        >>> str(choice.call), choice.meaning.promise.project().lengths[3]
        ('1S', (5, 13))
    """

    @abstractmethod
    def book_of(self, side: Side) -> Book:
        """Return the book of *side*."""

    def choose(self, hand: Hand, auction: Auction, vulnerability: Vulnerability) -> ChosenCall:
        """Return the call of *hand*, which belongs to the seat to call, after *auction*.

        Raises:
            ValueError: The auction is over, or the hand has not thirteen cards.
        """
        if auction.over:
            raise BadValue("the auction is over: there is nothing to call", "auction-over")
        if len(hand) != 13:
            raise BadValue(
                f"not a whole hand: {len(hand)} cards (want 13)",
                "hand-thirteen",
                count=len(hand),
            )
        page = self.book_of(auction.turn.side).page(auction, vulnerability)
        chosen = page.choose(hand)
        reasons: dict[Call, Phrase] = {}
        for offer in page.candidates:
            if offer.call != chosen.call:
                why = "bid-why-second" if offer.promise.accepts(hand) else "bid-why-not"
                says = page.meaning(offer.call).says
                reasons.setdefault(offer.call, Phrase.of(why, what=says))
        return ChosenCall(chosen.call, page.meaning(chosen.call), tuple(reasons.items()))

    def pick(self, hand: Hand, auction: Auction, vulnerability: Vulnerability) -> Call:
        """Return the call that :meth:`choose` chooses, without its meaning (faster)."""
        return self.book_of(auction.turn.side).page(auction, vulnerability).choose(hand).call

    def alternatives(
        self,
        hand: Hand,
        auction: Auction,
        vulnerability: Vulnerability,
        kinds: Collection[Kind] = KEPT,
    ) -> tuple[Alternative, ...]:
        """Return the calls of these *kinds* that *hand* may make, the chosen one first.

        By default those whose promise it keeps.
        """
        page = self.book_of(auction.turn.side).page(auction, vulnerability)
        return alternatives(page, hand, kinds)

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> tuple[Meaning, ...]:
        """Return the meaning of each call of *auction* for its side."""
        calls = self.book_of(auction.turn.side).explained(auction, vulnerability)
        return tuple(entry.meaning for entry in calls)

    def menu(self, auction: Auction, vulnerability: Vulnerability) -> dict[Call, Meaning]:
        """Return the meaning of each call allowed after *auction*."""
        if auction.over:
            return {}
        return dict(self.book_of(auction.turn.side).page(auction, vulnerability).menu)

    def agreed_calls(
        self, auction: Auction, vulnerability: Vulnerability
    ) -> dict[Call, Meaning]:
        """Return the meaning of each call with an agreement or a general rule."""
        if auction.over:
            return {}
        page = self.book_of(auction.turn.side).page(auction, vulnerability)
        return {call: page.meaning(call) for call in page.candidates_by_call}
