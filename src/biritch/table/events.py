"""The kinds of events that happen at a table; what its company does besides is beside them.

The log of a table is a list of these, numbered from 1. It only ever grows: taking back is
itself an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.phase import Action
from biritch.table.company_events import CompanyEvent
from biritch.table.setup import Sitter
from biritch.table.versions import Versions


class Move:
    """A step that answers the table as it stands: talk alone may have come between."""

    __slots__ = ()

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved


@dataclass(frozen=True, slots=True)
class Dealt(Move):
    """A board is put on the table."""

    board: Board
    deal: Deal


@dataclass(frozen=True, slots=True)
class Acted(Move):
    """The sitter of *seat* calls or plays, from whichever hand it is."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Claimed(Move):
    """*seat* claims that its side wins *tricks* of the tricks left, by *line* (Law 68)."""

    seat: Seat
    tricks: int
    line: str = ""


@dataclass(frozen=True, slots=True)
class Answered(Move):
    """*seat* agrees to the claim on the table, or does not (Law 68D).

    ``best`` is how many tricks the claimant's side wins against best play, where a robot
    objects that it is fewer, or cannot lose, where more than were claimed (Law 71);
    ``beaten_by`` who then holds it to that with which card, which nobody is told while the
    board is played; ``why`` what a person objects.
    """

    seat: Seat
    accepts: bool
    best: int | None = None
    why: str = ""
    beaten_by: tuple[Seat, Card] | None = None


@dataclass(frozen=True, slots=True)
class Faced(Move):
    """*seat* has no more questions: the opening lead may be faced (Law 41B)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone(Move):
    """*seat* takes back: only the first *kept* actions of the board remain."""

    seat: Seat
    kept: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """*sitter* takes the seat *seat*: a robot, or the person who came back."""

    seat: Seat
    sitter: Sitter

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_seats([self.seat])


Event: TypeAlias = Dealt | Acted | Faced | Claimed | Answered | Undone | Replaced | CompanyEvent
"""Everything that happens at a table."""
