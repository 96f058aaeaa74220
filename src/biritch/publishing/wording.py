"""Wording and notation of printouts: sentences, seats, suits, ranks, figures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from biritch.competition.scoring.rounding import brief, text
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Argument
from biritch.core.seats import Seat
from biritch.solver.par import Par
from biritch.words.languages import decimal_mark
from biritch.words.notation import SYMBOLS, Notation, write_rank
from biritch.words.translation import seat_name, tell

_SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")


@dataclass(frozen=True, slots=True)
class PrintedWording:
    """The language of the sentences, and the notation of the ranks.

    Everything is returned as plain text; the templates escape it.

    Example:
        >>> french = PrintedWording("fr", "fr")
        >>> french.seat(Seat.WEST), french.holding(Hand.parse("AQT4.K.2.3"), Suit.SPADES)
        ('Ouest', 'A D 10 4')
    """

    language: str
    notation: Notation = "en"
    sheet: Literal["A4", "letter"] = "A4"
    """The paper it is printed on, where that is not a page of the browser."""

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return the message *name*.

        Raises:
            LookupError: There is no such message.

        Example:
            >>> PrintedWording("fr").say("cli-passed-out")
            'Passe général'
        """
        return tell(name, self.language, **arguments)

    def seat(self, seat: Seat) -> str:
        """Return ``North``.

        Example:
            >>> PrintedWording("fr").seat(Seat.WEST)
            'Ouest'
        """
        return seat_name(seat, self.language)

    def initial(self, seat: Seat) -> str:
        """Return the first letter of a seat's name: ``N``, or ``O`` for West in French.

        Example:
            >>> from biritch.core.seats import Seat
            >>> PrintedWording("fr").initial(Seat.WEST)
            'O'
        """
        # Ouest, not W: French diagrams have N, E, S, O.
        return self.seat(seat)[0]

    def suit_name(self, suit: Strain | Suit) -> str:
        """Return ``spades``, for screen readers.

        Example:
            >>> from biritch.core.cards import Suit
            >>> PrintedWording("fr").suit_name(Suit.CLUBS)
            'trèfle'
        """
        return self.say(f"dealing-{_SUIT_NAMES[suit]}")

    def suit_class(self, suit: Strain | Suit) -> str:
        """Return the CSS class of a suit: ``s``, ``h``, ``d`` or ``c``.

        Example:
            >>> PrintedWording("fr").suit_class(Suit.SPADES)
            's'
        """
        return _SUIT_NAMES[suit][0]

    def strain(self, strain: Strain | Suit) -> str:
        """Return ``♠``, or the language's word for notrump.

        Example:
            >>> PrintedWording("fr").strain(Strain.NOTRUMP)
            'SA'
        """
        return self.say("cli-notrump") if strain == Strain.NOTRUMP else SYMBOLS[strain]

    def rank(self, card: Card) -> str:
        """Return the rank of a card: ``10``, ``K`` or ``R``.

        Example:
            >>> from biritch.core.cards import Card
            >>> PrintedWording("fr", "fr").rank(Card.parse("SQ"))
            'D'
        """
        rank = write_rank(card.rank, self.notation)
        return "10" if rank == "T" else rank

    def holding(self, hand: Hand, suit: Suit) -> str:
        """Return the ranks held in *suit*, ``A Q 10 4``; a void is a dash.

        Example:
            >>> PrintedWording("en").holding(Hand.parse("AQT4.K..2"), Suit.DIAMONDS)
            '—'
        """
        return " ".join(self.rank(card) for card in hand.holding(suit)) or "—"

    def doubles(self, contract: Contract) -> str:
        """Return ``X`` or ``XX`` where the contract is doubled or redoubled, else nothing.

        Example:
            >>> PrintedWording("en").doubles(Contract(Strain.HEARTS, Seat.SOUTH, 4, 2))
            'X'
        """
        return "X" * (contract.multiplier.bit_length() - 1)

    def par_contracts(self, par: Par) -> list[tuple[Contract, str]]:
        """Return the contracts of par, each with its declarer: a seat or a side.

        Empty if par is to pass out.
        """
        contracts = []
        for contract_text in par.contracts if par.contracts != ("Pass",) else ():
            brief, _, seats = contract_text.partition(" by ")  # "4HX by NS", "3N by W"
            contract = Contract.parse(brief, Seat.parse(seats[0]))
            side = self.say(f"cli-side-{contract.declarer.side.name.lower()}")
            declarers = self.seat(contract.declarer) if len(seats) == 1 else side
            contracts.append((contract, declarers))
        return contracts

    def par_sentence(self, par: Par) -> str:
        """Return par and its contracts as plain text.

        Example:
            >>> PrintedWording("en").par_sentence(Par(420, ("4S by N",)))
            'Par: 420 for North-South · 4♠ by North'
        """
        if par.contracts == ("Pass",):
            return self.say("solver-par-pass")
        side = self.say("cli-side-ns" if par.score_ns > 0 else "cli-side-ew")
        contracts = (
            f"{contract.level}{self.strain(contract.strain)}{self.doubles(contract)} "
            + self.say("cli-by", seat=declarers)
            for contract, declarers in self.par_contracts(par)
        )
        points = self.say("solver-par", side=side, points=str(abs(par.score_ns)))
        return f"{points} {', '.join(contracts)}"

    def figure(self, value: Fraction | int) -> str:
        """Return *value* with as many decimals as it needs, at most two.

        Example:
            >>> PrintedWording("fr").figure(Fraction(5, 2))
            '2,5'
        """
        return brief(Fraction(value), self._point)

    def figures(self, values: Iterable[Fraction]) -> list[str]:
        """Return *values* with equal numbers of decimals.

        Example:
            >>> PrintedWording("fr").figures([Fraction(33, 2), Fraction(1641, 100)])
            ['16,50', '16,41']
        """
        several = list(values)
        places = max((len(brief(one).partition(".")[2]) for one in several), default=0)
        return [text(one, places, self._point) for one in several]

    def percent(self, value: Fraction) -> str:
        """Return *value* with two decimals.

        Example:
            >>> PrintedWording("en").percent(Fraction(175, 3))
            '58.33'
        """
        return text(value, 2, self._point)

    @property
    def _point(self) -> str:
        return decimal_mark(self.language)
