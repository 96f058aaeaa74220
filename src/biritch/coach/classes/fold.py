"""Folding a class from its log, with the rules for each step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from functools import singledispatch
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from biritch.coach.classes import steps
from biritch.coach.classes.classroom import (
    Assignment,
    ClassRefusal,
    Classroom,
    ClassSeating,
    ClassWord,
    Exercise,
    Pupil,
)
from biritch.coach.classes.names import objection_to_double, plain_pupil_name
from biritch.coach.classes.steps import AnyStep, ClassEntry

MOST_PUPILS = 300
MOST_KEYS = 5
"""Browsers in which one pupil is at home; the oldest one goes."""
MOST_EXERCISES = 300
MOST_ITEMS = 64
"""Deals of one exercise."""
MOST_TITLE = 80
MOST_WORD = 300
MOST_TABLES = 40
"""Tables that are open at one time."""
REMEMBERED = 60
"""Words that are shown; the log has all of them."""
_SEATS = "NESW"


def fold_class(entries: Iterable[ClassEntry]) -> Classroom:
    """Return the class folded from *entries*.

    Raises:
        ClassRefusal: One of them may not be taken where it comes.

    Example:
        >>> founded = ClassEntry(steps.ClassFounded("Tuesday", "", ""))
        >>> fold_class([founded, ClassEntry(steps.PupilJoined(1, "Anne", "x"))]).here[0].name
        'Anne'
    """
    room = Classroom()
    for number, entry in enumerate(entries):
        room = after_entry(room, entry, number)
    return room


def after_entry(room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    """Return *room* after *entry*, line *number* of its log.

    Raises:
        ClassRefusal: The step is not allowed.
    """
    room = _after(entry.step, room, entry, number)
    if subject := entry.step.subject:
        room = replace(room, versions=_with(room.versions, {subject: number}))
    return room


def take_entry(room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    """Return *room* after a new *entry*, which is validated first.

    Entries already in a log were validated when they came: later changes of the rules do not
    invalidate them.

    Raises:
        ClassRefusal: The step is not allowed.
    """
    _check(entry.step, room)
    return after_entry(room, entry, number)


def has_changed_since(room: Classroom, step: AnyStep, seen: int) -> bool:
    """Return whether what *step* answers was changed after line *seen* of the log.

    Example:
        >>> founded = ClassEntry(steps.ClassFounded("A", "", ""))
        >>> room = fold_class([founded, ClassEntry(steps.DoorTurned(False))])
        >>> again = steps.DoorTurned(True)
        >>> has_changed_since(room, again, 0), has_changed_since(room, again, 1)
        (True, False)
    """
    return room.versions.get(step.subject, 0) > seen


def _with(mapping: Mapping[Any, Any], changes: Mapping[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType({**mapping, **changes})


def _without(mapping: Mapping[Any, Any], key: object) -> Mapping[Any, Any]:
    return MappingProxyType({each: value for each, value in mapping.items() if each != key})


def _plain(text: str) -> str:
    return " ".join(text.split())


def _check(step: AnyStep, room: Classroom) -> None:  # noqa: C901, PLR0912 - one for each kind
    """Refuse an invalid step.

    Raises:
        ClassRefusal: It is not wanted.
    """
    match step:
        case steps.ClassFounded(title=title) | steps.TitleGiven(title=title):
            _check_title(title)
        case steps.PupilJoined():
            if not room.door:
                raise ClassRefusal("door-shut")
            if len(room.here) >= MOST_PUPILS:
                raise ClassRefusal("full", most=MOST_PUPILS)
            name = plain_pupil_name(step.name)
            objection_to_double(name, (pupil.name for pupil in room.here))
        case steps.PupilRenamed():
            others = (each.name for each in room.here if each.number != step.pupil)
            objection_to_double(plain_pupil_name(step.name), others)
        case steps.ExerciseWritten():
            _check_exercise(step, room)
        case steps.ExerciseAssigned(due=due) if due:
            try:
                date.fromisoformat(due)
            except ValueError:
                raise ClassRefusal("date", text=due[:20]) from None
        case steps.WordSaid():
            if not step.text.strip():
                raise ClassRefusal("word-empty")
            if len(step.text.strip()) > MOST_WORD:
                raise ClassRefusal("word-long", most=MOST_WORD)
        case steps.ClassTableOpened():
            if sum(not each.closed for each in room.tables.values()) >= MOST_TABLES:
                raise ClassRefusal("tables", most=MOST_TABLES)
        case _:
            pass


def _check_title(text: str) -> None:
    title = _plain(text)
    if not title:
        raise ClassRefusal("title-empty")
    if len(title) > MOST_TITLE:
        raise ClassRefusal("title-long", most=MOST_TITLE)


def _check_exercise(step: steps.ExerciseWritten, room: Classroom) -> None:
    _check_title(step.title)
    if not step.items:
        raise ClassRefusal("exercise-empty")
    if len(step.items) > MOST_ITEMS:
        raise ClassRefusal("exercise-long", most=MOST_ITEMS)
    if len(room.exercises) >= MOST_EXERCISES and step.exercise not in room.exercises:
        raise ClassRefusal("exercises", most=MOST_EXERCISES)


@singledispatch
def _after(step: object, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    raise AssertionError(step, room, entry, number)


@_after.register
def _(step: steps.ClassFounded, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del number
    return replace(room, title=_plain(step.title), key=step.key, salt=step.salt, at=entry.at)


@_after.register
def _(step: steps.TitleGiven, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    return replace(room, title=_plain(step.title))


@_after.register
def _(step: steps.DoorTurned, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    return replace(room, door=step.open)


@_after.register
def _(
    step: steps.TeacherKeyChanged, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    return replace(room, key=step.key)


@_after.register
def _(step: steps.PupilJoined, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del number
    if step.pupil != next_number(room, "pupil"):
        raise ClassRefusal("no-pupil")
    pupil = Pupil(step.pupil, _plain(step.name), step.key, step.account, entry.at)
    return _count_numbered(
        replace(room, pupils=_with(room.pupils, {step.pupil: pupil})), "pupil", step.pupil
    )


@_after.register
def _(step: steps.PupilKeyGiven, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    before = room.pupil(step.pupil)
    earlier = (before.key, *before.earlier)[: MOST_KEYS - 1]
    pupil = replace(before, key=step.key, earlier=earlier)
    return replace(room, pupils=_with(room.pupils, {step.pupil: pupil}))


@_after.register
def _(step: steps.PupilRenamed, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    pupil = replace(room.pupil(step.pupil), name=_plain(step.name))
    return replace(room, pupils=_with(room.pupils, {step.pupil: pupil}))


@_after.register
def _(step: steps.PupilErased, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    pupils = _with(room.pupils, {step.pupil: Pupil(step.pupil, "", "")})
    return _count_numbered(replace(room, pupils=pupils), "pupil", step.pupil)


@_after.register
def _(
    step: steps.ExerciseWritten, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    if step.exercise != next_number(room, "exercise"):
        room.exercise(step.exercise)
    items = tuple({item.key: item for item in step.items}.values())
    exercise = Exercise(step.exercise, _plain(step.title), items)
    return _count_numbered(
        replace(room, exercises=_with(room.exercises, {step.exercise: exercise})),
        "exercise",
        step.exercise,
    )


@_after.register
def _(
    step: steps.ExerciseDropped, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    room.exercise(step.exercise)
    kept = {n: each for n, each in room.assignments.items() if each.exercise != step.exercise}
    return replace(
        room,
        exercises=_without(room.exercises, step.exercise),
        assignments=MappingProxyType(kept),
    )


@_after.register
def _(
    step: steps.ExerciseAssigned, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del number
    room.exercise(step.exercise)
    for pupil in step.pupils:
        room.pupil(pupil)
    made = Assignment(step.assignment, step.exercise, step.pupils, step.due, entry.at)
    return _count_numbered(
        replace(room, assignments=_with(room.assignments, {step.assignment: made})),
        "assignment",
        step.assignment,
    )


@_after.register
def _(
    step: steps.ExerciseUnassigned, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    if step.assignment not in room.assignments:
        raise ClassRefusal("no-exercise")
    return replace(room, assignments=_without(room.assignments, step.assignment))


@_after.register
def _(step: steps.AnswersGiven, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del number
    answers = tuple(replace(answer, at=answer.at or entry.at) for answer in step.answers)
    return replace(room, answers=(*room.answers, *answers))


@_after.register
def _(step: steps.SharingChosen, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    pupil = replace(room.pupil(step.pupil), shares=tuple(dict.fromkeys(step.shares)))
    return replace(room, pupils=_with(room.pupils, {step.pupil: pupil}))


@_after.register
def _(step: steps.HandTurned, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    room.pupil(step.pupil)
    hands = tuple(each for each in room.hands if each != step.pupil)
    if step.up:
        hands = room.hands if step.pupil in room.hands else (*hands, step.pupil)
    return replace(room, hands=hands)


@_after.register
def _(step: steps.WordSaid, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    word = ClassWord(number, step.text.strip(), step.pupils, entry.at)
    return replace(room, words=(*room.words, word)[-REMEMBERED:])


@_after.register
def _(
    step: steps.ClassTableOpened, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    _demand_chairs(room, step.chairs)
    # A pupil who sits down here has left the table before.
    moved = set(step.chairs.values())
    tables = {n: _leave_seating(each, moved) for n, each in room.tables.items()}
    chairs = MappingProxyType(step.chairs)
    made = ClassSeating(
        step.number, step.table, step.opening, step.board, step.deal, step.mode, chairs
    )
    tables[step.number] = made
    return replace(room, tables=MappingProxyType(tables))


def _leave_seating(seating: ClassSeating, pupils: set[int]) -> ClassSeating:
    """Return *seating*, closed if all its pupils are among *pupils*."""
    sat = set(seating.chairs.values())
    return replace(seating, closed=True) if sat and sat <= pupils else seating


def _demand_chairs(room: Classroom, chairs: Mapping[str, int]) -> None:
    """Refuse unknown seats, unknown pupils, and a pupil in two seats."""
    for seat, pupil in chairs.items():
        if seat not in _SEATS:
            raise ClassRefusal("no-seat", text=seat[:4])
        room.pupil(pupil)
    if len(set(chairs.values())) < len(chairs):
        raise ClassRefusal("two-seats")


@_after.register
def _(
    step: steps.ClassTableStopped, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    changes = {n: replace(room.seating(n), stopped=step.stopped) for n in step.tables}
    return replace(room, tables=_with(room.tables, changes))


@_after.register
def _(
    step: steps.ClassTableClosed, room: Classroom, entry: ClassEntry, number: int
) -> Classroom:
    del entry, number
    changes = {n: replace(room.seating(n), closed=True) for n in step.tables}
    return replace(room, tables=_with(room.tables, changes))


@_after.register
def _(step: steps.ClassHandShown, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    seats = tuple(seat for seat in _SEATS if seat in step.seats)
    shown = replace(room.seating(step.number), shown=seats)
    return replace(room, tables=_with(room.tables, {step.number: shown}))


@_after.register
def _(step: steps.CardsPointed, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    pointed = replace(room.seating(step.number), pointed=step.cards)
    return replace(room, tables=_with(room.tables, {step.number: pointed}))


@_after.register
def _(step: steps.ChairsTurned, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    _demand_chairs(room, step.chairs)
    turned = replace(room.seating(step.number), chairs=MappingProxyType(step.chairs))
    return replace(room, tables=_with(room.tables, {step.number: turned}))


@_after.register
def _(step: steps.VoteAsked, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    votes: Mapping[int, str] | None = MappingProxyType({}) if step.open else None
    asked = replace(room.seating(step.number), votes=votes)
    return replace(room, tables=_with(room.tables, {step.number: asked}))


@_after.register
def _(step: steps.VoteCast, room: Classroom, entry: ClassEntry, number: int) -> Classroom:
    del entry, number
    room.pupil(step.pupil)
    seating = room.seating(step.number)
    if seating.votes is None:
        raise ClassRefusal("no-vote")
    voted = replace(seating, votes=_with(seating.votes, {step.pupil: step.call}))
    return replace(room, tables=_with(room.tables, {step.number: voted}))


def next_number(room: Classroom, what: str) -> int:
    """Return the number of the next *what*: a pupil, exercise or assignment.

    Example:
        >>> next_number(Classroom(), "pupil")
        1
    """
    return room.last.get(what, 0) + 1


def _count_numbered(room: Classroom, what: str, number: int) -> Classroom:
    return replace(room, last=_with(room.last, {what: max(number, room.last.get(what, 0))}))


def without_pupil(step: AnyStep, pupil: int) -> AnyStep | None:
    """Return *step* without the erased *pupil*'s data; ``None`` if nothing is left.

    Example:
        >>> without_pupil(steps.PupilJoined(3, "Anne", "x"), 3)
        PupilErased(pupil=3)
        >>> without_pupil(steps.HandTurned(3, True), 3) is None
        True
    """
    match step:
        case steps.PupilJoined(pupil=number) if number == pupil:
            return steps.PupilErased(pupil)
        case (
            steps.PupilKeyGiven(pupil=number)
            | steps.PupilRenamed(pupil=number)
            | steps.SharingChosen(pupil=number)
            | steps.HandTurned(pupil=number)
            | steps.VoteCast(pupil=number)
        ) if number == pupil:
            return None
        case steps.AnswersGiven(answers=answers):
            kept = tuple(each for each in answers if each.pupil != pupil)
            return replace(step, answers=kept) if kept else None
        case steps.ExerciseAssigned(pupils=pupils) | steps.WordSaid(pupils=pupils) if (
            pupil in pupils
        ):
            others = tuple(each for each in pupils if each != pupil)
            return replace(step, pupils=others) if others else None
        case steps.ClassTableOpened(chairs=chairs) | steps.ChairsTurned(chairs=chairs):
            left = {seat: each for seat, each in chairs.items() if each != pupil}
            return replace(step, chairs=left)
        case _:
            return step
