"""The usual false cards: cards that cost nothing and leave the other side a guess.

Each entry of :data:`FALSE_CARDS` knows one situation, and how often the card is played there.
Whether it is played this time hangs on the other cards of the hand, which nobody else sees, so
that over many boards the mix is fair and one board can be played again alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

from biritch.core.cards import Card, Suit
from biritch.robots.play.situation import CardSituation

_NINE, _TEN, _JACK, _QUEEN, _KING, _ACE = 9, 10, 11, 12, 13, 14

Finder: TypeAlias = Callable[[CardSituation, tuple[int, ...]], int | None]
"""Finds the rank of the card to play in a situation from the ranks held of the suit led."""


@dataclass(frozen=True, slots=True)
class FalseCard:
    """One false card: ``find`` its rank where it fits; it is played once in ``every`` hands.

    With ``every`` negative it is left out once in that many hands.
    """

    find: Finder
    every: int

    def is_due(self, at: CardSituation, suit: Suit) -> bool:
        """Whether it is played this time, by the cards of the hand in other suits."""
        others = sum(card.rank for card in at.hand if card.suit != suit)
        turn = others % abs(self.every) == 0
        return turn if self.every > 0 else not turn


def false_card(at: CardSituation, cards: Collection[Card]) -> Card | None:
    """Return the card of *cards*, all worth the same, that deceives; ``None`` if none does.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> false_card(CardSituation.of(view), view.legal) is None  # a lead
        True
    """
    if not at.place or len(cards) < 2:
        return None
    led = at.trick.cards[0].suit
    ranks = tuple(card.rank for card in at.hand.holding(led))
    for entry in FALSE_CARDS:
        rank = entry.find(at, ranks)
        if rank is not None and entry.is_due(at, led):
            card = Card.of(led, rank)
            if card in cards:
                return card
    return None


def _falls_under_honour(at: CardSituation) -> bool:
    """Whether a defender plays under the ace or king of declarer's side, who led the suit."""
    contract = at.view.contract
    if at.declaring or contract is None or at.trump == at.trick.cards[0].suit:
        return False
    winner = at.trick.winner(at.strain)
    best = dict(at.trick.cards_by_seat)[winner]
    theirs = {contract.declarer.side} == {winner.side, at.trick.leader.side}
    return theirs and at.seat.side is not contract.declarer.side and best.rank >= _KING


def _queen_from_queen_jack(at: CardSituation, ranks: tuple[int, ...]) -> int | None:
    """The queen from QJx looks as if it were alone: the ten is finessed, and loses."""
    fits = len(ranks) == 3 and ranks[:2] == (_QUEEN, _JACK) and ranks[2] < _TEN
    return _QUEEN if fits and _falls_under_honour(at) else None


def _nine_from_jack_nine(at: CardSituation, ranks: tuple[int, ...]) -> int | None:
    """The nine from J9x looks like 109 or a single card: the jack is looked for elsewhere."""
    fits = len(ranks) == 3 and ranks[:2] == (_JACK, _NINE)
    return _NINE if fits and _falls_under_honour(at) else None


def _higher_of_declarer(at: CardSituation, ranks: tuple[int, ...]) -> int | None:
    """The king from KQ, or from AKx, hides from a defender who led what is left.

    Won with the queen, the leader knows where the king is: his partner would have played it.
    """
    contract = at.view.contract
    if not at.declaring or contract is None or at.seat is not contract.declarer:
        return None
    led, full = at.trick.cards[0], at.place == len(at.trick.seats) - 1
    if at.trick.leader.side is contract.declarer.side or not full or led.rank >= _QUEEN:
        return None
    return _KING if ranks[:2] in {(_KING, _QUEEN), (_ACE, _KING)} else None


FALSE_CARDS = (
    FalseCard(_queen_from_queen_jack, every=3),
    FalseCard(_nine_from_jack_nine, every=2),
    FalseCard(_higher_of_declarer, every=-4),
)
"""All of them; the first that is due is played."""
