"""A class as a fold of steps: names, exercises, answers, tables, and what erasing leaves."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from biritch.coach.classes import steps
from biritch.coach.classes.classroom import (
    ClassRefusal,
    Classroom,
    ExerciseItem,
    PupilAnswer,
    Verdict,
)
from biritch.coach.classes.fold import (
    fold_class,
    has_changed_since,
    next_number,
    take_entry,
    without_pupil,
)
from biritch.coach.classes.names import plain_pupil_name
from biritch.coach.classes.report import answer_rows, done_items, progress, report
from biritch.coach.classes.steps import (
    AnyStep,
    ClassEntry,
    read_class_entry,
    write_class_entry,
)

FOUNDED = steps.ClassFounded("Tuesday", "key", "salt")
TRICK = ExerciseItem("course", "trick", 1)
POINTS = ExerciseItem("course", "points", 1)


def room_of(*taken: AnyStep) -> Classroom:
    room = Classroom()
    for number, step in enumerate((FOUNDED, *taken)):
        room = take_entry(room, ClassEntry(step, at="2026-11-28T10:00:00"), number)
    return room


def joined(*names: str) -> list[AnyStep]:
    return [
        steps.PupilJoined(number, name, f"key{number}") for number, name in enumerate(names, 1)
    ]


def answer(pupil: int, verdict: Verdict, decision: int = 0, **more: object) -> PupilAnswer:
    asked = {"given": "1S", "right": ("1H",), "skill": "course:trick", **more}
    made: PupilAnswer = msgspec.convert(
        {
            "pupil": pupil,
            "exercise": 1,
            "item": TRICK.key,
            "decision": decision,
            "kind": "call",
            "verdict": verdict,
            **asked,
        },
        PupilAnswer,
    )
    return made


def refused(*taken: AnyStep) -> str:
    with pytest.raises(ClassRefusal) as refusal:
        room_of(*taken)
    return refusal.value.phrase.name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", "name-empty"),
        (" \t ", "name-empty"),
        ("x" * 25, "name-long"),
        ("!!!", "name-letters"),
        ("M3rde", "name-rude"),
        ("f u c k", "name-rude"),
        ("Enculé", "name-rude"),
        ("Les Connards", "name-rude"),
    ],
)
def test_a_name_nobody_wants_is_refused_in_a_line(typed: str, name: str) -> None:
    assert refused(steps.PupilJoined(1, typed, "k")) == f"class-{name}"


@pytest.mark.parametrize("typed", ["Constance", "Zoé", "李雷", "Anne B.", "O'Connor"])
def test_names_of_people_are_taken(typed: str) -> None:
    assert plain_pupil_name(f"  {typed} ") == typed


def test_a_double_name_is_refused_whatever_its_accents() -> None:
    assert refused(*joined("Zoé"), steps.PupilJoined(2, "ZOE", "k")) == "class-name-double"
    both = room_of(*joined("Zoé"), steps.PupilJoined(2, "Zoé B", "k"))
    assert [pupil.name for pupil in both.here] == ["Zoé", "Zoé B"]


def test_a_shut_door_lets_nobody_in_and_opens_again() -> None:
    shut = steps.DoorTurned(False)
    assert refused(shut, *joined("Anne")) == "class-door-shut"
    assert room_of(shut, steps.DoorTurned(True), *joined("Anne")).here


def test_a_step_answers_the_version_it_saw() -> None:
    exercise = steps.ExerciseWritten(1, "Week 1", (TRICK,))
    room = room_of(*joined("Anne"), exercise)
    assert has_changed_since(room, exercise, 1)
    assert not has_changed_since(room, exercise, 2)
    assert not has_changed_since(room, steps.WordSaid("hello"), 0)


def test_what_is_due_comes_by_date_and_to_whom_it_concerns() -> None:
    room = room_of(
        *joined("Anne", "Bob"),
        steps.ExerciseWritten(1, "One", (TRICK, POINTS, TRICK)),
        steps.ExerciseWritten(2, "Two", (POINTS,)),
        steps.ExerciseAssigned(1, 1),
        steps.ExerciseAssigned(2, 2, (2,), "2026-12-01"),
    )
    assert [each.number for each in room.due(1)] == [1]
    assert [each.number for each in room.due(2)] == [2, 1]
    assert len(room.exercise(1).items) == 2  # the same deal twice is one
    assert refused(
        steps.ExerciseWritten(1, "One", (TRICK,)), steps.ExerciseAssigned(1, 1, (), "tomorrow")
    ) == ("class-date")


def test_first_answers_count_and_mended_ones_are_told() -> None:
    room = room_of(
        *joined("Anne", "Bob"),
        steps.ExerciseWritten(1, "One", (TRICK, POINTS)),
        steps.ExerciseAssigned(1, 1),
        steps.AnswersGiven((answer(1, "wrong"),)),
        steps.AnswersGiven((answer(1, "right", given="1H", done=True),)),
        steps.AnswersGiven((answer(2, "accepted", given="1N", done=True),)),
    )
    told = report(room)
    tally = told.skills["course:trick"]
    assert (tally.right, tally.accepted, tally.wrong, tally.mended, tally.tries) == (
        0,
        1,
        1,
        1,
        3,
    )
    [decision] = told.decisions
    assert [(each.given, each.pupils) for each in decision.given] == [("1S", [1]), ("1N", [2])]
    assert progress(room, room.assignments[1], done_items(room, 1, 1)) == (1, 2)
    rows = answer_rows(room)
    assert [(row["pupil"], row["try"]) for row in rows] == [
        ("Anne", "1"),
        ("Anne", "2"),
        ("Bob", "1"),
    ]
    assert [row["pupil"] for row in answer_rows(room, 2)] == ["Bob"]


def test_a_pupil_who_moves_leaves_the_table_before() -> None:
    opened = steps.ClassTableOpened(1, "a", 1, 1, "", "all", {"N": 1, "S": 2})
    again = steps.ClassTableOpened(2, "b", 2, 2, "", "all", {"E": 1, "S": 2})
    room = room_of(*joined("Anne", "Bob"), opened, again)
    found = room.table_of(1)
    assert found is not None
    assert (found[0].number, found[1]) == (2, "E")
    assert room.tables[1].closed
    twice = steps.ClassTableOpened(1, "a", 1, 1, "", "all", {"N": 1, "S": 1})
    assert refused(*joined("Anne"), twice) == "class-two-seats"


def test_a_vote_is_taken_only_while_it_is_asked() -> None:
    opened = steps.ClassTableOpened(1, "a", 1, 1, "", "all", {"N": 1})
    begun = [*joined("Anne", "Bob"), opened]
    assert refused(*begun, steps.VoteCast(1, 2, "1N")) == "class-no-vote"
    room = room_of(*begun, steps.VoteAsked(1, True), steps.VoteCast(1, 2, "1N"))
    assert room.tables[1].votes == {2: "1N"}
    ended = room_of(*begun, steps.VoteAsked(1, True), steps.VoteAsked(1, False))
    assert ended.tables[1].votes is None


def everything() -> Iterable[AnyStep]:
    yield from joined("Anne", "Bob")
    yield steps.ExerciseWritten(1, "One", (TRICK,))
    yield steps.ExerciseAssigned(1, 1, (1,))
    yield steps.ExerciseAssigned(2, 1, (1, 2))
    yield steps.AnswersGiven((answer(1, "wrong"), answer(2, "right")))
    yield steps.HandTurned(1, True)
    yield steps.WordSaid("Well done, Anne", (1,))
    yield steps.ClassTableOpened(1, "a", 1, 1, "", "all", {"N": 1, "S": 2})
    yield steps.VoteAsked(1, True)
    yield steps.VoteCast(1, 1, "1N")
    yield steps.PupilRenamed(1, "Anna")


def test_an_erased_pupil_leaves_no_trace_and_no_number() -> None:
    left = [without_pupil(step, 1) for step in everything()]
    room = room_of(*(step for step in left if step is not None))
    text = b"".join(
        write_class_entry(ClassEntry(step)) for step in left if step is not None
    ).decode()
    assert "Ann" not in text
    assert '"pupil":1,"exercise"' not in text
    assert [pupil.name for pupil in room.here] == ["Bob"]
    assert next_number(room, "pupil") == 3
    assert dict(room.tables[1].chairs) == {"S": 2}
    assert [each.pupil for each in room.answers] == [2]


def test_a_log_is_read_whatever_is_refused_today() -> None:
    """Rules that came later, a word that is rude now, do not shut an old class."""
    long_ago: list[AnyStep] = [
        FOUNDED,
        steps.DoorTurned(False),
        steps.PupilJoined(1, "Merde", "k"),
        steps.PupilJoined(2, "Merde", "k2"),
        steps.TitleGiven("x" * 500),
        steps.WordSaid("y" * 5000),
    ]
    room = fold_class(ClassEntry(step) for step in long_ago)
    assert [pupil.name for pupil in room.here] == ["Merde", "Merde"]


def test_every_step_is_read_as_it_was_written() -> None:
    for step in everything():
        entry = ClassEntry(step, "teacher", "2026-11-28T10:00:00", "r1")
        assert read_class_entry(write_class_entry(entry)) == entry
