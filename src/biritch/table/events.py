"""The kinds of events that happen at a table; what its company does besides is beside them.

The log of a table is a list of these, numbered from 1. It only ever grows: taking back is
itself an event. Each is a struct with the words of the written log
(:mod:`biritch.server.tables.log_events`), but for those whose values are written in their own
way: a board, an action, who beats a claim, who sits down.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.phase import Action
from biritch.table.company_events import CompanyEvent
from biritch.table.setup import Sitter
from biritch.table.step import TableStep
from biritch.table.versions import Versions


class Move(TableStep, frozen=True):
    """A step that answers the table as it stands: talk alone may have come between."""

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved


class Dealt(Move, frozen=True):
    """A board is put on the table."""

    board: Board
    deal: Deal


class Acted(Move, frozen=True):
    """The sitter of *seat* calls or plays, from whichever hand it is."""

    seat: Seat
    action: Action


class Claimed(Move, tag="claim", frozen=True, rename={"seat": "by"}):
    """*seat* claims that its side wins *tricks* of the tricks left, by *line* (Law 68)."""

    seat: Seat
    tricks: Annotated[int, Meta(ge=0, le=13)]
    line: str = ""


class Answered(Move, frozen=True):
    """*seat* agrees to the claim on the table, or does not (Law 68D).

    ``best`` is how many tricks the claimant's side wins against best play, where a robot
    objects that it is fewer, or cannot lose, where more than were claimed (Law 71);
    ``beaten_by`` who then holds it to that with which card, which nobody is told while the
    board is played; ``law`` the Law by which a robot refuses a claim that best play would
    make, such as ``"70E"``, told no sooner; ``why`` what a person objects.
    """

    seat: Seat
    accepts: bool
    best: int | None = None
    why: str = ""
    beaten_by: tuple[Seat, Card] | None = None
    law: str = ""


class Faced(Move, tag="face", frozen=True, rename={"seat": "by"}):
    """*seat* has no more questions: the opening lead may be faced (Law 41B)."""

    seat: Seat


class Undone(Move, tag="undo", frozen=True, rename={"seat": "by"}):
    """*seat* takes back: only the first *kept* actions of the board remain."""

    seat: Seat
    kept: Annotated[int, Meta(ge=0)]


class Replaced(TableStep, frozen=True):
    """*sitter* takes the seat *seat*: a robot, or the person who came back."""

    seat: Seat
    sitter: Sitter

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_seats([self.seat])


Event: TypeAlias = Dealt | Acted | Faced | Claimed | Answered | Undone | Replaced | CompanyEvent
"""Everything that happens at a table."""
