"""Preparing the cards: a widow set aside, a trump turned up. These phases are over at once.

Two people with a dummy each (« Règles du Bridge et variante à deux joueurs », "Variante à deux
morts"): of thirteen cards dealt, twelve make a hand and one goes to the widow. Whist: the
dealer turns up a card, which makes the trump. The order of the cards is settled by the deal
itself, so that a log of actions says everything; no player can tell it from the cards in sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import ClassVar

from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.phase import Action, Facts, Stage
from biritch.rules.offence import IllegalPlay, Offence

NOTHING = Offence(22, "there is nothing to play", "no-play")


def shuffle_cards(cards: Iterable[Card], hands: Sequence[Hand]) -> tuple[Card, ...]:
    """Return *cards* in an order that *hands* settle: random, and always the same for a deal.

    Example:
        >>> from biritch.core.deals import Deal
        >>> north, *_ = hands = Deal.random(seed=7).hands
        >>> shuffle_cards(north, hands) == shuffle_cards(reversed(list(north)), hands)
        True
    """
    deal = ",".join(str(hand.bits) for hand in hands)
    return tuple(sorted(cards, key=lambda card: sha256(f"{deal} {card}".encode()).digest()))


@dataclass(frozen=True, slots=True)
class PreparedCards:
    """A phase that was over as it began.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> turn_up_trump(facts).facts.turned
        DJ
    """

    kind: ClassVar[Stage] = "play"
    facts: Facts

    @property
    def over(self) -> bool:
        """Whether it has ended: always.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> turn_up_trump(facts).over
            True
        """
        return True

    @property
    def turn(self) -> Seat:
        """Nobody's; the dealer's, if it must be someone's.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> turn_up_trump(facts).turn
            <Seat.NORTH: 0>
        """
        return self.facts.board.dealer

    actor = turn

    def legal(self) -> tuple[Action, ...]:
        """Nothing is to be done.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> turn_up_trump(facts).legal()
            ()
        """
        return ()

    def objection(self, action: Action) -> Offence:
        """Return that there is nothing to do.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import PASS
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> turn_up_trump(facts).objection(PASS).name
            'no-play'
        """
        del action
        return NOTHING

    def after(self, action: Action) -> PreparedCards:
        """Refuse anything.

        Raises:
            IllegalPlay: Always; there is nothing to do.
        """
        raise IllegalPlay(action, self.objection(action))


def lay_face_down(facts: Facts) -> PreparedCards:
    """Lay the dummies face down, and the widow beside them.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> hands, players = Deal.random(seed=7).hands, (Seat.SOUTH, Seat.WEST)
        >>> facts = Facts(Board.from_number(1), hands, players=players)
        >>> laid = lay_face_down(facts).facts
        >>> len(laid.widow), len(laid.hands[Seat.NORTH])
        (4, 12)
    """
    orders = [shuffle_cards(hand, facts.hands) for hand in facts.hands]
    hands = tuple(Hand.of(order[:12]) for order in orders)
    dummies = frozenset(FOUR) - set(facts.players)
    widow = Hand.of(order[12] for order in orders)
    return PreparedCards(replace(facts, hands=hands, named=dummies, widow=widow))


def six_over_six(facts: Facts) -> PreparedCards:
    """Lay each dummy as six cards face up, each upon one that lies face down.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> hands, players = Deal.random(seed=7).hands, (Seat.SOUTH, Seat.WEST)
        >>> facts = Facts(Board.from_number(1), hands, players=players)
        >>> prepared = six_over_six(facts).facts
        >>> len(prepared.face_up_cards(Seat.NORTH)), len(prepared.hands[Seat.NORTH])
        (6, 12)
    """
    set_aside = lay_face_down(facts).facts
    assert set_aside.named is not None
    covered = tuple(
        pair
        for seat in sorted(set_aside.named)
        for order in [shuffle_cards(set_aside.hands[seat], facts.hands)]
        for pair in zip(order[:6], order[6:], strict=True)
    )
    exposed = set_aside.exposed | set_aside.named
    return PreparedCards(replace(set_aside, covered=covered, exposed=exposed))


def _turn_card_up(facts: Facts) -> Facts:
    """Return *facts* with the dealer's last card turned up, its suit trumps."""
    dealer = facts.board.dealer
    last = shuffle_cards(facts.hands[dealer], facts.hands)[0]
    contract = Contract(Strain(last.suit), dealer)
    return replace(facts, turned=last, contract=contract)


def turn_up_trump(facts: Facts) -> PreparedCards:
    """Turn up the trump; nobody is dummy.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> turn_up_trump(facts).facts.contract
        Contract.parse('0D', Seat.NORTH)
    """
    return PreparedCards(replace(_turn_card_up(facts), named=frozenset()))


def turn_up_trump_with_dummy(facts: Facts) -> PreparedCards:
    """Turn up the trump; North is dummy from the beginning, and South plays both hands.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> turn_up_trump_with_dummy(facts).facts.dummies
        frozenset({<Seat.NORTH: 0>})
    """
    dummy = frozenset({Seat.NORTH})
    return PreparedCards(
        replace(_turn_card_up(facts), named=dummy, exposed=facts.exposed | dummy)
    )
