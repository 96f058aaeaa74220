"""Tricks: following suit and winning, Laws 41 to 45 (2017)."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.cards import Card, Strain
from biritch.core.deprecation import Renamed
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat, next_of
from biritch.rules.offence import Offence

NOT_HELD = Offence(44, "card not held", "card-not-held", "", "not-of-this-hand")
REVOKE = Offence(
    44,
    "revoke: a card of the suit led is held",
    "revoke",
    "C",
    "follow-suit",
    (("suit", "H"), ("whose", "hand")),
)
"""Its blanks are the suit led, and whose hand holds it: one's own, or dummy's."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A leader and one card from each of those who play, in order.

    ``seats`` are those who play, clockwise: all four, or two in the games for two.

    Example:
        >>> trick = Trick(Seat.WEST)
        >>> for text in ("H7", "HA", "H2", "S2"):
        ...     trick = trick.add(Card.parse(text))
        >>> trick.winner(Strain.NOTRUMP), trick.winner(Strain.SPADES)
        (<Seat.NORTH: 0>, <Seat.SOUTH: 2>)
        >>> trick
        <Trick W: H7 HA H2 S2>
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = FOUR

    @property
    def turn(self) -> Seat:
        """Whose card it is.

        Example:
            >>> Trick(Seat.WEST, (Card.parse("H7"),)).turn
            <Seat.NORTH: 0>
        """
        return next_of(self.seats, self.leader, len(self.cards))

    @property
    def full(self) -> bool:
        """Whether everyone has played to it.

        Example:
            >>> Trick(Seat.WEST, (Card.parse("H7"),)).full
            False
        """
        return len(self.cards) == len(self.seats)

    @property
    def cards_by_seat(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card with the seat that played it.

        Example:
            >>> Trick(Seat.WEST, (Card.parse("H7"),)).cards_by_seat
            ((<Seat.WEST: 3>, H7),)
        """
        return tuple(
            (next_of(self.seats, self.leader, turn), card)
            for turn, card in enumerate(self.cards)
        )

    seated = Renamed("cards_by_seat", "1.0")

    def objection(self, card: Card, hand: Hand) -> Offence | None:
        """Return the offence playing *card* from *hand* would be, or ``None``.

        Example:
            >>> hearts_led = Trick(Seat.WEST, (Card.parse("H7"),))
            >>> print(hearts_led.objection(Card.parse("SA"), Hand.parse("A.2..")))
            revoke: a card of the suit led is held (Law 44)
        """
        if card not in hand:
            return NOT_HELD
        if self.cards and card.suit != (led := self.cards[0].suit) and hand.length(led):
            return REVOKE.about(suit=str(led))
        return None

    def legal(self, hand: Hand) -> Hand:
        """Return the cards of *hand* that may be played (Law 44C).

        Example:
            >>> Trick(Seat.WEST, (Card.parse("H7"),)).legal(Hand.parse("A.2.."))
            Hand.parse('.2..')
        """
        # Who is void in the suit led may play anything (Law 44D).
        return (hand.holding(self.cards[0].suit) if self.cards else hand) or hand

    def add(self, card: Card) -> Trick:
        """Return the trick with *card* played to it; whether it may be is not asked.

        Example:
            >>> Trick(Seat.WEST).add(Card.parse("H7")).turn
            <Seat.NORTH: 0>
        """
        return Trick(self.leader, (*self.cards, card), self.seats)

    def winner(self, strain: Strain) -> Seat:
        """Return the seat whose card is best so far, Law 44E and F.

        Raises:
            IndexError: No card has been played to it.

        Example:
            >>> Trick(Seat.WEST, (Card.parse("H7"), Card.parse("HA"))).winner(Strain.CLUBS)
            <Seat.NORTH: 0>
        """
        led, trump = self.cards[0].suit, strain.suit
        # A trump beats all; else only the suit led can win (Law 44E and F).
        best = max(
            self.cards, key=lambda card: (card.suit == trump, card.suit == led, card.rank)
        )
        return next_of(self.seats, self.leader, self.cards.index(best))

    def __repr__(self) -> str:
        return f"<Trick {self.leader}: {' '.join(map(str, self.cards))}>"
