"""Suits, strains, ranks and the 52 cards (Law 1)."""

from __future__ import annotations

from enum import IntEnum

from biritch.core.bad_value import BadValue

RANKS = "23456789TJQKA"
"""The thirteen ranks in ascending order, as letters."""

# A selector of style may follow a sign: it chooses between text and picture.
_SIGNS = str.maketrans(dict(zip("♣♧♦♢♥♡♠♤\ufe0e\ufe0f", "CCDDHHSS\0\0", strict=True)))


def spell_suits(text: str) -> str:
    """Return *text* with the letters C, D, H and S in place of the signs of suits.

    Example:
        >>> spell_suits("1♠"), spell_suits("♡A"), spell_suits("3NT")
        ('1S', 'HA', '3NT')
    """
    return text if text.isascii() else text.translate(_SIGNS).replace("\0", "")


class Suit(IntEnum):
    """A suit, in the ascending order of the auction.

    Example:
        >>> Suit.CLUBS < Suit.SPADES, Suit.HEARTS.major, str(Suit.DIAMONDS)
        (True, True, 'D')
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit from its letter or its sign; the inverse of ``str``.

        Raises:
            ValueError: It is not one of C, D, H and S.

        Example:
            >>> Suit.parse("h")
            <Suit.HEARTS: 2>
        """
        word = spell_suits(text)
        place = "CDHS".find(word.upper()) if len(word) == 1 else -1
        if place < 0:
            raise BadValue(f"not a suit: {text!r} (want C, D, H or S)", "suit", text=text)
        return cls(place)

    @property
    def major(self) -> bool:
        """Whether it is hearts or spades.

        Example:
            >>> [str(suit) for suit in Suit if suit.major]
            ['H', 'S']
        """
        return self >= Suit.HEARTS

    @classmethod
    def _missing_(cls, value: object) -> Suit | None:
        return cls.parse(value) if isinstance(value, str) else None

    def __str__(self) -> str:
        return "CDHS"[self]


class Strain(IntEnum):
    """What a bid proposes: a trump suit, or none.

    The Laws of 2017 call it the denomination (Definitions).

    Example:
        >>> Strain.SPADES.suit, Strain.NOTRUMP.suit
        (<Suit.SPADES: 3>, None)
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    @classmethod
    def parse(cls, text: str) -> Strain:
        """Read a strain; the inverse of ``str``. ``NT`` and signs of suits are accepted too.

        Raises:
            ValueError: It is not one of C, D, H, S, N and NT.

        Example:
            >>> Strain.parse("NT")
            <Strain.NOTRUMP: 4>
        """
        word = spell_suits(text).upper()
        word = "N" if word == "NT" else word
        place = "CDHSN".find(word) if len(word) == 1 else -1
        if place < 0:
            raise BadValue(
                f"not a strain: {text!r} (want C, D, H, S or N)", "strain", text=text
            )
        return cls(place)

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or ``None`` at notrump.

        Example:
            >>> Strain.HEARTS.suit
            <Suit.HEARTS: 2>
            >>> Strain.NOTRUMP.suit is None
            True
        """
        return _SUITS_OF_STRAINS[self]

    @classmethod
    def _missing_(cls, value: object) -> Strain | None:
        return cls.parse(value) if isinstance(value, str) else None

    def __str__(self) -> str:
        return "CDHSN"[self]


class Card(int):
    """One of the 52 cards. ``int(card)`` is its place in :data:`DECK`.

    Cards compare by suit first, then by rank: the ace of spades is the greatest.

    Example:
        >>> card = Card.parse("SA")
        >>> card.suit, card.rank, card == DECK[51]
        (<Suit.SPADES: 3>, 14, True)
        >>> Card("SA") == card
        True
    """

    # An integer and nothing more: robots hold, hash and compare cards by the million.
    __slots__ = ()

    def __new__(cls, card: int | str) -> Card:  # noqa: PYI034 - none is of a subclass
        """Take the place in :data:`DECK`, or a card as it is written."""
        if isinstance(card, str):
            return cls.parse(card)
        return super().__new__(cls, card)

    @classmethod
    def of(cls, suit: Suit, rank: int) -> Card:
        """Return the card of *suit* with *rank* 2..14, the ace being 14.

        Example:
            >>> Card.of(Suit.HEARTS, 12)
            HQ
        """
        return DECK[suit * 13 + rank - 2]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card written suit first, ``SA`` or ``♥10``; the inverse of ``str``.

        The rank may come first, since no letter is both a suit and a rank: ``AS``, ``10♥``.

        Raises:
            ValueError: It is no card.

        Example:
            >>> Card.parse("d10"), Card.parse("C2"), Card.parse("K♠")
            (DT, C2, SK)
        """
        word = spell_suits(text).upper().replace("10", "T")
        if word[:1] in RANKS:
            word = word[::-1]
        suit, rank = "CDHS".find(word[:1]), RANKS.find(word[1:])
        if len(word) != 2 or suit < 0 or rank < 0:
            raise BadValue(f"not a card: {text!r} (want e.g. SA, H7, DT)", "card", text=text)
        return DECK[suit * 13 + rank]

    @property
    def suit(self) -> Suit:
        """The suit of the card.

        Example:
            >>> Card.parse("D10").suit
            <Suit.DIAMONDS: 1>
        """
        return _SUIT_OF[self]

    @property
    def rank(self) -> int:
        """The rank of the card, 2..14.

        Example:
            >>> Card.parse("D10").rank, Card.parse("DA").rank
            (10, 14)
        """
        return self % 13 + 2

    def __str__(self) -> str:
        return f"{self.suit}{RANKS[self % 13]}"

    __repr__ = __str__


_SUITS_OF_STRAINS: tuple[Suit | None, ...] = (*Suit, None)
_SUIT_OF = tuple(suit for suit in Suit for _ in RANKS)
DECK = tuple(Card(place) for place in range(52))
"""The 52 cards in ascending order, clubs first."""
