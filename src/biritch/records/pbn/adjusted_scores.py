"""Assigned scores as text: weighted, split, artificial (Laws 12C1, 12C2).

``60% 620, 40% 170`` is weighted, in North-South's points; ``NS 60% EW -420`` gives each side
its own score, from its view. A weight without an exact decimal is ``1/3``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import TypeAlias

Parts: TypeAlias = tuple[tuple[int, Fraction], ...]
"""Points, each with its weight; the weights add up to 1."""
SideScore: TypeAlias = int | Fraction | Parts
"""Points, or a percentage as a fraction of 100, or weighted points."""

_POINTS = r"[+-]?[0-9]{1,6}"
_SHARE = r"[0-9]{1,3}(?:\.[0-9]{1,6})?"
_WEIGHT = rf"(?:{_SHARE}%|[0-9]{{1,6}}/[0-9]{{1,6}})"
_WEIGHTED = rf"{_WEIGHT} {_POINTS}(?:, {_WEIGHT} {_POINTS}){{1,20}}"
_SIDE = rf"{_WEIGHTED}|{_SHARE}%|[0-9]{{1,5}}/[0-9]{{1,5}}%|{_POINTS}"
_BOTH = re.compile(rf"NS ({_SIDE}) EW ({_SIDE})", re.ASCII)
_ONE = re.compile(_WEIGHTED, re.ASCII)
_PART = re.compile(rf"({_WEIGHT}) ({_POINTS})", re.ASCII)


def adjusted_word(text: str) -> str:
    """Return *text* if it is a weighted or split score, else an empty string.

    Example:
        >>> adjusted_word(" 60% 620,  40% 170 "), adjusted_word("NS 420 EW -50")
        ('60% 620, 40% 170', 'NS 420 EW -50')
        >>> adjusted_word("420"), adjusted_word("NS 420 EW -420")
        ('', '')
    """
    word = re.sub(r"\s*,\s*", ", ", " ".join(text.split()))
    word = word.replace("\N{MINUS SIGN}", "-").replace(" %", "%")
    if _ONE.fullmatch(word):
        return word
    match = _BOTH.fullmatch(word)
    if match is None or match[1].lstrip("+") == _turned_word(match[2]):
        return ""
    return word


def _turned_word(word: str) -> str:
    return str(-int(word)) if re.fullmatch(_POINTS, word, re.ASCII) else ""


def sides_of(word: str) -> tuple[SideScore, SideScore] | None:
    """Return both sides' parts of a weighted or split score, in North-South's points.

    Example:
        >>> sides_of("NS 60% EW -420")
        (Fraction(60, 1), 420)
        >>> sides_of("420") is None
        True
    """
    if _ONE.fullmatch(word):
        both = _side(word, 1)
        return both, both
    match = _BOTH.fullmatch(word)
    return None if match is None else (_side(match[1], 1), _side(match[2], -1))


def _side(word: str, sign: int) -> SideScore:
    if re.fullmatch(_POINTS, word, re.ASCII):
        return sign * int(word)
    if " " not in word:
        return _fraction(word.removesuffix("%"))
    return tuple(
        (
            sign * int(points),
            _fraction(weight.removesuffix("%")) / (100 if "%" in weight else 1),
        )
        for weight, points in _PART.findall(word)
    )


def _fraction(text: str) -> Fraction:
    top, _, bottom = text.partition("/")
    # Nothing can be divided by 0: such a weight is none, and is refused where it is used.
    return Fraction(top) / (Fraction(bottom or 1) or Fraction(1, 10**9))


def weighted_word(parts: Iterable[tuple[int, Fraction | int]], sign: int = 1) -> str:
    """Return weighted points as text; *sign* is -1 for East-West's view.

    Example:
        >>> weighted_word([(620, Fraction(3, 5)), (170, Fraction(2, 5))])
        '60% 620, 40% 170'
        >>> weighted_word([(50, Fraction(1, 3)), (-50, Fraction(2, 3))], -1)
        '1/3 -50, 2/3 50'
    """
    return ", ".join(f"{_weight(Fraction(weight))} {sign * points}" for points, weight in parts)


def _weight(weight: Fraction) -> str:
    percent = decimal_text(100 * weight)
    return f"{percent}%" if percent else str(weight)


def share_word(percent: Fraction) -> str:
    """Return an artificial score as text.

    Example:
        >>> share_word(Fraction(60)), share_word(Fraction(125, 2)), share_word(Fraction(200, 3))
        ('60%', '62.5%', '200/3%')
    """
    return f"{decimal_text(percent) or percent}%"


def split_word(ns: str, ew: str) -> str:
    """Return a split score as text, each side's from its view.

    Example:
        >>> split_word("60%", "-420")
        'NS 60% EW -420'
    """
    return f"NS {ns} EW {ew}"


def decimal_text(value: Fraction) -> str:
    """Return *value* with up to six decimals if exact, else an empty string.

    Example:
        >>> decimal_text(Fraction(5, 2)), decimal_text(Fraction(1, 3))
        ('2.5', '')
    """
    millionths = value * 10**6
    if millionths.denominator != 1:
        return ""
    sign, size = ("-" if value < 0 else ""), abs(millionths.numerator)
    whole, rest = divmod(size, 10**6)
    return sign + f"{whole}.{rest:06}".rstrip("0").rstrip(".")
