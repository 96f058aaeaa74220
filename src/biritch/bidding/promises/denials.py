"""What a pass denies: a hand that fits one of the other calls.

A pass shows what the other calls leave. For every shape, the points with which some other call
is certainly made are struck out; what remains is what the pass shows.
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
    """The hand fits none of the *others*, the promises of the calls it does not make.

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
        """Whether no other promise is kept."""
        return not any(other.accepts(hand) for other in self.others)

    def points(self, lengths: Lengths) -> Span | None:
        """Return what the others, so far as shape and points decide, leave."""
        return charts.at(self.possible_chart, lengths)

    def chart(self) -> Chart:
        """Return what every shape may still hold."""
        return self.possible_chart

    def strength(self) -> Span:
        """Return the points left, whatever the shape."""
        return charts.points_of(self.possible_chart) or ANY_STRENGTH

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``no better call``, with the points and lengths that are left.

        Where a freak may hold more, the points are those of hands of an ordinary shape.
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
        """Return ``no better call`` alone, where points and lengths are already explained."""
        return (Phrase.of("promise-denial"),)


def certain(promise: Promise) -> Chart:
    """Return every shape and number of points that keeps *promise* for sure.

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
