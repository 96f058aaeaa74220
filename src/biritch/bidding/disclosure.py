"""Which calls are alerted, and which announced, under whose regulations.

Facts: ACBL Alert Procedure of 2021; EBU Blue Book; FFB Règlement national des compétitions
2017, article 100, and its practice (when in doubt, alert).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

Body: TypeAlias = Literal["ffb", "acbl", "ebu"]
"""A federation."""

ALERT = "alert"

_RULES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        # kind: FFB, ACBL, EBU; "" nothing, "alert", or the message announced
        "one-notrump": ("", "announce-15-17", "announce-15-17"),
        "two-notrump": ("", "", "announce-20-21"),
        "stayman": ("", "", "alert"),
        "transfer-hearts": ("", "announce-hearts", "announce-hearts"),
        "transfer-spades": ("", "announce-spades", "announce-spades"),
        "transfer-clubs": ("alert", "announce-clubs", "alert"),
        "transfer-diamonds": ("alert", "announce-diamonds", "alert"),
        "strong-two": ("alert", "", "alert"),
        "game-forcing-two": ("alert", "alert", "alert"),
        "weak-two": ("", "", "announce-weak"),
        "takeout": ("", "", ""),
        "negative": ("", "", ""),
        "penalty": ("", "", ""),
        "values": ("", "", ""),
        "michaels": ("alert", "", "alert"),
        "landy": ("alert", "alert", "alert"),
        "drury": ("", "alert", "alert"),
        "roudi": ("", "alert", "alert"),
        "fourth-suit": ("", "alert", "alert"),
        "fit-notrump": ("", "alert", "alert"),
        "splinter": ("alert", "alert", ""),
        "blackwood": ("", "", ""),
        "relay": ("", "", "alert"),
        "answer": ("", "", ""),
    }
)
_PLACE: Mapping[Body, int] = MappingProxyType({"ffb": 0, "acbl": 1, "ebu": 2})


def disclosed(kind: str, body: Body, *, artificial: bool) -> str:
    """Return ``""``, ``"alert"`` or the message to announce, for a call of that *kind*.

    An artificial call of a kind nobody regulates is alerted, as all three bodies ask.
    """
    if kind in _RULES:
        return _RULES[kind][_PLACE[body]]
    return ALERT if artificial else ""
