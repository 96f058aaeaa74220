"""Cards, calls, hands and contracts as words for the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.core.calls import Bid, Call, Contract, OtherCall
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Argument, Phrase
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.rules.offence import Offence
from biritch.words.notation import Notation, write_rank
from biritch.words.translation import Language, say, seat_name, tell

if TYPE_CHECKING:
    from biritch.games.phase import Action


@dataclass(frozen=True, slots=True)
class SpokenWording:
    """A language for sentences, and a notation for ranks and input."""

    language: Language
    notation: Notation

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return the message *name*."""
        return tell(name, self.language, **arguments)

    def phrase(self, phrase: Phrase) -> str:
        """Return the sentence of *phrase*."""
        return say(phrase, self.language)

    def seat(self, seat: Seat) -> str:
        """Return ``North``.

        Example:
            >>> SpokenWording("fr", "fr").seat(Seat.WEST)
            'Ouest'
        """
        return seat_name(seat, self.language)

    def suit(self, suit: Suit, *, several: bool = False) -> str:
        """Return ``spade``, or ``spades`` for *several*.

        Example:
            >>> SpokenWording("en", "en").suit(Suit.SPADES, several=True)
            'spades'
        """
        many = "s" if several else ""
        return self.say(f"terminal-suit-{str(suit).lower()}{many}")

    def card(self, card: Card) -> str:
        """Return ``the queen of hearts``.

        Example:
            >>> from biritch.core.cards import Card
            >>> SpokenWording("fr", "fr").card(Card.parse("HQ"))
            'la dame de cœur'
        """
        suit = self.say(f"terminal-of-{str(card.suit).lower()}")
        return self.say("terminal-card", rank=card.rank, suit=suit)

    def bid(self, level: int, strain: int) -> str:
        """Return ``1 spade``, ``3 hearts``, ``3 no trump``.

        Example:
            >>> SpokenWording("en", "en").bid(3, Strain.NOTRUMP)
            '3 no trump'
        """
        several = "s" if level > 1 else ""
        name = f"terminal-suit-{'cdhsn'[strain]}{several if strain < 4 else ''}"
        return f"{level} {self.say(name)}"

    def call(self, call: Call) -> str:
        """Return ``1 spade``, ``pass``, ``double`` or ``redouble``.

        Example:
            >>> SpokenWording("en", "en").call(Bid(1, Strain.SPADES))
            '1 spade'
        """
        if isinstance(call, Bid):
            return self.bid(call.level, call.strain)
        return self.say(
            {"P": "terminal-pass", "X": "terminal-double"}.get(str(call), "terminal-redouble")
        )

    def action(self, action: Action) -> str:
        """Return a call or a card in words.

        Raises:
            TypeError: It is neither a call, a card nor another action of a game.
        """
        match action:
            case Card():
                return self.card(action)
            case Bid() | OtherCall():
                return self.call(action)
            case BridgeWhistCall():
                return self.say(f"terminal-say-{action.value}")
            case NamedTrump(strain):
                return self.name_strain(strain)
            case WidowShare(hand, dummy):
                if hand is None or dummy is None:
                    return self.say("terminal-shares")
                cards = {"hand": self.card(hand), "dummy": self.card(dummy)}
                return self.say("terminal-shares-these", **cards)
            case _:
                raise TypeError(f"not something said at a table: {action}")

    def name_strain(self, strain: Strain) -> str:
        """Return ``hearts as trumps``, or ``no trump``.

        Example:
            >>> SpokenWording("en", "en").name_strain(Strain.HEARTS)
            'hearts as trumps'
        """
        if (suit := strain.suit) is None:
            return self.say("terminal-suit-n")
        return self.say("terminal-named", strain=self.suit(suit, several=True))

    def contract(self, contract: Contract) -> str:
        """Return ``4 spades doubled by South``.

        Example:
            >>> SpokenWording("en", "en").contract(Contract(Strain.SPADES, Seat.SOUTH, 4, 2))
            '4 spades doubled by South'
        """
        if not contract.level:
            name = "terminal-trumps-times" if contract.multiplier > 1 else "terminal-trumps"
            named = self.name_strain(contract.strain)
            declarer = self.seat(contract.declarer)
            return self.say(name, named=named, seat=declarer, times=contract.multiplier)
        bid = self.bid(contract.level, contract.strain)
        # The multiplier is 1, 2 or 4.
        times = ("undoubled", "doubled", "redoubled")[contract.multiplier.bit_length() - 1]
        several = "-several" if contract.level > 1 else ""
        declarer = self.seat(contract.declarer)
        return self.say("terminal-contract", bid=bid, times=times + several, seat=declarer)

    def hand(self, hand: Hand) -> list[str]:
        """Return the hand, one suit a line: ``Spades: A Q 10 4``.

        Example:
            >>> SpokenWording("en", "en").hand(Hand.parse("AQT4.K.2.3"))[0]
            'Spades: A Q 10 4'
        """
        return [self._suit_line(hand, suit) for suit in reversed(Suit)]

    def _suit_line(self, hand: Hand, suit: Suit) -> str:
        ranks = [write_rank(card.rank, self.notation) for card in hand.holding(suit)]
        rank_text = " ".join("10" if rank == "T" else rank for rank in ranks)
        name = self.suit(suit, several=True).capitalize()
        return self.say(
            "terminal-suit-line", suit=name, ranks=rank_text or self.say("terminal-void")
        )

    def offence(self, offence: Offence) -> str:
        """Return why something is not allowed, with its law."""
        reason = say(offence.sentence, self.language)
        return self.say("terminal-not-allowed", what=reason, law=offence.place)
