"""Smart stacking: one hand dealt to meet a condition, each such hand equally likely.

Rare conditions are slow with rejection. If a part of the condition, joined to the rest by
*and*, concerns the points and lengths of one seat alone, that seat's hand is drawn from the
hands that satisfy it (:mod:`biritch.core.hand_source`). The three other hands are dealt from
the rest, and the whole condition is tested. Given hands, whole or partial, are kept; a part may
also involve a completely given seat.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, TypeAlias, cast

from biritch.cli.deals.conditions import (
    NO_MORE,
    in_all_languages,
    parse_condition,
    read_condition,
)
from biritch.cli.deals.hand_questions import SEATS_BY_NAME, hand_questions
from biritch.cli.messages import Refusal
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hand_source import HandProfile, ProfileSource
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.predeal import GivenHand
from biritch.core.seats import Seat

if TYPE_CHECKING:
    from biritch.words.notation import Notation

HANDS = comb(52, 13)
"""How many hands there are."""
Given: TypeAlias = tuple[tuple[Seat, GivenHand], ...]
"""What is given of hands, seat by seat."""
_ABOUT_PROFILE = ("hcp", "spades", "hearts", "diamonds", "clubs", "balanced", "shape")
"""Questions whose answer follows from points and lengths."""
_JOINING = ("min", "max")


@dataclass(frozen=True, slots=True)
class StackedSeat:
    """A seat whose hand is dealt to order, and the source of such hands.

    Example:
        >>> stacked = best_stack("hcp(N) >= 20 and hearts(S) >= 5", "en")
        >>> str(stacked.seat), round(100 * stacked.share, 2)
        ('N', 1.45)
    """

    seat: Seat
    source: ProfileSource

    @property
    def share(self) -> float:
        """The share of the seat's possible hands that qualify."""
        return self.source.ways / self.source.all_ways

    def draw(self, rng: random.Random) -> Hand:
        """Return a random qualifying hand, all equally likely."""
        return self.source.draw(rng)

    def deal(self, rng: random.Random) -> Deal:
        """Return a random deal with a qualifying hand at the seat."""
        hand = self.draw(rng)
        rest = [card for card in _PACK if card not in hand]
        rng.shuffle(rest)
        others = iter(Hand.of(rest[first : first + 13]) for first in (0, 13, 26))
        north, east, south, west = (
            hand if seat is self.seat else next(others) for seat in Seat
        )
        return Deal((north, east, south, west))


_PACK = tuple(Card.parse(f"{suit.name[0]}{rank}") for suit in Suit for rank in "AKQJT98765432")


NOTHING_GIVEN: Given = tuple((seat, GivenHand()) for seat in Seat)
"""What is given where nothing is."""


def best_stack(
    where: str, notation: Notation, given: Given = NOTHING_GIVEN
) -> StackedSeat | None:
    """Return the seat with the rarest part of the condition *where*, stacked; or ``None``.

    The *given* hands, whole or partial, are kept. ``None`` if no part concerns the points or
    lengths of one seat alone, or if no hand qualifies.

    Example:
        >>> given = tuple((seat, GivenHand.parse("AKQJT98765432...")) for seat in [Seat.NORTH])
        >>> stacked = best_stack("hcp(NS) >= 37", "en", given)
        >>> str(stacked.seat), stacked.draw(random.Random(1)).hcp >= 27
        ('S', True)
    """
    hands = dict(NOTHING_GIVEN) | dict(given)
    free = FULL_PACK
    for hand in hands.values():
        free -= hand.cards
    stacks = [
        stack
        for seat, parts in _parts_by_seat(where, hands).items()
        if (stack := _stack_seat(seat, parts, notation, hands, free)) is not None
    ]
    return min(stacks, key=lambda stack: stack.share, default=None)


def _parts_by_seat(where: str, given: Mapping[Seat, GivenHand]) -> dict[Seat, list[str]]:
    """Return the parts joined by *and* about the points and lengths of one seat.

    Seats with thirteen *given* cards may be involved too.
    """
    tree = parse_condition(where, "cli-where")
    known = {seat for seat, hand in given.items() if len(hand.cards) == 13}
    found: dict[Seat, list[str]] = {}
    for part in _split_conjunction(tree):
        seats = (_seats_asked(part) or set()) - known
        if len(seats) == 1:
            found.setdefault(next(iter(seats)), []).append(ast.unparse(part))
    return found


def _split_conjunction(tree: ast.expr) -> Iterator[ast.expr]:
    if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And):
        for part in tree.values:
            yield from _split_conjunction(part)
    else:
        yield tree


def _seats_asked(part: ast.expr) -> set[Seat] | None:
    """Return the seats involved in *part*, or ``None`` if it is not only about profiles."""
    english = {entry: name for name, entry in hand_questions().items()}
    by_name = in_all_languages(hand_questions())
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


def _stack_seat(
    seat: Seat,
    parts: Sequence[str],
    notation: Notation,
    given: Mapping[Seat, GivenHand],
    free: Hand,
) -> StackedSeat | None:
    """Return *seat* stacked with hands that satisfy all *parts*."""
    conditions = [read_condition(part, notation, NO_MORE) for part in parts]
    known = {one: hand.cards for one, hand in given.items() if len(hand.cards) == 13}
    shapes = given[seat].shapes

    def is_wanted(profile: HandProfile) -> bool:
        # Only this seat and hands that are known are asked, and of it only its profile.
        asked = cast("Deal", {**known, seat: profile})
        return (shapes is None or profile.lengths in shapes) and all(
            condition(asked) for condition in conditions
        )

    source = ProfileSource(is_wanted, given[seat].choices(free))
    return StackedSeat(seat, source) if source.ways and source.chooses else None


@lru_cache(maxsize=64)  # to count the hands that are wanted takes a tenth of a second
def compile_condition(
    where: str, given: Given = NOTHING_GIVEN
) -> tuple[Callable[[Deal], bool], StackedSeat | None]:
    """Return the condition *where* as a function, and its stacked seat beside *given* hands.

    Raises:
        ValueError: It is not a condition; the message is the English sentence.

    Example:
        >>> condition, stacked = compile_condition("hcp(N) >= 30")
        >>> str(stacked.seat)
        'N'
    """
    from biritch.cli.deals.deal_questions import deal_questions
    from biritch.core.seats import Vulnerability
    from biritch.words.translation import say

    try:
        questions = deal_questions(Vulnerability.NONE)
        condition = read_condition(where, "en", questions)
        return condition, best_stack(where, "en", given)
    except Refusal as refusal:
        raise ValueError(say(refusal.phrase, "en").removeprefix("--")) from None


Dealer = Callable[[], Deal]
"""Deals one deal after another."""


def dealer(where: str | None, notation: Notation, seed: str, *, stack: bool) -> Dealer:
    """Return a dealer with *seed*, with a stacked hand if *where* allows it.

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
