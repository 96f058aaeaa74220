"""Short explanations of calls, as players give them: points, suits, shape.

``12-14 HCP, balanced``; ``6-10 points in support, 3+ spades``; ``minimum (14 HCP), 3 hearts``.
What earlier calls have shown is left out. The count of the points is named. A wide range, as of
an opening, is the one a book prints: hands that only a full explanation lists may lie outside
it. No promised strength or length is left out. :mod:`biritch.words.short_lines` fits the text
into a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.natural.inference import UNKNOWN
from biritch.bidding.promises import charts
from biritch.bidding.promises.charts import Chart
from biritch.bidding.promises.combined import CombinedPoints
from biritch.bidding.promises.denials import Denial
from biritch.bidding.promises.hand_ranges import ANY_POINTS, HandRange, Span
from biritch.bidding.promises.honours import AcesOrKings
from biritch.bidding.promises.points import DummyPoints, Points
from biritch.bidding.promises.promise import ANY_STRENGTH, And, Or, Promise, narrow_span
from biritch.bidding.promises.shapes import Balanced, Length
from biritch.bidding.promises.usual_points import usual_points
from biritch.core.cards import Suit
from biritch.core.phrase import Argument, Phrase

Scale: TypeAlias = Literal["hcp", "hl", "hld"]
"""High-card points, with length, or with length and shortness in support."""

_REAL = 4
"""As many cards of a suit, once shown, are said."""
_NARROW = 5
"""A range of that many points, once shown, has a minimum and a maximum."""
_FREAK = 9
"""That many cards of a suit are said only where the call itself promises them."""
_FEW = 3
"""A promise of so few cards at most is said."""
_OPENING, _WIDE = 10, 9
"""The least points of an opening, and the width from which its range is a book's."""
_STRONG = 20
"""Points of an opening at two that is forcing; a limit above them is none."""
_ENDLESS = 30
"""That many points have no end worth a word."""
_ADDED = 10
"""Points that length and shortness add to high cards, at most."""
_ALL = 13
"""That many cards neither."""
_HONOURS = MappingProxyType({"promise-aces": 14, "promise-kings": 13})
"""The explanations of how many honours, and the rank of those."""
_CONTROL = "promise-control"
"""What is said last: a bid of the suit tells of it, and of none that it denies."""
_SCALES_SAID = ("promise-hcp", "promise-hl", "promise-hld", "promise-dummy")
"""What an explanation says of points, by how they are counted."""
_SHAPES = ("promise-balanced", "promise-semi-balanced")
_SAID_OTHERWISE = (
    "promise-hcp",
    "promise-hl",
    "promise-hld",
    "promise-dummy",
    "promise-length",
    "promise-longer",
    "promise-not",
    "promise-longest",
    "promise-anything",
    "promise-denial",
    "promise-usually",
    "promise-group",
    "promise-or",
    "promise-few-spades",
    "promise-with-spades",
    "promise-long-suits",
)
"""Parts of explanations that points, suits and shape stand for, or no words of a player."""


@dataclass(frozen=True, slots=True)
class ShortLine:
    """A short explanation in parts, the most important first.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Seat, Vulnerability
        >>> from biritch.rules.auction import Auction
        >>> auction = Auction.of(Seat.NORTH, [parse_call("1NT")])
        >>> told = catalogue.find("sayc").explain(auction, Vulnerability.NONE)[0]
        >>> short_line(told).points, short_line(told).shape
        ((15, 17), 'balanced')
    """

    agreed: bool = True
    term: str = ""
    """The message that names it, such as that of a convention."""
    words: tuple[tuple[str, Argument], ...] = ()
    """What fills the blanks of that message besides the promise."""
    points: Span | None = None
    scale: Scale = "hcp"
    """How the points are counted: high cards, with length, or in support of partner's suit."""
    usually: bool = False
    """Whether only a freak holds other points."""
    printed: bool = False
    """Whether the points are those a book prints, and some hands hold others."""
    edge: str = ""
    """Whether they are the ``minimum`` or the ``maximum`` of what was shown before."""
    suits: tuple[tuple[Suit, Span], ...] = ()
    shape: str = ""
    """``balanced`` or ``semi-balanced``."""
    others: tuple[Phrase, ...] = ()
    """What else it promises, in the words of its explanation."""
    anything: bool = False
    """Whether it says nothing at all."""


