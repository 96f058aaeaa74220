"""What players write of a call in free words, read as far as it is exact.

``15--17 bal``, ``5+!h, game forcing``, ``No 4 card major``: points, lengths, shape and what
partner may do. What cannot be told for sure is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from biritch.core.calls import Bid, Call
from biritch.core.cards import Suit

_SUITS = {
    "c": "C", "club": "C", "clubs": "C", "♣": "C",
    "d": "D", "diamond": "D", "diamonds": "D", "♦": "D",
    "h": "H", "heart": "H", "hearts": "H", "♥": "H",
    "s": "S", "spade": "S", "spades": "S", "♠": "S",
}  # fmt: skip
_SUIT = r"!?(?:clubs?|diamonds?|hearts?|spades?|[cdhs♣♦♥♠](?![a-z]))"
_HELD = re.compile(rf"(?<![\d-])(\d)(?:(\+)|-(\d))?[ -]?(?:cards? )?({_SUIT})")
_POINTS = re.compile(
    r"(?<![\d-])(\d{1,2})(?:(\+)|-(\d{1,2}))? ?(?:hcp|hp|points?|pts?|high[- ]card points)\b"
)
_BARE = re.compile(
    rf"^(\d{{1,2}})(?:(\+)|-(\d{{1,2}}))(?! ?(?:{_SUIT}|cards?|suit|of |minors?|majors?))"
)
_OWN = re.compile(r"(?<![\d-])(\d)(?:(\+)|-(\d))?[ -]?(?:card )?suit\b")
_FORCING = (
    (re.compile(r"\b(?:gf|game[- ]?forc\w*|forcing to game)\b"), "game-forcing"),
    (re.compile(r"\b(?:nf|non-?forcing|not forcing)\b"), ""),
    (re.compile(r"\b(?:f1|forcing)\b"), "forcing"),
    (re.compile(r"\binv(?:\.|it\w*)?\b"), "invitational"),
    (re.compile(r"\b(?:to play|sign-?off|sign off)\b"), "to play"),
)
_ARTIFICIAL = re.compile(r"\b(?:artificial|relay|puppet|transfer\w*|stayman|asks?|asking)\b")
_MAJOR = r"(?:4|four)[- ]card major\b"


@dataclass(frozen=True, slots=True)
class ReadProse:
    """What a description says for sure, in the words of notes."""

    promises: tuple[str, ...] = ()
    forcing: str = ""
    artificial: bool = False

    def names(self, suit: Suit) -> bool:
        """Whether it tells a length in *suit*.

        Example:
            >>> ReadProse(("5+H",)).names(Suit.HEARTS)
            True
        """
        return any(promise.endswith(str(suit)) for promise in self.promises)


def read_prose(text: str, call: Call) -> ReadProse:
    """Return what *text* says of *call*.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> read_prose("5+!h, 4!s, 8--11 hcp, invitational", parse_call("2H"))
        ReadProse(promises=('8-11 HCP', '5+H', '4S'), forcing='invitational', artificial=False)
    """
    plain = " ".join(re.sub(r"-{2,}|–", "-", text.lower()).split())[:400]
    # Where it tells of cases, none of them is promised.
    cases = re.search(r"\bor\b|/|\ba\)", plain) is not None
    promises = tuple(_promises(plain, call, cases=cases))
    forcing = next((said for form, said in _FORCING if form.search(plain)), "")
    return ReadProse(promises, forcing, bool(_ARTIFICIAL.search(plain)))


def _promises(plain: str, call: Call, *, cases: bool) -> Iterator[str]:
    points = _POINTS.findall(plain) or _BARE.findall(plain)
    if len(points) == 1 and int(points[0][0]) <= int(points[0][2] or points[0][0]) <= 37:
        yield f"{_span(*points[0])} HCP"
    if re.search(rf"\bno {_MAJOR}", plain):
        yield "0-3H, 0-3S"
    elif re.search(rf"\b{_MAJOR}", plain):
        yield "4H or 4S"
    if not cases:
        yield from _shape(plain, call)


def _span(low: str, more: str | None, high: str | None) -> str:
    return f"{low}{more or ''}" + (f"-{high}" if high else "")


def _shape(plain: str, call: Call) -> Iterator[str]:
    lengths: dict[str, str] = {}
    for low, more, high, word in _HELD.findall(plain):
        lengths.setdefault(_SUITS[word.lstrip("!")], _span(low, more, high))
    suit = call.strain.suit if isinstance(call, Bid) else None
    if suit is not None and (own := _OWN.search(plain)) is not None:
        lengths.setdefault(str(suit), _span(own[1], own[2], own[3]))
    yield from (f"{span}{letter}" for letter, span in lengths.items())
    if re.search(r"\bunbal", plain):
        yield "not balanced"
    elif re.search(r"\bbal(?:\b|anced)", plain):
        yield "balanced"
