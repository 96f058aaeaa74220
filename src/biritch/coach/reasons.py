"""Why a card is played, as a bridge player would say it: a technique, a suit, what it needs."""

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
    """The technique a card belongs to, in a sentence, and what else there is to say.

    ``technique`` is a word for programs: ``finesse``, ``draw-trumps``, ``hold-up`` ….
    ``by_card`` says whether the card itself shows it, or only the plan behind the card does.

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
    """A card about to be played, and the four suits as its player sees them.

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
        """Read *view*, in which *card* may be played."""
        at = CardSituation.of(view, carding, shown)
        return cls(at, card, readings(at))

    @property
    def suit(self) -> SuitReading:
        """The suit of the card."""
        return self.suits[self.card.suit]

    @property
    def leading(self) -> bool:
        """Whether it is the first card of a trick."""
        return not self.at.place

    @property
    def card_led(self) -> Card:
        """The card led to this trick; the card itself, where it leads."""
        return self.card if self.leading else self.at.trick.cards[0]

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return self.at.trump

    @property
    def trumps_out(self) -> int:
        """How many trumps the opponents may still hold."""
        return len(self.suits[self.trump].out) if self.trump is not None else 0

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.card.suit == self.trump

    @property
    def ruffing(self) -> bool:
        """Whether it trumps a suit that was led."""
        return self.is_trump and self.card_led.suit != self.trump

    @property
    def winning(self) -> bool:
        """Whether it is the best card so far."""
        return self.at.beats(self.card)

    @property
    def could_win(self) -> bool:
        """Whether some card of this hand that may be played is best so far."""
        legal = self.at.trick.legal(self.at.hand)
        return any(self.at.beats(card) for card in legal)

    @property
    def has_dummy(self) -> bool:
        """Whether a hand lies, or is about to lie, face up; at whist none does."""
        contract = self.at.view.contract
        return contract is not None and contract.dummy in self.at.view.dummies

    @property
    def lowest(self) -> bool:
        """Whether no lower card of its suit is held."""
        return self.card.rank == min(self.suit.mine)


Rule: TypeAlias = Callable[[CardInPlay], CardReason | None]
"""Says why a card is played, where it is of the kind the rule knows."""


def reason(technique: str, name: str = "", /, **arguments: Phrase | int | str) -> CardReason:
    """Return the reason whose sentence is ``coach-<name>``, by default that of *technique*.

    Example:
        >>> from biritch.core.signs import strain_sign
        >>> reason("throw-in", suit=strain_sign(Suit.HEARTS)).says.name
        'coach-throw-in'
    """
    return CardReason(technique, Phrase.of(f"coach-{name or technique}", **arguments))


def first_that_fits(play: CardInPlay, rules: tuple[Rule, ...]) -> CardReason | None:
    """Return what the first of *rules* that knows such a card says of it."""
    return next((found for rule in rules if (found := rule(play)) is not None), None)
