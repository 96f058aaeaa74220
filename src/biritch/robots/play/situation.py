"""A card to play as the player sees it: hand, trick and contract."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from biritch.bidding.agreement.carding import Carding
from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, next_of
from biritch.games.view import View
from biritch.robots.play.shown_suits import ShownSuits, named_suits, suits_shown_by
from biritch.robots.sampling.known_cards import KnownCards
from biritch.rules.play import Trick

USUAL = Carding()
"""What cards tell where nothing was agreed on."""


@dataclass(frozen=True, slots=True)
class CardSituation:
    """Everything that the rules of thumb use to choose a card.

    ``hand`` is the one to play from; ``partner`` the cards opposite if they are seen; ``dummy``
    dummy's cards once visible; ``behind`` the cards of the seats still to play, ``None`` for
    each hidden one; ``out`` all the cards in hidden hands; ``carding`` the partnership's
    agreements on leads and signals; ``shown`` the suits each seat has shown in the auction.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> at = CardSituation.of(game.view(game.actor))
        >>> at.seat, at.place, at.declaring
        (<Seat.EAST: 1>, 0, False)
    """

    view: View
    seat: Seat
    hand: Hand
    strain: Strain
    trick: Trick
    out: Hand
    declaring: bool
    carding: Carding
    shown: ShownSuits

    @classmethod
    def of(
        cls, view: View, carding: Carding = USUAL, shown: ShownSuits | None = None
    ) -> CardSituation:
        """Return the situation in *view*, in which a card is to be played.

        Without *shown* (no system known), the suits shown are those bid by name.
        """
        seat, contract = view.turn, view.contract
        assert seat is not None
        assert contract is not None
        hand = view.seen[seat]
        assert hand is not None
        return cls(
            view=view,
            seat=seat,
            hand=hand,
            strain=contract.strain,
            trick=under_way(view),
            out=KnownCards.of(view).pool,
            declaring=seat.side == contract.declarer.side and _two_hands(view, seat),
            carding=carding,
            shown=named_suits(view) if shown is None else shown,
        )

    def suits_shown(self, turns: Collection[int]) -> frozenset[Suit]:
        """Return the suits shown by the seats *turns* places after this one."""
        return suits_shown_by(self.shown, [self.seat.after(turn) for turn in turns])

    @property
    def partner(self) -> Hand | None:
        """The cards opposite, if they are seen."""
        return self.view.seen[self.seat.partner]

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return self.strain.suit

    @property
    def place(self) -> int:
        """The number of cards already played to this trick."""
        return len(self.trick.cards)

    @property
    def behind(self) -> tuple[Hand | None, ...]:
        """The cards of the seats that play after this one, where seen."""
        return tuple(self.view.seen[seat] for seat in self._to_come)

    @property
    def _to_come(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        seats = self.trick.seats
        turns = range(1, len(seats) - self.place)
        return tuple(next_of(seats, self.seat, turn) for turn in turns)

    @property
    def partner_winning(self) -> bool:
        """Whether partner's card is winning so far."""
        return self.place > 1 and self.trick.winner(self.strain) == self.seat.partner

    def beats(self, card: Card) -> bool:
        """Return whether *card* would be winning so far."""
        return self.trick.add(card).winner(self.strain) == self.seat

    def sure(self, card: Card) -> bool:
        """Return whether no later card of this trick can beat *card*."""
        return self.beats(card) and not any(
            self.trick.add(card).add(other).winner(self.strain) != self.seat
            for other in self._one_by_one(card)
        )

    def _one_by_one(self, card: Card) -> Iterator[Card]:
        """Yield every card that another seat may still play to this trick after *card*."""
        for seat in self._to_come:
            yield from self._may_come(seat, card)

    def _may_come(self, seat: Seat, card: Card) -> Hand:
        # What partner plays wins for the same side.
        if seat == self.seat.partner:
            return Hand()
        held = self.view.seen[seat]
        cards = self.out if held is None else held
        led = (self.trick.cards or (card,))[0].suit
        # A hand that lies face up has to follow suit; a hidden one may hold anything.
        if held is not None and held.length(led):
            return held.holding(led)
        return cards

    def equals(self, card: Card) -> tuple[Card, ...]:
        """Return the equivalent cards of the same hand, lowest first.

        Two cards are equivalent if every rank between them is in this hand or was played to an
        earlier trick.

        Example:
            >>> import biritch as bw
            >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
            >>> at = CardSituation.of(game.view(game.actor))
            >>> at.hand
            Hand.parse('K9.A85.A96.AQ982')
            >>> [str(card) for card in at.equals(bw.Card.parse("C9"))]
            ['C8', 'C9']
        """
        here = list(reversed(tuple(self.hand.holding(card.suit))))
        group: list[Card] = []
        for other in here:
            if group and self._are_parted(group[-1], other):
                if card in group:
                    break
                group = []
            group.append(other)
        return tuple(group)

    def _are_parted(self, low: Card, high: Card) -> bool:
        alive = [hand for hand in self.view.seen if hand is not None]
        between = [DECK[place] for place in range(low + 1, high)]
        return any(
            card in self.out or card in self.trick.cards or any(card in hand for hand in alive)
            for card in between
        )


def _two_hands(view: View, seat: Seat) -> bool:
    """Return whether the hand opposite *seat* is seen or empty, as for declarer."""
    return view.seen[seat.partner] is not None


def under_way(view: View) -> Trick:
    """Return the current trick, empty before its lead.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> game = game.after(bw.Card.parse("SK"))
        >>> under_way(game.view(game.actor))
        <Trick E: SK>
    """
    assert view.turn is not None
    last = view.trick
    if last is not None and not last.full:
        return last
    return Trick(view.turn, seats=last.seats if last else _playing(view))


def _playing(view: View) -> tuple[Seat, ...]:
    """Return the seats that hold cards: four, or two in the games for two."""
    return tuple(seat for seat in Seat if view.counts[seat])
