"""What happens at a table: seven kinds of events, and nothing else.

The log of a table is a list of these, numbered from 1. It only ever grows: taking back is
itself an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.phase import Action
from biritch.table.setup import Sitter


@dataclass(frozen=True, slots=True)
class Dealt:
    """A board is put on the table."""

    board: Board
    deal: Deal


@dataclass(frozen=True, slots=True)
class Acted:
    """*seat*, whoever's cards are concerned, calls or plays."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Claimed:
    """*seat* claims that its side wins *tricks* of the tricks left (Law 68)."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Answered:
    """*seat* agrees to the claim on the table, or not."""

    seat: Seat
    accepts: bool


@dataclass(frozen=True, slots=True)
class Faced:
    """*seat* has no more questions: the opening lead may be turned up (Law 41B)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone:
    """*seat* takes back: only the first *kept* actions of the board remain."""

    seat: Seat
    kept: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """*sitter* takes the place of whoever sat in *seat*: a robot, or the person come back."""

    seat: Seat
    sitter: Sitter


Event: TypeAlias = Dealt | Acted | Faced | Claimed | Answered | Undone | Replaced

Kind: TypeAlias = Literal[
    "call", "say", "lead", "play", "claim", "accept", "refuse", "undo", "board", "trick"
]


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """What everyone may know of event *n*; ``seat`` is the hand a card came from."""

    n: int
    kind: Kind
    seat: Seat | None = None
    what: str = ""
