"""Deals by chance with some cards or shapes given: each deal that fits is as likely as any.

A hand is given by its cards, suit by suit: ``AKQ...`` holds at least the ace, king and queen
of spades. An ``x`` is a small card, the nine or lower; a suit written with one, or ``-`` for
a void, is of exactly that length: ``AKQ.xxx..`` has three small hearts. A shape is given by
four lengths: ``4432`` in any order, ``5=3=3=2`` spades first, ``5(332)`` five spades and the
rest in any order, ``(54)xx`` nine cards in the majors; there ``x`` is any length.
"""

from __future__ import annotations

import random
import re
from bisect import bisect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, permutations, product
from math import comb, prod

from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.hand_source import (
    SMALL,
    SUIT,
    FourSuits,
    Lengths,
    ProfileSource,
    suit_choices,
)
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.services import service

_PATTERN = re.compile(r"[0-9x=()]+")
TRIES = 1_000_000
"""Deals looked at before a search is given up."""


@cache
def shape_lengths(pattern: str) -> frozenset[Lengths]:
    """Return the lengths, clubs first, that *pattern* allows.

    Raises:
        ValueError: It is not a shape of thirteen cards.

    Example:
        >>> len(shape_lengths("4432")), sorted(shape_lengths("5=3=3=2"))
        (12, [(2, 3, 3, 5)])
        >>> len(shape_lengths("5(332)")), (2, 2, 4, 5) in shape_lengths("(54)xx")
        (3, True)
    """
    text = pattern.strip().lower().replace(" ", "")
    signs = text.replace("=", "")
    if "(" not in signs and "=" not in text:
        signs = f"({signs})"
    groups = re.findall(r"\(([0-9x]+)\)|([0-9x])", signs)
    whole = "".join(f"({inner})" if inner else one for inner, one in groups) == signs
    if not whole or sum(len(inner or one) for inner, one in groups) != 4:
        raise ValueError(
            f"not a shape: {pattern!r} (want e.g. 4432, 5=3=3=2, 5(332) or (54)xx)"
        )
    orders = product(*({*permutations(inner)} if inner else {(one,)} for inner, one in groups))
    allowed = set()
    for order in orders:
        wanted = [sign for group in order for sign in group]
        for s, h, d in product(range(14), repeat=3):
            lengths = (s, h, d, 13 - s - h - d)
            if lengths[3] >= 0 and all(
                sign in ("x", str(length)) for sign, length in zip(wanted, lengths, strict=True)
            ):
                allowed.add((lengths[3], d, h, s))
    if not allowed:
        raise ValueError(f"not a shape: {pattern!r} (its lengths do not make thirteen cards)")
    return frozenset(allowed)


@dataclass(frozen=True, slots=True)
class GivenHand:
    """What is given of one hand: cards, small cards of some suits, and lengths allowed.

    Example:
        >>> given = GivenHand.parse("AKQ.xxx..")
        >>> given.cards, given.small, given.lengths
        (Hand.parse('AKQ...'), (0, 0, 3, 0), (None, None, 3, None))
    """

    cards: Hand = Hand()  # noqa: RUF009 - frozen
    small: Lengths = (0, 0, 0, 0)
    lengths: tuple[int | None, ...] = (None,) * 4
    shapes: frozenset[Lengths] | None = None

    @classmethod
    def parse(cls, text: str) -> GivenHand:
        """Read cards or a shape.

        Raises:
            ValueError: It is neither.
        """
        if "." not in text and _PATTERN.fullmatch(text.strip().lower()):
            return cls(shapes=shape_lengths(text))
        parts = text.strip().upper().split(".")
        cards = Hand.parse(".".join(part.replace("X", "") for part in parts))
        small, lengths = [], []
        for part, suit in zip(reversed(parts), Suit, strict=True):
            small.append(part.count("X"))
            exact = "X" in part or part == "-"
            lengths.append(cards.length(suit) + small[-1] if exact else None)
        if len(cards) + sum(small) > 13:
            raise ValueError(f"not a hand: {text!r} has more than thirteen cards")
        c, d, h, s = small
        return cls(cards, (c, d, h, s), tuple(lengths))

    def choices(self, free: Hand) -> FourSuits:
        """Return what it may hold, suit by suit, if it may get the *free* cards."""
        return suit_choices(self.cards, free, self.lengths)

    @property
    def free(self) -> bool:
        """Whether nothing but cards by name is given."""
        return self.shapes is None and self.lengths == (None,) * 4

    def fits(self, hand: Hand) -> bool:
        """Whether *hand* is as given."""
        if self.cards - hand or (self.shapes is not None and hand.lengths not in self.shapes):
            return False
        rest = (hand - self.cards).bits
        return all(
            length is None
            or (hand.length(suit) == length and not rest >> 13 * suit & SUIT & ~SMALL)
            for suit, length in zip(Suit, self.lengths, strict=True)
        )


