"""A hand, and any other set of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from biritch.core.bad_value import BadValue
from biritch.core.cards import DECK, RANKS, Card, Suit, spell_suits
from biritch.core.signs import card_sign
from biritch.services import service

_BY_SUIT = re.compile(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)")

_SUIT = (1 << 13) - 1
# High-card points of each of the 8,192 holdings of a suit: looked up, since robots count
# them for millions of hands.
_HCP = tuple(
    4 * (m >> 12) + 3 * (m >> 11 & 1) + 2 * (m >> 10 & 1) + (m >> 9 & 1) for m in range(1 << 13)
)


@dataclass(frozen=True, slots=True, init=False)
class Hand:
    """An immutable set of cards, one bit each; a hand, a trick pile or a whole pack.

    Bit ``n`` stands for ``DECK[n]``. Sets are joined with ``|``, cut with ``&`` and
    subtracted with ``-``. A text is read as by :meth:`parse`.

    Example:
        >>> hand = Hand.parse("AQJ.K92.A32.8765")
        >>> hand.hcp, hand.lengths, hand.ranks(Suit.SPADES)
        (14, (4, 3, 3, 3), 'AQJ')
        >>> Card.parse("SA") in hand, [str(card) for card in hand][:3]
        (True, ['SA', 'SQ', 'SJ'])
        >>> Hand("AQJ.K92.A32.8765") == hand
        True
    """

    bits: int = 0

    def __init__(self, bits: int | str = 0) -> None:
        """Take the cards as *bits*, or as they are written."""
        # Robots make hands by the million: whether it is a text is asked first and alone.
        if isinstance(bits, str):
            bits = Hand.parse(bits).bits
        _set_bits(self, bits)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """Return the set of *cards*.

        Example:
            >>> Hand.of([Card.parse("SA"), Card.parse("C2")])
            Hand.parse('A...2')
        """
        bits = 0
        for card in cards:
            bits |= 1 << card
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read ``spades.hearts.diamonds.clubs``; the inverse of ``str``.

        So PBN 2.1 writes hands. Any number of cards; a void may be left empty or ``-``. A hand
        as it is printed is read too: ``♠AQ ♥K92 ♦A32 ♣87654``, with letters as with signs.

        Raises:
            ValueError: There are not four suits, a letter is no rank, or a card is there
                twice.

        Example:
            >>> len(Hand.parse("AKQJT98765432.-.-.-"))
            13
            >>> Hand.parse("♠AQ10 ♥K92 ♦- ♣8765432")
            Hand.parse('AQT.K92..8765432')
        """
        word = spell_suits(text.strip()).upper().replace("10", "T").replace("-", "")
        holdings = word.split(".")
        if len(holdings) == 1 and (by_suit := _BY_SUIT.fullmatch("".join(word.split()))):
            holdings = list(by_suit.groups())
        if len(holdings) != 4:
            raise BadValue(
                f"not a hand: {text!r} (want four suits and three dots, e.g. AQJ.K92.A32.8765)",
                "hand",
                text=text,
            )
        bits = 0
        for suit, held in zip(reversed(Suit), holdings, strict=True):
            for rank in held:
                place = RANKS.find(rank)
                if place < 0:
                    raise BadValue(
                        f"not a hand: {text!r} ({rank!r} is not a rank)",
                        "hand-rank",
                        text=text,
                        rank=rank,
                    )
                bit = 1 << (suit * 13 + place)
                if bits & bit:
                    raise BadValue(
                        f"not a hand: {text!r} ({suit}{rank} is there twice)",
                        "hand-twice",
                        card=card_sign(suit, place + 2),
                    )
                bits |= bit
        return cls(bits)

    def __iter__(self) -> Iterator[Card]:
        """Every card, spades first, high to low."""
        bits = self.bits
        while bits:
            top = bits.bit_length() - 1
            yield DECK[top]
            bits ^= 1 << top

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __contains__(self, card: Card | str) -> bool:
        if isinstance(card, str):
            card = Card.parse(card)
        return bool(self.bits >> card & 1)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.bits | other.bits)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.bits & other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.bits & ~other.bits)

    def without(self, card: Card) -> Hand:
        """Return the hand once *card* has left it.

        Example:
            >>> Hand.parse("AK...").without(Card.parse("SA"))
            Hand.parse('K...')
        """
        return Hand(self.bits & ~(1 << card))

    def holding(self, suit: Suit) -> Hand:
        """Return the cards of *suit*.

        Example:
            >>> Hand.parse("AK.Q2..7").holding(Suit.HEARTS)
            Hand.parse('.Q2..')
        """
        return Hand(self.bits & _SUIT << 13 * suit)

    def ranks(self, suit: Suit | str) -> str:
        """Return the ranks held in *suit* as letters, high to low.

        Example:
            >>> Hand.parse("AQT4...").ranks(Suit.SPADES), Hand.parse("AQT4...").ranks("♠")
            ('AQT4', 'AQT4')
        """
        if isinstance(suit, str):
            suit = Suit.parse(suit)
        return "".join(RANKS[card % 13] for card in self.holding(suit))

    def length(self, suit: Suit | str) -> int:
        """Return how many cards of *suit* are held.

        Example:
            >>> Hand.parse("AQT4..7.").length(Suit.SPADES), Hand.parse("AQT4..7.").length("D")
            (4, 1)
        """
        if isinstance(suit, str):
            suit = Suit.parse(suit)
        return (self.bits >> 13 * suit & _SUIT).bit_count()

    @property
    def lengths(self) -> tuple[int, int, int, int]:
        """The lengths in clubs, diamonds, hearts and spades.

        Example:
            >>> Hand.parse("AQT4.K..7").lengths
            (1, 0, 1, 4)
        """
        bits = self.bits
        return (
            (bits & _SUIT).bit_count(),
            (bits >> 13 & _SUIT).bit_count(),
            (bits >> 26 & _SUIT).bit_count(),
            (bits >> 39).bit_count(),
        )

    @property
    def shape(self) -> tuple[int, ...]:
        """The four lengths, longest first: (5, 3, 3, 2).

        Example:
            >>> Hand.parse("AQT4.K..7").shape
            (4, 1, 1, 0)
        """
        return tuple(sorted(self.lengths, reverse=True))

    @property
    def hcp(self) -> int:
        """High-card points: ace 4, king 3, queen 2, jack 1.

        Example:
            >>> Hand.parse("AQT4.K..7").hcp
            9
        """
        bits = self.bits
        return (
            _HCP[bits & _SUIT]
            + _HCP[bits >> 13 & _SUIT]
            + _HCP[bits >> 26 & _SUIT]
            + _HCP[bits >> 39]
        )

    def __str__(self) -> str:
        return ".".join(self.ranks(suit) for suit in reversed(Suit))

    def __repr__(self) -> str:
        return f"Hand.parse('{self}')"

    def _repr_html_(self) -> str:
        answer: str = service("html")(self)
        return answer


# The class is frozen: its slot is filled from here alone.
_set_bits = Hand.bits.__set__  # type: ignore[attr-defined, misc]

FULL_PACK = Hand((1 << 52) - 1)
"""All 52 cards."""
