"""Smart stacking: one hand dealt as a condition wants it, each such hand equally likely.

Deals that answer a rare condition are found slowly by dealing and looking. Where a part of the
condition, joined to the rest by *and*, asks one seat alone about points and lengths, that
seat's hand is drawn from the hands that answer it: how many there are of each shape and
strength is counted, so every one is as likely as any other. The three other hands are dealt
from the rest, and the whole condition is asked of the deal.

The idea is that of the ``SmartStack`` of the dealer *redeal* (github.com/anntzer/redeal).
"""

from __future__ import annotations

import ast
import random
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from itertools import accumulate, combinations
from math import comb
from typing import TYPE_CHECKING, cast

from biritch.cli.deals.conditions import (
    NO_MORE,
    in_both_languages,
    parse_condition,
    read_condition,
)
from biritch.cli.deals.hand_questions import SEATS_BY_NAME, hand_questions
from biritch.cli.messages import Refusal
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat

if TYPE_CHECKING:
    from biritch.words.notation import Notation

HANDS = comb(52, 13)
"""How many hands there are."""
_MOST_HCP = 37
_HONOURS = {14: 4, 13: 3, 12: 2, 11: 1}
_ABOUT_PROFILE = ("hcp", "spades", "hearts", "diamonds", "clubs", "balanced", "shape")
"""Questions whose answer follows from points and lengths."""
_JOINING = ("min", "max")


@dataclass(frozen=True, slots=True)
class HandProfile:
    """The points and the lengths of a hand, clubs first, without its cards.

    Example:
        >>> HandProfile(15, (3, 3, 2, 5)).shape
        (5, 3, 3, 2)
    """

    hcp: int
    lengths: tuple[int, int, int, int]

    def length(self, suit: Suit) -> int:
        """Return how many cards of *suit* are held."""
        return self.lengths[suit]

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths, longest first."""
        return tuple(sorted(self.lengths, reverse=True))


@dataclass(frozen=True, slots=True)
class StackedSeat:
    """A seat whose hand is dealt as wanted: the profiles it may have, and the hands of each.

    Example:
        >>> stacked = best_stack("hcp(N) >= 20 and hearts(S) >= 5", "en")
        >>> str(stacked.seat), round(100 * stacked.share, 2)
        ('N', 1.45)
    """

    seat: Seat
    profiles: tuple[HandProfile, ...]
    upto: tuple[int, ...]
    """How many hands there are of the profiles up to and with each."""

    @property
    def share(self) -> float:
        """The part of all hands that is wanted."""
        return self.upto[-1] / HANDS

    def draw(self, rng: random.Random) -> Hand:
        """Return a hand that is wanted, each as likely as any other."""
        place = bisect(self.upto, rng.randrange(self.upto[-1]))
        profile = self.profiles[place]
        cards: list[Card] = []
        points = profile.hcp
        for suit in Suit:
            here = _points_of_suit(
                profile.lengths[suit], profile.lengths[suit + 1 :], points, rng
            )
            points -= here
            cards += _holding(suit, profile.lengths[suit], here, rng)
        return Hand.of(cards)

    def deal(self, rng: random.Random) -> Deal:
        """Return a deal in which the seat's hand is wanted."""
        hand = self.draw(rng)
        rest = [card for card in _PACK if card not in hand]
        rng.shuffle(rest)
        others = iter(Hand.of(rest[first : first + 13]) for first in (0, 13, 26))
        north, east, south, west = (
            hand if seat is self.seat else next(others) for seat in Seat
        )
        return Deal((north, east, south, west))


_PACK = tuple(Card.parse(f"{suit.name[0]}{rank}") for suit in Suit for rank in "AKQJT98765432")


def best_stack(where: str, notation: Notation) -> StackedSeat | None:
    """Return the seat whose part of the condition *where* is rarest, stacked; or ``None``.

    It is ``None`` where no seat alone is asked about points or lengths, or where no
    hand at all is wanted.
    """
    stacks = [
        stack
        for seat, parts in _parts_by_seat(where).items()
        if (stack := _stack_seat(seat, parts, notation)) is not None
    ]
    return min(stacks, key=lambda stack: stack.share, default=None)


def _parts_by_seat(where: str) -> dict[Seat, list[str]]:
    """Return the parts joined by *and* that ask one seat alone about points and lengths."""
    tree = parse_condition(where, "cli-where")
    found: dict[Seat, list[str]] = {}
    for part in _split_conjunction(tree):
        seats = _seats_asked(part)
        if seats is not None and len(seats) == 1:
            found.setdefault(next(iter(seats)), []).append(ast.unparse(part))
    return found


def _split_conjunction(tree: ast.expr) -> Iterator[ast.expr]:
    if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And):
        for part in tree.values:
            yield from _split_conjunction(part)
    else:
        yield tree


