"""What the people around a table do besides calling and playing: come, sit, talk, ask, vote.

Each step says which version it answers: the event that last changed what it is about.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from biritch.core.seats import Seat, Side
from biritch.table.manners import Manners
from biritch.table.step import TableStep
from biritch.table.versions import Versions

Audience = Literal["table", "opponents", "director"]
"""Who hears what is said: everybody there, one's two opponents, or the host as director."""


class Invited(TableStep, tag="invite", frozen=True):
    """*seat* is kept for the holder of an invitation; none is for those who look on.

    ``key`` is what the server knows the invitation by, empty when there is none any more;
    ``until`` when it ends, in milliseconds since 1970.
    """

    seat: Seat | None = None
    key: str = ""
    until: int = 0

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        if self.seat is None:
            return versions.company.onlookers
        return versions.of_seats([self.seat])


class Joined(
    TableStep, tag="join", frozen=True, rename={"guest": "number"}, omit_defaults=False
):
    """Somebody called *name* comes, as number *guest*, and sits down in *seat*, or looks on.

    ``key`` is what the server knows them by.
    """

    guest: int
    name: str
    seat: Seat | None = None
    key: str = ""

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        del versions
        return 0  # an invitation is good for one seat and one person: its key is the version


class Reseated(TableStep, tag="reseat", frozen=True, rename={"guest": "number"}):
    """*guest* sits down in *seat*, or stands up to look on."""

    guest: int
    seat: Seat | None = None

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        guest = versions.of_guest(self.guest)
        return guest if self.seat is None else max(guest, versions.of_seats([self.seat]))


class Swapped(TableStep, tag="swap", frozen=True):
    """Who sits in these two seats change places."""

    one: Seat
    other: Seat

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_seats([self.one, self.other])


class Departed(TableStep, tag="depart", frozen=True, rename={"guest": "number"}):
    """*guest* goes for good, or is sent away by the host: the key opens nothing any more."""

    guest: int

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_guest(self.guest)


class Admitted(TableStep, tag="admit", frozen=True, rename={"guest": "number"}):
    """The host lets *guest* look on, who has asked to."""

    guest: int

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_guest(self.guest)


class Muted(TableStep, tag="mute", frozen=True, rename={"guest": "number"}):
    """The host has nobody but the director hear *guest*, or everybody hear them again."""

    guest: int
    muted: bool = True

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_guest(self.guest)


class TimeOver(TableStep, tag="overtime", frozen=True):
    """*side* has used up its time for the board."""

    side: Side

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved


class Spoken(TableStep, tag="talk", frozen=True, rename={"guest": "number", "audience": "to"}):
    """*guest* says *text*, or the preset *phrase*, to *audience*; ``calls`` the director."""

    guest: int
    audience: Audience
    text: str = ""
    phrase: str = ""
    calls: bool = False

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        # A remark answers nothing; the director is called to the board that is seen.
        return versions.board if self.calls else 0


class UndoAsked(TableStep, tag="ask-undo", frozen=True, rename={"seat": "by"}):
    """*seat* asks the opponents to take back its last action."""

    seat: Seat

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved


class UndoAnswered(TableStep, tag="answer-undo", frozen=True, rename={"seat": "by"}):
    """*seat* lets it be taken back, or does not."""

    seat: Seat
    accepts: bool

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved if versions.undo is None else versions.undo


class Voted(TableStep, tag="vote", frozen=True, rename={"seat": "by"}):
    """*seat* wants a robot to play on for *absent* without waiting longer."""

    seat: Seat
    absent: Seat

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_seats([self.seat, self.absent])


class Questioned(TableStep, tag="question", frozen=True, rename={"seat": "by"}):
    """*seat* asks the opponent who made call number *call* of the board what it means."""

    seat: Seat
    call: int

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_call(self.call)


class Explained(TableStep, tag="explain", frozen=True, rename={"seat": "by"}):
    """*seat* tells the opponents what its call number *call* of the board means (Law 40B)."""

    seat: Seat
    call: int
    text: str

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_call(self.call)


class Settled(TableStep, tag="settle", frozen=True):
    """The host settles how the table goes on."""

    manners: Manners

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.company.manners


CompanyEvent: TypeAlias = (
    Invited
    | Joined
    | Reseated
    | Swapped
    | Departed
    | Admitted
    | Muted
    | TimeOver
    | Spoken
    | UndoAsked
    | UndoAnswered
    | Voted
    | Questioned
    | Explained
    | Settled
)
"""Every step of people around a table of friends."""
