"""Strikes: lines that a pair removes from the system it is based on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.bidding.agreement.pattern import AuctionPattern, BiddingSequence, CallPattern
from biritch.core.calls import Call


@dataclass(frozen=True, slots=True)
class Strike:
    """A call after an auction for which only a pair's own agreements count.

    Without a ``call``, it applies to every call after an auction that begins so.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Seat
        >>> from biritch.rules.auction import Auction
        >>> after = BiddingSequence.of(Auction.of(Seat.NORTH, map(parse_call, ["1N", "P"])))
        >>> Strike.parse("1N 2D").strikes(after, parse_call("2D"))
        True
        >>> Strike.parse("1N ...").strikes(after, parse_call("2D"))
        True
    """

    pattern: AuctionPattern
    call: CallPattern | None = None

    @classmethod
    def parse(cls, text: str) -> Strike:
        """Parse ``1N 2D`` (the call 2D after 1N) or ``1N 2D ...`` (all that follows).

        Raises:
            ValueError: A word is no call of a pattern.
        """
        before, _, last = text.strip().rpartition(" ")
        if last == "...":
            return cls(AuctionPattern.parse(before))
        return cls(AuctionPattern.parse(before), CallPattern.parse(last))

    def strikes(self, sequence: BiddingSequence, call: Call) -> bool:
        """Return whether it removes *call* after *sequence*."""
        if self.call is None:
            begun = sequence.calls[: len(self.pattern.signs)]
            return self.pattern.match(replace(sequence, calls=begun)) is not None
        suits = self.pattern.match(sequence)
        return suits is not None and self.call.matches(call, suits)