class HandSource:
    """Hands as given, drawn from the cards that are free, each as likely as any other."""

    def __init__(self, given: GivenHand, free: Hand) -> None:
        """Count the hands of each shape."""
        self.given = given
        self._pools = []
        held, limits = [], []
        for suit, length in zip(Suit, given.lengths, strict=True):
            mask = SUIT if length is None else SMALL
            pool = Hand(free.bits & mask << 13 * suit)
            self._pools.append(list(pool))
            held.append(given.cards.length(suit))
            limits.append((length, len(pool)))
        self.more: list[Lengths] = []
        ways = []
        for c, d, h in product(range(14), repeat=3):
            lengths = (c, d, h, 13 - c - d - h)
            more = (
                lengths[0] - held[0],
                lengths[1] - held[1],
                lengths[2] - held[2],
                lengths[3] - held[3],
            )
            fit = all(
                0 <= want <= room and length in (None, total)
                for want, total, (length, room) in zip(more, lengths, limits, strict=True)
            )
            if fit and (given.shapes is None or lengths in given.shapes):
                self.more.append(more)
                ways.append(
                    prod(comb(room, want) for want, (_, room) in zip(more, limits, strict=True))
                )
        self.upto = list(accumulate(ways))

    @property
    def ways(self) -> int:
        """How many hands there are."""
        return self.upto[-1] if self.upto else 0

    def draw(self, rng: random.Random) -> Hand:
        """Return one of them."""
        more = self.more[bisect(self.upto, rng.randrange(self.ways))]
        cards = self.given.cards
        for pool, want in zip(self._pools, more, strict=True):
            cards |= Hand.of(rng.sample(pool, want))
        return cards