def short_line(meaning: Meaning) -> ShortLine:
    """Return the short explanation of a call with that *meaning*.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> from biritch.core.phrase import Phrase
        >>> short_line(Meaning(hcp(12, 14), Phrase.of("promise-anything"))).points
        (12, 14)
    """
    says = meaning.says.name
    if meaning.guessed or says == UNKNOWN:
        return ShortLine(agreed=False)
    promise, before = meaning.promise, meaning.before
    own = promise.chart()
    box = charts.bounding_range(_with(own, before) or own)
    term = says if says.startswith("call-") else ""
    told = _points(promise, box, before, meaning.chart_before)
    if is_ruled_out(told.points, told.scale, before):
        # A double for penalties has a name without its points; a bid is nobody's.
        if not term:
            return ShortLine(agreed=False)
        told = _Told(None)
    points = told.points
    line = ShortLine(
        term=term,
        words=tuple(filled for filled in meaning.says.arguments if filled[0] != "what"),
        points=points,
        scale=told.scale,
        usually=told.usually,
        printed=told.printed,
        edge=_edge(points, meaning.strength_before),
        suits=tuple(sorted(_suits(promise, box, before), key=lambda pair: -pair[1][0])),
        shape=_shape(promise),
        others=tuple(sorted(_others(promise), key=lambda part: part.name == _CONTROL)),
    )
    parts = (line.term, line.points, line.suits, line.shape, line.others)
    return line if any(parts) else ShortLine(anything=True)


def has_one_scale(meaning: Meaning) -> bool:
    """Return whether the full explanation uses one count of points and is short enough.

    Example:
        >>> from biritch.bidding.promises.points import hcp, hl
        >>> says = (hcp(12, 14) | hl(17)).describe()
        >>> has_one_scale(Meaning(hcp(12, 14) | hl(17), says))
        False
    """
    if len(set(_scales_named(meaning.says))) > 1:
        return meaning.guessed
    if meaning.chart_before == charts.EVERY or meaning.guessed:
        return True
    most = (_first_run(meaning.chart_before & charts.ORDINARY) or ANY_POINTS)[1]
    own = (_first_run(meaning.promise.chart() & charts.ORDINARY) or ANY_POINTS)[1]
    return own <= most


def _scales_named(says: Argument) -> Iterator[str]:
    """Yield the count of points that each part of an explanation uses."""
    if not isinstance(says, Phrase):
        return
    for scale in _SCALES_SAID:
        if says.name == scale or says.name.startswith(f"{scale}-"):
            yield scale
    for part in (*says.joined, *(value for _, value in says.arguments)):
        yield from _scales_named(part)


def is_impossible(meaning: Meaning) -> bool:
    """Return whether the call promises more points than its maker has shown earlier.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> passed = HandRange(hcp=(0, 11))
        >>> is_impossible(Meaning(hcp(16), Phrase.of("promise-anything"), before=passed))
        True
    """
    if meaning.guessed:
        return False
    own, before = meaning.promise.chart(), meaning.before
    box = charts.bounding_range(_with(own, before) or own)
    told = _points(meaning.promise, box, before, meaning.chart_before)
    return is_ruled_out(told.points, told.scale, before)


def is_ruled_out(points: Span | None, scale: Scale, before: HandRange) -> bool:
    """Return whether a hand that has shown *before* cannot have *points*.

    Example:
        >>> is_ruled_out((16, 40), "hcp", HandRange(hcp=(0, 11)))
        True
    """
    most = before.hcp[1] + (0 if scale == "hcp" else _ADDED)
    return points is not None and points[0] > most


