"""The auction of contract bridge, Laws 17 to 22 and 25 to 39 (2017)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Protocol

from biritch.core.calls import (
    BIDS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Contract,
    OtherCall,
    parse_call,
)
from biritch.core.deprecation import Renamed
from biritch.core.seats import FOUR, Seat, next_of
from biritch.rules.offence import IllegalCall, Offence
from biritch.services import service

AFTER_THE_END = Offence(39, "call after the final pass", "call-after-end")
INSUFFICIENT = Offence(27, "insufficient bid", "insufficient-bid", "", "at-least")
NOTHING_HIGHER = Offence(27, "insufficient bid", "insufficient-bid", "", "nothing-higher")
_BAD_DOUBLE = Offence(36, "inadmissible double", "inadmissible-double")
_BAD_REDOUBLE = Offence(36, "inadmissible redouble", "inadmissible-redouble")
NO_BID = replace(_BAD_DOUBLE, why="no-bid-to-double")
OWN_BID = replace(_BAD_DOUBLE, why="own-bid-doubled")
DOUBLED = replace(_BAD_DOUBLE, why="doubled-already")
NO_DOUBLE = replace(_BAD_REDOUBLE, why="no-double-to-redouble")
OWN_DOUBLE = replace(_BAD_REDOUBLE, why="own-double-redoubled")
REDOUBLED = replace(_BAD_REDOUBLE, why="redoubled-already")

_PLACE = {bid: place for place, bid in enumerate(BIDS)}


@dataclass(frozen=True, slots=True)
class AuctionState:
    """Where an auction stands, as the player now to call sees it.

    ``bid`` is the last bid, ``ours`` whether our side made it, ``multiplier`` what
    doubles made of it, ``passes`` how many passes came last, ``callers`` how many call.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> state = AuctionState().after(parse_call("1NT"))
        >>> state.bid, state.ours
        (Bid(1, Strain.NOTRUMP), False)
        >>> print(state.objection(parse_call("1S")))
        insufficient bid (Law 27)
    """

    bid: Bid | None = None
    ours: bool = False
    multiplier: int = 1
    passes: int = 0
    callers: int = 4

    @property
    def over(self) -> bool:
        """Whether the auction has ended, Law 22; between two, one pass ends it.

        Example:
            >>> AuctionState(passes=3).over, AuctionState(bid=BIDS[0], passes=3).over
            (False, True)
        """
        # Of four players: three passes after a bid, four without any.
        return self.passes == self.callers - (self.bid is not None)

    def objection(self, call: Call) -> Offence | None:
        """Return the offence *call* would be, or ``None`` if it is allowed.

        Example:
            >>> print(AuctionState().objection(DOUBLE))
            inadmissible double (Law 36)
        """
        if self.over:
            return AFTER_THE_END
        match call:
            case OtherCall.PASS:
                return None
            case Bid():
                return self._insufficient(call)
            case OtherCall.DOUBLE:
                return self._bad_double()
            case OtherCall.REDOUBLE:
                return self._bad_redouble()

    def _insufficient(self, call: Bid) -> Offence | None:
        """Return why *call* is too low, if it is, with the least that would do (Law 27A)."""
        if self.bid is None or call > self.bid:
            return None
        if self.bid == BIDS[-1]:
            return NOTHING_HIGHER
        least = BIDS[_PLACE[self.bid] + 1]
        return INSUFFICIENT.about(level=least.level, strain=str(least.strain))

    def _bad_double(self) -> Offence | None:
        """Return why a double is not allowed, if it is not (Law 19A)."""
        if self.bid is None:
            return NO_BID
        if self.ours:
            return OWN_BID
        return None if self.multiplier == 1 else DOUBLED

    def _bad_redouble(self) -> Offence | None:
        """Return why a redouble is not allowed, if it is not (Law 19B)."""
        if self.multiplier == 1:
            return NO_DOUBLE
        if self.multiplier == 4:
            return REDOUBLED
        return None if self.ours else OWN_DOUBLE

    def after(self, call: Call) -> AuctionState:
        """Return the state once *call* is made, as the next player sees it.

        Raises:
            IllegalCall: The laws do not allow *call* here.

        Example:
            >>> AuctionState().after(BIDS[0]).after(DOUBLE).multiplier
            2
        """
        if offence := self.objection(call):
            raise IllegalCall(call, offence)
        match call:
            case OtherCall.PASS:
                passes, times = self.passes + 1, self.multiplier
                return AuctionState(self.bid, not self.ours, times, passes, self.callers)
            case OtherCall.DOUBLE | OtherCall.REDOUBLE:
                times = self.multiplier * 2
                return AuctionState(self.bid, not self.ours, times, callers=self.callers)
            case Bid():
                # The next to call is an opponent: the bid is not theirs, and no double stands.
                return AuctionState(call, callers=self.callers)

    def legal(self) -> tuple[Call, ...]:
        """Every call allowed here: pass, double, redouble, then bids upwards.

        Example:
            >>> AuctionState().after(BIDS[-1]).legal()
            (PASS, DOUBLE)
        """
        if self.over:
            return ()
        others = (PASS, DOUBLE, REDOUBLE)
        allowed = tuple(call for call in others if self.objection(call) is None)
        return allowed + BIDS[0 if self.bid is None else _PLACE[self.bid] + 1 :]


class HasCall(Protocol):
    """What has a call: the answer of a system, with its meaning beside it."""

    @property
    def call(self) -> Call:
        """The call."""


def _call_of(what: object) -> Call:
    """Return the call that *what* is written as, or has.

    Raises:
        ValueError: What is written is no call.
        TypeError: It is no text and has no call.
    """
    if isinstance(what, str):
        return parse_call(what)
    call = getattr(what, "call", None)
    if isinstance(call, Bid | OtherCall):
        return call
    raise TypeError(f"not a call: {what!r} (want a call, or its text, e.g. 1H)")


@dataclass(frozen=True, slots=True)
class Auction:
    """A dealer and the calls made so far; whose turn it is and the contract follow from them.

    ``callers`` are those who call, clockwise: all four, or two in the games for two.

    Example:
        >>> auction = Auction.parse("P 1H P 4H P P P")
        >>> auction.over, auction.contract
        (True, Contract.parse('4H', Seat.EAST))
    """

    dealer: Seat
    calls: tuple[Call, ...] = ()
    callers: tuple[Seat, ...] = FOUR
    _standing: AuctionState | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Take a dealer that is written, ``N``, for a seat."""
        if type(self.dealer) is not Seat:
            object.__setattr__(self, "dealer", Seat.parse(str(self.dealer)))

    @classmethod
    def of(cls, dealer: Seat | str, calls: Iterable[Call]) -> Auction:
        """Return the auction that begins with *dealer* and has *calls*.

        Raises:
            IllegalCall: The laws do not allow one of them; the first such is named.

        Example:
            >>> Auction.of(Seat.WEST, [PASS, PASS]).turn
            <Seat.EAST: 1>
        """
        return reduce(cls.add, calls, cls(Seat.parse(str(dealer))))

    @classmethod
    def parse(cls, text: str, dealer: Seat | str = Seat.NORTH) -> Auction:
        """Read calls from *dealer* on, with blanks between: ``P P 1H X``.

        Raises:
            ValueError: A word is not a call.
            IllegalCall: A call is not allowed where it stands; it names its law.

        Example:
            >>> auction = Auction.parse("P P 1H P")
            >>> auction.turn, auction.over
            (<Seat.NORTH: 0>, False)
            >>> Auction.parse("1H P 4H P P P").contract
            Contract.parse('4H', Seat.NORTH)
        """
        return cls.of(dealer, map(parse_call, text.split()))

    def _repr_html_(self) -> str:
        answer: str = service("html")(self)
        return answer

    @property
    def standing(self) -> AuctionState:
        """Where the auction stands.

        Example:
            >>> state = Auction.parse("1H X").standing
            >>> str(state.bid), state.multiplier
            ('1H', 2)
        """
        # Kept by :meth:`add`, so that a long auction is not gone through again at each call.
        if self._standing is not None:
            return self._standing
        return reduce(AuctionState.after, self.calls, AuctionState(callers=len(self.callers)))

    @property
    def over(self) -> bool:
        """Whether the final pass has been made, Law 22.

        Example:
            >>> Auction.parse("1H P P").over, Auction.parse("1H P P P").over
            (False, True)
        """
        return self.standing.over

    @property
    def turn(self) -> Seat:
        """Whose call it is.

        Example:
            >>> Auction.parse("P 1H", Seat.WEST).turn
            <Seat.EAST: 1>
        """
        return next_of(self.callers, self.dealer, len(self.calls))

    def add(self, call: Call | str | HasCall) -> Auction:
        """Return the auction with *call* made: a call, one that is written, or a system's.

        Raises:
            IllegalCall: The laws do not allow *call* here.
            ValueError: What is written is no call.
            TypeError: It is no call and has none.

        Example:
            >>> Auction(Seat.NORTH).add(PASS).add("1♣")
            Auction.parse('P 1C', Seat.NORTH)
        """
        if not isinstance(call, Bid | OtherCall):
            call = _call_of(call)
        after = self.standing.after(call)
        return replace(self, calls=(*self.calls, call), _standing=after)

    @property
    def before(self) -> Auction:
        """The auction without its last call.

        Example:
            >>> Auction.parse("P 1H").before
            Auction.parse('P', Seat.NORTH)
        """
        return Auction(self.dealer, self.calls[:-1], self.callers)

    @property
    def calls_by_seat(self) -> tuple[tuple[Seat, Call], ...]:
        """Each call with the seat that made it.

        Example:
            >>> Auction.parse("P 1H").calls_by_seat
            ((<Seat.NORTH: 0>, PASS), (<Seat.EAST: 1>, Bid(1, Strain.HEARTS)))
        """
        return tuple(
            (next_of(self.callers, self.dealer, turn), call)
            for turn, call in enumerate(self.calls)
        )

    seated = Renamed("calls_by_seat", "1.0")

    @property
    def contract(self) -> Contract | None:
        """The contract, or ``None`` while it is open or when all passed (Law 22).

        Declarer is who, of the side of the last bid, first named its strain
        (Laws, Definitions: "declarer").

        Example:
            >>> Auction.parse("1H P 2H X P P P").contract
            Contract.parse('2HX', Seat.NORTH)
            >>> Auction.parse("P P P P").contract is None
            True
        """
        end = self.standing
        if not end.over or end.bid is None:
            return None
        bidders = [
            seat
            for seat, call in self.calls_by_seat
            if isinstance(call, Bid) and call.strain == end.bid.strain
        ]
        declarer = next(seat for seat in bidders if seat.side == bidders[-1].side)
        return Contract(end.bid.strain, declarer, end.bid.level, end.multiplier)

    def __repr__(self) -> str:
        calls, seat = " ".join(map(str, self.calls)), self.dealer.name
        return f"Auction.parse('{calls}', Seat.{seat})"


def shortest_auction(dealer: Seat, contract: Contract) -> Auction:
    """Return the auction of the fewest calls from *dealer* on that ends in *contract*.

    Raises:
        Illegal: No auction ends in it, such as one of level 0.

    Example:
        >>> shortest_auction(Seat.NORTH, Contract.parse("4S", Seat.EAST))
        Auction.parse('P 4S P P P', Seat.NORTH)
    """
    auction = Auction(dealer)
    while auction.turn is not contract.declarer:
        auction = auction.add(PASS)
    auction = auction.add(Bid(contract.level, contract.strain))
    if contract.multiplier > 1:
        auction = auction.add(DOUBLE)
    if contract.multiplier > 2:
        auction = auction.add(REDOUBLE)
    while not auction.over:
        auction = auction.add(PASS)
    return auction
