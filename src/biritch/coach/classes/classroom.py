"""The state of a class: pupils, exercises, assignments, answers, messages, tables."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

from biritch.core.phrase import Argument, Phrase

ItemKind: TypeAlias = Literal["course", "drill", "board"]
"""Where an item is from: our course, a bidding drill, a board of a lesson file."""
Verdict: TypeAlias = Literal["right", "accepted", "wrong"]
"""How an answer was judged: as the lesson has it, good as well, or wrong."""
AnswerKind: TypeAlias = Literal["call", "card", "question", "play", "contract", "count", "read"]
"""What was answered; ``read`` is a board that asks for nothing."""
Shared: TypeAlias = Literal["done", "skills", "answers"]
"""What a pupil may share with the class: which deals are done, how each skill goes, and the
answers to deals, which only pupils see who have done the deal themselves."""
OpeningMode: TypeAlias = Literal["all", "bid", "play"]
"""Whether a table bids and plays, stops after the auction, or begins with the play."""
TEACHER = 0
"""Who says a word: a pupil by number, or this."""


class ClassRefusal(ValueError):
    """Raised when a class refuses a request; has the reason.

    Example:
        >>> ClassRefusal("name-empty").phrase.name
        'class-name-empty'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``class-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"class-{name}", **arguments)


class Pupil(Struct, frozen=True):
    """A pupil; ``key`` is the digest of the page's key, empty once erased.

    Example:
        >>> Pupil(3, "Zoé", "").is_erased
        True
    """

    number: int
    name: str
    key: str
    account: str = ""
    at: str = ""
    earlier: tuple[str, ...] = ()
    """The keys of other browsers, of a pupil who comes by an account."""
    shares: tuple[Shared, ...] = ()
    """What the other pupils may see; the teacher sees everything."""

    @property
    def is_erased(self) -> bool:
        """Whether the pupil was erased."""
        return not self.key


class ExerciseItem(Struct, frozen=True, omit_defaults=True):
    """One deal of an exercise: deal *number* of the lesson *name*, or the *text* of a board.

    Example:
        >>> ExerciseItem("course", "trick", 3).key
        'course.trick.3'
    """

    kind: ItemKind
    name: str = ""
    number: int = 1
    text: str = ""
    title: str = ""

    @property
    def key(self) -> str:
        """The key under which answers are stored: constant as long as the deal is."""
        if self.kind == "board":
            return f"board.{hashlib.sha256(self.text.encode()).hexdigest()[:12]}"
        return f"{self.kind}.{self.name}.{self.number}"

    @property
    def skill(self) -> str:
        """The skill practised: the lesson, the drill, or the title of the board."""
        if self.kind == "drill":
            return f"drill:{self.name.split('.')[1] if '.' in self.name else self.name}"
        return f"{self.kind}:{self.name if self.kind == 'course' else self.title}"


class Exercise(Struct, frozen=True):
    """Deals in order, under a title.

    Example:
        >>> exercise = Exercise(1, "Week 1", (ExerciseItem("course", "trick"),))
        >>> exercise.item("course.trick.1").number
        1
    """

    number: int
    title: str
    items: tuple[ExerciseItem, ...]

    def item(self, key: str) -> ExerciseItem:
        """Return the item called *key*.

        Raises:
            ClassRefusal: The exercise has none.
        """
        found = next((item for item in self.items if item.key == key), None)
        if found is None:
            raise ClassRefusal("no-item")
        return found


class Assignment(Struct, frozen=True):
    """An exercise assigned to *pupils*, or to all if empty, with a *due* date (or none)."""

    number: int
    exercise: int
    pupils: tuple[int, ...] = ()
    due: str = ""
    at: str = ""

    def concerns(self, pupil: int) -> bool:
        """Return whether it is assigned to *pupil*.

        Example:
            >>> Assignment(1, 1).concerns(7), Assignment(1, 1, (3,)).concerns(7)
            (True, False)
        """
        return not self.pupils or pupil in self.pupils


