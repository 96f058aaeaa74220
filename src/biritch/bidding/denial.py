"""What a call denies: that the hand fits none of the others.

A pass says what it is not. For every shape, the points that some other call certainly takes
are struck out; what is left is what the pass shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from operator import and_, or_

from biritch.bidding.box import ANY_POINTS, SHAPES, Lengths, Span
from biritch.bidding.promise import ANY_STRENGTH, And, Or, Promise
from biritch.bidding.silence import Silent
from biritch.bidding.vocabulary import Length, Longer, Points, Regular, span_phrase, suit_name
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

_EVERY = (1 << ANY_POINTS[1] + 1) - 1
_NONE = (0,) * len(SHAPES)
_MASKS = {
    (low, high): (1 << high + 1) - (1 << low)
    for low in range(ANY_POINTS[1] + 1)
    for high in range(low, ANY_POINTS[1] + 1)
}
_PLACE = {lengths: place for place, lengths in enumerate(SHAPES)}


@dataclass(frozen=True)
class Denial(Promise):
    """No other call fits: none of the hands in *others*."""

    others: tuple[Promise, ...]

    @cached_property
    def left(self) -> tuple[int, ...]:
        """For each shape, a bit for every number of points still possible."""
        taken = reduce(_either, map(certain, self.others), _NONE)
        return tuple(_EVERY & ~one for one in taken)

    def accepts(self, hand: Hand) -> bool:
        """Whether no other promise is kept."""
        return not any(other.accepts(hand) for other in self.others)

    def points(self, lengths: Lengths) -> Span | None:
        """Return what the others, so far as shape and points decide, leave."""
        left = self.left[_PLACE[lengths]]
        return (_lowest(left), left.bit_length() - 1) if left else None

    def strength(self) -> Span:
        """Return the points left, whatever the shape."""
        left = reduce(or_, self.left)
        return (_lowest(left), left.bit_length() - 1) if left else ANY_STRENGTH

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``no better call``, with the points and lengths that are left."""
        low, high = self.strength()
        box = self.project()
        told = [Phrase.of("promise-denial")]
        if high <= 20 and low == 0:
            told.append(span_phrase("promise-hcp", (low, high), 30))
        told += [
            span_phrase("promise-length", (0, span[1]), 13, suit=suit_name(suit))
            for suit, span in zip(Suit, box.lengths, strict=True)
            if span[1] <= 4
        ]
        return tuple(told)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@lru_cache(maxsize=1 << 12)
def certain(promise: Promise) -> tuple[int, ...]:
    """Return for each shape a bit for every number of points that keeps *promise* for sure."""
    match promise:
        case And(parts):
            return reduce(_both, map(certain, parts), (_EVERY,) * len(SHAPES))
        case Or(parts):
            return reduce(_either, map(certain, parts), _NONE)
        case Silent(part):
            return certain(part)
        case Points(count="hcp"):
            return (_mask(promise.points(SHAPES[0])),) * len(SHAPES)
        case Points() | Length() | Longer() | Regular():
            return tuple(_mask(promise.points(lengths)) for lengths in SHAPES)
        case _:
            return _NONE


def _mask(span: Span | None) -> int:
    return 0 if span is None else _MASKS[span]


def _both(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(and_, one, other))


def _either(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(or_, one, other))
