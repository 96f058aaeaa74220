"""Promises written in the notation: the inverse of parsing.

The written text is parsed as the same promise; letters may be replaced by suits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from biritch.bidding.promises.combined import (
    CombinedLength,
    CombinedPoints,
    LongestUnbid,
    SidesControlled,
    TheirLastSuit,
    TheirSuitsStopped,
    UnbidStopped,
    UnbidSuits,
)
from biritch.bidding.promises.counting import BidByCount, DoubleByCount
from biritch.bidding.promises.honours import (
    AcesOrKings,
    Control,
    HoldsCard,
    KeyCards,
    NoControl,
    PlayingTricks,
    Stopper,
    SuitQuality,
)
from biritch.bidding.promises.points import (
    DUMMY,
    DummyPoints,
    LongSuits,
    Points,
    PointsAndSpades,
)
from biritch.bidding.promises.promise import ANYTHING, NOTHING, And, Detail, Not, Or, Promise
from biritch.bidding.promises.shapes import Balanced, Length, Longer, Longest
from biritch.bidding.promises.suit_letters import AnySuit, SuitLetter
from biritch.core.cards import Suit

_ENDLESS = 40
_RANKS = {14: "ace", 13: "king", 12: "queen", 11: "jack", 10: "ten"}
_NO_SUITS: Mapping[str, Suit] = MappingProxyType({})


def write_promise(promise: Promise, suits: Mapping[str, Suit] = _NO_SUITS) -> str:
    """Return *promise* in the notation, its letters replaced by *suits*.

    Raises:
        ValueError: Notes have no words for a part of it.

    Example:
        >>> from biritch.bidding.notation.places import Place
        >>> from biritch.bidding.notation.promise_text import read_promise
        >>> stayman = read_promise("8+ HCP, 4H or (4S, not balanced)", Place("a", 1))
        >>> write_promise(stayman)
        '8+ HCP, 4H or (4S, not balanced)'
    """
    return _Writer(suits).all_of(promise)


def _span(low: float, high: float, most: float = _ENDLESS) -> str:
    if high >= most:
        return f"{low}+"
    return f"{low}" if low == high else f"{low}-{high}"


def _counts(counts: tuple[int, ...]) -> str:
    return "/".join(map(str, counts))


class _Writer:
    """A writer of one promise."""

    def __init__(self, suits: Mapping[str, Suit]) -> None:
        self.suits = suits

    def suit(self, suit: AnySuit) -> str:
        if isinstance(suit, SuitLetter):
            return str(self.suits.get(suit.letter, suit.letter))
        return str(suit)

    def all_of(self, promise: Promise) -> str:
        if type(promise) is And and promise.parts:
            return ", ".join(map(self.one_of, promise.parts))
        return self.one_of(promise)

    def one_of(self, promise: Promise) -> str:
        if type(promise) is Or and promise.parts:
            return " or ".join(map(self.single, promise.parts))
        return self.single(promise)

    def single(self, promise: Promise) -> str:
        if promise == ANYTHING:
            return "anything"
        if promise == NOTHING:
            return "nothing"
        match promise:
            case Detail(part):
                return f"{{{self.all_of(part)}}}"
            case Not(part):
                return f"not {self.single(part)}"
            case _ if type(promise) in (And, Or):
                return f"({self.all_of(promise)})"
        form = _FORMS.get(type(promise))
        if form is None:
            raise ValueError(f"no words in notes for {type(promise).__name__}")
        return form(self, promise)


def _points(writer: _Writer, part: Points) -> str:
    said = f"{_span(part.low, part.high)} {part.count.upper()}"
    return said if part.trump is None else f"{said} for {writer.suit(part.trump)}"


def _dummy(writer: _Writer, part: DummyPoints) -> str:
    count = "dummy" if part.scale == DUMMY else "short"
    return f"{_span(part.low, part.high)} {count} for {writer.suit(part.trump)}"


def _together(writer: _Writer, part: CombinedPoints) -> str:
    said = f"{_span(part.low, part.high)} together"
    return said if part.trump is None else f"{said} for {writer.suit(part.trump)}"


def _keys(writer: _Writer, part: KeyCards) -> str:
    plural = "" if part.counts == (1,) else "s"
    said = f"{_counts(part.counts)} key card{plural} for {writer.suit(part.suit)}"
    return said if part.out is None else f"{said} outside {writer.suit(part.out)}"


def _aces(writer: _Writer, part: AcesOrKings) -> str:
    del writer
    rank = _RANKS[part.rank]
    return f"{_counts(part.counts)} {rank}{'' if part.counts == (1,) else 's'}"


def _write_balanced(writer: _Writer, part: Balanced) -> str:
    del writer
    return f"{'not ' if part.no else ''}{'semi-' if part.semi else ''}balanced"


def _card(writer: _Writer, part: HoldsCard) -> str:
    return f"{'not ' if part.no else ''}{_RANKS[part.rank]} of {writer.suit(part.suit)}"


def _spades(writer: _Writer, part: PointsAndSpades) -> str:
    del writer
    return f"{'not ' if part.no else ''}points and spades {part.total}"


def _longer(writer: _Writer, part: Longer) -> str:
    sign = ">=" if part.at_least else ">"
    return f"{writer.suit(part.suit)}{sign}{writer.suit(part.than)}"


_FORMS: Mapping[type[Promise], Callable[[_Writer, Any], str]] = MappingProxyType(
    {
        Points: _points,
        DummyPoints: _dummy,
        CombinedPoints: _together,
        KeyCards: _keys,
        AcesOrKings: _aces,
        Balanced: _write_balanced,
        HoldsCard: _card,
        PointsAndSpades: _spades,
        Longer: _longer,
        LongSuits: lambda _, part: f"rule of {part.total}",
        Length: lambda to, part: f"{_span(part.low, part.high, 13)}{to.suit(part.suit)}",
        Longest: lambda to, part: f"longest {to.suit(part.suit)}",
        LongestUnbid: lambda to, part: f"longest unbid {to.suit(part.suit)}",
        Stopper: lambda to, part: f"stopper in {to.suit(part.suit)}",
        SuitQuality: lambda to, part: f"{part.least} of top {part.top} in {to.suit(part.suit)}",
        PlayingTricks: lambda _, part: f"{_span(part.low, part.high, 13)} tricks",
        Control: lambda to, part: f"control in {to.suit(part.suit)}",
        NoControl: lambda to, part: f"not control in {to.suit(part.suit)}",
        CombinedLength: lambda to, part: f"{part.total}+{to.suit(part.suit)} together",
        BidByCount: lambda to, part: f"{part.level}{to.suit(part.suit)} by count",
        DoubleByCount: lambda *_: "X by count",
        TheirLastSuit: lambda _, part: f"{_span(part.low, part.high, 13)} of theirs",
        UnbidSuits: lambda _, part: f"{part.low}+ of each unbid",
        TheirSuitsStopped: lambda *_: "their suits stopped",
        UnbidStopped: lambda *_: "unbid suits stopped",
        SidesControlled: lambda *_: "side suits controlled",
    }
)
