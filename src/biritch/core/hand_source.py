"""Hands that a question about points and lengths wants, each as likely as any other.

Hands of each shape and strength are counted, so that rare ones are drawn as fast as others.
The idea is that of the ``SmartStack`` of the dealer *redeal* (github.com/anntzer/redeal).
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import accumulate, combinations
from math import comb

from biritch.core.cards import Card, Suit
from biritch.core.hands import FULL_PACK, Hand

Lengths = tuple[int, int, int, int]
"""Lengths of a hand, clubs first."""
SMALL = 0b0000011111111
"""The small cards of a suit: nine to two."""
SUIT = (1 << 13) - 1
"""All cards of a suit."""
_MOST_HCP = 37
_HONOURS = {14: 4, 13: 3, 12: 2, 11: 1}


@dataclass(frozen=True, slots=True)
class HandProfile:
    """The points and the lengths of a hand, clubs first, without its cards.

    Example:
        >>> HandProfile(15, (3, 3, 2, 5)).shape
        (5, 3, 3, 2)
    """

    hcp: int
    lengths: Lengths

    def length(self, suit: Suit) -> int:
        """Return how many cards of *suit* are held."""
        return self.lengths[suit]

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths, longest first."""
        return tuple(sorted(self.lengths, reverse=True))


@dataclass(frozen=True, slots=True)
class SuitChoices:
    """What a hand may hold in one suit: cards it has, cards it may get, its length if given.

    Example:
        >>> spades = SuitChoices.of(Suit.SPADES, Hand.parse("A..."), FULL_PACK)
        >>> spades.ways(2)[:8]  # with the ace and one more: nothing, or a jack, queen or king
        (0, 0, 0, 0, 9, 1, 1, 1)
    """

    held: Hand
    pool: Hand
    length: int | None = None

    @classmethod
    def of(cls, suit: Suit, cards: Hand, free: Hand, length: int | None = None) -> SuitChoices:
        """Return the choices in *suit* of a hand that has *cards* and may get *free* ones."""
        # A suit whose length is given by small cards gets no honour but those named.
        mask = SUIT if length is None else SMALL
        here = Hand(SUIT << 13 * suit)
        return cls(cards & here, Hand((free - cards).bits & mask << 13 * suit), length)

    @property
    def points(self) -> int:
        """The points of the cards held."""
        return self.held.hcp

    @property
    def honours(self) -> list[tuple[int, tuple[Card, ...]]]:
        """Every set of honours that may be got, with its points."""
        free = [card for card in self.pool if card.rank in _HONOURS]
        return [
            (sum(_HONOURS[card.rank] for card in got), got)
            for many in range(len(free) + 1)
            for got in combinations(free, many)
        ]

    @property
    def small(self) -> list[Card]:
        """The cards without points that may be got, the highest first."""
        return [card for card in self.pool if card.rank not in _HONOURS]

    def ways(self, length: int) -> tuple[int, ...]:
        """Return in how many ways the suit has that *length* and 0 to 10 points."""
        return _suit_ways(self)[length]

    def draw(self, length: int, points: int, rng: random.Random) -> list[Card]:
        """Return the cards got for that *length* and *points*, each way as likely as any."""
        small, want = self.small, length - len(self.held)
        sets = [got for worth, got in self.honours if worth == points - self.points]
        weights = [comb(len(small), want - len(s)) if want >= len(s) else 0 for s in sets]
        got = sets[bisect(list(accumulate(weights)), rng.randrange(sum(weights)))]
        return [*got, *rng.sample(small, want - len(got))]


FourSuits = tuple[SuitChoices, SuitChoices, SuitChoices, SuitChoices]
"""The choices of a hand, clubs first."""


def suit_choices(
    cards: Hand, free: Hand, lengths: Sequence[int | None] = (None,) * 4
) -> FourSuits:
    """Return the choices of a hand that has *cards*, may get *free* ones and has *lengths*."""
    c, d, h, s = (
        SuitChoices.of(suit, cards, free, length)
        for suit, length in zip(Suit, lengths, strict=True)
    )
    return c, d, h, s


ANY_HAND = suit_choices(Hand(), FULL_PACK)
"""The choices of a hand of which nothing is given."""


class ProfileSource:
    """Hands whose profile is *wanted*, drawn from *choices*, each as likely as any other.

    Example:
        >>> strong = ProfileSource(lambda profile: profile.hcp >= 36)
        >>> strong.ways, strong.draw(random.Random(1)).hcp >= 36
        (64, True)
    """

    def __init__(
        self, wanted: Callable[[HandProfile], bool], choices: FourSuits = ANY_HAND
    ) -> None:
        """Count the hands of each profile that is wanted."""
        self.choices = choices
        every = count_profiles(choices)
        found = [(profile, ways) for profile, ways in every if wanted(profile)]
        self.profiles = [profile for profile, _ in found]
        self.upto = list(accumulate(ways for _, ways in found))
        self.chooses = len(found) < len(every)
        self.all_ways = sum(ways for _, ways in every)

    @property
    def ways(self) -> int:
        """How many hands there are."""
        return self.upto[-1] if self.upto else 0

    def draw(self, rng: random.Random) -> Hand:
        """Return one of them."""
        profile = self.profiles[bisect(self.upto, rng.randrange(self.ways))]
        points, cards = profile.hcp, Hand()
        for suit, choice in zip(Suit, self.choices, strict=True):
            beyond = _ways(self.choices[suit + 1 :], profile.lengths[suit + 1 :])
            here = choice.ways(profile.lengths[suit])
            weights = [
                here[mine] * beyond[points - mine] if mine <= points else 0
                for mine in range(11)
            ]
            mine = bisect(list(accumulate(weights)), rng.randrange(sum(weights)))
            points -= mine
            cards |= choice.held | Hand.of(choice.draw(profile.lengths[suit], mine, rng))
        return cards


@lru_cache(maxsize=16)
def count_profiles(choices: FourSuits) -> tuple[tuple[HandProfile, int], ...]:
    """Return every profile that *choices* allow, and how many hands have it."""
    found = []
    for c in range(14):
        for d in range(14 - c):
            for h in range(14 - c - d):
                lengths = (c, d, h, 13 - c - d - h)
                found += [
                    (HandProfile(points, lengths), ways)
                    for points, ways in enumerate(_ways(choices, lengths))
                    if ways
                ]
    return tuple(found)


@lru_cache(maxsize=20_000)
def _ways(choices: tuple[SuitChoices, ...], lengths: tuple[int, ...]) -> tuple[int, ...]:
    """Return in how many ways suits of these *lengths* hold 0, 1, 2 … points together."""
    suits = (choice.ways(length) for choice, length in zip(choices, lengths, strict=True))
    none: tuple[int, ...] = (1,) + (0,) * _MOST_HCP
    return reduce(_convolve, suits, none)


def _convolve(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    total = [0] * len(one)
    for place, ways in enumerate(one):
        if ways:
            for more, times in enumerate(other):
                if times and place + more < len(total):
                    total[place + more] += ways * times
    return tuple(total)


@lru_cache(maxsize=256)
def _suit_ways(choice: SuitChoices) -> tuple[tuple[int, ...], ...]:
    """Return for each length in how many ways the suit holds 0 to 10 points."""
    small, base, held = len(choice.small), choice.points, len(choice.held)
    table = []
    for length in range(14):
        ways = [0] * 11
        if choice.length in (None, length):
            for points, got in choice.honours:
                rest = length - held - len(got)
                if 0 <= rest <= small:
                    ways[base + points] += comb(small, rest)
        table.append(tuple(ways))
    return tuple(table)