class PupilAnswer(Struct, frozen=True):
    """An answer of a pupil; ``decision`` is the index of the deal's question, from 0.

    ``before`` are the calls and cards made until then, ``right`` the lesson's answer, and
    ``done`` whether the whole deal is finished with it.
    """

    pupil: int
    exercise: int
    item: str
    decision: int
    kind: AnswerKind
    given: str
    right: tuple[str, ...]
    verdict: Verdict
    skill: str
    before: str = ""
    result: str = ""
    done: bool = False
    at: str = ""
    table: str = ""


class ClassWord(Struct, frozen=True):
    """A message of the teacher to all or to *pupils*."""

    n: int
    text: str
    pupils: tuple[int, ...] = ()
    at: str = ""


class ClassSeating(Struct, frozen=True):
    """A table of the class: *chairs* are its pupils by seat, robots sit in the others.

    ``table`` is the live table, ``opening`` the number shared by all that were opened
    together, and ``shown`` the seats whose hands are shown to everybody.
    """

    number: int
    table: str
    opening: int
    board: int
    deal: str
    mode: OpeningMode
    chairs: Mapping[str, int]
    stopped: bool = False
    closed: bool = False
    shown: tuple[str, ...] = ()
    pointed: tuple[str, ...] = ()
    """The cards that the teacher points at."""
    votes: Mapping[int, str] | None = None
    """What pupils would call, by number, where the teacher has asked; none where not."""


class Classroom(Struct, frozen=True):
    """The whole state of a class.

    Example:
        >>> Classroom().pupil(3)
        Traceback (most recent call last):
        ...
        biritch.coach.classes.classroom.ClassRefusal: no-pupil: {}
    """

    title: str = ""
    key: str = ""
    salt: str = ""
    at: str = ""
    door: bool = True
    """Whether pupils may still join."""
    pupils: Mapping[int, Pupil] = MappingProxyType({})
    exercises: Mapping[int, Exercise] = MappingProxyType({})
    assignments: Mapping[int, Assignment] = MappingProxyType({})
    answers: tuple[PupilAnswer, ...] = ()
    hands: tuple[int, ...] = ()
    """The pupils whose hand is raised, the first one first."""
    words: tuple[ClassWord, ...] = ()
    tables: Mapping[int, ClassSeating] = MappingProxyType({})
    versions: Mapping[str, int] = MappingProxyType({})
    """The line that last changed each subject."""
    last: Mapping[str, int] = MappingProxyType({})
    """The highest number given so far, of exercises, assignments and pupils."""

    def pupil(self, number: int) -> Pupil:
        """Return the pupil *number*.

        Raises:
            ClassRefusal: There is none, or they were erased.
        """
        found = self.pupils.get(number)
        if found is None or found.is_erased:
            raise ClassRefusal("no-pupil")
        return found

    @property
    def here(self) -> tuple[Pupil, ...]:
        """The pupils that were not erased, in order of arrival."""
        return tuple(pupil for pupil in self.pupils.values() if not pupil.is_erased)

    def exercise(self, number: int) -> Exercise:
        """Return the exercise *number*.

        Raises:
            ClassRefusal: There is none.
        """
        if (found := self.exercises.get(number)) is None:
            raise ClassRefusal("no-exercise")
        return found

    def seating(self, number: int) -> ClassSeating:
        """Return the table *number*.

        Raises:
            ClassRefusal: There is none, or it is closed.
        """
        found = self.tables.get(number)
        if found is None or found.closed:
            raise ClassRefusal("no-table")
        return found

    def due(self, pupil: int) -> tuple[Assignment, ...]:
        """Return *pupil*'s assignments, the earliest due date first, those without one last."""
        mine = (each for each in self.assignments.values() if each.concerns(pupil))
        return tuple(sorted(mine, key=lambda each: (each.due or "9999", each.number)))

    def table_of(self, pupil: int) -> tuple[ClassSeating, str] | None:
        """Return the open table at which *pupil* sits, the last one opened, and the seat."""
        for seating in reversed(tuple(self.tables.values())):
            for seat, number in seating.chairs.items():
                if number == pupil and not seating.closed:
                    return seating, seat
        return None
