"""Letters for suits that an agreement leaves open: a minor, a major, any suit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import TypeAlias

from biritch.bidding.promises.hand_ranges import Span
from biritch.core.calls import Bid
from biritch.core.cards import Suit


@dataclass(frozen=True, slots=True)
class SuitLetter:
    """A letter that stands for a suit until the agreement is applied to an auction.

    Example:
        >>> SuitLetter("m") == m
        True
    """

    letter: str


AnySuit: TypeAlias = Suit | SuitLetter
Suits: TypeAlias = Mapping[str, Suit]
"""What each letter stands for in one auction."""


@dataclass(frozen=True, slots=True)
class Competition:
    """The opponents' suit to be bid over, and the data for counting tricks.

    Example:
        >>> from biritch.core.cards import Strain
        >>> Competition(Bid(2, Strain.HEARTS), 1).suit.name
        'HEARTS'
    """

    bid: Bid
    multiplier: int
    vulnerable: bool = False
    they_vulnerable: bool = False
    points: tuple[Span, ...] = ((0, 37),) * 3
    """The high-card points shown by partner, by the next to call, and by the one before."""
    lengths: tuple[tuple[Span, ...], ...] = (((0, 13),) * 4,) * 3
    """The cards of each suit they have shown."""

    @property
    def suit(self) -> Suit:
        """Their suit."""
        return require_suit(self.bid.strain.suit)

    @property
    def level(self) -> int:
        """The level of their bid."""
        return self.bid.level


class AuctionContext(dict[str, Suit]):
    """The suits of the letters in an auction, and what the auction has shown.

    ``partner`` is the fewest points partner has shown and ``least`` the fewest cards of each
    suit; ``theirs`` the suits they have shown, their last one at the end; ``unstopped`` those
    of them in which partner has not shown a stopper; ``unbid`` those that nobody has shown;
    ``safe`` those that partner controls; ``over`` the suit of theirs to be bid over.
    """

    __slots__ = ("least", "over", "partner", "safe", "theirs", "unbid", "unstopped")

    def __init__(self, suits: Suits) -> None:
        """Keep *suits*; everything else is empty until set."""
        super().__init__(suits)
        self.partner = 0
        self.least: tuple[int, ...] = (0, 0, 0, 0)
        self.theirs: tuple[Suit, ...] = ()
        self.unstopped: tuple[Suit, ...] = ()
        self.unbid: tuple[Suit, ...] = ()
        self.safe: tuple[Suit, ...] = ()
        self.over: Competition | None = None

    def naming(self, suits: Suits) -> AuctionContext:
        """Return the same context with *suits* for the letters."""
        other = AuctionContext(suits)
        other.partner, other.least = self.partner, self.least
        other.theirs, other.unstopped = self.theirs, self.unstopped
        other.unbid, other.safe, other.over = self.unbid, self.safe, self.over
        return other


m, M = SuitLetter("m"), SuitLetter("M")
om, oM = SuitLetter("om"), SuitLetter("oM")  # noqa: N816 - as agreements write it
x, y, z, w = SuitLetter("x"), SuitLetter("y"), SuitLetter("z"), SuitLetter("w")
t = SuitLetter("t")
"""The suit both of us know to be trumps."""
u, p, q, i, v = (
    SuitLetter("u"),
    SuitLetter("p"),
    SuitLetter("q"),
    SuitLetter("i"),
    SuitLetter("v"),
)
"""A suit nobody has bid, partner's last suit and first suit, mine, the one they bid last."""
ROLES = "upqiv"

MINORS, MAJORS = (Suit.CLUBS, Suit.DIAMONDS), (Suit.HEARTS, Suit.SPADES)


def settle(suit: AnySuit, suits: Suits) -> AnySuit:
    """Return the suit of a letter, or the letter if it is still open.

    Example:
        >>> settle(M, {"M": Suit.SPADES}).name
        'SPADES'
    """
    return suits.get(suit.letter, suit) if isinstance(suit, SuitLetter) else suit


def require_suit(suit: AnySuit | None) -> Suit:
    """Return *suit*, which must be a suit and not a letter.

    Raises:
        AssertionError: It is a letter, or none: the suit of notrump.
    """
    assert isinstance(suit, Suit), f"{suit} is still open"
    return suit


def letters(part: object) -> frozenset[str]:
    """Return the open letters of a promise, or of a part of one.

    Example:
        >>> letters((M, m)) == {"M", "m"}
        True
    """
    match part:
        case SuitLetter(letter):
            return frozenset((letter,))
        case tuple():
            return frozenset[str]().union(*map(letters, part))
        case _:
            pass
    if is_dataclass(part):
        return frozenset[str]().union(
            *(letters(getattr(part, attribute.name)) for attribute in fields(part))
        )
    return frozenset()


def other(suit: Suit) -> Suit:
    """Return the other major or the other minor.

    Example:
        >>> other(Suit.HEARTS).name
        'SPADES'
    """
    return Suit(suit ^ 1)
