"""What a seat may do, in some games, besides calling and playing: a small closed set.

In games older than the auction a trump is named or left to partner to name, and the defenders
ask whether they may play; in honeymoon bridge with two dummies the widow's cards are shared
out. Each action has one text for logs and sockets, which :func:`parse` reads back;
``biritch.words.older_games`` writes them in both notations.

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
    """What players say at bridge-whist besides naming a trump and doubling.

    « Règles du Bridge et variante à deux joueurs », "Atout" and "Manière de jouer".

    Example:
        >>> [str(call) for call in BridgeWhistCall]
        ['leave', 'ask', 'yes']
    """

    LEAVE = "leave"
    ASK = "ask"
    YES = "yes"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class NamedTrump:
    """A strain named for trumps, or notrump, by the dealer or partner at bridge-whist.

    Example:
        >>> str(NamedTrump(Strain.NOTRUMP))
        'trumps:N'
    """

    strain: Strain

    def __str__(self) -> str:
        return f"trumps:{self.strain}"


@dataclass(frozen=True, slots=True)
class WidowShare:
    """Two cards of the widow: one for one's hand, one for one's dummy.

    What is left goes to the other player (« Règles du Bridge et variante à deux joueurs »,
    "Variante à deux morts"). Both are ``None`` where somebody else's cards are hidden.

    Example:
        >>> str(WidowShare(Card.parse("SA"), Card.parse("D3"))), str(WidowShare())
        ('widow:SA:D3', 'widow')
    """

    hand: Card | None = None
    dummy: Card | None = None

    def __str__(self) -> str:
        return "widow" if self.hand is None else f"widow:{self.hand}:{self.dummy}"


HIDDEN = WidowShare()
"""What the other player sees of a share."""

OtherAction: TypeAlias = BridgeWhistCall | NamedTrump | WidowShare
"""Anything done that is neither a call, nor a card, nor a claim."""


def parse(text: str) -> OtherAction:
    """Read what :class:`str` writes.

    Raises:
        ValueError: It is no such action.

    Example:
        >>> parse("trumps:H")
        NamedTrump(strain=<Strain.HEARTS: 2>)
        >>> parse("yes") is BridgeWhistCall.YES
        True
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
