"""What a pass denies: hands that fit one of the other calls.

A pass shows the hands without another call: for every shape, the points with which another call
is certain are removed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from operator import and_, or_

from biritch.bidding.promises import charts
from biritch.bidding.promises.charts import Chart
from biritch.bidding.promises.hand_ranges import Lengths, Span
from biritch.bidding.promises.phrases import one_of, span_phrase, suit_name
from biritch.bidding.promises.points import Points
from biritch.bidding.promises.promise import ANY_STRENGTH, And, Detail, Or, Promise
from biritch.bidding.promises.shapes import Balanced, Length, Longer
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase


@dataclass(frozen=True)
class Denial(Promise):
    """The hand fits none of *others*, the promises of the other calls.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> Denial((hcp(12),)).strength()
        (0, 11)
    """

    others: tuple[Promise, ...]

    @cached_property
    def possible_chart(self) -> Chart:
        """The shapes with the numbers of points still possible."""
        return charts.EVERY & ~reduce(or_, map(certain, self.others), charts.NONE)

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* keeps none of the other promises."""
        return not any(other.accepts(hand) for other in self.others)

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points of a shape that the other calls leave, or ``None``."""
        return charts.at(self.possible_chart, lengths)

    def chart(self) -> Chart:
        """Return the hands that the other calls leave."""
        return self.possible_chart

    def strength(self) -> Span:
        """Return the range of points that the other calls leave."""
        return charts.points_of(self.possible_chart) or ANY_STRENGTH

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``no better call``, with the remaining points and lengths.

        If freak hands may hold more points, those of hands with ordinary shapes are given.
        """
        whole, box = self.strength(), self.project()
        usual = charts.last_before_gap(self.possible_chart & charts.ORDINARY)
        sentences = [Phrase.of("promise-denial")]
        if 0 < usual <= 20:
            points = span_phrase("promise-hcp", (0, usual), 30)
            freaks = whole != (0, usual)
            sentences.append(Phrase.of("promise-usually", what=points) if freaks else points)
        sentences += [
            span_phrase(
                "promise-length", (0, span[1]), 13, suit=suit_name(suit), one=one_of(suit)
            )
            for suit, span in zip(Suit, box.lengths, strict=True)
            if span[1] <= 4
        ]
        return tuple(sentences)

    def aside(self) -> tuple[Phrase, ...]:
        """Return ``no better call`` alone, if points and lengths are explained elsewhere."""
        return (Phrase.of("promise-denial"),)


def certain(promise: Promise) -> Chart:
    """Return the hands, by shape and points, that certainly keep *promise*.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> charts.points_of(certain(hcp(12, 14)))
        (12, 14)
    """
    match promise:
        case And() | Or():
            return _certain_together(promise)
        case Detail(part):
            return certain(part)
        case Points() | Length() | Longer() | Balanced():
            return promise.chart()
        case _:
            return charts.NONE


# The same promises come back at every auction.
@lru_cache(maxsize=1 << 11)
def _certain_together(promise: And | Or) -> Chart:
    if isinstance(promise, And):
        return reduce(and_, map(certain, promise.parts), charts.EVERY)
    return reduce(or_, map(certain, promise.parts), charts.NONE)
