"""Promises in the notation: ``8+ HCP, 4H or 4S, not balanced, {C>=D}``.

A comma means *and*; ``or`` binds closer than a comma, ``not`` closer still; brackets group. The
text in braces restricts the hand but is left out of the explanation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from biritch.bidding.notation.faults import RAISED, Faults, find_meant
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.promises.combined import (
    SIDES_CONTROLLED,
    THEIR_SUITS_STOPPED,
    UNBID_STOPPED,
    fitting,
    in_theirs,
    in_unbid,
    longest_unbid,
    together,
)
from biritch.bidding.promises.counting import BidByCount, DoubleByCount
from biritch.bidding.promises.honours import (
    aces,
    control,
    good,
    holds,
    keys,
    kings,
    stopper,
    tricks,
)
from biritch.bidding.promises.points import (
    DUMMY,
    SHORT,
    Points,
    dummy,
    rule_of,
    with_spades,
)
from biritch.bidding.promises.promise import (
    ANYTHING,
    NOTHING,
    Promise,
    conjunction,
    detail,
    disjunction,
)
from biritch.bidding.promises.shapes import (
    BALANCED,
    SEMI_BALANCED,
    length,
    longer,
    longest,
    not_shorter,
)
from biritch.bidding.promises.suit_letters import AnySuit, SuitLetter
from biritch.core.cards import Suit

SUIT = r"(?:[CDHS]|o?[mM]|[xyzwtupqiv])"
"""A suit of an agreement: one of the four, or a letter that leaves it open."""
_SPAN = r"(?P<low>-?\d+(?:\.5)?)(?:-(?P<high>\d+(?:\.5)?)|(?P<more>\+))?"
_COUNTS = r"(?P<counts>\d(?:/\d)*)"
_TO = rf"(?P<suit>{SUIT})"
_RANKS = {"ace": 14, "king": 13, "queen": 12, "jack": 11, "ten": 10}
_WORDS: Mapping[str, Promise] = {
    "anything": ANYTHING,
    "nothing": NOTHING,
    "balanced": BALANCED,
    "semi-balanced": SEMI_BALANCED,
    "their suits stopped": THEIR_SUITS_STOPPED,
    "unbid suits stopped": UNBID_STOPPED,
    "side suits controlled": SIDES_CONTROLLED,
}
WANTED = "want e.g. 12-14 HCP, 5+S, 4M, D>=C, balanced, stopper in x, 0/3 aces, 8+ tricks"
_ENDLESS = 40
_DEEPEST = 20
"""Brackets within brackets; nobody reads more."""


def suit_of(text: str) -> AnySuit:
    """Return the suit, or the letter for one, in *text*.

    Example:
        >>> suit_of("S").name, suit_of("oM").letter
        ('SPADES', 'oM')
    """
    return Suit.parse(text) if text in "CDHS" else SuitLetter(text)


class _Reading(NamedTuple):
    """The named parts of a promise during parsing."""

    parts: Mapping[str, str | None]

    def span(self, most: int = _ENDLESS) -> tuple[int, int]:
        """Return the least and the most; *most* stands for an open end."""
        low = int(self.parts["low"] or 0)
        if self.parts["more"]:
            return low, most
        return low, int(self.parts["high"] or low)

    def suit(self, name: str = "suit") -> AnySuit:
        return suit_of(self.parts[name] or "")

    def counts(self) -> tuple[int, ...]:
        return tuple(map(int, (self.parts["counts"] or "").split("/")))


def _points(reading: _Reading) -> Promise:
    return Points(*reading.span(), "hcp" if reading.parts["count"] == "HCP" else "hl")


def _supporting(reading: _Reading) -> Promise:
    match reading.parts["count"]:
        case "HLD":
            return Points(*reading.span(), "hld", reading.suit())
        case "dummy":
            return dummy(reading.suit(), *reading.span(), DUMMY)
        case _:
            return dummy(reading.suit(), *reading.span(), SHORT)


def _length(reading: _Reading) -> Promise:
    low, high = reading.span(13)
    if reading.parts["between"]:
        return fitting(reading.suit(), low)
    return length(reading.suit(), low, high)


def _together(reading: _Reading) -> Promise:
    trump = reading.suit() if reading.parts["suit"] else None
    return together(*reading.span(), trump)


def _tricks(reading: _Reading) -> Promise:
    low = _number(reading.parts["low"] or "0")
    if reading.parts["more"]:
        return tricks(low)
    return tricks(low, _number(reading.parts["high"] or reading.parts["low"] or "0"))


def _number(text: str) -> float:
    return float(text) if "." in text else int(text)


def _longer(reading: _Reading) -> Promise:
    compare = not_shorter if reading.parts["sign"] == ">=" else longer
    return compare(reading.suit(), reading.suit("than"))


def _count_promise(reading: _Reading) -> Promise:
    return (aces if (reading.parts["rank"] or "").startswith("ace") else kings)(
        *reading.counts()
    )


def _keys(reading: _Reading) -> Promise:
    out = reading.suit("out") if reading.parts["out"] else None
    return keys(reading.suit(), *reading.counts(), out=out)


def _top(reading: _Reading) -> Promise:
    return good(
        reading.suit(), int(reading.parts["least"] or 0), int(reading.parts["top"] or 0)
    )


def _card(reading: _Reading) -> Promise:
    return holds(reading.suit(), _RANKS[reading.parts["rank"] or ""])


_ROWS: tuple[tuple[str, Callable[[_Reading], Promise], tuple[str, ...]], ...] = (
    (rf"{_SPAN} ?{_TO}(?P<between> together)?", _length, ("5+x", "8+x together")),
    (rf"{_SPAN} (?P<count>HCP|HL)", _points, ("12-14 HCP", "12-14 HL")),
    (
        rf"{_SPAN} (?P<count>HLD|dummy|short) for {_TO}",
        _supporting,
        ("12-14 HLD for x", "12-14 dummy for x", "12-14 short for x"),
    ),
    (
        rf"{_SPAN} together(?: for {_TO})?",
        _together,
        ("25+ together", "25+ together for x"),
    ),
    (rf"{_TO}(?P<sign>>=|>)(?P<than>{SUIT})", _longer, ("x>y", "x>=y")),
    (rf"stopper in {_TO}", lambda reading: stopper(reading.suit()), ("stopper in x",)),
    (rf"(?P<least>\d) of top (?P<top>\d) in {_TO}", _top, ("2 of top 4 in x",)),
    (rf"{_COUNTS} (?P<rank>aces?|kings?)", _count_promise, ("0/3 aces", "0/3 kings")),
    (
        rf"{_COUNTS} key cards? for {_TO}(?: outside (?P<out>{SUIT}))?",
        _keys,
        ("1/4 key cards for x", "1/4 key cards for x outside y"),
    ),
    (rf"{_SPAN} tricks", _tricks, ("8+ tricks",)),
    (
        rf"(?P<level>[1-7]){_TO} by count",
        lambda reading: BidByCount(int(reading.parts["level"] or 0), reading.suit()),
        ("4x by count",),
    ),
    (r"X by count", lambda _: DoubleByCount(), ("X by count",)),
    (
        rf"{_SPAN} of theirs",
        lambda reading: in_theirs(*reading.span(13)),
        ("0-2 of theirs",),
    ),
    (
        rf"{_SPAN} of each unbid",
        lambda reading: in_unbid(reading.span()[0]),
        ("3+ of each unbid",),
    ),
    (
        rf"(?P<rank>{'|'.join(_RANKS)}) of {_TO}",
        _card,
        tuple(f"{rank} of x" for rank in _RANKS),
    ),
    (rf"control in {_TO}", lambda reading: control(reading.suit()), ("control in x",)),
    (rf"longest {_TO}", lambda reading: longest(reading.suit()), ("longest x",)),
    (
        rf"longest unbid {_TO}",
        lambda reading: longest_unbid(reading.suit()),
        ("longest unbid x",),
    ),
    (
        r"rule of (?P<low>\d+)",
        lambda reading: rule_of(int(reading.parts["low"] or 0)),
        ("rule of 20",),
    ),
    (
        r"points and spades (?P<low>\d+)",
        lambda reading: with_spades(int(reading.parts["low"] or 0)),
        ("points and spades 15",),
    ),
)
_FORMS = tuple((re.compile(form), build) for form, build, _ in _ROWS)
PROMISES: tuple[str, ...] = (*_WORDS, *(way for _, _, ways in _ROWS for way in ways))
"""Every promise in one of its ways; ``x`` and ``y`` stand for suits."""


@cache
def simple_promise(text: str) -> Promise | None:
    """Parse a promise without *and*, *or* and *not*; return ``None`` if *text* is not one.

    Example:
        >>> str(simple_promise("12-14 HCP").describe().name), simple_promise("nice")
        ('promise-hcp-between', None)
    """
    if text in _WORDS:
        return _WORDS[text]
    for form, build in _FORMS:
        if match := form.fullmatch(text):
            return build(_Reading(match.groupdict()))
    return None


_MARK = re.compile(r"[(){},]|(?<![\w-])(?:or|not)(?![\w-])")


class _Reader:
    """A parser of one promise, from left to right."""

    def __init__(
        self,
        text: str,
        place: Place,
        defined: Callable[[str], Promise | None],
        faults: Faults,
        names: Iterable[str],
    ) -> None:
        self.place, self.defined, self.faults, self.names = place, defined, faults, names
        self.marks: list[tuple[str, int]] = []
        start = 0
        for match in _MARK.finditer(text):
            self._keep(text[start : match.start()], start)
            self.marks.append((match[0], match.start()))
            start = match.end()
        self._keep(text[start:], start)
        self.marks.append(("", len(text)))
        self.at = self.depth = 0

    def _keep(self, between: str, start: int) -> None:
        if between.strip():
            self.marks.append((between.strip(), start + len(between) - len(between.lstrip())))

    def next_is(self, mark: str) -> bool:
        """Consume *mark* if it comes next; return whether it did."""
        if self.marks[self.at][0] != mark:
            return False
        self.at += 1
        return True

    def error(self, what: str, guess: Callable[[], str] | None = None) -> NotesError:
        return NotesError(self.place.right(self.marks[self.at][1]), what, guess)

    def whole(self) -> Promise:
        promise = self.all_of()
        if self.marks[self.at][0]:
            raise self.error(f"not expected here: {self.marks[self.at][0]!r}")
        return promise

    def all_of(self) -> Promise:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise self.error(f"brackets are {self.depth} deep (want {_DEEPEST} at most)")
        parts = [self.one_of()]
        while self.next_is(","):
            parts.append(self.one_of())
        self.depth -= 1
        return parts[0] if len(parts) == 1 else conjunction(parts)

    def one_of(self) -> Promise:
        cases = [self.single()]
        while self.next_is("or"):
            cases.append(self.single())
        return cases[0] if len(cases) == 1 else disjunction(cases)

    def single(self) -> Promise:
        if self.next_is("not"):
            if self.marks[self.at][0] == "not":
                raise self.error("'not not' says nothing")
            return self.single().negate()
        if self.next_is("("):
            return self.close_bracket(")")
        if self.next_is("{"):
            return detail(self.close_bracket("}"))
        text = self.marks[self.at][0]
        if text in ("", ",", ")", "}", "or"):
            raise self.error(f"a promise is missing ({WANTED})")
        promise = self.defined(text) or simple_promise(text)
        if promise is None:
            self.faults.add(
                self.error(
                    f"not a promise: {text!r} ({WANTED})",
                    lambda: _find_meant_promise(text, self.names),
                )
            )
            promise = ANYTHING
        self.at += 1
        return promise

    def close_bracket(self, bracket: str) -> Promise:
        promise = self.all_of()
        if not self.next_is(bracket):
            raise self.error(f"{bracket!r} is missing")
        return promise


def _find_meant_promise(text: str, names: Iterable[str]) -> str:
    """Return the promise that *text* was probably meant for, or an empty string.

    Example:
        >>> _find_meant_promise("4 hearts", ()), _find_meant_promise("12-14 points", ())
        ('4H', '12-14 HCP')
    """
    if len(text) > _LONGEST_SLIP:
        return ""
    plain = text
    for slip, meant in _SLIPS:
        plain = slip.sub(meant, plain)
    for guess in (plain, f"{plain} HCP"):
        if guess != text and simple_promise(guess.strip()) is not None:
            return guess.strip()
    return find_meant(text, (*names, *_WORDS))


_LONGEST_SLIP = 60
_SLIPS = tuple(
    (re.compile(slip, re.IGNORECASE), meant)
    for slip, meant in (
        (r" ?(?:clubs?|trèfles?|♣)", "C"),
        (r" ?(?:diamonds?|carreaux?|♦)", "D"),
        (r" ?(?:hearts?|cœurs?|coeurs?|♥)", "H"),
        (r" ?(?:spades?|piques?|♠)", "S"),
        (r" ?\b(?:hcp|points?|pts?)\b", " HCP"),
        (r"(?<=\d) to (?=\d)|(?<=\d) ?[–—] ?(?=\d)|(?<=\d) - (?=\d)", "-"),
        (r"\bat least (\d+)", r"\1+"),
        (r"(\d+) or more", r"\1+"),
        (r"\bbal\b", "balanced"),
    )
)
"""What people write for the words of a promise."""


def _no_definition(name: str) -> None:
    del name


def read_promise(
    text: str,
    place: Place,
    defined: Callable[[str], Promise | None] = _no_definition,
    faults: Faults = RAISED,
    names: Iterable[str] = (),
) -> Promise:
    """Parse the promise *text*, located at *place*.

    *defined* returns the promise of a name of the file; *names* are those names. An invalid
    part is read as *anything* if *faults* collects errors.

    Raises:
        NotesError: A part of it is no promise, or a bracket is not closed.

    Example:
        >>> from biritch.core.hands import Hand
        >>> here = Place("example.notes", 1)
        >>> stayman = read_promise("8+ HCP, 4H or 4S, {not balanced or 12+ HCP}", here)
        >>> stayman.accepts(Hand.parse("AKJ7.K82.Q.J6532"))
        True
        >>> read_promise("8+ HCP, 4 hearts", here)
        Traceback (most recent call last):
        ...
        biritch.bidding.notation.places.NotesError: example.notes:1:9: not a promise: ...
    """
    return _Reader(text, place, defined, faults, names).whole()
