"""LIN's keys, and the tags for those without a field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from biritch.core.calls import DOUBLE, PASS, REDOUBLE, OtherCall
from biritch.core.seats import Seat, Vulnerability

SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""LIN goes from South; its dealers are numbered so, from 1."""

VULNERABLE: Mapping[str, Vulnerability] = MappingProxyType(
    {
        "o": Vulnerability.NONE,
        "0": Vulnerability.NONE,
        "-": Vulnerability.NONE,
        "n": Vulnerability.NS,
        "e": Vulnerability.EW,
        "b": Vulnerability.BOTH,
    }
)
"""``sv``: who is vulnerable."""

WORDS: Mapping[str, OtherCall] = MappingProxyType(
    dict.fromkeys(("PASS", "P"), PASS)
    | dict.fromkeys(("REDOUBLE", "RDBL", "XX", "R"), REDOUBLE)
    | dict.fromkeys(("DOUBLE", "DBL", "D", "X"), DOUBLE)
)
"""``mb``: the calls that are no bids."""
CALL_WORDS = "|".join(WORDS)
"""They as a pattern: no word stands before a longer one that begins with it."""

SIGNS = ("o", "n", "e", "b")
"""``sv`` as it is written, by the value of the vulnerability."""

SCORINGS: Mapping[str, str] = MappingProxyType({"I": "IMP", "P": "MP", "B": "BAM"})
"""The scoring in ``vg``, and what PBN calls it."""

KNOWN = frozenset(["qx", "pn", "md", "ah", "sv", "mb", "an", "pc", "mc", "nt", "vg", "rs"])
"""Keys that fields hold."""

PAGE_KEYS = frozenset(
    (
        "pg", "st", "rh", "tu", "up", "lb", "sk", "hb", "bg", "fp", "ia", "cp",
        "cs", "cq", "ht", "hc", "wt", "ub", "uc", "3b", "4b", "va", "pf",
    )
)  # fmt: skip
"""Keys about how a page looks."""

BETWEEN = " || "
"""What stands between the values of a key that a board has several times, in its tag."""
MOST_TEXT = 400_000
"""Characters of all the values of one key of a board."""

KEY = re.compile(r"[a-z0-9]{1,4}")
_BOARD = re.compile(r"\bboard\s{0,3}0{0,6}([1-9][0-9]{0,8})(?![0-9])", re.IGNORECASE)
_TITLE = re.compile(r"\D{0,40}\b0{0,6}([1-9][0-9]{0,8})")
_TAG = re.compile(r"Lin([A-Z0-9][a-z0-9]{0,3})")


def tag_of(key: str) -> str:
    """Return the name of the tag for the pair *key*: ``LinMp``.

    Example:
        >>> tag_of("mp"), key_of("LinMp")
        ('LinMp', 'mp')
    """
    return "Lin" + key.capitalize()


def key_of(tag: str) -> str | None:
    """Return the key of a tag's pair, or ``None``.

    Example:
        >>> key_of("LinMp"), key_of("Event")
        ('mp', None)
    """
    match = _TAG.fullmatch(tag)
    key = match[1].lower() if match else None
    # A title (``ah``) that says more than the number, and names that are neither four nor
    # eight (``pn``), are kept though fields hold the number and the names.
    return None if (key in KNOWN and key not in ("ah", "pn")) or key in PAGE_KEYS else key


def read_number(title: str) -> tuple[int | None, bool]:
    """Return the number in a board's title, and whether the title is just ``Board 7``.

    Example:
        >>> read_number("Board 7"), read_number("Segment 2, board 12"), read_number("final")
        ((7, True), (12, False), (None, False))
    """
    match = _BOARD.search(title) or _TITLE.fullmatch(title)
    if match is None:
        return None, False
    return int(match[1]), title.lower() == f"board {match[1]}"