class Predeal:
    """A dealer of deals in which some hands are given in part.

    Example:
        >>> dealer = Predeal({"N": "AKQ.xxx..", "S": "4432"}, random.Random(7))
        >>> deal = dealer.deal()
        >>> deal.north.ranks(Suit.SPADES)[:3], deal.south.shape
        ('AKQ', (4, 4, 3, 2))
    """

    def __init__(  # noqa: C901 - one refusal after another
        self, given: Mapping[str, str | Hand | GivenHand], rng: random.Random
    ) -> None:
        """Read what is *given* of each seat.

        Raises:
            ValueError: It is no hand and no shape, a card is given twice, or nothing fits.
        """
        self.rng = rng
        self.given = {seat: GivenHand() for seat in Seat}
        named = Hand()
        for name, what in given.items():
            seat = Seat.parse(name)
            if isinstance(what, Hand):
                what = GivenHand(what)  # noqa: PLW2901
            elif isinstance(what, str):
                what = GivenHand.parse(what)  # noqa: PLW2901
            elif not isinstance(what, GivenHand):
                raise TypeError(f"not a hand: {what!r} (want cards or a shape)")
            if len(what.cards) > 13:
                raise ValueError(f"not a hand: {seat} has more than thirteen cards")
            if twice := named & what.cards:
                raise ValueError(f"{next(iter(twice))} is given to two hands")
            named |= what.cards
            self.given[seat] = what
        self.free = FULL_PACK - named
        sources = {
            seat: HandSource(what, self.free)
            for seat, what in self.given.items()
            if not what.free
        }
        for seat, source in sources.items():
            if not source.ways:
                raise ValueError(f"no hand of {seat} is as given")
        self.first = min(sources, key=lambda seat: sources[seat].ways, default=None)
        self.source: HandSource | ProfileSource | None = (
            None if self.first is None else sources[self.first]
        )
        self.later = [seat for seat in sources if seat is not self.first]

    def share(self, seat: Seat, ways: int) -> float:
        """Return the share that *ways* hands are of all that *seat* may get by chance."""
        return ways / comb(len(self.free), 13 - len(self.given[seat].cards))

    def draw_first(self, seat: Seat, source: ProfileSource) -> None:
        """Draw the hand of *seat* from *source*, if it is rarer than the one drawn first now.

        Example:
            >>> dealer = Predeal({"N": "AKQ..."}, random.Random(7))
            >>> choices = dealer.given[Seat.SOUTH].choices(dealer.free)
            >>> strong = ProfileSource(lambda hand: hand.hcp > 20, choices)
            >>> dealer.draw_first(Seat.SOUTH, strong)
            >>> dealer.deal().south.hcp > 20
            True
        """
        if (
            self.first is not None
            and self.source is not None
            and self.share(self.first, self.source.ways) <= self.share(seat, source.ways)
        ):
            return
        self.first, self.source = seat, source
        self.later = [one for one in Seat if one is not seat and not self.given[one].free]

    def deal(self) -> Deal:
        """Return a deal with the hands as given.

        Raises:
            ValueError: None was found in a million.
        """
        for _ in range(TRIES):
            hands = self._try()
            if all(self.given[seat].fits(hands[seat]) for seat in self.later):
                return Deal((hands[0], hands[1], hands[2], hands[3]))
        raise ValueError(f"no deal is as given, of {TRIES} tried")

    def _try(self) -> list[Hand]:
        # One hand is drawn as given; the rest is dealt by chance, and what is given of it
        # looked at, so that every deal that fits is as likely as any other.
        hands = [self.given[seat].cards for seat in Seat]
        free = self.free
        if self.source is not None and self.first is not None:
            hands[self.first] = self.source.draw(self.rng)
            free -= hands[self.first]
        rest = list(free)
        self.rng.shuffle(rest)
        for seat in Seat:
            want = 13 - len(hands[seat])
            hands[seat] |= Hand.of(rest[:want])
            del rest[:want]
        return hands


def matching(
    given: Mapping[str, Hand | str | GivenHand],
    where: str | Callable[[Deal], bool] | None = None,
    seed: int | str | None = None,
    tries: int = 1_000_000,
) -> Iterator[Deal]:
    """Yield deals with the hands *given* that answer *where*, each as likely as any other.

    Raises:
        ValueError: What is given cannot be read, or *tries* deals in a row answer nothing.

    Example:
        >>> deals = matching({"N": "5(332)"}, lambda deal: deal.south.hcp > 12, seed=7)
        >>> deal = next(deals)
        >>> deal.north.lengths[3], deal.south.hcp > 12
        (5, True)
    """
    rng = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311
    dealer = Predeal(given, rng)
    asked, draw = _read_where(where, dealer)
    while True:
        for _ in range(tries):
            if asked(deal := draw()):
                yield deal
                break
        else:
            raise ValueError(f"no deal of {tries} tried answers {where!r}")


def _read_where(
    where: str | Callable[[Deal], bool] | None, dealer: Predeal
) -> tuple[Callable[[Deal], bool], Callable[[], Deal]]:
    """Return the condition *where* as a function, and what draws deals for it."""
    if where is None:
        return bool, dealer.deal
    if not isinstance(where, str):
        if not callable(where):
            raise TypeError(f"not a condition: {where!r} (want a text or a function of a deal)")
        return where, dealer.deal
    # The hand that is asked about and rarest is dealt as it is wanted.
    condition: Callable[[Deal], bool]
    condition, stacked = service("condition")(where, tuple(dealer.given.items()))
    if stacked is None:
        return condition, dealer.deal
    if all(hand == GivenHand() for hand in dealer.given.values()):
        return condition, lambda: stacked.deal(dealer.rng)
    dealer.draw_first(stacked.seat, stacked.source)
    return condition, dealer.deal
