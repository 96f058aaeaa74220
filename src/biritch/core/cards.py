"""Suits, strains, ranks and the 52 cards (Law 1)."""

from __future__ import annotations

from enum import IntEnum

RANKS = "23456789TJQKA"
"""The thirteen ranks in ascending order, as letters."""


class Suit(IntEnum):
    """A suit, in the ascending order of the auction."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit from its letter; the inverse of ``str``."""
        found = "CDHS".find(text.upper()) if len(text) == 1 else -1
        if found < 0:
            raise ValueError(f"not a suit: {text!r} (want C, D, H or S)")
        return cls(found)

    @property
    def major(self) -> bool:
        """Whether it is hearts or spades."""
        return self >= Suit.HEARTS

    def __str__(self) -> str:
        return "CDHS"[self]


class Strain(IntEnum):
    """What a bid proposes: a trump suit, or none."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    @classmethod
    def parse(cls, text: str) -> Strain:
        """Read a strain; the inverse of ``str``. ``NT`` is accepted too."""
        word = "N" if text.upper() == "NT" else text.upper()
        found = "CDHSN".find(word) if len(word) == 1 else -1
        if found < 0:
            raise ValueError(f"not a strain: {text!r} (want C, D, H, S or N)")
        return cls(found)

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or ``None`` at notrump."""
        return None if self is Strain.NOTRUMP else Suit(self)

    def __str__(self) -> str:
        return "CDHSN"[self]


class Card(int):
    """One of the 52 cards. ``int(card)`` is its place in :data:`DECK`."""

    __slots__ = ()

    @classmethod
    def of(cls, suit: Suit, rank: int) -> Card:
        """Return the card of *suit* with *rank* 2..14, the ace being 14."""
        return DECK[suit * 13 + rank - 2]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card written suit first, ``SA`` or ``H10``; the inverse of ``str``."""
        word = text.upper().replace("10", "T")
        suit, rank = "CDHS".find(word[:1]), RANKS.find(word[1:])
        if len(word) != 2 or suit < 0 or rank < 0:
            raise ValueError(f"not a card: {text!r} (want e.g. SA, H7, DT)")
        return DECK[suit * 13 + rank]

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> int:
        """The rank of the card, 2..14."""
        return self % 13 + 2

    def __str__(self) -> str:
        return f"{self.suit}{RANKS[self % 13]}"

    __repr__ = __str__


_SUIT_OF = tuple(suit for suit in Suit for _ in RANKS)
DECK = tuple(Card(place) for place in range(52))
"""The 52 cards in ascending order, clubs first."""
