"""The usual false cards, which cost nothing and deceive the other side.

Each entry of :data:`FALSE_CARDS` is one situation with the frequency of the false card. The
other cards of the hand, which nobody else sees, decide whether it is played this time; so the
mix is right over many boards, and one board is reproducible. Readers of a defender's card
assume the same mix (:func:`chance_of_false_card`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from biritch.core.cards import Card, Suit
from biritch.robots.play.situation import CardSituation

_NINE, _TEN, _JACK, _QUEEN, _KING, _ACE = 9, 10, 11, 12, 13, 14

Ranks: TypeAlias = tuple[int, ...]
"""The ranks held of the suit led, highest first."""
Finder: TypeAlias = Callable[[CardSituation, Ranks], int | None]
"""Finds the rank of the card to play in a situation from the ranks held of the suit led."""


@dataclass(frozen=True, slots=True)
class FalseCard:
    """A false card: ``find`` returns its rank; it is played once in ``every`` hands.

    With a negative ``every`` it is omitted once in that many hands.
    """

    find: Finder
    every: int

    def is_due(self, at: CardSituation, suit: Suit) -> bool:
        """Return whether it is played this time, by the hand's cards in other suits."""
        others = sum(card.rank for card in at.hand if card.suit != suit)
        turn = others % abs(self.every) == 0
        return turn if self.every > 0 else not turn


@dataclass(frozen=True, slots=True)
class FallingCard:
    """A defender's false card under an ace or king: ``rank`` from holdings that fit.

    ``top`` are the top ranks held, with ``small`` cards lower than ``below``.
    """

    rank: int
    top: Ranks
    small: int
    below: int
    every: int

    def fits(self, ranks: Sequence[int]) -> bool:
        """Return whether the *ranks* held, highest first, are such a holding."""
        count = len(self.top)
        rest = ranks[count:]
        return (
            tuple(ranks[:count]) == self.top
            and len(rest) == self.small
            and all(rank < self.below for rank in rest)
        )

    def find(self, at: CardSituation, ranks: Ranks) -> int | None:
        """Return its rank if the situation fits, or ``None``."""
        return self.rank if self.fits(ranks) and _falls_under_honour(at) else None


FALLING_CARDS = (
    # It looks as if the queen were alone: the ten is finessed, and loses to the jack.
    FallingCard(_QUEEN, (_QUEEN, _JACK), small=1, below=_TEN, every=3),
    # The nine looks like ten and nine or a single card: the jack is looked for elsewhere.
    FallingCard(_NINE, (_JACK, _NINE), small=1, below=_NINE, every=2),
    # The jack looks like a single card, or queen and jack: the ten is finessed elsewhere.
    FallingCard(_JACK, (_JACK, _TEN), small=1, below=_NINE, every=2),
    # From four the ten looks short: declarer keeps his tenace over the wrong hand.
    FallingCard(_TEN, (_TEN, _NINE), small=2, below=_NINE, every=2),
)
"""What defenders play under an ace or king that declarer's side led."""


def chance_of_false_card(ranks: Sequence[int], rank: int) -> float | None:
    """Return how often *rank* is a false card from *ranks*; ``None`` if never.

    Example:
        >>> chance_of_false_card((11, 9, 4), 9), chance_of_false_card((11, 9, 4), 11)
        (0.5, None)
    """
    return next(
        (1 / card.every for card in FALLING_CARDS if card.rank == rank and card.fits(ranks)),
        None,
    )


def false_card(at: CardSituation, cards: Collection[Card]) -> Card | None:
    """Return the deceptive card among the equivalent *cards*, or ``None``.

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


def is_false_card(at: CardSituation, card: Card) -> bool:
    """Return whether *card* is one of the usual false cards here, due or not.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> is_false_card(CardSituation.of(view), view.legal[0])  # a lead
        False
    """
    if not at.place or card.suit != at.trick.cards[0].suit:
        return False
    ranks = tuple(other.rank for other in at.hand.holding(card.suit))
    return any(entry.find(at, ranks) == card.rank for entry in FALSE_CARDS)


def _falls_under_honour(at: CardSituation) -> bool:
    """Return whether a defender plays under an ace or king that declarer's side led."""
    contract = at.view.contract
    if at.declaring or contract is None:
        return False
    winner = at.trick.winner(at.strain)
    best = dict(at.trick.cards_by_seat)[winner]
    theirs = {contract.declarer.side} == {winner.side, at.trick.leader.side}
    return theirs and at.seat.side is not contract.declarer.side and best.rank >= _KING


def _higher_of_declarer(at: CardSituation, ranks: Ranks) -> int | None:
    """Return the rank of declarer's deceptive winner: the king of KQ or AK, the queen of QJ.

    If declarer wins with the lower one, the leader knows who holds the higher one: partner
    would have played it.
    """
    contract = at.view.contract
    if not at.declaring or contract is None or at.seat is not contract.declarer:
        return None
    led, full = at.trick.cards[0], at.place == len(at.trick.seats) - 1
    if at.trick.leader.side is contract.declarer.side or not full or led.rank >= _QUEEN:
        return None
    if ranks[:2] == (_QUEEN, _JACK):
        return _QUEEN
    return _KING if ranks[:2] in {(_KING, _QUEEN), (_ACE, _KING)} else None


def _second_lowest_of_declarer(at: CardSituation, ranks: Ranks) -> int | None:
    """Return declarer's second lowest small card, which hides the lowest from the defenders.

    The leader then does not know whether partner's card was the lowest.
    """
    contract = at.view.contract
    if not at.declaring or contract is None or at.seat is not contract.declarer:
        return None
    small = sorted(rank for rank in ranks if rank < _TEN)
    defended = at.trick.leader.side is not contract.declarer.side
    return small[1] if defended and len(small) > 1 else None


FALSE_CARDS = (
    *(FalseCard(card.find, card.every) for card in FALLING_CARDS),
    FalseCard(_higher_of_declarer, every=-4),
    FalseCard(_second_lowest_of_declarer, every=2),
)
"""All of them; the first that is due is played."""
