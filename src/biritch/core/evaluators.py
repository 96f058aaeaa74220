"""Ways of valuing a hand, each with its source: controls, quick tricks, Zar, Banzai points.

Each is a function of a hand; :data:`EVALUATORS` has them by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from biritch.core.cards import Suit
from biritch.core.hands import Hand


def _worth(hand: Hand, *values: int) -> int:
    by_rank = dict(zip((14, 13, 12, 11, 10), values, strict=False))
    return sum(by_rank.get(card.rank, 0) for card in hand)


def controls(hand: Hand) -> int:
    """Return the controls: ace 2, king 1 (the Blue Team's Club).

    Example:
        >>> controls(Hand("AKQ.K92.A32.8765"))
        6
    """
    return _worth(hand, 2, 1)


def banzai_points(hand: Hand) -> int:
    """Return Banzai points: ace 5, king 4, queen 3, jack 2, ten 1 (D. Jackson, R. Klinger).

    Example:
        >>> banzai_points(Hand("AKQJT..."))
        15
    """
    return _worth(hand, 5, 4, 3, 2, 1)


def quick_tricks(hand: Hand) -> float:
    """Return quick tricks: AK 2, AQ 1½, A or KQ 1, Kx ½ (E. Culbertson, *Blue Book*, 1930).

    Example:
        >>> quick_tricks(Hand("AK2.AQ3.KQ4.K765")), quick_tricks(Hand("K..."))
        (5.0, 0.0)
    """
    total = 0.0
    for suit in Suit:
        held = hand.ranks(suit)
        if held[:2] == "AK":
            total += 2
        elif held[:2] == "AQ":
            total += 1.5
        elif held[:1] == "A" or held[:2] == "KQ":
            total += 1
        elif held[:1] == "K" and len(held) > 1:
            total += 0.5
    return total


def zar_points(hand: Hand) -> int:
    """Return Zar points: HCP, controls, and three lengths (Z. Petkov, *Zar Points*, 2003).

    The lengths are the sum of the two longest suits, and the longest less the shortest.

    Example:
        >>> zar_points(Hand("AQJ92.K9843.A3.2"))
        33
    """
    first, second, _, last = hand.shape
    return hand.hcp + controls(hand) + first + second + first - last


def rule_of_twenty(hand: Hand) -> int:
    """Return HCP and the two longest suits; 20 opens (M. Bergen, *Points Schmoints*, 1995).

    Example:
        >>> rule_of_twenty(Hand("AQJ92.K9843.A3.2"))
        24
    """
    return hand.hcp + hand.shape[0] + hand.shape[1]


EVALUATORS: Mapping[str, Callable[[Hand], float]] = MappingProxyType(
    {
        "hcp": lambda hand: hand.hcp,
        "controls": controls,
        "banzai": banzai_points,
        "quick-tricks": quick_tricks,
        "zar": zar_points,
        "rule-of-20": rule_of_twenty,
    }
)
"""Every evaluator by its name."""