def _with(chart: Chart, before: HandRange) -> Chart:
    """Return *chart* restricted by what was shown *before*."""
    spans = zip(Suit, before.lengths, strict=True)
    shown = (charts.of_length(suit, low, high) for suit, (low, high) in spans)
    return reduce(and_, shown, chart & charts.of_points(before.hcp))


class _Told(NamedTuple):
    """Points to be stated: their count, and whether some hands hold others."""

    points: Span | None
    scale: Scale = "hcp"
    usually: bool = False
    printed: bool = False


def _points(promise: Promise, box: HandRange, before: HandRange, shown: Chart) -> _Told:
    """Return the points to state; *shown* is what earlier calls have left."""
    if _denies(promise):
        return _points_left(promise, box, before, shown)
    scales = {_scale(part) for part in _point_parts(promise)}
    if scales <= {"hcp"}:
        return _less_than_shown(_high_cards(promise, box, before), shown)
    low, high = promise.strength()
    if low <= 0 and high >= _STRONG:
        return _Told(None)
    span = box.hcp if len(scales) > 1 else (low, high)
    if "hld" not in scales and before.hcp == ANY_POINTS and _is_wide(span, scales):
        return _Told(usual_points(promise.chart()) or (low, high), printed=True)
    return _Told((low, high), "hld" if "hld" in scales else "hl")


def _less_than_shown(told: _Told, shown: Chart) -> _Told:
    """Return *told* limited to the points that earlier calls usually leave."""
    usual = _first_run(shown & charts.ORDINARY)
    if told.points is None or shown == charts.EVERY or usual is None:
        return told
    low, high = told.points
    if not low <= usual[1] < high:
        return told
    return (
        _Told(None) if low <= usual[0] else told._replace(points=(low, usual[1]), usually=True)
    )


def _high_cards(promise: Promise, box: HandRange, before: HandRange) -> _Told:
    """Return the points to state for a promise in high-card points alone."""
    asked = any(_point_parts(promise))
    if box.hcp == ANY_POINTS or not (asked or box.hcp != before.hcp):
        return _Told(None)
    if (first := _first_case(promise)) and first != box.hcp:
        return _Told(first, printed=True)
    if before.hcp == ANY_POINTS and _is_wide(box.hcp, {"hcp"}):
        return _Told(usual_points(promise.chart()) or box.hcp, printed=True)
    return _Told(box.hcp)


def _is_wide(span: Span, scales: set[Scale]) -> bool:
    """Return whether a book would print HCP: an opening's range, or mixed counts."""
    low, high = span
    return low >= _OPENING and high < _ENDLESS and (high - low >= _WIDE or len(scales) > 1)


def _scale(part: Promise) -> Scale:
    """Return the count that a part about points uses."""
    if isinstance(part, Points):
        return part.count
    return "hld"


def _first_case(promise: Promise) -> Span | None:
    """Return the points of the first case, if it names points alone: ``22+ or …``."""
    for part in promise.parts if isinstance(promise, And) else (promise,):
        if not isinstance(part, Or) or not isinstance(first := part.parts[0], Points):
            continue
        if first.low >= _STRONG:
            return (first.low, min(first.high, ANY_POINTS[1]))
    return None


def _denies(promise: Promise) -> bool:
    """Return whether the promise, or one of its cases, is a denial of other calls."""
    cases = promise.parts if isinstance(promise, Or) else (promise,)
    return any(isinstance(case, Denial) for case in cases)


def _points_left(promise: Promise, box: HandRange, before: HandRange, shown: Chart) -> _Told:
    """Return the points that a denial leaves, if usual those of ordinary shapes."""
    chart = promise.chart()
    left = _with(chart, before) & shown or _with(chart, before) or chart
    usual = _first_run(left & charts.ORDINARY) or box.hcp
    if usual in (before.hcp, _first_run(shown & charts.ORDINARY)):
        return _Told(None)  # it is no news
    if usual[1] - usual[0] >= _ENDLESS:
        return _Told(None)
    return _Told(usual, usually=usual != box.hcp)