def _seats_asked(part: ast.expr) -> set[Seat] | None:
    """Return the seats that *part* asks, or ``None`` where it asks about more than profiles."""
    english = {entry: name for name, entry in hand_questions().items()}
    by_name = in_both_languages(hand_questions())
    seats: set[Seat] = set()
    for call in (node for node in ast.walk(part) if isinstance(node, ast.Call)):
        name = call.func.id.lower() if isinstance(call.func, ast.Name) else ""
        if name in _JOINING:
            continue
        question = by_name.get(name)
        if question is None or english[question] not in _ABOUT_PROFILE or not call.args:
            return None
        where = call.args[0]
        seats |= set(SEATS_BY_NAME.get(getattr(where, "id", "").upper(), ()))
    return seats


def _stack_seat(seat: Seat, parts: Sequence[str], notation: Notation) -> StackedSeat | None:
    """Return *seat* stacked, with the hands that answer all *parts*."""
    wanted = [read_condition(part, notation, NO_MORE) for part in parts]
    profiles, counts = [], []
    for profile, count in _every_profile():
        asked = cast("Deal", {seat: profile})  # only this seat is asked, and only its profile
        if all(condition(asked) for condition in wanted):
            profiles.append(profile)
            counts.append(count)
    if not profiles or len(profiles) == len(_every_profile()):
        return None
    return StackedSeat(seat, tuple(profiles), tuple(accumulate(counts)))


@cache
def _every_profile() -> tuple[tuple[HandProfile, int], ...]:
    """Return every profile there is, and how many hands have it."""
    found = []
    for c in range(14):
        for d in range(14 - c):
            for h in range(14 - c - d):
                lengths = (c, d, h, 13 - c - d - h)
                counts = _ways(lengths)
                found += [
                    (HandProfile(points, lengths), count)
                    for points, count in enumerate(counts)
                    if count
                ]
    return tuple(found)


@cache
def _ways(lengths: tuple[int, ...]) -> tuple[int, ...]:
    """Return in how many ways suits of these *lengths* hold 0, 1, 2 … points together."""
    suits = (_suit_ways(length) for length in lengths)
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


@cache
def _suit_ways(length: int) -> tuple[int, ...]:
    """Return in how many ways a suit of that *length* holds 0 to 10 points."""
    ways = [0] * 11
    for points, honours in _honours_held():
        small = length - len(honours)
        if 0 <= small <= 9:
            ways[points] += comb(9, small)
    return tuple(ways)


@cache
def _honours_held() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return every set of honours of a suit, with its points."""
    return tuple(
        (sum(_HONOURS[rank] for rank in held), held)
        for many in range(5)
        for held in combinations(_HONOURS, many)
    )


def _points_of_suit(
    length: int, later: tuple[int, ...], points: int, rng: random.Random
) -> int:
    """Return how many of *points* lie in a suit of that *length*, the rest *later*."""
    beyond, here = _ways(later), _suit_ways(length)
    weights = [
        here[mine] * beyond[points - mine] if mine <= points else 0 for mine in range(11)
    ]
    return bisect(list(accumulate(weights)), rng.randrange(sum(weights)))


def _holding(suit: Suit, length: int, points: int, rng: random.Random) -> list[Card]:
    """Return a holding of *suit* with that *length* and *points*, each as likely as any."""
    sets = [held for worth, held in _honours_held() if worth == points]
    weights = [comb(9, length - len(held)) if length >= len(held) else 0 for held in sets]
    honours = sets[bisect(list(accumulate(weights)), rng.randrange(sum(weights)))]
    small = rng.sample("T98765432", length - len(honours))
    letters = [dict(zip((14, 13, 12, 11), "AKQJ", strict=True))[rank] for rank in honours]
    return [Card.parse(suit.name[0] + letter) for letter in [*letters, *small]]


@lru_cache(maxsize=64)  # to count the hands that are wanted takes a tenth of a second
def read_for_python(
    where: str, *, stack: bool
) -> tuple[Callable[[Deal], bool], StackedSeat | None]:
    """Return the condition *where* as a function, and the seat it stacks, if *stack* allows.

    Raises:
        ValueError: It is not a condition; the message is the English sentence.

    Example:
        >>> condition, stacked = read_for_python("hcp(N) >= 30", stack=True)
        >>> str(stacked.seat)
        'N'
    """
    from biritch.cli.deals.deal_questions import deal_questions
    from biritch.core.seats import Vulnerability
    from biritch.words.translation import say

    try:
        questions = deal_questions(Vulnerability.NONE)
        condition = read_condition(where, "en", questions)
        return condition, best_stack(where, "en") if stack else None
    except Refusal as refusal:
        raise ValueError(say(refusal.phrase, "en").removeprefix("--")) from None


Dealer = Callable[[], Deal]
"""Deals one deal after another."""


def dealer(where: str | None, notation: Notation, seed: str, *, stack: bool) -> Dealer:
    """Return what deals the deals of *seed*: with a hand stacked where *where* allows it.

    Example:
        >>> deal = dealer("hcp(N) >= 30", "en", "7", stack=True)
        >>> deal().north.hcp >= 30
        True
    """
    stacked = best_stack(where, notation) if where is not None and stack else None
    if stacked is None:
        from biritch.core.random_deals import seeded_deals

        deals = seeded_deals(seed)
        return lambda: next(deals)
    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    return lambda: stacked.deal(rng)
