"""A deal: four hands, in full or in part, and the number each deal has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING

from biritch.core.bad_value import BadValue
from biritch.core.cards import Card
from biritch.core.deal_numbers import DEALS, fresh_number, seeded_numbers
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.core.signs import card_sign, seat_sign
from biritch.services import service

if TYPE_CHECKING:
    from biritch.core.trick_table import TrickTable


def split_hands(text: str) -> list[str]:
    """Return the words of four hands; a hand left out between two blanks is ``-``.

    Example:
        >>> split_hands("AK... Q... J... T..."), split_hands(" AK...  QJ...")
        (['AK...', 'Q...', 'J...', 'T...'], ['AK...', '-', 'QJ...', '-'])
    """
    words = text.split()
    places = text.strip().split(" ")
    if len(words) in (2, 3) and len(words) < len(places) <= 4:
        return [word or "-" for word in (*places, "", "")[:4]]
    return words


def _hands(text: str, empty: Callable[[], Hand]) -> tuple[Hand, ...]:
    first, colon, rest = text.strip().partition(":")
    words = split_hands(rest)
    if not colon or len(words) != 4:
        raise BadValue(f"not a deal: {text!r} (want e.g. N: and four hands)", "deal", text=text)
    seat = Seat.parse(first)
    hands = [empty() if word == "-" else Hand.parse(word) for word in words]
    # The text begins with any seat it likes, the tuple always with North.
    return tuple(hands[(place - seat) % 4] for place in Seat)


_FOUR_HANDS = (Hand,) * 4


def _four_hands(given: object) -> tuple[Hand, ...]:
    """Return the hands of a deal given as a text or as four hands in a list."""
    if isinstance(given, str):
        return Deal.parse(given).hands
    hands = list(given) if isinstance(given, Iterable) else []
    if len(hands) != 4:
        text = repr(given)
        raise BadValue(f"not a deal: {text} (want four hands)", "deal", text=text)
    return tuple(hand if isinstance(hand, Hand) else Hand(hand) for hand in hands)


def _is_dealt_out(hands: tuple[Hand, Hand, Hand, Hand]) -> bool:
    """Whether the hands are thirteen cards each and no card is there twice.

    Only sets that share nothing add up to the whole pack with no bit carried.
    """
    n, e, s, w = (hand.bits for hand in hands)
    sizes = n.bit_count(), e.bit_count(), s.bit_count(), w.bit_count()
    return sizes == (13, 13, 13, 13) and n + e + s + w == FULL_PACK.bits


def _together(hands: Iterable[Hand]) -> Hand:
    pack = Hand()
    for seat, hand in zip(Seat, hands, strict=True):
        if twice := pack & hand:
            card = next(iter(twice))
            raise BadValue(
                f"not a deal: {card} is held twice, the second time by {seat}",
                "held-twice",
                card=card_sign(card.suit, card.rank),
                seat=seat_sign(seat),
            )
        pack |= hand
    return pack


_WAYS = (comb(39, 13) * comb(26, 13), comb(26, 13), 1, 1)
"""In how many ways the seats after each one can hold what it leaves."""


def _choice(place: int, free: int) -> int:
    """Return the thirteen cards of *free* that come *place*-th, ace of spades first."""
    held, want, left = 0, 13, free.bit_count()
    while want:
        top = 1 << free.bit_length() - 1
        free ^= top
        left -= 1
        # The hands with the highest free card come first: this is how many they are.
        if place < (here := comb(left, want - 1)):
            held |= top
            want -= 1
        else:
            place -= here
    return held


def _place(held: int, free: int) -> int:
    """Return the place of *held* among the hands of *free*; inverse of ``_choice``."""
    place, want, left = 0, held.bit_count(), free.bit_count()
    while want:
        top = 1 << free.bit_length() - 1
        free ^= top
        left -= 1
        if held & top:
            want -= 1
        else:
            place += comb(left, want - 1)
    return place


@dataclass(frozen=True, slots=True)
class PartialDeal:
    """Up to thirteen cards to each seat, no card twice. A seat may be unknown (empty).

    Example:
        >>> ending = PartialDeal.parse("N:AK... .AK.. - -")
        >>> ending[Seat.EAST], len(ending[Seat.SOUTH])
        (Hand.parse('.AK..'), 0)
    """

    hands: tuple[Hand, Hand, Hand, Hand]

    def __post_init__(self) -> None:
        """Refuse too many cards, or the same card twice.

        Raises:
            ValueError: A card is held twice, or a seat holds more than thirteen.
        """
        _together(self.hands)
        for seat, hand in zip(Seat, self.hands, strict=True):
            if len(hand) > 13:
                raise BadValue(
                    f"not a deal: {seat} holds {len(hand)} cards",
                    "cards-too-many",
                    seat=seat_sign(seat),
                    count=len(hand),
                )

    @classmethod
    def parse(cls, text: str) -> PartialDeal:
        """Read the PBN form ``N:h h h h`` where ``-`` is an unknown hand.

        Raises:
            ValueError: It is not four hands, or they cannot be of one deal.

        Example:
            >>> PartialDeal.parse("E:AK... - - -")[Seat.EAST]
            Hand.parse('AK...')
        """
        n, e, s, w = _hands(text, Hand)
        return cls((n, e, s, w))

    def __getitem__(self, seat: Seat | str) -> Hand:
        """Return the hand of *seat*, a seat or its letter or name."""
        try:
            return self.hands[seat]  # type: ignore[index]
        except TypeError:  # a seat as written: robots, who ask with a Seat, do not wait for it
            return self.hands[Seat.parse(str(seat))]

    def __str__(self) -> str:
        return "N:" + " ".join(str(hand) if hand else "-" for hand in self.hands)

    def __repr__(self) -> str:
        return f"PartialDeal.parse('{self}')"

    def _repr_html_(self) -> str:
        answer: str = service("html")(self)
        return answer


@dataclass(frozen=True, slots=True)
class Deal:
    """Thirteen cards to each seat, all 52 accounted for (Law 6).

    ``hands`` are those of North, East, South and West; ``deal[seat]``, ``deal["N"]``,
    ``deal.north`` and so on are one of them. A text, as ``str`` writes it, is taken too.

    Raises:
        ValueError: A seat has not thirteen cards, or a card is there twice.

    Example:
        >>> deal = Deal.random(seed=7)
        >>> deal.north.hcp, deal.north.shape
        (11, (4, 4, 3, 2))
        >>> deal == Deal.parse(str(deal)) == Deal(str(deal))
        True
        >>> deal["N"] == deal[Seat.NORTH] == deal.north
        True
    """

    hands: tuple[Hand, Hand, Hand, Hand]

    if TYPE_CHECKING:  # what a checker sees; what is given is read below

        def __init__(
            self, hands: tuple[Hand, Hand, Hand, Hand] | Iterable[Hand | str] | str
        ) -> None: ...

    def __post_init__(self) -> None:
        """Refuse anything but thirteen cards each."""
        if type(self.hands) is not tuple or tuple(map(type, self.hands)) != _FOUR_HANDS:
            object.__setattr__(self, "hands", _four_hands(self.hands))
        if _is_dealt_out(self.hands):
            return
        _together(self.hands)
        for seat, hand in zip(Seat, self.hands, strict=True):
            if len(hand) != 13:
                raise BadValue(
                    f"not a deal: {seat} holds {len(hand)} cards (want 13)",
                    "cards-thirteen",
                    seat=seat_sign(seat),
                    count=len(hand),
                )

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Deal:
        """Deal *cards*, a whole pack in order, one by one from North.

        Raises:
            ValueError: They are not the 52 cards.

        Example:
            >>> str(Deal.of(FULL_PACK).north)
            'AT62.J73.Q84.K95'
        """
        pack = list(cards)
        n, e, s, w = (Hand.of(pack[place::4]) for place in range(4))
        return cls((n, e, s, w))

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read the PBN form ``N:h h h h``; the inverse of ``str``.

        One hand may be written ``-``: it is whatever the other three leave.

        Raises:
            ValueError: It is not four hands, or they are not a whole deal.

        Example:
            >>> Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -").west
            Hand.parse('...AKQJT98765432')
        """
        hands = list(_hands(text, Hand))
        unknown = [seat for seat in Seat if not hands[seat]]
        if len(unknown) == 1:
            rest = FULL_PACK - _together(hands)
            hands[unknown[0]] = rest
        n, e, s, w = hands
        return cls((n, e, s, w))

    @classmethod
    def from_rank(cls, number: int) -> Deal:
        """Return the deal *number*, 0 <= number < :data:`DEALS`; inverse of :attr:`rank`.

        The order is that of Big Deal's "Goedel" document: North's hand counts most, then
        East's, then South's, each in the order of its cards from the ace of spades down.
        Deal 0 gives North all the spades, East the hearts, South the diamonds and West
        the clubs.

        Raises:
            ValueError: There is no deal of that number.

        Example:
            >>> Deal.from_rank(0).south, Deal.from_rank(2002).rank
            (Hand.parse('..AKQJT98765432.'), 2002)
        """
        if not 0 <= number < DEALS:
            raise BadValue(
                f"not a deal number: {number} (want 0..{DEALS - 1})",
                "deal-number",
                text=str(number),
            )
        free = (1 << 52) - 1
        hands = []
        for ways in _WAYS:
            place, number = divmod(number, ways)
            held = _choice(place, free)
            hands.append(Hand(held))
            free &= ~held
        n, e, s, w = hands
        return cls((n, e, s, w))

    @property
    def rank(self) -> int:
        """The number of this deal, 0 <= rank < :data:`DEALS`.

        Example:
            >>> Deal.from_rank(2002).rank
            2002
        """
        free, number = (1 << 52) - 1, 0
        for hand, ways in zip(self.hands, _WAYS, strict=True):
            number += _place(hand.bits, free) * ways
            free &= ~hand.bits
        return number

    @classmethod
    def random(  # noqa: PLR0913 - one for each seat
        cls,
        seed: int | str | None = None,
        *,
        north: Hand | str | None = None,
        east: Hand | str | None = None,
        south: Hand | str | None = None,
        west: Hand | str | None = None,
        where: str | Callable[[Deal], bool] | None = None,
        tries: int = 1_000_000,
    ) -> Deal:
        """Return a deal by chance, each of them as likely as any other (Law 6E4).

        Without a *seed* it comes from the system's entropy and nobody can foresee it; with
        one it is the first deal of :func:`biritch.core.random_deals.seeded`, the same for ever.

        Args:
            seed: What the deal comes from.
            north: Cards the hand holds, ``AKQ...``, some of them small, ``AKQ.xxx..``, or its
                shape, ``5(332)``: see :mod:`biritch.core.predeal`. So for the other seats.
            east: Likewise.
            south: Likewise.
            west: Likewise.
            where: What the deal must answer: a function, or as ``biritch deal --where`` has
                it, ``"hcp(N) >= 15 and balanced(N)"``.
            tries: Deals looked at before the search is given up.

        Raises:
            ValueError: What is given is not a hand or a shape, or no deal answers it.

        Example:
            >>> deal = Deal.random(7, north="AKQ.xxx..", where="hcp(S) >= 10")
            >>> deal.south.hcp >= 10
            True
            >>> print(Deal.random(seed=7))
            N:Q852.KJ64.KJ7.J3 K9.A85.A96.AQ982 AJ764.QT9.Q4.KT6 T3.732.T8532.754
        """
        hands = {"N": north, "E": east, "S": south, "W": west}
        given = {seat: hand for seat, hand in hands.items() if hand is not None}
        if not given and where is None:
            number = fresh_number() if seed is None else next(seeded_numbers(seed))
            return cls.from_rank(number)
        found: Deal = next(service("matching-deals")(given, where, seed, tries))
        return found

    @property
    def north(self) -> Hand:
        """The hand of North.

        Example:
            >>> Deal.from_rank(0).north
            Hand.parse('AKQJT98765432...')
        """
        return self.hands[Seat.NORTH]

    @property
    def east(self) -> Hand:
        """The hand of East.

        Example:
            >>> Deal.from_rank(0).east
            Hand.parse('.AKQJT98765432..')
        """
        return self.hands[Seat.EAST]

    @property
    def south(self) -> Hand:
        """The hand of South.

        Example:
            >>> Deal.from_rank(0).south
            Hand.parse('..AKQJT98765432.')
        """
        return self.hands[Seat.SOUTH]

    @property
    def west(self) -> Hand:
        """The hand of West.

        Example:
            >>> Deal.from_rank(0).west
            Hand.parse('...AKQJT98765432')
        """
        return self.hands[Seat.WEST]

    def solve(self) -> TrickTable:
        """Return how many tricks each seat wins in each strain, all cards seen.

        Both sides play perfectly (*double dummy*). For many deals at once
        :func:`biritch.solve` is quicker: it uses every core.

        Raises:
            RuntimeError: The compiled solver cannot be loaded on this machine.

        Example:
            >>> tricks = Deal.random(seed=7).solve()
            >>> tricks["N", "NT"], tricks["E", "C"]
            (10, 5)
        """
        # The core imports no room above it: the solver is asked for by name, when wanted.
        answer: TrickTable = service("solve")(self)
        return answer

    def __getitem__(self, seat: Seat | str) -> Hand:
        """Return the hand of *seat*, a seat or its letter or name."""
        try:
            return self.hands[seat]  # type: ignore[index]
        except TypeError:  # a seat as written: robots, who ask with a Seat, do not wait for it
            return self.hands[Seat.parse(str(seat))]

    def __str__(self) -> str:
        return "N:" + " ".join(map(str, self.hands))

    def __repr__(self) -> str:
        return f"Deal.parse('{self}')"

    def _repr_html_(self) -> str:
        answer: str = service("html")(self)
        return answer
