"""Honeymoon bridge, drawing phase: which card to part with.

These tricks do not count and the cards to draw are unknown, so only the discards matter: never
a present or future winner. All played cards are remembered.
"""

from __future__ import annotations

from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.robots.sampling.known_cards import KnownCards


def cheapest_card(view: View) -> Decision:
    """Return the card that the hand needs least."""
    assert view.seat is not None
    hand = view.seen[view.seat]
    assert hand is not None
    out = KnownCards.of(view).pool
    cards = [card for card in view.legal if isinstance(card, Card)]
    least = min(cards, key=lambda card: (card_value(card, hand, out), card.rank, card))
    return Decision(least, Phrase.of("robot-keeps"))


def card_value(card: Card, hand: Hand, out: Hand) -> float:
    """Return the value of *card* in *hand*, with the cards *out* elsewhere.

    An unbeatable card counts 1, one that a single card beats ½, and so on; a card in a long
    suit counts for each card beyond the fourth.

    Example:
        >>> hand, out = Hand.parse("AK32.2.AQ.KJ5432"), Hand.parse("QJ.AK.KJ.AQ")
        >>> [round(card_value(Card.parse(card), hand, out), 2) for card in ("SA", "S2", "H2")]
        [1.1, 0.43, 0.33]
    """
    above = sum(other > card for other in out.holding(card.suit))
    length = hand.length(card.suit)
    # Of cards as high a singleton goes first, then one of a suit of four or fewer.
    return 1 / (1 + above) + max(0, length - 4) * 0.15 + (0.1 if length > 1 else 0)
