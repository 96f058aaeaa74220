"""The steps of a class's log; each says which subject it changes, whose version it answers."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from biritch.coach.classes.classroom import (
    ExerciseItem,
    OpeningMode,
    PupilAnswer,
    Shared,
)


class ClassStep(Struct, tag_field="do", frozen=True, omit_defaults=True):
    """A step of a class's log."""

    @property
    def subject(self) -> str:
        """The part of the class it changes; empty if it answers no version."""
        return ""


class ClassFounded(ClassStep, tag="founded", frozen=True):
    """The class is opened; ``key`` is the digest of the teacher's key, salted with ``salt``."""

    title: str
    key: str
    salt: str


class TitleGiven(ClassStep, tag="title", frozen=True):
    """The class has another title."""

    title: str

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return "class"


class DoorTurned(ClassStep, tag="door", frozen=True):
    """Pupils may join from now on, or no more."""

    open: bool

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return "door"


class TeacherKeyChanged(ClassStep, tag="key", frozen=True):
    """Another key is the teacher's; the one before opens nothing more."""

    key: str


class PupilJoined(ClassStep, tag="joined", frozen=True):
    """Somebody comes as pupil *pupil*; ``key`` is the digest of their own."""

    pupil: int
    name: str
    key: str
    account: str = ""


class PupilKeyGiven(ClassStep, tag="pupil-key", frozen=True):
    """A pupil comes back by their account, from a browser with another key."""

    pupil: int
    key: str


class PupilRenamed(ClassStep, tag="renamed", frozen=True):
    """A pupil has another name."""

    pupil: int
    name: str

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"pupil {self.pupil}"


class SharingChosen(ClassStep, tag="shares", frozen=True):
    """A pupil lets the others see this from now on, and nothing else."""

    pupil: int
    shares: tuple[Shared, ...] = ()


class PupilErased(ClassStep, tag="erased", frozen=True):
    """What was kept of a pupil is gone; the number is given to nobody else."""

    pupil: int


class ExerciseWritten(ClassStep, tag="exercise", frozen=True):
    """An exercise is made, or written again."""

    exercise: int
    title: str
    items: tuple[ExerciseItem, ...]

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"exercise {self.exercise}"


class ExerciseDropped(ClassStep, tag="dropped", frozen=True):
    """An exercise is taken out, with its assignments; what was answered stays."""

    exercise: int

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"exercise {self.exercise}"


class ExerciseAssigned(ClassStep, tag="assigned", frozen=True):
    """An exercise is to be done by a date: by *pupils*, or by all if there are none."""

    assignment: int
    exercise: int
    pupils: tuple[int, ...] = ()
    due: str = ""

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"assignment {self.assignment}"


class ExerciseUnassigned(ClassStep, tag="unassigned", frozen=True):
    """An exercise need not be done any more."""

    assignment: int

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"assignment {self.assignment}"


class AnswersGiven(ClassStep, tag="answers", frozen=True):
    """A pupil has answered."""

    answers: tuple[PupilAnswer, ...]


class HandTurned(ClassStep, tag="hand", frozen=True):
    """A pupil raises a hand, or it is lowered."""

    pupil: int
    up: bool


class WordSaid(ClassStep, tag="word", frozen=True):
    """The teacher says something to *pupils*, or to all if there are none."""

    text: str
    pupils: tuple[int, ...] = ()


class ClassTableOpened(ClassStep, tag="table", frozen=True):
    """A deal is opened on a table."""

    number: int
    table: str
    opening: int
    board: int
    deal: str
    mode: OpeningMode
    chairs: dict[str, int]


class ClassTableStopped(ClassStep, tag="stopped", frozen=True):
    """Nobody calls or plays at these tables, or goes on."""

    tables: tuple[int, ...]
    stopped: bool


class ClassTableClosed(ClassStep, tag="closed", frozen=True):
    """These tables are put away."""

    tables: tuple[int, ...]


class ClassHandShown(ClassStep, tag="shown", frozen=True):
    """The hands of these seats are shown to everybody at the table, and no others."""

    number: int
    seats: tuple[str, ...]

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"table {self.number}"


class CardsPointed(ClassStep, tag="pointed", frozen=True):
    """The teacher points at these cards of a table, and at no others."""

    number: int
    cards: tuple[str, ...]


class ChairsTurned(ClassStep, tag="chairs", frozen=True):
    """Other pupils sit in the chairs of a table."""

    number: int
    chairs: dict[str, int]

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"table {self.number}"


class VoteAsked(ClassStep, tag="vote", frozen=True):
    """Pupils are asked what they would call at this table, or no more."""

    number: int
    open: bool


class VoteCast(ClassStep, tag="voted", frozen=True):
    """A pupil would make this call."""

    number: int
    pupil: int
    call: str


AnyStep: TypeAlias = (
    ClassFounded
    | TitleGiven
    | DoorTurned
    | TeacherKeyChanged
    | PupilJoined
    | PupilKeyGiven
    | PupilRenamed
    | SharingChosen
    | PupilErased
    | ExerciseWritten
    | ExerciseDropped
    | ExerciseAssigned
    | ExerciseUnassigned
    | AnswersGiven
    | HandTurned
    | WordSaid
    | ClassTableOpened
    | ClassTableStopped
    | ClassTableClosed
    | ClassHandShown
    | CardsPointed
    | ChairsTurned
    | VoteAsked
    | VoteCast
)
"""Every step of a class."""


class ClassEntry(Struct, frozen=True, omit_defaults=True):
    """A step in the log: who took it, when, and the request it answers."""

    step: AnyStep
    by: str = ""
    at: str = ""
    id: str = ""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClassEntry).decode


def write_class_entry(entry: ClassEntry) -> bytes:
    """Return *entry* as a line of the log.

    Example:
        >>> write_class_entry(ClassEntry(DoorTurned(False), "teacher"))
        b'{"step":{"do":"door","open":false},"by":"teacher"}'
    """
    return _encode(entry)


def read_class_entry(line: bytes) -> ClassEntry:
    """Return the entry that *line* is.

    Raises:
        msgspec.DecodeError: It is not one.

    Example:
        >>> read_class_entry(b'{"step":{"do":"door","open":false}}').step
        DoorTurned(open=False)
    """
    return _decode(line)
