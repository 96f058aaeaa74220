"""What the people around a table do besides calling and playing: come, sit, talk, ask, vote.

Each step says which version it answers: the event that last changed what it is about.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from biritch.core.seats import Seat, Side
from biritch.table.manners import Manners
from biritch.table.versions import Versions

Audience = Literal["table", "opponents", "director"]
"""Who hears what is said: everybody there, one's two opponents, or the host as director."""


@dataclass(frozen=True, slots=True)
class Invited:
    """*seat* is kept for whoever comes by an invitation; none is for those who look on.

    ``key`` is what the server knows the invitation by, empty when there is none any more;
    ``until`` when it ends, in milliseconds since 1970.
    """

    seat: Seat | None
    key: str = field(repr=False)
    until: int = 0

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        if self.seat is None:
            return versions.company.onlookers
        return versions.of_seats([self.seat])


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody called *name* comes, as number *guest*, and sits down in *seat*, or looks on.

    ``key`` is what the server knows them by.
    """

    guest: int
    name: str
    seat: Seat | None
    key: str = field(repr=False)

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        del versions
        return 0  # an invitation is good for one seat and one person: its key is the version


@dataclass(frozen=True, slots=True)
class Reseated:
    """*guest* sits down in *seat*, or stands up to look on."""

    guest: int
    seat: Seat | None

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        guest = versions.of_guest(self.guest)
        return guest if self.seat is None else max(guest, versions.of_seats([self.seat]))


@dataclass(frozen=True, slots=True)
class Swapped:
    """Who sits in these two seats change places."""

    one: Seat
    other: Seat

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_seats([self.one, self.other])


@dataclass(frozen=True, slots=True)
class Departed:
    """*guest* goes for good, or is sent away by the host: the key opens nothing any more."""

    guest: int

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_guest(self.guest)


@dataclass(frozen=True, slots=True)
class Admitted:
    """The host lets *guest* look on, who has asked to."""

    guest: int

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_guest(self.guest)


@dataclass(frozen=True, slots=True)
class Muted:
    """The host has nobody but the director hear *guest*, or everybody hear them again."""

    guest: int
    muted: bool = True

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_guest(self.guest)


@dataclass(frozen=True, slots=True)
class TimeOver:
    """*side* has used up its time for the board."""

    side: Side

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved


@dataclass(frozen=True, slots=True)
class Spoken:
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


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """*seat* asks the opponents to take back its last action."""

    seat: Seat

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """*seat* lets it be taken back, or does not."""

    seat: Seat
    accepts: bool

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.moved if versions.undo is None else versions.undo


@dataclass(frozen=True, slots=True)
class Voted:
    """*seat* wants a robot to play on for *absent* without waiting longer."""

    seat: Seat
    absent: Seat

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_seats([self.seat, self.absent])


@dataclass(frozen=True, slots=True)
class Questioned:
    """*seat* asks the opponent who made call number *call* of the board what it means."""

    seat: Seat
    call: int

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_call(self.call)


@dataclass(frozen=True, slots=True)
class Explained:
    """*seat* tells the opponents what its call number *call* of the board means (Law 40B)."""

    seat: Seat
    call: int
    text: str

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        return versions.of_call(self.call)


@dataclass(frozen=True, slots=True)
class Settled:
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
