"""The auction of contract bridge, Laws 17 to 39, as a phase of a deal."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from biritch.core.calls import Bid, OtherCall
from biritch.core.seats import Seat
from biritch.games.phase import Action, Facts, Stage
from biritch.rules.auction import Auction
from biritch.rules.offence import IllegalCall, Offence

NOT_A_CALL = Offence(17, "the auction is under way, a call is wanted", "not-a-call")


@dataclass(frozen=True, slots=True)
class AuctionPhase:
    """An auction under way.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> from biritch.core.calls import parse_call
        >>> phase = AuctionPhase.open(facts).after(parse_call("1NT"))
        >>> phase.turn, phase.over
        (<Seat.EAST: 1>, False)
    """

    kind: ClassVar[Stage] = "auction"
    before: Facts
    auction: Auction
    _facts: Facts | None = field(default=None, init=False, compare=False, repr=False)

    @classmethod
    def open(cls, facts: Facts) -> AuctionPhase:
        """Start with the dealer (Law 17).

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> phase = AuctionPhase.open(facts)
            >>> phase.turn is facts.board.dealer
            True
        """
        return cls(facts, Auction(facts.board.dealer, callers=facts.players))

    @property
    def facts(self) -> Facts:
        """The facts before, the calls, and the contract they came to.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game().phase
            >>> phase.facts.contract is None
            True
        """
        # Put together once: a view of a table asks for them a dozen times.
        if self._facts is None:
            facts = replace(self.before, auction=self.auction, contract=self.auction.contract)
            object.__setattr__(self, "_facts", facts)
            return facts
        return self._facts

    @property
    def over(self) -> bool:
        """Whether the auction has ended.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game().phase
            >>> phase.over
            False
        """
        return self.auction.over

    @property
    def turn(self) -> Seat:
        """Whose call it is.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game().phase
            >>> phase.turn
            <Seat.NORTH: 0>
        """
        return self.auction.turn

    actor = turn

    def legal(self) -> tuple[Action, ...]:
        """Every call allowed.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game().phase
            >>> len(phase.legal())  # pass and the bids: there is nothing to double
            36
        """
        return self.auction.standing.legal()

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be done now, or ``None``.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import DOUBLE
            >>> bw.game().phase.objection(DOUBLE).why
            'no-bid-to-double'
        """
        if not isinstance(action, Bid | OtherCall):
            return NOT_A_CALL
        return self.auction.standing.objection(action)

    def after(self, action: Action) -> AuctionPhase:
        """Return the auction with one more call.

        Raises:
            IllegalCall: It is not allowed here; the exception names the law.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game().phase
            >>> from biritch.core.calls import parse_call
            >>> phase.after(parse_call("1NT")).facts.auction
            Auction.parse('1N', Seat.NORTH)
        """
        if not isinstance(action, Bid | OtherCall):
            raise IllegalCall(action, NOT_A_CALL)
        return replace(self, auction=self.auction.add(action))
