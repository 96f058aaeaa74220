"""The reason for a card as a player would give it: technique, suit, condition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.agreement.carding import Carding
from biritch.coach.suits import SuitReading, readings
from biritch.core.cards import Card, Suit
from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.robots.play.shown_suits import ShownSuits
from biritch.robots.play.situation import USUAL, CardSituation


@dataclass(frozen=True, slots=True)
class CardReason:
    """The technique of a card as a sentence, and further remarks.

    ``technique`` is an identifier: ``finesse``, ``draw-trumps``, ``hold-up`` …. ``by_card`` is
    whether the card itself shows it, or only the plan.

    Example:
        >>> CardReason("draw-trumps", Phrase.of("coach-run-trumps")).more
        ()
    """

    technique: str
    says: Phrase
    more: tuple[Phrase, ...] = ()
    by_card: bool = True


@dataclass(frozen=True, slots=True)
class CardInPlay:
    """A card before it is played, and the four suits as its player sees them.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> play = CardInPlay.of(game.view(game.actor), Card.parse("SK"))
        >>> play.leading, play.suit.length
        (True, 2)
    """

    at: CardSituation
    card: Card
    suits: dict[Suit, SuitReading]

    @classmethod
    def of(
        cls,
        view: View,
        card: Card,
        carding: Carding = USUAL,
        shown: ShownSuits | None = None,
    ) -> CardInPlay:
        """Return the card *card* in *view*, where it is legal."""
        at = CardSituation.of(view, carding, shown)
        return cls(at, card, readings(at))

    @property
    def suit(self) -> SuitReading:
        """The suit of the card."""
        return self.suits[self.card.suit]

    @property
    def leading(self) -> bool:
        """Whether it is led."""
        return not self.at.place

    @property
    def card_led(self) -> Card:
        """The card led to this trick; itself if it is led."""
        return self.card if self.leading else self.at.trick.cards[0]

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return self.at.trump

    @property
    def trumps_out(self) -> int:
        """The number of trumps that opponents may still hold."""
        return len(self.suits[self.trump].out) if self.trump is not None else 0

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.card.suit == self.trump

    @property
    def ruffing(self) -> bool:
        """Whether it ruffs."""
        return self.is_trump and self.card_led.suit != self.trump

    @property
    def winning(self) -> bool:
        """Whether it is winning so far."""
        return self.at.beats(self.card)

    @property
    def could_win(self) -> bool:
        """Whether some legal card of this hand would be winning so far."""
        legal = self.at.trick.legal(self.at.hand)
        return any(self.at.beats(card) for card in legal)

    @property
    def has_dummy(self) -> bool:
        """Whether the game has a dummy; whist has none."""
        contract = self.at.view.contract
        return contract is not None and contract.dummy in self.at.view.dummies

    @property
    def lowest(self) -> bool:
        """Whether it is the lowest card of its suit in the hand."""
        return self.card.rank == min(self.suit.mine)


Rule: TypeAlias = Callable[[CardInPlay], CardReason | None]
"""Says why a card is played, where it is of the kind the rule knows."""


def reason(technique: str, name: str = "", /, **arguments: Phrase | int | str) -> CardReason:
    """Return the reason with the message ``coach-<name>``, by default of *technique*.

    Example:
        >>> from biritch.core.signs import strain_sign
        >>> reason("throw-in", suit=strain_sign(Suit.HEARTS)).says.name
        'coach-throw-in'
    """
    return CardReason(technique, Phrase.of(f"coach-{name or technique}", **arguments))


def first_that_fits(play: CardInPlay, rules: tuple[Rule, ...]) -> CardReason | None:
    """Return the result of the first of *rules* that recognises the card."""
    return next((found for rule in rules if (found := rule(play)) is not None), None)
