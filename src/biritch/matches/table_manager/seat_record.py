"""A board from one seat's view: its own cards, dummy's, all calls and cards.

A program at a table manager's table knows nothing else. :meth:`SeatRecord.view` is a robot's
view, the same as from a complete game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from biritch.core.boards import Board
from biritch.core.calls import Call, Contract
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.phase import Action
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.rules.auction import Auction
from biritch.rules.play import Trick


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A board from the view of ``seat``, dealt ``hand``; ``dummy_hand`` once visible.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> hand = Hand.parse("AKJ75.K82.Q4.J63")
        >>> record = SeatRecord.start(Board.from_number(1), Seat.SOUTH, hand)
        >>> for word in "P P 1S P P P".split():
        ...     record = record.after_call(parse_call(word))
        >>> str(record.contract), record.turn, record.view().legal
        ('1S S', <Seat.WEST: 3>, ())
    """

    board: Board
    seat: Seat
    hand: Hand
    auction: Auction
    dummy_hand: Hand | None = None
    tricks: tuple[Trick, ...] = ()
    log: tuple[Action, ...] = ()
    cards: tuple[Card, ...] = field(default=())

    @classmethod
    def start(cls, board: Board, seat: Seat, hand: Hand) -> SeatRecord:
        """Return the record of *seat*, who was dealt *hand*, before the first call."""
        return cls(board, seat, hand, Auction(board.dealer))

    def after_call(self, call: Call) -> SeatRecord:
        """Return the record after the seat in turn called *call*.

        Raises:
            IllegalCall: It is not allowed there.
        """
        return replace(self, auction=self.auction.add(call), log=(*self.log, call))

    def lay_down_dummy(self, hand: Hand) -> SeatRecord:
        """Return the record after dummy has faced *hand*, all thirteen cards."""
        return replace(self, dummy_hand=hand)

    def after_card(self, card: Card) -> SeatRecord:
        """Return the record after the seat in turn played *card*."""
        turn = self.turn
        assert turn is not None
        trick = self._open or Trick(turn)
        before = self.tricks[:-1] if self._open else self.tricks
        return replace(
            self,
            tricks=(*before, trick.add(card)),
            log=(*self.log, card),
            cards=(*self.cards, card),
        )

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over and the board is not passed out."""
        return self.auction.contract if self.auction.over else None

    @property
    def over(self) -> bool:
        """Whether the board is over: passed out, or all 52 cards played."""
        if not self.auction.over:
            return False
        return self.contract is None or len(self.cards) == 52

    @property
    def turn(self) -> Seat | None:
        """The seat to call, or to play from; ``None`` once it is over."""
        if self.over:
            return None
        contract = self.contract
        if contract is None:
            return self.auction.turn
        if not self.tricks:
            return contract.leader
        last = self.tricks[-1]
        return last.winner(contract.strain) if last.full else last.turn

    @property
    def actor(self) -> Seat | None:
        """The seat that decides: declarer for dummy."""
        contract, turn = self.contract, self.turn
        return contract.declarer if contract and turn == contract.dummy else turn

    @property
    def _open(self) -> Trick | None:
        """The current trick, or ``None``."""
        return self.tricks[-1] if self.tricks and not self.tricks[-1].full else None

    def hand_of(self, seat: Seat) -> Hand | None:
        """Return the remaining cards of *seat*, or ``None`` if hidden."""
        dealt = None
        if seat is self.seat:
            dealt = self.hand
        elif self.contract and seat is self.contract.dummy:
            dealt = self.dummy_hand
        return None if dealt is None else dealt - self._cards_played(seat)

    def _cards_played(self, seat: Seat) -> Hand:
        seated = (pair for trick in self.tricks for pair in trick.cards_by_seat)
        return Hand.of(card for who, card in seated if who is seat)

    def legal(self) -> tuple[Action, ...]:
        """Return the legal actions of this seat, if it is to decide."""
        if self.actor is not self.seat:
            return ()
        if not self.auction.over:
            return self.auction.standing.legal()
        turn = self.turn
        hand = None if turn is None else self.hand_of(turn)
        if turn is None or hand is None:
            return ()
        return tuple((self._open or Trick(turn)).legal(hand))

    def view(self, systems: tuple[str, str] | None = None) -> View:
        """Return the view of this seat for a robot.

        *systems* are those of North-South and East-West, if known.
        """
        contract = self.contract
        return View(
            variant=VARIANT.name,
            tariff=VARIANT.tariff,
            seat=self.seat,
            board=self.board,
            seen=tuple(self.hand_of(seat) for seat in Seat),
            counts=tuple(13 - len(self._cards_played(seat)) for seat in Seat),
            auction=self.auction,
            contract=contract,
            tricks=self.tricks,
            won=0 if contract is None else _tricks_won(self.tricks, contract),
            turn=self.turn,
            actor=self.actor,
            log=self.log,
            legal=self.legal(),
            deal=None,
            dummies=frozenset() if contract is None else frozenset({contract.dummy}),
            widow=Hand() if self.actor is self.seat else None,  # as a game without one has it
            stage="play" if self.auction.over else "auction",
            systems=systems,
        )


def _tricks_won(tricks: tuple[Trick, ...], contract: Contract) -> int:
    """Return the tricks declarer's side has won."""
    full = (trick for trick in tricks if trick.full)
    return sum(trick.winner(contract.strain).side is contract.declarer.side for trick in full)
