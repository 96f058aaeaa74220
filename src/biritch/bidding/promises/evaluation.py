"""Hand evaluation: points for length and shortness, stoppers, playing tricks.

H (HCP): ace 4, king 3, queen 2, jack 1. L: one for every card from the fifth of a suit. D,
once there is a fit: void 3, singleton 2, doubleton 1 outside trumps. HL and HLD are their
sums (*Standard d'Enseignement Français*, Fédération française de bridge, 2018, pages 1-14, as
tabulated in *Hebdobridge* 85, cbwsl.be).
"""

from __future__ import annotations

from biritch.bidding.promises.hand_ranges import Lengths
from biritch.core.cards import Suit
from biritch.core.hands import Hand

_SHORT = (3, 2, 1)


def length_points(lengths: Lengths) -> int:
    """Return L points: one for every card of a suit beyond the fourth.

    Example:
        >>> length_points((6, 1, 1, 5))
        3
    """
    return sum(length - 4 for length in lengths if length > 4)


def fit_points(lengths: Lengths, trump: Suit, ninth: int = 0) -> int:
    """Return support points for *trump*: L outside trumps, D, and *ninth* for a fourth trump.

    Example:
        >>> fit_points((1, 4, 4, 4), Suit.SPADES)
        2
    """
    side = [held for suit, held in enumerate(lengths) if suit != trump]
    short = sum(_SHORT[held] for held in side if held < 3) if lengths[trump] >= 3 else 0
    return sum(held - 4 for held in side if held > 4) + short + ninth * (lengths[trump] >= 4)


def stops(hand: Hand, suit: Suit) -> bool:
    """Return whether *hand* has a stopper in *suit*: A, Kx, Qxx or Jxxx.

    Example:
        >>> stops(Hand.parse("AKJ75.K82.Q4.J63"), Suit.DIAMONDS)
        False
    """
    ranks = hand.ranks(suit)
    return any(honour in ranks[:1] and len(ranks) > more for more, honour in enumerate("AKQJ"))


def honours(hand: Hand, suit: Suit, top: int) -> int:
    """Return how many of the *top* highest ranks of *suit* the hand holds.

    Example:
        >>> honours(Hand.parse("AKJ75.K82.Q4.J63"), Suit.SPADES, 3)
        2
    """
    return (hand.bits >> 13 * suit + 13 - top & (1 << top) - 1).bit_count()


def count_rank(hand: Hand, rank: int) -> int:
    """Return how many cards of *rank* (14 is the ace) the hand holds.

    Example:
        >>> count_rank(Hand.parse("AKJ75.K82.Q4.J63"), 13)
        2
    """
    return sum(hand.bits >> 13 * suit + rank - 2 & 1 for suit in Suit)


def playing_tricks(hand: Hand) -> float:
    """Return the playing tricks of *hand*: top honours, and length beyond the third card.

    A 1, AK 2, AQ and KQ 1½, Kx ½; every card from the fourth of a suit headed by an
    honour 1 (French "levées de jeu").

    Example:
        >>> playing_tricks(Hand.parse("AKQ75.82.64.J63"))
        5.0
    """
    return sum(_suit_tricks(hand, suit) for suit in Suit)


_TOPS = {7: 3.0, 6: 2.0, 5: 1.5, 4: 1.0, 3: 1.5, 2: 0.5, 1: 0.0, 0: 0.0}
"""Tricks of the first three cards, by which of A (4), K (2), Q (1) they hold."""


def _suit_tricks(hand: Hand, suit: Suit) -> float:
    held = hand.length(suit)
    tops = hand.bits >> 13 * suit + 10 & 7
    first = min(_TOPS[tops] if held > 1 else float(tops >> 2), held)
    return first + max(0, held - 3) * (1.0 if held >= 5 or tops >= 4 else 0.5)
