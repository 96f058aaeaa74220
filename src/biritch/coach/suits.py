"""One suit as the player to act sees it: winners, missing honours, possible tricks."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.robots.play.situation import CardSituation

JACK, TEN = 11, 10


@dataclass(frozen=True, slots=True)
class SuitReading:
    """The cards of a suit: in the hand to play, in the hand opposite if seen, and hidden.

    ``out`` are the hidden cards, with the opponents or, for a defender, with partner and
    declarer.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> at = CardSituation.of(game.view(game.actor))
        >>> SuitReading.of(at, Suit.CLUBS).length
        5
    """

    suit: Suit
    mine: tuple[int, ...]
    opposite: tuple[int, ...]
    out: tuple[int, ...]
    table: tuple[int, ...]

    @classmethod
    def of(cls, at: CardSituation, suit: Suit) -> SuitReading:
        """Return *suit* as seen in *at*; for dummy's partner, dummy is opposite."""
        opposite = at.partner if at.declaring and at.partner is not None else Hand()
        others = [
            hand
            for seat, hand in enumerate(at.view.seen)
            if hand is not None and seat not in (at.seat, at.seat.partner)
        ]
        theirs = _ranks(at.out, suit) + tuple(
            rank for hand in others for rank in _ranks(hand, suit)
        )
        table = tuple(card.rank for card in at.trick.cards if card.suit == suit)
        return cls(suit, _ranks(at.hand, suit), _ranks(opposite, suit), theirs, table)

    @property
    def length(self) -> int:
        """The number of cards in the hand to play."""
        return len(self.mine)

    @property
    def ours(self) -> tuple[int, ...]:
        """The ranks of both hands, in descending order."""
        return tuple(sorted((*self.mine, *self.opposite), reverse=True))

    @property
    def top_out(self) -> int:
        """The highest hidden card, 0 without one."""
        return max(self.out, default=0)

    @property
    def winners(self) -> int:
        """The number of tricks that can be cashed at once."""
        sure = sum(rank > self.top_out for rank in self.ours)
        return min(sure, max(len(self.mine), len(self.opposite)))

    @property
    def most(self) -> int:
        """The most tricks of the suit: the length of the longer hand."""
        return max(len(self.mine), len(self.opposite))

    @property
    def driven_tricks(self) -> int:
        """The tricks of touching cards after the higher ones are driven out."""
        best = 0
        for above in range(1, len(self.out) + 1):
            ranks = sorted(self.out, reverse=True)
            bound = ranks[above] if above < len(ranks) else 0
            # Each card driven out takes a round of the longer hand.
            best = max(best, min(sum(rank > bound for rank in self.ours), self.most) - above)
            if above == 2:
                break
        return best - self.winners if best > self.winners else 0

    @property
    def long_tricks(self) -> int:
        """The small cards that become tricks on the most even break."""
        rounds = (len(self.out) + 1) // 2
        return max(0, self.most - max(rounds, self.winners))

    @property
    def tenace(self) -> int:
        """The honour that a finesse may win with, 0 without one."""
        for held in (self.opposite, self.mine):
            for rank in held:
                above = [other for other in self.out if other > rank]
                if (
                    rank >= TEN
                    and above
                    and self._can_be_led_to(held)
                    and self._one_missing(rank, held)
                ):
                    return rank
        return 0

    def _can_be_led_to(self, held: tuple[int, ...]) -> bool:
        return bool(self.mine if held is self.opposite else self.opposite)

    def _one_missing(self, rank: int, held: tuple[int, ...]) -> bool:
        """Return whether one or two cards above *rank* are missing, with a card to lead."""
        above = sum(other > rank for other in self.out)
        return len(held) > 1 and (above == 1 or (above == 2 and rank >= TEN))

    @property
    def missing_honour(self) -> int:
        """The lowest missing card above the finessing honour, 0 without one."""
        return (
            min((rank for rank in self.out if rank > self.tenace), default=0)
            if self.tenace
            else 0
        )

    def master(self, rank: int) -> bool:
        """Return whether no hidden card is higher."""
        return rank > self.top_out


def readings(at: CardSituation) -> dict[Suit, SuitReading]:
    """Return every suit as the player to act sees it.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> suits = readings(CardSituation.of(game.view(game.actor)))
        >>> {str(suit): reading.winners for suit, reading in suits.items()}
        {'C': 1, 'D': 1, 'H': 1, 'S': 0}
    """
    return {suit: SuitReading.of(at, suit) for suit in Suit}


def _ranks(cards: Hand, suit: Suit) -> tuple[int, ...]:
    return tuple(card.rank for card in cards.holding(suit))


def card_of(suit: Suit, rank: int) -> Card:
    """Return the card of *suit* with *rank*.

    Example:
        >>> str(card_of(Suit.HEARTS, 12))
        'HQ'
    """
    return Card.of(suit, rank)
