"""Charts: sets of hands by shape and high-card points, as bit sets.

A chart is one integer. It has 38 bits, for 0 to 37 high-card points, for each of the 560 shapes
of :data:`~biritch.bidding.promises.hand_ranges.SHAPES` in turn. So the intersection or union of
two charts is a single operation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from biritch.bidding.promises.hand_ranges import ANY_POINTS, SHAPES, HandRange, Lengths, Span

Chart: TypeAlias = int
"""A bit for each shape and number of points."""

WIDTH = ANY_POINTS[1] + 1
"""Bits for one shape."""
NONE: Chart = 0
"""No hand."""
EVERY: Chart = (1 << WIDTH * len(SHAPES)) - 1
"""Every hand."""

_PLACE = {lengths: place for place, lengths in enumerate(SHAPES)}
_ROW = (1 << WIDTH) - 1


def _mark_shapes(places: Iterable[int]) -> Chart:
    """Return a chart with the first bit of each of those shapes."""
    return sum(1 << WIDTH * place for place in places)


_FIRSTS = _mark_shapes(range(len(SHAPES)))
_HELD: tuple[tuple[Chart, ...], ...] = tuple(
    tuple(
        _mark_shapes(place for place, lengths in enumerate(SHAPES) if lengths[suit] == held)
        * _ROW
        for held in range(14)
    )
    for suit in range(4)
)


@cache
def of_points(span: Span) -> Chart:
    """Return the chart of all hands with those points.

    Example:
        >>> points_of(of_points((12, 14)) & of_length(3, 5, 13))
        (12, 14)
    """
    return _mask(span) * _FIRSTS


@cache
def of_length(suit: int, low: int, high: int) -> Chart:
    """Return the chart of all hands with that length of *suit*.

    Example:
        >>> of_length(3, 0, 13) == of_points((0, 37))
        True
    """
    return sum(_HELD[suit][max(low, 0) : high + 1])


def of_shapes(shapes: Iterable[Lengths]) -> Chart:
    """Return the chart of all hands with those shapes."""
    return _mark_shapes(_PLACE[lengths] for lengths in shapes) * _ROW


def of_spans(spans: Iterable[Span | None]) -> Chart:
    """Return the chart of one range of points for each shape in turn.

    Example:
        >>> of_spans([(12, 14)] * len(SHAPES)) == of_points((12, 14))
        True
    """
    # One conversion of joined digits is faster than 560 shifts of a long number.
    return int("".join(reversed([_digits(span) for span in spans])), 2)


@cache
def _digits(span: Span | None) -> str:
    """Return a digit for every number of points."""
    return f"{_mask(span) if span else 0:0{WIDTH}b}"


def _mask(span: Span) -> int:
    """Return a bit for every possible number of points in *span*."""
    low, high = max(ANY_POINTS[0], span[0]), min(ANY_POINTS[1], span[1])
    return (1 << high + 1) - (1 << low) if low <= high else 0


def at(chart: Chart, lengths: Lengths) -> Span | None:
    """Return the fewest and the most points of a shape, or ``None`` if it is excluded.

    Example:
        >>> at(of_points((12, 14)), (4, 3, 3, 3))
        (12, 14)
    """
    return span_of(chart >> WIDTH * _PLACE[lengths] & _ROW)


ORDINARY: Chart = of_shapes(
    lengths for lengths in SHAPES if max(lengths) <= 5 and min(lengths) >= 1
)
"""Shapes without a void or a suit of six: three hands in four."""


def span_of(mask: int) -> Span | None:
    """Return the lowest and the highest bit that is set, or ``None``.

    Example:
        >>> span_of(0b1110)
        (1, 3)
    """
    return ((mask & -mask).bit_length() - 1, mask.bit_length() - 1) if mask else None


def points_of(chart: Chart) -> Span | None:
    """Return the fewest and the most points of all shapes, or ``None``.

    Example:
        >>> points_of(of_points((12, 14)))
        (12, 14)
    """
    # Shapes are laid over each other, half of those that are left at a time.
    shapes = len(SHAPES)
    while shapes > 1:
        half = WIDTH * ((shapes + 1) // 2)
        chart = chart & (1 << half) - 1 | chart >> half
        shapes = (shapes + 1) // 2
    return span_of(chart)


def last_before_gap(chart: Chart) -> int:
    """Return the last number of points before the first gap from 0 on; -1 if 0 is missing.

    Example:
        >>> last_before_gap(of_points((0, 11)))
        11
    """
    points = range(ANY_POINTS[0], ANY_POINTS[1] + 1)
    return next((high for high in points if not chart & of_points((high, high))), WIDTH) - 1


def bounding_range(chart: Chart) -> HandRange:
    """Return the tightest range around the chart; any hand if it is empty.

    Example:
        >>> bounding_range(of_points((12, 14))).hcp
        (12, 14)
    """
    points = points_of(chart)
    return (
        HandRange()
        if points is None
        else HandRange(points, tuple(_lengths(chart, s) for s in range(4)))
    )


def _lengths(chart: Chart, suit: int) -> Span:
    held = _HELD[suit]
    low, high = 0, 13
    while not chart & held[low]:
        low += 1
    while not chart & held[high]:
        high -= 1
    return low, high
