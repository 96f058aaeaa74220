"""Minutes per board as typed: 8, 7.5 or 7,5."""

from __future__ import annotations

import re
from fractions import Fraction

from biritch.cli.parameters import ParsedText


def read_pace(text: str) -> Fraction:
    """Return minutes from 2 to 30.

    Raises:
        ValueError: It is no such number.

    Example:
        >>> read_pace("7,5")
        Fraction(15, 2)
    """
    word = text.strip().replace(",", ".")
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", word, re.ASCII):
        raise ValueError(text)
    minutes = Fraction(word)
    if not 2 <= minutes <= 30:
        raise ValueError(text)
    return minutes


PACE = ParsedText("number", read_pace, "cli-bad-pace")
