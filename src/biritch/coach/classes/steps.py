"""The steps of a class's log, each with the subject it changes and answers."""

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
    """The class is renamed."""

    title: str

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return "class"


class DoorTurned(ClassStep, tag="door", frozen=True):
    """The class is opened or closed to new pupils."""

    open: bool

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return "door"


class TeacherKeyChanged(ClassStep, tag="key", frozen=True):
    """The teacher's key is replaced."""

    key: str


class PupilJoined(ClassStep, tag="joined", frozen=True):
    """Somebody joins as pupil *pupil*; ``key`` is the digest of their key."""

    pupil: int
    name: str
    key: str
    account: str = ""


class PupilKeyGiven(ClassStep, tag="pupil-key", frozen=True):
    """A pupil returns by their account, from a browser with another key."""

    pupil: int
    key: str


class PupilRenamed(ClassStep, tag="renamed", frozen=True):
    """A pupil is renamed."""

    pupil: int
    name: str

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"pupil {self.pupil}"


class SharingChosen(ClassStep, tag="shares", frozen=True):
    """A pupil shares exactly this with the others."""

    pupil: int
    shares: tuple[Shared, ...] = ()


class PupilErased(ClassStep, tag="erased", frozen=True):
    """A pupil's data is erased; the number is not used again."""

    pupil: int


class ExerciseWritten(ClassStep, tag="exercise", frozen=True):
    """An exercise is created or replaced."""

    exercise: int
    title: str
    items: tuple[ExerciseItem, ...]

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"exercise {self.exercise}"


class ExerciseDropped(ClassStep, tag="dropped", frozen=True):
    """An exercise is deleted with its assignments; answers stay."""

    exercise: int

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"exercise {self.exercise}"


class ExerciseAssigned(ClassStep, tag="assigned", frozen=True):
    """An exercise is assigned to *pupils*, or to all if empty, with a due date."""

    assignment: int
    exercise: int
    pupils: tuple[int, ...] = ()
    due: str = ""

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"assignment {self.assignment}"


class ExerciseUnassigned(ClassStep, tag="unassigned", frozen=True):
    """An assignment is withdrawn."""

    assignment: int

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"assignment {self.assignment}"


class AnswersGiven(ClassStep, tag="answers", frozen=True):
    """A pupil has answered."""

    answers: tuple[PupilAnswer, ...]


class HandTurned(ClassStep, tag="hand", frozen=True):
    """A pupil's hand is raised or lowered."""

    pupil: int
    up: bool


class WordSaid(ClassStep, tag="word", frozen=True):
    """The teacher sends a message to *pupils*, or to all if empty."""

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
    """These tables are paused or resumed."""

    tables: tuple[int, ...]
    stopped: bool


class ClassTableClosed(ClassStep, tag="closed", frozen=True):
    """These tables are closed."""

    tables: tuple[int, ...]


class ClassHandShown(ClassStep, tag="shown", frozen=True):
    """Exactly these seats' hands are shown to everybody at the table."""

    number: int
    seats: tuple[str, ...]

    @property
    def subject(self) -> str:
        """The part of the class it changes."""
        return f"table {self.number}"


class CardsPointed(ClassStep, tag="pointed", frozen=True):
    """The teacher highlights exactly these cards of a table."""

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
    """Pupils are asked for their call at this table, or the question ends."""

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
    """A logged step: its author, its time, and the request ID."""

    step: AnyStep
    by: str = ""
    at: str = ""
    id: str = ""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClassEntry).decode


def write_class_entry(entry: ClassEntry) -> bytes:
    """Return *entry* encoded as a line of the log.

    Example:
        >>> write_class_entry(ClassEntry(DoorTurned(False), "teacher"))
        b'{"step":{"do":"door","open":false},"by":"teacher"}'
    """
    return _encode(entry)


def read_class_entry(line: bytes) -> ClassEntry:
    """Parse *line* as an entry.

    Raises:
        msgspec.DecodeError: It is not one.

    Example:
        >>> read_class_entry(b'{"step":{"do":"door","open":false}}').step
        DoorTurned(open=False)
    """
    return _decode(line)
