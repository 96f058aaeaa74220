"""Inferences on hidden hands: points and lengths, from calls and cards, with odds.

They are computed from sampled deals consistent with what a seat knows, as for robots; the
hidden cards themselves are never used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import World

_TAIL = 0.1
"""The part of the deals left out at each end of a range."""


@dataclass(frozen=True, slots=True)
class LikelyRange:
    """The likely range of a number: ``usual`` is the mode, ``low`` to ``high`` 80 %.

    Example:
        >>> LikelyRange.of([4, 5, 5, 5, 6, 5, 5, 4, 5, 9])
        LikelyRange(low=4, usual=5, high=6)
    """

    low: int
    usual: int
    high: int

    @classmethod
    def of(cls, numbers: Iterable[int]) -> LikelyRange:
        """Return the range of *numbers*, one for each deal; at least one."""
        ordered = sorted(numbers)
        cut = int(_TAIL * len(ordered))
        usual = max(Counter(ordered).items(), key=lambda item: (item[1], -item[0]))[0]
        return cls(ordered[cut], usual, ordered[-1 - cut])


@dataclass(frozen=True, slots=True)
class HiddenHand:
    """What is known of one hidden hand, as it was dealt.

    ``lengths`` are by suit, clubs first; ``honours`` are the probabilities of each missing ace,
    king and queen.
    """

    seat: Seat
    points: LikelyRange
    lengths: tuple[LikelyRange, ...]
    honours: dict[Card, float]


def hidden_hands(view: View, worlds: Sequence[World]) -> tuple[HiddenHand, ...]:
    """Return what *worlds*, sampled from *view*, show of each hidden hand.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> dealt = worlds(view, HandEvidence(), random.Random(1), 100)
        >>> [str(hand.seat) for hand in hidden_hands(view, dealt)]
        ['E', 'S', 'W']
    """
    known = KnownCards.of(view)
    return tuple(
        _hand(seat, known, [world.dealt[seat] for world in worlds]) for seat in known.hidden
    )


def _hand(seat: Seat, known: KnownCards, hands: Sequence[Hand]) -> HiddenHand:
    return HiddenHand(
        seat=seat,
        points=LikelyRange.of(hand.hcp for hand in hands),
        lengths=tuple(LikelyRange.of(hand.length(suit) for hand in hands) for suit in Suit),
        honours={
            card: sum(card in hand for hand in hands) / len(hands)
            for card in known.pool
            if card.rank >= 12
        },
    )
