"""What a seat can infer with certainty: who holds which card, and who cannot."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.cards import Suit
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.games.view import View

_SUIT = (1 << 13) - 1


@dataclass(frozen=True, slots=True)
class KnownCards:
    """What everybody with this view can infer with certainty.

    ``played[s]`` are the cards *s* has played, ``held[s]`` the visible ones it still holds,
    ``needs[s]`` how many hidden cards it holds, ``barred[s]`` the cards it cannot hold because
    it did not follow suit; ``pool`` are the hidden cards, all in the hands of the ``hidden``
    seats once the play has begun. A dummy with cards under others is partly hidden.

    Example:
        >>> import biritch as bw
        >>> known = KnownCards.of(bw.game().view(bw.Seat.NORTH))
        >>> len(known.pool), known.needs, known.hidden
        (39, (0, 13, 13, 13), (<Seat.EAST: 1>, <Seat.SOUTH: 2>, <Seat.WEST: 3>))
    """

    played: tuple[Hand, ...]
    held: tuple[Hand, ...]
    needs: tuple[int, ...]
    barred: tuple[Hand, ...]
    pool: Hand
    hidden: tuple[Seat, ...]

    @classmethod
    def of(cls, view: View) -> KnownCards:
        """Return what *view* shows: visible and played cards, voids shown (Law 44C)."""
        played, barred = _history(view)
        held = tuple(hand or Hand() for hand in view.seen)
        gone = Hand.of(card for trick in view.drawn for card in trick.cards)
        shown = sum(played) | sum(hand.bits for hand in held) | gone.bits
        if view.widow:
            shown |= view.widow.bits
        needs = tuple(view.counts[seat] - len(held[seat]) for seat in Seat)
        return cls(
            played=tuple(map(Hand, played)),
            held=held,
            needs=needs,
            barred=tuple(map(Hand, barred)),
            pool=FULL_PACK - Hand(shown),
            hidden=tuple(seat for seat in Seat if needs[seat]),
        )

    def room(self, seat: Seat, suit: Suit) -> int:
        """Return how many pool cards of *suit* the hidden *seat* may still hold."""
        if self.barred[seat].length(suit):
            return 0
        return min(self.needs[seat], self.pool.length(suit))


def _history(view: View) -> tuple[list[int], list[int]]:
    played, barred = [0] * 4, [0] * 4
    for trick in view.tricks:
        led = trick.cards[0].suit
        for seat, card in trick.cards_by_seat:
            played[seat] |= 1 << card
            # A dummy whose cards lie six over six may hold the suit face down (honeymoon).
            if card.suit != led and seat not in view.dummies:
                barred[seat] |= _SUIT << 13 * led
    return played, barred
