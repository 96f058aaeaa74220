"""A class as its teacher sees it, and as one of its pupils does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from biritch.coach.classes.classroom import (
    TEACHER,
    Classroom,
    ClassWord,
    Exercise,
    ExerciseItem,
)
from biritch.coach.classes.report import (
    AnswerTally,
    PupilReport,
    answer_rows,
    done_items,
)
from biritch.core.phrase import Phrase
from biritch.server.classes import messages as pieces
from biritch.server.classes.registry import ClassRecord
from biritch.server.learn.drill_lessons import drill_titles
from biritch.server.web.wire import Sentence, bilingual, sentence

if TYPE_CHECKING:
    from biritch.coach.classes.classroom import PupilAnswer


_MOST_SHARED = 100
"""Answers of one pupil that others see, the newest ones."""


def teacher_view(
    record: ClassRecord, stamp: str, today: str, tables: list[pieces.ClassTableView]
) -> pieces.ClassView:
    """Return the class with the work of all its pupils; *today* is a date."""
    room = record.room
    told = record.report
    return pieces.ClassView(
        code=record.code,
        title=room.title,
        n=record.n,
        stamp=stamp,
        door=room.door,
        today=today,
        pupils=[
            pieces.PupilRow(each.number, each.name, bool(each.account), each.at)
            for each in room.here
        ],
        exercises=[exercise_view(each) for each in room.exercises.values()],
        assignments=[
            pieces.AssignmentRow(
                each.number, each.exercise, list(each.pupils), each.due, each.at
            )
            for each in room.assignments.values()
        ],
        skills=_skills(told.skills),
        decisions=[
            pieces.DecisionRow(
                each.exercise,
                each.item,
                each.decision,
                each.kind,
                each.before.split(),
                list(each.right),
                _tally(each.tally),
                [pieces.GivenRow(one.given, one.verdict, one.pupils) for one in each.given],
            )
            for each in told.decisions
        ],
        lines=[_line(each) for each in told.pupils],
        hands=list(room.hands),
        words=[_word(each) for each in room.words],
        tables=tables,
    )


def pupil_view(  # noqa: PLR0913, PLR0917 - all that a pupil is told
    record: ClassRecord,
    pupil: int,
    stamp: str,
    today: str,
    seat: pieces.PupilSeat | None,
    votes: list[pieces.VoteView],
) -> pieces.PupilView:
    """Return the class as *pupil* sees it."""
    room = record.room
    known = room.pupil(pupil)
    line = next(each for each in record.report.pupils if each.pupil == pupil)
    due = [
        pieces.DueExercise(
            each.number,
            exercise_view(room.exercise(each.exercise)),
            each.due,
            sorted(done_items(room, pupil, each.exercise)),
        )
        for each in room.due(pupil)
    ]
    return pieces.PupilView(
        code=record.code,
        title=room.title,
        n=record.n,
        stamp=stamp,
        pupil=pupil,
        name=known.name,
        today=today,
        due=due,
        skills=_skills(line.skills),
        answers=[_answer(each) for each in room.answers if each.pupil == pupil],
        hand=pupil in room.hands,
        words=[_word(each) for each in room.words if not each.pupils or pupil in each.pupils],
        table=seat,
        votes=votes,
        shares=list(known.shares),
        shared=list(_shared_work(record, pupil)),
    )


def _shared_work(record: ClassRecord, pupil: int) -> Iterator[pieces.SharedWork]:
    """Yield what the other pupils share with *pupil*."""
    room = record.room
    lines = {each.pupil: each for each in record.report.pupils}
    mine = {(each.exercise, each.item) for each in room.answers if _is_done_by(each, pupil)}
    due = {each.number for each in room.due(pupil)}
    for other in room.here:
        if other.number == pupil or not other.shares:
            continue
        line = lines[other.number]
        done = [pieces.DoneRow(each, *line.done[each]) for each in line.done if each in due]
        # Pupils who have not done a deal yet do not see what others answered.
        answers = [
            _answer(each)
            for each in room.answers
            if each.pupil == other.number and (each.exercise, each.item) in mine
        ]
        yield pieces.SharedWork(
            other.name,
            done if "done" in other.shares else None,
            _skills(line.skills) if "skills" in other.shares else None,
            answers[-_MOST_SHARED:] if "answers" in other.shares else None,
        )


def _is_done_by(answer: PupilAnswer, pupil: int) -> bool:
    return answer.pupil == pupil and answer.done


def exercise_view(exercise: Exercise) -> pieces.ExerciseView:
    """Return *exercise* with its deals."""
    items = [_item(item) for item in exercise.items]
    return pieces.ExerciseView(exercise.number, exercise.title, items)


def _item(item: ExerciseItem) -> pieces.ItemView:
    path = f"/learn/course/{item.name}?deal={item.number}"
    if item.kind == "board":
        path = "/class"
    return pieces.ItemView(
        item.key,
        item.kind,
        item.name,
        item.number,
        item.text,
        item_title(item),
        path,
    )


def item_title(item: ExerciseItem) -> Sentence:
    """Return the title of *item*: lesson and deal, drill, or board."""
    if item.kind == "course":
        name = Phrase.of(f"lesson-{item.name}")
        return sentence(Phrase.of("class-item-course", title=name, number=item.number))
    if item.kind == "drill":
        titles = drill_titles(item.name)
        return bilingual({lang: f"{text} {item.number}" for lang, text in titles.items()})
    return _same(item.title)


def skill_title(skill: str) -> Sentence:
    """Return the title of *skill*."""
    kind, _, name = skill.partition(":")
    if kind == "course":
        return sentence(Phrase.of(f"lesson-{name}"))
    if kind == "drill":
        return bilingual(drill_titles(f"drill.{name}.sef.a"))
    return _same(name)


@lru_cache(512)
def _same(text: str) -> Sentence:
    return bilingual({"en": text, "fr": text})


def _tally(tally: AnswerTally) -> pieces.TallyMessage:
    return pieces.TallyMessage(
        tally.right, tally.accepted, tally.wrong, tally.mended, tally.tries
    )


def _skills(skills: Mapping[str, AnswerTally]) -> list[pieces.SkillRow]:
    # Where it goes worst comes first: that is what the next lesson is about.
    ordered = sorted(skills.items(), key=lambda each: (each[1].share, each[0]))
    return [pieces.SkillRow(skill_title(skill), _tally(tally)) for skill, tally in ordered]


def _line(line: PupilReport) -> pieces.PupilLine:
    done = [pieces.DoneRow(number, *counts) for number, counts in line.done.items()]
    return pieces.PupilLine(line.pupil, _tally(line.tally), _skills(line.skills), done)


def _answer(answer: PupilAnswer) -> pieces.AnswerRow:
    return pieces.AnswerRow(
        answer.exercise,
        answer.item,
        answer.decision,
        answer.kind,
        answer.given,
        list(answer.right),
        answer.verdict,
        answer.result,
        answer.done,
        answer.at,
    )


def _word(word: ClassWord) -> pieces.WordRow:
    return pieces.WordRow(word.n, word.text, list(word.pupils), word.at)


def export_document(room: Classroom, code: str, pupil: int | None = None) -> dict[str, object]:
    """Return all data of a class, or of one *pupil*, for a JSON file."""
    pupils = [each for each in room.here if pupil in (None, each.number)]
    document: dict[str, object] = {
        "biritch": "class",
        "code": code,
        "title": room.title,
        "opened": room.at,
        "pupils": [
            {
                "number": each.number,
                "name": each.name,
                "joined": each.at,
                "shares": list(each.shares),
            }
            for each in pupils
        ],
        "answers": answer_rows(room, pupil),
    }
    if pupil is None:
        document["exercises"] = list(room.exercises.values())
        document["assignments"] = list(room.assignments.values())
    document["words"] = [
        {"text": each.text, "pupils": list(each.pupils), "at": each.at}
        for each in room.words
        if pupil in (None, TEACHER) or not each.pupils or pupil in each.pupils
    ]
    return document
