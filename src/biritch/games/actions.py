"""What a seat may do besides calling and playing: a small closed set, with its text.

Games older than the auction name a trump, leave that to partner, ask whether they may play;
with two dummies the widow's cards are shared out. Each has one text for logs and sockets,
which :func:`parse` reads back; ``biritch.words.older_games`` writes them in both notations.

================  ======================================================
``leave``         the dealer leaves the naming of trumps to partner
``ask``           eldest hand asks partner: may I play?
``yes``           partner answers that it may
``trumps:H``      hearts are named (``trumps:N``: there are none)
``widow:SA:D3``   of the widow, the ace of spades to one's hand, the three
                  of diamonds to one's dummy, the rest to the other player
``widow``         the same done by another, whose cards are not shown
================  ======================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from biritch.core.cards import Card, Strain


class BridgeWhistCall(Enum):
    """Three things said at bridge-whist (document 001, lines 29 to 37)."""

    LEAVE = "leave"
    ASK = "ask"
    YES = "yes"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class NamedTrump:
    """A strain named for trumps, or notrump (document 001, line 27)."""

    strain: Strain

    def __str__(self) -> str:
        return f"trumps:{self.strain}"


@dataclass(frozen=True, slots=True)
class WidowShare:
    """Two cards of the widow: one for one's hand, one for one's dummy.

    Document 001, line 91. What is left goes to the other player. Both are ``None`` where
    somebody else's cards are hidden.
    """

    hand: Card | None = None
    dummy: Card | None = None

    def __str__(self) -> str:
        return "widow" if self.hand is None else f"widow:{self.hand}:{self.dummy}"


HIDDEN = WidowShare()
"""What the others see of an exchange."""

OtherAction: TypeAlias = BridgeWhistCall | NamedTrump | WidowShare
"""Anything done that is neither a call, nor a card, nor a claim."""


def parse(text: str) -> OtherAction:
    """Read what :class:`str` writes.

    Raises:
        ValueError: Neither said, named nor exchanged.
    """
    kind, *rest = text.strip().split(":")
    match kind.lower(), rest:
        case "trumps", [strain]:
            return NamedTrump(Strain.parse(strain))
        case "widow", [hand, dummy]:
            return WidowShare(Card.parse(hand), Card.parse(dummy))
        case "widow", []:
            return HIDDEN
        case ("leave" | "ask" | "yes") as word, []:
            return BridgeWhistCall(word)
        case _:
            want = "leave, ask, yes, trumps:H or widow:SA:D3"
            raise ValueError(f"not an action: {text!r} (want {want})")
