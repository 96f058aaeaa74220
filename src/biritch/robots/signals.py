"""Signals: what a defender tells partner with a small card that costs nothing.

Direct attitude on partner's lead (a high card likes the suit), direct count on a suit
declarer's side leads (high first with an even number). Only a card that cannot win, and
that came out as good as the lowest, is ever spent on a signal.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.core.cards import Card
from biritch.robots.situation import Situation

_HIGHEST = 9
"""The highest rank spent on a signal."""
_QUEEN = 12


def signal(at: Situation, cards: Sequence[Card]) -> Card | None:
    """Return the card of *cards* that signals in following suit, or ``None`` if none can."""
    led = at.trick.cards[0].suit
    spare = sorted(
        card
        for card in cards
        if card.suit == led and card.rank <= _HIGHEST and not at.beats(card)
    )
    if at.declaring or led == at.trump or len(spare) < 2 or min(cards) != spare[0]:
        return None
    return spare[-1] if _high(at) else spare[0]


def _high(at: Situation) -> bool:
    """Whether a high card is due: the suit is liked, or held in even number."""
    held = [card.rank for card in at.hand.holding(at.trick.cards[0].suit)]
    if at.trick.leader == at.seat.partner:
        return held[0] >= _QUEEN
    return len(held) % 2 == 0 and not _seen_before(at)


def _seen_before(at: Situation) -> bool:
    """Whether the suit was led before, so that its count is already given."""
    led = at.trick.cards[0].suit
    return any(trick.cards[0].suit == led for trick in at.view.tricks[:-1])
