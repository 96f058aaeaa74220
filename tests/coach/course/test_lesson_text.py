"""Lessons as text: what a teacher writes is read, and what is wrong is told with its place."""

from __future__ import annotations

import pytest

from biritch.coach.course.lesson import (
    AnswerQuestion,
    CallByTheBook,
    ChooseContract,
    LeadAsAgreed,
    SignalAsAgreed,
    TakeTricks,
)
from biritch.coach.course.lesson_text import LessonFault, read_entry

HEAD = """# A remark.
order: 3
part: auction
title en: A lesson
title fr: Une leçon
text en: One paragraph, / and
  another.
text fr: Un alinéa, / et
  un autre.
"""
DEAL = """deal: N:AQ5.K832.A74.K65 J982.J9.QT6.T942 K43.AQ5.K982.A83 T76.T764.J53.QJ7
board: 3
goal: call 1
task en: Call.
task fr: Déclarez.
hint en: Count.
hint fr: Comptez.
done en: Good.
done fr: Bien.
missed en: No.
missed fr: Non.
"""


def test_a_lesson_is_read() -> None:
    entry = read_entry(
        HEAD + DEAL + DEAL.replace("board: 3", "board: 4\nsystem: sef"), "a_b.lesson"
    )
    lesson = entry.LESSON
    assert (lesson.name, lesson.order, lesson.part) == ("a-b", 3, "auction")
    assert lesson.text["fr"] == "Un alinéa,\net un autre."
    assert entry.SENTENCES["fr"] == "lesson-a-b = Une leçon\n"
    assert [deal.system for deal in lesson.deals] == ["sif", "sef"]
    assert [deal.board.number for deal in lesson.deals] == [3, 4]
    assert lesson.deals[0].robot == "rule:sif"


@pytest.mark.parametrize(
    ("goal", "kind"),
    [
        ("take 9", TakeTricks),
        ("take", TakeTricks),
        ("call", CallByTheBook),
        ("lead S H", LeadAsAgreed),
        ("signal", SignalAsAgreed),
        ("choose", ChooseContract),
        ("ask points S", AnswerQuestion),
    ],
)
def test_every_goal_is_read(goal: str, kind: type) -> None:
    [deal] = read_entry(HEAD + DEAL.replace("call 1", goal), "x.lesson").LESSON.deals
    assert isinstance(deal.goals[0], kind)


def test_calls_accepted_belong_to_the_goal() -> None:
    text = HEAD + DEAL.replace("goal: call 1", "accept: 1D 1H\ngoal: call 1")
    [goal] = read_entry(text, "x.lesson").LESSON.deals[0].goals
    assert isinstance(goal, CallByTheBook)
    assert list(map(str, goal.accepted)) == ["1D", "1H"]


@pytest.mark.parametrize(
    ("before", "after", "line", "column", "what"),
    [
        ("order: 3", "order: three", 2, 8, "not a number: 'three'"),
        ("part: auction", "part: dessert", 3, 7, "one of minibridge"),
        ("order: 3", "order 3", 2, 8, "no colon"),
        ("order: 3", "ordre: 3", 2, 1, "not a word of a lesson: 'ordre'"),
        ("order: 3", "order: 3\norder: 4", 3, 1, "'order' is there twice"),
        ("title fr: Une leçon", "", 2, 1, "no 'title fr'"),
        ("title fr: Une leçon", "title fr:", 5, 10, "says nothing"),
        ("# A remark.", "  goes on", 1, 1, "goes on with none"),
        ("goal: call 1", "goal: win 1", 12, 7, "not a goal: 'win'"),
        ("goal: call 1", "goal: take nine", 12, 7, "not written so"),
        ("goal: call 1", "goal: take 9 9", 12, 7, "one number at most"),
        ("goal: call 1", "goal: lead", 12, 7, "which suits?"),
        ("goal: call 1", "goal: signal S", 12, 7, "nothing follows"),
        ("goal: call 1", "goal: ask tea", 12, 7, "not a question: 'tea'"),
        ("goal: call 1", "goal: ask points X", 12, 7, "points is not asked so"),
        ("goal: call 1", "", 10, 1, "no 'goal'"),
        ("N:AQ5", "N:AQX", 10, 7, ""),
        ("goal: call 1", "begun: 1N P 3Z\ngoal: call 1", 12, 13, "not a card: '3Z'"),
        ("goal: call 1", "begun: 1N 1D\ngoal: call 1", 12, 8, ""),
        ("goal: call 1", "begun: P P P P\ngoal: call 1", 12, 8, "nothing is left to do"),
        ("goal: call 1", "seat: X\ngoal: call 1", 12, 7, "not a seat: 'X'"),
        ("hint fr: Comptez.", "", 15, 1, "hint in both languages"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    before: str, after: str, line: int, column: int, what: str
) -> None:
    text = HEAD + DEAL
    assert before in text
    with pytest.raises(LessonFault) as fault:
        read_entry(text.replace(before, after, 1), "x.lesson")
    assert str(fault.value).startswith("x.lesson, line ")
    assert (fault.value.line, fault.value.column) == (line, column), str(fault.value)
    assert what in str(fault.value)


def test_a_lesson_without_deals_is_none() -> None:
    with pytest.raises(LessonFault, match="no 'deal'"):
        read_entry(HEAD, "x.lesson")