def _first_run(chart: Chart) -> Span | None:
    """Return the first contiguous run of points in *chart*."""
    span = charts.points_of(chart)
    if span is None:
        return None
    high = span[0]
    while high < span[1] and chart & charts.of_points((high + 1, high + 1)):
        high += 1
    return span[0], high


def _point_parts(promise: Promise) -> Iterator[Promise]:
    """Yield the parts of a promise about points."""
    if isinstance(promise, (Points, DummyPoints, CombinedPoints)):
        if promise.strength() != ANY_STRENGTH:
            yield promise
    elif isinstance(promise, (And, Or)):
        for part in promise.parts:
            yield from _point_parts(part)


def _edge(points: Span | None, before: Span) -> str:
    """Return which end of the range shown *before* the *points* are at."""
    low, high = before
    if points is None or not 1 <= high - low <= _NARROW:
        return ""
    narrow = narrow_span(before, points)
    if narrow[0] > low and narrow[1] == high:
        return "maximum"
    return "minimum" if narrow[1] < high and narrow[0] == low else ""


def _suits(promise: Promise, box: HandRange, before: HandRange) -> Iterator[tuple[Suit, Span]]:
    """Yield the suits to name and their lengths, the highest-ranking first."""
    own = promise.project().lengths
    flat = bool(_shape(promise))
    named = {part.suit for part in _flat(promise) if isinstance(part, Length)}
    for suit in reversed(Suit):
        low, high = box.lengths[suit]
        if low >= _FREAK > own[suit][0]:
            # Points no other hand could hold ask for it; a player would not say so.
            low, high = before.lengths[suit]
        if (low, high) == before.lengths[suit]:
            continue
        few = own[suit][1] <= _FEW and not _denies(promise)
        more = low > before.lengths[suit][0]
        held = more and (low >= _REAL or (low >= _FEW and not flat))
        if few and not held and (suit in named or high <= 1):
            yield suit, (own[suit][0], min(high, own[suit][1]))
        elif held or (suit in named and low >= 1):
            # What earlier calls leave of thirteen cards is no news: 4+, and not 4-7.
            yield suit, (low, high if own[suit][1] < _ALL else _ALL)


def _flat(promise: Promise) -> Iterator[Promise]:
    """Yield the parts that every hand with *promise* has; named parts stay whole."""
    if type(promise) is And:
        for part in promise.parts:
            yield from _flat(part)
    else:
        yield promise


def _shape(promise: Promise) -> str:
    """Return the common named shape of all hands with *promise*, or an empty string."""
    match promise:
        case Balanced(semi, no):
            return "" if no else "semi-balanced" if semi else "balanced"
        case And(parts):
            return next((shape for part in parts if (shape := _shape(part))), "")
        case Or(parts):
            shapes = {_shape(part) for part in parts}
            return "" if not shapes or "" in shapes else max(shapes)
        case _:
            return ""


def _others(promise: Promise) -> Iterator[Phrase]:
    """Yield the explanations that concern neither points, lengths nor shape, each once."""
    counts = dict(_honours(promise))
    for part in promise.sentences():
        if part.name.startswith(_SAID_OTHERWISE) or part.name in _SHAPES:
            continue
        if part.name in _HONOURS:
            yield from counts.pop(part.name, ())
        else:
            yield part


def _honours(promise: Promise) -> Iterator[tuple[str, tuple[Phrase, ...]]]:
    """Yield the statements of *promise* about aces and kings, each once."""
    for name, rank in _HONOURS.items():
        told = [
            set(part.counts)
            for part in _flat(promise)
            if isinstance(part, AcesOrKings) and part.rank == rank
        ]
        if told:
            least = set.intersection(*told)
            each = [least] if least in told else told
            yield (
                name,
                tuple(
                    said
                    for counts in each
                    for said in AcesOrKings(rank, tuple(sorted(counts))).sentences()
                ),
            )
